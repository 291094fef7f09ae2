#pragma once

#include "app/desk/record/event_marks.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <optional>
#include <QImage>

/// A record's picture, with what its event is about marked in it.
namespace umpire::desk {

/// Where the table of a record lies in one of its pictures.
struct PicturedTable {
    TableView view;
    TableDescription table;
};

/// By the tags in the picture and the table file that the record keeps. None where the record has
/// no table file, or where the picture shows none of its tags.
std::optional<PicturedTable> tableIn(const QImage& picture, const GameSettings& settings);

/// The picture with a frame around each of those places, an arrow for each way, and the lines of
/// the toss. What the rules forbid has broken lines of another colour. The same picture where
/// nothing is marked.
QImage marked(const QImage& picture, const PicturedTable& pictured, const EventMarks& marks);

/// How often the board is to be turned by a quarter, clockwise, so that it lies as the picture
/// shows it: 0 to 3. At 0 side A is below.
int turnsOf(const PicturedTable& pictured);

} // namespace umpire::desk
