// SPDX-License-Identifier: GPL-3.0-or-later
// The life of a document: saved and opened again, comments kept aside, unsaved work asked about, recovered after a kill, faults with their line.
#include "app/results/results_view.h"
#include "app/text/language.h"
#include "app/window/session.h"
#include "tests/app/window_fixture.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

void writeFile(const QString& path, const QByteArray& text)
{
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray readFile(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

void setContext(Session& session, int tokens)
{
    session.change({}, u"workload.context"_s, [tokens](Project& p) { p.stages[0].workload.context = tokens; });
}

constexpr const char* small = "cabe: 1\nname: Small\nstages:\n  - name: Use\n    workload: {task: inference, model: llama-3.1-8b}\n";

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowFixture::prepare(); }

    void examplesAreValid_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("language");
        for (const QString& id : exampleIds())
            for (const char* language : {"pt-BR", "en"})
                QTest::addRow("%s %s", qPrintable(id), language) << id << QString::fromLatin1(language);
    }
    void examplesAreValid()
    {
        QFETCH(QString, id);
        QFETCH(QString, language);
        const auto result = readDocument(exampleText(id, language), id);
        QVERIFY(std::holds_alternative<OpenedDocument>(result));
        const Project& project = std::get<OpenedDocument>(result).project;
        QVERIFY(validate(project, *WindowFixture::catalog()).empty());
        QVERIFY(complete(project, *WindowFixture::catalog()).ok());
        QCOMPARE(QString::fromStdString(*project.language), language);
    }

    void firstStartShowsTheStudent()
    {
        WindowFixture f{u"pt-BR"_s};
        QCOMPARE(f.session().project().name.value, std::string{"Meu primeiro chatbot"});
        QVERIFY(!f.window->document().isModified());
        QVERIFY(f.session().selectedRanked());
    }

    void saveAndOpenAgain()
    {
        WindowFixture f;
        f.saveAnswer = f.inFolder(u"project"_s);
        setContext(f.session(), 4096);
        QVERIFY(f.window->document().isModified());
        QVERIFY(f.window->document().save());
        QCOMPARE(f.window->document().path(), f.inFolder(u"project.cabe"_s));
        QVERIFY(!f.window->document().isModified());
        const Project saved = f.session().project();
        QVERIFY(f.window->document().newDocument());
        QVERIFY(f.session().project() != saved);
        QVERIFY(f.window->document().openPath(f.inFolder(u"project.cabe"_s)));
        QVERIFY(f.session().project() == saved);
        QCOMPARE(f.settings->recentFiles().first(), f.inFolder(u"project.cabe"_s));
    }

    void commentsAreKeptAside()
    {
        WindowFixture f;
        const QString path = f.inFolder(u"commented.cabe"_s);
        const QByteArray text = QByteArray{"# my notes\n"} + small;
        writeFile(path, text);
        QVERIFY(f.window->document().openPath(path));
        setContext(f.session(), 2048);
        f.overwriteAnswer = false;
        QVERIFY(!f.window->document().save());
        QCOMPARE(readFile(path), text);
        f.overwriteAnswer = true;
        QVERIFY(f.window->document().save());
        QCOMPARE(f.commentsAsked, 2);
        QCOMPARE(readFile(path + u".bak"_s), text);
        QVERIFY(!readFile(path).contains('#'));
    }

    void unsavedWorkIsAskedAbout()
    {
        WindowFixture f;
        setContext(f.session(), 1024);
        const Project changed = f.session().project();
        f.unsavedAnswer = UnsavedAnswer::cancel;
        QVERIFY(!f.window->document().newDocument());
        QVERIFY(f.session().project() == changed);
        f.unsavedAnswer = UnsavedAnswer::save;
        f.saveAnswer = f.inFolder(u"kept.cabe"_s);
        QVERIFY(f.window->document().newDocument());
        QCOMPARE(f.unsavedAsked, 2);
        QVERIFY(QFile::exists(f.inFolder(u"kept.cabe"_s)));
    }

    void brokenFileSaysWhere()
    {
        WindowFixture f;
        const QString path = f.inFolder(u"broken.cabe"_s);
        writeFile(path, QByteArray{small}.replace("model:", "modle:"));
        const Project before = f.session().project();
        QSignalSpy failed{&f.window->document(), &DocumentControl::openFailed};
        QVERIFY(!f.window->document().openPath(path));
        QCOMPARE(failed.count(), 1);
        const auto fault = failed.first().first().value<OpenFault>();
        QVERIFY(!fault.errors.empty());
        QCOMPARE(fault.errors.front().at.line, 5);
        QVERIFY(f.session().project() == before);
    }

    void severalDocumentsAreNotOverwritten()
    {
        WindowFixture f;
        const QString path = f.inFolder(u"two.cabe"_s);
        const QByteArray text = QByteArray{small} + "---\n" + small;
        writeFile(path, text);
        QVERIFY(f.window->document().openPath(path));
        QVERIFY(f.window->document().path().isEmpty());
        setContext(f.session(), 1024);
        f.saveAnswer.clear();       // Save asks for a name, and the user gives none
        QVERIFY(!f.window->document().save());
        QCOMPARE(readFile(path), text);
    }

    void recoveredAfterAKill()
    {
        const QString folder = Recovery::standardFolder();
        Project typed;
        {
            WindowFixture f;
            setContext(f.session(), 3000);
            typed = f.session().project();
            // As a kill leaves it: the entry is there, nobody holds its lock.
            Recovery left{&f.session(), folder};
            left.store();
        }
        WindowFixture f;
        // The fixture empties the folder first, so the entry is made again beside a fresh window.
        {
            Session session{WindowFixture::catalog()};
            session.setProject(typed);
            Recovery left{&session, folder};
            left.store();
        }
        Settings settings{f.inFolder(u"other.ini"_s)};
        Session session{WindowFixture::catalog()};
        DocumentControl control{&session, &settings, {}};
        QSignalSpy recovered{&control, &DocumentControl::recoveredWork};
        control.start({});
        QCOMPARE(recovered.count(), 1);
        QVERIFY(session.project() == typed);
        QVERIFY(control.isModified());
        control.keepRecovered();
        QVERIFY(session.project() == typed);
        session.waitForAnswers(60'000);
    }

    void autosaveIsTakenAwayBySaving()
    {
        WindowFixture f;
        setContext(f.session(), 5000);
        const QDir folder{Recovery::standardFolder()};
        QTRY_COMPARE_WITH_TIMEOUT(folder.entryList({u"*.cabe"_s}).size(), 1, 5000);
        f.saveAnswer = f.inFolder(u"saved.cabe"_s);
        QVERIFY(f.window->document().save());
        QCOMPARE(folder.entryList({u"*.cabe"_s}).size(), 0);
    }

    void unwritableFolderKeepsTheWork()
    {
        WindowFixture f;
        f.saveAnswer = f.inFolder(u"missing/folder/file.cabe"_s);
        QSignalSpy failed{&f.window->document(), &DocumentControl::saveFailed};
        setContext(f.session(), 1024);
        QVERIFY(!f.window->document().save());
        QCOMPARE(failed.count(), 1);
        QVERIFY(f.window->document().isModified());
    }
};

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
