#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace umpire::dice {

/// A possible die. Pixel centres are at integers.
struct DieProposal {
    cv::Point2d top;   ///< middle of the die's top face, in pixels
    double edge = 0.0; ///< length of the die's edge in pixels, as if it were not foreshortened
    double heat = 0.0; ///< the network's answer, 0 to 1
};

/// Proposes dice and similar things in a picture where a die's edge is 15 to 38 pixels. `picture`:
/// CV_8UC3. The network is trained on rendered dice only (vision/training/train_dice.py).
std::vector<DieProposal> proposeDice(const cv::Mat& picture);

/// The viewing direction of a crop.
enum class CropPlane {
    Picture, ///< in the camera's direction
    Table,   ///< from straight above
};

/// A crop for a closer look.
struct DieCrop {
    cv::Point2d top; ///< the crop's middle in the picture
    /// Maps the crop's plane, in edges of the die (x right, y down), to the picture's pixels.
    cv::Matx22d pictureFromEdges;
    CropPlane plane = CropPlane::Picture;
};

/// Probabilities: a cocked die, a top face of 1 … 6, and no die.
using DieChances = std::array<double, 8>;
constexpr std::size_t kCocked = 0;
constexpr std::size_t kNoDie = 7;

/// Judges each crop in four quarter turns (vision/training/train_reader.py). `picture`: CV_8UC3.
std::vector<DieChances> judgeDice(const cv::Mat& picture, const std::vector<DieCrop>& crops);

} // namespace umpire::dice
