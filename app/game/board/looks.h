#pragma once

#include "app/game/referee/core/piece_board.h"

#include <string_view>

/// The colours of the drawn boards, as the kit prints them. `one_look_test` measures their
/// contrasts.
namespace umpire::looks {

/// Colours in the form "#rrggbb".
struct Look {
    std::string_view fill;
    std::string_view edge; ///< contrasts with every ground
    std::string_view ink;  ///< for text on the piece
};
/// By player, as the notation names them. Further players differ by colour and edge.
const Look& lookOf(std::string_view player);

std::string_view groundOf(referee::Ground ground);
/// Returns the colour of the line between two squares of this ground.
std::string_view gridOn(referee::Ground ground);
inline constexpr std::string_view kLetters = "#201810"; ///< a zone's name on its ground
inline constexpr std::string_view kMap = "#e4e6d2";     ///< around the zones of a map
inline constexpr std::string_view kRoad = "#d0b88c";
inline constexpr std::string_view kRoadEdge = "#6e6a62";

/// The ground of cells for stones.
std::string_view stoneGround(bool shaded);
inline constexpr std::string_view kStoneGrid = "#6b5a40";
inline constexpr std::string_view kStoneLetters = "#4a3c24";

inline constexpr std::string_view kSea = "#2f5d7c";
inline constexpr std::string_view kSeaLetters = "#ffffff";
inline constexpr std::string_view kOar = "#f7d9a0";
inline constexpr std::string_view kHead = "#d43a2a"; ///< of a match
inline constexpr std::string_view kMast = "#fff4dc";
inline constexpr std::string_view kLost = "#9ab2c2"; ///< the place of a lost oar
inline constexpr std::string_view kSunk = "#ff9d7a";

/// What was done, and what would be done.
inline constexpr std::string_view kActed = "#0072b2";
/// What is wrong: the table differs from the record, or an action is illegal.
inline constexpr std::string_view kWrong = "#d55e00";

} // namespace umpire::looks
