#pragma once

#include "app/desk/parts/accents.h"

#include <QString>

namespace umpire::desk {

/// Returns `html` with explicit link colours for these grounds: otherwise a label's links keep
/// their first colour, even when the window becomes dark.
inline QString withLinks(QString html, const QPalette& palette) {
    const QString colour = colours::lettersOf(colours::kChosen, palette).name();
    return html.replace(QStringLiteral("<a "),
                        QStringLiteral("<a style=\"color: %1\" ").arg(colour));
}

} // namespace umpire::desk
