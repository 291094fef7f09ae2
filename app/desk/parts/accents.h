#pragma once

#include "app/eye/overlay/palette.h"

#include <QColor>
#include <QPalette>

/// The window's colours besides the palette (appearance.h). A sign or a shape always expresses the
/// same meaning as the colour.
namespace umpire::desk::colours {

/// The two accents, from the palette of Okabe and Ito (jfly.uni-koeln.de/color), which colour-blind
/// people can distinguish.
inline const QColor kChosen{0x00, 0x72, 0xb2}; ///< chosen things, legal actions, links
inline const QColor kWrong{0xd5, 0x5e, 0x00};  ///< errors

/// Returns the accent for thin lines on the window's ground, dark or light: at least 3 : 1.
QColor onGround(const QColor& accent, const QPalette& palette);
/// Adapts a colour for letters on the window's grounds: contrast at least 4.5 : 1 (WCAG 2.1, AA).
QColor lettersOf(const QColor& accent, const QPalette& palette);

/// Converts a colour of the palette for pictures.
inline QColor colourOf(palette::Rgb rgb) {
    return {rgb.red, rgb.green, rgb.blue};
}
inline const QColor kHit = colourOf(palette::kHit);
inline const QColor kAttacker = colourOf(palette::kAttacker);
inline const QColor kPlayed = kAttacker; ///< the last move
inline const QColor kTarget = colourOf(palette::kTarget);

/// The grounds of a ruling's signs (ruling_sign.h).
inline const QColor kCalled{0x8f, 0xd6, 0xa5};
inline const QColor kAsked{0xff, 0xd5, 0x4a};
inline const QColor kIllegal{0xf7, 0xa0, 0x72};
inline const QColor kChanged{0xa9, 0xc7, 0xf5};
inline const QColor kAdvised{0x56, 0xb4, 0xe9};
inline const QColor kQuiet{0xcf, 0xd8, 0xe6};
inline const QColor kSignInk{0x10, 0x14, 0x1a}; ///< readable on all these grounds

/// Colours of the view from far away, which is always dark, like the feed's dark board.
namespace far {
inline const QColor kInk{0xff, 0xff, 0xff}; ///< readable on all these grounds
inline const QColor kLink{0x7c, 0xb8, 0xf2};
inline const QColor kGround{0x0b, 0x0e, 0x13};
inline const QColor kBase{0x14, 0x19, 0x21};
/// the player to move; the state while the umpire waits
inline const QColor kMoves{0x2b, 0x33, 0x40};
inline const QColor kBeats{0x12, 0x3b, 0x22};
inline const QColor kBlind{0xa8, 0x43, 0x00};
} // namespace far

} // namespace umpire::desk::colours
