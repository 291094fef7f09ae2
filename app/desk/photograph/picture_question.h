#pragma once

#include "app/eye/one_picture/look.h"

#include <array>

namespace umpire::desk {

/// The request for examining a decoded picture.
struct PictureQuestion {
    LookRequest request;
    cv::Mat image; ///< CV_8UC3
    std::optional<Message> damage;
    enum class Board { IfNothingElse, Sought };
    Board board = Board::IfNothingElse;
    std::optional<std::array<ImagePoint, 4>> corners{}; ///< corners of the board, marked by hand
};

/// Examines the picture; may run in any thread. If no piece of the table file's game or of War
/// Galley is found, also searches for dice, counters and a board between the tags. Ignores a table
/// file or camera file that does not fit, with a warning. Errors: those of lookAtTable.
Expected<Look> answerTo(const PictureQuestion& question);

} // namespace umpire::desk
