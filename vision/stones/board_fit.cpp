#include "vision/stones/board_fit.h"

#include "calibration/view/upper_median.h"
#include "vision/stones/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace umpire::stones {

namespace {

/// Returns the mean change of brightness at each column of the plane, in grey levels.
std::vector<double> changes(const cv::Mat& plane) {
    cv::Mat gray, means;
    cv::cvtColor(plane, gray, cv::COLOR_BGR2GRAY);
    cv::Mat steps;
    cv::absdiff(gray.colRange(2, gray.cols), gray.colRange(0, gray.cols - 2), steps);
    cv::reduce(steps, means, 0, cv::REDUCE_AVG, CV_64F);
    std::vector<double> across(std::size_t(plane.cols), 0.0);
    std::copy(means.begin<double>(), means.end<double>(), across.begin() + 1);
    return across;
}

/// The lines of the board that cross one of its directions.
class Lines {
public:
    Lines(const cv::Mat& plane, int cells) : across_(changes(plane)), cells_(cells) {
        for (int off = 0; off < StoneLabels::kCellPixels; ++off) {
            byOffset_.push_back(upperMedian(changesAt(off - StoneLabels::kCellPixels / 2)));
        }
    }
    /// Returns by how much the lines are away from their stated places, in pixels; 0 if they are in
    /// their places. Returns none if no lines are visible.
    [[nodiscard]] std::optional<int> offset() const {
        const auto most = std::ranges::max_element(byOffset_);
        if (*most < kOptions.minChange || *most < kOptions.seen * upperMedian(byOffset_)) {
            return std::nullopt;
        }
        const auto home = byOffset_.begin() + StoneLabels::kCellPixels / 2;
        if (*most < kOptions.elsewhere *
                        *std::max_element(home - kOptions.slack, home + kOptions.slack + 1)) {
            return 0;
        }
        return middleOfPeak(most - byOffset_.begin()) - StoneLabels::kCellPixels / 2;
    }
    /// Tells whether the first line is missing (`first` is 0), or the last (`first` is 1).
    [[nodiscard]] bool ends(std::size_t first) const {
        const std::vector<double> lines = changesAt(0);
        const double outer = first == 0 ? lines.front() : lines.back();
        return outer < kOptions.minChange && outer < kOptions.minOuter * upperMedian(lines);
    }

private:
    /// Returns the middle of the peak around `top`. All offsets within `slack` of a line have equal
    /// values.
    [[nodiscard]] int middleOfPeak(std::ptrdiff_t top) const {
        const auto same = [&](std::ptrdiff_t k) {
            return k >= 0 && k < StoneLabels::kCellPixels &&
                   byOffset_[std::size_t(k)] > kOptions.same * byOffset_[std::size_t(top)];
        };
        std::ptrdiff_t from = top, to = top;
        while (same(from - 1)) {
            --from;
        }
        while (same(to + 1)) {
            ++to;
        }
        return int((from + to) / 2);
    }
    [[nodiscard]] std::vector<double> changesAt(int offset) const {
        std::vector<double> lines;
        for (int line = 0; line <= cells_; ++line) {
            const int at = StoneLabels::kMarginPixels + line * StoneLabels::kCellPixels + offset;
            const int from = std::clamp(at - kOptions.slack, 0, int(across_.size()) - 1);
            const int to = std::clamp(at + kOptions.slack, from, int(across_.size()) - 1);
            lines.push_back(*std::max_element(across_.begin() + from, across_.begin() + to + 1));
        }
        return lines;
    }

    std::vector<double> across_;
    int cells_;
    std::vector<double>
        byOffset_; ///< median change at the lines, for each offset from -kCellPixels / 2 on
};

enum class Axis { X, Y };

/// Returns the warning that the board's lines are elsewhere. `offset`: in pixels; its sign gives
/// the direction.
Message linesLieOff(Axis axis, int offset, double mmAPixel) {
    const long off = std::lround(std::abs(offset) * mmAPixel);
    if (axis == Axis::X) {
        return offset > 0 ? message("the board's lines lie about %1 mm farther right than the "
                                    "table file has them: check origin_mm and cell_mm",
                                    off)
                          : message("the board's lines lie about %1 mm farther left than the table "
                                    "file has them: check origin_mm and cell_mm",
                                    off);
    }
    return offset > 0 ? message("the board's lines lie about %1 mm farther from side A than the "
                                "table file has them: check origin_mm and cell_mm",
                                off)
                      : message("the board's lines lie about %1 mm nearer to side A than the table "
                                "file has them: check origin_mm and cell_mm",
                                off);
}

/// Names the edge of the board for a warning. `end`: 0 is the left or near edge, 1 the right or far
/// edge.
Message edgeAt(Axis axis, std::size_t end) {
    if (axis == Axis::X) {
        return end == 0 ? message("left") : message("right");
    }
    return end == 0 ? message("near") : message("far");
}

void tellMisfit(const Lines& lines, Axis axis, double mmAPixel, std::vector<Message>& warnings) {
    const std::optional<int> offset = lines.offset();
    if (!offset) {
        return;
    }
    if (*offset != 0) {
        warnings.push_back(linesLieOff(axis, *offset, mmAPixel));
        return;
    }
    for (const std::size_t end : {std::size_t(0), std::size_t(1)}) {
        if (lines.ends(end)) {
            warnings.push_back(message("the board ends before the %1 edge that the table file "
                                       "gives it: check origin_mm, cols and rows",
                                       edgeAt(axis, end)));
        }
    }
}

} // namespace

std::vector<Message> boardMisfits(const StoneLabels& labels, const BoardPlacement& board) {
    std::vector<Message> warnings;
    const double mmAPixel = 1 / labels.grid.pixelsPerMm;
    const Lines upright(labels.plane, board.columns);
    cv::Mat turned;
    cv::transpose(labels.plane, turned);
    cv::flip(turned, turned, 1); // in the direction of +y, as in the table file
    const Lines level(turned, board.rows);
    tellMisfit(upright, Axis::X, mmAPixel, warnings);
    tellMisfit(level, Axis::Y, mmAPixel, warnings);
    if (!upright.offset() && !level.offset()) {
        warnings.push_back(message("no lines of a board are seen where the table file has one: "
                                   "check its place, or the light"));
    }
    return warnings;
}

} // namespace umpire::stones
