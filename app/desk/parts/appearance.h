#pragma once

#include <QFont>
#include <QPalette>
#include <QString>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QAbstractButton;
QT_END_NAMESPACE

/// Settings of the appearance: the window's colours and the size of its letters.
namespace umpire::desk {

enum class Colours { System, Light, Dark };

struct Appearance {
    Colours colours = Colours::System;
    int textPercent = 100; ///< size of the letters, in percent of the desktop's size; 100 to 200
};

/// Applies the colours and the text size to all windows at once.
void apply(const Appearance& appearance);

/// Returns the palette of the pages that show a table. With the setting System it is dark, because
/// a picture is easier to see on a dark page; otherwise it is the window's palette.
QPalette paletteBesideATable(const Appearance& appearance);

/// Accent of a button. A page's single next step has Next: the accent colour and bold letters.
enum class Accent { None, Next };
void accent(QAbstractButton& button, Accent accent);

/// Makes the text bold. `factor`: size of the letters, as a multiple of the normal size. Must be
/// called again after a change of the text size.
void emphasise(QWidget& widget, double factor);

/// Sets the height of the letters, for the full-screen view. The letters are never smaller than the
/// text size setting demands. `pixels`: ascent plus descent of the font.
void setLetters(QWidget& widget, double pixels, QFont::Weight weight = QFont::Normal);

/// Returns the stored settings; without stored settings, the system's colours and 100 %.
Appearance rememberedAppearance();
void remember(const Appearance& appearance);

} // namespace umpire::desk
