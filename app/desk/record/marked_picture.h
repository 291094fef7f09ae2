#pragma once

#include "app/desk/record/event_marks.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <optional>
#include <QImage>

/// Draws marks around the places that an event concerns, in a picture of the record.
namespace umpire::desk {

/// The table in a picture of the record: the camera's view and the table's description.
struct PicturedTable {
    TableView view;
    TableDescription table;
};

/// Finds the table by its tags, with the table file in the record. Returns none if the record has
/// no table file, if that file cannot be read, or if the tags are not found in the picture.
std::optional<PicturedTable> tableIn(const QImage& picture, const GameSettings& settings);

/// Returns the picture with a frame around each place, an arrow for each movement, and the lines of
/// the toss. The lines of an illegal action are dashed and have another colour. Without marks,
/// returns the picture unchanged.
QImage marked(const QImage& picture, const PicturedTable& pictured, const EventMarks& marks);

} // namespace umpire::desk
