#pragma once

#include <QGuiApplication>
#include <QPixmap>
#include <QScreen>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace umpire::desk {

/// The window as it stands on an X11 screen; elsewhere as it would be painted.
inline QPixmap photographed(QWidget& widget) {
    return QGuiApplication::platformName() == QStringLiteral("xcb")
               ? widget.screen()->grabWindow(widget.winId())
               : widget.grab();
}

/// Saves the widget as a PNG in the folder that UMPIRE_PHOTOGRAPHS names; does nothing where it
/// names none. For the documentation, and for eyes.
inline void photograph(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("UMPIRE_PHOTOGRAPHS");
    if (!folder.isEmpty()) {
        QCoreApplication::processEvents(); // texts have their heights
        photographed(widget).save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    }
}

/// What UMPIRE_PHOTOGRAPH_SIZE names, such as 1366x768, or `usual`.
inline QSize photographSize(QSize usual) {
    const QStringList parts =
        qEnvironmentVariable("UMPIRE_PHOTOGRAPH_SIZE").split(QLatin1Char('x'));
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : usual;
}

} // namespace umpire::desk
