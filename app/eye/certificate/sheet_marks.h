#pragma once

#include "calibration/view/table_description.h"

#include <vector>

/// What is printed on the certificate's sheet, and where. The kit draws from this list and
/// `readSheet` measures by it.
namespace umpire {

/// A bar as long and as wide as a match: how well its line is measured says how well a match's is.
struct SheetBar {
    TablePoint center;
    Radians heading;
};

/// The frame: origin at the lower-left corner of the field of marks, x right, y up. Everything that
/// is printed of the field, white margins of the tags included, lies from (0, 0) to (width,
/// height).
struct CertificateSheet {
    Millimetres width;
    Millimetres height;
    Millimetres tagSize;     ///< side of a tag's black square
    Millimetres dotDiameter; ///< black, filled
    Millimetres barLength;
    Millimetres barWidth;
    std::vector<TableTag> tags; ///< of DICT_APRILTAG_36h11, at the corners, all upright
    std::vector<TablePoint> dots;
    std::vector<SheetBar> bars;

    [[nodiscard]] std::size_t marks() const { return dots.size() + bars.size(); }
};

/// The sheet as it is drawn. A4 and Letter have the same field.
const CertificateSheet& certificateSheet();

/// The sheet as a printer made it that stretched all lengths by this.
CertificateSheet stretched(const CertificateSheet& sheet, double factor);

} // namespace umpire
