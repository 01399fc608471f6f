// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recovery.h"

#include "app/window/document_file.h"
#include "app/window/session.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QTimer>
#include <QUndoStack>
#include <QUuid>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {
constexpr int delayMs = 500;    // at most the last half second is lost
}

Recovery::Recovery(Session* session, QString folder, QObject* parent)
    : QObject{parent}, session_{session}, folder_{std::move(folder)}, id_{QUuid::createUuid().toString(QUuid::WithoutBraces)}, timer_{new QTimer{this}}
{
    timer_->setSingleShot(true);
    timer_->setInterval(delayMs);
    connect(timer_, &QTimer::timeout, this, &Recovery::write);
    // Not the session's projectChanged: inside of a push the stack still counts as clean.
    connect(session_->undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (session_->undoStack()->isClean())
            timer_->stop();
        else if (!timer_->isActive())
            timer_->start();    // not restarted: steady typing is saved too
    });
}

Recovery::~Recovery() = default;

QString Recovery::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s;
}

QString Recovery::entry(const QString& id, const QString& suffix) const
{
    return folder_ + u'/' + id + suffix;
}

void Recovery::write()
{
    if (!lock_) {
        QDir{}.mkpath(folder_);
        lock_ = std::make_unique<QLockFile>(entry(id_, u".lock"_s));
        lock_->setStaleLockTime(0);
        lock_->tryLock(0);
    }
    // The first line is a comment with the path: one file, so that it is whole or absent.
    const QByteArray text = "# " + path_.toUtf8() + '\n' + QByteArray::fromStdString(writeDocument(session_->project()));
    const auto fault = writeWhole(entry(id_, u".cabe"_s), text);
    if (fault)
        qWarning("%s: %s", qPrintable(fault->path), qPrintable(fault->reason));
}

void Recovery::flush()
{
    if (timer_->isActive()) {
        timer_->stop();
        write();
    }
}

void Recovery::clear()
{
    timer_->stop();
    QFile::remove(entry(id_, u".cabe"_s));
    lock_.reset();
}

std::vector<RecoveredDocument> Recovery::leftBehind() const
{
    std::vector<RecoveredDocument> found;
    for (const QFileInfo& info : QDir{folder_}.entryInfoList({u"*.cabe"_s}, QDir::Files, QDir::Time)) {
        const QString id = info.completeBaseName();
        if (id == id_)
            continue;
        QLockFile lock{entry(id, u".lock"_s)};
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;   // another window is working on it
        QFile file{info.filePath()};
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray path = file.readLine().mid(2).trimmed();
        found.push_back({id, QString::fromUtf8(path), info.lastModified(), file.readAll()});
    }
    return found;
}

void Recovery::discard(const QString& id)
{
    QFile::remove(entry(id, u".cabe"_s));
}

} // namespace cabe
