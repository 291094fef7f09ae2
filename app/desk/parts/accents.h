#pragma once

#include "app/eye/overlay/palette.h"

#include <QColor>
#include <QPalette>

/// Defines the window's colours that are not in the palette (appearance.h). No meaning is given by
/// colour alone: a sign or a shape always gives the same meaning.
namespace umpire::desk::colours {

/// The two accent colours are from the palette of Okabe and Ito (jfly.uni-koeln.de/color), which
/// colour-blind people can distinguish.
inline const QColor kChosen{0x00, 0x72, 0xb2}; ///< selected items, legal actions and links
inline const QColor kWrong{0xd5, 0x5e, 0x00};  ///< errors and illegal actions

/// Returns a variant of the colour for thin lines on the palette's background: contrast at least 3
/// : 1. `accent`: kChosen or kWrong.
QColor onGround(const QColor& accent, const QPalette& palette);
/// Returns a variant of the colour for letters on the palette's background: contrast at least 4.5 :
/// 1 (WCAG 2.1, AA). `accent`: kChosen or kWrong.
QColor lettersOf(const QColor& accent, const QPalette& palette);

/// Converts a colour of the drawings on pictures to Qt's type.
inline QColor colourOf(palette::Rgb rgb) {
    return {rgb.red, rgb.green, rgb.blue};
}
inline const QColor kHit = colourOf(palette::kHit);
inline const QColor kAttacker = colourOf(palette::kAttacker);
inline const QColor kPlayed = kAttacker; ///< colour of the last move
inline const QColor kTarget = colourOf(palette::kTarget);

/// Background colours of the signs of rulings (ruling_sign.h).
inline const QColor kCalled{0x8f, 0xd6, 0xa5};
inline const QColor kAsked{0xff, 0xd5, 0x4a};
inline const QColor kIllegal{0xf7, 0xa0, 0x72};
inline const QColor kChanged{0xa9, 0xc7, 0xf5};
inline const QColor kAdvised{0x56, 0xb4, 0xe9};
inline const QColor kQuiet{0xcf, 0xd8, 0xe6};
inline const QColor kTakenBack{0xb4, 0xb6, 0xb8};
/// colour of the sign itself, readable on all these backgrounds
inline const QColor kSignInk{0x10, 0x14, 0x1a};

/// Colours of the full-screen view, which is always dark, like the dark board on the feed's pages.
namespace far {
/// colour of the text, readable on all the backgrounds below
inline const QColor kInk{0xff, 0xff, 0xff};
inline const QColor kLink{0x7c, 0xb8, 0xf2};
inline const QColor kGround{0x0b, 0x0e, 0x13};
inline const QColor kBase{0x14, 0x19, 0x21};
/// background of the player to move, and of the state while the umpire waits
inline const QColor kMoves{0x2b, 0x33, 0x40};
inline const QColor kBeats{0x12, 0x3b, 0x22};
inline const QColor kBlind{0xa8, 0x43, 0x00};
} // namespace far

} // namespace umpire::desk::colours
