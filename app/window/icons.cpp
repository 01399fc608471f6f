// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

class ToneIconEngine final : public QIconEngine
{
public:
    ToneIconEngine(QString name, Tone tone, Tone whenOn) : name_{std::move(name)}, tone_{tone}, whenOn_{whenOn} {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const int side = std::min(rect.width(), rect.height());
        const QRectF square{rect.x() + (rect.width() - side) / 2.0, rect.y() + (rect.height() - side) / 2.0, qreal(side), qreal(side)};
        paintIcon(*painter, name_, color(mode, state), square);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override { return scaledPixmap(size, mode, state, 1.0); }
    // `size` is in device pixels here.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        const int side = int(std::lround(std::min(size.width(), size.height()) / scale));
        return iconPixmap(name_, color(mode, state), side, scale);
    }
    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override
    {
        const int side = std::min(size.width(), size.height());
        return {side, side};
    }
    QIconEngine* clone() const override { return new ToneIconEngine{name_, tone_, whenOn_}; }
    QString key() const override { return u"CabeTone"_s; }
    QString iconName() override { return name_; }
    bool isNull() override { return false; }

private:
    [[nodiscard]] QColor color(QIcon::Mode mode, QIcon::State state) const
    {
        const Theme& theme = themeOf(QGuiApplication::palette());
        if (mode == QIcon::Disabled)
            return theme.border;
        return toneColor(theme, state == QIcon::On ? whenOn_ : tone_);
    }

    QString name_;
    Tone tone_;
    Tone whenOn_;
};

QByteArray svgIn(const QString& name, const QColor& color)
{
    QFile file{u":/icons/"_s + name + u".svg"_s};
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "icon", qPrintable(name));
    return opened ? file.readAll().replace("currentColor", color.name().toLatin1()) : QByteArray{};
}

} // namespace

QIcon icon(const QString& name, Tone tone)
{
    return icon(name, tone, tone);
}

QIcon icon(const QString& name, Tone tone, Tone whenOn)
{
    return QIcon{new ToneIconEngine{name, tone, whenOn}};
}

QPixmap iconPixmap(const QString& name, const QColor& color, int size, qreal devicePixelRatio)
{
    const QString key = u"cabe-icon/%1/%2/%3/%4"_s.arg(name, color.name()).arg(size).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    const int side = int(std::ceil(size * devicePixelRatio));
    pixmap = QPixmap{side, side};
    pixmap.fill(Qt::transparent);
    {
        QPainter painter{&pixmap};
        QSvgRenderer{svgIn(name, color)}.render(&painter, QRectF{0, 0, qreal(side), qreal(side)});
    }
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QString besideIcon(const QString& text)
{
    return QChar::Nbsp + text;
}

void paintIcon(QPainter& painter, const QString& name, const QColor& color, const QRectF& square)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    painter.drawPixmap(square.topLeft(), iconPixmap(name, color, int(std::lround(square.width())), ratio));
}

} // namespace cabe
