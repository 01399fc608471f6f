// SPDX-License-Identifier: GPL-3.0-or-later
// Every model row: parameters counted tensor by tensor against the published totals, and cache, windows and state against the row's own
// figures (published or derived in the model facts).
#include "engine/catalog/load.h"
#include "engine/memory/shape.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

using namespace cabe;

namespace {

const Catalog& catalog()
{
    static const Catalog loaded = embeddedCatalog();
    return loaded;
}

double textTotal(const Model& m) { return double(m.paramsText.value_or(m.paramsTotal)); }
double textActive(const Model& m) { return double(m.paramsActive) - (double(m.paramsTotal) - textTotal(m)); }
double relative(double computed, double expected) { return std::abs(computed - expected) / expected; }

// Rows whose total is not exact and whose shape is known to be incomplete, with the reason.
const std::map<std::string, std::string>& incomplete()
{
    static const std::map<std::string, std::string> rows{
        {"glm-5.3-flash", "vocabulary, rank of the queries and dense width were not found in any source"},
        {"inkling-small-276b-a12b", "four short convolutions per layer of unknown width are not in the row's tensors: the active count is 0.8 % short"},
    };
    return rows;
}

} // namespace

class tst_shape : public QObject {
    Q_OBJECT

private slots:
    void parameters_data()
    {
        QTest::addColumn<QString>("id");
        for (const Model& m : catalog().models.rows())
            QTest::addRow("%s", m.id.c_str()) << QString::fromStdString(m.id);
    }
    void parameters()
    {
        QFETCH(QString, id);
        const Model& m = *catalog().models.find(id.toStdString());
        constexpr double tolerance = 0.005;
        const auto known = incomplete().find(m.id);
        const double total = double(countParameters(m)), active = double(countActiveParameters(m));
        if (known != incomplete().end()) {
            QVERIFY2(!m.paramsExact, "an exact row must be complete");
            const double off = std::max(relative(total, textTotal(m)), relative(active, textActive(m)));
            QVERIFY2(off > tolerance, "the row is complete now: take it from the list");
            return;
        }
        QVERIFY2(relative(total, textTotal(m)) <= tolerance, qPrintable(QString("counted %1, row %2").arg(total, 0, 'f', 0).arg(textTotal(m), 0, 'f', 0)));
        QVERIFY2(relative(active, textActive(m)) <= tolerance,
                 qPrintable(QString("counted %1 active, row %2").arg(active, 0, 'f', 0).arg(textActive(m), 0, 'f', 0)));
    }

    void mostExactRowsAreCountedExactly()
    {
        int exact = 0, counted = 0;
        for (const Model& m : catalog().models.rows()) {
            if (!m.paramsExact)
                continue;
            ++exact;
            counted += relative(double(countParameters(m)), textTotal(m)) < 1e-5 ? 1 : 0;
        }
        QVERIFY2(counted >= exact * 97 / 100, qPrintable(QString("%1 of %2").arg(counted).arg(exact)));
    }

    void caches_data() { parameters_data(); }
    void caches()
    {
        QFETCH(QString, id);
        const Model& m = *catalog().models.find(id.toStdString());
        const CacheSizes sizes = cacheSizesBf16(m);
        if (m.kvBytesPerTokenBf16)
            QCOMPARE(sizes.perToken, *m.kvBytesPerTokenBf16);
        if (m.kvWindowBytesBf16)
            QCOMPARE(sizes.windows, *m.kvWindowBytesBf16);
        if (m.recurrentStateBytes)
            QCOMPARE(sizes.state, *m.recurrentStateBytes);
    }

    void knownModels()
    {
        // 2 · 32 layers · 8 heads · 128 · 2 bytes (ML-ENG gives 0.131 MB)
        QCOMPARE(cacheSizesBf16(*catalog().models.find("llama-3.1-8b")).perToken, 131072.0);
        // 61 layers · (512 + 64) · 2 bytes: the latent cache of DeepSeek V3
        QCOMPARE(cacheSizesBf16(*catalog().models.find("deepseek-v3")).perToken, 61.0 * 576 * 2);
        QCOMPARE(countParameters(*catalog().models.find("llama-3.1-8b")), std::int64_t{8030261248});
    }

    void layersOfAHybrid()
    {
        const auto layers = layerShapes(*catalog().models.find("qwen3.5-27b"));
        QCOMPARE(layers.size(), std::size_t{64});
        int attending = 0;
        for (std::size_t i = 0; i < layers.size(); ++i) {
            QCOMPARE(layers[i].attends(), i % 4 == 3);
            QCOMPARE(layers[i].recurrent(), i % 4 != 3);
            attending += layers[i].attends() ? 1 : 0;
        }
        QCOMPARE(attending, 16);
    }

    void windows()
    {
        const auto gemma = layerShapes(*catalog().models.find("gemma-3-27b"));
        for (std::size_t i = 0; i < gemma.size(); ++i)
            QCOMPARE(gemma[i].attention, i % 6 == 5 ? LayerAttention::full : LayerAttention::window);
        const auto scout = layerShapes(*catalog().models.find("llama-4-scout"));
        QCOMPARE(scout[0].attention, LayerAttention::chunked);
        QCOMPARE(scout[3].attention, LayerAttention::full);
    }

    void sharedCaches()
    {
        // Gemma 4 E2B: only the first 15 of 35 layers own a cache, 3 of them global.
        int owning = 0, global = 0;
        for (const LayerShape& l : layerShapes(*catalog().models.find("gemma-4-e2b"))) {
            owning += l.ownsCache ? 1 : 0;
            global += l.ownsCache && l.attention == LayerAttention::full ? 1 : 0;
        }
        QCOMPARE(owning, 15);
        QCOMPARE(global, 3);
    }
};

QTEST_APPLESS_MAIN(tst_shape)
#include "tst_shape.moc"
