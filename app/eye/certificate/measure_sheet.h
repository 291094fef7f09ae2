#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/certificate/sheet_marks.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// The calibration and the print scale used to measure a sheet.
struct SheetQuestion {
    std::optional<TableDescription> table;  ///< none: the sheet's own tags define the table
    std::optional<CameraIntrinsics> camera; ///< at the picture's resolution; none: estimated
    Millimetres line = 100_mm;              ///< the sheet's line of 100 mm as measured with a ruler
};

enum class MarkState {
    Read,
    LostInGlare, ///< not read, because the picture is saturated there
    Hidden,      ///< not read for another reason: covered, blurred or in shadow
};

/// A mark of the sheet as the picture shows it.
struct MarkReading {
    TablePoint onSheet; ///< the middle of the mark as printed
    MarkState state = MarkState::Hidden;
    bool isNearGlare = false; ///< true if the picture is saturated near the mark
};

/// `found` is in the sheet's frame: the table coordinates, moved rigidly (never scaled) so that all
/// dots fit best.
struct DotReading : MarkReading {
    TablePoint found; ///< the measured place
};

struct BarReading : MarkReading {
    Radians heading; ///< the printed direction
    TablePoint tail; ///< end of the measured line
    TablePoint head;
};

/// The result for one picture of the sheet.
struct SheetReading {
    TableView view;
    CertificateSheet sheet; ///< at the print scale measured with a ruler
    std::vector<DotReading> dots;
    std::vector<BarReading> bars;
    double scale = 1.0;        ///< the sheet's measured scale; 1 if all is correct
    double clippedShare = 0.0; ///< share of the sheet's field
    TablePoint origin;         ///< the sheet frame's origin on the table
    Radians heading;           ///< direction of the sheet's x axis on the table
    std::vector<Message> warnings;
};

/// Converts a place of the sheet to table coordinates.
TablePoint onTable(const SheetReading& reading, TablePoint onSheet);

/// Finds the sheet in a picture (CV_8UC3) and measures its marks. `name` names the picture in
/// messages. Errors: WrongUsage for a table file whose tags have the sheet's numbers; TableNotFound
/// if there is no sheet, more than one, too little of it, or one cut off at the picture's edge, or
/// if the table's tags are not found.
Expected<SheetReading> readSheet(const cv::Mat& image, const SheetQuestion& question,
                                 const std::string& name);

} // namespace umpire
