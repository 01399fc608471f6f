// SPDX-License-Identifier: GPL-3.0-or-later
// Weight formats against published and recomputed sizes (tests/cases/weight-formats.yaml names the source of each).
#include "engine/catalog/load.h"
#include "engine/memory/shape.h"
#include "engine/memory/weights.h"
#include "engine/tree/node.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <string>

using namespace cabe;

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;

const Catalog& catalog()
{
    static const Catalog loaded = embeddedCatalog();
    return loaded;
}

const tree::Node& cases()
{
    static const tree::Node node = [] {
        const std::string path = CABE_SOURCE_DIR "/tests/cases/weight-formats.yaml";
        const auto text = tree::readFile(path);
        Q_ASSERT(text.ok());
        auto parsed = tree::parse(*text, path);
        Q_ASSERT(parsed.ok() && !parsed->empty());
        return std::move(parsed->front());
    }();
    return node;
}

// A section is a list of blocks, each with its source and rows.
std::vector<tree::Node> rowsOf(std::string_view section)
{
    std::vector<tree::Node> rows;
    for (const tree::Node& block : cases().find(section)->items)
        for (const tree::Node& row : block.find("rows")->items)
            rows.push_back(row);
    return rows;
}

double number(const tree::Node* n) { return n ? std::strtod(n->text.c_str(), nullptr) : 0; }
std::string word(const tree::Node* n) { return n ? n->text : std::string{}; }

} // namespace

class tst_weights : public QObject {
    Q_OBJECT

    void check(const std::string& model, const std::string& format, double bits, double sizeGib, double tolerance = 0.005)
    {
        const Model* m = catalog().models.find(model);
        const WeightFormat* f = catalog().formats.find(format);
        QVERIFY2(m && f, (model + " " + format).c_str());
        if (bits > 0) {
            const double computed = bitsPerWeight(*m, *f, catalog());
            QVERIFY2(std::abs(computed - bits) <= tolerance * bits, qPrintable(QString("computed %1, expected %2").arg(computed).arg(bits)));
        }
        if (sizeGib > 0) {
            const double computed = weightBytes(*m, *f, catalog()).total() / gib;
            // Sizes are printed with two decimals.
            QVERIFY2(std::abs(computed - sizeGib) <= tolerance * sizeGib + 0.005, qPrintable(QString("computed %1 GiB, expected %2").arg(computed).arg(sizeGib)));
        }
    }

private slots:
    void published_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("published");
        QTest::addColumn<double>("computed");
        QTest::addColumn<double>("size");
        for (const tree::Node& block : cases().find("measured_bpw")->items) {
            for (const tree::Node& row : block.find("rows")->items) {
                if (!row.find("mix"))
                    continue;
                const std::string model = word(block.find("model")), mix = word(row.find("mix"));
                QTest::addRow("%s %s", model.c_str(), mix.c_str()) << QString::fromStdString(model) << QString::fromStdString(mix)
                    << number(row.find("bpw")) << number(row.find("computed_bpw")) << number(row.find("size_gib"));
            }
        }
    }
    void published()
    {
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(double, published);
        QFETCH(double, computed);
        QFETCH(double, size);
        // The older table of Llama 2 was made before Q2_K was retuned and prints other figures rounded to two decimals: there the rules decide.
        const bool retuned = computed > 0 && published > 0 && std::abs(published - computed) > 0.004 * published;
        check(model.toStdString(), format.toStdString(), retuned ? 0 : published, size);
        if (computed > 0)
            check(model.toStdString(), format.toStdString(), computed, 0, 0.0005);
    }

    void computed_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("bits");
        for (const tree::Node& row : rowsOf("computed_bpw"))
            for (const tree::Node::Entry& entry : row.find("bpw")->entries)
                QTest::addRow("%s %s", word(row.find("model")).c_str(), entry.key.c_str())
                    << QString::fromStdString(word(row.find("model"))) << QString::fromStdString(entry.key) << number(&entry.value);
    }
    void computed()
    {
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(double, bits);
        check(model.toStdString(), format.toStdString(), bits, 0, 0.0005);
    }

    void wholeModels_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("bits");
        QTest::addColumn<double>("size");
        for (const tree::Node& row : rowsOf("whole_model_examples"))
            QTest::addRow("%s %s", word(row.find("model")).c_str(), word(row.find("format")).c_str())
                << QString::fromStdString(word(row.find("model"))) << QString::fromStdString(word(row.find("format")))
                << number(row.find("bpw_whole")) << number(row.find("size_gib"));
        // Whole files of the larger Llama 3.1 (the published figures are rounded up to 2.5 %): rules and shapes.
        QTest::addRow("llama-3.1-70b Q4_K_M") << "llama-3.1-70b" << "Q4_K_M" << 0.0 << 39.59;
        QTest::addRow("llama-3.1-405b Q4_K_M") << "llama-3.1-405b" << "Q4_K_M" << 0.0 << 226.37;
    }
    void wholeModels()
    {
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(double, bits);
        QFETCH(double, size);
        check(model.toStdString(), format.toStdString(), bits, size);
    }

    void knownFileSizes()
    {
        // GPU-Benchmarks-on-LLM-Inference README: Llama 3 8B and 70B, Q4_K_M and F16
        check("llama-3-8b", "Q4_K_M", 0, 4.58);
        check("llama-3-8b", "fp16", 0, 14.96);
        check("llama-3-70b", "Q4_K_M", 0, 39.59);
        // 30 billion parameters at 16 bits need 60 GB
        const Model& m = *catalog().models.find("qwen3-30b-a3b");
        const double bytes = weightBytes(m, *catalog().formats.find("fp16"), catalog()).total();
        QVERIFY(std::abs(bytes - 2.0 * double(m.paramsTotal)) < 1e6);
    }

    void tiedEmbeddingsTakeTheOutputType()
    {
        const Model& tied = *catalog().models.find("llama-3.2-3b");
        const WeightBytes w = weightBytes(tied, *catalog().formats.find("Q4_K_M"), catalog());
        QVERIFY(w.tied);
        QCOMPARE(w.output, 0.0);
        QCOMPARE(w.embedding, double(tied.vocab) * tied.hidden * 6.5625 / 8);    // Q6_K
    }

    void rowsThatNoBlockFitsFallBack()
    {
        // Falcon 7B: hidden size 4544 is no multiple of 256, so Q4_K falls back to Q5_0.
        const Model& m = *catalog().models.find("falcon-7b");
        const WeightBytes w = weightBytes(m, *catalog().formats.find("Q4_K_S"), catalog());
        QCOMPARE(w.embedding, double(m.vocab) * m.hidden * 5.5 / 8);
    }

    void mixtureKeepsItsRouterAndRaisesItsValues()
    {
        const Model& m = *catalog().models.find("mixtral-8x7b");
        const WeightBytes w = weightBytes(m, *catalog().formats.find("Q4_K_M"), catalog());
        const double q = double(m.hidden) * m.heads * m.headDim * 4.5 / 8, kv = double(m.hidden) * m.kvHeads * m.headDim * 8.5 / 8;
        const double out = double(m.hidden) * m.heads * m.headDim * 5.5 / 8;
        QCOMPARE(w.layers.back().attention, q + 2 * kv + out);     // eight experts: K and V at Q8_0, output at Q5_K
        QCOMPARE(w.layers.back().ffn, double(m.hidden) * 8 * 4);   // router in 32 bits
    }

    void onlyExpertsAreMicroscaled()
    {
        // The published checkpoint of gpt-oss 120B: 60.8 GiB with attention, router and tables in 16 bits (model card).
        const double size = weightBytes(*catalog().models.find("gpt-oss-120b"), *catalog().formats.find("mxfp4"), catalog()).total() / gib;
        QVERIFY2(std::abs(size - 60.8) < 0.01 * 60.8, qPrintable(QString::number(size)));
    }

    void scaledToAFile()
    {
        const WeightBytes w = weightBytes(*catalog().models.find("llama-3.1-8b"), *catalog().formats.find("Q4_K_M"), catalog());
        const WeightBytes scaled = scaledTo(w, 5e9);
        QVERIFY(std::abs(scaled.total() - 5e9) < 1);
        QVERIFY(std::abs(scaled.embedding / w.embedding - 5e9 / w.total()) < 1e-12);
    }

    void cacheTypes()
    {
        const Runtime& llama = *catalog().runtimes.find("llama.cpp");
        QCOMPARE(cacheBits(catalog(), llama, "f16"), 16.0);
        QCOMPARE(cacheBits(catalog(), llama, "q8_0"), 8.5);
        QCOMPARE(cacheBits(catalog(), llama, "q4_0"), 4.5);
        QCOMPARE(cacheBits(catalog(), *catalog().runtimes.find("vllm"), "fp8"), 8.0);
    }

    // "A 30B model at FP16 needs 60 GB": two bytes for each parameter.
    void thirtyBillionAtSixteenBits()
    {
        const Model& model = *catalog().models.find("mpt-30b");
        const double bytes = weightBytes(model, *catalog().formats.find("fp16"), catalog()).total();
        QCOMPARE(bytes, 2.0 * double(countParameters(model)));
        QVERIFY2(std::abs(bytes / 60e9 - 1) < 0.005, qPrintable(QString::number(bytes)));
    }
};

QTEST_APPLESS_MAIN(tst_weights)
#include "tst_weights.moc"
