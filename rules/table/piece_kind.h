#pragma once

#include <set>

namespace umpire {

/// The kinds of pieces that vision can look for, each independently of the others.
enum class PieceKind { Galleys, Matches, Orders, Stones, Dice, Codes, Tokens };

/// The kind of tokens on a board: tiles that cover any number of cells, tokens of one cell each, or
/// figures on coloured bases.
enum class TokenStyle { Tiles, OneCell, Figures };

/// The pieces that vision looks for in a game.
struct SoughtPieces {
    std::set<PieceKind> kinds;
    TokenStyle tokens = TokenStyle::Tiles;
};

} // namespace umpire
