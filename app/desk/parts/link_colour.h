#pragma once

#include "app/desk/parts/accents.h"

#include <QString>

namespace umpire::desk {

/// `html` with its links in the colour that these grounds need: a label keeps the colour that links
/// had when it got its text, also when the window becomes dark.
inline QString withLinks(QString html, const QPalette& palette) {
    const QString colour = colours::lettersOf(colours::kChosen, palette).name();
    return html.replace(QStringLiteral("<a "),
                        QStringLiteral("<a style=\"color: %1\" ").arg(colour));
}

} // namespace umpire::desk
