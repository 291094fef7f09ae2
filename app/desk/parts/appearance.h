#pragma once

#include <QFont>
#include <QString>
#include <QWidget>

/// Light or dark, and how large the letters are.
namespace umpire::desk {

enum class Colours { System, Light, Dark };

struct Appearance {
    Colours colours = Colours::System;
    int textPercent = 100; ///< of the desktop's own size
};

/// Changes every window at once.
void apply(const Appearance& appearance);

/// Bold, and larger than other text by that factor. To be called again when the size changes.
void emphasise(QWidget& widget, double factor);

/// Letters so high whatever the size of other text is, but never smaller than that. For the view
/// from far away. `pixels`: of the font, ascent and descent together.
void setLetters(QWidget& widget, double pixels, QFont::Weight weight = QFont::Normal);

/// As the settings have it.
Appearance rememberedAppearance();
void remember(const Appearance& appearance);

} // namespace umpire::desk
