#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <array>
#include <opencv2/core.hpp>

namespace umpire::stones {

/// What a pixel of the board's plane may show. A stack's side is all of it that is not its top.
enum class StoneLabel { None, LightTop, LightSide, DarkTop, DarkSide };
inline constexpr int kStoneLabels = 5;

/// The learned part: what each pixel of the rectified board, and of a margin around it, shows.
/// Trained by vision/training/train_board.py; inference is OpenCV's dnn.
struct StoneLabels {
    RectifiedGrid grid; ///< height 0; kCellPixels a cell, the margin kMarginPixels on each side
    cv::Mat finer;      ///< CV_8UC3: the picture on that grid made finer (`finerGrid`)
    cv::Mat plane;      ///< CV_8UC3: the same on the grid itself
    std::array<cv::Mat, kStoneLabels> logChance; ///< CV_32F, natural logarithms; equal where the
                                                 ///< picture does not reach; in the margin
                                                 ///< `None` is never the likeliest

    static constexpr int kCellPixels = 32;
    static constexpr int kMarginPixels = 24;

    [[nodiscard]] const cv::Mat& of(StoneLabel label) const {
        return logChance[std::size_t(label)];
    }
};

/// `image`: CV_8UC3, BGR. Deterministic; each thread loads its own net.
StoneLabels labelStones(const cv::Mat& image, const TableView& view, const BoardPlacement& board);

} // namespace umpire::stones
