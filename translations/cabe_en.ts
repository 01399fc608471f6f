<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>cabe::BudgetForm</name>
    <message numerus="yes">
        <source>months</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>month</numerusform>
            <numerusform>months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::CompareView</name>
    <message numerus="yes">
        <source>%Ln option(s) below that.</source>
        <translation>
            <numerusform>%Ln option below that.</numerusform>
            <numerusform>%Ln options below that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Total cost over %Ln month(s)</source>
        <translation>
            <numerusform>Total cost over %Ln month</numerusform>
            <numerusform>Total cost over %Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <comment>column: total over that many months</comment>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::CostVerdict</name>
    <message numerus="yes">
        <source>Buying costs least over %Ln month(s)</source>
        <translation>
            <numerusform>Buying costs least over %Ln month</numerusform>
            <numerusform>Buying costs least over %Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renting costs least over %Ln month(s)</source>
        <translation>
            <numerusform>Renting costs least over %Ln month</numerusform>
            <numerusform>Renting costs least over %Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The API costs least over %Ln month(s)</source>
        <translation>
            <numerusform>The API costs least over %Ln month</numerusform>
            <numerusform>The API costs least over %Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below %1 million tokens a month the API costs less over %Ln month(s).</source>
        <translation>
            <numerusform>Below %1 million tokens a month the API costs less over %Ln month.</numerusform>
            <numerusform>Below %1 million tokens a month the API costs less over %Ln months.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s) fell: %1.</source>
        <translation>
            <numerusform>%Ln option fell: %1.</numerusform>
            <numerusform>%Ln options fell: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::DemandForm</name>
    <message numerus="yes">
        <source>days</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>day</numerusform>
            <numerusform>days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>month</numerusform>
            <numerusform>months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::DetailTabs</name>
    <message numerus="yes">
        <source>%Ln pinned</source>
        <comment>number of options</comment>
        <translation>
            <numerusform>%Ln pinned</numerusform>
            <numerusform>%Ln pinned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::DocumentControl</name>
    <message numerus="yes">
        <source>The file holds %Ln documents; this is a copy of the first.</source>
        <translation>
            <numerusform>The file holds %Ln document; this is a copy of the first.</numerusform>
            <numerusform>The file holds %Ln documents; this is a copy of the first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::MachineDetails</name>
    <message numerus="yes">
        <source>slots</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>slot</numerusform>
            <numerusform>slots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::MachineForm</name>
    <message numerus="yes">
        <source>slots</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>slot</numerusform>
            <numerusform>slots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::MainWindow</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <comment>faults in files of the catalogue</comment>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::MemoryView</name>
    <message numerus="yes">
        <source>%Ln people fit at once</source>
        <comment>number of conversations</comment>
        <translation>
            <numerusform>%Ln person fits at once</numerusform>
            <numerusform>%Ln people fit at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::OwnedForm</name>
    <message numerus="yes">
        <source>cards</source>
        <comment>unit after a number</comment>
        <translation>
            <numerusform>card</numerusform>
            <numerusform>cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::RankingModel</name>
    <message numerus="yes">
        <source>%Ln blocker(s)</source>
        <translation>
            <numerusform>%Ln blocker</numerusform>
            <numerusform>%Ln blockers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <comment>column: total over that many months</comment>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::RankingPanel</name>
    <message numerus="yes">
        <source>%Ln option(s)</source>
        <translation>
            <numerusform>%Ln option</numerusform>
            <numerusform>%Ln options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln meet(s) everything</source>
        <comment>number of options</comment>
        <translation>
            <numerusform>%Ln meets everything</numerusform>
            <numerusform>%Ln meet everything</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::ResultsView</name>
    <message numerus="yes">
        <source>Assessing %Ln combinations</source>
        <translation>
            <numerusform>Assessing %Ln combination</numerusform>
            <numerusform>Assessing %Ln combinations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::Sentences</name>
    <message numerus="yes">
        <source>%Ln × %1 (used)</source>
        <comment>several cards</comment>
        <translation>
            <numerusform>%Ln × %1 (used)</numerusform>
            <numerusform>%Ln × %1 (used)</numerusform>
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
    <message numerus="yes">
        <source>%Ln too little memory</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln too little memory</numerusform>
            <numerusform>%Ln too little memory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln over the budget</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln over the budget</numerusform>
            <numerusform>%Ln over the budget</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln over the power limit</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln over the power limit</numerusform>
            <numerusform>%Ln over the power limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a supply that is too small</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln with a supply that is too small</numerusform>
            <numerusform>%Ln with a supply that is too small</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without room in the case</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln without room in the case</numerusform>
            <numerusform>%Ln without room in the case</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too much for the outlet</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln too much for the outlet</numerusform>
            <numerusform>%Ln too much for the outlet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that need a server</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln that needs a server</numerusform>
            <numerusform>%Ln that need a server</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without software support</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln without software support</numerusform>
            <numerusform>%Ln without software support</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a known price</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln without a known price</numerusform>
            <numerusform>%Ln without a known price</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded by your choices</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln excluded by your choices</numerusform>
            <numerusform>%Ln excluded by your choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that would move data abroad or to an unknown place</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln that would move data abroad or to an unknown place</numerusform>
            <numerusform>%Ln that would move data abroad or to an unknown place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for another reason</source>
        <comment>count of options, in a list of reasons</comment>
        <translation>
            <numerusform>%Ln for another reason</numerusform>
            <numerusform>%Ln for another reason</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another %Ln fell: %1.</source>
        <translation>
            <numerusform>Another %Ln fell: %1.</numerusform>
            <numerusform>Another %Ln fell: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln conversation(s) at the same time, %1 works</source>
        <translation>
            <numerusform>With %Ln conversation at the same time, %1 works</numerusform>
            <numerusform>With %Ln conversations at the same time, %1 works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::ServingChart</name>
    <message numerus="yes">
        <source>%1, %Ln people at once: %2</source>
        <comment>option, number, value</comment>
        <translation>
            <numerusform>%1, %Ln people at once: %2</numerusform>
            <numerusform>%1, %Ln people at once: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::SpeedText</name>
    <message numerus="yes">
        <source>The targets hold for up to %Ln people at once.</source>
        <translation>
            <numerusform>The targets hold for up to %Ln people at once.</numerusform>
            <numerusform>The targets hold for up to %Ln people at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decode, %Ln at once</source>
        <comment>a point of the roofline</comment>
        <translation>
            <numerusform>decode, %Ln at once</numerusform>
            <numerusform>decode, %Ln at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::SpeedView</name>
    <message numerus="yes">
        <source>of %Ln cards at once</source>
        <comment>number of cards</comment>
        <translation>
            <numerusform>of %Ln cards at once</numerusform>
            <numerusform>of %Ln cards at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one person: %2; %Ln people: %3</source>
        <comment>option, value, value</comment>
        <translation>
            <numerusform>%1: one person: %2; %Ln people: %3</numerusform>
            <numerusform>%1: one person: %2; %Ln people: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::StatusLine</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln model(s)</source>
        <translation>
            <numerusform>%Ln model</numerusform>
            <numerusform>%Ln models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::VerdictText</name>
    <message numerus="yes">
        <source>Total over %Ln month(s)</source>
        <translation>
            <numerusform>Total over %Ln month</numerusform>
            <numerusform>Total over %Ln months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::WayCard</name>
    <message numerus="yes">
        <source>over %Ln month(s)</source>
        <translation>
            <numerusform>over %Ln month</numerusform>
            <numerusform>over %Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 over %Ln month(s)</source>
        <translation>
            <numerusform>%1: %2 over %Ln month</numerusform>
            <numerusform>%1: %2 over %Ln months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::WorkloadForm</name>
    <message numerus="yes">
        <source>people</source>
        <comment>unit after a number of conversations</comment>
        <translation>
            <numerusform>person</numerusform>
            <numerusform>people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cabe::cli::Words</name>
    <message numerus="yes">
        <source>%Ln fault(s) found.</source>
        <translation>
            <numerusform>%Ln fault found.</numerusform>
            <numerusform>%Ln faults found.</numerusform>
        </translation>
    </message>
</context>
</TS>
