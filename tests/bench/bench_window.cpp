// SPDX-License-Identifier: GPL-3.0-or-later
// Start-up and response of the window, as ratios in one run. The program starts itself in turn as the window with its example, until the
// verdict is painted, and as an empty window with one chart; then it types into a field and waits for the painted answer.
// Bars: start <= 1.5 times, peak memory <= 2 times, keystroke <= 16 ms. A build with assertions says nothing about them: it only shows, with
// few rounds, that the bench itself works.
#include "app/forms/form_panel.h"
#include "app/forms/number_field.h"
#include "app/results/results_view.h"
#include "app/results/verdict_banner.h"
#include "app/text/language.h"
#include "app/window/session.h"
#include "app/window/settings.h"
#include "engine/catalog/load.h"
#include "tests/app/window_fixture.h"

#include <QApplication>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QDir>
#include <QElapsedTimer>
#include <QMainWindow>
#include <QProcess>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <future>
#include <utility>
#include <vector>

#ifdef __unix__
#include <sys/resource.h>

#include <ctime>
#endif

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

#ifdef NDEBUG
constexpr bool judged = true;
constexpr int rounds = 9, keys = 41;
#else
constexpr bool judged = false;
constexpr int rounds = 1, keys = 3;
#endif
constexpr double startBar = 1.5, memoryBar = 2, keystrokeBarMs = 16;

double peakMib()
{
#ifdef __unix__
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
#else
    return 0;
#endif
}

// Calls `done` once, after the widget has been painted while `ready` holds.
class PaintWatch final : public QObject
{
public:
    PaintWatch(QWidget* widget, std::function<bool()> ready, std::function<void()> done) : QObject{widget}, ready_{std::move(ready)}, done_{std::move(done)}
    {
        widget->installEventFilter(this);
    }
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && ready_() && !std::exchange(seen_, true))
            QTimer::singleShot(0, this, [this] { done_(); });
        return false;
    }

private:
    std::function<bool()> ready_;
    std::function<void()> done_;
    bool seen_ = false;
};

void sayAndQuit()
{
    std::printf("%.1f\n", peakMib());
    std::fflush(stdout);
    QCoreApplication::quit();
}

int runEmpty()
{
    QMainWindow window;
    auto* series = new QBarSeries;
    auto* set = new QBarSet{u"bars"_s};
    *set << 1 << 2 << 3;
    series->append(set);
    auto* view = new QChartView{&window};
    view->chart()->addSeries(series);
    view->chart()->createDefaultAxes();
    window.setCentralWidget(view);
    window.resize(1280, 800);
    new PaintWatch{view->viewport(), [] { return true; }, sayAndQuit};
    window.show();
    return QApplication::exec();
}

// As runApplication() does it: the catalogue is unpacked while fonts are loaded, the engine works while the window is built.
int runWindow()
{
    auto catalog = std::async(std::launch::async, embeddedCatalog);
    WindowFixture::prepare();
    Settings settings{QDir::tempPath() + u"/cabe-bench-none.ini"_s};
    setLanguage(u"pt-BR"_s);
    Appearance appearance;
    MainWindow window{std::make_shared<const Catalog>(catalog.get()), &settings, &appearance};
    window.start({});
    window.resize(1280, 800);
    new PaintWatch{window.results().banner(), [&] { return window.session().answers() != nullptr; }, sayAndQuit};
    window.present();
    return QApplication::exec();
}

struct Start {
    double ms = 0, mib = 0;
};

Start start(const QString& what)
{
    QProcess child;
    QElapsedTimer clock;
    clock.start();
    child.start(QCoreApplication::applicationFilePath(), {what});
    Start result;
    if (child.waitForReadyRead(60'000)) {
        result.ms = double(clock.nsecsElapsed()) / 1e6;
        result.mib = child.readAllStandardOutput().trimmed().toDouble();
    }
    child.waitForFinished();
    return result;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

// Processor time of this thread: what the window itself takes, however busy the machine is.
double threadMs()
{
#ifdef __unix__
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
#else
    return 0;
#endif
}

struct Keystroke {
    double ms = 0, threadMs = 0;
};

// From the key press until the answer to it is on the screen.
Keystroke keystroke()
{
    WindowFixture f;
    auto* field = f.window->forms().row(u"workload.context"_s)->findChild<NumberField*>();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_End);
    std::vector<double> times, threads;
    for (int i = 0; i < keys; ++i) {
        QElapsedTimer clock;
        clock.start();
        const double before = threadMs();
        QTest::keyClick(field, i % 2 == 0 ? Qt::Key_Backspace : Qt::Key_2);
        f.settle();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
        times.push_back(double(clock.nsecsElapsed()) / 1e6);
        threads.push_back(threadMs() - before);
    }
    return {median(times), median(threads)};
}

int judge()
{
    std::vector<double> times, memories;
    start(u"window"_s);
    start(u"empty"_s);
    Start window, empty;
    for (int i = 0; i < rounds; ++i) {
        window = start(u"window"_s);
        empty = start(u"empty"_s);
        if (window.ms <= 0 || empty.ms <= 0) {
            std::printf("a window did not start\n");
            return 1;
        }
        times.push_back(window.ms / empty.ms);
        memories.push_back(window.mib / std::max(empty.mib, 1.0));
    }
    const double time = median(times), memory = median(memories);
    const Keystroke key = keystroke();
    std::printf("start until the verdict is painted: %.2f times an empty window with one chart (bar %.1f; last pair %.0f and %.0f ms)\n", time, startBar, window.ms,
                empty.ms);
    std::printf("peak memory: %.2f times (bar %.1f; last pair %.0f and %.0f MiB)\n", memory, memoryBar, window.mib, empty.mib);
    std::printf("keystroke until its answer is painted: %.1f ms (bar %.0f), the window's own part %.1f ms\n", key.ms, keystrokeBarMs, key.threadMs);
    if (!judged) {
        std::printf("build with assertions: not judged\n");
        return 0;
    }
    return time <= startBar && memory <= memoryBar && key.ms <= keystrokeBarMs ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app{argc, argv};
    const QString what = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString{};
    if (what == u"window")
        return runWindow();
    if (what == u"empty")
        return runEmpty();
    WindowFixture::prepare();
    if (what == u"keys") { // for a profiler
        const Keystroke key = keystroke();
        std::printf("%.1f %.1f\n", key.ms, key.threadMs);
        return 0;
    }
    return judge();
}
