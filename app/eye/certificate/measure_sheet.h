#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/certificate/sheet_marks.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// By what a sheet is measured.
struct SheetQuestion {
    std::optional<TableDescription> table;  ///< none: the sheet's own tags are the table's
    std::optional<CameraIntrinsics> camera; ///< at the picture's resolution; none: it is estimated
    Millimetres line = 100_mm;              ///< what the sheet's line of 100 mm has by a ruler
};

enum class MarkState {
    Read,
    LostInGlare, ///< not read, and the picture is clipped there
    Hidden,      ///< not read for another reason: covered, blurred, in deep shadow
};

/// A mark of the sheet, and what the picture says of it.
struct MarkReading {
    TablePoint onSheet; ///< its middle as it is printed
    MarkState state = MarkState::Hidden;
    bool isNearGlare = false; ///< the picture is clipped in places around it
};

/// `found` is in the sheet's frame: the places on the table, moved and turned as a whole (never
/// stretched) so that all dots fit best.
struct DotReading : MarkReading {
    TablePoint found; ///< where it was read
};

struct BarReading : MarkReading {
    Radians heading; ///< as printed
    TablePoint tail; ///< of the line that was read
    TablePoint head;
};

/// One picture of the sheet.
struct SheetReading {
    TableView view;
    CertificateSheet sheet; ///< as the ruler says that it was printed
    std::vector<DotReading> dots;
    std::vector<BarReading> bars;
    double scale = 1.0;        ///< of the sheet as the picture measures it; 1 where all is right
    double clippedShare = 0.0; ///< of the sheet's field
    TablePoint origin;         ///< of the sheet's frame on the table
    Radians heading;           ///< of the sheet's x axis there
    std::vector<Message> warnings;
};

/// A place of the sheet as it lies on the table.
TablePoint onTable(const SheetReading& reading, TablePoint onSheet);

/// Finds the sheet in a picture (CV_8UC3) and measures its marks. `name` stands for the picture in
/// messages. Errors: WrongUsage for a table file whose tags have the sheet's numbers; TableNotFound
/// where there is no sheet, more than one, too little of it or one that is cut off at the picture's
/// edge, or where the table's tags are not found.
Expected<SheetReading> readSheet(const cv::Mat& image, const SheetQuestion& question,
                                 const std::string& name);

} // namespace umpire
