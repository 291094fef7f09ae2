#include "app/game/table/pointing.h"

namespace umpire {
namespace {

/// Height of the ships and soldiers of Triremes. All other pieces are flat.
constexpr Millimetres kFigure = 24_mm;
constexpr Millimetres kStep = 3_mm;

} // namespace

Expected<TableCorners> cornersSaid(const std::array<ImagePoint, 4>& at, cv::Size picture,
                                   const LiveTable& table) {
    if (picture.empty()) {
        return failWith(ExitStatus::CannotRead, message("the camera has not given a picture yet"));
    }
    TableCorners corners;
    corners.picture = picture;
    corners.at = at;
    if (table.corners()) {
        corners.width = table.corners()->width;
        corners.height = table.corners()->height;
    } else if (table.table() != nullptr && table.knowsArea()) {
        corners.width = table.table()->width;
        corners.height = table.table()->height;
    } else {
        return failWith(ExitStatus::CannotRead,
                        message("nothing says how large the play area is: name a table file"));
    }
    return corners;
}

std::vector<TablePoint> rayFrom(const TableView& view, ImagePoint pixel) {
    std::vector<TablePoint> ray;
    for (Millimetres height = 0_mm; height <= kFigure; height += kStep) {
        if (const auto point = tableFromImage(view, pixel, height)) {
            ray.push_back(*point);
        }
    }
    return ray;
}

} // namespace umpire
