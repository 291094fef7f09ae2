#pragma once

#include "calibration/view/table_description.h"

#include <vector>

/// The marks on the certificate's sheet. The kit prints this list, and `readSheet` measures with
/// it.
namespace umpire {

/// A bar as long and as wide as a match, so its line is measured with the same error as a match's.
struct SheetBar {
    TablePoint center;
    Radians heading;
};

/// The layout of the sheet. The origin is at the lower-left corner of the field of marks; x points
/// right, and y up. All prints of the field, including the white margins of the tags, lie between
/// (0, 0) and (width, height).
struct CertificateSheet {
    Millimetres width;
    Millimetres height;
    Millimetres tagSize;     ///< side of a tag's black square
    Millimetres dotDiameter; ///< diameter of the filled black dots
    Millimetres barLength;
    Millimetres barWidth;
    /// Four upright tags of DICT_APRILTAG_36h11 at the corners of the field.
    std::vector<TableTag> tags;
    std::vector<TablePoint> dots;
    std::vector<SheetBar> bars;

    [[nodiscard]] std::size_t marks() const { return dots.size() + bars.size(); }
};

/// Returns the sheet as it is designed. A4 and Letter paper have the same field of marks.
const CertificateSheet& certificateSheet();

/// Returns the sheet with all lengths multiplied by `factor`, as a printer with that scale prints
/// it.
CertificateSheet stretched(const CertificateSheet& sheet, double factor);

} // namespace umpire
