#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <span>

namespace umpire {

/// The nine parts of a picture as its viewer sees them, row by row.
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

/// The quality of a picture, in figures that do not depend on the picture's content.
struct PictureFacts {
    double brightness = 128.0; ///< median grey level, 0 to 255
    /// blur of the sharpest edges: standard deviation in pixels of a picture whose longest side is
    /// 960 pixels; 0 if there is no edge
    double edgeWidth = 0.0;
    /// the part with the largest share of saturated pixels; none if no part has too many
    std::optional<PicturePlace> glare;
    bool operator==(const PictureFacts&) const = default;
};

struct PictureFactsOptions {
    /// Minimum grey level of a saturated pixel; equal to vision/picture/options.h.
    double saturated = 250.0;
    /// Maximum share of saturated pixels in a part without glare. Sample pictures have less than
    /// 0.06, except for a picture with a lamp above walnut.
    double glareShare = 0.15;
};

/// Maximum side of the pictures whose quality is measured, in pixels.
inline constexpr int kAimedSide = 960;

/// Returns a copy of the picture (CV_8UC3) for `factsOf`, reduced to at most kAimedSide pixels.
cv::Mat smallPicture(const cv::Mat& picture);

/// Measures the quality of a picture from `smallPicture`. `area` holds the corners of the relevant
/// part in pixels of `small`; if it is empty, the whole picture is relevant. The nine parts divide
/// the bounding box of the area. The edge width is measured in the whole picture.
PictureFacts factsOf(const cv::Mat& small, std::span<const cv::Point2d> area = {},
                     const PictureFactsOptions& options = {});

} // namespace umpire
