#pragma once

#include "app/game/board/drawing.h"
#include "app/print/kit/pages.h"
#include "app/record/lessons/lesson_pictures.h"

/// A game's boards and pieces as `app/game/board` draws them.
namespace umpire::kit {

/// Returns the board of the requested variant. Where the start has no galley on the table, the
/// galleys are those of the lesson's first picture.
BoardDrawing boardOfKit(Sheet& sheet, const KitRequest& request, Pieces pieces);

/// Returns a picture of the lesson with its words in the kit's language.
BoardDrawing drawnPicture(const LessonPicture& picture, const Tongue& tongue);

/// Draws the drawing as large as fits in the middle of the box.
void drawInBox(Sheet& sheet, const QRectF& box, const BoardDrawing& drawing);
/// Draws only a part of the drawing, given in the drawing's units.
void drawPartInBox(Sheet& sheet, const QRectF& box, const BoardDrawing& drawing, const QRectF& part,
                   Qt::Alignment align = Qt::AlignCenter);
/// Returns the part of the drawing with the places of those names; empty if there are none.
QRectF partWith(const BoardDrawing& drawing, const std::vector<std::string_view>& places);

} // namespace umpire::kit
