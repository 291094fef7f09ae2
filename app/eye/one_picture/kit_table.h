#pragma once

#include "app/eye/one_picture/look.h"

namespace umpire {

/// The table by the tags of the kit in a picture, where they serve. `image`: CV_8UC3. `camera`: at
/// the picture's resolution.
Calibrated<FoundTable> tableByKitTags(const cv::Mat& image,
                                      const std::optional<CameraIntrinsics>& camera);

/// That table with the scale of the boxes or matches that lie there, where the tags are printed in
/// another size than they say; a warning tells of it. `found.pieces` are then proposed in the view.
FoundTable withPrintedScale(const cv::Mat& image, const std::optional<CameraIntrinsics>& camera,
                            FoundTable found);

} // namespace umpire
