#pragma once

#include "app/game/board/drawing.h"
#include "app/record/lessons/galley_scene.h"
#include "app/record/lessons/lesson_json.h"
#include "app/record/sentences/tongue.h"

#include <functional>

namespace umpire {

/// Returns a message in the language of the reader.
using InWords = std::function<std::string(const Message&)>;
/// Returns a name of a game's file in the reader's language.
using InNames = std::function<std::string(const std::string&)>;

/// Translates the names of places that stand on a printed board.
void nameSpots(BoardView& view, const InNames& named);

/// Draws a scene of a lesson. The drawing has no places to choose.
BoardDrawing drawingOf(const Scene& scene, const InWords& said);
/// Draws a picture of a lesson: a scene, or the game's board with a preview of the actions. Empty
/// if the position has no board.
BoardDrawing drawingOf(const LessonPicture& picture, const InWords& said, const InNames& named);
BoardDrawing drawingOf(const LessonPicture& picture, const Tongue& tongue);

} // namespace umpire
