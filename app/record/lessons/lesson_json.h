#pragma once

#include "app/record/game_files/any_game.h"
#include "app/record/lessons/lesson.h"
#include "app/record/sentences/tongue.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>
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

/// Adds the data of a drawing to the JSON object of a picture.
using WithDrawing = std::function<void(const LessonPicture&, nlohmann::ordered_json&)>;

/// Returns the lesson as the JSON {"game": …, "parts": [{"heading": …, "lines": [{"text": …,
/// "clauses": [{"id": …, "text": …}]}], "examples": [[{"position": …, "actions": […], "text":
/// …}]]}]}, in the language of `tongue`. `withDrawing` may be empty.
nlohmann::ordered_json lessonJson(std::string_view game, const Tongue& tongue,
                                  const WithDrawing& withDrawing = {});

/// Returns the text with a capital first letter.
std::string capitalised(std::string text);

} // namespace umpire
