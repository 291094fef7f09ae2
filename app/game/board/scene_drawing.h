#pragma once

#include "app/game/board/drawing.h"
#include "app/record/lessons/galley_scene.h"

#include <functional>

namespace umpire {

/// Draws a scene of a lesson; it has no places. `said`: a message in the reader's language.
BoardDrawing drawingOf(const Scene& scene, const std::function<std::string(const Message&)>& said);

} // namespace umpire
