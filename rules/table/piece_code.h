#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// The text in the codes of our own pieces: two letters for the game, a colon, and the piece's name
/// in that game, such as "BU:IMP3". A code with any other text is no piece.
namespace umpire {

/// War Galley, Triremes, Murus Gallicus, Buda 1686, Naval Battle.
inline constexpr std::array<std::string_view, 5> kPieceCodeGames = {"WG", "TR", "MG", "BU", "NB"};

/// The longest name that fits into a 12 x 12 Data Matrix of the kit with its error correction.
inline constexpr std::size_t kLongestPieceName = 16;

/// Tells whether the text has the game's letters, a colon, then letters, digits and hyphens. Small
/// letters mean the other side: "NB:ba" is Yellow's battery.
constexpr bool isPieceCode(std::string_view text) {
    const auto isOfName = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               c == '-';
    };
    return text.size() > 3 && text.size() <= 3 + kLongestPieceName && text[2] == ':' &&
           std::ranges::count(kPieceCodeGames, text.substr(0, 2)) == 1 &&
           std::ranges::all_of(text.substr(3), isOfName);
}

} // namespace umpire
