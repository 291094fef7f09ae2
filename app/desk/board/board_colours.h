#pragma once

#include "app/game/referee/core/piece_board.h"

#include <QColor>
#include <string>

/// The colours of the drawn boards. They equal the printed ones in light and dark windows.
/// `one_look_test` measures their contrasts.
namespace umpire::desk::board {

struct PieceLook {
    QColor fill;
    QColor edge; ///< contrasts with every ground
    QColor ink;  ///< for text on the piece
};
/// By seat: light Romans, dark Gauls; further players differ by colour and edge.
const PieceLook& stoneLook(std::size_t seat);
/// By player, as the kit prints them; no two in a game have the same shape.
const PieceLook& pieceLook(const std::string& player);

/// The ground of the squares for stones.
QColor stoneGround(bool shaded);
inline const QColor kStoneGrid{0x6b, 0x5a, 0x40};
inline const QColor kStoneLetters{0x4a, 0x3c, 0x24};
QColor groundOf(referee::Ground ground);
/// Returns the colour of the line between two squares of this ground.
QColor gridOn(referee::Ground ground);
inline const QColor kLetters{0x20, 0x18, 0x10}; ///< a zone's name on its ground

namespace fleet {
inline const QColor kSea{0x2f, 0x5d, 0x7c};
inline const QColor kLetters{0xff, 0xff, 0xff};
inline const QColor kWood{0xd8, 0xb0, 0x78};
inline const QColor kEdge{0x3a, 0x28, 0x14};
inline const QColor kHead{0xd4, 0x3a, 0x2a};
inline const QColor kMast{0xff, 0xf4, 0xdc};
inline const QColor kLost{0x9a, 0xb2, 0xc2}; ///< the place of a lost oar
inline const QColor kRing{0xff, 0xb0, 0x90}; ///< where table and record differ
} // namespace fleet

} // namespace umpire::desk::board
