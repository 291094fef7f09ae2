#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <optional>

namespace umpire {

/// Finds the table's tags in a picture and the camera's pose over the table from all their corners
/// at once. Any subset of the file's tags serves, one included; `registration.sigma` says how well.
/// Without a camera the focal length and k1 are estimated from the tags
/// (`CameraKnowledge::Estimated`). Errors: no tag of the table in view, a tag seen twice, an
/// impossible pose (TableNotFound). Tags that are not in the table file are ignored; `warnings`
/// names them.
struct TableRegistration {
    TableView view;
    std::vector<Message> warnings;
};

/// `image`: CV_8UC3, as decoded. `camera`: already at the image's resolution.
Calibrated<TableRegistration> registerTable(const cv::Mat& image, const TableDescription& table,
                                            const std::optional<CameraIntrinsics>& camera);

} // namespace umpire
