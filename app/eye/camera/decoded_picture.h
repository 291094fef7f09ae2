#pragma once

#include "app/eye/camera/libav.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Converts decoded frames to BGR pictures; reuses its scaler for frames of the same kind.
class PictureConverter {
public:
    /// `quarterTurns`: counter-clockwise, 0 to 3. Returns an empty image for an unknown format.
    cv::Mat operator()(const AVFrame& frame, int quarterTurns);

private:
    libav::Scaler scaler_;
};

/// Returns the rotation that the stream asks for: counter-clockwise quarter turns, 0 to 3.
int quarterTurnsOf(const AVStream& stream);

} // namespace umpire
