// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved work in a folder of the program: written a moment after each change, taken away when the document is saved or closed, found again
// after a crash. A lock per running window tells living entries from left ones.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QLockFile;
class QTimer;

namespace cabe {

class Session;

struct RecoveredDocument {
    QString id;             // of the entry
    QString originalPath;   // where it had been saved; empty: never
    QDateTime when;
    QByteArray text;
};

class Recovery : public QObject
{
    Q_OBJECT
public:
    Recovery(Session* session, QString folder, QObject* parent = nullptr);
    ~Recovery() override;

    // The file that the document belongs to, for the entry.
    void setPath(const QString& path) { path_ = path; }
    // The document is as saved: nothing to recover.
    void clear();
    // Writes what is pending now. The entry stays after the program ends, so that it comes back by itself.
    void flush();
    // Writes the document now, changed or not.
    void store() { write(); }

    // Entries that no running window holds, newest first.
    [[nodiscard]] std::vector<RecoveredDocument> leftBehind() const;
    void discard(const QString& id);
    [[nodiscard]] static QString standardFolder();

private:
    void write();
    [[nodiscard]] QString entry(const QString& id, const QString& suffix) const;

    Session* session_;
    QString folder_, id_, path_;
    std::unique_ptr<QLockFile> lock_;
    QTimer* timer_;
};

} // namespace cabe
