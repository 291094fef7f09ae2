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
    Millimetres lean = 0.5_mm;         ///< standard deviation of each stone from its pile's middle
    Radians light = 50_deg; ///< direction of the light's source, counter-clockwise from +x
    std::uint64_t seed = 1;
};

/// Returns a table with four tags at the corners of 600 x 420 mm, and a board of 8 x 7 cells of 40
/// mm between them.
TableDescription murusTable();

/// Pictures of positions through one camera. A stone keeps its place while it stays on its cell and
/// level, so pictures of two positions differ only where the positions differ.
class RenderedMurus {
public:
    RenderedMurus(const TableView& view, const TableDescription& table, const MurusSet& set);

    /// Draws stones by `cell`, `colour`, `height` (1 if not given) and `inCell` (the middle);
    /// CV_8UC3, without noise.
    [[nodiscard]] cv::Mat picture(const std::vector<Stone>& stones) const;
    /// Returns the region of the picture that a pile of three on the cell covers.
    [[nodiscard]] cv::Rect placeOf(const std::string& cell) const;

private:
    TableView view_;
    TableDescription table_;
    MurusSet set_;
    cv::Mat backdrop_;
};

} // namespace umpire::films
