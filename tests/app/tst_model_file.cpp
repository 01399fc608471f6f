// SPDX-License-Identifier: GPL-3.0-or-later
// A model file or folder that is dropped on the window becomes the model of the stage, and stays in the document without the file.
#include "app/results/results_view.h"
#include "app/window/notice_bar.h"
#include "app/window/session.h"
#include "tests/app/window_fixture.h"
#include "tests/engine/gguf_models.h"

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QTest>
#include <QUndoStack>
#include <QUrl>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

const Workload& workload(const WindowFixture& f) { return f.session().project().stages[std::size_t(f.session().stage())].workload; }

QString noticeText(const WindowFixture& f)
{
    QString text;
    for (const QLabel* label : f.window->results().notice()->findChildren<QLabel*>())
        text += label->text();
    return f.window->results().notice()->isVisibleTo(f.window.get()) ? text : QString{};
}

void drop(WindowFixture& f, const QString& path)
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter{{600, 400}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier};
    QCoreApplication::sendEvent(f.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event{{600, 400}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier};
    QCoreApplication::sendEvent(f.window.get(), &event);
    f.settle();
}

QString config(const char* folder) { return QStringLiteral(CABE_SOURCE_DIR "/tests/cases/configs/%1").arg(QLatin1StringView{folder}); }

} // namespace

class TestModelFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowFixture::prepare(); }

    void known()
    {
        WindowFixture f;
        const QString path = f.inFolder(u"Meta-Llama-3.1-8B-Instruct-Q8_0.gguf"_s);
        test::llama31of8b().maker.write(path.toStdString());
        f.session().change({}, {}, [](Project& p) { p.stages[0].workload.runtime = Choice{{"sglang"}}; });
        const Project before = f.session().project();
        drop(f, path);
        QCOMPARE(workload(f).model.id, std::string{"llama-3.1-8b"});
        QCOMPARE(workload(f).weights->ids.size(), std::size_t{1});
        QVERIFY(workload(f).weightsBytes);
        QVERIFY(*workload(f).weightsBytes > 4e9);
        QVERIFY(workload(f).runtime->isAuto());  // SGLang does not read this file
        QVERIFY2(noticeText(f).contains(u"Meta-Llama-3.1-8B-Instruct-Q8_0.gguf"_s), qPrintable(noticeText(f)));
        QVERIFY(f.session().answers() && f.session().answers()->recommendation.assessed > 0);
        // The bytes are those of this file: another format leaves them behind.
        f.session().change({}, {}, [](Project& p) { p.stages[0].workload.weights = Choice{{"Q3_K_M"}}; });
        QVERIFY(!workload(f).weightsBytes);
        f.session().undoStack()->undo();
        QVERIFY(workload(f).weightsBytes);
        f.session().undoStack()->undo();
        QCOMPARE(f.session().project(), before);
    }

    // What the catalogue does not know is written out, and the document opens where the file is not.
    void unknownArchitectureStaysInTheDocument()
    {
        WindowFixture f;
        const QString folder = f.inFolder(u"My Own 1B"_s);
        QDir{}.mkpath(folder);
        writeFile(folder + u"/config.json"_s,
                  R"({"model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 1152, "num_hidden_layers": 21, "num_attention_heads": 9,
                      "num_key_value_heads": 3, "head_dim": 128, "intermediate_size": 3072, "vocab_size": 50000, "max_position_embeddings": 8192,
                      "torch_dtype": "bfloat16"})");
        drop(f, folder);
        QVERIFY2(workload(f).model.custom, qPrintable(noticeText(f)));
        const auto answer = [](const WindowFixture& w) {
            const auto& own = w.session().answers()->recommendation.own;
            return own.empty() ? std::pair{std::string{}, 0.0} : std::pair{optionName(own[0].assessment.option, w.session().catalog()).name, own[0].assessment.memory->cards[0].total.value};
        };
        const auto here = answer(f);
        QVERIFY(!here.first.empty());
        f.saveAnswer = f.inFolder(u"own.cabe"_s);
        QVERIFY(f.window->document().saveAs());
        QDir{folder}.removeRecursively();
        WindowFixture elsewhere;
        QVERIFY(elsewhere.window->document().openPath(f.saveAnswer));
        elsewhere.settle();
        QVERIFY(!elsewhere.session().fault());
        QCOMPARE(answer(elsewhere), here);
    }

    void everyKnownConfig_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char* name : {"Qwen--Qwen3-8B", "openai--gpt-oss-20b", "deepseek-ai--DeepSeek-V3.2", "meta-llama--Meta-Llama-3.1-70B", "moonshotai--Kimi-K3",
                                 "nvidia--Nemotron-H-56B-Base-8K"})
            QTest::newRow(name) << config(name);
    }
    void everyKnownConfig()
    {
        QFETCH(QString, folder);
        WindowFixture f;
        drop(f, folder);
        QVERIFY(!workload(f).model.empty());
        QVERIFY2(!f.session().fault(), f.session().fault() ? f.session().fault()->code.c_str() : "");
        QVERIFY2(noticeText(f).contains(QDir{folder}.dirName()), qPrintable(noticeText(f)));
    }

    void broken_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << u"empty.gguf"_s << QByteArray{};
        QTest::newRow("cut") << u"cut.gguf"_s << QByteArray{"GGUF\x03\0\0\0\xff\xff", 10};
        QTest::newRow("no tensors at all") << u"text.safetensors"_s << QByteArray{"hello, this is no such file"};
        QTest::newRow("not JSON") << u"config.json"_s << QByteArray{"{\"hidden_size\": <b>1</b>"};
        QTest::newRow("another kind") << u"picture.png"_s << QByteArray{"\x89PNG"};
    }
    void broken()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        WindowFixture f;
        const QString path = f.inFolder(name);
        writeFile(path, bytes);
        const Project before = f.session().project();
        drop(f, path);
        QCOMPARE(f.session().project(), before);
        QVERIFY(!noticeText(f).isEmpty());
    }

    void namesAreNoMarkup()
    {
        WindowFixture f;
        const QString path = f.inFolder(u"<img src=x><b>bold.gguf"_s);
        test::llama31of8b().maker.write(path.toStdString());
        drop(f, path);
        for (const QLabel* label : f.window->results().notice()->findChildren<QLabel*>())
            QVERIFY(label->text().isEmpty() || label->textFormat() == Qt::PlainText);
        QVERIFY(noticeText(f).contains(u"<b>bold"_s));
    }
};

QTEST_MAIN(TestModelFile)
#include "tst_model_file.moc"
