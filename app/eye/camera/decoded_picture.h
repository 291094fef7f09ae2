#pragma once

#include "app/eye/camera/libav.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Turns decoded frames into BGR pictures; remembers how for frames of the same kind.
class PictureConverter {
public:
    /// `quarterTurns`: counter-clockwise, 0 to 3. Empty where the frame's format is not known.
    cv::Mat operator()(const AVFrame& frame, int quarterTurns);

private:
    libav::Scaler scaler_;
};

/// How a stream says it is to be turned for looking at it: counter-clockwise, 0 to 3.
int quarterTurnsOf(const AVStream& stream);

} // namespace umpire
