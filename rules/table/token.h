#pragma once

#include "rules/table/geometry.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Plain counters and tiles without codes on a board's grid, recognised by shape, colour and the
/// cells they cover. The print on a token's hidden side stays unknown.
namespace umpire {

enum class TokenShape { Round, Square, Oblong };

struct Token {
    std::vector<std::string> cells; ///< covered cells: column letters from a, row from 1 at side A
    TokenShape shape = TokenShape::Round;
    std::string colour; ///< colour of the upper side: "red", "blue", "white"…
    TablePoint center;
    /// towards the token's pointed end; none if it has no pointed end
    std::optional<Radians> heading;
    std::array<ImagePoint, 4> outline; ///< corners of its bounding rectangle
    double confidence = 0.0;
    bool operator==(const Token&) const = default;
};

/// Returns a cell's name: columns a to z, then aa, ab…; rows from 1.
inline std::string cellName(int column, int row) {
    std::string letters;
    for (int k = column; k >= 0; k = k / 26 - 1) {
        letters.insert(letters.begin(), char('a' + k % 26));
    }
    return letters + std::to_string(row + 1);
}

} // namespace umpire
