#pragma once

#include "app/desk/record/event_marks.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <optional>
#include <QImage>

/// Marks the places that an event concerns in a record's picture.
namespace umpire::desk {

/// The table's view in one of a record's pictures.
struct PicturedTable {
    TableView view;
    TableDescription table;
};

/// Finds the table by its tags and the record's table file. None if the record has no table file,
/// or the picture shows none of its tags.
std::optional<PicturedTable> tableIn(const QImage& picture, const GameSettings& settings);

/// Draws a frame around each place, an arrow for each way, and the toss's lines.
/// Illegal actions have dashed lines of another colour. Without marks returns the same
/// picture.
QImage marked(const QImage& picture, const PicturedTable& pictured, const EventMarks& marks);

/// Returns the number of clockwise quarter turns (0 to 3) that makes the drawn board match the
/// picture. At 0 side A is below.
int turnsOf(const PicturedTable& pictured);

} // namespace umpire::desk
