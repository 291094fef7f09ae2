#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <span>

namespace umpire {

/// The ninths of a picture as its viewer sees it, row by row.
enum class PicturePlace {
    UpperLeft,
    Upper,
    UpperRight,
    Left,
    Middle,
    Right,
    LowerLeft,
    Lower,
    LowerRight
};

/// Quality figures of a picture that do not depend on its content.
struct PictureFacts {
    double brightness = 128.0; ///< median grey level, 0..255
    /// sigma of a blurred edge, in pixels of a picture 960 wide; 0: no edge
    double edgeWidth = 0.0;
    /// the ninth with the most saturated pixels, if there are too many
    std::optional<PicturePlace> glare;
    bool operator==(const PictureFacts&) const = default;
};

struct PictureFactsOptions {
    double saturated = 250.0; ///< grey level; equal to vision/picture/options.h
    /// Share of a ninth. Sample pictures have below 0.06, except one with a lamp above walnut.
    double glareShare = 0.15;
};

/// Longest side in pixels of the pictures measured here.
inline constexpr int kAimedSide = 960;

/// Returns the picture, reduced to at most kAimedSide, for factsOf. CV_8UC3.
cv::Mat smallPicture(const cv::Mat& picture);

/// `small`: from smallPicture. `area`: corners of the relevant part in its pixels; empty: the whole
/// picture. The ninths divide the area's bounding box.
PictureFacts factsOf(const cv::Mat& small, std::span<const cv::Point2d> area = {},
                     const PictureFactsOptions& options = {});

} // namespace umpire
