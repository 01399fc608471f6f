// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/rows.h"

#include "app/forms/combo_field.h"
#include "app/window/theme.h"
#include "app/window/words.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// A value of the completed document of the latest answers.
template <class T>
std::optional<T> standingValue(const Session& session, const Binding<T>& binding)
{
    const Answers* answers = session.answers().get();
    if (!answers || std::size_t(session.stage()) >= answers->complete.project.stages.size())
        return std::nullopt;
    return binding.standing(answers->complete.project);
}

// What would stand if the document did not say: asked of the engine, because defaults depend on the rest of the document.
template <class T>
std::optional<T> withoutIt(const Session& session, const Binding<T>& binding)
{
    Project project = session.project();
    binding.set(project, std::nullopt);
    const auto completed = complete(project, session.catalog());
    return completed ? binding.standing(completed->project) : std::nullopt;
}

} // namespace

// --- NumberRow ---

NumberRow::NumberRow(const RowPlace& place, RowName name, NumberForm form, NumberLimits limits, Binding<double> binding, Unit unit,
                     QWidget* parent)
    : FormRow{place, std::move(name), parent}, field_{new NumberField{form}}, form_{form}, limits_{limits}, binding_{std::move(binding)},
      unitOf_{std::move(unit)}
{
    setEditor(field_);
    connect(field_, &QLineEdit::textEdited, this, &NumberRow::typed);
    connect(field_, &NumberField::stepped, this, [this](double value) { store(std::clamp(value, limits_.min, limits_.max)); });
}

void NumberRow::typed()
{
    const NumberField::Reading reading = field_->reading();
    const QString objection = !reading.valid  ? tr("Not a number. Example: %1").arg(field_->example())
                              : reading.value ? objectionTo(*reading.value)
                                              : QString{};
    field_->setFault(!objection.isEmpty());
    setFault(objection);
    if (objection.isEmpty())
        store(reading.value);
}

QString NumberRow::objectionTo(double value) const
{
    const Format format = uiFormat();
    const auto text = [&](double v) { return shownNumber(v, 0, form_.maxDecimals, format); };
    if (form_.kind == NumberKind::whole && value != std::floor(value))
        return tr("Whole numbers only. Example: %1").arg(text(std::ceil(value)));
    if (value < limits_.min)
        return tr("At least %1").arg(text(limits_.min));
    if (value > limits_.max)
        return tr("At most %1").arg(text(limits_.max));
    return objection_ ? objection_(value) : QString{};
}

void NumberRow::store(std::optional<double> value)
{
    edit([this, value](Project& p) { binding_.set(p, value); });
}

void NumberRow::refresh()
{
    const auto given = binding_.given(session().project());
    const auto standing = standingValue(session(), binding_);
    field_->setStanding(standing, empty_());
    // A faulty text stays until it is mended or the document changes elsewhere (undo, another file).
    if (!field_->hasFault() || given != shown_) {
        field_->setFault(false);
        setFault({});
        field_->show(given);
    }
    shown_ = given;
    setGiven(given.has_value());
    if (unitOf_)
        setUnit(unitOf_(given.value_or(standing.value_or(0))));
}

void NumberRow::retranslate()
{
    FormRow::retranslate();
    refresh();
}

QString NumberRow::standingText() const
{
    const auto value = withoutIt(session(), binding_);
    if (!value)
        return empty_();
    const QString number = shownNumber(*value, form_.minDecimals, form_.maxDecimals, uiFormat());
    return unitOf_ ? number + QChar::Nbsp + unitOf_(*value) : number;
}

void NumberRow::takeBack()
{
    store(std::nullopt);
}

// --- MoneyRow ---

namespace {

Binding<double> moneyBinding(const MoneyRow::Get& get)
{
    return {[get](const Project& p) -> std::optional<double> {
                const auto& money = get(const_cast<Project&>(p));   // one accessor for both; nothing is written here
                return money ? std::optional{money->value} : std::nullopt;
            },
            [](const Project&) -> std::optional<double> { return {}; },
            [get](Project& p, const std::optional<double>& value) {
                auto& money = get(p);
                if (!value)
                    money.reset();
                else
                    money = MoneyInput{*value, money ? money->currency : std::string{}};
            }};
}

} // namespace

MoneyRow::MoneyRow(const RowPlace& place, RowName name, Get get, const QString& perUnit, int decimals, QWidget* parent)
    : NumberRow{place,
                std::move(name),
                {NumberKind::money, 0, decimals},
                {0, 1e12},
                moneyBinding(get),
                [session = place.session, get, perUnit](double) {
                    const auto& money = get(const_cast<Project&>(session->project()));
                    const std::string own = money ? money->currency : std::string{};
                    const Answers* answers = session->answers().get();
                    const std::string document = session->project().currency.given || !answers ? session->project().currency.value
                                                                                               : answers->complete.project.currency.value;
                    return uiFormat().currencySymbol(QString::fromStdString(own.empty() ? document : own)) + perUnit;
                },
                parent}
{
}

// --- ChoiceRow ---

ChoiceRow::ChoiceRow(const RowPlace& place, RowName name, Binding<std::string> binding, Items items, QWidget* parent)
    : FormRow{place, std::move(name), parent}, box_{new ComboField}, binding_{std::move(binding)}, items_{std::move(items)}
{
    setEditor(box_);
    connect(box_, &QComboBox::activated, this, [this](int index) {
        const std::string id = shown_[std::size_t(index)].id;
        edit([this, &id](Project& p) { binding_.set(p, id.empty() ? std::nullopt : std::optional{id}); });
    });
}

void ChoiceRow::fill()
{
    std::vector<Item> items = items_(session().project());
    const auto same = [](const Item& a, const Item& b) { return a.id == b.id && a.name == b.name; };
    if (std::ranges::equal(items, shown_, same))
        return;
    shown_ = std::move(items);
    const QSignalBlocker quiet{box_};
    box_->clear();
    for (const Item& item : shown_)
        box_->addItem(item.name);
}

void ChoiceRow::refresh()
{
    fill();
    const auto given = binding_.given(session().project());
    const auto standing = standingValue(session(), binding_);
    const std::string id = given.value_or(standing.value_or(std::string{}));
    auto it = std::ranges::find(shown_, id, &Item::id);
    if (it == shown_.end() && !id.empty()) {
        // What the document says is shown even when it is none of the usual choices.
        shown_.push_back({id, QString::fromStdString(id)});
        box_->addItem(shown_.back().name);
        it = shown_.end() - 1;
    }
    const QSignalBlocker quiet{box_};
    box_->setCurrentIndex(it == shown_.end() ? -1 : int(it - shown_.begin()));
    setGiven(given.has_value());
}

void ChoiceRow::retranslate()
{
    FormRow::retranslate();
    refresh();
}

QString ChoiceRow::nameOf(const std::string& id) const
{
    const auto it = std::ranges::find(shown_, id, &Item::id);
    return it == shown_.end() ? QString::fromStdString(id) : it->name;
}

QString ChoiceRow::standingText() const
{
    const auto id = withoutIt(session(), binding_);
    return id ? nameOf(*id) : QString{};
}

void ChoiceRow::takeBack()
{
    edit([this](Project& p) { binding_.set(p, std::nullopt); });
}

// --- CheckRow ---

CheckRow::CheckRow(const RowPlace& place, RowName name, Binding<bool> binding, QWidget* parent)
    : FormRow{place, name, parent}, box_{new QCheckBox}, binding_{std::move(binding)}, text_{name.name}
{
    setEditor(box_);
    hideLabel();
    connect(box_, &QCheckBox::clicked, this, [this](bool on) { edit([this, on](Project& p) { binding_.set(p, on); }); });
}

void CheckRow::refresh()
{
    const auto given = binding_.given(session().project());
    const QSignalBlocker quiet{box_};
    box_->setChecked(given.value_or(standingValue(session(), binding_).value_or(binding_.standing(session().project()).value_or(false))));
    setGiven(given.has_value());
}

void CheckRow::retranslate()
{
    FormRow::retranslate();
    box_->setText(text_());
    refresh();
}

QString CheckRow::standingText() const
{
    const auto value = withoutIt(session(), binding_);
    return !value ? QString{} : *value ? tr("yes") : tr("no");
}

void CheckRow::takeBack()
{
    edit([this](Project& p) { binding_.set(p, std::nullopt); });
}

// --- SetRow ---

SetRow::SetRow(const RowPlace& place, RowName name, Get get, Items items, Label all, QWidget* parent)
    : FormRow{place, std::move(name), parent}, button_{new QPushButton}, get_{std::move(get)}, items_{std::move(items)}, all_{all}
{
    button_->setProperty("choice", true);
    button_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setEditor(button_);
    connect(button_, &QPushButton::clicked, this, &SetRow::showMenu);
}

void SetRow::showMenu()
{
    QMenu menu{this};
    const auto items = items_(session().project());
    auto chosen = get_(const_cast<Project&>(session().project())).value_or(std::vector<std::string>{});
    QAction* all = menu.addAction(all_());
    all->setCheckable(true);
    all->setChecked(chosen.empty());
    menu.addSeparator();
    for (const auto& item : items) {
        QAction* action = menu.addAction(item.name);
        action->setCheckable(true);
        action->setChecked(std::ranges::find(chosen, item.id) != chosen.end());
        action->setData(QString::fromStdString(item.id));
    }
    const QAction* picked = menu.exec(button_->mapToGlobal(QPoint{0, button_->height()}));
    if (!picked)
        return;
    if (picked == all) {
        chosen.clear();
    } else {
        const std::string id = picked->data().toString().toStdString();
        if (std::erase(chosen, id) == 0)
            chosen.push_back(id);
    }
    edit([this, &chosen](Project& p) {
        auto& list = get_(p);
        if (chosen.empty())
            list.reset();
        else
            list = chosen;
    });
}

void SetRow::refresh()
{
    const auto& chosen = get_(const_cast<Project&>(session().project()));
    QStringList names;
    if (chosen)
        for (const auto& item : items_(session().project()))
            if (std::ranges::find(*chosen, item.id) != chosen->end())
                names << item.name;
    button_->setText(names.isEmpty() ? all_() : names.join(u", "_s));
}

void SetRow::retranslate()
{
    FormRow::retranslate();
    refresh();
}

QString SetRow::standingText() const
{
    return all_();
}

void SetRow::takeBack()
{
    edit([this](Project& p) { get_(p).reset(); });
}

} // namespace cabe
