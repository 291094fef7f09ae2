#pragma once

#include "app/record/game_files/any_game.h"
#include "app/record/lessons/lesson.h"

#include <optional>

namespace umpire {

/// A position of an example, and what is done there.
struct LessonPicture {
    SharedPosition position;
    std::vector<std::string_view> actions; ///< empty after the last step
    std::vector<Message> sentences;        ///< what those actions are, or the step's note
};

/// The positions as the rules make them; by the program's own files. Fewer than the steps ask for
/// where the position does not parse or an action is illegal; a test says that none is.
std::vector<LessonPicture> picturesOf(std::string_view game, const LessonExample& example);

} // namespace umpire
