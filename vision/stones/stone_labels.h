#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <array>
#include <opencv2/core.hpp>

namespace umpire::stones {

/// The label of a pixel of the board's plane. A stack's side is the whole stack except the top.
enum class StoneLabel { None, LightTop, LightSide, DarkTop, DarkSide };
inline constexpr int kStoneLabels = 5;

/// The network's output: the label of each pixel of the rectified board and of a margin around it.
/// vision/training/train_board.py trains the network; inference uses OpenCV's dnn.
struct StoneLabels {
    RectifiedGrid grid; ///< height 0; kCellPixels per cell, a margin of kMarginPixels on each side
    cv::Mat finer;      ///< CV_8UC3: the picture on that grid made finer (`finerGrid`)
    cv::Mat plane;      ///< CV_8UC3: the picture on the grid itself
    /// CV_32F, log-probabilities; all equal if the picture does not show the pixel; in the margin
    /// `None` is never the most likely
    std::array<cv::Mat, kStoneLabels> logChance;

    static constexpr int kCellPixels = 32;
    static constexpr int kMarginPixels = 24;

    [[nodiscard]] const cv::Mat& of(StoneLabel label) const {
        return logChance[std::size_t(label)];
    }
};

/// `image`: CV_8UC3, BGR. Deterministic; each thread loads its own network.
StoneLabels labelStones(const cv::Mat& image, const TableView& view, const BoardPlacement& board);

} // namespace umpire::stones
