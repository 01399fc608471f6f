// SPDX-License-Identifier: GPL-3.0-or-later
// A row of buttons of which one is chosen: the three ways in, the stages.
#pragma once

#include <QFrame>
#include <QStringList>

class QButtonGroup;
class QHBoxLayout;
class QToolButton;

namespace cabe {

class SegmentBar : public QFrame
{
    Q_OBJECT
public:
    // `role` selects the style: "way" (filled with accent) or "stage" (outlined).
    explicit SegmentBar(const QString& role, QWidget* parent = nullptr);

    void setTexts(const QStringList& texts);
    void setIcons(const QStringList& names);    // of resources/icons, one per segment
    void setIconsShown(bool on);
    void setCurrent(int index);
    [[nodiscard]] int current() const;
    [[nodiscard]] int count() const;

Q_SIGNALS:
    void chosen(int index);
    void menuWanted(int index, const QPoint& globalPos);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QToolButton* button(int index) const;
    void layoutButtons();

    QString role_;
    QStringList texts_;
    bool iconsShown_ = true;
    QHBoxLayout* row_;
    QButtonGroup* group_;
};

} // namespace cabe
