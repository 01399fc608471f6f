// SPDX-License-Identifier: GPL-3.0-or-later
// A label whose text wraps. Layouts ask for its height dozens of times per change, and QLabel lays its text out each time: this one remembers.
#pragma once

#include <QHash>
#include <QLabel>

#include <optional>

namespace cabe {

class WrapLabel : public QLabel
{
    Q_OBJECT
public:
    explicit WrapLabel(QWidget* parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;

private:
    void forget() const;
    void forgetIfChanged() const;

    mutable QString text_;      // whose sizes these are
    mutable QHash<int, int> heights_;
    mutable std::optional<QSize> hint_, minimum_;
};

} // namespace cabe
