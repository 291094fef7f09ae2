#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

/// What a camera does to a picture.
namespace umpire::films {

/// Light that drifts over minutes and a sensor's noise.
class CameraEffects {
public:
    struct Strength {
        double noise = 2.0; ///< standard deviation, grey levels
        double drift = 0.06;
    };
    CameraEffects(std::uint64_t seed, cv::Size size, Strength strength);

    /// CV_8UC3, in place. `seconds` since the film began.
    void apply(cv::Mat& frame, double seconds);

private:
    cv::Mat noise_; ///< CV_8SC3, larger than a frame: each frame takes another part
    cv::RNG random_;
    Strength strength_;
    double phase_ = 0;
};

/// The picture when the camera turns about its centre: exact whatever the things' heights.
cv::Matx33d turnedCamera(cv::Size size, double focalPixels, const cv::Vec3d& panTiltRollDegrees);

} // namespace umpire::films
