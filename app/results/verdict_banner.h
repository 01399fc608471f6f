// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict in the colour and shape of its state: title, reason, five metrics. The compact form is one line.
#pragma once

#include "app/results/verdict_text.h"

#include <QAbstractButton>
#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace cabe {

// Label over value and note; a click asks why.
class MetricButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit MetricButton(QWidget* parent = nullptr);
    void setMetric(const Metric& metric, bool first);
    void setNoteShown(bool on);
    [[nodiscard]] const QString& quantity() const { return metric_.quantity; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Metric metric_;
    bool first_ = false, noteShown_ = true;
};

class VerdictBanner : public QFrame
{
    Q_OBJECT
public:
    enum class Form { full, withoutMetrics, compact };
    explicit VerdictBanner(Session* session, QWidget* parent = nullptr);

    void setForm(Form form);
    // Another verdict than that of the selected row.
    void setSource(std::function<VerdictText()> source) { source_ = std::move(source); }
    void setNarrow(bool narrow);
    void retranslate();
    [[nodiscard]] const VerdictText& text() const { return text_; }

Q_SIGNALS:
    void whyWanted(const QString& quantity);    // empty: the verdict itself

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void update();
    void showMetrics();

    Session* session_;
    std::function<VerdictText()> source_;
    VerdictText text_;
    Form form_ = Form::full;
    bool narrow_ = false;
    QLabel *icon_, *title_, *reason_;
    QPushButton *why_, *pin_;
    QToolButton *whyIcon_, *pinIcon_;
    QWidget* metricRow_;
    QHBoxLayout* metricLayout_;
    std::vector<MetricButton*> metrics_;
};

} // namespace cabe
