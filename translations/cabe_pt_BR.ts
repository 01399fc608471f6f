<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Countries</name>
    <message>
        <source>Australia</source>
        <translation>Austrália</translation>
    </message>
    <message>
        <source>Belgium</source>
        <translation>Bélgica</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <translation>Bulgária</translation>
    </message>
    <message>
        <source>Brazil</source>
        <translation>Brasil</translation>
    </message>
    <message>
        <source>Canada</source>
        <translation>Canadá</translation>
    </message>
    <message>
        <source>China</source>
        <translation>China</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Alemanha</translation>
    </message>
    <message>
        <source>Denmark</source>
        <translation>Dinamarca</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espanha</translation>
    </message>
    <message>
        <source>European Union</source>
        <translation>União Europeia</translation>
    </message>
    <message>
        <source>France</source>
        <translation>França</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>Reino Unido</translation>
    </message>
    <message>
        <source>Hungary</source>
        <translation>Hungria</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irlanda</translation>
    </message>
    <message>
        <source>India</source>
        <translation>Índia</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Itália</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>Japão</translation>
    </message>
    <message>
        <source>South Korea</source>
        <translation>Coreia do Sul</translation>
    </message>
    <message>
        <source>Malta</source>
        <translation>Malta</translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation>México</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Países Baixos</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Singapore</source>
        <translation>Singapura</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>Estados Unidos</translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation>Vietnã</translation>
    </message>
    <message>
        <source>South Africa</source>
        <translation>África do Sul</translation>
    </message>
</context>
<context>
    <name>cabe::Application</name>
    <message>
        <source>Advisor for LLM hardware</source>
        <translation>Consultor de hardware para LLMs</translation>
    </message>
    <message>
        <source>Language of the interface: pt-BR or en.</source>
        <translation>Idioma da interface: pt-BR ou en.</translation>
    </message>
    <message>
        <source>Project to open.</source>
        <translation>Projeto a abrir.</translation>
    </message>
</context>
<context>
    <name>cabe::BudgetForm</name>
    <message>
        <source>Budget</source>
        <translation>Orçamento</translation>
    </message>
    <message>
        <source>%1/month</source>
        <translation>%1/mês</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Upfront up to</source>
        <translation>Na compra até</translation>
    </message>
    <message>
        <source>Per month up to</source>
        <translation>Por mês até</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>mês</numerusform>
            <numerusform>meses</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept used cards</source>
        <translation>Aceitar placas usadas</translation>
    </message>
</context>
<context>
    <name>cabe::CatalogWords</name>
    <message>
        <source>graphics cards and computers</source>
        <translation>placas de vídeo e computadores</translation>
    </message>
    <message>
        <source>language models</source>
        <translation>modelos de linguagem</translation>
    </message>
    <message>
        <source>tensor types of GGUF files</source>
        <translation>tipos de tensor dos arquivos GGUF</translation>
    </message>
    <message>
        <source>weight formats</source>
        <translation>formatos dos pesos</translation>
    </message>
    <message>
        <source>types of the KV cache</source>
        <translation>tipos do cache KV</translation>
    </message>
    <message>
        <source>programs with their memory rules</source>
        <translation>programas com suas regras de memória</translation>
    </message>
    <message>
        <source>memory that drivers take</source>
        <translation>memória que os drivers ocupam</translation>
    </message>
    <message>
        <source>programs and the cards they support</source>
        <translation>programas e as placas que eles aceitam</translation>
    </message>
    <message>
        <source>GPU architectures</source>
        <translation>arquiteturas de GPU</translation>
    </message>
    <message>
        <source>which program reads which format</source>
        <translation>qual programa lê qual formato</translation>
    </message>
    <message>
        <source>CUDA and ROCm versions</source>
        <translation>versões de CUDA e ROCm</translation>
    </message>
    <message>
        <source>prices of cards</source>
        <translation>preços de placas</translation>
    </message>
    <message>
        <source>local price ÷ converted US price</source>
        <translation>preço local ÷ preço dos EUA convertido</translation>
    </message>
    <message>
        <source>resale curves</source>
        <translation>curvas de revenda</translation>
    </message>
    <message>
        <source>rented machines</source>
        <translation>máquinas de aluguel</translation>
    </message>
    <message>
        <source>prices of outgoing traffic</source>
        <translation>preços do tráfego de saída</translation>
    </message>
    <message>
        <source>changes of rent prices</source>
        <translation>mudanças nos preços de aluguel</translation>
    </message>
    <message>
        <source>prices of APIs</source>
        <translation>preços de APIs</translation>
    </message>
    <message>
        <source>electricity tariffs</source>
        <translation>tarifas de energia</translation>
    </message>
    <message>
        <source>tariff flags</source>
        <translation>bandeiras tarifárias</translation>
    </message>
    <message>
        <source>tariff flag of each month</source>
        <translation>bandeira tarifária de cada mês</translation>
    </message>
    <message>
        <source>taxes</source>
        <translation>impostos</translation>
    </message>
    <message>
        <source>exchange rates</source>
        <translation>taxas de câmbio</translation>
    </message>
    <message>
        <source>CO₂ of the power grids</source>
        <translation>CO₂ das redes elétricas</translation>
    </message>
    <message>
        <source>PUE figures</source>
        <translation>valores de PUE</translation>
    </message>
    <message>
        <source>PCIe generations</source>
        <translation>gerações do PCIe</translation>
    </message>
    <message>
        <source>power connectors</source>
        <translation>conectores de energia</translation>
    </message>
    <message>
        <source>standards of power supplies</source>
        <translation>padrões de fontes</translation>
    </message>
    <message>
        <source>efficiency of power supplies</source>
        <translation>eficiência das fontes</translation>
    </message>
    <message>
        <source>outlets</source>
        <translation>tomadas</translation>
    </message>
    <message>
        <source>planning constants</source>
        <translation>constantes de planejamento</translation>
    </message>
    <message>
        <source>kinds of RAM</source>
        <translation>tipos de RAM</translation>
    </message>
    <message>
        <source>share of the RAM bandwidth that is reached</source>
        <translation>parte da largura de banda da RAM que se alcança</translation>
    </message>
    <message>
        <source>power of processors</source>
        <translation>potência dos processadores</translation>
    </message>
    <message>
        <source>PCIe of platforms</source>
        <translation>PCIe das plataformas</translation>
    </message>
    <message>
        <source>power of whole computers</source>
        <translation>potência de computadores inteiros</translation>
    </message>
    <message>
        <source>idle power of cards</source>
        <translation>potência de placas em repouso</translation>
    </message>
    <message>
        <source>external links</source>
        <translation>ligações externas</translation>
    </message>
    <message>
        <source>rules of the trade</source>
        <translation>regras da prática</translation>
    </message>
    <message>
        <source>PCI ids of cards</source>
        <translation>ids PCI das placas</translation>
    </message>
    <message>
        <source>PCI ids that several cards carry</source>
        <translation>ids PCI que várias placas têm</translation>
    </message>
    <message>
        <source>cards without a PCI id</source>
        <translation>placas sem id PCI</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>glossário</translation>
    </message>
    <message>
        <source>defaults of a project</source>
        <translation>padrões de um projeto</translation>
    </message>
    <message>
        <source>calibration of speed</source>
        <translation>calibração da velocidade</translation>
    </message>
    <message>
        <source>1 unit of</source>
        <translation>1 unidade de</translation>
    </message>
    <message>
        <source>As in a project</source>
        <translation>Como no projeto</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Fabricante</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitetura</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <translation>Memória (GB)</translation>
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation>Largura de banda (GB/s)</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Lançamento</translation>
    </message>
    <message>
        <source>Parameters (billion)</source>
        <translation>Parâmetros (bilhões)</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Contexto (tokens)</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Lê</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Weights per block</source>
        <translation>Pesos por bloco</translation>
    </message>
    <message>
        <source>Bytes per block</source>
        <translation>Bytes por bloco</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Família</translation>
    </message>
    <message>
        <source>Bits per weight</source>
        <translation>Bits por peso</translation>
    </message>
    <message>
        <source>Bits without scales</source>
        <translation>Bits sem escalas</translation>
    </message>
    <message>
        <source>Quality (order)</source>
        <translation>Qualidade (ordem)</translation>
    </message>
    <message>
        <source>Base type</source>
        <translation>Tipo-base</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>Bits por valor</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Tried by “auto”</source>
        <translation>Tentado em “auto”</translation>
    </message>
    <message>
        <source>Default KV cache</source>
        <translation>Cache KV padrão</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Per process (MiB)</source>
        <translation>Por processo (MiB)</translation>
    </message>
    <message>
        <source>Desktop (MiB)</source>
        <translation>Área de trabalho (MiB)</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Faz</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>Aceito</translation>
    </message>
    <message>
        <source>CUDA capability from</source>
        <translation>Capacidade CUDA a partir de</translation>
    </message>
    <message>
        <source>Toolkit</source>
        <translation>Kit</translation>
    </message>
    <message>
        <source>Driver on Linux</source>
        <translation>Driver no Linux</translation>
    </message>
    <message>
        <source>Driver on Windows</source>
        <translation>Driver no Windows</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Placa</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Provedor</translation>
    </message>
    <message>
        <source>Kind of provider</source>
        <translation>Tipo de provedor</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Placas</translation>
    </message>
    <message>
        <source>What is billed</source>
        <translation>O que se cobra</translation>
    </message>
    <message>
        <source>US$ per GB</source>
        <translation>US$ por GB</translation>
    </message>
    <message>
        <source>Free (GB/month)</source>
        <translation>Grátis (GB/mês)</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Cobrança</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>US$/h before</source>
        <translation>US$/h antes</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>US$/h after</source>
        <translation>US$/h depois</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Id of the model</source>
        <translation>Id do modelo</translation>
    </message>
    <message>
        <source>Input (US$ per million)</source>
        <translation>Entrada (US$ por milhão)</translation>
    </message>
    <message>
        <source>Output (US$ per million)</source>
        <translation>Saída (US$ por milhão)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Price per kWh</source>
        <translation>Preço por kWh</translation>
    </message>
    <message>
        <source>R$ per kWh</source>
        <translation>R$ por kWh</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandeira</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Em</translation>
    </message>
    <message>
        <source>CO₂ (g/kWh)</source>
        <translation>CO₂ (g/kWh)</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Geração</translation>
    </message>
    <message>
        <source>GB/s per lane</source>
        <translation>GB/s por pista</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>Potência (W)</translation>
    </message>
    <message>
        <source>Factor for peaks</source>
        <translation>Fator para picos</translation>
    </message>
    <message>
        <source>Of a server</source>
        <translation>De servidor</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Tensão</translation>
    </message>
    <message>
        <source>At 20%</source>
        <translation>Com 20%</translation>
    </message>
    <message>
        <source>At 50%</source>
        <translation>Com 50%</translation>
    </message>
    <message>
        <source>At 100%</source>
        <translation>Com 100%</translation>
    </message>
    <message>
        <source>Voltage (V)</source>
        <translation>Tensão (V)</translation>
    </message>
    <message>
        <source>Current (A)</source>
        <translation>Corrente (A)</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
    </message>
    <message>
        <source>Bus (bits)</source>
        <translation>Barramento (bits)</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Idle (W)</source>
        <translation>Em repouso (W)</translation>
    </message>
    <message>
        <source>Load, low (W)</source>
        <translation>Em carga, mínimo (W)</translation>
    </message>
    <message>
        <source>Load, high (W)</source>
        <translation>Em carga, máximo (W)</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Anos</translation>
    </message>
    <message>
        <source>Planning value</source>
        <translation>Valor de planejamento</translation>
    </message>
    <message>
        <source>Idle, low (W)</source>
        <translation>Em repouso, mínimo (W)</translation>
    </message>
    <message>
        <source>Idle, high (W)</source>
        <translation>Em repouso, máximo (W)</translation>
    </message>
    <message>
        <source>Low (GB/s)</source>
        <translation>Mínimo (GB/s)</translation>
    </message>
    <message>
        <source>High (GB/s)</source>
        <translation>Máximo (GB/s)</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Assunto</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Device ids</source>
        <translation>Ids do dispositivo</translation>
    </message>
    <message>
        <source>Device id</source>
        <translation>Id do dispositivo</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Termo</translation>
    </message>
    <message>
        <source>Gender in Portuguese</source>
        <translation>Gênero em português</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Interface</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Medições</translation>
    </message>
    <message>
        <source>consumer</source>
        <translation>consumo</translation>
    </message>
    <message>
        <source>workstation</source>
        <translation>estação de trabalho</translation>
    </message>
    <message>
        <source>data center</source>
        <translation>data center</translation>
    </message>
    <message>
        <source>laptop</source>
        <translation>notebook</translation>
    </message>
    <message>
        <source>unified memory</source>
        <translation>memória unificada</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>card</source>
        <translation>placa</translation>
    </message>
    <message>
        <source>module</source>
        <translation>módulo</translation>
    </message>
    <message>
        <source>integrated</source>
        <translation>integrada</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computador</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>images and text</source>
        <translation>imagens e texto</translation>
    </message>
    <message>
        <source>images, sound and text</source>
        <translation>imagens, som e texto</translation>
    </message>
    <message>
        <source>floating point</source>
        <translation>ponto flutuante</translation>
    </message>
    <message>
        <source>first generation</source>
        <translation>primeira geração</translation>
    </message>
    <message>
        <source>K-quant</source>
        <translation>K-quant</translation>
    </message>
    <message>
        <source>I-quant</source>
        <translation>I-quant</translation>
    </message>
    <message>
        <source>ternary</source>
        <translation>ternário</translation>
    </message>
    <message>
        <source>shared scale (MX)</source>
        <translation>escala compartilhada (MX)</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>sem quantização</translation>
    </message>
    <message>
        <source>server with a paged cache</source>
        <translation>servidor com cache paginado</translation>
    </message>
    <message>
        <source>training</source>
        <translation>treinamento</translation>
    </message>
    <message>
        <source>inference</source>
        <translation>inferência</translation>
    </message>
    <message>
        <source>library</source>
        <translation>biblioteca</translation>
    </message>
    <message>
        <source>PyTorch package</source>
        <translation>pacote do PyTorch</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usada</translation>
    </message>
    <message>
        <source>refurbished</source>
        <translation>recondicionada</translation>
    </message>
    <message>
        <source>marketplace</source>
        <translation>mercado</translation>
    </message>
    <message>
        <source>large cloud</source>
        <translation>nuvem grande</translation>
    </message>
    <message>
        <source>GPU cloud</source>
        <translation>nuvem de GPUs</translation>
    </message>
    <message>
        <source>regional</source>
        <translation>regional</translation>
    </message>
    <message>
        <source>whole machine</source>
        <translation>máquina inteira</translation>
    </message>
    <message>
        <source>per card</source>
        <translation>por placa</translation>
    </message>
    <message>
        <source>card alone</source>
        <translation>só a placa</translation>
    </message>
    <message>
        <source>residential</source>
        <translation>residencial</translation>
    </message>
    <message>
        <source>commercial</source>
        <translation>comercial</translation>
    </message>
    <message>
        <source>person</source>
        <translation>pessoa física</translation>
    </message>
    <message>
        <source>company</source>
        <translation>empresa</translation>
    </message>
    <message>
        <source>ICMS on electricity</source>
        <translation>ICMS sobre energia</translation>
    </message>
    <message>
        <source>PIS and COFINS on electricity</source>
        <translation>PIS e COFINS sobre energia</translation>
    </message>
    <message>
        <source>ICMS on imports</source>
        <translation>ICMS sobre importação</translation>
    </message>
    <message>
        <source>import duty</source>
        <translation>imposto de importação</translation>
    </message>
    <message>
        <source>bank margin on exchange</source>
        <translation>margem do banco no câmbio</translation>
    </message>
    <message>
        <source>services from abroad</source>
        <translation>serviços do exterior</translation>
    </message>
    <message>
        <source>230 V, redundant</source>
        <translation>230 V, redundante</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>bits</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>placas</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>fator</translation>
    </message>
    <message>
        <source>share</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>share of the price, up and down</source>
        <translation>parte do preço, para cima e para baixo</translation>
    </message>
    <message>
        <source>share of the rent</source>
        <translation>parte do aluguel</translation>
    </message>
    <message>
        <source>share of the value, up and down</source>
        <translation>parte do valor, para cima e para baixo</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>por ano</translation>
    </message>
    <message>
        <source>BTU/h per W</source>
        <translation>BTU/h por W</translation>
    </message>
    <message>
        <source>air conditioning</source>
        <translation>ar-condicionado</translation>
    </message>
    <message>
        <source>article</source>
        <translation>artigo</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuito elétrico</translation>
    </message>
    <message>
        <source>connector</source>
        <translation>conector</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>resfriamento</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>link between cards</source>
        <translation>ligação entre placas</translation>
    </message>
    <message>
        <source>effect of PCIe</source>
        <translation>efeito do PCIe</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>processador</translation>
    </message>
    <message>
        <source>form of servers</source>
        <translation>formato de servidores</translation>
    </message>
    <message>
        <source>power supply</source>
        <translation>fonte</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation>hardware</translation>
    </message>
    <message>
        <source>law</source>
        <translation>legislação</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memória</translation>
    </message>
    <message>
        <source>money</source>
        <translation>dinheiro</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisão</translation>
    </message>
    <message>
        <source>software</source>
        <translation>software</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidade</translation>
    </message>
    <message>
        <source>masculine</source>
        <translation>masculino</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>feminino</translation>
    </message>
    <message>
        <source>servers with a paged cache</source>
        <translation>servidores com cache paginado</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartilhada</translation>
    </message>
    <message>
        <source>GGUF, first generation</source>
        <translation>GGUF, primeira geração</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Também</translation>
    </message>
</context>
<context>
    <name>cabe::ChangesPanel</name>
    <message>
        <source>The smallest change that works</source>
        <translation>A menor mudança que resolve</translation>
    </message>
    <message>
        <source>from the least cost to the most</source>
        <translation>do menor custo ao maior</translation>
    </message>
    <message>
        <source>No single change of budget, power, format or context makes a card fit. Try a smaller model.</source>
        <translation>Nenhuma mudança isolada de orçamento, potência, formato ou contexto faz uma placa caber. Experimente um modelo menor.</translation>
    </message>
    <message>
        <source>See why the others fell</source>
        <translation>Ver por que as outras ficaram de fora</translation>
    </message>
    <message>
        <source>+ %1</source>
        <comment>extra cost of a change</comment>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Aplicar: %1</translation>
    </message>
    <message>
        <source>Apply suggestion</source>
        <translation>Aplicar sugestão</translation>
    </message>
</context>
<context>
    <name>cabe::ChartCard</name>
    <message>
        <source>Show as chart</source>
        <translation>Mostrar como gráfico</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabela</translation>
    </message>
    <message>
        <source>Export this chart</source>
        <translation>Exportar este gráfico</translation>
    </message>
</context>
<context>
    <name>cabe::CheckRow</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
</context>
<context>
    <name>cabe::CompareView</name>
    <message>
        <source>Pin the three best</source>
        <translation>Fixar as três melhores</translation>
    </message>
    <message>
        <source>Pin options</source>
        <translation>Fixar opções</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Nada para comparar ainda</translation>
    </message>
    <message>
        <source>Pin 2 to 5 options in the table to see them side by side.</source>
        <translation>Fixe de 2 a 5 opções na tabela para vê-las lado a lado.</translation>
    </message>
    <message>
        <source>Fewer than two options fit, so there is nothing to set side by side.</source>
        <translation>Menos de duas opções cabem; não há o que pôr lado a lado.</translation>
    </message>
    <message>
        <source>VRAM (GiB)</source>
        <translation>VRAM (GiB)</translation>
    </message>
    <message>
        <source>Bandwidth per card (GB/s)</source>
        <translation>Largura de banda por placa (GB/s)</translation>
    </message>
    <message>
        <source>TFLOPS FP16 per card, dense</source>
        <translation>TFLOPS FP16 por placa, densos</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>pede %1</translation>
    </message>
    <message>
        <source>%1 tok/s needs %2</source>
        <translation>%1 tok/s pedem %2</translation>
    </message>
    <message>
        <source>first token in %1: %2</source>
        <translation>primeiro token em %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s) below that.</source>
        <translation>
            <numerusform>%Ln opção abaixo disso.</numerusform>
            <numerusform>%Ln opções abaixo disso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost and speed</source>
        <translation>Custo e velocidade</translation>
    </message>
    <message>
        <source>up and left is better · line: nothing is faster for less</source>
        <translation>melhor é acima e à esquerda · linha: nada é mais rápido por menos</translation>
    </message>
    <message numerus="yes">
        <source>Total cost over %Ln month(s)</source>
        <translation>
            <numerusform>Custo total em %Ln mês</numerusform>
            <numerusform>Custo total em %Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens por segundo</translation>
    </message>
    <message>
        <source>minimum %1 tok/s</source>
        <translation>mínimo de %1 tok/s</translation>
    </message>
    <message>
        <source>On the line</source>
        <translation>Na linha</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <comment>column: total over that many months</comment>
        <translation>
            <numerusform>%Ln mês</numerusform>
            <numerusform>%Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Options on the line</source>
        <translation>Opções na linha</translation>
    </message>
    <message>
        <source>Off the line, because something faster costs less: %1.</source>
        <translation>Fora da linha, porque algo mais rápido custa menos: %1.</translation>
    </message>
    <message>
        <source>On the line: %1.</source>
        <translation>Na linha: %1.</translation>
    </message>
</context>
<context>
    <name>cabe::CostBanner</name>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Why this costs least</source>
        <translation>Por que isto custa menos</translation>
    </message>
</context>
<context>
    <name>cabe::CostVerdict</name>
    <message numerus="yes">
        <source>Buying costs least over %Ln month(s)</source>
        <translation>
            <numerusform>Comprar custa menos em %Ln mês</numerusform>
            <numerusform>Comprar custa menos em %Ln meses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renting costs least over %Ln month(s)</source>
        <translation>
            <numerusform>Alugar custa menos em %Ln mês</numerusform>
            <numerusform>Alugar custa menos em %Ln meses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The API costs least over %Ln month(s)</source>
        <translation>
            <numerusform>A API custa menos em %Ln mês</numerusform>
            <numerusform>A API custa menos em %Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>month %1: even with renting</source>
        <translation>mês %1: empata com o aluguel</translation>
    </message>
    <message>
        <source>month %1: even with the API</source>
        <translation>mês %1: empata com a API</translation>
    </message>
    <message>
        <source>Nothing else meets the limits, so there is nothing to set it against.</source>
        <translation>Nada mais atende aos limites; não há com que comparar.</translation>
    </message>
    <message>
        <source>Buying costs less from month %1</source>
        <translation>Comprar custa menos a partir do mês %1</translation>
    </message>
    <message>
        <source>Against renting.</source>
        <translation>Contra alugar.</translation>
    </message>
    <message>
        <source>Against the API, with %1 million tokens a month.</source>
        <translation>Contra a API, com %1 milhões de tokens por mês.</translation>
    </message>
    <message>
        <source>Against the API.</source>
        <translation>Contra a API.</translation>
    </message>
    <message>
        <source>Even with renting in month %1.</source>
        <translation>Empata com o aluguel no mês %1.</translation>
    </message>
    <message>
        <source>Even with the API in month %1.</source>
        <translation>Empata com a API no mês %1.</translation>
    </message>
    <message>
        <source>Against renting, buying does not pay off in this period.</source>
        <translation>Contra alugar, comprar não se paga neste período.</translation>
    </message>
    <message>
        <source>Against the API, buying does not pay off in this period.</source>
        <translation>Contra a API, comprar não se paga neste período.</translation>
    </message>
    <message>
        <source>From month %1 renting costs less than buying.</source>
        <translation>A partir do mês %1, alugar custa menos que comprar.</translation>
    </message>
    <message>
        <source>From month %1 the API costs less than buying.</source>
        <translation>A partir do mês %1, a API custa menos que comprar.</translation>
    </message>
    <message>
        <source>Renting costs more from the start.</source>
        <translation>Alugar custa mais desde o começo.</translation>
    </message>
    <message>
        <source>The API costs more from the start.</source>
        <translation>A API custa mais desde o começo.</translation>
    </message>
    <message numerus="yes">
        <source>Below %1 million tokens a month the API costs less over %Ln month(s).</source>
        <translation>
            <numerusform>Abaixo de %1 milhões de tokens por mês, a API custa menos em %Ln mês.</numerusform>
            <numerusform>Abaixo de %1 milhões de tokens por mês, a API custa menos em %Ln meses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Data would leave Brazil</source>
        <translation>Os dados sairiam do Brasil</translation>
    </message>
    <message>
        <source>Data would leave the country</source>
        <translation>Os dados sairiam do país</translation>
    </message>
    <message>
        <source>No card has enough memory</source>
        <translation>Nenhuma placa tem memória suficiente</translation>
    </message>
    <message>
        <source>No machine has enough memory</source>
        <translation>Nenhuma máquina tem memória suficiente</translation>
    </message>
    <message>
        <source>All cost more at the start than you have</source>
        <translation>Todas custam na compra mais do que você tem</translation>
    </message>
    <message>
        <source>All cost more a month than you have</source>
        <translation>Todas custam por mês mais do que você tem</translation>
    </message>
    <message>
        <source>No price is known</source>
        <translation>Não se conhece preço</translation>
    </message>
    <message>
        <source>No card meets the limits</source>
        <translation>Nenhuma placa atende aos limites</translation>
    </message>
    <message>
        <source>No rented machine meets the limits</source>
        <translation>Nenhuma máquina alugada atende aos limites</translation>
    </message>
    <message>
        <source>No API meets the limits</source>
        <translation>Nenhuma API atende aos limites</translation>
    </message>
    <message>
        <source>The catalogue has no card for this</source>
        <translation>O catálogo não tem placa para isto</translation>
    </message>
    <message>
        <source>The catalogue has no machine to rent for this</source>
        <translation>O catálogo não tem máquina de aluguel para isto</translation>
    </message>
    <message>
        <source>The catalogue has no API for this model</source>
        <translation>O catálogo não tem API deste modelo</translation>
    </message>
    <message>
        <source>Left out by your choice</source>
        <translation>Fora da comparação por escolha sua</translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s) fell: %1.</source>
        <translation>
            <numerusform>%Ln opção ficou de fora: %1.</numerusform>
            <numerusform>%Ln opções ficaram de fora: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Renting would cost %1.</source>
        <translation>Alugar custaria %1.</translation>
    </message>
    <message>
        <source>The API would cost %1.</source>
        <translation>A API custaria %1.</translation>
    </message>
    <message>
        <source>Buying costs less from the first month</source>
        <translation>Comprar custa menos desde o primeiro mês</translation>
    </message>
</context>
<context>
    <name>cabe::CostView</name>
    <message>
        <source>%1 (thousand %2)</source>
        <comment>title, currency</comment>
        <translation>%1 (mil %2)</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Nada para comparar ainda</translation>
    </message>
    <message>
        <source>No card, rented machine or API with a known price meets the limits of this stage. Loosen the budget or the speed, or choose another model.</source>
        <translation>Nenhuma placa, máquina alugada ou API com preço conhecido atende aos limites desta etapa. Afrouxe o orçamento ou a velocidade, ou escolha outro modelo.</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>Custo acumulado</translation>
    </message>
    <message>
        <source>without the sale at the end</source>
        <translation>sem a venda no fim</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <source>What the total is made of</source>
        <translation>Do que é feito o total</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range of an input</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>What the total depends on most</source>
        <translation>O que mais pesa no total</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <comment>way, number</comment>
        <translation>%1: hoje %2</translation>
    </message>
    <message>
        <source>%1 to %2 months</source>
        <comment>range of an input</comment>
        <translation>de %1 a %2 meses</translation>
    </message>
    <message>
        <source>%1: %2 at the start, %3 at the end</source>
        <comment>way, money, money</comment>
        <translation>%1: %2 no começo, %3 no fim</translation>
    </message>
    <message>
        <source>%1: %2 in all, of it %3</source>
        <comment>way, money, list of parts</comment>
        <translation>%1: %2 no total, sendo %3</translation>
    </message>
    <message>
        <source>%1, %2: total from %3 to %4</source>
        <comment>input, its range, money, money</comment>
        <translation>%1, %2: total de %3 a %4</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>column of a table</comment>
        <translation>Mês</translation>
    </message>
    <message>
        <source>Part</source>
        <comment>column of a table</comment>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Input</source>
        <comment>column of a table</comment>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>column of a table: of an input</comment>
        <translation>Faixa</translation>
    </message>
    <message>
        <source>Total from</source>
        <comment>column of a table</comment>
        <translation>Total de</translation>
    </message>
    <message>
        <source>The total when the input is at the start of its range</source>
        <translation>O total quando o dado está no início da faixa</translation>
    </message>
    <message>
        <source>Total to</source>
        <comment>column of a table</comment>
        <translation>Total até</translation>
    </message>
    <message>
        <source>The total when the input is at the end of its range</source>
        <translation>O total quando o dado está no fim da faixa</translation>
    </message>
</context>
<context>
    <name>cabe::CumulativeChart</name>
    <message>
        <source>%1, month %2: %3</source>
        <comment>option, month, money</comment>
        <translation>%1, mês %2: %3</translation>
    </message>
</context>
<context>
    <name>cabe::DemandForm</name>
    <message>
        <source>Demand</source>
        <translation>Demanda</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>não informada</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Escolha um modelo</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Formato dos pesos</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>por dia</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Tokens de entrada</translation>
    </message>
    <message>
        <source>M/month</source>
        <translation>mi/mês</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Tokens de saída</translation>
    </message>
    <message>
        <source>Hours per day</source>
        <translation>Horas por dia</translation>
    </message>
    <message>
        <source>Days per month</source>
        <translation>Dias por mês</translation>
    </message>
    <message numerus="yes">
        <source>days</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>dia</numerusform>
            <numerusform>dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>mês</numerusform>
            <numerusform>meses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::DetailTabs</name>
    <message numerus="yes">
        <source>%Ln pinned</source>
        <comment>number of options</comment>
        <translation>
            <numerusform>%Ln fixada</numerusform>
            <numerusform>%Ln fixadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Export this chart</source>
        <translation>Exportar este gráfico</translation>
    </message>
</context>
<context>
    <name>cabe::Dialogs</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Alterações não salvas</translation>
    </message>
    <message>
        <source>Save changes to “%1”?</source>
        <translation>Salvar as alterações em “%1”?</translation>
    </message>
    <message>
        <source>Without saving, what you changed since the last time is lost.</source>
        <translation>Sem salvar, o que você alterou desde a última vez se perde.</translation>
    </message>
    <message>
        <source>Comments would be lost</source>
        <translation>Comentários seriam perdidos</translation>
    </message>
    <message>
        <source>“%1” has comments, and saving it cannot keep them.</source>
        <translation>“%1” tem comentários, e salvar não consegue mantê-los.</translation>
    </message>
    <message>
        <source>The file as it is now stays beside it as “%1.bak”.</source>
        <translation>O arquivo como está agora fica ao lado como “%1.bak”.</translation>
    </message>
    <message>
        <source>Save and keep a copy</source>
        <translation>Salvar e manter uma cópia</translation>
    </message>
    <message>
        <source>Cabe projects (*.cabe *.yaml *.yml *.json)</source>
        <translation>Projetos do Cabe (*.cabe *.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Abrir um projeto</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Salvar o projeto</translation>
    </message>
    <message>
        <source>Cabe project (*.cabe)</source>
        <translation>Projeto do Cabe (*.cabe)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>About Cabe</source>
        <translation>Sobre o Cabe</translation>
    </message>
    <message>
        <source>Cabe %1</source>
        <translation>Cabe %1</translation>
    </message>
    <message>
        <source>Does this model fit on that card, how fast will it run, and what will it really cost? Everything is computed on this computer.

Catalogue of %1.

Free software under the GNU General Public License, version 3 or later. The typeface is Open Sans (Apache License 2.0).</source>
        <translation>Este modelo cabe nesta placa, com que velocidade roda e quanto custa de verdade? Tudo é calculado neste computador.

Catálogo de %1.

Software livre sob a Licença Pública Geral GNU, versão 3 ou posterior. A fonte é a Open Sans (Licença Apache 2.0).</translation>
    </message>
    <message>
        <source>Use the model of a file</source>
        <translation>Usar o modelo de um arquivo</translation>
    </message>
    <message>
        <source>Model files (*.gguf *.safetensors config.json *.index.json)</source>
        <translation>Arquivos de modelo (*.gguf *.safetensors config.json *.index.json)</translation>
    </message>
    <message>
        <source>Use the model of a folder</source>
        <translation>Usar o modelo de uma pasta</translation>
    </message>
</context>
<context>
    <name>cabe::DocumentControl</name>
    <message>
        <source>Stage 1</source>
        <translation>Etapa 1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %Ln documents; this is a copy of the first.</source>
        <translation>
            <numerusform>O arquivo tem %Ln documento; esta é uma cópia do primeiro.</numerusform>
            <numerusform>O arquivo tem %Ln documentos; esta é uma cópia do primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Student: a first card</source>
        <translation>Estudante: a primeira placa</translation>
    </message>
    <message>
        <source>Startup: from test to production</source>
        <translation>Startup: do teste à produção</translation>
    </message>
    <message>
        <source>Research lab: fine-tuning</source>
        <translation>Laboratório de pesquisa: ajuste fino</translation>
    </message>
    <message>
        <source>Company: answering customers</source>
        <translation>Empresa: atendimento a clientes</translation>
    </message>
</context>
<context>
    <name>cabe::Drawer</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>cabe::EnergyBox</name>
    <message>
        <source>Energy per month</source>
        <translation>Energia por mês</translation>
    </message>
    <message>
        <source>No tariff is known for this place. Type the price on the bill.</source>
        <translation>Não se conhece tarifa para este lugar. Digite o preço que está na conta.</translation>
    </message>
    <message>
        <source>Nothing is owned, so no energy is on your bill.</source>
        <translation>Nada é próprio; não há energia na sua conta.</translation>
    </message>
    <message>
        <source>Cards and computer</source>
        <translation>Placas e computador</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Resfriamento</translation>
    </message>
    <message>
        <source>Price with taxes</source>
        <translation>Preço com impostos</translation>
    </message>
    <message>
        <source>Flag: %1</source>
        <translation>Bandeira: %1</translation>
    </message>
    <message>
        <source>Flag: mean of 12 months</source>
        <translation>Bandeira: média de 12 meses</translation>
    </message>
    <message>
        <source>The price is the one you typed from the bill.</source>
        <translation>O preço é o que você digitou da conta.</translation>
    </message>
    <message>
        <source>Tariff: %1, %2.</source>
        <comment>name, date</comment>
        <translation>Tarifa: %1, %2.</translation>
    </message>
</context>
<context>
    <name>cabe::FinanceForm</name>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Discount %1 a year</source>
        <translation>Desconto de %1 ao ano</translation>
    </message>
    <message>
        <source>% a year</source>
        <translation>% ao ano</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Taxa de desconto</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>Revenda</translation>
    </message>
    <message>
        <source>by curve</source>
        <translation>pela curva</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Manutenção</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Services tax</source>
        <translation>Imposto sobre serviços</translation>
    </message>
    <message>
        <source>IOF</source>
        <translation>IOF</translation>
    </message>
</context>
<context>
    <name>cabe::FormPanel</name>
    <message>
        <source>Form</source>
        <translation>Formulário</translation>
    </message>
</context>
<context>
    <name>cabe::FormRow</name>
    <message>
        <source>Back to the default of “%1”</source>
        <translation>Voltar ao padrão de “%1”</translation>
    </message>
    <message>
        <source>Changed by you; without that it would be %1.</source>
        <translation>Trocado por você; sem isso seria %1.</translation>
    </message>
</context>
<context>
    <name>cabe::FormatRow</name>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>the best that fits</source>
        <translation>o melhor que cabe</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 bits</translation>
    </message>
</context>
<context>
    <name>cabe::GlossaryPage</name>
    <message>
        <source>Find a term</source>
        <translation>Localizar um termo</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation>Veja também: %1</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Nada corresponde a “%1”</translation>
    </message>
</context>
<context>
    <name>cabe::HeaderBar</name>
    <message>
        <source>Which GPU?</source>
        <translation>Qual GPU comprar?</translation>
    </message>
    <message>
        <source>What does mine run?</source>
        <translation>O que a minha roda?</translation>
    </message>
    <message>
        <source>Buy, rent or API?</source>
        <translation>Comprar, alugar ou API?</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
</context>
<context>
    <name>cabe::MachineDetails</name>
    <message>
        <source>More about the computer</source>
        <translation>Mais sobre o computador</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>The computer is there already</source>
        <translation>O computador já existe</translation>
    </message>
    <message>
        <source>Cards up to</source>
        <translation>Placas até</translation>
    </message>
    <message>
        <source>Computer up to</source>
        <translation>Computador até</translation>
    </message>
    <message>
        <source>Supply standard</source>
        <translation>Padrão da fonte</translation>
    </message>
    <message>
        <source>Card width</source>
        <translation>Largura da placa</translation>
    </message>
    <message numerus="yes">
        <source>slots</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>slot</numerusform>
            <numerusform>slots</numerusform>
        </translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processador</translation>
    </message>
    <message>
        <source>Rest at load</source>
        <translation>Resto em carga</translation>
    </message>
    <message>
        <source>Rest at idle</source>
        <translation>Resto ocioso</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>Geração do PCIe</translation>
    </message>
    <message>
        <source>The screen hangs on the card</source>
        <translation>A tela usa esta placa</translation>
    </message>
</context>
<context>
    <name>cabe::MachineForm</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>connectors of the supply</comment>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>outlet</comment>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>amperes and volts of an outlet</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Power and space</source>
        <translation>Energia e espaço</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>power and space of the computer</comment>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>Power supply</source>
        <translation>Fonte de alimentação</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>Conectores</translation>
    </message>
    <message>
        <source>Free slots</source>
        <translation>Slots livres</translation>
    </message>
    <message numerus="yes">
        <source>slots</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>slot</numerusform>
            <numerusform>slots</numerusform>
        </translation>
    </message>
    <message>
        <source>Card length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>Outlet</source>
        <translation>Tomada</translation>
    </message>
</context>
<context>
    <name>cabe::MainWindow</name>
    <message>
        <source>“%1” could not be saved: %2. Your work is kept here.</source>
        <translation>Não foi possível salvar “%1”: %2. Seu trabalho continua aqui.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Cabe closed without saving at %1. Everything you typed was recovered.</source>
        <translation>O Cabe fechou sem salvar às %1. Recuperamos tudo o que você digitou.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Limpar a lista</translation>
    </message>
    <message>
        <source>%1 · recovered</source>
        <translation>%1 · recuperado</translation>
    </message>
    <message>
        <source>%1 · modified</source>
        <translation>%1 · alterado</translation>
    </message>
    <message>
        <source>%1[*] — Cabe</source>
        <translation>%1[*] — Cabe</translation>
    </message>
    <message>
        <source>Open in an editor</source>
        <translation>Abrir em um editor</translation>
    </message>
    <message>
        <source>“%1” could not be opened</source>
        <translation>Não foi possível abrir “%1”</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nada foi alterado.</translation>
    </message>
    <message>
        <source>This tab has no chart to export.</source>
        <translation>Esta aba não tem gráfico para exportar.</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Imagem SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagem PNG (*.png)</translation>
    </message>
    <message>
        <source>Chart saved as “%1”.</source>
        <translation>Gráfico salvo como “%1”.</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>Não foi possível gravar “%1”.</translation>
    </message>
    <message>
        <source>ranking</source>
        <comment>name of a file</comment>
        <translation>ranking</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabela CSV (*.csv)</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2.</source>
        <translation>Não foi possível gravar “%1”: %2.</translation>
    </message>
    <message>
        <source>Table saved as “%1”.</source>
        <translation>Tabela salva como “%1”.</translation>
    </message>
    <message>
        <source>A file of your own catalogue was left out: %1</source>
        <translation>Um arquivo do seu catálogo ficou de fora: %1</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <comment>faults in files of the catalogue</comment>
        <translation>
            <numerusform>E mais %Ln.</numerusform>
            <numerusform>E mais %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop one project (.cabe, .yaml or .json) or one model (.gguf, safetensors, config.json or their folder) here.</source>
        <translation>Solte aqui um só projeto (.cabe, .yaml ou .json) ou um só modelo (.gguf, safetensors, config.json ou a pasta deles).</translation>
    </message>
    <message>
        <source>The model of “%1” cannot be used. %2</source>
        <translation>O modelo de “%1” não pode ser usado. %2</translation>
    </message>
    <message>
        <source>Model of a file</source>
        <translation>Modelo de um arquivo</translation>
    </message>
    <message>
        <source>The stage now uses the model of “%1”: %2.</source>
        <translation>A etapa agora usa o modelo de “%1”: %2.</translation>
    </message>
    <message>
        <source>Weights of the file: %1, %2.</source>
        <comment>format, size</comment>
        <translation>Pesos do arquivo: %1, %2.</translation>
    </message>
</context>
<context>
    <name>cabe::MemoryView</name>
    <message>
        <source>card %1</source>
        <comment>number of the card</comment>
        <translation>placa %1</translation>
    </message>
    <message>
        <source>Memory per card (GiB)</source>
        <translation>Memória por placa (GiB)</translation>
    </message>
    <message>
        <source>the tick marks what is usable</source>
        <translation>o traço marca o que é utilizável</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>Memória por placa</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>Ver como gráfico</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Ver como tabela</translation>
    </message>
    <message>
        <source>This option has no memory of its own to show.</source>
        <translation>Esta opção não tem memória própria para mostrar.</translation>
    </message>
    <message>
        <source>Nothing fits, so there is no memory to show. See the smallest change that works above.</source>
        <translation>Nada cabe; não há memória para mostrar. Veja acima a menor mudança que resolve.</translation>
    </message>
    <message>
        <source>%1 (GiB)</source>
        <comment>name of the option</comment>
        <translation>%1 (GiB)</translation>
    </message>
    <message>
        <source>Card %1</source>
        <comment>number of the card</comment>
        <translation>Placa %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Soma</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Placa</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>Longest context: %1 tokens</source>
        <translation>Contexto máximo: %1 tokens</translation>
    </message>
    <message numerus="yes">
        <source>%Ln people fit at once</source>
        <comment>number of conversations</comment>
        <translation>
            <numerusform>cabe %Ln pessoa</numerusform>
            <numerusform>cabem %Ln pessoas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2. %3 of %4 usable are taken.</source>
        <comment>option, verdict, GiB, GiB</comment>
        <translation>%1: %2. Usa %3 de %4 úteis.</translation>
    </message>
    <message>
        <source>In the computer's RAM</source>
        <translation>Na RAM do computador</translation>
    </message>
    <message>
        <source>Weights %1, KV cache %2, buffers %3</source>
        <comment>sizes in the memory of the computer</comment>
        <translation>Pesos %1, cache KV %2, buffers %3</translation>
    </message>
</context>
<context>
    <name>cabe::MenuSet</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo</translation>
    </message>
    <message>
        <source>New from &amp;example</source>
        <translation>Novo a partir de &amp;exemplo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Ex&amp;port</source>
        <translation>Ex&amp;portar</translation>
    </message>
    <message>
        <source>&amp;Ranking as CSV…</source>
        <translation>&amp;Ranking em CSV…</translation>
    </message>
    <message>
        <source>&amp;Chart as SVG or PNG…</source>
        <translation>&amp;Gráfico em SVG ou PNG…</translation>
    </message>
    <message>
        <source>As&amp;k before closing unsaved work</source>
        <translation>Perguntar an&amp;tes de fechar sem salvar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows</source>
        <translation>&amp;Copiar as linhas selecionadas</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copiar como &amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;Find in the table…</source>
        <translation>&amp;Localizar na tabela…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Which GPU?</source>
        <translation>&amp;Qual GPU comprar?</translation>
    </message>
    <message>
        <source>What does &amp;mine run?</source>
        <translation>O que a &amp;minha roda?</translation>
    </message>
    <message>
        <source>&amp;Buy, rent or API?</source>
        <translation>&amp;Comprar, alugar ou API?</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>C&amp;olunas</translation>
    </message>
    <message>
        <source>Compact &amp;rows</source>
        <translation>&amp;Linhas compactas</translation>
    </message>
    <message>
        <source>Options that &amp;fell</source>
        <translation>Opções que &amp;ficaram de fora</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Tela c&amp;heia</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Projeto</translation>
    </message>
    <message>
        <source>&amp;Pin or unpin the option</source>
        <translation>&amp;Fixar ou soltar a opção</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Por quê?</translation>
    </message>
    <message>
        <source>&amp;Add a stage</source>
        <translation>&amp;Adicionar etapa</translation>
    </message>
    <message>
        <source>&amp;Rename the stage…</source>
        <translation>&amp;Renomear a etapa…</translation>
    </message>
    <message>
        <source>&amp;Duplicate the stage</source>
        <translation>&amp;Duplicar a etapa</translation>
    </message>
    <message>
        <source>R&amp;emove the stage</source>
        <translation>R&amp;emover a etapa</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>Próxima e&amp;tapa</translation>
    </message>
    <message>
        <source>Pre&amp;vious stage</source>
        <translation>Etapa a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossário</translation>
    </message>
    <message>
        <source>&amp;About Cabe</source>
        <translation>&amp;Sobre o Cabe</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Sobre o &amp;Qt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>name of the change</comment>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>name of the change</comment>
        <translation>&amp;Refazer: %1</translation>
    </message>
    <message>
        <source>Use the model of a f&amp;ile…</source>
        <translation>Usar o modelo de um ar&amp;quivo…</translation>
    </message>
    <message>
        <source>&amp;Use the model of a folder…</source>
        <translation>&amp;Usar o modelo de uma pasta…</translation>
    </message>
</context>
<context>
    <name>cabe::MineView</name>
    <message>
        <source>Which card do you have?</source>
        <translation>Que placa você tem?</translation>
    </message>
    <message>
        <source>Choose it in the form, and the verdict for the model you want is here at once: whether it fits, how fast it is, and how long a context it holds.</source>
        <translation>Escolha no formulário, e aqui aparece na hora o veredito do modelo que você quer: se cabe, com que velocidade e com quanto contexto.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Escolher uma placa</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
</context>
<context>
    <name>cabe::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Fechar este aviso</translation>
    </message>
</context>
<context>
    <name>cabe::NumberRow</name>
    <message>
        <source>Not a number. Example: %1</source>
        <translation>Não é um número. Exemplo: %1</translation>
    </message>
    <message>
        <source>Whole numbers only. Example: %1</source>
        <translation>Só números inteiros. Exemplo: %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>No mínimo %1</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>No máximo %1</translation>
    </message>
</context>
<context>
    <name>cabe::OptionNames</name>
    <message>
        <source>used</source>
        <comment>a card</comment>
        <translation>usada</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card</comment>
        <translation>nova</translation>
    </message>
    <message>
        <source>place unknown</source>
        <translation>local desconhecido</translation>
    </message>
    <message>
        <source>split by layer</source>
        <translation>divisão por camadas</translation>
    </message>
    <message>
        <source>split by row</source>
        <translation>divisão por linhas</translation>
    </message>
    <message>
        <source>split by tensor</source>
        <translation>divisão por tensores</translation>
    </message>
    <message>
        <source>option %1</source>
        <comment>its number in the list</comment>
        <translation>opção %1</translation>
    </message>
</context>
<context>
    <name>cabe::OwnedForm</name>
    <message>
        <source>What you have</source>
        <translation>O que você tem</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>nenhuma placa ainda</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Placa</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Escolher uma placa</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantas</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>placa</numerusform>
            <numerusform>placas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::ParetoChart</name>
    <message>
        <source>%1: %2, %3 tokens/s</source>
        <comment>option, money, speed</comment>
        <translation>%1: %2, %3 tokens/s</translation>
    </message>
    <message>
        <source>nothing is faster for less</source>
        <translation>nada é mais rápido por menos</translation>
    </message>
</context>
<context>
    <name>cabe::PartsChart</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>option, part, money</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>cabe::PickerPopup</name>
    <message>
        <source>Matches</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Nada corresponde a “%1”</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 de %2 na lista</translation>
    </message>
</context>
<context>
    <name>cabe::PreferencesForm</name>
    <message>
        <source>Best value</source>
        <translation>Custo-benefício</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Mais rápida</translation>
    </message>
    <message>
        <source>Least energy</source>
        <translation>Menor consumo</translation>
    </message>
    <message>
        <source>Most headroom</source>
        <translation>Mais folga</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Headroom %1</source>
        <translation>Folga de %1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Folga</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Crescimento</translation>
    </message>
    <message>
        <source>% a year</source>
        <translation>% ao ano</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>No mínimo</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>bits</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Fabricantes</translation>
    </message>
    <message>
        <source>All makers</source>
        <translation>Todos os fabricantes</translation>
    </message>
    <message>
        <source>Data stays in</source>
        <translation>Dados ficam em</translation>
    </message>
    <message>
        <source>Any country</source>
        <translation>Qualquer país</translation>
    </message>
</context>
<context>
    <name>cabe::RankingModel</name>
    <message>
        <source>%1 + host memory</source>
        <translation>%1 + memória do PC</translation>
    </message>
    <message>
        <source>%1 + disk</source>
        <translation>%1 + disco</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fixada</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>não fixada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocker(s)</source>
        <translation>
            <numerusform>%Ln impedimento</numerusform>
            <numerusform>%Ln impedimentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln aviso</numerusform>
            <numerusform>%Ln avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Preço de %1</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Pin to compare</source>
        <translation>Fixar para comparar</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>Memory (GiB)</source>
        <translation>Memória (GiB)</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>Upfront</source>
        <translation>Na compra</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Por mês</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <comment>column: total over that many months</comment>
        <translation>
            <numerusform>%Ln mês</numerusform>
            <numerusform>%Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primeiro token</translation>
    </message>
    <message>
        <source>Prefill (tok/s)</source>
        <translation>Leitura do prompt (tok/s)</translation>
    </message>
    <message>
        <source>Full load</source>
        <translation>Pico de consumo</translation>
    </message>
    <message>
        <source>Energy per month</source>
        <translation>Energia por mês</translation>
    </message>
    <message>
        <source>Per million tokens</source>
        <translation>Por milhão de tokens</translation>
    </message>
    <message>
        <source>Per GB of VRAM</source>
        <translation>Por GB de VRAM</translation>
    </message>
    <message>
        <source>Your prompt</source>
        <comment>column: seconds until the prompt is read</comment>
        <translation>Seu prompt</translation>
    </message>
    <message>
        <source>People at once</source>
        <comment>column: how many within both targets</comment>
        <translation>Pessoas ao mesmo tempo</translation>
    </message>
</context>
<context>
    <name>cabe::RankingPanel</name>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Filter the table</source>
        <translation>Filtrar a tabela</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Close the filter</source>
        <translation>Fechar o filtro</translation>
    </message>
    <message>
        <source>Name, maker, format, verdict</source>
        <translation>Nome, fabricante, formato, veredito</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Ver motivos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s)</source>
        <translation>
            <numerusform>%Ln opção</numerusform>
            <numerusform>%Ln opções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln meet(s) everything</source>
        <comment>number of options</comment>
        <translation>
            <numerusform>%Ln atende a tudo</numerusform>
            <numerusform>%Ln atendem a tudo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of options, how many of them meet everything</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 per month</source>
        <comment>way, name of the offer, money</comment>
        <translation>%1: %2, %3 por mês</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 de %2 na lista</translation>
    </message>
</context>
<context>
    <name>cabe::RankingTable</name>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Ordenar pelo ranking</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Restaurar colunas</translation>
    </message>
</context>
<context>
    <name>cabe::RejectedModel</name>
    <message>
        <source>Option</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>Why it fell</source>
        <translation>Por que ficou de fora</translation>
    </message>
</context>
<context>
    <name>cabe::RejectedPage</name>
    <message>
        <source>Name or reason</source>
        <translation>Nome ou motivo</translation>
    </message>
    <message>
        <source>Filter the options that fell</source>
        <translation>Filtrar as que ficaram de fora</translation>
    </message>
    <message>
        <source>Options that fell</source>
        <translation>Opções que ficaram de fora</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 de %2 na lista</translation>
    </message>
</context>
<context>
    <name>cabe::RequirementChart</name>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>option, number, unit</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>below what is needed: %1</source>
        <translation>abaixo do necessário: %1</translation>
    </message>
</context>
<context>
    <name>cabe::ResultsBody</name>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>cabe::ResultsView</name>
    <message numerus="yes">
        <source>Assessing %Ln combinations</source>
        <translation>
            <numerusform>Avaliando %Ln combinação</numerusform>
            <numerusform>Avaliando %Ln combinações</numerusform>
        </translation>
    </message>
    <message>
        <source>Assessing…</source>
        <translation>Avaliando…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Why the others fell</source>
        <translation>Por que as outras ficaram de fora</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
</context>
<context>
    <name>cabe::RooflineChart</name>
    <message>
        <source>%1: at most %2 TFLOPS and %3 GB/s; from %4 operations per byte on, bandwidth no longer limits</source>
        <comment>option, numbers</comment>
        <translation>%1: no máximo %2 TFLOPS e %3 GB/s; a partir de %4 operações por byte a largura de banda deixa de limitar</translation>
    </message>
</context>
<context>
    <name>cabe::Sentences</name>
    <message>
        <source>Option</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Formato dos pesos</translation>
    </message>
    <message>
        <source>Memory used (GiB)</source>
        <translation>Memória usada (GiB)</translation>
    </message>
    <message>
        <source>Memory usable (GiB)</source>
        <translation>Memória útil (GiB)</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>First token (s)</source>
        <translation>Primeiro token (s)</translation>
    </message>
    <message>
        <source>Peak power (W)</source>
        <translation>Pico de consumo (W)</translation>
    </message>
    <message>
        <source>Now (%1)</source>
        <translation>Na compra (%1)</translation>
    </message>
    <message>
        <source>Per month (%1)</source>
        <translation>Por mês (%1)</translation>
    </message>
    <message>
        <source>Total (%1)</source>
        <translation>Total (%1)</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Preço de</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>A conferir</translation>
    </message>
    <message>
        <source>Costs on one time axis</source>
        <translation>Custos no mesmo eixo de tempo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Na compra</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>Valor presente</translation>
    </message>
    <message>
        <source>%1 costs less than %2 from month %3.</source>
        <translation>%1 custa menos que %2 a partir do mês %3.</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Para %1</translation>
    </message>
    <message>
        <source>Catalogue of %1. Predictions with 90% intervals; prices carry their dates.</source>
        <translation>Catálogo de %1. Previsões com intervalos de 90%; os preços trazem suas datas.</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>O que foi suposto</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>cabe</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>no limite</translation>
    </message>
    <message>
        <source>below target</source>
        <translation>abaixo da meta</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>não cabe</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>sem suporte</translation>
    </message>
    <message>
        <source>costed only</source>
        <translation>só custos</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Impedimento</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Alugar</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>sob demanda</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>spot</translation>
    </message>
    <message>
        <source>third-party host</source>
        <translation>anfitrião de terceiros</translation>
    </message>
    <message>
        <source>reserved, 6 months</source>
        <translation>reservado, 6 meses</translation>
    </message>
    <message>
        <source>reserved, 1 year</source>
        <translation>reservado, 1 ano</translation>
    </message>
    <message>
        <source>reserved, 3 years</source>
        <translation>reservado, 3 anos</translation>
    </message>
    <message>
        <source>dedicated</source>
        <translation>dedicado</translation>
    </message>
    <message>
        <source>package</source>
        <translation>pacote</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>Recurrent state</source>
        <translation>Estado recorrente</translation>
    </message>
    <message>
        <source>Compute buffer</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Ativações</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradientes</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Otimizador</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>Adaptadores</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Modelo de rascunho</translation>
    </message>
    <message>
        <source>Vision encoder</source>
        <translation>Codificador de imagens</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Reserved for the KV cache</source>
        <translation>Reservado para o cache KV</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>Sobra</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Útil</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Resfriamento</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Manutenção</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Pessoal</translation>
    </message>
    <message>
        <source>Storage and traffic</source>
        <translation>Armazenamento e tráfego</translation>
    </message>
    <message>
        <source>API use</source>
        <translation>Uso da API</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Impostos</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>Revenda</translation>
    </message>
    <message>
        <source>limited by memory bandwidth</source>
        <translation>limitado pela largura de banda da memória</translation>
    </message>
    <message>
        <source>limited by compute</source>
        <translation>limitado pelo cálculo</translation>
    </message>
    <message>
        <source>limited by the link between the cards</source>
        <translation>limitado pela ligação entre as placas</translation>
    </message>
    <message>
        <source>limited by the host's memory</source>
        <translation>limitado pela memória do computador</translation>
    </message>
    <message>
        <source>limited by the disk</source>
        <translation>limitado pelo disco</translation>
    </message>
    <message>
        <source>limited by fixed time per layer</source>
        <translation>limitado pelo tempo fixo de cada camada</translation>
    </message>
    <message>
        <source>Energy tariff</source>
        <translation>Tarifa de energia</translation>
    </message>
    <message>
        <source>Tariff flag</source>
        <translation>Bandeira tarifária</translation>
    </message>
    <message>
        <source>Resale price</source>
        <translation>Preço de revenda</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>Taxa de desconto</translation>
    </message>
    <message>
        <source>Dollar rate</source>
        <translation>Cotação do dólar</translation>
    </message>
    <message>
        <source>Efficiency of the power supply</source>
        <translation>Eficiência da fonte de alimentação</translation>
    </message>
    <message>
        <source>Power supply</source>
        <translation>Fonte de alimentação</translation>
    </message>
    <message>
        <source>Rest of the computer at load</source>
        <translation>Restante do computador em carga</translation>
    </message>
    <message>
        <source>Rest of the computer at idle</source>
        <translation>Restante do computador ocioso</translation>
    </message>
    <message>
        <source>Maintenance per year</source>
        <translation>Manutenção por ano</translation>
    </message>
    <message>
        <source>Failures per year</source>
        <translation>Falhas por ano</translation>
    </message>
    <message>
        <source>Price of the card</source>
        <translation>Preço da placa</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <translation>Número de placas</translation>
    </message>
    <message>
        <source>Upfront budget</source>
        <translation>Orçamento na compra</translation>
    </message>
    <message>
        <source>Monthly budget</source>
        <translation>Orçamento por mês</translation>
    </message>
    <message>
        <source>Power of the cards</source>
        <translation>Potência das placas</translation>
    </message>
    <message>
        <source>Power of the computer</source>
        <translation>Potência do computador</translation>
    </message>
    <message>
        <source>Used cards</source>
        <translation>Placas usadas</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Demanda</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Conversations at the same time</source>
        <translation>Conversas ao mesmo tempo</translation>
    </message>
    <message>
        <source>KV cache type</source>
        <translation>Tipo do cache KV</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>%1 (used)</source>
        <extracomment>A name of one or several used cards. %1 is the card, %Ln how many.</extracomment>
        <translation>%1 (usada)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln × %1 (used)</source>
        <comment>several cards</comment>
        <translation>
            <numerusform>%Ln × %1 (usada)</numerusform>
            <numerusform>%Ln × %1 (usadas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × %1</source>
        <comment>several cards or machines</comment>
        <translation>
            <numerusform>%Ln × %1</numerusform>
            <numerusform>%Ln × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fits, %1 to spare</source>
        <translation>Cabe, sobram %1</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponível</translation>
    </message>
    <message>
        <source>Fits, tight: %1 to spare</source>
        <translation>Cabe no limite: sobram %1</translation>
    </message>
    <message>
        <source>Fits, but below the target</source>
        <translation>Cabe, mas fica abaixo da meta</translation>
    </message>
    <message>
        <source>Does not fit: %1 short</source>
        <translation>Não cabe: faltam %1</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>Sem suporte</translation>
    </message>
    <message>
        <source>Costed only: no model was given</source>
        <translation>Só custos: nenhum modelo foi informado</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Best value</source>
        <translation>Custo-benefício</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Mais rápida</translation>
    </message>
    <message>
        <source>Lowest energy</source>
        <translation>Menor consumo</translation>
    </message>
    <message>
        <source>Most room</source>
        <translation>Mais folga</translation>
    </message>
    <message>
        <source>Cheapest now</source>
        <translation>Menor compra</translation>
    </message>
    <message>
        <source>Lowest total over the period among the options that meet everything</source>
        <translation>Menor total no período entre as opções que atendem a tudo</translation>
    </message>
    <message>
        <source>Most tokens per second among the options that meet everything</source>
        <translation>Mais tokens por segundo entre as opções que atendem a tudo</translation>
    </message>
    <message>
        <source>Least energy per month among the options that meet everything</source>
        <translation>Menos energia por mês entre as opções que atendem a tudo</translation>
    </message>
    <message>
        <source>Most free memory among the options that meet everything</source>
        <translation>Mais memória livre entre as opções que atendem a tudo</translation>
    </message>
    <message>
        <source>Lowest upfront price among the options that meet everything</source>
        <translation>Menor preço na compra entre as opções que atendem a tudo</translation>
    </message>
    <message>
        <source>Meets what was asked, %1.</source>
        <comment>%1 says what limits the speed</comment>
        <translation>Atende ao que foi pedido, %1.</translation>
    </message>
    <message>
        <source>%1 too little memory</source>
        <translation>faltam %1 de memória</translation>
    </message>
    <message>
        <source>too little memory</source>
        <translation>memória insuficiente</translation>
    </message>
    <message>
        <source>%1 over the upfront budget</source>
        <translation>%1 acima do orçamento na compra</translation>
    </message>
    <message>
        <source>over the upfront budget</source>
        <translation>acima do orçamento na compra</translation>
    </message>
    <message>
        <source>%1 over the monthly budget</source>
        <translation>%1 acima do orçamento por mês</translation>
    </message>
    <message>
        <source>over the monthly budget</source>
        <translation>acima do orçamento por mês</translation>
    </message>
    <message>
        <source>%1 over the power limit</source>
        <translation>%1 acima do limite de potência</translation>
    </message>
    <message>
        <source>over the power limit</source>
        <translation>acima do limite de potência</translation>
    </message>
    <message>
        <source>the power supply lacks %1</source>
        <translation>faltam %1 na fonte de alimentação</translation>
    </message>
    <message>
        <source>the power supply is too small</source>
        <translation>a fonte de alimentação é pequena</translation>
    </message>
    <message>
        <source>%1 too long for the case</source>
        <translation>%1 a mais que o gabinete</translation>
    </message>
    <message>
        <source>too long for the case</source>
        <translation>comprida demais para o gabinete</translation>
    </message>
    <message numerus="yes">
        <source>%Ln too little memory</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln sem memória suficiente</numerusform>
            <numerusform>%Ln sem memória suficiente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln over the budget</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln acima do orçamento</numerusform>
            <numerusform>%Ln acima do orçamento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln over the power limit</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln acima do limite de potência</numerusform>
            <numerusform>%Ln acima do limite de potência</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a supply that is too small</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln com fonte insuficiente</numerusform>
            <numerusform>%Ln com fonte insuficiente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without room in the case</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln sem espaço no gabinete</numerusform>
            <numerusform>%Ln sem espaço no gabinete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too much for the outlet</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln além da tomada</numerusform>
            <numerusform>%Ln além da tomada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that need a server</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln que exige servidor</numerusform>
            <numerusform>%Ln que exigem servidor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without software support</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln sem suporte de software</numerusform>
            <numerusform>%Ln sem suporte de software</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a known price</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln sem preço conhecido</numerusform>
            <numerusform>%Ln sem preço conhecido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded by your choices</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln excluída por suas escolhas</numerusform>
            <numerusform>%Ln excluídas por suas escolhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that would move data abroad or to an unknown place</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln que levaria dados para fora ou para lugar desconhecido</numerusform>
            <numerusform>%Ln que levariam dados para fora ou para lugar desconhecido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for another reason</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln por outro motivo</numerusform>
            <numerusform>%Ln por outro motivo</numerusform>
        </translation>
    </message>
    <message>
        <source>No option fell.</source>
        <translation>Nenhuma opção ficou de fora.</translation>
    </message>
    <message numerus="yes">
        <source>Another %Ln fell: %1.</source>
        <translation>
            <numerusform>Outra %Ln ficou de fora: %1.</numerusform>
            <numerusform>Outras %Ln ficaram de fora: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With an upfront budget of %1, %2 works</source>
        <translation>Com orçamento na compra de %1, %2 atende</translation>
    </message>
    <message>
        <source>With %1 a month, %2 works</source>
        <translation>Com %1 por mês, %2 atende</translation>
    </message>
    <message>
        <source>With a limit of %1 for the cards, %2 works</source>
        <translation>Com limite de %1 para as placas, %2 atende</translation>
    </message>
    <message>
        <source>With a limit of %1 for the computer, %2 works</source>
        <translation>Com limite de %1 para o computador, %2 atende</translation>
    </message>
    <message>
        <source>With a power supply of %1, %2 works</source>
        <translation>Com uma fonte de alimentação de %1, %2 atende</translation>
    </message>
    <message>
        <source>With an 8-bit KV cache (%1), %2 works</source>
        <translation>Com cache KV de 8 bits (%1), %2 atende</translation>
    </message>
    <message>
        <source>In the format %1, the model works on %2</source>
        <translation>No formato %1, o modelo roda em %2</translation>
    </message>
    <message>
        <source>With a context of %1 tokens, %2 works</source>
        <translation>Com contexto de %1 tokens, %2 atende</translation>
    </message>
    <message numerus="yes">
        <source>With %Ln conversation(s) at the same time, %1 works</source>
        <translation>
            <numerusform>Com %Ln conversa ao mesmo tempo, %1 atende</numerusform>
            <numerusform>Com %Ln conversas ao mesmo tempo, %1 atende</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 atende</translation>
    </message>
    <message>
        <source>A power supply of %1 is needed; yours has %2</source>
        <translation>Fonte pequena: precisa de %1 e há %2</translation>
    </message>
    <message>
        <source>Your %2 supply carries it with little margin; %1 is the usual size</source>
        <translation>A fonte de %2 sustenta com pouca margem; o usual é %1</translation>
    </message>
    <message>
        <source>Short peaks reach %1; a supply of %2 with an older standard may switch off</source>
        <translation>Picos curtos chegam a %1; uma fonte de %2 de padrão antigo pode desligar</translation>
    </message>
    <message>
        <source>%1 needs %2 supplies of %3 each</source>
        <translation>%1 exigem %2 fontes de %3 cada</translation>
    </message>
    <message>
        <source>The power of this card is not known, so the supply could not be sized</source>
        <translation>A potência desta placa não é conhecida; a fonte não pôde ser dimensionada</translation>
    </message>
    <message>
        <source>Needs %1 × %2 and there are %3; an adapter would take %4 × %5</source>
        <translation>Precisa de %1 × %2 e há %3; um adaptador usaria %4 × %5</translation>
    </message>
    <message>
        <source>Needs %1 × %2 and there are %3</source>
        <translation>Precisa de %1 × %2 e há %3</translation>
    </message>
    <message>
        <source>The plug %1 is fed by the adapter from %2 × %3</source>
        <translation>O conector %1 é alimentado pelo adaptador a partir de %2 × %3</translation>
    </message>
    <message>
        <source>The card has the plug %1, which many supplies lack</source>
        <translation>A placa usa o conector %1, que muitas fontes não têm</translation>
    </message>
    <message>
        <source>The card is %1 slots wide; the case takes %2</source>
        <translation>A placa ocupa %1 slots; no gabinete cabem %2</translation>
    </message>
    <message>
        <source>Needs %1 long slots and the board has %2</source>
        <translation>Precisa de %1 slots longos e a placa-mãe tem %2</translation>
    </message>
    <message>
        <source>Needs %1 free slots and there are %2</source>
        <translation>Precisa de %1 slots livres e há %2</translation>
    </message>
    <message>
        <source>The card is %1 mm long; the case takes %2 mm</source>
        <translation>A placa tem %1 mm; no gabinete cabem %2 mm</translation>
    </message>
    <message>
        <source>The card has no fan: it needs a server's airflow or a ducted fan</source>
        <translation>A placa não tem ventoinha: precisa do fluxo de ar de um servidor ou de um duto com ventoinha</translation>
    </message>
    <message>
        <source>%1 open cards side by side get hot; more than %2 need blower cards or risers</source>
        <translation>%1 placas abertas lado a lado esquentam; acima de %2, use placas com turbina ou extensores</translation>
    </message>
    <message>
        <source>This is a module for a server, not a card for a computer</source>
        <translation>Este é um módulo de servidor, não uma placa para computador</translation>
    </message>
    <message>
        <source>The slot lets only %1 GB/s through (%2 lanes)</source>
        <translation>O slot deixa passar só %1 GB/s (%2 pistas)</translation>
    </message>
    <message>
        <source>These cards cannot be joined by %1</source>
        <translation>Estas placas não podem ser ligadas por %1</translation>
    </message>
    <message>
        <source>%1 joins %2 cards, not %3</source>
        <translation>%1 liga %2 placas, não %3</translation>
    </message>
    <message>
        <source>Draws %1 from the wall; the outlet gives at most %2</source>
        <translation>Puxa %1 da tomada, que dá no máximo %2</translation>
    </message>
    <message>
        <source>Draws %1 from the wall; for hours the outlet should carry at most %2</source>
        <translation>Puxa %1 da tomada; por horas seguidas ela deve levar no máximo %2</translation>
    </message>
    <message>
        <source>Heats the room with %1 BTU/h</source>
        <translation>Calor: %1 BTU/h no ambiente</translation>
    </message>
    <message>
        <source>“%1” is not in the catalogue of software</source>
        <translation>“%1” não está no catálogo de software</translation>
    </message>
    <message>
        <source>%1 does not run models, it trains them</source>
        <translation>O %1 não roda modelos, ele os treina</translation>
    </message>
    <message>
        <source>%1 does not train models, it runs them</source>
        <translation>O %1 não treina modelos, ele os roda</translation>
    </message>
    <message>
        <source>%1 does not read the format %2</source>
        <translation>O %1 não lê o formato %2</translation>
    </message>
    <message>
        <source>%1 does not run on this card: it needs compute capability %2 and the card has %3</source>
        <translation>O %1 não roda nesta placa: exige capacidade de computação %2 e a placa tem %3</translation>
    </message>
    <message>
        <source>%1 does not run on this card</source>
        <translation>O %1 não roda nesta placa</translation>
    </message>
    <message>
        <source>%1 does not run on this card under %2</source>
        <translation>O %1 não roda nesta placa no %2</translation>
    </message>
    <message>
        <source>%1 runs on Windows inside WSL2 only</source>
        <translation>No Windows, o %1 roda só dentro do WSL2</translation>
    </message>
    <message>
        <source>%1 supports this card through its community only</source>
        <translation>O suporte do %1 a esta placa vem só da comunidade</translation>
    </message>
    <message>
        <source>The support of %1 for this card is experimental</source>
        <translation>O suporte do %1 a esta placa é experimental</translation>
    </message>
    <message>
        <source>Whether %1 runs on this card could not be verified</source>
        <translation>Não foi possível verificar se o %1 roda nesta placa</translation>
    </message>
    <message>
        <source>Several cards need %1, which %2 lacks</source>
        <translation>Várias placas precisam do %1, que o %2 não tem</translation>
    </message>
    <message>
        <source>%1 %2 is the last that supports this card</source>
        <translation>O %1 %2 é o último com suporte a esta placa</translation>
    </message>
    <message>
        <source>Install the driver %3 or newer for %1 %2</source>
        <translation>Instale o driver %3 ou mais novo para o %1 %2</translation>
    </message>
    <message>
        <source>Uses %1 %2</source>
        <translation>Usa %1 %2</translation>
    </message>
    <message>
        <source>%1 runs on this card without the fast kernels (compute capability %2 and up)</source>
        <translation>O formato %1 roda nesta placa sem os kernels rápidos (capacidade de computação %2 ou maior)</translation>
    </message>
    <message>
        <source>The card does not compute in %1: it saves memory, the arithmetic is not faster</source>
        <translation>A placa não calcula em %1: economiza memória, mas o cálculo não fica mais rápido</translation>
    </message>
    <message>
        <source>The format %1 does not run on this card</source>
        <translation>O formato %1 não roda nesta placa</translation>
    </message>
    <message>
        <source>The card cannot compute in %1</source>
        <translation>A placa não calcula em %1</translation>
    </message>
    <message>
        <source>None of the chosen programs reads the chosen formats</source>
        <translation>Nenhum dos programas escolhidos lê os formatos escolhidos</translation>
    </message>
    <message>
        <source>The price of the host of this rented card is not known and not counted</source>
        <translation>O preço do computador desta placa alugada não é conhecido e não foi contado</translation>
    </message>
    <message>
        <source>A new power supply is not in the price: its price is not known</source>
        <translation>A nova fonte de alimentação não está no preço: o valor dela não é conhecido</translation>
    </message>
    <message>
        <source>The price of the computer is not known and not counted</source>
        <translation>O preço do computador não é conhecido e não foi contado</translation>
    </message>
    <message>
        <source>No price is known</source>
        <translation>Não se conhece preço</translation>
    </message>
    <message>
        <source>Launch price of %1. Check before deciding</source>
        <translation>Preço de lançamento de %1. Confira antes de decidir</translation>
    </message>
    <message>
        <source>Price of %1. Check before deciding</source>
        <translation>Preço de %1. Confira antes de decidir</translation>
    </message>
    <message>
        <source>Price estimated from the dollar price × %1 (%2 to %3), the usual ratio of local shops</source>
        <translation>Preço estimado pelo preço em dólar × %1 (de %2 a %3), a relação usual das lojas daqui</translation>
    </message>
    <message>
        <source>Above the limit of the simplified import regime: import goes through a customs broker</source>
        <translation>Acima do limite do regime simplificado: a importação passa por despachante</translation>
    </message>
    <message>
        <source>This card is already there and costs nothing now</source>
        <translation>Esta placa já está aí e não custa nada agora</translation>
    </message>
    <message>
        <source>Give the demand (requests or tokens a month) to see what the API costs</source>
        <translation>Informe a demanda (pedidos ou tokens por mês) para ver quanto a API custa</translation>
    </message>
    <message>
        <source>This model goes up to %1 tokens; %2 were asked</source>
        <translation>Este modelo vai até %1 tokens; foram pedidos %2</translation>
    </message>
    <message>
        <source>The cards are unequal: each must fit by itself</source>
        <translation>As placas são diferentes: cada uma precisa caber sozinha</translation>
    </message>
    <message>
        <source>The memory is shared: the usual share of the GPU, %1 GiB, was assumed</source>
        <translation>A memória é compartilhada: foi suposta a parte usual da GPU, %1 GiB</translation>
    </message>
    <message>
        <source>The computer's memory is short: %1 GiB needed, %2 GiB there</source>
        <translation>Falta memória no computador: precisa de %1 GiB e há %2 GiB</translation>
    </message>
    <message>
        <source>Fewer than %1 bits per weight: answers get worse</source>
        <translation>Menos de %1 bits por peso: as respostas pioram</translation>
    </message>
    <message>
        <source>Fits, but the first token takes %1 instead of the %2 you asked</source>
        <translation>Cabe, mas o primeiro token leva %1 em vez dos %2 pedidos</translation>
    </message>
    <message>
        <source>Fits, but reaches %1 of the %2 tokens/s in total that you asked</source>
        <translation>Cabe, mas faz %1 dos %2 tokens/s pedidos no total</translation>
    </message>
    <message>
        <source>Fits, but reaches %1 of the %2 tokens/s you asked</source>
        <translation>Cabe, mas faz %1 dos %2 tokens/s pedidos</translation>
    </message>
    <message>
        <source>Costs %1 now; the limit is %2</source>
        <translation>Custa %1 na compra; o limite é %2</translation>
    </message>
    <message>
        <source>Costs %1 a month; the limit is %2</source>
        <translation>Custa %1 por mês; o limite é %2</translation>
    </message>
    <message>
        <source>Draws %1; the limit is %2</source>
        <translation>Consome %1; o limite é %2</translation>
    </message>
    <message>
        <source>Data would go to %1; it must stay in %2</source>
        <translation>Destino dos dados: %1; exigido: %2</translation>
    </message>
    <message>
        <source>Where the data would be is not known; it must stay in %1</source>
        <translation>Não se sabe onde os dados ficariam; exigido: %1</translation>
    </message>
    <message>
        <source>Excluded by your choices</source>
        <translation>Excluída por suas escolhas</translation>
    </message>
    <message>
        <source>Leaves %1 of the memory free; you wanted %2</source>
        <translation>Deixa %1 da memória livre; você queria %2</translation>
    </message>
    <message>
        <source>Carries %1 conversations; with the expected growth there will be %2</source>
        <translation>Atende %1 conversas; com o crescimento esperado serão %2</translation>
    </message>
    <message>
        <source>Larger than needed: %1 of the memory stays free at %2 times the speed you asked</source>
        <translation>Maior que o necessário: %1 da memória fica livre, com %2 vezes a velocidade pedida</translation>
    </message>
    <message>
        <source>Your own value is in force: %1</source>
        <translation>Vale o seu valor: %1</translation>
    </message>
    <message>
        <source>An API does not train models</source>
        <translation>Uma API não treina modelos</translation>
    </message>
    <message>
        <source>This API offers %1, not %2</source>
        <translation>Esta API oferece %1, não %2</translation>
    </message>
    <message>
        <source>This API takes %1 tokens of context; %2 were asked</source>
        <translation>Esta API aceita %1 tokens de contexto; foram pedidos %2</translation>
    </message>
    <message>
        <source>The cheapest that exceeds %1 tokens/s</source>
        <translation>A mais barata que passa de %1 tokens/s</translation>
    </message>
    <message>
        <source>The cheapest that meets everything</source>
        <translation>A mais barata que atende a tudo</translation>
    </message>
    <message>
        <source>The fastest that meets everything</source>
        <translation>A mais rápida que atende a tudo</translation>
    </message>
    <message>
        <source>The one that draws the least energy</source>
        <translation>A que consome menos energia</translation>
    </message>
    <message>
        <source>The one with the most free memory</source>
        <translation>A que tem mais memória livre</translation>
    </message>
    <message>
        <source>Part of the model runs from the computer's memory, which is slow</source>
        <translation>Parte do modelo roda na memória do computador, que é lenta</translation>
    </message>
    <message>
        <source>Part of the model is read from the disk at every token: barely usable</source>
        <translation>Parte do modelo é lida do disco a cada token: mal dá para usar</translation>
    </message>
    <message>
        <source>Tensors of an unknown type were sized by their place in the file: %1</source>
        <translation>Tensores de tipo desconhecido foram medidos pela posição no arquivo: %1</translation>
    </message>
    <message>
        <source>The architecture “%1” is not known; the general rules were used</source>
        <translation>A arquitetura “%1” não é conhecida; foram usadas as regras gerais</translation>
    </message>
    <message>
        <source>The file has %1 GB but its metadata would need %2 GB</source>
        <translation>O arquivo tem %1 GB, mas seus metadados pediriam %2 GB</translation>
    </message>
    <message>
        <source>The name says %1, the shape says %2</source>
        <translation>O nome diz %1, a forma diz %2</translation>
    </message>
    <message>
        <source>6-pin</source>
        <translation>6 pinos</translation>
    </message>
    <message>
        <source>8-pin</source>
        <translation>8 pinos</translation>
    </message>
    <message>
        <source>16-pin 12VHPWR</source>
        <translation>16 pinos 12VHPWR</translation>
    </message>
    <message>
        <source>16-pin 12V-2x6</source>
        <translation>16 pinos 12V-2x6</translation>
    </message>
    <message>
        <source>8-pin EPS (CPU type)</source>
        <translation>8 pinos EPS (tipo CPU)</translation>
    </message>
    <message>
        <source>PCIe slot</source>
        <translation>slot PCIe</translation>
    </message>
    <message>
        <source>Brazil</source>
        <translation>Brasil</translation>
    </message>
    <message>
        <source>the United States</source>
        <translation>Estados Unidos</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Alemanha</translation>
    </message>
    <message>
        <source>the Netherlands</source>
        <translation>Países Baixos</translation>
    </message>
    <message>
        <source>India</source>
        <translation>Índia</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Finlândia</translation>
    </message>
    <message>
        <source>France</source>
        <translation>França</translation>
    </message>
    <message>
        <source>the United Kingdom</source>
        <translation>Reino Unido</translation>
    </message>
    <message>
        <source>Canada</source>
        <translation>Canadá</translation>
    </message>
    <message>
        <source>Norway</source>
        <translation>Noruega</translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation>Islândia</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Suécia</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>Japão</translation>
    </message>
    <message>
        <source>Singapore</source>
        <translation>Singapura</translation>
    </message>
    <message>
        <source>China</source>
        <translation>China</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Seria %1?</translation>
    </message>
    <message>
        <source>Accepted: %1.</source>
        <translation>Aceito: %1.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>The file cannot be read. Check its permissions.</source>
        <translation>Não foi possível ler o arquivo. Confira as permissões.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Isto não é um arquivo.</translation>
    </message>
    <message>
        <source>This is not a folder.</source>
        <translation>Isto não é uma pasta.</translation>
    </message>
    <message>
        <source>The file is too large; at most %1 MB are read.</source>
        <translation>O arquivo é grande demais; são lidos no máximo %1 MB.</translation>
    </message>
    <message>
        <source>This is not a text file in UTF-8.</source>
        <translation>Este não é um arquivo de texto em UTF-8.</translation>
    </message>
    <message>
        <source>The document is empty.</source>
        <translation>O documento está vazio.</translation>
    </message>
    <message>
        <source>The text breaks the rules of YAML or JSON here.</source>
        <translation>Aqui o texto foge às regras de YAML ou JSON.</translation>
    </message>
    <message>
        <source>The text is nested too deeply; at most %1 levels are read.</source>
        <translation>O texto tem níveis demais; são lidos no máximo %1.</translation>
    </message>
    <message>
        <source>The text has too many entries; at most %1 are read.</source>
        <translation>O texto tem itens demais; são lidos no máximo %1.</translation>
    </message>
    <message>
        <source>References (&amp;name and *name) are not read. Write the value out.</source>
        <translation>Referências (&amp;nome e *nome) não são lidas. Escreva o valor por extenso.</translation>
    </message>
    <message>
        <source>Type marks (!…) are not read. Leave the mark out.</source>
        <translation>Marcas de tipo (!…) não são lidas. Tire a marca.</translation>
    </message>
    <message>
        <source>The key “%1” stands here twice.</source>
        <translation>A chave “%1” aparece aqui duas vezes.</translation>
    </message>
    <message>
        <source>The document has format version %1; this program reads up to %2. A newer Cabe opens it.</source>
        <translation>O documento tem a versão de formato %1; este programa lê até a %2. Um Cabe mais novo o abre.</translation>
    </message>
    <message>
        <source>This is not a project of Cabe: the key “cabe” is missing.</source>
        <translation>Este não é um projeto do Cabe: falta a chave “cabe”.</translation>
    </message>
    <message>
        <source>This is not a model file that Cabe knows.</source>
        <translation>Este não é um arquivo de modelo que o Cabe conhece.</translation>
    </message>
    <message>
        <source>The file ends too early, at byte %1.</source>
        <translation>O arquivo termina cedo demais, no byte %1.</translation>
    </message>
    <message>
        <source>“%1” is not a key here.</source>
        <translation>Aqui a chave “%1” não existe.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Falta a chave “%1”.</translation>
    </message>
    <message>
        <source>The value has the wrong form.</source>
        <translation>O valor está em outra forma.</translation>
    </message>
    <message>
        <source>“%1” does not have the expected form.</source>
        <translation>“%1” não tem a forma esperada.</translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation>“%1” não é conhecido aqui.</translation>
    </message>
    <message>
        <source>%1 is out of range: from %2 to %3 is accepted.</source>
        <translation>%1 está fora da faixa: aceita-se de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 is too small: at least %2 is accepted.</source>
        <translation>%1 é pequeno demais: aceita-se a partir de %2.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 is accepted.</source>
        <translation>%1 é grande demais: aceita-se até %2.</translation>
    </message>
    <message>
        <source>%1 is out of range.</source>
        <translation>%1 está fora da faixa.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Example: 15000.5</source>
        <translation>“%1” não é um número. Exemplo: 15000.5</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 não é um número inteiro.</translation>
    </message>
    <message>
        <source>“%1” is not a finite number.</source>
        <translation>“%1” não é um número finito.</translation>
    </message>
    <message>
        <source>“%1” begins with a zero. Write the number without it.</source>
        <translation>“%1” começa com zero. Escreva o número sem ele.</translation>
    </message>
    <message>
        <source>The value is empty.</source>
        <translation>O valor está vazio.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>A lista está vazia.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot stand together.</source>
        <translation>“%1” e “%2” não podem aparecer juntos.</translation>
    </message>
    <message>
        <source>“%1” is not in the catalogue.</source>
        <translation>“%1” não está no catálogo.</translation>
    </message>
    <message>
        <source>“%1” means more than one thing.</source>
        <translation>“%1” pode ser mais de uma coisa.</translation>
    </message>
    <message>
        <source>The project has no such stage.</source>
        <translation>O projeto não tem essa etapa.</translation>
    </message>
    <message>
        <source>The project has no stage “%1”.</source>
        <translation>O projeto não tem a etapa “%1”.</translation>
    </message>
    <message>
        <source>The plan names a stage or an option that does not exist.</source>
        <translation>O plano cita uma etapa ou opção que não existe.</translation>
    </message>
    <message>
        <source>The project has no stage.</source>
        <translation>O projeto não tem etapas.</translation>
    </message>
    <message>
        <source>The project has no options to assess. “recommend” finds some.</source>
        <translation>O projeto não tem opções para avaliar. O “recommend” encontra algumas.</translation>
    </message>
    <message>
        <source>The stage does not say its task.</source>
        <translation>A etapa não diz qual é a tarefa.</translation>
    </message>
    <message>
        <source>The stage does not say its model.</source>
        <translation>A etapa não diz qual é o modelo.</translation>
    </message>
    <message>
        <source>The catalogue does not know the card of this offer (%1).</source>
        <translation>O catálogo não conhece a placa desta oferta (%1).</translation>
    </message>
    <message>
        <source>This offer has no price for that way of renting.</source>
        <translation>Esta oferta não tem preço para esse modo de aluguel.</translation>
    </message>
    <message>
        <source>No price is known.</source>
        <translation>Não se conhece preço.</translation>
    </message>
    <message>
        <source>No exchange rate is known for “%1”. Give one under site.exchange_rates.</source>
        <translation>Não há cotação conhecida para “%1”. Informe uma em site.exchange_rates.</translation>
    </message>
    <message>
        <source>The list has %1 entries; %2 are needed.</source>
        <translation>A lista tem %1 itens; são necessários %2.</translation>
    </message>
    <message>
        <source>An id has lower-case letters, digits, dots, hyphens and underscores only.</source>
        <translation>Um id só tem letras minúsculas, dígitos, pontos, hifens e sublinhados.</translation>
    </message>
    <message>
        <source>The id “%1” stands in two rows.</source>
        <translation>O id “%1” está em duas linhas.</translation>
    </message>
    <message>
        <source>The row has no source, and neither has its file.</source>
        <translation>A linha não tem origem, nem o arquivo dela.</translation>
    </message>
    <message>
        <source>The row has no date, and neither has its file.</source>
        <translation>A linha não tem data, nem o arquivo dela.</translation>
    </message>
    <message>
        <source>“%1” is not a date such as 2026, 2026-05 or 2026-05-30.</source>
        <translation>“%1” não é uma data como 2026, 2026-05 ou 2026-05-30.</translation>
    </message>
    <message>
        <source>“%1” is not a code of capital letters.</source>
        <translation>“%1” não é um código de letras maiúsculas.</translation>
    </message>
    <message>
        <source>“%1” is not a version such as 8.6.</source>
        <translation>“%1” não é uma versão como 8.6.</translation>
    </message>
    <message>
        <source>This and “%1” cannot both be right.</source>
        <translation>Este valor e “%1” não podem estar certos ao mesmo tempo.</translation>
    </message>
    <message>
        <source>%1 cannot be right: from %2 to %3 would be plausible.</source>
        <translation>%1 não pode estar certo: o plausível é de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 cannot be right.</source>
        <translation>%1 não pode estar certo.</translation>
    </message>
    <message>
        <source>The values are not in order: low, value, high.</source>
        <translation>Os valores não estão em ordem: mínimo, valor, máximo.</translation>
    </message>
    <message>
        <source>The alias is another row's id.</source>
        <translation>O apelido é o id de outra linha.</translation>
    </message>
    <message>
        <source>State of the country</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>The file has %1 billion parameters, the shape explains %2 billion: cache and split are less certain</source>
        <translation>O arquivo tem %1 bilhões de parâmetros e a arquitetura explica %2 bilhões: o cache e a divisão ficam menos certos</translation>
    </message>
    <message>
        <source>The file does not say “%1”</source>
        <translation>O arquivo não informa “%1”</translation>
    </message>
    <message>
        <source>The file has a vocabulary but no weights; the sizes come from the shape that it names</source>
        <translation>O arquivo tem vocabulário, mas não tem pesos; os tamanhos vêm da arquitetura que ele informa</translation>
    </message>
    <message>
        <source>This model makes embeddings; it does not write text</source>
        <translation>Este modelo gera embeddings; ele não escreve texto</translation>
    </message>
    <message>
        <source>The part for images has a layout that is not known and is not counted</source>
        <translation>A parte de imagens tem uma estrutura desconhecida e não entra na conta</translation>
    </message>
    <message>
        <source>The file ends at byte %1, but its header promises %2. The download may have been interrupted.</source>
        <translation>O arquivo termina no byte %1, mas o cabeçalho promete %2. Talvez o download tenha sido interrompido.</translation>
    </message>
    <message>
        <source>The file claims %1 entries or bytes at byte %2, more than it can hold.</source>
        <translation>O arquivo declara %1 itens ou bytes no byte %2, mais do que cabe nele.</translation>
    </message>
    <message>
        <source>The value at byte %1 has a type that does not exist (%2).</source>
        <translation>O valor no byte %1 tem um tipo que não existe (%2).</translation>
    </message>
    <message>
        <source>The file has a type that does not exist (%1).</source>
        <translation>O arquivo tem um tipo que não existe (%1).</translation>
    </message>
    <message>
        <source>The tensor “%1” has an impossible size, at byte %2.</source>
        <translation>O tensor “%1” tem um tamanho impossível, no byte %2.</translation>
    </message>
    <message>
        <source>The tensor “%1” lies outside the file or over another one; its entry is at byte %2.</source>
        <translation>O tensor “%1” fica fora do arquivo ou em cima de outro; o registro dele está no byte %2.</translation>
    </message>
    <message>
        <source>The file's alignment of %1 bytes is impossible.</source>
        <translation>O alinhamento de %1 bytes do arquivo é impossível.</translation>
    </message>
    <message>
        <source>The index names a part that is no file of its folder: “%1”.</source>
        <translation>O índice cita uma parte que não é um arquivo da mesma pasta: “%1”.</translation>
    </message>
    <message>
        <source>The header is larger than the %1 MB that are read.</source>
        <translation>O cabeçalho é maior que os %1 MB que o programa lê.</translation>
    </message>
    <message>
        <source>The file claims %1 entries at byte %2; at most %3 are read.</source>
        <translation>O arquivo declara %1 itens no byte %2; o programa lê no máximo %3.</translation>
    </message>
    <message>
        <source>This is a GGUF file of version %1; versions 1 to 3 are known.</source>
        <translation>Este é um arquivo GGUF da versão %1; as versões conhecidas são de 1 a 3.</translation>
    </message>
    <message>
        <source>This file does not hold a language model but a part of one (%1).</source>
        <translation>Este arquivo não contém um modelo de linguagem, só uma parte (%1).</translation>
    </message>
    <message>
        <source>Part %1 of %2 of the model is missing.</source>
        <translation>Falta a parte %1 de %2 do modelo.</translation>
    </message>
    <message>
        <source>The part “%1” of the model is missing.</source>
        <translation>Falta a parte “%1” do modelo.</translation>
    </message>
    <message>
        <source>The index names no files.</source>
        <translation>O índice não cita nenhum arquivo.</translation>
    </message>
    <message>
        <source>The config.json that describes the model is missing beside this file.</source>
        <translation>Falta, na mesma pasta, o config.json que descreve o modelo.</translation>
    </message>
    <message>
        <source>The folder holds several models. Choose a file.</source>
        <translation>A pasta tem vários modelos. Escolha um arquivo.</translation>
    </message>
    <message>
        <source>“%1” stands in the file twice, the second time at byte %2.</source>
        <translation>“%1” aparece duas vezes no arquivo, a segunda no byte %2.</translation>
    </message>
    <message>
        <source>The name at byte %1 is not text in UTF-8.</source>
        <translation>O nome no byte %1 não é texto em UTF-8.</translation>
    </message>
    <message>
        <source>Lists are nested too deeply at byte %1; at most %2 levels are read.</source>
        <translation>Há listas dentro de listas demais no byte %1; o programa lê no máximo %2 níveis.</translation>
    </message>
    <message>
        <source>The header breaks the rules of JSON at byte %1.</source>
        <translation>O cabeçalho não segue as regras do JSON no byte %1.</translation>
    </message>
    <message>
        <source>Storage is not counted; it usually adds %1 to %2</source>
        <translation>O armazenamento não foi contado; costuma somar de %1 a %2</translation>
    </message>
    <message>
        <source>The embedded catalogue is damaged. Install the program again.</source>
        <translation>O catálogo embutido está danificado. Instale o programa de novo.</translation>
    </message>
    <message>
        <source>Name of the project</source>
        <translation>Nome do projeto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>Efficiency of the air conditioning (COP)</source>
        <translation>Eficiência do ar-condicionado (COP)</translation>
    </message>
    <message>
        <source>The computer is there already</source>
        <translation>O computador já existe</translation>
    </message>
    <message>
        <source>Cards already there</source>
        <translation>Placas já instaladas</translation>
    </message>
    <message>
        <source>Supply standard</source>
        <translation>Padrão da fonte</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>Geração do PCIe</translation>
    </message>
    <message>
        <source>PCIe lanes of the slots</source>
        <translation>Pistas PCIe dos slots</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Bandwidth of the RAM</source>
        <translation>Largura de banda da RAM</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processador</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>The screen hangs on the card</source>
        <translation>A tela usa esta placa</translation>
    </message>
    <message>
        <source>Infrastructure overhead</source>
        <translation>Acréscimo de infraestrutura</translation>
    </message>
    <message>
        <source>Import tax</source>
        <translation>Imposto de importação</translation>
    </message>
    <message>
        <source>Services tax</source>
        <translation>Imposto sobre serviços</translation>
    </message>
    <message>
        <source>IOF</source>
        <translation>IOF</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Folga</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Crescimento</translation>
    </message>
    <message>
        <source>Least precision of the weights</source>
        <translation>Precisão mínima dos pesos</translation>
    </message>
    <message>
        <source>Name of the stage</source>
        <translation>Nome da etapa</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>Batch of the prompt</source>
        <translation>Lote do prompt</translation>
    </message>
    <message>
        <source>Tokens computed at once</source>
        <translation>Tokens calculados por vez</translation>
    </message>
    <message>
        <source>Layers on the GPU</source>
        <translation>Camadas na GPU</translation>
    </message>
    <message>
        <source>Layers with experts in RAM</source>
        <translation>Camadas com especialistas na RAM</translation>
    </message>
    <message>
        <source>Memory share</source>
        <translation>Parte da memória</translation>
    </message>
    <message>
        <source>Without CUDA graphs</source>
        <translation>Sem grafos CUDA</translation>
    </message>
    <message>
        <source>Drafts by the model itself (MTP)</source>
        <translation>Rascunho pelo próprio modelo (MTP)</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Rascunho</translation>
    </message>
    <message>
        <source>Draft tokens accepted</source>
        <translation>Tokens de rascunho aceitos</translation>
    </message>
    <message>
        <source>LoRA adapters</source>
        <translation>Adaptadores LoRA</translation>
    </message>
    <message>
        <source>Days per month</source>
        <translation>Dias por mês</translation>
    </message>
    <message>
        <source>Hours per day</source>
        <translation>Horas por dia</translation>
    </message>
    <message>
        <source>Share of the time at work</source>
        <translation>Parte do tempo em uso</translation>
    </message>
    <message>
        <source>Input from the cache</source>
        <translation>Entrada vinda do cache</translation>
    </message>
    <message>
        <source>Off when nobody uses it</source>
        <translation>Desliga quando ninguém usa</translation>
    </message>
    <message>
        <source>Minimum speed</source>
        <translation>Velocidade mínima</translation>
    </message>
    <message>
        <source>First token in</source>
        <translation>Primeiro token em</translation>
    </message>
    <message>
        <source>Minimum speed of all together</source>
        <translation>Velocidade mínima de todos juntos</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>Posto da LoRA</translation>
    </message>
    <message>
        <source>Parts that LoRA adapts</source>
        <translation>Partes que a LoRA adapta</translation>
    </message>
    <message>
        <source>Train the embeddings too</source>
        <translation>Treinar também os embeddings</translation>
    </message>
    <message>
        <source>Format of the frozen weights</source>
        <translation>Formato dos pesos congelados</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Precision of the gradients</source>
        <translation>Precisão dos gradientes</translation>
    </message>
    <message>
        <source>Optimizer during the backward pass</source>
        <translation>Otimizador durante a retropropagação</translation>
    </message>
    <message>
        <source>Training program</source>
        <translation>Programa de treino</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Tamanho da sequência</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>Sequências empacotadas</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Microlote</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Acumulação</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>Checkpointing</translation>
    </message>
    <message>
        <source>Computation of the loss</source>
        <translation>Cálculo da perda</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Divisão</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Transferência para a RAM</translation>
    </message>
    <message>
        <source>Tensor parallelism</source>
        <translation>Paralelismo de tensores</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>Paralelismo de pipeline</translation>
    </message>
    <message>
        <source>Data parallelism</source>
        <translation>Paralelismo de dados</translation>
    </message>
    <message>
        <source>Context parallelism</source>
        <translation>Paralelismo de contexto</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Paralelismo de especialistas</translation>
    </message>
    <message>
        <source>Interleaved pipeline stages</source>
        <translation>Etapas intercaladas do pipeline</translation>
    </message>
    <message>
        <source>Sequence parallelism</source>
        <translation>Paralelismo de sequência</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa física</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Empresa</translation>
    </message>
    <message>
        <source>no cooling</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Air conditioning</source>
        <translation>Ar-condicionado</translation>
    </message>
    <message>
        <source>Data center</source>
        <translation>Data center</translation>
    </message>
    <message>
        <source>no import</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>simplified import regime of Brazil</source>
        <translation>regime simplificado de importação do Brasil</translation>
    </message>
    <message>
        <source>ordinary import regime of Brazil</source>
        <translation>regime comum de importação do Brasil</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>Todos os pesos</translation>
    </message>
    <message>
        <source>the attention</source>
        <translation>a atenção</translation>
    </message>
    <message>
        <source>all linear layers</source>
        <translation>todas as camadas lineares</translation>
    </message>
    <message>
        <source>BF16 mixed</source>
        <translation>BF16 mista</translation>
    </message>
    <message>
        <source>FP16 mixed</source>
        <translation>FP16 mista</translation>
    </message>
    <message>
        <source>BF16 throughout</source>
        <translation>BF16 em tudo</translation>
    </message>
    <message>
        <source>AdamW, 8 bits</source>
        <translation>AdamW, 8 bits</translation>
    </message>
    <message>
        <source>AdamW, 8 bits, paged</source>
        <translation>AdamW, 8 bits, paginado</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD com momento</translation>
    </message>
    <message>
        <source>no recomputation</source>
        <translation>sem recálculo</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Seletivo</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>de uma vez</translation>
    </message>
    <message>
        <source>in pieces</source>
        <translation>em partes</translation>
    </message>
    <message>
        <source>fused with the output layer</source>
        <translation>junto com a camada de saída</translation>
    </message>
    <message>
        <source>not divided</source>
        <translation>sem divisão</translation>
    </message>
    <message>
        <source>everything stays on the GPU</source>
        <translation>tudo fica na GPU</translation>
    </message>
    <message>
        <source>Optimizer and parameters</source>
        <translation>Otimizador e parâmetros</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>português</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglês</translation>
    </message>
    <message>
        <source>mean of 12 months</source>
        <translation>média de 12 meses</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>%1 a year</source>
        <translation>%1 por ano</translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln mês</numerusform>
            <numerusform>%Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>bits</translation>
    </message>
    <message>
        <source>The price of a kWh is not known for this place, so energy is not counted. Give it as the tariff</source>
        <translation>O preço do kWh neste lugar não é conhecido, então a energia não foi contada. Informe a tarifa</translation>
    </message>
    <message>
        <source>12-pin NVIDIA</source>
        <translation>12 pinos NVIDIA</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>O arquivo ou a pasta não existe.</translation>
    </message>
    <message>
        <source>The text contains the control character %1, which has no place in it. Delete it.</source>
        <translation>O texto contém o caractere de controle %1, que não tem lugar nele. Apague-o.</translation>
    </message>
    <message>
        <source>There is no catalogue file (*.yaml) in this folder.</source>
        <translation>Não há arquivo de catálogo (*.yaml) nesta pasta.</translation>
    </message>
    <message>
        <source>“%1” does not have the expected form. Example: %2</source>
        <translation>“%1” não tem a forma esperada. Exemplo: %2</translation>
    </message>
    <message>
        <source>No exchange rate from %1 to %2 is known. Give one under site.exchange_rates.</source>
        <translation>Não há câmbio conhecido de %1 para %2. Informe um em site.exchange_rates.</translation>
    </message>
    <message>
        <source>“%1” is not the code of a country. Two letters of ISO 3166 are expected, such as BR or US.</source>
        <translation>“%1” não é o código de um país. São esperadas duas letras da ISO 3166, como BR ou US.</translation>
    </message>
    <message>
        <source>Two stages are called “%1”.</source>
        <translation>Duas etapas se chamam “%1”.</translation>
    </message>
    <message>
        <source>The shares do not suit the cards of any option, or their sum is zero.</source>
        <translation>As partes não combinam com as placas de nenhuma opção ou somam zero.</translation>
    </message>
    <message>
        <source>The layout needs %1 cards or a multiple, which no option has.</source>
        <translation>A divisão precisa de %1 placas ou de um múltiplo, e nenhuma opção tem.</translation>
    </message>
    <message>
        <source>This does not go with the task of the stage.</source>
        <translation>Isto não combina com a tarefa da etapa.</translation>
    </message>
    <message>
        <source>Nothing may follow | or &gt; on its line, and the text below must be indented.</source>
        <translation>Nada pode vir depois de | ou &gt; na mesma linha, e o texto abaixo precisa de recuo.</translation>
    </message>
    <message>
        <source>A bracket closes here that nothing opened.</source>
        <translation>Aqui se fecha um colchete ou uma chave que nada abriu.</translation>
    </message>
    <message>
        <source>A bracket is opened and not closed.</source>
        <translation>Um colchete ou uma chave foi aberto e não foi fechado.</translation>
    </message>
    <message>
        <source>This character cannot stand here. Put the text in quotes.</source>
        <translation>Este caractere não pode ficar aqui. Ponha o texto entre aspas.</translation>
    </message>
    <message>
        <source>The colon after the key is missing.</source>
        <translation>Faltam os dois-pontos depois da chave.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket “]” is missing here.</source>
        <translation>Falta aqui uma vírgula ou o fim da lista “]”.</translation>
    </message>
    <message>
        <source>A comma or a closing brace “}” is missing here.</source>
        <translation>Falta aqui uma vírgula ou o fim do bloco “}”.</translation>
    </message>
    <message>
        <source>A line cannot begin with a percent sign here. Put the text in quotes.</source>
        <translation>A linha não pode começar aqui com o sinal de porcentagem. Ponha o texto entre aspas.</translation>
    </message>
    <message>
        <source>The text ends too early: something is not closed.</source>
        <translation>O texto termina cedo demais: algo não foi fechado.</translation>
    </message>
    <message>
        <source>What follows the backslash is not known. A backslash itself is written twice.</source>
        <translation>O que vem depois da barra invertida não é conhecido. A própria barra se escreve duas vezes.</translation>
    </message>
    <message>
        <source>This line does not go with those above. Check its indentation and the colon.</source>
        <translation>Esta linha não combina com as de cima. Confira o recuo e os dois-pontos.</translation>
    </message>
    <message>
        <source>A key must be a text.</source>
        <translation>Uma chave precisa ser um texto.</translation>
    </message>
    <message>
        <source>A key in double quotes is missing here.</source>
        <translation>Falta aqui uma chave entre aspas duplas.</translation>
    </message>
    <message>
        <source>A key cannot stand here. Check the indentation.</source>
        <translation>Uma chave não pode ficar aqui. Confira o recuo.</translation>
    </message>
    <message>
        <source>A text in quotes cannot hold a line break or a tab. Write \n or \t.</source>
        <translation>Um texto entre aspas não pode ter quebra de linha nem tabulação. Escreva \n ou \t.</translation>
    </message>
    <message>
        <source>An item of a list cannot stand here. Check the indentation.</source>
        <translation>Um item de lista não pode ficar aqui. Confira o recuo.</translation>
    </message>
    <message>
        <source>Only true, false, null, numbers and texts in double quotes can stand here.</source>
        <translation>Aqui só podem ficar true, false, null, números e textos entre aspas duplas.</translation>
    </message>
    <message>
        <source>The number is not complete.</source>
        <translation>O número está incompleto.</translation>
    </message>
    <message>
        <source>Quotes are opened and not closed.</source>
        <translation>As aspas foram abertas e não foram fechadas.</translation>
    </message>
    <message>
        <source>Something follows after the end of the document.</source>
        <translation>Há algo depois do fim do documento.</translation>
    </message>
    <message>
        <source>A tab cannot indent a line. Use spaces.</source>
        <translation>Uma tabulação não serve de recuo. Use espaços.</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>Falta aqui um valor.</translation>
    </message>
    <message>
        <source>A value cannot stand here. A text that holds a colon and a space needs quotes.</source>
        <translation>Um valor não pode ficar aqui. Um texto com dois-pontos e espaço precisa de aspas.</translation>
    </message>
    <message>
        <source>none is known for this place</source>
        <translation>nenhuma conhecida neste lugar</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>The file has more faults than these %1.</source>
        <translation>O arquivo tem mais erros além destes %1.</translation>
    </message>
    <message>
        <source>Argentina</source>
        <translation>Argentina</translation>
    </message>
    <message>
        <source>Australia</source>
        <translation>Austrália</translation>
    </message>
    <message>
        <source>Belgium</source>
        <translation>Bélgica</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <translation>Bulgária</translation>
    </message>
    <message>
        <source>Chile</source>
        <translation>Chile</translation>
    </message>
    <message>
        <source>Colombia</source>
        <translation>Colômbia</translation>
    </message>
    <message>
        <source>Denmark</source>
        <translation>Dinamarca</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espanha</translation>
    </message>
    <message>
        <source>the European Union</source>
        <translation>União Europeia</translation>
    </message>
    <message>
        <source>Hungary</source>
        <translation>Hungria</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irlanda</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Itália</translation>
    </message>
    <message>
        <source>South Korea</source>
        <translation>Coreia do Sul</translation>
    </message>
    <message>
        <source>Malta</source>
        <translation>Malta</translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation>México</translation>
    </message>
    <message>
        <source>Peru</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Poland</source>
        <translation>Polônia</translation>
    </message>
    <message>
        <source>Paraguay</source>
        <translation>Paraguai</translation>
    </message>
    <message>
        <source>Uruguay</source>
        <translation>Uruguai</translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation>Vietnã</translation>
    </message>
    <message>
        <source>South Africa</source>
        <translation>África do Sul</translation>
    </message>
    <message>
        <source>Energy overhead (PUE)</source>
        <translation>Energia extra (PUE)</translation>
    </message>
    <message>
        <source>The KV cache has room for %1 of the %2 tokens asked: the other requests wait</source>
        <translation>O cache KV tem lugar para %1 dos %2 tokens pedidos: os outros pedidos esperam</translation>
    </message>
    <message>
        <source>Prompt and answer of %1 tokens do not go into a context of %2</source>
        <translation>Prompt e resposta de %1 tokens não entram em um contexto de %2</translation>
    </message>
    <message>
        <source>%1 attention heads cannot be shared equally by %2 cards</source>
        <translation>%1 cabeças de atenção não se dividem por igual entre %2 placas</translation>
    </message>
    <message>
        <source>No computing rate was given: %1 TFLOPS were assumed, as usual for this bandwidth</source>
        <translation>Nenhuma taxa de cálculo foi informada: supôs-se %1 TFLOPS, o usual para esta largura de banda</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>número inteiro</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mapa</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadeiro ou falso</translation>
    </message>
    <message>
        <source>date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>Only used cards are on offer: the price is that of a used one</source>
        <translation>Só há placas usadas à venda: o preço é o de uma usada</translation>
    </message>
    <message>
        <source>%1 has no KV cache of the type %2; it has %3</source>
        <translation>O %1 não tem cache KV do tipo %2; ele tem %3</translation>
    </message>
    <message>
        <source>No exchange rate from %1 to %2 is known, so prices of the catalogue are missing. Rates are known for %3; give one under site.exchange_rates</source>
        <translation>Não há taxa de câmbio conhecida de %1 para %2; por isso faltam os preços do catálogo. Há taxas para %3; informe uma em site.exchange_rates</translation>
    </message>
    <message>
        <source>The demand needs more than %1 such machines, where the count stops; the costs are those of one</source>
        <translation>A demanda precisa de mais de %1 máquinas dessas, onde a contagem para; os custos são os de uma</translation>
    </message>
    <message>
        <source>The demand needs %1 such machines; the costs are those of one</source>
        <translation>A demanda precisa de %1 máquinas dessas; os custos são os de uma</translation>
    </message>
    <message>
        <source>all %1 layers on the CPU</source>
        <translation>todas as %1 camadas na CPU</translation>
    </message>
    <message>
        <source>%1 layers on the GPU and %2 on the CPU</source>
        <translation>%1 camadas na GPU e %2 na CPU</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state, where the layers are</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fits with %1, %2 to spare</source>
        <comment>layers, memory</comment>
        <translation>Cabe com %1, %2 de folga</translation>
    </message>
    <message>
        <source>Fits, tight, with %1: %2 to spare</source>
        <comment>layers, memory</comment>
        <translation>Cabe no limite, com %1: sobram %2</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>target that is missed, layers</comment>
        <translation>%1, com %2</translation>
    </message>
    <message>
        <source>Install the driver %1 or newer for %2</source>
        <translation>Instale o driver %1 ou mais novo para o %2</translation>
    </message>
    <message>
        <source>Price abroad converted at the exchange rate: what local shops add to it is not known</source>
        <translation>Preço do exterior convertido pelo câmbio: não se sabe quanto as lojas daqui acrescentam</translation>
    </message>
</context>
<context>
    <name>cabe::ServingChart</name>
    <message numerus="yes">
        <source>%1, %Ln people at once: %2</source>
        <comment>option, number, value</comment>
        <translation>
            <numerusform>%1, %Ln pessoa: %2</numerusform>
            <numerusform>%1, %Ln pessoas ao mesmo tempo: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>memory ends here</source>
        <translation>a memória acaba aqui</translation>
    </message>
</context>
<context>
    <name>cabe::Session</name>
    <message>
        <source>Unpin option</source>
        <translation>Soltar opção</translation>
    </message>
    <message>
        <source>Pin option</source>
        <translation>Fixar opção</translation>
    </message>
</context>
<context>
    <name>cabe::SiteForm</name>
    <message>
        <source>Site and tariff</source>
        <translation>Local e tarifa</translation>
    </message>
    <message>
        <source>%1 · %2/kWh</source>
        <translation>%1 · %2/kWh</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Tarifa</translation>
    </message>
    <message>
        <source>Price on the bill</source>
        <translation>Preço na conta</translation>
    </message>
    <message>
        <source>Tariff flag</source>
        <translation>Bandeira tarifária</translation>
    </message>
    <message>
        <source>Mean of 12 months</source>
        <translation>Média de 12 meses</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Resfriamento</translation>
    </message>
    <message>
        <source>None</source>
        <comment>cooling</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Air conditioning</source>
        <translation>Ar-condicionado</translation>
    </message>
    <message>
        <source>Data center</source>
        <translation>Data center</translation>
    </message>
    <message>
        <source>COP</source>
        <translation>COP</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Dollar</source>
        <translation>Dólar</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa física</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Empresa</translation>
    </message>
</context>
<context>
    <name>cabe::SpeedText</name>
    <message>
        <source>Memory bandwidth limits the answer: reading the weights and the cache for every token allows at most %1 tokens/s, and more TFLOPS would not change that.</source>
        <translation>A largura de banda da memória limita a resposta: ler os pesos e o cache a cada token permite no máximo %1 tokens/s, e mais TFLOPS não mudariam isso.</translation>
    </message>
    <message>
        <source>Memory bandwidth limits the answer: more TFLOPS would not change that.</source>
        <translation>A largura de banda da memória limita a resposta: mais TFLOPS não mudariam isso.</translation>
    </message>
    <message>
        <source>Compute limits the answer: so many tokens share what is read that multiplying takes longer than reading.</source>
        <translation>O cálculo limita a resposta: tantos tokens aproveitam cada leitura que multiplicar demora mais que ler.</translation>
    </message>
    <message>
        <source>The link between the cards limits the answer: they exchange results in every layer and wait for each other.</source>
        <translation>A ligação entre as placas limita a resposta: elas trocam resultados em cada camada e esperam umas pelas outras.</translation>
    </message>
    <message>
        <source>The computer's memory limits the answer: the part of the model outside the cards is read much more slowly.</source>
        <translation>A memória do computador limita a resposta: a parte do modelo fora das placas é lida bem mais devagar.</translation>
    </message>
    <message>
        <source>The disk limits the answer: part of the model does not even fit into the computer's memory.</source>
        <translation>O disco limita a resposta: parte do modelo não cabe nem na memória do computador.</translation>
    </message>
    <message>
        <source>Fixed times limit the answer: every layer has to be started, which takes longer than reading it.</source>
        <translation>Tempos fixos limitam a resposta: iniciar cada camada demora mais que lê-la.</translation>
    </message>
    <message>
        <source>The targets do not hold even for one person.</source>
        <translation>As metas não são cumpridas nem com uma pessoa.</translation>
    </message>
    <message numerus="yes">
        <source>The targets hold for up to %Ln people at once.</source>
        <translation>
            <numerusform>As metas são cumpridas com até %Ln pessoa ao mesmo tempo.</numerusform>
            <numerusform>As metas são cumpridas com até %Ln pessoas ao mesmo tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>largura de banda</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>cálculo</translation>
    </message>
    <message>
        <source>link between the cards</source>
        <translation>ligação entre as placas</translation>
    </message>
    <message>
        <source>the computer's memory</source>
        <translation>memória do computador</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>disco</translation>
    </message>
    <message>
        <source>fixed time per layer</source>
        <translation>tempo fixo por camada</translation>
    </message>
    <message>
        <source>decode</source>
        <comment>a point of the roofline: writing the answer to one person</comment>
        <translation>geração</translation>
    </message>
    <message numerus="yes">
        <source>decode, %Ln at once</source>
        <comment>a point of the roofline</comment>
        <translation>
            <numerusform>geração, %Ln por vez</numerusform>
            <numerusform>geração, %Ln ao mesmo tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>prefill</source>
        <comment>a point of the roofline: reading the prompt</comment>
        <translation>prefill</translation>
    </message>
    <message>
        <source>%1: %2 TFLOPS at %3 operations per byte, %4 tokens/s, %5</source>
        <comment>point, numbers, "limited by …"</comment>
        <translation>%1: %2 TFLOPS com %3 operações por byte, %4 tokens/s, %5</translation>
    </message>
    <message>
        <source>%1 tokens/s each (%2)</source>
        <comment>number, interval</comment>
        <translation>%1 tokens/s para cada uma (%2)</translation>
    </message>
    <message>
        <source>first token after %1 (%2 s)</source>
        <comment>time, interval in seconds</comment>
        <translation>primeiro token após %1 (%2 s)</translation>
    </message>
</context>
<context>
    <name>cabe::SpeedView</name>
    <message>
        <source>Speed of the options</source>
        <translation>Velocidade das opções</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>Ver como gráfico</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Ver como tabela</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Nothing fits, so there is no speed to show. See the smallest change that works above.</source>
        <translation>Nada cabe, então não há velocidade para mostrar. Veja acima a menor mudança que resolve.</translation>
    </message>
    <message>
        <source>Training writes no answers. Its hours and tokens per second stand in the ranking and under Why.</source>
        <translation>O treinamento não gera respostas. As horas e os tokens por segundo estão no ranking e em Por quê.</translation>
    </message>
    <message>
        <source>The provider of an API decides its speed; there is none to predict.</source>
        <translation>Quem decide a velocidade de uma API é o provedor; não há o que prever.</translation>
    </message>
    <message>
        <source>This option has no speed that can be predicted.</source>
        <translation>Esta opção não tem velocidade que se possa prever.</translation>
    </message>
    <message>
        <source>What limits this workload (TFLOPS)</source>
        <translation>O que limita esta carga (TFLOPS)</translation>
    </message>
    <message>
        <source>Operations per byte read</source>
        <translation>Operações por byte lido</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln cards at once</source>
        <comment>number of cards</comment>
        <translation>
            <numerusform>de %Ln placa por vez</numerusform>
            <numerusform>de %Ln placas ao mesmo tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>of a card at work</source>
        <translation>de uma placa em uso</translation>
    </message>
    <message>
        <source>of the card</source>
        <translation>da placa</translation>
    </message>
    <message>
        <source>More people at once (tokens/s each)</source>
        <translation>Mais pessoas (tokens/s para cada)</translation>
    </message>
    <message>
        <source>First token (s)</source>
        <translation>Primeiro token (s)</translation>
    </message>
    <message>
        <source>memory ends at %1</source>
        <comment>number of people</comment>
        <translation>a memória acaba em %1</translation>
    </message>
    <message>
        <source>People at once (%1 tokens each)</source>
        <comment>number of tokens</comment>
        <translation>Pessoas ao mesmo tempo (%1 tokens cada)</translation>
    </message>
    <message>
        <source>minimum %1 tok/s</source>
        <translation>mínimo de %1 tok/s</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>a time</comment>
        <translation>até %1</translation>
    </message>
    <message>
        <source>without waiting for a place</source>
        <translation>sem espera na fila</translation>
    </message>
    <message numerus="yes">
        <source>%1: one person: %2; %Ln people: %3</source>
        <comment>option, value, value</comment>
        <translation>
            <numerusform>%1: uma pessoa: %2; %Ln pessoa: %3</numerusform>
            <numerusform>%1: uma pessoa: %2; %Ln pessoas: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>Decode (tok/s)</source>
        <translation>Geração (tok/s)</translation>
    </message>
    <message>
        <source>tokens per second that one conversation gets</source>
        <translation>tokens por segundo que uma conversa recebe</translation>
    </message>
    <message>
        <source>Prefill (tok/s)</source>
        <translation>Prefill (tok/s)</translation>
    </message>
    <message>
        <source>tokens of the prompt read per second, one prompt alone</source>
        <translation>tokens do prompt lidos por segundo, um prompt sozinho</translation>
    </message>
    <message>
        <source>Your prompt</source>
        <comment>column: time to read it</comment>
        <translation>Seu prompt</translation>
    </message>
    <message>
        <source>time to read your prompt of %1 tokens, alone</source>
        <translation>tempo de leitura do seu prompt de %1 tokens, sozinho</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>1º token</translation>
    </message>
    <message>
        <source>prompt, network and waiting for a place, with the people and the demand you gave</source>
        <translation>prompt, rede e fila, com as pessoas e a demanda que você informou</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>Limitada por</translation>
    </message>
    <message>
        <source>what limits decode</source>
        <translation>o que limita a geração</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>9 in 10 measurements fall into it</source>
        <translation>9 em cada 10 medições caem nele</translation>
    </message>
    <message>
        <source>kWh/million</source>
        <translation>kWh/milhão</translation>
    </message>
    <message>
        <source>energy at the outlet per million tokens produced</source>
        <translation>energia na tomada por milhão de tokens gerados</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>interval</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of it waiting for a place</source>
        <comment>a time</comment>
        <translation>%1 disso na fila</translation>
    </message>
    <message>
        <source>%1 kWh per million tokens</source>
        <comment>energy</comment>
        <translation>%1 kWh por milhão de tokens</translation>
    </message>
    <message>
        <source>This option cannot run the model, so there is no speed to show.</source>
        <translation>Esta opção não roda o modelo, então não há velocidade para mostrar.</translation>
    </message>
</context>
<context>
    <name>cabe::StageActions</name>
    <message>
        <source>Stage %1</source>
        <translation>Etapa %1</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>Adicionar etapa</translation>
    </message>
    <message>
        <source>Duplicate stage</source>
        <translation>Duplicar etapa</translation>
    </message>
    <message>
        <source>Remove stage</source>
        <translation>Remover etapa</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>Renomear etapa</translation>
    </message>
    <message>
        <source>Name of the stage</source>
        <translation>Nome da etapa</translation>
    </message>
</context>
<context>
    <name>cabe::StatusLine</name>
    <message>
        <source>Everything is computed on this computer</source>
        <translation>Tudo calculado neste computador</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln placa</numerusform>
            <numerusform>%Ln placas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln model(s)</source>
        <translation>
            <numerusform>%Ln modelo</numerusform>
            <numerusform>%Ln modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>Catalogue of %1 · %2, %3</source>
        <comment>date, cards, models</comment>
        <translation>Catálogo de %1 · %2, %3</translation>
    </message>
    <message>
        <source>Updated in %1</source>
        <translation>Atualizado em %1</translation>
    </message>
</context>
<context>
    <name>cabe::TornadoChart</name>
    <message>
        <source>%1 (%2): total from %3 to %4</source>
        <comment>input, its range, money, money</comment>
        <translation>%1 (%2): total de %3 a %4</translation>
    </message>
</context>
<context>
    <name>cabe::VerdictBanner</name>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Pin to compare</source>
        <translation>Fixar para comparar</translation>
    </message>
</context>
<context>
    <name>cabe::VerdictText</name>
    <message>
        <source>Now</source>
        <translation>Na compra</translation>
    </message>
    <message>
        <source>with new supply</source>
        <translation>com fonte nova</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Por mês</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energia</translation>
    </message>
    <message numerus="yes">
        <source>Total over %Ln month(s)</source>
        <translation>
            <numerusform>Total em %Ln mês</numerusform>
            <numerusform>Total em %Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>after resale</source>
        <translation>com revenda</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation>%1 tok/s</translation>
    </message>
    <message>
        <source>first in %1</source>
        <comment>time to the first token</comment>
        <translation>1º em %1</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treinamento</translation>
    </message>
    <message>
        <source>Full load</source>
        <translation>Pico de consumo</translation>
    </message>
    <message>
        <source>%1 supply</source>
        <translation>fonte de %1</translation>
    </message>
    <message>
        <source>This cannot be computed</source>
        <translation>Não dá para calcular</translation>
    </message>
    <message>
        <source>No card fits these limits</source>
        <translation>Nenhuma placa cabe nestes limites</translation>
    </message>
    <message>
        <source>What stops most of them: %1.</source>
        <translation>O que mais impede: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: verdict</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 tokens/s</translation>
    </message>
    <message>
        <source>%1 now, %2 per month</source>
        <translation>%1 na compra, %2 por mês</translation>
    </message>
    <message>
        <source>Computed with the last valid value of: %1.</source>
        <translation>Calculado com o último valor válido de: %1.</translation>
    </message>
    <message>
        <source>It needs %1, and %2 are usable.</source>
        <comment>sizes of memory</comment>
        <translation>Precisa de %1, e %2 são utilizáveis.</translation>
    </message>
</context>
<context>
    <name>cabe::WayCard</name>
    <message>
        <source>Lowest total</source>
        <translation>Menor total</translation>
    </message>
    <message numerus="yes">
        <source>over %Ln month(s)</source>
        <translation>
            <numerusform>em %Ln mês</numerusform>
            <numerusform>em %Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1/month</source>
        <translation>%1/mês</translation>
    </message>
    <message>
        <source>%1 now + %2</source>
        <translation>%1 na compra + %2</translation>
    </message>
    <message>
        <source>%1/million</source>
        <translation>%1/milhão</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 over %Ln month(s)</source>
        <translation>
            <numerusform>%1: %2 em %Ln mês</numerusform>
            <numerusform>%1: %2 em %Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h/month</source>
        <translation>%1 h/mês</translation>
    </message>
</context>
<context>
    <name>cabe::WhyPage</name>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>format, runtime</comment>
        <translation>%1 com %2</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Ask about a number</source>
        <translation>Pergunte sobre um número</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>quantity: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Assumed, because you did not say</source>
        <translation>Suposto, porque você não informou</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Quão certo</translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation>Regra prática</translation>
    </message>
    <message>
        <source>Getting more</source>
        <translation>Para ganhar mais</translation>
    </message>
    <message>
        <source>Using less</source>
        <translation>Para usar menos</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Origem: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Where from</source>
        <translation>De onde vem</translation>
    </message>
    <message>
        <source>9 times in 10 between %1 and %2 %3, when prices and use vary as they do</source>
        <comment>low, high, currency</comment>
        <translation>9 em cada 10 vezes entre %1 e %2 %3, com a variação usual de preços e uso</translation>
    </message>
    <message>
        <source>9 in 10 measurements fall between %1 and %2 %3</source>
        <comment>low, high, unit</comment>
        <translation>9 em cada 10 medições caem entre %1 e %2 %3</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Aplicar: %1</translation>
    </message>
    <message>
        <source>Apply suggestion</source>
        <translation>Aplicar sugestão</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Todos os números</translation>
    </message>
    <message>
        <source>Copy explanation</source>
        <translation>Copiar a explicação</translation>
    </message>
</context>
<context>
    <name>cabe::WhyText</name>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (frees %3)</source>
        <comment>change, what it then takes, what it frees</comment>
        <translation>%1: %2 (libera %3)</translation>
    </message>
    <message>
        <source>Cache as %1</source>
        <translation>Cache em %1</translation>
    </message>
    <message>
        <source>Context of %1 tokens</source>
        <translation>Contexto de %1 tokens</translation>
    </message>
    <message>
        <source>Weights as %1</source>
        <translation>Pesos em %1</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>quantity: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Origem: %1</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabeças KV</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Tamanho da cabeça</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimensão oculta</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulário</translation>
    </message>
    <message>
        <source>Conversations at once</source>
        <translation>Conversas ao mesmo tempo</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Microlote</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Read per token (GB)</source>
        <translation>Lido por token (GB)</translation>
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation>Largura de banda (GB/s)</translation>
    </message>
    <message>
        <source>Cards (W)</source>
        <translation>Placas (W)</translation>
    </message>
    <message>
        <source>Rest of the computer (W)</source>
        <translation>Resto do computador (W)</translation>
    </message>
    <message>
        <source>Full load (W)</source>
        <translation>Pico de consumo (W)</translation>
    </message>
    <message>
        <source>Short peaks (W)</source>
        <translation>Picos curtos (W)</translation>
    </message>
    <message>
        <source>Advice of the maker (W)</source>
        <translation>Recomendação do fabricante (W)</translation>
    </message>
    <message>
        <source>Power supply (W)</source>
        <translation>Fonte de alimentação (W)</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>From the wall (W)</source>
        <translation>Da tomada (W)</translation>
    </message>
    <message>
        <source>From the wall at load (W)</source>
        <translation>Da tomada em carga (W)</translation>
    </message>
    <message>
        <source>From the wall at idle (W)</source>
        <translation>Da tomada ocioso (W)</translation>
    </message>
    <message>
        <source>Hours at load per month</source>
        <translation>Horas em carga por mês</translation>
    </message>
    <message>
        <source>Hours at idle per month</source>
        <translation>Horas ociosas por mês</translation>
    </message>
    <message>
        <source>Cooling factor</source>
        <translation>Fator de resfriamento</translation>
    </message>
    <message>
        <source>Energy per month (kWh)</source>
        <translation>Energia por mês (kWh)</translation>
    </message>
    <message>
        <source>Price per kWh</source>
        <translation>Preço do kWh</translation>
    </message>
    <message>
        <source>Computer and supply</source>
        <translation>Computador e fonte</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Infraestrutura</translation>
    </message>
    <message>
        <source>Where the price comes from</source>
        <translation>De onde vem o preço</translation>
    </message>
    <message>
        <source>Upfront</source>
        <translation>Na compra</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Por mês</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>Revenda</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>Valor presente</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>Taxa de desconto</translation>
    </message>
    <message>
        <source>Share of the peak (MFU)</source>
        <translation>Parte do pico (MFU)</translation>
    </message>
    <message>
        <source>Reading the prompt (s)</source>
        <translation>Leitura do prompt (s)</translation>
    </message>
    <message>
        <source>Queue (s)</source>
        <translation>Fila (s)</translation>
    </message>
    <message>
        <source>Network (s)</source>
        <translation>Rede (s)</translation>
    </message>
    <message>
        <source>you, in %1</source>
        <translation>você, em %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>Memory in all</source>
        <translation>Memória total</translation>
    </message>
    <message>
        <source>Speed of the answer</source>
        <translation>Velocidade da resposta</translation>
    </message>
    <message>
        <source>Speed of reading the prompt</source>
        <translation>Velocidade de leitura do prompt</translation>
    </message>
    <message>
        <source>Wait for the first token</source>
        <translation>Espera pelo primeiro token</translation>
    </message>
    <message>
        <source>Time of the training</source>
        <translation>Tempo do treinamento</translation>
    </message>
    <message>
        <source>Full load</source>
        <translation>Pico de consumo</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>Custo total</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potência</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>“2 bytes per parameter at 16 bits, 1 at 8, ½ at 4”: %1, %2 or %3. Real formats keep scales and some tensors at higher precision, so a “4-bit” file is larger than half a byte per parameter.</source>
        <translation>“2 bytes por parâmetro em 16 bits, 1 em 8, ½ em 4”: %1, %2 ou %3. Os formatos reais guardam escalas e alguns tensores em precisão maior; por isso um arquivo “de 4 bits” passa de meio byte por parâmetro.</translation>
    </message>
    <message>
        <source>“The cache is small beside the weights”: true for one short conversation. It grows with context times people, and models without grouped heads take several times more.</source>
        <translation>“O cache é pequeno perto dos pesos”: vale para uma conversa curta. Ele cresce com contexto vezes pessoas, e modelos sem cabeças agrupadas usam várias vezes mais.</translation>
    </message>
    <message>
        <source>“16 GB for 7 to 13B, 24 GB or more for 30B”: holds for 4-bit weights and short contexts. At 16 bits a 30B model alone takes 60 GB.</source>
        <translation>“16 GB para 7 a 13B, 24 GB ou mais para 30B”: vale para pesos de 4 bits e contextos curtos. Em 16 bits, um modelo de 30B ocupa 60 GB sozinho.</translation>
    </message>
    <message>
        <source>“Bandwidth divided by the size of the weights”: an upper bound. Cards reach a part of it, long contexts add reading, and mixtures of experts read only the active part.</source>
        <translation>“Largura de banda dividida pelo tamanho dos pesos”: é um teto. As placas alcançam uma parte, contextos longos exigem mais leitura, e misturas de especialistas leem só a parte ativa.</translation>
    </message>
    <message>
        <source>“Add up the TDPs”: too little. Cards peak for milliseconds far above their TDP, and older supplies shut down on that.</source>
        <translation>“Some os TDPs”: é pouco. As placas têm picos de milissegundos bem acima do TDP, e fontes antigas desligam com isso.</translation>
    </message>
    <message>
        <source>“The card is the cost”: energy, cooling, upkeep and resale move the total; for occasional use an API is often cheaper.</source>
        <translation>“O custo é a placa”: energia, resfriamento, manutenção e revenda mudam o total; para uso ocasional, uma API costuma custar menos.</translation>
    </message>
    <message>
        <source>“16 bytes per parameter with Adam in mixed precision”: weights, gradients and optimizer together, before activations.</source>
        <translation>“16 bytes por parâmetro com Adam em precisão mista”: pesos, gradientes e otimizador juntos, antes das ativações.</translation>
    </message>
    <message>
        <source>%1, catalogue</source>
        <translation>%1, catálogo</translation>
    </message>
    <message>
        <source>format %1</source>
        <translation>formato %1</translation>
    </message>
    <message>
        <source>your bill</source>
        <translation>sua conta</translation>
    </message>
    <message>
        <source>tariff of the catalogue</source>
        <translation>tarifa do catálogo</translation>
    </message>
    <message>
        <source>Bits per weight, scales included</source>
        <translation>Bits por peso, com as escalas</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Formato dos pesos</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>Todos os pesos</translation>
    </message>
    <message>
        <source>Of them on the cards</source>
        <translation>Destes, nas placas</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Contexto (tokens)</translation>
    </message>
    <message>
        <source>Bytes per key entry</source>
        <translation>Bytes por número da chave</translation>
    </message>
    <message>
        <source>Bytes per value entry</source>
        <translation>Bytes por número do valor</translation>
    </message>
    <message>
        <source>Key size</source>
        <translation>Tamanho da chave</translation>
    </message>
    <message>
        <source>Value size</source>
        <translation>Tamanho do valor</translation>
    </message>
    <message>
        <source>Layers that see the whole context</source>
        <translation>Camadas que veem todo o contexto</translation>
    </message>
    <message>
        <source>Layers with a window</source>
        <translation>Camadas com janela</translation>
    </message>
    <message>
        <source>Window (tokens)</source>
        <translation>Janela (tokens)</translation>
    </message>
    <message>
        <source>KV heads of window layers</source>
        <translation>Cabeças KV das camadas com janela</translation>
    </message>
    <message>
        <source>Key size of window layers</source>
        <translation>Tamanho da chave nas camadas com janela</translation>
    </message>
    <message>
        <source>Value size of window layers</source>
        <translation>Tamanho do valor nas camadas com janela</translation>
    </message>
    <message>
        <source>Layers with latent attention</source>
        <translation>Camadas com atenção latente</translation>
    </message>
    <message>
        <source>Latent size</source>
        <translation>Tamanho latente</translation>
    </message>
    <message>
        <source>Size of the position part</source>
        <translation>Tamanho da parte de posição</translation>
    </message>
    <message>
        <source>Layers with a compressed cache</source>
        <translation>Camadas com cache comprimido</translation>
    </message>
    <message>
        <source>Window before compression (tokens)</source>
        <translation>Janela antes da compressão (tokens)</translation>
    </message>
    <message>
        <source>Tokens per compressed entry</source>
        <translation>Tokens por entrada comprimida</translation>
    </message>
    <message>
        <source>Tokens per batch</source>
        <translation>Tokens por lote</translation>
    </message>
    <message>
        <source>Layers that share a cache</source>
        <translation>Camadas que dividem um cache</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Bytes per token of one conversation</source>
        <translation>Bytes por token de uma conversa</translation>
    </message>
    <message>
        <source>Recurrent layers</source>
        <translation>Camadas recorrentes</translation>
    </message>
    <message>
        <source>Values of the state</source>
        <translation>Números do estado</translation>
    </message>
    <message>
        <source>Values of the convolution</source>
        <translation>Números da convolução</translation>
    </message>
    <message>
        <source>Bytes per value of the state</source>
        <translation>Bytes por número do estado</translation>
    </message>
    <message>
        <source>Bytes per value of the convolution</source>
        <translation>Bytes por número da convolução</translation>
    </message>
    <message>
        <source>Tokens at once</source>
        <translation>Tokens de uma vez</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Cabeças de atenção</translation>
    </message>
    <message>
        <source>Widest layer</source>
        <translation>Camada mais larga</translation>
    </message>
    <message>
        <source>Feed-forward size</source>
        <translation>Tamanho da rede feed-forward</translation>
    </message>
    <message>
        <source>Copies of the feed-forward width</source>
        <translation>Cópias da largura feed-forward</translation>
    </message>
    <message>
        <source>Copies of the hidden width</source>
        <translation>Cópias da dimensão oculta</translation>
    </message>
    <message>
        <source>Driver context (MiB)</source>
        <translation>Contexto do driver (MiB)</translation>
    </message>
    <message>
        <source>Libraries (MiB)</source>
        <translation>Bibliotecas (MiB)</translation>
    </message>
    <message>
        <source>CUDA graphs (MiB)</source>
        <translation>Grafos CUDA (MiB)</translation>
    </message>
    <message>
        <source>Widened cache</source>
        <translation>Cache convertido para 16 bits</translation>
    </message>
    <message>
        <source>Memory share</source>
        <translation>Parte da memória</translation>
    </message>
    <message>
        <source>Memory that the driver shows (MiB)</source>
        <translation>Memória que o driver mostra (MiB)</translation>
    </message>
    <message>
        <source>Weights on one card (MiB)</source>
        <translation>Pesos em uma placa (MiB)</translation>
    </message>
    <message>
        <source>Peak of the activations (MiB)</source>
        <translation>Pico das ativações (MiB)</translation>
    </message>
    <message>
        <source>Pool for the cache (MiB)</source>
        <translation>Reserva para o cache (MiB)</translation>
    </message>
    <message>
        <source>Tokens that the pool holds</source>
        <translation>Tokens que cabem na reserva</translation>
    </message>
    <message>
        <source>Bytes of the master copy per parameter</source>
        <translation>Bytes da cópia mestra por parâmetro</translation>
    </message>
    <message>
        <source>Bytes of the optimizer's moments per parameter</source>
        <translation>Bytes dos momentos do otimizador por parâmetro</translation>
    </message>
    <message>
        <source>Cards that share the states</source>
        <translation>Placas que dividem os estados</translation>
    </message>
    <message>
        <source>Mean context (tokens)</source>
        <translation>Contexto médio (tokens)</translation>
    </message>
    <message>
        <source>Reading the weights (ms)</source>
        <translation>Leitura dos pesos (ms)</translation>
    </message>
    <message>
        <source>Reading the cache (ms)</source>
        <translation>Leitura do cache (ms)</translation>
    </message>
    <message>
        <source>Computing (ms)</source>
        <translation>Cálculo (ms)</translation>
    </message>
    <message>
        <source>Fixed time of the layers (ms)</source>
        <translation>Tempo fixo das camadas (ms)</translation>
    </message>
    <message>
        <source>Exchange between cards (ms)</source>
        <translation>Troca entre placas (ms)</translation>
    </message>
    <message>
        <source>Share of the processor and disk (ms)</source>
        <translation>Parte do processador e do disco (ms)</translation>
    </message>
    <message>
        <source>Time per token (ms)</source>
        <translation>Tempo por token (ms)</translation>
    </message>
    <message>
        <source>Ceiling of the roofline (tokens/s)</source>
        <translation>Teto do roofline (tokens/s)</translation>
    </message>
    <message>
        <source>Share of the bandwidth reached</source>
        <translation>Parte alcançada da largura de banda</translation>
    </message>
    <message>
        <source>Measurements behind it</source>
        <translation>Medições por trás dela</translation>
    </message>
    <message>
        <source>Share of the experts read</source>
        <translation>Parte lida dos especialistas</translation>
    </message>
    <message>
        <source>Prompt (tokens)</source>
        <translation>Tokens do prompt</translation>
    </message>
    <message>
        <source>Parameters used per token</source>
        <translation>Parâmetros usados por token</translation>
    </message>
    <message>
        <source>Multiplying (s)</source>
        <translation>Multiplicações (s)</translation>
    </message>
    <message>
        <source>Attention (s)</source>
        <translation>Atenção (s)</translation>
    </message>
    <message>
        <source>Reading the weights (s)</source>
        <translation>Leitura dos pesos (s)</translation>
    </message>
    <message>
        <source>Fixed time of the layers (s)</source>
        <translation>Tempo fixo das camadas (s)</translation>
    </message>
    <message>
        <source>Exchange between cards (s)</source>
        <translation>Troca entre placas (s)</translation>
    </message>
    <message>
        <source>Share of the processor and disk (s)</source>
        <translation>Parte do processador e do disco (s)</translation>
    </message>
    <message>
        <source>Peak (TFLOPS)</source>
        <translation>Pico (TFLOPS)</translation>
    </message>
    <message>
        <source>Share of the peak reached</source>
        <translation>Parte alcançada do pico</translation>
    </message>
    <message>
        <source>Accepted drafts</source>
        <translation>Rascunhos aceitos</translation>
    </message>
    <message>
        <source>Drafted tokens</source>
        <translation>Tokens de rascunho</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Tempo de um passo</translation>
    </message>
    <message>
        <source>Time of a verifying step</source>
        <translation>Tempo de um passo de conferência</translation>
    </message>
    <message>
        <source>Time of a draft step</source>
        <translation>Tempo de um passo do rascunho</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganho</translation>
    </message>
    <message>
        <source>Work per token (GFLOP)</source>
        <translation>Trabalho por token (GFLOP)</translation>
    </message>
    <message>
        <source>Work per token with recomputation (GFLOP)</source>
        <translation>Trabalho por token com recálculo (GFLOP)</translation>
    </message>
    <message>
        <source>Peak of all cards (TFLOPS)</source>
        <translation>Pico de todas as placas (TFLOPS)</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens por segundo</translation>
    </message>
    <message>
        <source>Sustained load (W)</source>
        <translation>Carga contínua (W)</translation>
    </message>
    <message>
        <source>Next common size</source>
        <translation>Próxima potência comum</translation>
    </message>
    <message>
        <source>Efficiency of the supply</source>
        <translation>Eficiência da fonte</translation>
    </message>
    <message>
        <source>BTU/h per watt</source>
        <translation>BTU/h por watt</translation>
    </message>
    <message>
        <source>Heat (BTU/h)</source>
        <translation>Calor (BTU/h)</translation>
    </message>
    <message>
        <source>Tokens in per month</source>
        <translation>Tokens de entrada por mês</translation>
    </message>
    <message>
        <source>Tokens out per month</source>
        <translation>Tokens de saída por mês</translation>
    </message>
    <message>
        <source>Share of the prompt in the cache</source>
        <translation>Parte do prompt no cache</translation>
    </message>
    <message>
        <source>Price per million in</source>
        <translation>Preço por milhão na entrada</translation>
    </message>
    <message>
        <source>Price per million in the cache</source>
        <translation>Preço por milhão no cache</translation>
    </message>
    <message>
        <source>Price per million out</source>
        <translation>Preço por milhão na saída</translation>
    </message>
    <message>
        <source>Taxes on the service</source>
        <translation>Impostos sobre o serviço</translation>
    </message>
    <message>
        <source>API use per month</source>
        <translation>Uso da API por mês</translation>
    </message>
    <message>
        <source>Energy per month</source>
        <translation>Energia por mês</translation>
    </message>
    <message>
        <source>Price of the cards</source>
        <translation>Preço das placas</translation>
    </message>
    <message>
        <source>Import taxes in it</source>
        <translation>Impostos de importação nele</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Preço por hora</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation>Horas por mês</translation>
    </message>
    <message>
        <source>Rent per month</source>
        <translation>Aluguel por mês</translation>
    </message>
    <message>
        <source>Kind of rent</source>
        <translation>Tipo de aluguel</translation>
    </message>
    <message>
        <source>Off when nobody uses it</source>
        <translation>Desliga quando ninguém usa</translation>
    </message>
    <message>
        <source>Tokens per month</source>
        <translation>Tokens por mês</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Trocas de placa</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>shops of the country</source>
        <translation>lojas do país</translation>
    </message>
    <message>
        <source>price abroad with import taxes</source>
        <translation>preço no exterior com impostos de importação</translation>
    </message>
    <message>
        <source>typed by you</source>
        <translation>informado por você</translation>
    </message>
    <message>
        <source>price list of the provider</source>
        <translation>tabela de preços do provedor</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>não se sabe</translation>
    </message>
    <message>
        <source>training program</source>
        <translation>programa de treinamento</translation>
    </message>
    <message>
        <source>method of training</source>
        <translation>método de treinamento</translation>
    </message>
    <message>
        <source>fitted on measurements</source>
        <translation>ajustado por medições</translation>
    </message>
    <message>
        <source>your project</source>
        <translation>seu projeto</translation>
    </message>
    <message>
        <source>rules of the catalogue</source>
        <translation>regras do catálogo</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>definição</translation>
    </message>
    <message>
        <source>prices of the catalogue or yours</source>
        <translation>preços do catálogo ou seus</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>hours at load per day · days; without them use · hours switched on; without it hours of training ÷ months; without them tokens out ÷ speed</source>
        <translation>horas de uso por dia · dias; sem elas, utilização · horas ligado; sem ela, horas de treinamento ÷ meses; sem elas, tokens de saída ÷ velocidade</translation>
    </message>
    <message>
        <source>≈ %1 tokens/s</source>
        <translation>≈ %1 tokens/s</translation>
    </message>
    <message>
        <source>= %1 bytes = %2</source>
        <translation>= %1 bytes = %2</translation>
    </message>
    <message>
        <source>Exchange rate, at its lowest</source>
        <translation>Câmbio, no mínimo</translation>
    </message>
    <message>
        <source>Exchange rate, at its highest</source>
        <translation>Câmbio, no máximo</translation>
    </message>
    <message>
        <source>Coming price lists, at their lowest</source>
        <translation>Próximas tabelas de preços, no mínimo</translation>
    </message>
    <message>
        <source>Coming price lists, at their highest</source>
        <translation>Próximas tabelas de preços, no máximo</translation>
    </message>
    <message>
        <source>Storage beside it, at most</source>
        <translation>Armazenamento à parte, no máximo</translation>
    </message>
    <message>
        <source>price abroad, converted for the country</source>
        <translation>preço no exterior, convertido para o país</translation>
    </message>
</context>
<context>
    <name>cabe::WorkloadDetails</name>
    <message>
        <source>More about the workload</source>
        <translation>Mais sobre a carga</translation>
    </message>
    <message>
        <source>KV cache type</source>
        <translation>Tipo do cache KV</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>por dia</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Em uso</translation>
    </message>
    <message>
        <source>h/day</source>
        <translation>h/dia</translation>
    </message>
    <message>
        <source>Days per month</source>
        <translation>Dias por mês</translation>
    </message>
    <message>
        <source>days</source>
        <translation>dias</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>Memory share</source>
        <translation>Parte da memória</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>LoRA adapters</source>
        <translation>Adaptadores LoRA</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>Posto da LoRA</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Acumulação</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>passos</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>Checkpointing</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Transferência para a RAM</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>Sequências empacotadas</translation>
    </message>
</context>
<context>
    <name>cabe::WorkloadForm</name>
    <message>
        <source>Workload</source>
        <translation>Carga de trabalho</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarefa</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Escolha um modelo</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Formato dos pesos</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>This model goes up to %1 tokens</source>
        <translation>Este modelo vai até %1 tokens</translation>
    </message>
    <message>
        <source>At the same time</source>
        <translation>Ao mesmo tempo</translation>
    </message>
    <message numerus="yes">
        <source>people</source>
        <comment>unit after a number of conversations</comment>
        <translation>
            <numerusform>pessoa</numerusform>
            <numerusform>pessoas</numerusform>
        </translation>
    </message>
    <message>
        <source>Minimum speed</source>
        <translation>Velocidade mín.</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>First token in</source>
        <translation>1º token em</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Otimizador</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Microlote</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Divisão</translation>
    </message>
    <message>
        <source>Tokens per epoch</source>
        <translation>Tokens por época</translation>
    </message>
    <message>
        <source>million</source>
        <translation>milhões</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Run the model</source>
        <translation>Usar o modelo</translation>
    </message>
    <message>
        <source>Fine-tune</source>
        <translation>Ajuste fino</translation>
    </message>
    <message>
        <source>Train from scratch</source>
        <translation>Treinar do zero</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>Todos os pesos</translation>
    </message>
    <message>
        <source>BF16 mixed</source>
        <translation>BF16 mista</translation>
    </message>
    <message>
        <source>FP16 mixed</source>
        <translation>FP16 mista</translation>
    </message>
    <message>
        <source>BF16 throughout</source>
        <translation>BF16 em tudo</translation>
    </message>
    <message>
        <source>AdamW, 8 bits</source>
        <translation>AdamW, 8 bits</translation>
    </message>
    <message>
        <source>AdamW, 8 bits, paged</source>
        <translation>AdamW, 8 bits, paginado</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD com momento</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Seletivo</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Optimizer and parameters</source>
        <translation>Otimizador e parâmetros</translation>
    </message>
</context>
<context>
    <name>cabe::cli::Words</name>
    <message>
        <source>Run “cabe-cli --help” to see what can be asked.</source>
        <translation>Execute “cabe-cli --help” para ver o que dá para perguntar.</translation>
    </message>
    <message>
        <source>The language “%1” is not known; use pt-BR or en.</source>
        <translation>O idioma “%1” não é conhecido; use pt-BR ou en.</translation>
    </message>
    <message>
        <source>Cabe: which hardware runs a language model, how fast, and what it costs.</source>
        <translation>Cabe: qual hardware roda um modelo de linguagem, com que velocidade e por quanto.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Mostra esta ajuda.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>Prints JSON instead of tables.</source>
        <translation>Escreve JSON em vez de tabelas.</translation>
    </message>
    <message>
        <source>Language of the texts: pt-BR or en.</source>
        <translation>Idioma dos textos: pt-BR ou en.</translation>
    </message>
    <message>
        <source>Folder with catalogue files that lie over the embedded ones.</source>
        <translation>Pasta com arquivos de catálogo que se sobrepõem aos embutidos.</translation>
    </message>
    <message>
        <source>Currency of the answer, for instance BRL or USD.</source>
        <translation>Moeda da resposta, por exemplo BRL ou USD.</translation>
    </message>
    <message>
        <source>How many options of each way recommend shows (default 10).</source>
        <translation>Quantas opções de cada modo o recommend mostra (padrão: 10).</translation>
    </message>
    <message>
        <source>Only rows of catalog that contain the text.</source>
        <translation>Só as linhas do catálogo que contêm o texto.</translation>
    </message>
    <message>
        <source>File that report writes.</source>
        <translation>Arquivo que o report grava.</translation>
    </message>
    <message>
        <source>What to do.</source>
        <translation>O que fazer.</translation>
    </message>
    <message>
        <source>Files, folders or a kind of row.</source>
        <translation>Arquivos, pastas ou um tipo de linha.</translation>
    </message>
    <message>
        <source>Say what to do: %1.</source>
        <translation>Diga o que fazer: %1.</translation>
    </message>
    <message>
        <source>“%1” is not something cabe-cli can do. It can: %2.</source>
        <translation>O cabe-cli não faz “%1”. Ele faz: %2.</translation>
    </message>
    <message>
        <source>Say which kind of row, for instance: cabe-cli catalog gpus</source>
        <translation>Diga o tipo de linha, por exemplo: cabe-cli catalog gpus</translation>
    </message>
    <message>
        <source>Say which file.</source>
        <translation>Diga qual arquivo.</translation>
    </message>
    <message>
        <source>“%1” takes one argument.</source>
        <translation>“%1” recebe um argumento.</translation>
    </message>
    <message>
        <source>“%1” is not a currency code such as BRL or USD.</source>
        <translation>“%1” não é um código de moeda como BRL ou USD.</translation>
    </message>
    <message>
        <source>--top takes a whole number from 1 to 1000.</source>
        <translation>--top recebe um número inteiro de 1 a 1000.</translation>
    </message>
    <message>
        <source>Say where to write the report: -o report.md</source>
        <translation>Diga onde gravar o relatório: -o relatorio.md</translation>
    </message>
    <message>
        <source>card %1: %2 of %3 GiB</source>
        <translation>placa %1: %2 de %3 GiB</translation>
    </message>
    <message>
        <source>first token in %1</source>
        <translation>primeiro token em %1</translation>
    </message>
    <message>
        <source>%1 tokens/s of training, %2 h</source>
        <translation>%1 tokens/s de treinamento, %2 h</translation>
    </message>
    <message>
        <source>%1 at peak</source>
        <translation>pico de consumo de %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 na compra</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 por mês</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <translation>%1 no total</translation>
    </message>
    <message>
        <source>%1 per million tokens</source>
        <translation>%1 por milhão de tokens</translation>
    </message>
    <message>
        <source>No fault found.</source>
        <translation>Nenhuma falha encontrada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s) found.</source>
        <translation>
            <numerusform>%Ln falha encontrada.</numerusform>
            <numerusform>%Ln falhas encontradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>Now (%1)</source>
        <translation>Na compra (%1)</translation>
    </message>
    <message>
        <source>Total (%1)</source>
        <translation>Total (%1)</translation>
    </message>
    <message>
        <source>Present value (%1)</source>
        <translation>Valor presente (%1)</translation>
    </message>
    <message>
        <source>Per million tokens (%1)</source>
        <translation>Por milhão de tokens (%1)</translation>
    </message>
    <message>
        <source>%1 costs less than %2 from month %3.</source>
        <translation>%1 custa menos que %2 a partir do mês %3.</translation>
    </message>
    <message>
        <source>What the total depends on most</source>
        <translation>O que mais pesa no total</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Total at low</source>
        <translation>Total no mínimo</translation>
    </message>
    <message>
        <source>Total at high</source>
        <translation>Total no máximo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>GiB used / usable</source>
        <translation>GiB usados / úteis</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primeiro token</translation>
    </message>
    <message>
        <source>Per month (%1)</source>
        <translation>Por mês (%1)</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Alugar</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Best: %1. %2</source>
        <translation>Melhor: %1. %2</translation>
    </message>
    <message>
        <source>No card fits these limits.</source>
        <translation>Nenhuma placa cabe nestes limites.</translation>
    </message>
    <message>
        <source>cabe-cli writes reports as .md and .csv; “%1” is neither.</source>
        <translation>O cabe-cli grava relatórios em .md e .csv; “%1” não é nenhum dos dois.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>Não foi possível gravar “%1”: %2</translation>
    </message>
    <message>
        <source>assess FILE…          each stage on each option of the project
recommend FILE…       ranks what to buy, rent or use as an API within the limits
compare FILE…         all options and plans on one time axis, with break-even and sensitivity
inspect PATH…         what a .gguf file, a config.json or a folder of safetensors says about its model
catalog KIND          rows of the catalogue (gpus, models, formats, runtimes, offers, apis, tariffs, software, prices, …)
check-catalog DIR…    every fault of catalogue files
report FILE -o OUT    the report as .md or .csv</source>
        <translation>assess ARQUIVO…       cada etapa em cada opção do projeto
recommend ARQUIVO…    ordena o que comprar, alugar ou usar como API dentro dos limites
compare ARQUIVO…      todas as opções e planos no mesmo eixo de tempo, com ponto de equilíbrio e sensibilidade
inspect CAMINHO…      o que um arquivo .gguf, um config.json ou uma pasta de safetensors diz sobre o modelo
catalog TIPO          linhas do catálogo (gpus, models, formats, runtimes, offers, apis, tariffs, software, prices, …)
check-catalog PASTA…  todas as falhas de arquivos de catálogo
report ARQUIVO -o SAÍDA  o relatório em .md ou .csv</translation>
    </message>
    <message>
        <source>billion</source>
        <translation>bilhões</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitetura</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Active per token</source>
        <translation>Ativos por token</translation>
    </message>
    <message>
        <source>Part for images</source>
        <translation>Parte de imagens</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Camadas</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimensão oculta</translation>
    </message>
    <message>
        <source>Heads (key and value)</source>
        <translation>Cabeças (chave e valor)</translation>
    </message>
    <message>
        <source>Experts (active)</source>
        <translation>Especialistas (ativos)</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulário</translation>
    </message>
    <message>
        <source>Trained context</source>
        <translation>Contexto de treino</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Same shape as</source>
        <translation>Mesma arquitetura que</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensores</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atenção</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-forward</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Especialistas</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normalização</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>The option --%1 belongs to “%2”; “%3” does not use it.</source>
        <translation>A opção --%1 é de “%2”; “%3” não a usa.</translation>
    </message>
    <message>
        <source>The catalogue has no kind “%1”. It has:</source>
        <translation>O catálogo não tem o tipo “%1”. Ele tem:</translation>
    </message>
    <message>
        <source>Nothing fits these limits.</source>
        <translation>Nada cabe nesses limites.</translation>
    </message>
</context>
</TS>
