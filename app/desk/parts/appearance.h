#pragma once

#include <QFont>
#include <QPalette>
#include <QString>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QAbstractButton;
QT_END_NAMESPACE

/// The window's colours, light or dark, and the size of its letters.
namespace umpire::desk {

enum class Colours { System, Light, Dark };

struct Appearance {
    Colours colours = Colours::System;
    int textPercent = 100; ///< percentage of the desktop's text size
};

/// Changes all windows at once.
void apply(const Appearance& appearance);

/// Returns the colours of the pages that show a table: dark if nobody chose colours, because a
/// picture stands out from them. Otherwise the window's own.
QPalette paletteBesideATable(const Appearance& appearance);

/// The one next step of a page has the accent's colour and bold letters.
enum class Accent { None, Next };
void accent(QAbstractButton& button, Accent accent);

/// Makes text bold, and larger than other text by that factor. Call again after a size change.
void emphasise(QWidget& widget, double factor);

/// Sets letters of that height, regardless of the text size setting, but never smaller than that.
/// For the view from far away. `pixels`: the font's ascent plus descent.
void setLetters(QWidget& widget, double pixels, QFont::Weight weight = QFont::Normal);

/// Returns the stored settings.
Appearance rememberedAppearance();
void remember(const Appearance& appearance);

} // namespace umpire::desk
