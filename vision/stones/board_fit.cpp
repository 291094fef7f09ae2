#include "vision/stones/board_fit.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace umpire::stones {

namespace {

constexpr int kCell = StoneLabels::kCellPixels;
/// A line may lie this far from its place, pixels of the board's plane: a printed board laid by
/// hand; a tenth of a cell.
constexpr int kSlack = 3;
/// Lines that are seen change brightness this much more than the places between them do (12
/// rendered boards: from 2.2 to 34), and than the place where they are said to be, where they are
/// elsewhere (the same, moved by 0.3 of a cell: from 4.5 to 38).
constexpr double kSeen = 1.8;
constexpr double kElsewhere = 2.0;
constexpr double kSame = 0.8; ///< share of the highest value that belongs to its peak
/// Less change than this between one pixel and the next but one is noise, grey levels.
constexpr double kMinChange = 6.0;
/// A board's last line has a share of the others' change at least: 0.5 on the same boards.
constexpr double kMinOuter = 0.2;

/// Mean change of brightness across each column of the plane.
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

double medianOf(std::vector<double> values) {
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The lines across one of the board's directions.
class Lines {
public:
    Lines(const cv::Mat& plane, int cells) : across_(changes(plane)), cells_(cells) {
        for (int off = 0; off < kCell; ++off)
            byOffset_.push_back(medianOf(changesAt(off - kCell / 2)));
    }
    /// How far the lines are from their places, pixels; none where no lines are seen.
    [[nodiscard]] std::optional<int> offset() const {
        const auto most = std::ranges::max_element(byOffset_);
        if (*most < kMinChange || *most < kSeen * medianOf(byOffset_))
            return std::nullopt;
        const auto home = byOffset_.begin() + kCell / 2;
        if (*most < kElsewhere * *std::max_element(home - kSlack, home + kSlack + 1))
            return 0;
        return middleOfPeak(most - byOffset_.begin()) - kCell / 2;
    }
    /// Whether the first, or the last, of the lines is missing.
    [[nodiscard]] bool ends(std::size_t first) const {
        const std::vector<double> lines = changesAt(0);
        const double outer = first == 0 ? lines.front() : lines.back();
        return outer < kMinChange && outer < kMinOuter * medianOf(lines);
    }

private:
    /// A line is as good as itself from everywhere within kSlack of it.
    [[nodiscard]] int middleOfPeak(std::ptrdiff_t top) const {
        const auto same = [&](std::ptrdiff_t k) {
            return k >= 0 && k < kCell &&
                   byOffset_[std::size_t(k)] > kSame * byOffset_[std::size_t(top)];
        };
        std::ptrdiff_t from = top, to = top;
        while (same(from - 1))
            --from;
        while (same(to + 1))
            ++to;
        return int((from + to) / 2);
    }
    [[nodiscard]] std::vector<double> changesAt(int offset) const {
        std::vector<double> lines;
        for (int line = 0; line <= cells_; ++line) {
            const int at = StoneLabels::kMarginPixels + line * kCell + offset;
            const int from = std::clamp(at - kSlack, 0, int(across_.size()) - 1);
            const int to = std::clamp(at + kSlack, from, int(across_.size()) - 1);
            lines.push_back(*std::max_element(across_.begin() + from, across_.begin() + to + 1));
        }
        return lines;
    }

    std::vector<double> across_;
    int cells_;
    std::vector<double> byOffset_; ///< change of the line that is the median, from -kCell / 2 on
};

struct Direction {
    const char* forward;
    const char* back;
    const char* first; ///< where a line may be missing
    const char* last;
};
constexpr Direction kAlongX{"farther right", "farther left", "left", "right"};
constexpr Direction kAlongY{"farther from side A", "nearer to side A", "near", "far"};

void tellMisfit(const Lines& lines, const Direction& direction, double mmAPixel,
                std::vector<std::string>& warnings) {
    const std::optional<int> offset = lines.offset();
    if (!offset)
        return;
    if (*offset != 0) {
        warnings.push_back("the board's lines lie about " +
                           std::to_string(int(std::lround(std::abs(*offset) * mmAPixel))) + " mm " +
                           (*offset > 0 ? direction.forward : direction.back) +
                           " than the table file has them: check origin_mm and cell_mm");
        return;
    }
    for (const std::size_t end : {std::size_t(0), std::size_t(1)})
        if (lines.ends(end))
            warnings.push_back(std::string("the board ends before the ") +
                               (end == 0 ? direction.first : direction.last) +
                               " edge that the table file gives it: check origin_mm, cols and "
                               "rows");
}

} // namespace

std::vector<std::string> boardMisfits(const StoneLabels& labels, const BoardPlacement& board) {
    std::vector<std::string> warnings;
    const double mmAPixel = 1 / labels.grid.pixelsPerMm;
    const Lines upright(labels.plane, board.columns);
    cv::Mat turned;
    cv::transpose(labels.plane, turned);
    cv::flip(turned, turned, 1); // along +y, as the table file counts
    const Lines level(turned, board.rows);
    tellMisfit(upright, kAlongX, mmAPixel, warnings);
    tellMisfit(level, kAlongY, mmAPixel, warnings);
    if (!upright.offset() && !level.offset())
        warnings.emplace_back("no lines of a board are seen where the table file has one: check "
                              "its place, or the light");
    return warnings;
}

} // namespace umpire::stones
