#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <span>

namespace umpire {

/// Ninths of a picture as its viewer sees it, row by row.
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

/// What a picture tells about how well it can be seen, without knowing what it shows.
struct PictureFacts {
    double brightness = 128.0; ///< median grey level, 0..255
    double edgeWidth = 0.0;    ///< pixels of a picture of 960: sigma of a blurred edge; 0: no edge
    std::optional<PicturePlace> glare; ///< where most is burnt out, if it is too much
    bool operator==(const PictureFacts&) const = default;
};

struct PictureFactsOptions {
    double saturated = 250.0; ///< grey level, as in vision/picture/options.h
    /// Share of a ninth, as there: sample pictures have less than 0.06, but for a lamp over walnut.
    double glareShare = 0.15;
};

/// The longer side of the pictures that are measured here, in pixels.
inline constexpr int kAimedSide = 960;

/// The picture, not larger than kAimedSide, for picture facts. CV_8UC3.
cv::Mat smallPicture(const cv::Mat& picture);

/// `small`: of smallPicture. `area`: corners in its pixels of what is looked at; empty: all of it.
/// The ninths are those of the area's bounding box.
PictureFacts factsOf(const cv::Mat& small, std::span<const cv::Point2d> area = {},
                     const PictureFactsOptions& options = {});

} // namespace umpire
