#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <array>
#include <opencv2/core.hpp>

namespace umpire::stones {

/// The label of a pixel of the board's plane. The side of a stack is everything except its top.
enum class StoneLabel { None, LightTop, LightSide, DarkTop, DarkSide };
inline constexpr int kStoneLabels = 5;

/// The output of the label network: the probabilities of the labels of each pixel of the rectified
/// board, with a margin. The network is trained by vision/training/train_board.py and evaluated by
/// OpenCV's dnn.
struct StoneLabels {
    RectifiedGrid grid; ///< at height 0, with kCellPixels for each cell and a margin of
                        ///< kMarginPixels on each side
    cv::Mat finer;      ///< CV_8UC3: the picture on the grid with double resolution (`finerGrid`)
    cv::Mat plane;      ///< CV_8UC3: the picture on the grid
    /// Log-probabilities of the labels, CV_32F. They are all equal where the picture does not show
    /// the pixel. In the margin no label is less likely than `None`.
    std::array<cv::Mat, kStoneLabels> logChance;

    static constexpr int kCellPixels = 32;
    static constexpr int kMarginPixels = 24;

    [[nodiscard]] const cv::Mat& of(StoneLabel label) const {
        return logChance[std::size_t(label)];
    }
};

/// Labels the pixels of the board. `image`: CV_8UC3, BGR. The result is deterministic. Each thread
/// uses its own copy of the network.
StoneLabels labelStones(const cv::Mat& image, const TableView& view, const BoardPlacement& board);

} // namespace umpire::stones
