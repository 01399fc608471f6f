// SPDX-License-Identifier: GPL-3.0-or-later
// The program is killed (SIGKILL) while it edits and while it saves. The test starts itself as the program that is killed: it changes the context
// again and again and says each value it reached. Then another run looks at what is left: nothing but the last second may be missing.
#include "app/window/document_file.h"
#include "app/window/session.h"
#include "tests/app/window_fixture.h"

#include <QApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <cstdio>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

constexpr int firstContext = 1000, stepMs = 10;
constexpr int lostAtMostMs = 1000;

int contextOf(const Project& project) { return *project.stages[0].workload.context; }

void say(const char* what, qint64 ms, int context)
{
    std::printf("%s %lld %d\n", what, static_cast<long long>(ms), context);
    std::fflush(stdout);
}

// Edits until it is killed; with a path it saves after each edit.
int editForEver(const QString& path)
{
    WindowFixture f;
    f.saveAnswer = path;
    QElapsedTimer clock;
    clock.start();
    int context = firstContext;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, f.window.get(), [&] {
        ++context;
        f.session().change({}, u"workload.context"_s, [&](Project& p) { p.stages[0].workload.context = context; });
        say("typed", clock.elapsed(), context);
        if (path.isEmpty())
            return;
        f.window->document().save();
        say("saved", clock.elapsed(), context);
    });
    timer.start(stepMs);
    return QApplication::exec();
}

struct Said {
    qint64 ms = 0;
    int context = 0;
};

// What the program said before it was killed, `lifeMs` after its first word.
std::vector<Said> runAndKill(const QString& path, int lifeMs, const QByteArray& word)
{
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.start(QCoreApplication::applicationFilePath(), {u"edit"_s, path});
    std::vector<Said> said;
    if (!program.waitForReadyRead(60'000))
        return said;
    QTest::qSleep(lifeMs);
    program.kill();
    program.waitForFinished();
    for (const QByteArray& line : program.readAllStandardOutput().split('\n')) {
        const auto words = line.split(' ');
        if (words.size() == 3 && words[0] == word)
            said.push_back({words[1].toLongLong(), words[2].toInt()});
    }
    return said;
}

} // namespace

class TestKill : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whileEditing_data()
    {
        QTest::addColumn<int>("lifeMs");
        for (const int ms : {1200, 1650, 2100})
            QTest::addRow("after %d ms", ms) << ms;
    }
    void whileEditing()
    {
        QFETCH(int, lifeMs);
        const auto typed = runAndKill({}, lifeMs, "typed");
        QVERIFY(typed.size() > 10);
        int mustBeThere = firstContext;
        for (const Said& s : typed)
            if (s.ms <= typed.back().ms - lostAtMostMs)
                mustBeThere = s.context;
        QVERIFY(mustBeThere > firstContext);

        QTemporaryDir folder;
        Settings settings{folder.filePath(u"settings.ini"_s)};
        Session session{WindowFixture::catalog()};
        DocumentControl control{&session, &settings, {}};
        QSignalSpy recovered{&control, &DocumentControl::recoveredWork};
        control.start({});
        QCOMPARE(recovered.count(), 1);
        QVERIFY2(contextOf(session.project()) >= mustBeThere,
                 qPrintable(QStringLiteral("%1 was typed a second before the end, %2 is there").arg(mustBeThere).arg(contextOf(session.project()))));
        QVERIFY(contextOf(session.project()) <= typed.back().context + 1);
        control.discardRecovered();
        session.waitForAnswers(60'000);
    }

    void whileSaving_data()
    {
        QTest::addColumn<int>("lifeMs");
        for (const int ms : {50, 83, 131, 197, 251, 333, 419, 500})
            QTest::addRow("after %d ms", ms) << ms;
    }
    void whileSaving()
    {
        QFETCH(int, lifeMs);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"work.cabe"_s);
        const auto saved = runAndKill(path, lifeMs, "saved");
        QFile file{path};
        if (!file.open(QIODevice::ReadOnly)) {
            QVERIFY2(saved.empty(), "what had been saved is gone");
            return;
        }
        const QByteArray text = file.readAll();
        const auto opened = readDocument(text, path);
        QVERIFY2(std::holds_alternative<OpenedDocument>(opened), text.constData());
        QVERIFY(contextOf(std::get<OpenedDocument>(opened).project) >= (saved.empty() ? firstContext : saved.back().context));
    }
};

int main(int argc, char** argv)
{
    QApplication app{argc, argv};
    WindowFixture::prepare();
    if (argc > 2 && QByteArray{argv[1]} == "edit")
        return editForEver(QString::fromLocal8Bit(argv[2]));
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"
