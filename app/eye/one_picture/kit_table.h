#pragma once

#include "app/eye/one_picture/look.h"

namespace umpire {

/// Finds the table by the kit's tags in a picture, if the tags are usable. `image`: CV_8UC3.
/// `camera`: at the picture's resolution.
Calibrated<FoundTable> tableByKitTags(const cv::Mat& image,
                                      const std::optional<CameraIntrinsics>& camera);

/// Adds a warning if the boxes or matches on the table suggest that the tags are printed in another
/// size. The tags remain decisive: boxes differ too, and a printer rarely errs by more than 3 %.
/// Fills `found.pieces` with the proposals in the view.
FoundTable withDoubtOfPrint(const cv::Mat& image, FoundTable found);

} // namespace umpire
