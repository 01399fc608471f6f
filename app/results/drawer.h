// SPDX-License-Identifier: GPL-3.0-or-later
// Slides over the right side of the results. Esc closes it and the keyboard goes back where it was.
#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QPropertyAnimation;
class QToolButton;
class QVBoxLayout;

namespace cabe {

class Drawer : public QFrame
{
    Q_OBJECT
public:
    explicit Drawer(QWidget* host);

    // Takes the content over and shows it; what was there before is deleted.
    void open(QWidget* content, const QString& breadcrumb, const QString& title);
    void setTitle(const QString& breadcrumb, const QString& title);
    void close();
    [[nodiscard]] bool isOpen() const { return open_; }
    [[nodiscard]] QWidget* content() const { return content_; }
    void retranslate();

Q_SIGNALS:
    void openChanged(bool open);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    // Content that is made anew goes to the end of the window's order; in the drawer Tab follows what the eye sees.
    bool focusNextPrevChild(bool next) override;

private:
    void place(bool animated);

    QWidget* host_;
    QLabel *breadcrumb_, *title_;
    QToolButton* close_;
    QVBoxLayout* column_;
    QPointer<QWidget> content_, focusBefore_;
    QPropertyAnimation* slide_;
    bool open_ = false;
};

} // namespace cabe
