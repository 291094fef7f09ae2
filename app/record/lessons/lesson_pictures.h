#pragma once

#include "app/record/game_files/any_game.h"
#include "app/record/lessons/lesson.h"

#include <optional>

namespace umpire {

/// A picture of an example: a position, and the actions that are played in it.
struct LessonPicture {
    SharedPosition position;
    std::vector<std::string_view> actions; ///< in notation; empty after the last step
    std::vector<Message> sentences;        ///< descriptions of the actions, or the note of the step
};

/// Returns the pictures of an example. The rules compute the positions with the program's own
/// files. Returns fewer pictures than steps if a position cannot be parsed or an action is illegal;
/// a test checks that no lesson has this fault.
std::vector<LessonPicture> picturesOf(std::string_view game, const LessonExample& example);

} // namespace umpire
