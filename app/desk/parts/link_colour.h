#pragma once

#include "app/desk/parts/accents.h"

#include <QString>

namespace umpire::desk {

/// Returns `html` with the link colour of this palette in each link. Without this, the links in a
/// label keep their first colour when the window becomes dark.
inline QString withLinks(QString html, const QPalette& palette) {
    const QString colour = colours::lettersOf(colours::kChosen, palette).name();
    return html.replace(QStringLiteral("<a "),
                        QStringLiteral("<a style=\"color: %1\" ").arg(colour));
}

} // namespace umpire::desk
