#pragma once

#include <QGuiApplication>
#include <QPixmap>
#include <QScreen>
#include <QString>
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

} // namespace umpire::desk
