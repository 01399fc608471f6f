// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of rows that forms are made of.
#pragma once

#include "app/forms/bindings.h"
#include "app/forms/form_row.h"
#include "app/forms/number_field.h"

#include <QString>

#include <utility>
#include <vector>

class QCheckBox;
class QPushButton;

namespace cabe {

class ComboField;

struct NumberLimits {
    double min = 0;
    double max = 1e12;
};

class NumberRow : public FormRow
{
    Q_OBJECT
public:
    // `unit` is asked with the value that is shown, so that it can agree in number.
    using Unit = std::function<QString(double)>;
    NumberRow(const RowPlace& place, RowName name, NumberForm form, NumberLimits limits, Binding<double> binding, Unit unit = {},
              QWidget* parent = nullptr);

    // A further reason why a value cannot stand; empty: none.
    void setObjection(std::function<QString(double)> objection) { objection_ = std::move(objection); }
    // What an empty box means ("no limit").
    void setEmptyLabel(Label label) { empty_ = label; }

    void refresh() override;
    void retranslate() override;

protected:
    [[nodiscard]] QString standingText() const override;
    void takeBack() override;

private:
    void typed();
    void store(std::optional<double> value);
    [[nodiscard]] QString objectionTo(double value) const;

    NumberField* field_;
    NumberForm form_;
    NumberLimits limits_;
    Binding<double> binding_;
    Unit unitOf_;
    std::function<QString(double)> objection_;
    Label empty_;
    std::optional<double> shown_;
};

// An amount of money; the unit is the amount's own currency.
class MoneyRow : public NumberRow
{
    Q_OBJECT
public:
    using Get = std::function<std::optional<MoneyInput>&(Project&)>;
    MoneyRow(const RowPlace& place, RowName name, Get get, const QString& perUnit = {}, int decimals = 2, QWidget* parent = nullptr);
};

// One of several ids with names. `items` is asked again when the language or the document changes.
class ChoiceRow : public FormRow
{
    Q_OBJECT
public:
    struct Item {
        std::string id;
        QString name;
    };
    using Items = std::function<std::vector<Item>(const Project&)>;
    ChoiceRow(const RowPlace& place, RowName name, Binding<std::string> binding, Items items, QWidget* parent = nullptr);

    void refresh() override;
    void retranslate() override;

protected:
    [[nodiscard]] QString standingText() const override;
    void takeBack() override;

private:
    void fill();
    [[nodiscard]] QString nameOf(const std::string& id) const;

    ComboField* box_;
    Binding<std::string> binding_;
    Items items_;
    std::vector<Item> shown_;
};

// Yes or no; the name stands beside the box and takes the whole width.
class CheckRow : public FormRow
{
    Q_OBJECT
public:
    CheckRow(const RowPlace& place, RowName name, Binding<bool> binding, QWidget* parent = nullptr);
    void refresh() override;
    void retranslate() override;

protected:
    [[nodiscard]] QString standingText() const override;
    void takeBack() override;

private:
    QCheckBox* box_;
    Binding<bool> binding_;
    Label text_;
};

// Any number of several words, chosen in a menu; none means all.
class SetRow : public FormRow
{
    Q_OBJECT
public:
    using Get = std::function<std::optional<std::vector<std::string>>&(Project&)>;
    using Items = std::function<std::vector<ChoiceRow::Item>(const Project&)>;
    SetRow(const RowPlace& place, RowName name, Get get, Items items, Label all, QWidget* parent = nullptr);
    void refresh() override;
    void retranslate() override;

protected:
    [[nodiscard]] QString standingText() const override;
    void takeBack() override;

private:
    void showMenu();

    QPushButton* button_;
    Get get_;
    Items items_;
    Label all_;
};

} // namespace cabe
