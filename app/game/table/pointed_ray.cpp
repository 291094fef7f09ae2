#include "app/game/table/pointed_ray.h"

namespace umpire {
namespace {

/// Height of the ships and soldiers of Triremes. All other pieces are flat.
constexpr Millimetres kFigure = 24_mm;
constexpr Millimetres kStep = 3_mm;

} // namespace

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
