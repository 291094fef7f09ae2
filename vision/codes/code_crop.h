#pragma once

#include "calibration/view/table_view.h"
#include "vision/codes/code_candidates.h"
#include "vision/codes/code_corners.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// The picture of a candidate with its margin, rectified and enlarged.
struct CodeCrop {
    cv::Mat gray; ///< CV_8UC1
    cv::Matx33d imageFromCrop;
};

/// Returns the rectangle around the patch, rectified to the table's plane. Returns none if a ray
/// through the patch does not meet the table. `image`: CV_8UC3.
std::optional<CodeCrop> cropOnTable(const cv::Mat& image, const TableView& view,
                                    const Patch& patch);

/// Returns the rectangle around the patch, without rectification. `image`: CV_8UC3.
CodeCrop cropInPicture(const cv::Mat& image, const Patch& patch);

/// Selects which dark parts of a crop are the code. Ignores parts that are connected to the crop's
/// edge.
enum class CodeOutline {
    AllDark,    ///< all dark parts, for a code that is alone on its paper
    DarkSides,  ///< the largest dark part: the solid sides of a Data Matrix, which span the whole
                ///< code
    BlackSides, ///< the largest black part, where grey does not count as dark
};

/// Finds the outlines of a code in a crop, CV_8UC1.
class CodeOutlines {
public:
    explicit CodeOutlines(const cv::Mat& gray);

    /// Returns the smallest rectangle around the selected parts, or none if they do not have the
    /// shape of a code.
    [[nodiscard]] std::optional<cv::RotatedRect> of(CodeOutline kind) const;

private:
    cv::Mat gray_;
    double level_; ///< maximum brightness of dark pixels, in grey levels
    cv::Mat dark_; ///< mask of the dark pixels that are not connected to the crop's edge
};

/// A crop in which the code is upright and fills the picture except for a small margin.
struct StraightCrop {
    CodeCrop crop;
    Corners corners; ///< corners of the code's outline in the crop, clockwise from the upper left
};

/// Cuts a rectangle out of the picture, upright and with a small margin. `around`: the rectangle,
/// in pixels of `rough`. `image`: CV_8UC3.
StraightCrop straightened(const cv::Mat& image, const CodeCrop& rough,
                          const cv::RotatedRect& around);

/// Returns the place in the picture of a pixel of the crop.
cv::Point2d imageFromCrop(const CodeCrop& crop, cv::Point2d pixel);

} // namespace umpire::codes
