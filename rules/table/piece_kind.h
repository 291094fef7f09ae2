#pragma once

#include <set>

namespace umpire {

/// The kinds of pieces that can be looked for on a table, independently of each other.
enum class PieceKind { Galleys, Matches, Orders, Stones, Dice, Codes, Tokens };

/// The look of tokens on a board: tiles that cover any number of cells, tokens of one cell each, or
/// figures on coloured bases.
enum class TokenStyle { Tiles, OneCell, Figures };

/// The pieces that a game needs to be seen.
struct SoughtPieces {
    std::set<PieceKind> kinds;
    TokenStyle tokens = TokenStyle::Tiles;
};

} // namespace umpire
