#pragma once

#include "rules/notation.h"

#include <cstdint>
#include <optional>
#include <vector>

/// The map of one player. The printed map is in no public text (5.3 of the rules), so a map is read
/// from a file. The rules need a map that has been checked.
namespace umpire::triremes {

/// The terrain of a square. A fortress is coast, too (TR-2).
enum class Terrain : std::uint8_t { Sea, Coast, Fortress };

inline constexpr int kSoldiersOfADomain = 6; ///< number of soldiers of each domain (TR-1)

/// A domain. Row 1 is the player's own edge; the last row adjoins the opposite map.
struct Domain {
    int columns = 0;
    int rows = 0;
    std::vector<Terrain> squares; ///< terrain of each cell, row by row from a1
    /// Squares of the bows at the start; the ships head for the last row.
    std::vector<CellName> anchors;
    /// Cell of the compass rose, which is decoration and counts as sea.
    std::optional<CellName> compass{};
    int soldiers = kSoldiersOfADomain;
    bool operator==(const Domain&) const = default;

    [[nodiscard]] Terrain at(CellName cell) const {
        return squares[std::size_t(cell.row * columns + cell.column)];
    }
};

} // namespace umpire::triremes
