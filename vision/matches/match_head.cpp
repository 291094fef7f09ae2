#include "vision/matches/match_head.h"

#include "vision/matches/options.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::matches {

namespace {

constexpr int kAlong = int(kOptions.boxAlong / MatchStrip::kAlongStep);
constexpr int kAcross = int(kOptions.boxAcross / MatchStrip::kAcrossStep);
constexpr int kColumns =
    2 * int((kOptions.spotReach + kOptions.boxAlong) / MatchStrip::kAlongStep) + 1;
constexpr int kRows =
    2 * int((kOptions.spotReach + kOptions.centroidHalf) / MatchStrip::kAcrossStep) + 1;

/// Rates each sample around the expected place: how much of the head's colour it has or, if that is
/// not known, how much it differs from the table.
class HeadMap {
public:
    HeadMap(const MatchStrip& strip, const WhiteStrip& white, StripPoint expected,
            const std::optional<cv::Vec3f>& head)
        : column0_(int(std::lround(strip.columnOf(expected.x))) - kColumns / 2),
          row0_(int(std::lround(MatchStrip::rowOf(expected.y))) - kRows / 2) {
        const float square = head ? std::max(0.01F, float(head->dot(*head))) : 1.0F;
        for (int i = 0; i < kColumns; ++i) {
            for (int j = 0; j < kRows; ++j) {
                const int column = column0_ + i;
                const int row = row0_ + j;
                if (column < 0 || column >= strip.columns || row < 0 || row >= MatchStrip::kRows) {
                    continue;
                }
                const std::size_t k = strip.at(column, row);
                const cv::Vec3f& y = white.value[k];
                weight_[at(i, j)] = strip.weight[k];
                value_[at(i, j)] = head ? likeness(y, *head, square)
                                        : std::min(float(cv::norm(y)), kOptions.spotDifferenceCap);
            }
        }
    }
    /// Returns the mean over the box around a place. `column` and `row` are counted from the map's
    /// corner.
    [[nodiscard]] float boxMean(int column, int row) const {
        float sum = 0;
        float count = 0;
        for (int i = column - kAlong; i <= column + kAlong; ++i) {
            for (int j = row - kAcross; j <= row + kAcross; ++j) {
                sum += value_[at(i, j)] * weight_[at(i, j)];
                count += weight_[at(i, j)];
            }
        }
        constexpr float kBox = (2 * kAlong + 1) * (2 * kAcross + 1);
        return count > kBox / 3 ? sum / count : 0;
    }
    /// Returns the row of the spot's middle, counted from the map's corner.
    [[nodiscard]] double centroidRow(int column, int row, float level) const {
        constexpr int kHalf = int(kOptions.centroidHalf / MatchStrip::kAcrossStep);
        double sum = 0;
        double moment = 0;
        for (int i = column - kAlong; i <= column + kAlong; ++i) {
            for (int j = std::max(0, row - kHalf); j <= std::min(kRows - 1, row + kHalf); ++j) {
                // Values below 0.4 of the spot's level belong to the table, to blur or to a shadow.
                const double v =
                    std::max(0.0F, value_[at(i, j)] - 0.4F * level) * weight_[at(i, j)];
                sum += v;
                moment += v * j;
            }
        }
        return sum > 0 ? moment / sum : row;
    }
    [[nodiscard]] int columnAt(int i) const { return column0_ + i; }
    [[nodiscard]] double rowAt(double j) const { return row0_ + j; }

private:
    static constexpr std::size_t at(int i, int j) { return std::size_t(i * kRows + j); }
    static float likeness(cv::Vec3f y, cv::Vec3f head, float square) {
        const float share = y.dot(head) / square;
        const cv::Vec3f rest = y - head * share;
        // A colour in another direction is no head, even if it differs much from the table's.
        const float other = float(rest.dot(rest)) / square;
        return std::clamp(share, 0.0F, 1.2F) / (1.0F + 2.0F * other);
    }
    int column0_;
    int row0_;
    std::array<float, std::size_t(kColumns) * kRows> value_{};
    std::array<float, std::size_t(kColumns) * kRows> weight_{};
};

} // namespace

std::optional<HeadSpot> findHeadSpot(const MatchStrip& strip, const WhiteStrip& white,
                                     StripPoint expected, const std::optional<cv::Vec3f>& head) {
    const HeadMap map(strip, white, expected, head);
    constexpr int kEdgeRows = int(kOptions.centroidHalf / MatchStrip::kAcrossStep);
    int bestColumn = -1;
    int bestRow = -1;
    double best = 0;
    for (int i = kAlong; i < kColumns - kAlong; ++i) {
        for (int j = kEdgeRows; j < kRows - kEdgeRows; j += 2) {
            const double dx = (i - kColumns / 2) * MatchStrip::kAlongStep;
            const double dy = (j - kRows / 2) * MatchStrip::kAcrossStep;
            const double near = std::exp(-(dx * dx + dy * dy) /
                                         (2 * kOptions.distanceSigma * kOptions.distanceSigma));
            const double value = near * double(map.boxMean(i, j));
            if (value > best) {
                best = value;
                bestColumn = i;
                bestRow = j;
            }
        }
    }
    if (bestColumn < 0) {
        return std::nullopt;
    }
    HeadSpot spot;
    const float level = map.boxMean(bestColumn, bestRow);
    spot.strength = double(level);
    spot.at = {strip.xOf(map.columnAt(bestColumn)),
               MatchStrip::yOf(map.rowAt(map.centroidRow(bestColumn, bestRow, level)))};
    spot.colour = patchColour(strip, spot.at, 0.8, 0.6).value_or(white.table);
    return spot;
}

} // namespace umpire::matches
