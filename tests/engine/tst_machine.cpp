// SPDX-License-Identifier: GPL-3.0-or-later
// The computer around the card. Expected figures are vendors' and norms' own; the source stands in the row's name or beside it.
#include "engine/catalog/load.h"
#include "engine/machine/machine.h"

#include <QTest>

#include <algorithm>

using namespace cabe;

namespace {

constexpr const char* rtx3090 = "nvidia-geforce-rtx-3090";
constexpr const char* rtx4090 = "nvidia-geforce-rtx-4090";
constexpr const char* rx7900Xtx = "amd-radeon-rx-7900-xtx-24gb";

const Check* find(const Checks& checks, std::string_view code)
{
    const auto it = std::find_if(checks.begin(), checks.end(), [&](const Check& c) { return c.code == code; });
    return it == checks.end() ? nullptr : &*it;
}

double number(const Check& check, std::string_view name)
{
    for (const Arg& arg : check.args)
        if (arg.name == name)
            return std::get<double>(arg.value);
    return -1;
}

std::string word(const Check& check, std::string_view name)
{
    for (const Arg& arg : check.args)
        if (arg.name == name)
            return std::get<std::string>(arg.value);
    return {};
}

// What a check amounts to: "" when it did not fire.
QString severity(const Checks& checks, std::string_view code)
{
    const Check* check = find(checks, code);
    if (!check)
        return {};
    switch (check->severity) {
    case Severity::blocker: return QStringLiteral("blocker");
    case Severity::warning: return QStringLiteral("warning");
    case Severity::note: return QStringLiteral("note");
    }
    return {};
}

} // namespace

class TestMachine : public QObject
{
    Q_OBJECT

private slots:
    void supplySize_data();
    void supplySize();
    void supplyThere_data();
    void supplyThere();
    void processorCounts();
    void powerLimit();
    void noHost();
    void connectors_data();
    void connectors();
    void missingConnectorSaysWhat();
    void unknownConnectors();
    void space_data();
    void space();
    void cardAlreadyThere();
    void passiveCards();
    void openAirCards();
    void modules();
    void wholeComputers();
    void integratedGpu();
    void rentedMachines();
    void pcie_data();
    void pcie();
    void narrowPcie();
    void links();
    void outlets_data();
    void outlets();
    void heat_data();
    void heat();
    void unknownPower();
    void explains();

private:
    [[nodiscard]] std::vector<Gpu> cards(const QString& id, int count) const
    {
        const Gpu* gpu = catalog_.gpus.find(id.toStdString());
        Q_ASSERT(gpu);
        return {static_cast<std::size_t>(count), *gpu};
    }
    // A desktop with 150 W beside the cards (hardware rules: planning default) and nothing else known.
    [[nodiscard]] MachineRequest desktop(const QString& id, int count = 1) const
    {
        MachineRequest request;
        request.catalog = &catalog_;
        request.gpus = cards(id, count);
        request.host.existing.value = true;
        request.host.powerSupplyStandard.value = "atx-2";
        request.hostPower.load.value = 150;
        return request;
    }

    const Catalog catalog_ = embeddedCatalog();
};

// NVIDIA prints "required system power" on the product page of each card; AMD a minimum supply. Where no card prints one for several,
// the rule is load × 1.25, next common size (umbox.pt, "por que watts não é só soma de TDP").
void TestMachine::supplySize_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("psuW");
    QTest::newRow("RTX 4090, NVIDIA product page") << rtx4090 << 1 << 850.0;
    QTest::newRow("RTX 5090, NVIDIA product page") << "nvidia-geforce-rtx-5090" << 1 << 1000.0;
    QTest::newRow("RTX 3090, NVIDIA product page") << rtx3090 << 1 << 750.0;
    QTest::newRow("RTX 4070, NVIDIA product page") << "nvidia-geforce-rtx-4070" << 1 << 650.0;
    QTest::newRow("RTX 4060 Ti, NVIDIA product page") << "nvidia-geforce-rtx-4060-ti-8gb" << 1 << 550.0;
    QTest::newRow("2 x RTX 3090: 850 W x 1.25") << rtx3090 << 2 << 1200.0;
    QTest::newRow("2 x RTX 4090: 1050 W x 1.25") << rtx4090 << 2 << 1500.0;
    QTest::newRow("4 x RTX 4090: 1950 W x 1.25, two supplies") << rtx4090 << 4 << 2600.0;
}

void TestMachine::supplySize()
{
    QFETCH(QString, gpu);
    QFETCH(int, count);
    QFETCH(double, psuW);
    const MachineResult result = checkMachine(desktop(gpu, count));
    QVERIFY(result.power.psuW.has_value());
    QCOMPARE(*result.power.psuW, psuW);
    QCOMPARE(find(result.checks, "psu_several") != nullptr, psuW > 2000);
    QVERIFY(!result.needsSupply);   // the one there is not known
}

// A supply must carry the load with 20 % to spare; below the usual 25 % or the vendor's figure it is only a warning. Peaks: supplies
// before ATX 3.0 feel 1.5 times the cards' board power (hardware rules), later ones survive 200 % of their rating (Intel document 613768).
void TestMachine::supplyThere_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("haveW");
    QTest::addColumn<QString>("standard");
    QTest::addColumn<QString>("small");
    QTest::addColumn<QString>("transients");
    QTest::newRow("2 x 3090 on 750 W") << rtx3090 << 2 << 750.0 << "atx-3.0" << "blocker" << "";
    QTest::newRow("2 x 3090 on 1200 W, ATX 3.0") << rtx3090 << 2 << 1200.0 << "atx-3.0" << "" << "";
    QTest::newRow("4090 on 650 W") << rtx4090 << 1 << 650.0 << "atx-2" << "blocker" << "warning";
    QTest::newRow("4090 on 750 W, ATX 2: 825 W peaks") << rtx4090 << 1 << 750.0 << "atx-2" << "warning" << "warning";
    QTest::newRow("4090 on 750 W, ATX 3.1") << rtx4090 << 1 << 750.0 << "atx-3.1" << "warning" << "";
    QTest::newRow("4090 on 850 W, ATX 2") << rtx4090 << 1 << 850.0 << "atx-2" << "" << "";
    QTest::newRow("5090 on 1000 W, ATX 2: 1012 W peaks") << "nvidia-geforce-rtx-5090" << 1 << 1000.0 << "atx-2" << "" << "warning";
    QTest::newRow("5090 on 1000 W, ATX 3.1") << "nvidia-geforce-rtx-5090" << 1 << 1000.0 << "atx-3.1" << "" << "";
    QTest::newRow("3060 on 550 W") << "nvidia-geforce-rtx-3060-12gb" << 1 << 550.0 << "atx-2" << "" << "";
    QTest::newRow("3060 on 350 W") << "nvidia-geforce-rtx-3060-12gb" << 1 << 350.0 << "atx-2" << "blocker" << "warning";
}

void TestMachine::supplyThere()
{
    QFETCH(QString, gpu);
    QFETCH(int, count);
    QFETCH(double, haveW);
    QFETCH(QString, standard);
    QFETCH(QString, small);
    QFETCH(QString, transients);
    MachineRequest request = desktop(gpu, count);
    request.host.powerSupplyW = haveW;
    request.host.powerSupplyStandard = standard.toStdString();
    const MachineResult result = checkMachine(request);
    QCOMPARE(severity(result.checks, "psu_too_small"), small);
    QCOMPARE(severity(result.checks, "psu_transients"), transients);
    QCOMPARE(result.needsSupply, small == "blocker");
    if (const Check* check = find(result.checks, "psu_too_small")) {
        QCOMPARE(number(*check, "have_w"), haveW);
        QCOMPARE(number(*check, "needed_w"), *result.power.psuW);
        QVERIFY(*result.power.psuW > haveW);
    }
}

// A Core i9 at its 253 W package limit asks for more than the 150 W of a lightly loaded computer: 450 + 253 + 100 = 803 W, × 1.25.
void TestMachine::processorCounts()
{
    MachineRequest request = desktop(rtx4090);
    request.host.cpuPowerW = 253;
    MachineResult result = checkMachine(request);
    QCOMPARE(result.power.systemPeakW, 803.0);
    QCOMPARE(*result.power.psuW, 1200.0);
    request.hostPower.load = 150;   // measured at this load: the supply must still carry the processor's limit
    result = checkMachine(request);
    QCOMPARE(result.power.systemPeakW, 600.0);
    QCOMPARE(*result.power.psuW, 1200.0);
}

// Two 3090 limited to 250 W: 650 W × 1.25 = 812; the vendor's 750 W less 100 W × 1.25, plus the second card 250 W × 1.25 = 937.
void TestMachine::powerLimit()
{
    MachineRequest request = desktop(rtx3090, 2);
    request.powerW = 250;
    const MachineResult result = checkMachine(request);
    QCOMPARE(result.power.gpuPeakW, 500.0);
    QCOMPARE(result.power.systemPeakW, 650.0);
    QCOMPARE(*result.power.psuW, 1000.0);
}

void TestMachine::noHost()
{
    MachineRequest request = desktop(rtx3090);
    request.host.existing = false;
    request.host.powerSupplyW = 300;    // of the computer that is not there
    const MachineResult result = checkMachine(request);
    QVERIFY(result.needsHost);
    QVERIFY(result.needsSupply);
    QVERIFY(!find(result.checks, "psu_too_small"));
}

// Plugs of the cards: data sheets (NVIDIA's boxes hold the named adapters; Tesla P40 product brief PB-08338: dongle from two PCIe 8-pin).
void TestMachine::connectors_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("count");
    QTest::addColumn<QStringList>("plugs");
    QTest::addColumn<QString>("missing");
    QTest::addColumn<QString>("adapter");
    const QStringList none;
    QTest::newRow("7900 XTX: two 8-pin") << rx7900Xtx << 1 << QStringList{"8-pin", "8-pin"} << "" << "";
    QTest::newRow("7900 XTX: one 8-pin") << rx7900Xtx << 1 << QStringList{"8-pin"} << "blocker" << "";
    QTest::newRow("7900 XTX: 6+2-pin counts as 8-pin") << rx7900Xtx << 1 << QStringList{"6+2-pin", "6+2-pin"} << "" << "";
    QTest::newRow("2 x 7900 XTX: three 8-pin") << rx7900Xtx << 2 << QStringList{"8-pin", "8-pin", "8-pin"} << "blocker" << "";
    QTest::newRow("4090: native 16-pin") << rtx4090 << 1 << QStringList{"16-pin"} << "" << "";
    QTest::newRow("4090: 12V-2x6 fits too") << rtx4090 << 1 << QStringList{"12V-2x6"} << "" << "";
    QTest::newRow("4090: adapter from three 8-pin") << rtx4090 << 1 << QStringList{"8-pin", "8-pin", "8-pin"} << "" << "note";
    QTest::newRow("4090: two 8-pin are too few") << rtx4090 << 1 << QStringList{"8-pin", "8-pin"} << "blocker" << "";
    QTest::newRow("5090: three of four 8-pin") << "nvidia-geforce-rtx-5090" << 1 << QStringList{"8-pin", "8-pin", "8-pin"} << "blocker" << "";
    QTest::newRow("3090 FE: 12-pin from two 8-pin") << rtx3090 << 1 << QStringList{"8-pin", "8-pin"} << "" << "note";
    QTest::newRow("P40: EPS from two 8-pin") << "nvidia-tesla-p40" << 1 << QStringList{"8-pin", "8-pin"} << "" << "warning";
    QTest::newRow("P40: EPS plug there") << "nvidia-tesla-p40" << 1 << QStringList{"EPS"} << "" << "";
    QTest::newRow("P40: one 8-pin") << "nvidia-tesla-p40" << 1 << QStringList{"8-pin"} << "blocker" << "";
    QTest::newRow("6-pin card on an 8-pin") << "nvidia-geforce-gtx-1060-6gb" << 1 << QStringList{"8-pin"} << "" << "";
    QTest::newRow("8-pin card on a 6-pin") << "nvidia-geforce-rtx-3060-12gb" << 1 << QStringList{"6-pin"} << "blocker" << "";
    QTest::newRow("no plug needed") << "nvidia-rtx-a2000-6gb" << 1 << none << "" << "";
}

void TestMachine::connectors()
{
    QFETCH(QString, gpu);
    QFETCH(int, count);
    QFETCH(QStringList, plugs);
    QFETCH(QString, missing);
    QFETCH(QString, adapter);
    MachineRequest request = desktop(gpu, count);
    request.host.powerConnectors.emplace();
    for (const QString& plug : plugs)
        request.host.powerConnectors->push_back(plug.toStdString());
    const MachineResult result = checkMachine(request);
    QCOMPARE(severity(result.checks, "connector_missing"), missing);
    QCOMPARE(severity(result.checks, "connector_adapter"), adapter);
    QVERIFY(!find(result.checks, "connector_special"));
}

void TestMachine::missingConnectorSaysWhat()
{
    MachineRequest request = desktop(rtx4090);
    request.host.powerConnectors = std::vector<std::string>{"8-pin", "8-pin"};
    const MachineResult result = checkMachine(request);
    const Check* check = find(result.checks, "connector_missing");
    QVERIFY(check);
    QCOMPARE(word(*check, "connector"), std::string("12vhpwr"));
    QCOMPARE(number(*check, "needed"), 1.0);
    QCOMPARE(number(*check, "have"), 0.0);
    QCOMPARE(word(*check, "adapter_from"), std::string("pcie-8-pin"));
    QCOMPARE(number(*check, "adapter_needed"), 3.0);
    QCOMPARE(number(*check, "adapter_have"), 2.0);
}

void TestMachine::unknownConnectors()
{
    QCOMPARE(severity(checkMachine(desktop("nvidia-tesla-p40")).checks, "connector_special"), QStringLiteral("warning"));
    QCOMPARE(severity(checkMachine(desktop(rtx4090)).checks, "connector_special"), QStringLiteral("note"));
    QCOMPARE(severity(checkMachine(desktop(rx7900Xtx)).checks, "connector_special"), QString());
    for (const char* id : {"nvidia-tesla-p40", rtx4090})
        QVERIFY(!find(checkMachine(desktop(id)).checks, "connector_missing"));
}

// RTX 4090 Founders Edition: three slots, 304 mm (NVIDIA product page).
void TestMachine::space_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("freeSlots");
    QTest::addColumn<double>("maxLengthMm");
    QTest::addColumn<double>("maxWidth");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("length");
    QTest::newRow("one, all fits") << 1 << 3.0 << 320.0 << 3.0 << "" << "";
    QTest::newRow("one, 300 mm case") << 1 << 3.0 << 300.0 << 3.0 << "" << "blocker";
    QTest::newRow("one, exactly 304 mm") << 1 << 3.0 << 304.0 << 3.0 << "" << "";
    QTest::newRow("one, two positions free") << 1 << 2.0 << 320.0 << 3.0 << "blocker" << "";
    QTest::newRow("one, two slots wide at most") << 1 << 7.0 << 320.0 << 2.0 << "blocker" << "";
    QTest::newRow("two, five positions") << 2 << 5.0 << 320.0 << 3.0 << "blocker" << "";
    QTest::newRow("two, six positions") << 2 << 6.0 << 320.0 << 3.0 << "" << "";
}

void TestMachine::space()
{
    QFETCH(int, count);
    QFETCH(double, freeSlots);
    QFETCH(double, maxLengthMm);
    QFETCH(double, maxWidth);
    QFETCH(QString, position);
    QFETCH(QString, length);
    MachineRequest request = desktop(rtx4090, count);
    request.host.freeSlots = freeSlots;
    request.host.maxCardLengthMm = maxLengthMm;
    request.host.maxCardSlots = maxWidth;
    const MachineResult result = checkMachine(request);
    QCOMPARE(severity(result.checks, "slots_short"), position);
    QCOMPARE(severity(result.checks, "length_short"), length);
    if (const Check* check = find(result.checks, "length_short"))
        QCOMPARE(number(*check, "needed_mm"), 304.0);
}

// Adding one card to a computer that has one: only the new one needs room, both draw power and use slots of the board.
void TestMachine::cardAlreadyThere()
{
    MachineRequest request = desktop(rtx4090, 2);
    request.host.gpus = std::vector<std::string>{rtx4090};
    request.host.freeSlots = 3;
    const MachineResult result = checkMachine(request);
    QVERIFY(!find(result.checks, "slots_short"));
    QCOMPARE(result.power.gpuPeakW, 900.0);
    request.host.pcie.lanes = std::vector<int>{16};
    QCOMPARE(severity(checkMachine(request).checks, "slots_short"), QStringLiteral("warning"));
}

void TestMachine::passiveCards()
{
    MachineRequest request = desktop("nvidia-tesla-p40");
    QCOMPARE(severity(checkMachine(request).checks, "passive_cooling"), QStringLiteral("warning"));
    request.host.powerSupplyStandard = std::string("server");
    QVERIFY(!find(checkMachine(request).checks, "passive_cooling"));
    QVERIFY(!find(checkMachine(desktop(rtx3090)).checks, "passive_cooling"));
}

// "Two cards at most in a normal case" (hardware rules, open-air coolers).
void TestMachine::openAirCards()
{
    QVERIFY(!find(checkMachine(desktop(rtx3090, 2)).checks, "airflow_short"));
    QCOMPARE(severity(checkMachine(desktop(rtx3090, 3)).checks, "airflow_short"), QStringLiteral("warning"));
}

void TestMachine::modules()
{
    MachineRequest request = desktop("nvidia-h100-80gb-sxm5", 8);
    const MachineResult result = checkMachine(request);
    QCOMPARE(severity(result.checks, "module_needs_server"), QStringLiteral("blocker"));
    QVERIFY(result.needsHost);
    QVERIFY(!result.power.psuW);        // the server brings its own
    QVERIFY(!result.needsSupply);
    QCOMPARE(result.power.gpuPeakW, 5600.0);    // 8 × 700 W, NVIDIA H100 data sheet
    request.rented = true;
    QVERIFY(checkMachine(request).checks.empty());
}

// A whole computer brings supply and host: nothing of the desktop is checked, its own watts are all there is.
void TestMachine::wholeComputers()
{
    for (const char* id : {"apple-m4-max", "nvidia-dgx-spark-gb10"}) {
        MachineRequest request = desktop(id);
        request.host.powerSupplyW = 100;
        request.host.freeSlots = 0;
        request.host.powerConnectors.emplace();
        request.host.existing = false;
        const MachineResult result = checkMachine(request);
        QVERIFY2(result.checks.empty(), id);
        QVERIFY(!result.power.psuW);
        QVERIFY(!result.needsHost);
        QVERIFY(!result.needsSupply);
        QCOMPARE(result.power.systemPeakW, *request.gpus.front().powerW);
    }
}

// An integrated GPU draws from its processor's 65 W (Core Ultra, Intel ARK); of the usual 150 W the processor's 50 are not counted twice.
void TestMachine::integratedGpu()
{
    const MachineResult result = checkMachine(desktop("intel-arc-graphics-8-cores-meteor-lake"));
    QCOMPARE(result.power.systemPeakW, 165.0);
    QVERIFY(!result.power.psuW && !result.needsSupply && !result.needsHost);
    QVERIFY(result.checks.empty());
}

void TestMachine::rentedMachines()
{
    MachineRequest request = desktop(rtx3090, 8);
    request.rented = true;
    request.host.powerSupplyW = 300;
    request.host.outlet = "br-10a-127v";
    const MachineResult result = checkMachine(request);
    QVERIFY(result.checks.empty());
    QVERIFY(!result.needsSupply && !result.needsHost);
    QCOMPARE(result.power.gpuPeakW, 2800.0);
}

// GB/s per direction after line encoding (PCI-SIG; hpc-notes.pages.dev/reference/pcie). The narrower side counts.
void TestMachine::pcie_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("generation");
    QTest::addColumn<int>("lanes");
    QTest::addColumn<double>("gbS");
    QTest::newRow("3090 in 4.0 x16") << rtx3090 << 4 << 16 << 31.5;
    QTest::newRow("3090 in 4.0 x8") << rtx3090 << 4 << 8 << 15.75;
    QTest::newRow("3090 in 4.0 x4") << rtx3090 << 4 << 4 << 7.88;
    QTest::newRow("3090 in 3.0 x16") << rtx3090 << 3 << 16 << 15.75;
    QTest::newRow("3090 in 5.0 x16: the card is 4.0") << rtx3090 << 5 << 16 << 31.5;
    QTest::newRow("5090 in 5.0 x16") << "nvidia-geforce-rtx-5090" << 5 << 16 << 63.0;
    QTest::newRow("4060 Ti has eight lanes") << "nvidia-geforce-rtx-4060-ti-8gb" << 4 << 16 << 15.75;
    QTest::newRow("P40 in 2.0 x16") << "nvidia-tesla-p40" << 2 << 16 << 8.0;
    QTest::newRow("mining riser 1.0 x1") << "nvidia-tesla-p40" << 1 << 1 << 0.25;
}

void TestMachine::pcie()
{
    QFETCH(QString, gpu);
    QFETCH(int, generation);
    QFETCH(int, lanes);
    QFETCH(double, gbS);
    Host host;
    host.pcie.generation = generation;
    host.pcie.lanes = std::vector<int>{lanes};
    const Gpu card = cards(gpu, 1).front();
    const auto got = pcieGbS(card, host, 0, catalog_);
    QVERIFY(got.has_value());
    QVERIFY2(std::abs(*got - gbS) < 0.005 * gbS, qPrintable(QString::number(*got)));
    QVERIFY(!pcieGbS(card, host, 1, catalog_));         // no second slot is known
    QVERIFY(!pcieGbS(card, Host{}, 0, catalog_));
}

// Eight lanes of generation 4 are the practical floor of tensor splits (hardware rules); layer splits and single cards only load slower.
void TestMachine::narrowPcie()
{
    MachineRequest request = desktop(rtx3090, 2);
    request.host.pcie.generation = 4;
    request.host.pcie.lanes = std::vector<int>{16, 4};
    request.split = SplitMode::tensor;
    const MachineResult result = checkMachine(request);
    QCOMPARE(severity(result.checks, "pcie_narrow"), QStringLiteral("warning"));
    QCOMPARE(number(*find(result.checks, "pcie_narrow"), "lanes"), 4.0);
    request.split = SplitMode::layer;
    QCOMPARE(severity(checkMachine(request).checks, "pcie_narrow"), QStringLiteral("note"));
    request.host.pcie.lanes = std::vector<int>{8, 8};
    request.split = SplitMode::tensor;
    QVERIFY(!find(checkMachine(request).checks, "pcie_narrow"));
    request.host.pcie.lanes = std::vector<int>{16, 4};
    request.link = "nvlink";    // the bridge carries the exchange; the narrow slot still loads slowly
    QCOMPARE(severity(checkMachine(request).checks, "pcie_narrow"), QStringLiteral("note"));
}

// RTX 3090 has an NVLink bridge for pairs, RTX 4090 none (NVIDIA GA102 and AD102 white papers).
void TestMachine::links()
{
    const auto with = [this](const QString& id, int count) {
        MachineRequest request = desktop(id, count);
        request.link = "nvlink";
        return checkMachine(request).checks;
    };
    QVERIFY(!find(with(rtx3090, 2), "link_missing"));
    QVERIFY(!find(with(rtx3090, 2), "link_pairs_only"));
    QCOMPARE(severity(with(rtx3090, 4), "link_pairs_only"), QStringLiteral("note"));
    QCOMPARE(severity(with(rtx4090, 2), "link_missing"), QStringLiteral("warning"));
    QVERIFY(!find(with(rtx4090, 1), "link_missing"));
    MachineRequest unequal = desktop(rtx3090);
    unequal.gpus.push_back(cards("nvidia-rtx-a6000", 1).front());
    unequal.link = "nvlink";
    QCOMPARE(severity(checkMachine(unequal).checks, "link_missing"), QStringLiteral("warning"));
}

// ABNT NBR 14136: 10 A and 20 A outlets; 80 % for continuous load (hardware rules: 1016, 2032, 3520 W). NEC 210.20: 15 A at 120 V = 1440 W.
void TestMachine::outlets_data()
{
    QTest::addColumn<QString>("outlet");
    QTest::addColumn<double>("wallW");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<double>("continuousW");
    QTest::newRow("10 A 127 V, 1016 W") << "br-10a-127v" << 1016.0 << "" << 1016.0;
    QTest::newRow("10 A 127 V, 1017 W") << "br-10a-127v" << 1017.0 << "warning" << 1016.0;
    QTest::newRow("10 A 127 V, 1270 W") << "br-10a-127v" << 1270.0 << "warning" << 1016.0;
    QTest::newRow("10 A 127 V, 1271 W") << "br-10a-127v" << 1271.0 << "blocker" << 1016.0;
    QTest::newRow("20 A 127 V, 2032 W") << "br-20a-127v" << 2032.0 << "" << 2032.0;
    QTest::newRow("20 A 127 V, 2500 W") << "br-20a-127v" << 2500.0 << "warning" << 2032.0;
    QTest::newRow("10 A 220 V, 1700 W") << "br-10a-220v" << 1700.0 << "" << 1760.0;
    QTest::newRow("20 A 220 V, 3600 W") << "br-20a-220v" << 3600.0 << "warning" << 3520.0;
    QTest::newRow("15 A 120 V, 1441 W") << "us-15a-120v" << 1441.0 << "warning" << 1440.0;
    QTest::newRow("15 A 120 V, 1801 W") << "us-15a-120v" << 1801.0 << "blocker" << 1440.0;
}

void TestMachine::outlets()
{
    QFETCH(QString, outlet);
    QFETCH(double, wallW);
    QFETCH(QString, expected);
    QFETCH(double, continuousW);
    MachineRequest request = desktop(rtx3090);
    request.host.outlet = outlet.toStdString();
    request.psuEfficiency = 0.9;
    request.powerW = wallW * 0.9 - 150;
    const MachineResult result = checkMachine(request);
    QCOMPARE(severity(result.checks, "outlet_overload"), expected);
    if (const Check* check = find(result.checks, "outlet_overload")) {
        QVERIFY(std::abs(number(*check, "needed_w") - wallW) < 1e-6);
        QVERIFY(std::abs(number(*check, "continuous_w") - continuousW) < 1e-6);
    }
}

// 1 W = 3.412 BTU/h: 600 W are 2047 BTU/h; a computer of 1 kW is a heater of 1 kW.
void TestMachine::heat_data()
{
    QTest::addColumn<double>("wallW");
    QTest::addColumn<int>("cooling");
    QTest::addColumn<double>("btuH");
    QTest::addColumn<QString>("expected");
    QTest::newRow("600 W") << 600.0 << int(CoolingKind::none) << 2047.2 << "";
    QTest::newRow("1200 W, no cooling") << 1200.0 << int(CoolingKind::none) << 4094.4 << "warning";
    QTest::newRow("1200 W, air conditioning") << 1200.0 << int(CoolingKind::airConditioning) << 4094.4 << "";
    QTest::newRow("3000 W, air conditioning of 9000 BTU/h") << 3000.0 << int(CoolingKind::airConditioning) << 10236.0 << "warning";
    QTest::newRow("3000 W, data centre") << 3000.0 << int(CoolingKind::datacenter) << 10236.0 << "";
}

void TestMachine::heat()
{
    QFETCH(double, wallW);
    QFETCH(int, cooling);
    QFETCH(double, btuH);
    QFETCH(QString, expected);
    MachineRequest request = desktop(rtx3090);
    request.psuEfficiency = 0.8;
    request.powerW = wallW * 0.8 - 150;
    request.cooling.kind = static_cast<CoolingKind>(cooling);
    const MachineResult result = checkMachine(request);
    QVERIFY2(std::abs(result.power.heatBtuH - btuH) < 0.01, qPrintable(QString::number(result.power.heatBtuH)));
    QCOMPARE(severity(result.checks, "heat_high"), expected);
}

void TestMachine::unknownPower()
{
    MachineRequest request = desktop(rtx3090);
    request.gpus.front().powerW.reset();
    const MachineResult result = checkMachine(request);
    QCOMPARE(severity(result.checks, "power_unknown"), QStringLiteral("note"));
    QCOMPARE(result.power.systemPeakW, 150.0);
}

void TestMachine::explains()
{
    Trace trace;
    (void)checkMachine(desktop(rtx4090), &trace);
    for (const char* quantity : {"system_peak_w", "psu_w", "heat_btu_h"})
        QVERIFY2(std::any_of(trace.begin(), trace.end(), [&](const Explanation& e) { return e.quantity == quantity; }), quantity);
}

QTEST_APPLESS_MAIN(TestMachine)
#include "tst_machine.moc"
