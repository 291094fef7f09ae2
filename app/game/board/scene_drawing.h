#pragma once

#include "app/game/board/drawing.h"
#include "app/record/lessons/galley_scene.h"
#include "app/record/lessons/lesson_pictures.h"

#include <functional>

namespace umpire {

/// Returns a message in the reader's language.
using InWords = std::function<std::string(const Message&)>;

/// Draws a scene of a lesson; it has no places.
BoardDrawing drawingOf(const Scene& scene, const InWords& said);
/// Draws a picture of a lesson: a scene, or the game's board with a preview of the actions. Empty
/// if the position has no board.
BoardDrawing drawingOf(const LessonPicture& picture, const InWords& said);

} // namespace umpire
