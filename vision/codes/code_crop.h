#pragma once

#include "calibration/view/table_view.h"
#include "vision/codes/code_candidates.h"
#include "vision/codes/code_corners.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// A candidate and its margin, set straight and enlarged.
struct CodeCrop {
    cv::Mat gray; ///< CV_8UC1
    cv::Matx33d imageFromCrop;
};

/// The rectangle around the patch as the table's plane shows it from above: a slanted view is put
/// right. None where it is not on the table. `image`: CV_8UC3.
std::optional<CodeCrop> cropOnTable(const cv::Mat& image, const TableView& view,
                                    const Patch& patch);

/// The rectangle around it as the picture shows it.
CodeCrop cropInPicture(const cv::Mat& image, const Patch& patch);

/// What is taken for a code's outline, of what no dark path joins to the crop's edge.
enum class CodeOutline {
    AllDark,    ///< the code stands alone on its paper
    DarkSides,  ///< the largest dark part: a Data Matrix' solid sides, which span the whole of it
    BlackSides, ///< the same where grey is not dark
};

/// The outlines in a crop's picture, CV_8UC1.
class CodeOutlines {
public:
    explicit CodeOutlines(const cv::Mat& gray);

    /// The rectangle around it; none where nothing has a code's shape.
    [[nodiscard]] std::optional<cv::RotatedRect> of(CodeOutline kind) const;

private:
    cv::Mat gray_;
    double level_; ///< where dark ends
    cv::Mat dark_; ///< what no dark path joins to the edge
};

/// The crop again, upright and a little wider than the code's outline.
struct StraightCrop {
    CodeCrop crop;
    Corners corners; ///< of the outline in it, from the upper left, clockwise
};
StraightCrop straightened(const cv::Mat& image, const CodeCrop& rough,
                          const cv::RotatedRect& around);

/// Where a pixel of the crop is in the picture.
cv::Point2d imageFromCrop(const CodeCrop& crop, cv::Point2d pixel);

} // namespace umpire::codes
