#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/certificate/sheet_marks.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// The calibration and the print scale with which a sheet is measured.
struct SheetQuestion {
    std::optional<TableDescription> table; ///< none: the sheet's own tags define the table's frame
    /// The intrinsics of the camera for the picture's resolution; none: they are estimated.
    std::optional<CameraIntrinsics> camera;
    /// Length of the sheet's line of 100 mm, measured with a ruler.
    Millimetres line = 100_mm;
};

enum class MarkState {
    Read,
    LostInGlare, ///< not read, and the picture is saturated at the mark
    Hidden,      ///< not read for another reason, such as a cover, blur or shadow
};

/// A mark of the sheet, and how it was read.
struct MarkReading {
    TablePoint onSheet; ///< printed middle of the mark
    MarkState state = MarkState::Hidden;
    bool isNearGlare = false; ///< true if pixels near the mark are saturated
};

/// A dot. `found` is in the sheet's frame: the place on the table is moved rigidly (never scaled)
/// so that all dots of the sheet fit best.
struct DotReading : MarkReading {
    TablePoint found; ///< measured middle; equal to `onSheet` if the dot was not read
};

/// A bar. The measured line is in the sheet's frame, like the places of dots.
struct BarReading : MarkReading {
    Radians heading; ///< printed direction
    TablePoint tail; ///< ends of the measured line
    TablePoint head;
};

/// The marks that one picture of the sheet shows, and the sheet's place on the table.
struct SheetReading {
    TableView view;
    CertificateSheet sheet; ///< the sheet's layout at the print scale that the ruler gave
    std::vector<DotReading> dots;
    std::vector<BarReading> bars;
    /// Measured scale of the sheet; 1 if print and calibration are correct.
    double scale = 1.0;
    double clippedShare = 0.0; ///< saturated share of the field of marks, 0 to 1
    TablePoint origin;         ///< origin of the sheet's frame, on the table
    Radians heading;           ///< direction of the sheet's x axis on the table
    std::vector<Message> warnings;
};

/// Converts a place of the sheet's frame to table coordinates.
TablePoint onTable(const SheetReading& reading, TablePoint onSheet);

/// Finds the sheet in a picture (CV_8UC3) and measures its marks. Messages use `name` for the
/// picture. Errors: WrongUsage if the table file has tags with the sheet's numbers; TableNotFound
/// if the picture shows no sheet, several sheets, too few of its marks, or a sheet cut off at the
/// picture's edge, or if the table's tags are not found.
Expected<SheetReading> readSheet(const cv::Mat& image, const SheetQuestion& question,
                                 const std::string& name);

} // namespace umpire
