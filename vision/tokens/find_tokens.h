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

/// `Any`: tiles on one or several cells. `OneCell`: each token is on one cell; if a picture of the
/// empty board is given, touching tokens are separated by their cells.
enum class TokenSize { Any, OneCell };

/// The input of the search for tokens. With a picture of the empty board, the board may have any
/// print. Without such a picture, the cells of the board must look alike, or alternate as on a
/// chessboard, and most of them must be empty.
struct TokenScene {
    cv::Mat image;                     ///< CV_8UC3
    std::optional<cv::Mat> emptyBoard; ///< CV_8UC3: the same view a moment earlier, without tokens
    BoardPlacement board;
    std::vector<TablePoint> notTokens; ///< places of other things that were found: codes, dice
    TokenSize size = TokenSize::Any;
};

struct TokensSeen {
    std::vector<Token> tokens; ///< row by row, from side A's edge
    std::vector<Message> warnings;
};

/// Finds plain counters and tiles on the board, each on one cell or on several cells in a row.
/// Reports their shape, colour, cells and heading; the hidden side remains unknown. A token whose
/// middle is on a line between two cells gets the nearer cell, and a warning. Returns no tokens,
/// and a warning, if the cells do not look alike and there is no picture of the empty board.
TokensSeen findTokens(const TokenScene& scene, const TableView& view);

/// Returns the common name of a colour: "white", "grey", "black", "brown", "red", "orange",
/// "yellow", "green", "blue" or "purple". `lab`: CIE L*a*b*, with L from 0 to 100.
std::string colourName(const cv::Vec3d& lab);

} // namespace umpire::tokens
