#pragma once

#include "calibration/view/table_view.h"
#include "vision/codes/code_candidates.h"
#include "vision/codes/code_corners.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// A candidate with its margin, rectified and enlarged.
struct CodeCrop {
    cv::Mat gray; ///< CV_8UC1
    cv::Matx33d imageFromCrop;
};

/// Returns the rectangle around the patch, rectified to the table's plane. None if it is not on the
/// table. `image`: CV_8UC3.
std::optional<CodeCrop> cropOnTable(const cv::Mat& image, const TableView& view,
                                    const Patch& patch);

/// Returns the rectangle around it, as in the picture.
CodeCrop cropInPicture(const cv::Mat& image, const Patch& patch);

/// Selects a code's outline, among dark parts that no dark path connects to the crop's edge.
enum class CodeOutline {
    AllDark,    ///< all dark pixels, if the code is alone on its paper
    DarkSides,  ///< the largest dark part: a Data Matrix's solid sides, which span the whole code
    BlackSides, ///< the largest black part, where grey does not count as dark
};

/// The outlines in a crop's picture, CV_8UC1.
class CodeOutlines {
public:
    explicit CodeOutlines(const cv::Mat& gray);

    /// Returns the rectangle around the code; none if no part has a code's shape.
    [[nodiscard]] std::optional<cv::RotatedRect> of(CodeOutline kind) const;

private:
    cv::Mat gray_;
    double level_; ///< brightness up to which pixels are dark
    cv::Mat dark_; ///< dark parts not connected to the edge
};

/// The crop, upright and slightly wider than the code's outline.
struct StraightCrop {
    CodeCrop crop;
    Corners corners; ///< corners of the outline in the crop, clockwise from the upper left
};
StraightCrop straightened(const cv::Mat& image, const CodeCrop& rough,
                          const cv::RotatedRect& around);

/// Maps a pixel of the crop to the picture.
cv::Point2d imageFromCrop(const CodeCrop& crop, cv::Point2d pixel);

} // namespace umpire::codes
