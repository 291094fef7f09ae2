#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace umpire::dice {

/// Where a die may lie. Pixel centres are at integers.
struct DieProposal {
    cv::Point2d top;   ///< the middle of its top face, in pixels
    double edge = 0.0; ///< its length in pixels, as if it were not foreshortened
    double heat = 0.0; ///< the net's answer, 0 to 1
};

/// Dice, and things like them, in a picture where a die's edge is 15 to 38 pixels long. `picture`:
/// CV_8UC3. The net is trained on rendered dice only (vision/training/train_dice.py).
std::vector<DieProposal> proposeDice(const cv::Mat& picture);

/// Which way a crop of a picture looks at the table.
enum class CropPlane {
    Picture, ///< as the camera does
    Table,   ///< from straight above
};

/// What to look at more closely.
struct DieCrop {
    cv::Point2d top; ///< the crop's middle in the picture
    /// From the crop's plane, in edges of the die (x right, y down), to the picture's pixels.
    cv::Matx22d pictureFromEdges;
    CropPlane plane = CropPlane::Picture;
};

/// The chances that it is a cocked die, that its top shows 1 … 6, and that it is no die.
using DieChances = std::array<double, 8>;
constexpr std::size_t kCocked = 0;
constexpr std::size_t kNoDie = 7;

/// Each crop judged in four quarter turns (vision/training/train_reader.py). `picture`: CV_8UC3.
std::vector<DieChances> judgeDice(const cv::Mat& picture, const std::vector<DieCrop>& crops);

} // namespace umpire::dice
