// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/picker.h"

#include "app/window/icons.h"
#include "app/window/words.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int popupWidth = 420, popupHeight = 380, rowHeight = 28;

// Name left, detail right in muted.
class PickerDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = themeOf(option.palette);
        const bool current = option.state & (QStyle::State_Selected | QStyle::State_MouseOver);
        painter->fillRect(option.rect, option.state & QStyle::State_Selected ? theme.selected : current ? theme.subtle : theme.surface);
        const QRect inside = option.rect.adjusted(dp(10), 0, -dp(10), 0);
        const QString detail = index.data(PickerModel::DetailRole).toString();
        painter->setFont(uiFont(TextSize::note));
        const int detailWidth = std::min(painter->fontMetrics().horizontalAdvance(detail), inside.width() / 2);
        painter->setPen(theme.muted);
        painter->drawText(inside, Qt::AlignRight | Qt::AlignVCenter, painter->fontMetrics().elidedText(detail, Qt::ElideRight, detailWidth));
        painter->setFont(uiFont(TextSize::body));
        painter->setPen(theme.text);
        const int nameWidth = inside.width() - detailWidth - dp(12);
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, nameWidth));
    }
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {dp(popupWidth), dp(rowHeight)}; }
};

} // namespace

// --- PickerBox ---

PickerBox::PickerBox(Source source, QWidget* parent) : ComboField{parent}, source_{std::move(source)} {}

void PickerBox::setShown(const QString& text)
{
    const QSignalBlocker quiet{this};
    if (count() == 0)
        addItem(text);
    else
        setItemText(0, text);
    setCurrentIndex(0);
    setToolTip(text);
}

void PickerBox::showPopup()
{
    auto* popup = new PickerPopup{source_(), currentText(), this};
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->filterLine()->setAccessibleName(listName_);
    popup->filterLine()->setPlaceholderText(listName_);
    popup->resize(dp(popupWidth), dp(popupHeight));
    QPoint at = mapToGlobal(QPoint{0, height() + 1});
    const QRect room = screen()->availableGeometry();
    if (at.y() + popup->height() > room.bottom())
        at.setY(std::max(room.top(), room.bottom() - popup->height()));
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - popup->width())));
    popup->move(at);
    connect(popup, &PickerPopup::picked, this, &PickerBox::picked);
    popup_ = popup;
    popup->show();
    popup->filterLine()->setFocus(Qt::PopupFocusReason);
    if (!typedAhead_.isEmpty())
        popup->setNeedle(typedAhead_);
    typedAhead_.clear();
}

void PickerBox::hidePopup()
{
    if (popup_)
        popup_->close();
    QComboBox::hidePopup();
}

void PickerBox::keyPressEvent(QKeyEvent* event)
{
    // Typing on the closed box opens the list with what was typed.
    const bool opens = event->key() == Qt::Key_Down || event->key() == Qt::Key_Up || event->key() == Qt::Key_Return
                       || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space || event->key() == Qt::Key_F4;
    const bool letter = !event->text().isEmpty() && event->text().at(0).isPrint() && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (opens) {
        showPopup();
    } else if (letter) {
        typedAhead_ = event->text();
        showPopup();
    } else {
        ComboField::keyPressEvent(event);
    }
}

// --- PickerPopup ---

PickerPopup::PickerPopup(std::vector<PickItem> items, const QString& current, QWidget* parent)
    : QFrame{parent, Qt::Popup}, model_{new PickerModel{this}}, filter_{new PickerFilter{this}}, line_{new QLineEdit{this}},
      list_{new QListView{this}}, count_{new QLabel{this}}
{
    setProperty("card", true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(8), dp(8), dp(8), dp(6));
    column->setSpacing(dp(6));
    line_->addAction(icon(u"search"_s, Tone::muted), QLineEdit::LeadingPosition);
    line_->setClearButtonEnabled(true);
    count_->setFont(uiFont(TextSize::small));
    count_->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(line_);
    column->addWidget(list_, 1);
    column->addWidget(count_);

    model_->setItems(std::move(items));
    filter_->setSourceModel(model_);
    list_->setModel(filter_);
    list_->setItemDelegate(new PickerDelegate{list_});
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setFocusPolicy(Qt::NoFocus);     // the filter line keeps the keyboard; arrows are handed on
    list_->setAccessibleName(tr("Matches"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    line_->installEventFilter(this);
    connect(line_, &QLineEdit::textChanged, this, &PickerPopup::filter);
    connect(list_, &QListView::clicked, this, &PickerPopup::pick);
    filter({});
    const auto same = filter_->match(filter_->index(0, 0), Qt::DisplayRole, current, 1, Qt::MatchExactly);
    if (!same.isEmpty()) {
        list_->setCurrentIndex(same.first());
        list_->scrollTo(same.first(), QAbstractItemView::PositionAtCenter);
    }
}

void PickerPopup::setNeedle(const QString& text)
{
    line_->setText(text);
}

void PickerPopup::filter(const QString& text)
{
    filter_->setNeedle(text);
    const QLocale locale = uiFormat().locale();
    count_->setText(filter_->rowCount() == 0 ? tr("Nothing matches “%1”").arg(text)
                                             : tr("%1 of %2 shown").arg(locale.toString(filter_->rowCount()), locale.toString(model_->rowCount())));
    list_->setCurrentIndex(filter_->index(0, 0));
}

void PickerPopup::pick(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const QString id = index.data(PickerModel::IdRole).toString();
    close();
    Q_EMIT picked(id);
}

bool PickerPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != line_ || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        const int step = key->key() == Qt::Key_Up ? -1 : key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_PageUp ? -10 : 10;
        const int row = std::clamp(list_->currentIndex().row() + step, 0, std::max(0, filter_->rowCount() - 1));
        list_->setCurrentIndex(filter_->index(row, 0));
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter: pick(list_->currentIndex()); return true;
    case Qt::Key_Escape: close(); return true;
    default: return false;
    }
}

// --- PickerRow ---

PickerRow::PickerRow(const RowPlace& place, RowName name, Binding<std::string> binding, PickerBox::Source source, NameOf nameOf, Label empty,
                     QWidget* parent)
    : FormRow{place, std::move(name), parent}, box_{new PickerBox{std::move(source)}}, binding_{std::move(binding)},
      nameOf_{std::move(nameOf)}, empty_{empty}
{
    setEditor(box_);
    connect(box_, &PickerBox::picked, this, [this](const QString& id) {
        edit([this, &id](Project& p) { binding_.set(p, id.isEmpty() ? std::nullopt : std::optional{id.toStdString()}); });
    });
}

void PickerRow::refresh()
{
    const auto given = binding_.given(session().project());
    std::string id = given.value_or(std::string{});
    if (!given && session().answers())
        id = binding_.standing(session().answers()->complete.project).value_or(std::string{});
    box_->setShown(id.empty() ? empty_() : nameOf_(id));
    setGiven(given.has_value());
}

void PickerRow::retranslate()
{
    FormRow::retranslate();
    box_->setListName(box_->accessibleName());
    refresh();
}

QString PickerRow::standingText() const
{
    Project project = session().project();
    binding_.set(project, std::nullopt);
    const auto completed = complete(project, session().catalog());
    const auto id = completed ? binding_.standing(completed->project) : std::nullopt;
    return id && !id->empty() ? nameOf_(*id) : empty_();
}

void PickerRow::takeBack()
{
    edit([this](Project& p) { binding_.set(p, std::nullopt); });
}

} // namespace cabe
