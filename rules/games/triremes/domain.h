#pragma once

#include "rules/notation.h"

#include <cstdint>
#include <optional>
#include <vector>

/// One player's map. No public text has the printed map (5.3 of the rules), so a map comes from a
/// file. The core takes a map that was already checked.
namespace umpire::triremes {

/// A fortress square is also coast (TR-2).
enum class Terrain : std::uint8_t { Sea, Coast, Fortress };

inline constexpr int kSoldiersOfADomain = 6; ///< TR-1

/// Row 1 is the player's own edge; the last row joins the other map.
struct Domain {
    int columns = 0;
    int rows = 0;
    std::vector<Terrain> squares;      ///< row by row from a1
    std::vector<CellName> anchors;     ///< bow squares; the ship faces the last row
    std::optional<CellName> compass{}; ///< decoration; counts as sea
    int soldiers = kSoldiersOfADomain;
    bool operator==(const Domain&) const = default;

    [[nodiscard]] Terrain at(CellName cell) const {
        return squares[std::size_t(cell.row * columns + cell.column)];
    }
};

} // namespace umpire::triremes
