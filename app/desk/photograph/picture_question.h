#pragma once

#include "app/eye/one_picture/look.h"

#include <array>

namespace umpire::desk {

/// A request to examine a decoded picture.
struct PictureQuestion {
    LookRequest request;
    cv::Mat image; ///< the picture, CV_8UC3
    std::optional<Message> damage;
    enum class Board { IfNothingElse, Sought };
    Board board = Board::IfNothingElse;
    /// corners of the board, if a user marked them
    std::optional<std::array<ImagePoint, 4>> corners{};
};

/// Examines the picture. May be called in any thread. If the request names no detectors and no
/// piece is found, also searches for a board between the tags, dice and counters. A table file or
/// camera file that does not fit is ignored with a warning. Errors: the errors of lookAtTable.
Expected<Look> answerTo(const PictureQuestion& question);

} // namespace umpire::desk
