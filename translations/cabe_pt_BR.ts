<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Countries</name>
    <message>
        <source>Australia</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Belgium</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bulgaria</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>Spain</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>European Union</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>France</source>
        <translation>França</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hungary</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ireland</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>India</source>
        <translation>Índia</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Japan</source>
        <translation>Japão</translation>
    </message>
    <message>
        <source>South Korea</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Malta</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Mexico</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Netherlands</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>Vietnam</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>South Africa</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::Application</name>
    <message>
        <source>Advisor for LLM hardware</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Language of the interface: pt-BR or en.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Project to open.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::BudgetForm</name>
    <message>
        <source>Budget</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1/month</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Upfront up to</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Per month up to</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <comment>unit after a number</comment>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Accept used cards</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::ChangesPanel</name>
    <message>
        <source>The smallest change that works</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from the least cost to the most</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No single change of budget, power, format or context makes a card fit. Try a smaller model.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>See why the others fell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>+ %1</source>
        <comment>extra cost of a change</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Apply: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Apply suggestion</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::CheckRow</name>
    <message>
        <source>yes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::CumulativeChart</name>
    <message>
        <source>%1, month %2: %3</source>
        <comment>option, month, money</comment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::DetailTabs</name>
    <message numerus="yes">
        <source>%Ln pinned</source>
        <comment>number of options</comment>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export this chart</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::Dialogs</name>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save changes to “%1”?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Without saving, what you changed since the last time is lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Comments would be lost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” has comments, and saving it cannot keep them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file as it is now stays beside it as “%1.bak”.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save and keep a copy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cabe projects (*.cabe *.yaml *.yml *.json)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open a project</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the project</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cabe project (*.cabe)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>About Cabe</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cabe %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does this model fit on that card, how fast will it run, and what will it really cost? Everything is computed on this computer.

Catalogue of %1.

Free software under the GNU General Public License, version 3 or later. The typeface is Open Sans (Apache License 2.0).</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::DocumentControl</name>
    <message>
        <source>Stage 1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The file holds %Ln documents; this is a copy of the first.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Student: a first card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Startup: from test to production</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Research lab: fine-tuning</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Company: answering customers</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::Drawer</name>
    <message>
        <source>Close</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::FormPanel</name>
    <message>
        <source>Form</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::FormRow</name>
    <message>
        <source>Back to the default of “%1”</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Changed by you; without that it would be %1.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::FormatRow</name>
    <message>
        <source>Automatic</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the best that fits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 bits</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::GlossaryPage</name>
    <message>
        <source>Find a term</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>See also: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::HeaderBar</name>
    <message>
        <source>Which GPU?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What does mine run?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Buy, rent or API?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::MachineDetails</name>
    <message>
        <source>More about the computer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The computer is there already</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cards up to</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Computer up to</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Supply standard</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Card width</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>slots</source>
        <comment>unit after a number</comment>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RAM</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Processor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rest at load</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rest at idle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>PCIe generation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The screen hangs on the card</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::MachineForm</name>
    <message>
        <source>none</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unknown</source>
        <comment>connectors of the supply</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unknown</source>
        <comment>outlet</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, %2</source>
        <comment>amperes and volts of an outlet</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Power and space</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unknown</source>
        <comment>power and space of the computer</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Power supply</source>
        <translation>Fonte de alimentação</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Free slots</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>slots</source>
        <comment>unit after a number</comment>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Card length</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Outlet</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::MainWindow</name>
    <message>
        <source>“%1” could not be saved: %2. Your work is kept here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cabe closed without saving at %1. Everything you typed was recovered.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Clear the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 · recovered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 · modified</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1[*] — Cabe</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only one project (.cabe, .yaml or .json) can be opened by dropping it here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open in an editor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” could not be opened</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This tab has no chart to export.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Chart saved as “%1”.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ranking</source>
        <comment>name of a file</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” could not be written: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Table saved as “%1”.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::MemoryView</name>
    <message>
        <source>card %1</source>
        <comment>number of the card</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Memory per card (GiB)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the tick marks what is usable</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Memory per card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Show as chart</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Show as table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This option has no memory of its own to show.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing fits, so there is no memory to show. See the smallest change that works above.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 (GiB)</source>
        <comment>name of the option</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Card %1</source>
        <comment>number of the card</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Longest context: %1 tokens</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%Ln people fit at once</source>
        <comment>number of conversations</comment>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1: %2. %3 of %4 usable are taken.</source>
        <comment>option, verdict, GiB, GiB</comment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::MenuSet</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New from &amp;example</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ex&amp;port</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Ranking as CSV…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Chart as SVG or PNG…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As&amp;k before closing unsaved work</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Copy the selected rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Find in the table…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Which GPU?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What does &amp;mine run?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Buy, rent or API?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compact &amp;rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Options that &amp;fell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Project</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Pin or unpin the option</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Add a stage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Rename the stage…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Duplicate the stage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>R&amp;emove the stage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pre&amp;vious stage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;About Cabe</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, its keys</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>name of the change</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>name of the change</comment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::NumberRow</name>
    <message>
        <source>Not a number. Example: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whole numbers only. Example: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At least %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At most %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::ParetoChart</name>
    <message>
        <source>%1: %2, %3 tokens/s</source>
        <comment>option, money, speed</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nothing is faster for less</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::PartsChart</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>option, part, money</comment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::PickerPopup</name>
    <message>
        <source>Matches</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>Most headroom</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Headroom %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Headroom</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Growth</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>% a year</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>bits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Makers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All makers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Data stays in</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Any country</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::RankingModel</name>
    <message>
        <source>%1 + host memory</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 + disk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not pinned</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%Ln blocker(s)</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Price of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin to compare</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Option</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>Memory (GiB)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>Upfront</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Per month</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <comment>column: total over that many months</comment>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>Full load</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Energy per month</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Per million tokens</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Per GB of VRAM</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::RankingPanel</name>
    <message>
        <source>Order</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Filter the table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close the filter</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name, maker, format, verdict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>See why</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%Ln option(s)</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln meet(s) everything</source>
        <comment>number of options</comment>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of options, how many of them meet everything</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2, %3 per month</source>
        <comment>way, name of the offer, money</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::RankingTable</name>
    <message>
        <source>Ranking</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sort by rank</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reset columns</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::RejectedPage</name>
    <message>
        <source>Name or reason</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Filter the options that fell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Options that fell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::RequirementChart</name>
    <message>
        <source>unknown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>option, number, unit</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>below what is needed: %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::ResultsView</name>
    <message>
        <source>Memory</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Assessing %Ln combinations</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Assessing…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ranking</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Why the others fell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished" />
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
        <source>Energy overhead of the room (PUE)</source>
        <translation>Energia extra do ambiente (PUE)</translation>
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
        <source>The demand needs %1 such machines</source>
        <translation>A demanda exige %1 máquinas destas</translation>
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
        <translation>Os dados iriam para %1; devem ficar em %2</translation>
    </message>
    <message>
        <source>Where the data would be is not known; it must stay in %1</source>
        <translation>Não se sabe onde os dados ficariam; devem ficar em %1</translation>
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
        <source>The file does not exist.</source>
        <translation>O arquivo não existe.</translation>
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
        <source>The text breaks the rules of YAML or JSON here (%1).</source>
        <translation>Aqui o texto foge às regras de YAML ou JSON (%1).</translation>
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
</context>
<context>
    <name>cabe::Session</name>
    <message>
        <source>Unpin option</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin option</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::SiteForm</name>
    <message>
        <source>Site and tariff</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 · %2/kWh</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Price on the bill</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tariff flag</source>
        <translation>Bandeira tarifária</translation>
    </message>
    <message>
        <source>Mean of 12 months</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cooling</source>
        <translation>Resfriamento</translation>
    </message>
    <message>
        <source>None</source>
        <comment>cooling</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Air conditioning</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Data center</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>COP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>PUE</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dollar</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Buyer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Company</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::StageActions</name>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add stage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Duplicate stage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove stage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rename stage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name of the stage</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::StatusLine</name>
    <message>
        <source>Everything is computed on this computer</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln model(s)</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Catalogue of %1 · %2, %3</source>
        <comment>date, cards, models</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Updated in %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::TornadoChart</name>
    <message>
        <source>%1 (%2): total from %3 to %4</source>
        <comment>input, its range, money, money</comment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::VerdictBanner</name>
    <message>
        <source>Why?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin to compare</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>Per month</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>energy</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Total over %Ln month(s)</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>after resale</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>first in %1</source>
        <comment>time to the first token</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Full load</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 supply</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This cannot be computed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No card fits these limits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What stops most of them: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: verdict</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 now, %2 per month</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Computed with the last valid value of: %1.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::WhyPage</name>
    <message>
        <source>Why</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>format, runtime</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ask about a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <comment>quantity: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Assumed, because you did not say</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How sure</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Getting more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Using less</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where from</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>9 times in 10 between %1 and %2 %3, when prices and use vary as they do</source>
        <comment>low, high, currency</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>9 in 10 measurements fall between %1 and %2 %3</source>
        <comment>low, high, unit</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Apply: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Apply suggestion</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy explanation</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (frees %3)</source>
        <comment>change, what it then takes, what it frees</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cache as %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Context of %1 tokens</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Weights as %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <comment>quantity: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>KV heads</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Head size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hidden size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Conversations at once</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Micro-batch</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bits per value</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bits per weight</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Mean context</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read per token (GB)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bandwidth</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Share that is reached</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cards (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rest of the computer (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Full load (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sustained load with margin (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Short peaks (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Advice of the maker (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Power supply (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>From the wall (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>From the wall at load (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>From the wall at idle (W)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hours at load per month</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hours at idle per month</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cooling factor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Energy per month (kWh)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Price per kWh</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Import taxes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Computer and supply</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Overhead</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where the price comes from</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Upfront</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Months</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Per month</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reading the prompt (s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Queue (s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Network (s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>you, in %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Memory in all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Speed of the answer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Speed of reading the prompt</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Wait for the first token</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Time of the training</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Full load</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Total cost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“2 bytes per parameter at 16 bits, 1 at 8, ½ at 4”: %1, %2 or %3. Real formats keep scales and some tensors at higher precision, so a “4-bit” file is larger than half a byte per parameter.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“The cache is small beside the weights”: true for one short conversation. It grows with context times people, and models without grouped heads take several times more.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“16 GB for 7 to 13B, 24 GB or more for 30B”: holds for 4-bit weights and short contexts. At 16 bits a 30B model alone takes 60 GB.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“Bandwidth divided by the size of the weights”: an upper bound. Cards reach a part of it, long contexts add reading, and mixtures of experts read only the active part.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“Add up the TDPs”: too little. Cards peak for milliseconds far above their TDP, and older supplies shut down on that.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“The card is the cost”: energy, cooling, upkeep and resale move the total; for occasional use an API is often cheaper.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“16 bytes per parameter with Adam in mixed precision”: weights, gradients and optimizer together, before activations.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, catalogue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>format %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>your bill</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>tariff of the catalogue</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::WorkloadDetails</name>
    <message>
        <source>More about the workload</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>per day</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>h/day</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Days per month</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Flash attention</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Memory share</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>LoRA adapters</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>LoRA rank</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Accumulation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Checkpointing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Offload</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Packed sequences</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::WorkloadForm</name>
    <message>
        <source>Workload</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>This model goes up to %1 tokens</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the same time</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>people</source>
        <comment>unit after a number of conversations</comment>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Minimum speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>tok/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First token in</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Otimizador</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Micro-batch</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sharding</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tokens per epoch</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>million</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Run the model</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fine-tune</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Train from scratch</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All weights</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>BF16 mixed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>FP16 mixed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>BF16 throughout</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>AdamW, 8 bits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>AdamW, 8 bits, paged</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Selective</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Optimizer and parameters</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>cabe::cli::Words</name>
    <message>
        <source>assess FILE…          each stage on each option of the project
recommend FILE…       ranks what to buy, rent or use as an API within the limits
compare FILE…         all options and plans on one time axis, with break-even and sensitivity
catalog KIND          rows of the catalogue (gpus, models, formats, runtimes, offers, apis, tariffs, software, prices, …)
check-catalog DIR…    every fault of catalogue files
report FILE -o OUT    the report as .md or .csv</source>
        <translation>assess ARQUIVO…       cada etapa em cada opção do projeto
recommend ARQUIVO…    ordena o que comprar, alugar ou usar como API dentro dos limites
compare ARQUIVO…      todas as opções e planos no mesmo eixo de tempo, com ponto de equilíbrio e sensibilidade
catalog TIPO          linhas do catálogo (gpus, models, formats, runtimes, offers, apis, tariffs, software, prices, …)
check-catalog PASTA…  todas as falhas de arquivos de catálogo
report ARQUIVO -o SAÍDA  o relatório em .md ou .csv</translation>
    </message>
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
        <source>The catalogue has no kind “%1”. It has: %2.</source>
        <translation>O catálogo não tem o tipo “%1”. Ele tem: %2.</translation>
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
</context>
</TS>
