#include "vision/matches/match_head.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::matches {

namespace {

/// Half sides of the box a head fills, mm: heads are 3.3 to 4 long and 2.4 to 3 wide.
constexpr double kBoxAlong = 1.25;
constexpr double kBoxAcross = 0.75;
/// How far from the hypothesis' place heads are looked for, mm, and what distance costs.
constexpr double kSpotReach = 3.5;
constexpr double kDistanceSigma = 2.5;
/// The centroid looks this far to both sides, mm.
constexpr double kCentroidHalf = 2.0;
/// Colours differ from the table by so many scatters at most before more says nothing.
constexpr float kSpotDifferenceCap = 12.0F;

constexpr int kAlong = int(kBoxAlong / MatchStrip::kAlongStep);
constexpr int kAcross = int(kBoxAcross / MatchStrip::kAcrossStep);
constexpr int kColumns = 2 * int((kSpotReach + kBoxAlong) / MatchStrip::kAlongStep) + 1;
constexpr int kRows = 2 * int((kSpotReach + kCentroidHalf) / MatchStrip::kAcrossStep) + 1;

/// How much of a head every sample around the expected place is.
class HeadMap {
public:
    HeadMap(const MatchStrip& strip, const WhiteStrip& white, StripPoint expected,
            const std::optional<cv::Vec3f>& head)
        : column0_(int(std::lround(strip.columnOf(expected.x))) - kColumns / 2),
          row0_(int(std::lround(MatchStrip::rowOf(expected.y))) - kRows / 2) {
        const float square = head ? std::max(0.01F, float(head->dot(*head))) : 1.0F;
        for (int i = 0; i < kColumns; ++i)
            for (int j = 0; j < kRows; ++j) {
                const int column = column0_ + i;
                const int row = row0_ + j;
                if (column < 0 || column >= strip.columns || row < 0 || row >= MatchStrip::kRows)
                    continue;
                const std::size_t k = strip.at(column, row);
                const cv::Vec3f& y = white.value[k];
                weight_[at(i, j)] = strip.weight[k];
                value_[at(i, j)] = head ? likeness(y, *head, square)
                                        : std::min(float(cv::norm(y)), kSpotDifferenceCap);
            }
    }
    /// Mean over the box around a place, places counted from the map's corner.
    [[nodiscard]] float boxMean(int column, int row) const {
        float sum = 0;
        float count = 0;
        for (int i = column - kAlong; i <= column + kAlong; ++i)
            for (int j = row - kAcross; j <= row + kAcross; ++j) {
                sum += value_[at(i, j)] * weight_[at(i, j)];
                count += weight_[at(i, j)];
            }
        constexpr float kBox = (2 * kAlong + 1) * (2 * kAcross + 1);
        return count > kBox / 3 ? sum / count : 0;
    }
    /// Across position (rows) of the spot's middle.
    [[nodiscard]] double centroidRow(int column, int row, float level) const {
        constexpr int kHalf = int(kCentroidHalf / MatchStrip::kAcrossStep);
        double sum = 0;
        double moment = 0;
        for (int i = column - kAlong; i <= column + kAlong; ++i)
            for (int j = std::max(0, row - kHalf); j <= std::min(kRows - 1, row + kHalf); ++j) {
                // Half of the spot's own level is its edge: less is table, blur or shadow.
                const double v =
                    std::max(0.0F, value_[at(i, j)] - 0.4F * level) * weight_[at(i, j)];
                sum += v;
                moment += v * j;
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
        // Something else in another colour is no head, however far it is from the table.
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
    constexpr int kEdgeRows = int(kCentroidHalf / MatchStrip::kAcrossStep);
    int bestColumn = -1;
    int bestRow = -1;
    double best = 0;
    for (int i = kAlong; i < kColumns - kAlong; ++i)
        for (int j = kEdgeRows; j < kRows - kEdgeRows; j += 2) {
            const double dx = (i - kColumns / 2) * MatchStrip::kAlongStep;
            const double dy = (j - kRows / 2) * MatchStrip::kAcrossStep;
            const double near =
                std::exp(-(dx * dx + dy * dy) / (2 * kDistanceSigma * kDistanceSigma));
            const double value = near * double(map.boxMean(i, j));
            if (value > best) {
                best = value;
                bestColumn = i;
                bestRow = j;
            }
        }
    if (bestColumn < 0)
        return std::nullopt;
    HeadSpot spot;
    const float level = map.boxMean(bestColumn, bestRow);
    spot.strength = double(level);
    spot.at = {strip.xOf(map.columnAt(bestColumn)),
               MatchStrip::yOf(map.rowAt(map.centroidRow(bestColumn, bestRow, level)))};
    spot.colour = patchColour(strip, spot.at, 0.8, 0.6).value_or(white.table);
    return spot;
}

} // namespace umpire::matches
