#pragma once

#include "app/journal/recorded_event.h"
#include "calibration/table_description.h"
#include "calibration/table_view.h"

#include <optional>
#include <QImage>
#include <string>
#include <vector>

/// A record's picture, with the squares marked that its event is about.
namespace umpire::desk {

/// Where the table of a record lies in one of its pictures.
struct PicturedTable {
    TableView view;
    TableDescription table;
};

/// By the tags in the picture and the table file that the record keeps. None where the record has
/// no table file, or where the picture shows none of its tags.
std::optional<PicturedTable> tableIn(const QImage& picture, const GameSettings& settings);

/// The squares that the event's action names, in their order, such as d1 and d3. None where a
/// player alone may know the action.
std::vector<std::string> squaresOf(const Event& event);

/// The rules forbid it: the marks are broken lines of another colour.
bool isAgainstTheRules(const Event& event);

/// The picture with a frame around each of those squares of the board, and an arrow from the first
/// one to the last one. The same picture where no square of the board is named.
QImage marked(const QImage& picture, const PicturedTable& pictured, const Event& event);

/// How often the board is to be turned by a quarter, clockwise, so that it lies as the picture
/// shows it: 0 to 3. At 0 side A is below.
int turnsOf(const PicturedTable& pictured);

} // namespace umpire::desk
