#pragma once

#include <QFont>
#include <QString>
#include <QWidget>

/// The window's colours, light or dark, and the size of its letters.
namespace umpire::desk {

enum class Colours { System, Light, Dark };

struct Appearance {
    Colours colours = Colours::System;
    int textPercent = 100; ///< of the desktop's text size
};

/// Changes all windows at once.
void apply(const Appearance& appearance);

/// Makes text bold, and larger than other text by that factor. Call again after a size change.
void emphasise(QWidget& widget, double factor);

/// Sets letters of that height, regardless of the text size setting, but never smaller than that.
/// For the view from far away. `pixels`: the font's ascent plus descent.
void setLetters(QWidget& widget, double pixels, QFont::Weight weight = QFont::Normal);

/// Returns the stored settings.
Appearance rememberedAppearance();
void remember(const Appearance& appearance);

} // namespace umpire::desk
