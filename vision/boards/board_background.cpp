#include "vision/boards/board_background.h"

#include "calibration/view/upper_median.h"
#include "vision/boards/options.h"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace umpire::boards {

namespace {

using Cells = std::vector<cv::Rect>;

/// Returns every other cell of the board, as on a chessboard. `kind` is 0 or 1.
Cells cellsOf(const cv::Mat& lab, int kind) {
    Cells cells;
    for (int y = 0; y < lab.rows / kBoardCell; ++y) {
        for (int x = (y + kind) % 2; x < lab.cols / kBoardCell; x += 2) {
            cells.emplace_back(x * kBoardCell, y * kBoardCell, kBoardCell, kBoardCell);
        }
    }
    return cells;
}

/// Returns the typical cell: each of its pixels is the median over the cells.
cv::Mat tileOf(const cv::Mat& lab, const Cells& cells) {
    cv::Mat tile(kBoardCell, kBoardCell, CV_32FC3);
    const std::size_t stride = 1 + cells.size() / kOptions.enoughCells;
    std::vector<float> values((cells.size() + stride - 1) / stride);
    for (int y = 0; y < kBoardCell; ++y) {
        for (int x = 0; x < kBoardCell; ++x) {
            for (int channel = 0; channel < 3; ++channel) {
                for (std::size_t k = 0; k < values.size(); ++k) {
                    const cv::Rect& cell = cells[k * stride];
                    values[k] = lab.at<cv::Vec3f>(cell.y + y, cell.x + x)[channel];
                }
                tile.at<cv::Vec3f>(y, x)[channel] = upperMedian(values);
            }
        }
    }
    return tile;
}

/// Returns by how much each cell is lighter than `tile`, in L* units, as the median over the middle
/// of the cell.
std::vector<float> excess(const cv::Mat& lab, const cv::Mat& tile, const Cells& cells) {
    std::vector<float> lighter;
    for (const cv::Rect& cell : cells) {
        std::vector<float> values;
        for (int y = kBoardCell / 4; y < kBoardCell * 3 / 4; y += 2) {
            for (int x = kBoardCell / 4; x < kBoardCell * 3 / 4; x += 2) {
                values.push_back(lab.at<cv::Vec3f>(cell.y + y, cell.x + x)[0] -
                                 tile.at<cv::Vec3f>(y, x)[0]);
            }
        }
        lighter.push_back(upperMedian(values));
    }
    return lighter;
}

} // namespace

RectifiedGrid boardGrid(const BoardPlacement& board) {
    RectifiedGrid grid;
    grid.pixelsPerMm = kBoardCell / board.cell.value();
    grid.size = {board.columns * kBoardCell, board.rows * kBoardCell};
    // Moves the first pixel's centre inside the board.
    const Millimetres half(0.5 / grid.pixelsPerMm);
    grid.origin = board.origin + TablePoint{half, half};
    return grid;
}

cv::Mat boardLab(const cv::Mat& image, const TableView& view, const RectifiedGrid& grid) {
    cv::Mat lab;
    rectify(image, view, grid).convertTo(lab, CV_32FC3, 1.0 / 255);
    cv::cvtColor(lab, lab, cv::COLOR_BGR2Lab);
    cv::GaussianBlur(lab, lab, {3, 3}, 0);
    return lab;
}

cv::Mat boardBackground(const cv::Mat& lab) {
    cv::Mat background = lab.clone();
    for (const int kind : {0, 1}) {
        const Cells cells = cellsOf(lab, kind);
        const cv::Mat tile = tileOf(lab, cells);
        const std::vector<float> lighter = excess(lab, tile, cells);
        for (const cv::Rect& cell : cells) {
            std::vector<float> around;
            for (std::size_t k = 0; k < cells.size(); ++k) {
                if (std::abs(cells[k].x - cell.x) <= kOptions.around * kBoardCell &&
                    std::abs(cells[k].y - cell.y) <= kOptions.around * kBoardCell) {
                    around.push_back(lighter[k]);
                }
            }
            cv::Mat(tile + cv::Scalar(upperMedian(around), 0, 0)).copyTo(background(cell));
        }
    }
    return background;
}

} // namespace umpire::boards
