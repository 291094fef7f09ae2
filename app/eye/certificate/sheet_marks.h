#pragma once

#include "calibration/view/table_description.h"

#include <vector>

/// The marks printed on the certificate's sheet and their places. The kit draws this list, and
/// `readSheet` measures with it.
namespace umpire {

/// A bar of a match's size, so its line has the measuring error of a match's line.
struct SheetBar {
    TablePoint center;
    Radians heading;
};

/// The frame: origin at the lower-left corner of the field of marks, x right, y up. All that is
/// printed in the field, including the tags' white margins, is between (0, 0) and (width,
/// height).
struct CertificateSheet {
    Millimetres width;
    Millimetres height;
    Millimetres tagSize;     ///< side of a tag's black square
    Millimetres dotDiameter; ///< black, filled
    Millimetres barLength;
    Millimetres barWidth;
    std::vector<TableTag> tags; ///< tags of DICT_APRILTAG_36h11 at the corners, all upright
    std::vector<TablePoint> dots;
    std::vector<SheetBar> bars;

    [[nodiscard]] std::size_t marks() const { return dots.size() + bars.size(); }
};

/// Returns the sheet as drawn. A4 and Letter have the same field.
const CertificateSheet& certificateSheet();

/// Returns the sheet as printed by a printer that scales all lengths by `factor`.
CertificateSheet stretched(const CertificateSheet& sheet, double factor);

} // namespace umpire
