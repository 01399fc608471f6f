// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be run: task, model, format, runtime, context, people at once, speed wanted; for training the method and its batch.
#pragma once

#include "app/forms/section.h"

namespace cabe {

class WorkloadForm : public FormSection
{
    Q_OBJECT
public:
    explicit WorkloadForm(const RowPlace& place, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;

private:
    void buildInference();
    void buildTraining();
};

// Rows that have good defaults: KV cache, token counts, demand, layers on the GPU, batch.
class WorkloadDetails : public FormSection
{
    Q_OBJECT
public:
    explicit WorkloadDetails(const RowPlace& place, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;

private:
    void buildInference();
    void buildTraining();
};

} // namespace cabe
