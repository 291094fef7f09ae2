#pragma once

#include "app/record/lessons/galley_scene.h"

#include <QPainter>

namespace umpire::desk {

/// Draws galleys and the pieces between them from above, scaled to `room`, in pixels.
void drawScene(QPainter& painter, const Scene& scene, const QRectF& room);

} // namespace umpire::desk
