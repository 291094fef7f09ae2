#pragma once

#include "app/game/referee/core/piece_board.h"

#include <string_view>

/// The colours of the drawn boards, as the printed kit has them. `one_look_test` measures their
/// contrasts.
namespace umpire::looks {

/// The colours of one player's pieces, in the form "#rrggbb".
struct Look {
    std::string_view fill;
    std::string_view edge; ///< colour of the piece's outline; contrasts with every background
    std::string_view ink;  ///< colour of the text on the piece
};
/// Returns the colours of a player, by the player's name in the notation. An unknown name gets
/// light grey.
const Look& lookOf(std::string_view player);

std::string_view groundOf(referee::Ground ground);
/// Returns the colour of the lines between squares on this ground.
std::string_view gridOn(referee::Ground ground);
inline constexpr std::string_view kLetters = "#201810"; ///< colour of the names of zones
inline constexpr std::string_view kMap = "#e4e6d2";     ///< colour between the zones of a map
inline constexpr std::string_view kRoad = "#d0b88c";
inline constexpr std::string_view kRoadEdge = "#6e6a62";

/// Returns the colour of a cell for stones.
std::string_view stoneGround(bool shaded);
inline constexpr std::string_view kStoneGrid = "#6b5a40";
inline constexpr std::string_view kStoneLetters = "#4a3c24";

inline constexpr std::string_view kSea = "#2f5d7c";
inline constexpr std::string_view kSeaLetters = "#ffffff";
inline constexpr std::string_view kOar = "#f7d9a0";
inline constexpr std::string_view kHead = "#d43a2a"; ///< colour of a match head
inline constexpr std::string_view kMast = "#fff4dc";
inline constexpr std::string_view kLost =
    "#9ab2c2"; ///< colour of the outline where an oar or mast was lost
inline constexpr std::string_view kSunk = "#ff9d7a";

/// Colour of the marks of the last action, and of the preview of an action.
inline constexpr std::string_view kActed = "#0072b2";
/// Colour of the marks of an illegal action, and of a difference between table and record.
inline constexpr std::string_view kWrong = "#d55e00";

} // namespace umpire::looks
