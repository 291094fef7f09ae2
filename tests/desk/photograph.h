#pragma once

#include <QCoreApplication>
#include <QString>
#include <QWidget>

namespace umpire::desk {

/// Saves the widget as a PNG in the folder that UMPIRE_PHOTOGRAPHS names; does nothing where it
/// names none. For the documentation, and for eyes.
inline void photograph(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("UMPIRE_PHOTOGRAPHS");
    if (!folder.isEmpty()) {
        QCoreApplication::processEvents(); // texts have their heights
        widget.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    }
}

} // namespace umpire::desk
