#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/table/message.h"
#include "rules/table/pieces.h"
#include "rules/table/token.h"

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

namespace umpire::tokens {

/// Tiles of several cells, or tokens of one cell each: those stand side by side and are told apart
/// by their cells.
enum class TokenSize { Any, OneCell };

/// Where tokens are sought. With the empty board's picture whatever is printed on it is known;
/// without it a board's cells must look alike, or alike by turns as on a chessboard, most of them
/// empty.
struct TokenScene {
    cv::Mat image;                     ///< CV_8UC3
    std::optional<cv::Mat> emptyBoard; ///< the same view a moment earlier
    BoardPlacement board;
    std::vector<TablePoint> notTokens; ///< what else stands there and is known: codes, dice
    TokenSize size = TokenSize::Any;
};

struct TokensSeen {
    std::vector<Token> tokens; ///< row by row, from side A's edge
    std::vector<Message> warnings;
};

/// Plain counters and tiles that stand on the board: one cell, or several in a row, each. Shape,
/// colour and cells are seen; nothing is said of what their hidden side shows. A token whose middle
/// lies on a line between two cells is told in a warning and given the nearer one.
TokensSeen findTokens(const TokenScene& scene, const TableView& view);

} // namespace umpire::tokens
