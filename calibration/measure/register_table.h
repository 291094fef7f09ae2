#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <optional>

namespace umpire {

/// A table that was found in a picture by its tags. The camera's pose is fitted to the edges of all
/// tags at once. Any subset of the file's tags suffices, even a single tag; `registration.sigma`
/// gives the accuracy. Without a camera, the lens is estimated from the tags
/// (`CameraKnowledge::Estimated`). Tags that are not in the table file are ignored; `warnings`
/// names them.
struct TableRegistration {
    TableView view;
    std::vector<Message> warnings;
};

/// Finds the table. Returns the error TableNotFound if no tag of the table is in view, if a tag is
/// seen twice, if the tags do not lie where the table file says, or if the pose is impossible.
/// `image`: CV_8UC3, as decoded. `camera`: at the image's resolution.
Calibrated<TableRegistration> registerTable(const cv::Mat& image, const TableDescription& table,
                                            const std::optional<CameraIntrinsics>& camera);

} // namespace umpire
