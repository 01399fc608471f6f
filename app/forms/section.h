// SPDX-License-Identifier: GPL-3.0-or-later
// A part of the form with a title; closed it says its content in a few words. Its rows are made when it is first opened.
#pragma once

#include "app/forms/form_row.h"

#include <QAbstractButton>

#include <memory>
#include <vector>

class QVBoxLayout;

namespace cabe {

// Chevron, bold title, and (closed) the summary at the right end.
class SectionHeader : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SectionHeader(bool strong, QWidget* parent = nullptr);
    void setSummary(const QString& text);
    void setOpen(bool open);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {dp(60), sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] static int dp(int at100);
    QString summary_;
    bool open_ = false, strong_ = true;
};

class FormSection : public QWidget
{
    Q_OBJECT
public:
    // `id` names the section in the settings. `strong` false: a subsection.
    FormSection(const RowPlace& place, QString id, bool strong, QWidget* parent = nullptr);

    [[nodiscard]] const QString& id() const { return id_; }
    [[nodiscard]] bool isOpen() const { return open_; }
    void setOpen(bool open);
    // Everything anew from the document and the answers.
    void refresh();
    void retranslate();
    // The row for a document key here or in a subsection, made if need be; nullptr if there is none.
    [[nodiscard]] FormRow* row(const QString& key);
    [[nodiscard]] std::vector<FormRow*> rows();
    [[nodiscard]] std::vector<FormSection*> subsections();

Q_SIGNALS:
    void openChanged(bool open);

protected:
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString summary() const = 0;
    // Makes the rows with add() and addSection().
    virtual void build() = 0;
    template <class Row>
    Row* add(Row* row)
    {
        append(row);
        return row;
    }
    void addSection(FormSection* section);
    [[nodiscard]] const RowPlace& place() const { return place_; }
    [[nodiscard]] Session& session() const { return *place_.session; }
    // The completed project of the latest answers, or the document itself before the first.
    [[nodiscard]] const Project& standing() const;
    [[nodiscard]] const Workload& workload() const;
    [[nodiscard]] const Workload& standingWorkload() const;

private:
    void append(FormRow* row);
    void ensureBuilt();

    RowPlace place_;
    QString id_;
    SectionHeader* header_;
    QWidget* body_ = nullptr;
    QVBoxLayout* column_;
    QVBoxLayout* bodyColumn_ = nullptr;
    std::vector<FormRow*> rows_;
    std::vector<FormSection*> sections_;
    bool open_ = false;
};

} // namespace cabe
