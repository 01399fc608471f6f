// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/section.h"

#include "app/window/icons.h"
#include "app/window/theme.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {
constexpr int headerHeight = 28, chevron = 14, textIndent = 20;
constexpr int focusWidth = 2;
}

// --- SectionHeader ---

SectionHeader::SectionHeader(bool strong, QWidget* parent) : QAbstractButton{parent}, strong_{strong}
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int SectionHeader::dp(int at100)
{
    return cabe::dp(at100);
}

void SectionHeader::setSummary(const QString& text)
{
    summary_ = text;
    setAccessibleDescription(text);
    update();
}

void SectionHeader::setOpen(bool open)
{
    open_ = open;
    update();
}

QSize SectionHeader::sizeHint() const
{
    return {dp(200), dp(headerHeight)};
}

void SectionHeader::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter painter{this};
    const QRect area = rect();
    const QRectF square{0, (area.height() - dp(chevron)) / 2.0, qreal(dp(chevron)), qreal(dp(chevron))};
    paintIcon(painter, open_ ? u"chevron-down"_s : u"chevron-right"_s, theme.text, square);
    painter.setFont(uiFont(TextSize::body, strong_));
    painter.setPen(strong_ ? theme.text : theme.muted);
    const QRect line = area.adjusted(dp(textIndent), 0, 0, 0);
    const int titleWidth = painter.fontMetrics().horizontalAdvance(text());
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, painter.fontMetrics().elidedText(text(), Qt::ElideRight, line.width()));
    if (!open_ && !summary_.isEmpty()) {
        painter.setFont(uiFont(TextSize::note));
        painter.setPen(theme.muted);
        const QRect rest = line.adjusted(titleWidth + dp(10), 0, 0, 0);
        painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight, painter.fontMetrics().elidedText(summary_, Qt::ElideRight, rest.width()));
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen{theme.accent, qreal(focusWidth)});
        painter.drawRoundedRect(QRectF{area}.adjusted(1, 1, -1, -1), dp(4), dp(4));
    }
}

void SectionHeader::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    setToolTip(open_ ? QString{} : summary_);
}

void SectionHeader::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

// --- FormSection ---

FormSection::FormSection(const RowPlace& place, QString id, bool strong, QWidget* parent)
    : QWidget{parent}, place_{place}, id_{std::move(id)}, header_{new SectionHeader{strong, this}}, column_{new QVBoxLayout{this}}
{
    setObjectName(u"section:"_s + id_);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(dp(size::rowGap) / 2);
    column_->addWidget(header_);
    connect(header_, &QAbstractButton::clicked, this, [this] {
        setOpen(!open_);
        Q_EMIT openChanged(open_);
    });
}

void FormSection::ensureBuilt()
{
    if (body_)
        return;
    body_ = new QWidget{this};
    bodyColumn_ = new QVBoxLayout{body_};
    bodyColumn_->setContentsMargins(0, 0, 0, 0);
    bodyColumn_->setSpacing(0);
    column_->addWidget(body_);
    build();
    body_->setVisible(open_);
    for (FormRow* row : rows_) {
        row->updateVisibility();
        row->retranslate();
    }
    for (FormSection* section : sections_)
        section->retranslate();
}

void FormSection::setOpen(bool open)
{
    open_ = open;
    // A section of another way in is built when that way is taken.
    if (open && !isHidden())
        ensureBuilt();
    if (body_)
        body_->setVisible(open);
    header_->setOpen(open);
    if (open && !isHidden())
        refresh();
    header_->setSummary(open ? QString{} : summary());
}

void FormSection::append(FormRow* row)
{
    row->setParent(body_);
    bodyColumn_->addWidget(row);
    rows_.push_back(row);
}

void FormSection::addSection(FormSection* section)
{
    section->setParent(body_);
    bodyColumn_->addWidget(section);
    sections_.push_back(section);
}

void FormSection::refresh()
{
    if (!open_) {
        header_->setSummary(summary());
        return;
    }
    ensureBuilt();
    for (FormRow* row : rows_) {
        row->updateVisibility();
        if (!row->isHidden())
            row->refresh();
    }
    for (FormSection* section : sections_)
        section->refresh();
}

void FormSection::retranslate()
{
    header_->setText(title());
    header_->setAccessibleName(title());
    header_->setSummary(open_ ? QString{} : summary());
    for (FormRow* row : rows_)
        row->retranslate();
    for (FormSection* section : sections_)
        section->retranslate();
}

std::vector<FormRow*> FormSection::rows()
{
    ensureBuilt();
    std::vector<FormRow*> all = rows_;
    for (FormSection* section : sections_) {
        const auto more = section->rows();
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

std::vector<FormSection*> FormSection::subsections()
{
    return sections_;
}

FormRow* FormSection::row(const QString& key)
{
    const auto all = rows();
    const auto it = std::ranges::find(all, key, &FormRow::key);
    return it == all.end() ? nullptr : *it;
}

const Project& FormSection::standing() const
{
    const auto& answers = session().answers();
    return answers && std::size_t(session().stage()) < answers->complete.project.stages.size() ? answers->complete.project : session().project();
}

const Workload& FormSection::workload() const
{
    return session().project().stages[std::size_t(session().stage())].workload;
}

const Workload& FormSection::standingWorkload() const
{
    return standing().stages[std::size_t(session().stage())].workload;
}

} // namespace cabe
