// SPDX-License-Identifier: GPL-3.0-or-later
// What cabe-cli says of the catalogue, of folders that lie over it, and of model files that are in it.
#include "cli_support.h"

using namespace clitest;
using namespace Qt::StringLiterals;

class TestCliCatalog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void catalogFolders_data();
    void catalogFolders();
    void catalogRows();
    void catalogTableInPortuguese();
    void checkCatalog();
    void userCatalog();
    void shapeOfTheSameType_data();
    void shapeOfTheSameType();

private:
    Folder folder_;
};

void TestCliCatalog::catalogFolders_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("said");
    const QString missing = u"/nonexistent/folder"_s;
    QTest::newRow("missing") << QStringList{u"catalog"_s, u"outlets"_s, u"--catalog"_s, missing} << 3 << u"no such"_s;
    QTest::newRow("missing beside a document") << QStringList{u"assess"_s, u"-"_s, u"--catalog"_s, missing} << 3 << missing;
    QTest::newRow("a file") << QStringList{u"catalog"_s, u"outlets"_s, u"--catalog"_s, QStringLiteral(CABE_CLI)} << 3 << u"not a folder"_s;
    QTest::newRow("empty") << QStringList{u"catalog"_s, u"outlets"_s, u"--catalog"_s, u"EMPTY"_s} << 3 << u"no catalogue file"_s;
    QTest::newRow("no name") << QStringList{u"catalog"_s, u"outlets"_s, u"--catalog"_s, QString()} << 3 << QString();
    QTest::newRow("check missing") << QStringList{u"check-catalog"_s, missing} << 3 << u"no such"_s;
    QTest::newRow("check a file") << QStringList{u"check-catalog"_s, QStringLiteral(CABE_CLI)} << 3 << u"not a folder"_s;
    QTest::newRow("check empty") << QStringList{u"check-catalog"_s, u"EMPTY"_s} << 3 << u"no catalogue file"_s;
}

void TestCliCatalog::catalogFolders()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exit);
    QFETCH(QString, said);
    QTemporaryDir empty;
    arguments.replaceInStrings(u"EMPTY"_s, empty.path());
    const auto answer = run(arguments + QStringList{u"--lang"_s, u"en"_s}, twoCards);
    QCOMPARE(answer.exit, exit);
    QVERIFY2(QString::fromUtf8(answer.err).contains(said), answer.err.constData());
    QVERIFY(!answer.out.contains("No fault found"));
}

void TestCliCatalog::catalogRows()
{
    const auto answer = run({u"catalog"_s, u"gpus"_s, u"--json"_s, u"--filter"_s, u"nvidia-geforce-rtx-4090"_s});
    QCOMPARE(answer.exit, 0);
    bool found = false;
    for (const auto& row : answer.json())
        if (row[u"id"_s].toString() == u"nvidia-geforce-rtx-4090") {
            found = true;
            QCOMPARE(row[u"memory_mib"_s].toDouble(), 24564.0);
            QCOMPARE(row[u"form"_s].toString(), u"card"_s);
        }
    QVERIFY(found);
    for (const auto* kind : {"gpus", "models", "formats", "runtimes", "offers", "apis", "tariffs", "software", "prices"}) {
        const auto rows = run({u"catalog"_s, QLatin1StringView(kind), u"--json"_s}).json();
        QVERIFY2(!rows.isEmpty(), kind);
        for (const auto& row : rows)
            QVERIFY2(!row[u"id"_s].toString().isEmpty(), kind);
    }
}

void TestCliCatalog::catalogTableInPortuguese()
{
    const QString table = QString::fromUtf8(run({u"catalog"_s, u"gpus"_s, u"--lang"_s, u"pt-BR"_s}).out);
    const QString header = table.section(u'\n', 0, 0);
    for (const auto* word : {"Fabricante", "Nome", "Arquitetura", "Segmento", "Forma", "Memória (GB)"})
        QVERIFY2(header.contains(QString::fromUtf8(word)), qPrintable(header));
    for (const auto* word : {"estação de trabalho", "notebook", "placa", "módulo", "consumo"})
        QVERIFY2(table.contains(u"  "_s + QString::fromUtf8(word) + u"  "_s), word);
    for (const auto* word : {"workstation", "laptop", "card", "module", "consumer"})
        QVERIFY2(!table.contains(u"  "_s + QString::fromUtf8(word) + u"  "_s), word);
    const auto unknown = run({u"catalog"_s, u"unicorns"_s, u"--lang"_s, u"pt-BR"_s});
    QVERIFY2(QString::fromUtf8(unknown.err).contains(u"gpus"_s) && QString::fromUtf8(unknown.err).contains(u"placas de vídeo e computadores"_s), unknown.err.constData());
}

void TestCliCatalog::checkCatalog()
{
    QCOMPARE(run({u"check-catalog"_s, QStringLiteral(CABE_SOURCE_DIR) + u"/resources/catalog"_s}).exit, 0);
    QTemporaryDir broken;
    QFile file(broken.filePath(u"gpus.yaml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("kind: gpus\ndate: 2026-01-01\nrows:\n  - id: my-card\n    vendor: NVIDIA\n    power_w: -5\n    colour: green\n");
    file.close();
    const auto answer = run({u"check-catalog"_s, broken.path(), u"--json"_s});
    QCOMPARE(answer.exit, 1);
    QStringList codes;
    for (const auto& fault : answer.json())
        codes << fault[u"code"_s].toString();
    QVERIFY(codes.contains(u"unknown_key"_s));
    QVERIFY(codes.contains(u"out_of_range"_s));
    QVERIFY(codes.contains(u"missing_key"_s));
}

void TestCliCatalog::userCatalog()
{
    // A row of the user replaces the embedded one, and the answer says so.
    QTemporaryDir own;
    const auto rows = run({u"catalog"_s, u"outlets"_s, u"--json"_s}).json();
    QVERIFY(!rows.isEmpty());
    QFile file(own.filePath(u"outlets.yaml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("kind: outlets\ndate: 2026-11-30\nsource: my house\nrows:\n  - {id: my-outlet, name: {en: Mine, pt_BR: Minha}, country: BR, volts: 220, amperes: 32}\n");
    file.close();
    const auto answer = run({u"catalog"_s, u"outlets"_s, u"--json"_s, u"--catalog"_s, own.path()});
    QCOMPARE(answer.exit, 0);
    QCOMPARE(answer.json().size(), rows.size() + 1);
}

// Shapes agree across families: only a row of the file's own architecture is named.
void TestCliCatalog::shapeOfTheSameType_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("changes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("llama 3.1") << QByteArray("llama") << QByteArray() << u"llama-3.1-8b"_s;
    QTest::newRow("llama 3") << QByteArray("llama") << QByteArray("\"max_position_embeddings\":8192") << u"llama-3-8b"_s;
    QTest::newRow("hunyuan") << QByteArray("hunyuan_v1_dense") << QByteArray("\"tie_word_embeddings\":true, \"use_qk_norm\":true") << u"hunyuan-7b"_s;
    QTest::newRow("qwen") << QByteArray("qwen2") << QByteArray() << QString();
    QTest::newRow("unknown") << QByteArray("somebody_new") << QByteArray() << QString();
    QTest::newRow("tied") << QByteArray("llama") << QByteArray("\"tie_word_embeddings\":true") << QString();
}

void TestCliCatalog::shapeOfTheSameType()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, changes);
    QFETCH(QString, expected);
    QByteArray config = "{\"model_type\":\"" + type + "\",\"hidden_size\":4096,\"intermediate_size\":14336,\"num_attention_heads\":32,\"num_key_value_heads\":8,"
                        "\"num_hidden_layers\":32,\"vocab_size\":128256,\"head_dim\":128,\"torch_dtype\":\"bfloat16\"";
    for (const QByteArray& usual : {QByteArray("\"max_position_embeddings\":131072"), QByteArray("\"tie_word_embeddings\":false")})
        if (!changes.contains(usual.left(usual.indexOf(':'))))
            config += ',' + usual;
    config += (changes.isEmpty() ? QByteArray() : ',' + changes) + '}';
    const auto rows = run({u"inspect"_s, folder_.write(u"config.json"_s, config), u"--json"_s}).json();
    QCOMPARE(rows[0][u"same_shape_as"_s].toString(), expected);
}

QTEST_GUILESS_MAIN(TestCliCatalog)
#include "tst_cli_catalog.moc"
