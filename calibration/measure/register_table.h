#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <optional>

namespace umpire {

/// A table found in a picture by its tags: the camera's pose, fitted to all their corners at once.
/// Any subset of the file's tags suffices, even one tag; `registration.sigma` gives the accuracy.
/// Without a camera, the focal length and k1 are estimated from the tags
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
