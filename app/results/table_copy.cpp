// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/table_copy.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

QString withoutBreaks(QString cell)
{
    cell.replace(u'\n', u' ');
    cell.replace(u'\t', u' ');
    return cell;
}

} // namespace

QString tabSeparated(const TextTable& table)
{
    QString out;
    for (const QStringList& row : table) {
        QStringList cells;
        for (const QString& cell : row)
            cells << withoutBreaks(cell);
        out += cells.join(u'\t') + u'\n';
    }
    return out;
}

QString htmlTable(const TextTable& table)
{
    QString out = u"<table>"_s;
    for (qsizetype i = 0; i < table.size(); ++i) {
        const QString tag = i == 0 ? u"th"_s : u"td"_s;
        out += u"<tr>"_s;
        for (const QString& cell : table[i])
            out += u'<' + tag + u'>' + cell.toHtmlEscaped() + u"</"_s + tag + u'>';
        out += u"</tr>"_s;
    }
    return out + u"</table>"_s;
}

QString markdownTable(const TextTable& table)
{
    QString out;
    for (qsizetype i = 0; i < table.size(); ++i) {
        out += u'|';
        for (QString cell : table[i])
            out += u' ' + withoutBreaks(cell).replace(u'|', u"\\|"_s) + u" |"_s;
        out += u'\n';
        if (i == 0)
            out += u'|' + QString{u" --- |"_s}.repeated(table[i].size()) + u'\n';
    }
    return out;
}

QByteArray csvTable(const TextTable& table, QChar separator)
{
    QString out{QChar::ByteOrderMark};
    for (const QStringList& row : table) {
        QStringList cells;
        for (QString cell : row) {
            if (!cell.isEmpty() && u"=+@"_s.contains(cell.at(0)))
                cell.prepend(u'\'');
            if (cell.contains(separator) || cell.contains(u'"') || cell.contains(u'\n'))
                cell = u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
            cells << cell;
        }
        out += cells.join(separator) + u"\r\n"_s;
    }
    return out.toUtf8();
}

void copyToClipboard(const TextTable& table)
{
    auto* data = new QMimeData;
    data->setText(tabSeparated(table));
    data->setHtml(htmlTable(table));
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace cabe
