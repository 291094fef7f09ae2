#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// The text in the codes on the pieces of our kit: two letters for the game, a colon, and the
/// piece's name in that game, such as "BU:IMP3". A code with any other text does not mark a piece.
namespace umpire {

/// The letters for War Galley, Triremes, Murus Gallicus, Buda 1686 and Naval Battle.
inline constexpr std::array<std::string_view, 5> kPieceCodeGames = {"WG", "TR", "MG", "BU", "NB"};

/// Maximum length of a name that fits into the kit's Data Matrix of 12 x 12 modules.
inline constexpr std::size_t kLongestPieceName = 16;

/// Tells whether the text has the form of a piece code: a game's letters, a colon, then letters,
/// digits and hyphens. Small letters in the name mean the other side: "NB:ba" is Yellow's battery.
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
