#pragma once

#include "app/record/game_files/any_game.h"
#include "app/record/lessons/lesson.h"

#include <optional>

namespace umpire {

/// A position of an example, with the actions in it.
struct LessonPicture {
    SharedPosition position;
    std::vector<std::string_view> actions; ///< empty after the last step
    std::vector<Message> sentences;        ///< describe the actions, or are the step's note
};

/// Returns the example's positions, computed by the rules with the program's own files. Returns
/// fewer positions than steps if a position cannot be parsed or an action is illegal; a test
/// ensures that no lesson has this fault.
std::vector<LessonPicture> picturesOf(std::string_view game, const LessonExample& example);

} // namespace umpire
