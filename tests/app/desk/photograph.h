#pragma once

#include <QGuiApplication>
#include <QPixmap>
#include <QScreen>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace umpire::desk {

/// Returns the window as the X11 screen shows it; on other platforms, as it paints itself.
inline QPixmap photographed(QWidget& widget) {
    return QGuiApplication::platformName() == QStringLiteral("xcb")
               ? widget.screen()->grabWindow(widget.winId())
               : widget.grab();
}

/// Saves the widget as a PNG in the folder named by UMPIRE_PHOTOGRAPHS, for the documentation and
/// for people to look at; does nothing if the variable is not set.
inline void photograph(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("UMPIRE_PHOTOGRAPHS");
    if (!folder.isEmpty()) {
        for (int pass = 0; pass < 3; ++pass) { // a text's height changes the heights around it
            QCoreApplication::processEvents();
        }
        photographed(widget).save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    }
}

/// Returns the size in UMPIRE_PHOTOGRAPH_SIZE, such as 1366x768; `usual` if the variable is not
/// set.
inline QSize photographSize(QSize usual) {
    const QStringList parts =
        qEnvironmentVariable("UMPIRE_PHOTOGRAPH_SIZE").split(QLatin1Char('x'));
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : usual;
}

} // namespace umpire::desk
