#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

/// The effects of a camera on a picture.
namespace umpire::films {

/// Light that drifts over minutes and a sensor's noise.
class CameraEffects {
public:
    struct Strength {
        double noise = 2.0; ///< standard deviation, grey levels
        double drift = 0.06;
    };
    CameraEffects(std::uint64_t seed, cv::Size size, Strength strength);

    /// Applies the effects in place to a CV_8UC3 frame. `seconds`: time since the film's beginning.
    void apply(cv::Mat& frame, double seconds);

private:
    cv::Mat noise_; ///< CV_8SC3, larger than a frame: each frame takes another part
    cv::RNG random_;
    Strength strength_;
    double phase_ = 0;
};

/// Returns the homography for a camera that rotates about its centre; it is exact for things of any
/// height.
cv::Matx33d turnedCamera(cv::Size size, double focalPixels, const cv::Vec3d& panTiltRollDegrees);

} // namespace umpire::films
