#pragma once

#include "calibration/view/table_view.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// `point 512.0,300.5`: a player points at that pixel of the camera's picture; `point 17`: at a
/// spot, by its number. What may be put right there is offered.
namespace umpire {

using PointedAt = std::variant<ImagePoint, int>;

bool isPointCommand(std::string_view line);
std::string pointCommand(const PointedAt& pointed);
/// None for another line.
std::optional<PointedAt> pointSaid(std::string_view line);

/// Where the ray through the pixel meets the table, and then what stands on it, up to the height
/// of a figure. Empty where it does not meet the table.
std::vector<TablePoint> rayFrom(const TableView& view, ImagePoint pixel);

} // namespace umpire
