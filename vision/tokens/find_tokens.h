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

/// Tiles of several cells, or tokens of one cell each. Tokens may touch, and are separated by their
/// cells.
enum class TokenSize { Any, OneCell };

/// The input of the search for tokens. With a picture of the empty board, any print on the board is
/// known. Without such a picture, a board's cells must look alike, or alternate as on a chessboard,
/// and most of them must be empty.
struct TokenScene {
    cv::Mat image;                     ///< CV_8UC3
    std::optional<cv::Mat> emptyBoard; ///< the same view with no tokens, a moment earlier
    BoardPlacement board;
    std::vector<TablePoint> notTokens; ///< places of known other things: codes, dice
    TokenSize size = TokenSize::Any;
};

struct TokensSeen {
    std::vector<Token> tokens; ///< row by row, from side A's edge
    std::vector<Message> warnings;
};

/// Finds plain counters and tiles on the board, each on one cell or several in a row. Reports
/// shape, colour and cells; the hidden side stays unknown. A token whose middle is on a line
/// between two cells gives a warning, and is assigned to the nearer cell.
TokensSeen findTokens(const TokenScene& scene, const TableView& view);

} // namespace umpire::tokens
