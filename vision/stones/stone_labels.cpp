#include "vision/stones/stone_labels.h"

#include "vision/picture/nets.h"
#include "vision/stones/options.h"
#include "vision/stones/stone_plane.h"

#include <algorithm>
#include <cmath>
#include <opencv2/dnn.hpp>
#include <vector>

namespace umpire::stones {

namespace {

/// Side of the square of pixels that one cell of the network's output covers.
constexpr int kBlock = 4;

constexpr float kEvenOdds = 0.6931F; ///< logarithm of two: with even odds, the distinction of top
                                     ///< and side has no effect

RectifiedGrid boardGrid(const BoardPlacement& board) {
    const double pixelsPerMm = StoneLabels::kCellPixels / board.cell.value();
    const Millimetres margin(StoneLabels::kMarginPixels / pixelsPerMm);
    const Millimetres half(0.5 / pixelsPerMm); // pixel centres are at integers
    const TablePoint corner{board.origin.x - margin + half, board.origin.y - margin + half};
    return {corner,
            pixelsPerMm,
            {board.columns * StoneLabels::kCellPixels + 2 * StoneLabels::kMarginPixels,
             board.rows * StoneLabels::kCellPixels + 2 * StoneLabels::kMarginPixels},
            0_mm};
}

/// Writes channels three and four of the input: the offset of each place from the point under the
/// camera, divided by the camera's height.
void writeLeans(cv::Mat& blob, const RectifiedGrid& grid, const TablePoint3& eye) {
    cv::Mat right(grid.size, CV_32F, blob.ptr<float>(0, 3));
    cv::Mat away(grid.size, CV_32F, blob.ptr<float>(0, 4));
    cv::Mat_<float> across(1, grid.size.width);
    cv::Mat_<float> down(grid.size.height, 1);
    for (int column = 0; column < across.cols; ++column) {
        across(column) = float((grid.tableAt(column, 0).x - eye.x) / eye.z);
    }
    for (int row = 0; row < down.rows; ++row) {
        down(row) = float((grid.tableAt(0, row).y - eye.y) / eye.z);
    }
    cv::repeat(across, down.rows, 1, right);
    cv::repeat(down, 1, across.cols, away);
}

cv::Mat netInput(const cv::Mat& plane, const RectifiedGrid& grid, const TablePoint3& eye) {
    const std::array shape{1, kOptions.labelChannels, plane.rows, plane.cols};
    cv::Mat blob(int(shape.size()), shape.data(), CV_32F);
    std::array<cv::Mat, 3> colours;
    cv::split(plane, colours.data());
    for (int c = 0; c < 3; ++c) {
        cv::Mat out(plane.size(), CV_32F, blob.ptr<float>(0, c));
        colours[std::size_t(c)].convertTo(out, CV_32F, 1 / 255.0, -0.5);
    }
    writeLeans(blob, grid, eye);
    return blob;
}

/// Converts the network's output to one plane for each label. Its channel label * 16 + r * 4 + c is
/// the pixel (r, c) of each block.
void unfold(const cv::Mat& answer, StoneLabels& labels) {
    const int rows = answer.size[2];
    const int columns = answer.size[3];
    for (int label = 0; label < kStoneLabels; ++label) {
        cv::Mat& plane = labels.logChance[std::size_t(label)];
        plane.create(labels.grid.size, CV_32F);
        for (int row = 0; row < rows * kBlock; ++row) {
            std::array<const float*, kBlock> from{};
            for (std::size_t c = 0; c < from.size(); ++c) {
                from[c] = answer.ptr<float>(0, (label * kBlock + row % kBlock) * kBlock + int(c)) +
                          std::ptrdiff_t(row / kBlock) * columns;
            }
            auto* to = plane.ptr<float>(row);
            for (int column = 0; column < columns; ++column) {
                for (const float* each : from) {
                    *to++ = each[column];
                }
            }
        }
    }
}

/// Converts the scores of one pixel to log-probabilities.
void normalise(std::array<float*, kStoneLabels> label) {
    // Most pixels clearly show the board, so this case is handled quickly.
    if (*label[0] - std::max({*label[1], *label[2], *label[3], *label[4]}) >
        -kOptions.minLogChance) {
        *label[0] = 0;
        for (std::size_t k = 1; k < label.size(); ++k) {
            *label[k] = kOptions.minLogChance;
        }
        return;
    }
    const float most = std::max({*label[0], *label[1], *label[2], *label[3], *label[4]});
    std::array<float, kStoneLabels> chance{}; // probabilities times a common factor
    for (std::size_t k = 0; k < chance.size(); ++k) {
        chance[k] = std::exp(*label[k] -= most);
    }
    const float whole = std::log(chance[0] + chance[1] + chance[2] + chance[3] + chance[4]);
    *label[0] = std::max(*label[0] - whole, kOptions.minLogChance);
    for (std::size_t top = 1; top < chance.size(); top += 2) {
        const float stone = std::log(std::max(chance[top] + chance[top + 1], 1e-9F));
        for (const std::size_t k : {top, top + 1}) {
            const float part = std::max(*label[k] - stone, kOptions.minPart);
            *label[k] = std::max(stone - whole + kOptions.partTrust * (part + kEvenOdds),
                                 kOptions.minLogChance);
        }
    }
}

void normalise(StoneLabels& labels) {
    for (int row = 0; row < labels.grid.size.height; ++row) {
        std::array<float*, kStoneLabels> label{};
        for (std::size_t k = 0; k < label.size(); ++k) {
            label[k] = labels.logChance[k].ptr<float>(row);
        }
        for (int column = 0; column < labels.grid.size.width; ++column) {
            normalise(label);
            for (float*& each : label) {
                ++each;
            }
        }
    }
}

/// Makes all labels equally likely where the picture does not show the board.
void silenceUnseen(const cv::Size& picture, const TableView& view, StoneLabels& labels) {
    const cv::Rect2d whole(0, 0, picture.width - 1, picture.height - 1);
    const cv::Size size = labels.grid.size;
    const auto isSeen = [&](int column, int row) {
        const TablePoint at = labels.grid.tableAt(column, row);
        const ImagePoint pixel = imageFromTable(view, {at.x, at.y, 0_mm});
        return whole.contains(cv::Point2d(pixel.x.value(), pixel.y.value()));
    };
    // Tests every eighth pixel. A lens moves the edge of the picture by fewer pixels between two
    // samples.
    constexpr int kStep = 8;
    for (int row = 0; row < size.height; row += kStep) {
        for (int column = 0; column < size.width; column += kStep) {
            if (!isSeen(column, row)) {
                const cv::Rect block = cv::Rect(column, row, kStep, kStep) & cv::Rect({0, 0}, size);
                for (cv::Mat& plane : labels.logChance) {
                    plane(block).setTo(0);
                }
            }
        }
    }
}

/// Removes the evidence against stacks in the margin beside the board. The training data has no
/// such tables, so the network misses stones there. The pixels in the margin can then only support
/// a stack. (Of 825 stacks at 50 degrees, 150 were misread and 64 undecided before; now none and
/// 5.)
void doubtEmptyBeside(StoneLabels& labels) {
    constexpr int kMargin = StoneLabels::kMarginPixels;
    const cv::Rect board({kMargin, kMargin}, labels.grid.size - cv::Size(2 * kMargin, 2 * kMargin));
    cv::Mat beside(labels.grid.size, CV_8U, cv::Scalar(255));
    beside(board).setTo(0);
    const cv::Mat& none = labels.of(StoneLabel::None);
    for (std::size_t label = 1; label < kStoneLabels; ++label) {
        cv::Mat& chance = labels.logChance[label];
        none.copyTo(chance, beside & (chance < none));
    }
}

} // namespace

StoneLabels labelStones(const cv::Mat& image, const TableView& view, const BoardPlacement& board) {
    StoneLabels labels;
    labels.grid = boardGrid(board);
    labels.finer = rectify(image, view, finerGrid(labels.grid));
    labels.plane = rectify(image, view, labels.grid);
    picture::stoneNet().setInput(netInput(labels.plane, labels.grid, cameraCenter(view)));
    unfold(picture::stoneNet().forward(), labels);
    normalise(labels);
    silenceUnseen(image.size(), view, labels);
    doubtEmptyBeside(labels);
    return labels;
}

} // namespace umpire::stones
