#pragma once

#include "app/record/lessons/galley_scene.h"

#include <QPainter>

namespace umpire::desk {

/// Galleys with what lies between them, from above, as large as fits into `room`, in pixels.
void drawScene(QPainter& painter, const Scene& scene, const QRectF& room);

} // namespace umpire::desk
