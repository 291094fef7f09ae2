#pragma once

#include "app/game/board/drawing.h"
#include "app/record/lessons/galley_scene.h"
#include "app/record/lessons/lesson_pictures.h"

#include <functional>

namespace umpire {

/// Returns a message in the language of the reader.
using InWords = std::function<std::string(const Message&)>;

/// Draws a scene of a lesson. The drawing has no places to choose.
BoardDrawing drawingOf(const Scene& scene, const InWords& said);
/// Draws a picture of a lesson: a scene, or the game's board with a preview of the actions. The
/// drawing is empty if the position cannot be read.
BoardDrawing drawingOf(const LessonPicture& picture, const InWords& said);

} // namespace umpire
