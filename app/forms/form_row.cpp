// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/form_row.h"

#include "app/window/icons.h"
#include "app/window/words.h"
#include "app/window/wrap_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QToolButton>
#include <QToolTip>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int labelColumn = 0, editorColumn = 1, unitColumn = 2, resetColumn = 3;
constexpr int unitWidth = 50;
constexpr int noteIconSize = 14;

} // namespace

FormRow::FormRow(const RowPlace& place, RowName name, QWidget* parent)
    : QWidget{parent}, session_{place.session}, name_{std::move(name)}, grid_{new QGridLayout{this}}, label_{new WrapLabel{this}}
{
    setObjectName(u"row:"_s + name_.key);
    grid_->setContentsMargins(0, 0, 0, dp(size::rowGap));
    grid_->setHorizontalSpacing(dp(size::labelGap));
    grid_->setVerticalSpacing(dp(4));
    label_->setFixedWidth(dp(place.labelWidth > 0 ? place.labelWidth : size::formLabel));
    grid_->addWidget(label_, 0, labelColumn, Qt::AlignVCenter);
    grid_->setColumnStretch(editorColumn, 1);
}

void FormRow::setEditor(QWidget* editor)
{
    editor_ = editor;
    editor_->setParent(this);
    editor_->setObjectName(u"field:"_s + name_.key);
    grid_->addWidget(editor_, 0, editorColumn);
    label_->setBuddy(editor_);
    setFocusProxy(editor_);
}

const FormRow* FormRow::of(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const auto* row = qobject_cast<const FormRow*>(widget))
            return row;
    return nullptr;
}

void FormRow::hideLabel()
{
    label_->hide();
    grid_->removeWidget(editor_);
    grid_->addWidget(editor_, 0, labelColumn, 1, 3);
}

void FormRow::retranslate()
{
    const QString name = name_.name();
    label_->setText(name);
    if (editor_)
        editor_->setAccessibleName(name);
    if (reset_)
        reset_->setAccessibleName(tr("Back to the default of “%1”").arg(name));
}

void FormRow::setUnit(const QString& unit)
{
    if (unit.isEmpty() && !unit_)
        return;
    if (!unit_) {
        unit_ = new QLabel{this};
        unit_->setFont(uiFont(TextSize::note));
        unit_->setForegroundRole(QPalette::PlaceholderText);
        unit_->setMinimumWidth(dp(unitWidth));
        grid_->addWidget(unit_, 0, unitColumn);
    }
    unit_->setText(unit);
    // The unit belongs to what a screen reader says about the box.
    if (editor_)
        editor_->setAccessibleDescription(unit);
}

void FormRow::setGiven(bool given)
{
    given_ = given;
    const bool visible = given && resettable_;
    if (!visible && !reset_)
        return;
    if (!reset_) {
        reset_ = new QToolButton{this};
        reset_->setIcon(icon(u"reset"_s, Tone::accent));
        reset_->setIconSize({dp(14), dp(14)});
        reset_->setAccessibleName(tr("Back to the default of “%1”").arg(name_.name()));
        reset_->setObjectName(u"reset:"_s + name_.key);
        grid_->addWidget(reset_, 0, resetColumn);
        connect(reset_, &QToolButton::clicked, this, [this] { takeBack(); });
    }
    reset_->setVisible(visible);
    if (unit_)
        unit_->setMinimumWidth(visible ? 0 : dp(unitWidth));
}

void FormRow::setFault(const QString& sentence)
{
    if (fault_ == sentence)
        return;
    fault_ = sentence;
    session_->setFieldFault(name_.key, fault_.isEmpty() ? std::nullopt : std::optional{name_.name});
    placeNote();
}

void FormRow::setHint(const QString& text)
{
    if (hint_ == text)
        return;
    hint_ = text;
    placeNote();
}

void FormRow::placeNote()
{
    const bool fault = !fault_.isEmpty();
    const QString text = fault ? fault_ : hint_;
    if (text.isEmpty()) {
        if (note_)
            note_->hide();
        return;
    }
    if (!note_) {
        note_ = new QWidget{this};
        auto* line = new QHBoxLayout{note_};
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(dp(6));
        noteIcon_ = new QLabel{note_};
        noteText_ = new WrapLabel{note_};
        noteText_->setFont(uiFont(TextSize::note));
        noteText_->setTextFormat(Qt::PlainText);
        line->addWidget(noteIcon_, 0, Qt::AlignTop);
        line->addWidget(noteText_, 1);
        grid_->addWidget(note_, 1, labelColumn, 1, 4);
    }
    noteText_->setForegroundRole(fault ? QPalette::BrightText : QPalette::PlaceholderText);
    noteIcon_->setVisible(fault);
    noteIcon_->setPixmap(icon(u"does-not-fit"_s, Tone::bad).pixmap({dp(noteIconSize), dp(noteIconSize)}, devicePixelRatioF()));
    noteText_->setText(text);
    note_->show();
    if (editor_ && fault)
        editor_->setAccessibleDescription(text);
}

void FormRow::updateVisibility()
{
    if (condition_)
        setVisible(condition_(session_->project()));
}

void FormRow::edit(const std::function<void(Project&)>& change)
{
    session_->change(name_.name, name_.key, change);
}

bool FormRow::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    // Composed when it is asked for: the default depends on the rest of the document.
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tooltip(), this);
    return true;
}

QString FormRow::tooltip() const
{
    const Sentences words = uiSentences();
    QString out;
    if (const GlossaryTerm* term = name_.glossary.isEmpty() ? nullptr : session_->catalog().glossary.find(name_.glossary.toStdString())) {
        QString title = words.text(term->term);
        if (!title.isEmpty())
            title[0] = title[0].toUpper();
        out += u"<p><b>%1</b><br>%2</p>"_s.arg(title.toHtmlEscaped(), words.text(term->definition).toHtmlEscaped());
    }
    const QString standing = standingText().toHtmlEscaped();
    if (given_ && resettable_ && !standing.isEmpty())
        out += u"<p>%1</p>"_s.arg(tr("Changed by you; without that it would be %1.").arg(standing));
    const Answers* answers = session_->answers().get();
    if (!given_ && answers)
        for (const Assumption& assumption : answers->complete.assumed)
            if (QString::fromStdString(assumption.key).endsWith(name_.key))
                out += u"<p>%1</p>"_s.arg(words.assumption(assumption, session_->catalog()).toHtmlEscaped());
    return out;
}

} // namespace cabe
