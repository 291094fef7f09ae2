#pragma once

#include "app/game/board/scene_drawing.h"
#include "app/print/kit/pages.h"

/// Draws the boards and pieces of a game as `app/game/board` does.
namespace umpire::kit {

/// Returns the board of the requested variant. If the start position has no galley on the table,
/// the galleys are those of the lesson's first picture.
BoardDrawing boardOfKit(Sheet& sheet, const KitRequest& request, Pieces pieces);

/// Draws the drawing as large as fits in the middle of the box.
void drawInBox(Sheet& sheet, const QRectF& box, const BoardDrawing& drawing);
/// Draws only a part of the drawing. `part` is in the units of the drawing.
void drawPartInBox(Sheet& sheet, const QRectF& box, const BoardDrawing& drawing, const QRectF& part,
                   Qt::Alignment align = Qt::AlignCenter);
/// Returns the smallest part of the drawing that contains the places with these names; an empty
/// part if there are none.
QRectF partWith(const BoardDrawing& drawing, const std::vector<std::string_view>& places);

} // namespace umpire::kit
