#pragma once

#include "rules/table/geometry.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Counters and tiles without codes on a board's grid, recognised by their shape, colour and the
/// cells that they cover. The print on the hidden side of a token stays unknown.
namespace umpire {

enum class TokenShape { Round, Square, Oblong };

struct Token {
    /// Names of the covered cells: column letters from a, row number from 1 at side A's edge.
    std::vector<std::string> cells;
    TokenShape shape = TokenShape::Round;
    std::string colour; ///< colour of the upper side, such as "red", "blue" or "white"
    TablePoint center;
    /// direction towards the token's pointed end; none if it has no pointed end
    std::optional<Radians> heading;
    std::array<ImagePoint, 4> outline; ///< corners of the token's bounding rectangle in the picture
    double confidence = 0.0;
    bool operator==(const Token&) const = default;
};

/// Returns the name of a cell, from its column and row (both from 0): "a1" for 0, 0. Columns are a
/// to z, then aa, ab, …; rows begin with 1.
inline std::string cellName(int column, int row) {
    std::string letters;
    for (int k = column; k >= 0; k = k / 26 - 1) {
        letters.insert(letters.begin(), char('a' + k % 26));
    }
    return letters + std::to_string(row + 1);
}

} // namespace umpire
