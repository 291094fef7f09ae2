#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace umpire::dice {

/// A place that may be a die. Pixel centres are at integers.
struct DieProposal {
    cv::Point2d top;   ///< middle of the die's top face, in pixels
    double edge = 0.0; ///< length of the die's edge in pixels, without foreshortening
    double heat = 0.0; ///< output of the network, from 0 to 1
};

/// Proposes dice, and things that look like dice, in a picture in which the edge of a die has 15 to
/// 38 pixels. `picture`: CV_8UC3. The network was trained on rendered dice only
/// (vision/training/train_dice.py).
std::vector<DieProposal> proposeDice(const cv::Mat& picture);

/// The viewing direction of a crop.
enum class CropPlane {
    Picture, ///< as the camera sees the die
    Table,   ///< as seen from straight above
};

/// Describes a crop around a proposed die.
struct DieCrop {
    cv::Point2d top; ///< the crop's middle in the picture
    /// Maps the plane of the crop to the picture's pixels. The unit of the plane is the edge of the
    /// die (x right, y down).
    cv::Matx22d pictureFromEdges;
    CropPlane plane = CropPlane::Picture;
};

/// Probabilities of a cocked die (index 0), of the values 1 to 6 (index 1 to 6), and of no die
/// (index 7). Their sum is one.
using DieChances = std::array<double, 8>;
constexpr std::size_t kCocked = 0;
constexpr std::size_t kNoDie = 7;

/// Returns the probabilities for each crop, as means over four quarter turns of the crop (network
/// of vision/training/train_reader.py). `picture`: CV_8UC3.
std::vector<DieChances> judgeDice(const cv::Mat& picture, const std::vector<DieCrop>& crops);

} // namespace umpire::dice
