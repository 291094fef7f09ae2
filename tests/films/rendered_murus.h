#pragma once

#include "rules/table/pieces.h"
#include "tests/films/rendered_backdrop.h"

namespace umpire::films {

/// How a set of Murus Gallicus looks.
struct MurusSet {
    Surface surface = Surface::Walnut;
    cv::Scalar pale{205, 225, 232}; ///< the board's squares, BGR
    cv::Scalar dark{95, 140, 100};
    cv::Scalar line{45, 50, 55};
    cv::Scalar lightStone{150, 205, 240};
    cv::Scalar darkStone{28, 30, 105};
    Millimetres diameter = 27.5_mm;
    Millimetres thickness = 8.3_mm;
    Millimetres carelessness = 1.2_mm; ///< standard deviation of a pile from its cell's middle
    Millimetres lean = 0.5_mm;         ///< and of each stone from its pile's
    Radians light = 50_deg;            ///< where the light comes from, counter-clockwise from +x
    std::uint64_t seed = 1;
};

/// Four tags at the corners of 600 x 420 mm, and a board of 8 x 7 cells of 40 mm between them.
TableDescription murusTable();

/// Pictures of positions, through one camera. A stone keeps its place as long as it stays on its
/// cell and level, so that pictures of two positions differ only where these do.
class RenderedMurus {
public:
    RenderedMurus(const TableView& view, const TableDescription& table, const MurusSet& set);

    /// Stones by `cell`, `colour`, `height` (1 where it is not given) and `inCell` (the middle);
    /// CV_8UC3, without noise.
    [[nodiscard]] cv::Mat picture(const std::vector<Stone>& stones) const;
    /// What a pile of three on a cell takes up in the picture.
    [[nodiscard]] cv::Rect placeOf(const std::string& cell) const;

private:
    TableView view_;
    TableDescription table_;
    MurusSet set_;
    cv::Mat backdrop_;
};

} // namespace umpire::films
