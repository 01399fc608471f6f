// SPDX-License-Identifier: GPL-3.0-or-later
// The explanation in the drawer: an overview of the selected option, and a page for each of its numbers.
#pragma once

#include "app/results/why_text.h"

#include <QScrollArea>

class QHBoxLayout;
class QVBoxLayout;

namespace cabe {

class WhyPage : public QWidget
{
    Q_OBJECT
public:
    explicit WhyPage(Session* session, QWidget* parent = nullptr);
    // Shows a number of the option; empty: the overview.
    void showQuantity(const Option& option, const QString& quantity);

Q_SIGNALS:
    void titleChanged(const QString& breadcrumb, const QString& title);
    void glossaryWanted(const QString& term);
    void quantityWanted(const QString& quantity);

private:
    void rebuild();
    void fill();
    void showOverview(const Assessment& a, const Sentences& words);
    void showNumber(const Assessment& a, const Sentences& words);
    void addHeading(const QString& text);
    QWidget* addText(const QString& text, bool muted = false);
    void addFormula(const WhyFormula& formula);
    void addInputs(const std::vector<WhyInput>& inputs);
    void addInterval(const WhyInterval& interval);
    void addChange(const WhyChange& change);
    void addLinks(const WhyText& text);
    void clear();

    Session* session_;
    Option option_;
    QString quantity_;
    QScrollArea* scroll_;
    QWidget* page_;
    QVBoxLayout* column_;
    QHBoxLayout* footer_;       // links that stay in sight below what scrolls
};

} // namespace cabe
