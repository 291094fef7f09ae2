#pragma once

#include "app/eye/one_picture/look.h"

namespace umpire {

/// The table by the tags of the kit in a picture, where they serve. `image`: CV_8UC3. `camera`: at
/// the picture's resolution.
Calibrated<FoundTable> tableByKitTags(const cv::Mat& image,
                                      const std::optional<CameraIntrinsics>& camera);

/// That table, with a warning where the boxes or matches that lie there say that the tags are
/// printed in another size. The tags are believed: boxes differ too, and a printer is seldom wrong
/// by more than 3 %. `found.pieces` are then proposed in the view.
FoundTable withDoubtOfPrint(const cv::Mat& image, FoundTable found);

} // namespace umpire
