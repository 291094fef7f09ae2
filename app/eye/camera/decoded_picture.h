#pragma once

#include "app/eye/camera/libav.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Converts decoded frames to BGR pictures (CV_8UC3). Uses the same scaler again for frames of the
/// same format and size.
class PictureConverter {
public:
    /// Turns the frame counter-clockwise by `quarterTurns` quarter turns (0 to 3). Returns an empty
    /// image if the frame's format is unknown.
    cv::Mat operator()(const AVFrame& frame, int quarterTurns);

private:
    libav::Scaler scaler_;
};

/// Returns the rotation that the stream asks for, as a number of counter-clockwise quarter turns (0
/// to 3).
int quarterTurnsOf(const AVStream& stream);

} // namespace umpire
