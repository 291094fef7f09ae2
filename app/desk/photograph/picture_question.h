#pragma once

#include "app/eye/one_picture/look.h"

#include <array>

namespace umpire::desk {

/// What is to be found out about a picture that is decoded.
struct PictureQuestion {
    LookRequest request;
    cv::Mat image; ///< CV_8UC3
    std::optional<Message> damage;
    enum class Board { IfNothingElse, Sought };
    Board board = Board::IfNothingElse;
    std::optional<std::array<ImagePoint, 4>> corners{}; ///< of the board, set by hand
};

/// For any thread. Where nothing lies of what the table file's game or War Galley needs, a board
/// between the tags, dice and counters are looked for too. A table file or a camera file
/// that does not fit the picture is left out, and a warning tells of it. Errors as of lookAtTable.
Expected<Look> answerTo(const PictureQuestion& question);

} // namespace umpire::desk
