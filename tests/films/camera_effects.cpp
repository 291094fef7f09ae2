#include "tests/films/camera_effects.h"

#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::films {
namespace {

constexpr int kSpare = 96;     // pixels that the noise is larger than a frame
constexpr double kUnity = 200; // a gain of 1 in eight bits: steps of half a percent

} // namespace

CameraEffects::CameraEffects(std::uint64_t seed, cv::Size size, Strength strength)
    : noise_(size + cv::Size(kSpare, kSpare), CV_8SC3), random_(seed * 977 + 13),
      strength_(strength) {
    random_.fill(noise_, cv::RNG::NORMAL, 0, std::max(strength.noise, 1e-6));
    phase_ = random_.uniform(0.0, 2 * CV_PI);
}

void CameraEffects::apply(cv::Mat& frame, double seconds) {
    // Daylight through clouds is two slow waves. A lamp's colour changes less, and one side of the
    // table gains what the other loses.
    const double d = strength_.drift;
    const double level =
        1 + d * (0.7 * std::sin(seconds / 7 + phase_) + 0.3 * std::sin(seconds / 1.9 + 2 * phase_));
    const double warmth = 0.25 * d * std::sin(seconds / 11 + 3 * phase_);
    const double slope = 0.5 * d * std::sin(seconds / 13 + phase_);
    cv::Mat gain(2, 2, CV_8UC3);
    for (int corner = 0; corner < 4; ++corner) {
        const double here = level + (corner % 2 == 0 ? slope : -slope);
        gain.at<cv::Vec3b>(corner / 2, corner % 2) =
            cv::Vec3b(cv::saturate_cast<uchar>(kUnity * (here - warmth)),
                      cv::saturate_cast<uchar>(kUnity * here),
                      cv::saturate_cast<uchar>(kUnity * (here + warmth)));
    }
    cv::resize(gain, gain, frame.size(), 0, 0, cv::INTER_LINEAR);
    cv::multiply(frame, gain, frame, 1 / kUnity);
    const cv::Point at(random_.uniform(0, kSpare), random_.uniform(0, kSpare));
    cv::add(frame, noise_(cv::Rect(at, frame.size())), frame, cv::noArray(), CV_8U);
}

cv::Matx33d turnedCamera(cv::Size size, double focalPixels, const cv::Vec3d& panTiltRollDegrees) {
    const cv::Vec3d radians = panTiltRollDegrees * (CV_PI / 180);
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(radians[1], radians[0], radians[2]), turn);
    const cv::Matx33d camera(focalPixels, 0, size.width / 2.0, 0, focalPixels, size.height / 2.0, 0,
                             0, 1);
    return camera * turn * camera.inv();
}

} // namespace umpire::films
