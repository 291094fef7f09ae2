#pragma once

#include "app/eye/one_picture/look.h"

namespace umpire {

/// Determines the table's view from the kit's tags in a picture (CV_8UC3). `camera` is for the
/// picture's resolution. Error: that of the calibration, if the tags are missing or unusable.
Calibrated<FoundTable> tableByKitTags(const cv::Mat& image,
                                      const std::optional<CameraIntrinsics>& camera);

/// Compares the printed size of the tags with boxes or matches on the table. Adds a warning to
/// `found` if they disagree. The tags still give the scale, because boxes differ too, and a printer
/// rarely errs by more than 3 %. Stores the proposals for pieces in `found.pieces`.
FoundTable withDoubtOfPrint(const cv::Mat& image, FoundTable found);

} // namespace umpire
