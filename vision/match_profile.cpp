#include "vision/match_profile.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

/// Kept clear of the ends (a head of 4 mm, ends off by 2): mm from the nominal end.
constexpr double kEndsExcluded = 5.5;
/// Columns from one to the next in the mean profile (every second one costs 0.3 % of the heads).
constexpr int kProfileStep = 1;
/// A piece of the line whose shift is measured by itself, columns (4 mm).
constexpr int kPieceColumns = 8;
/// Only what is this near to the line turns it, mm: shaft, side face and contact shadow.
constexpr double kTurnReach = 2.6;
/// A piece whose shift differs from the line by more than this is somebody else's, mm.
constexpr double kPieceOutlier = 0.5;

/// Columns of the shaft's part, inclusive.
std::pair<int, int> shaftColumns(const MatchStrip& strip) {
    const double reach = strip.halfLength - kEndsExcluded;
    return {int(std::ceil(strip.columnOf(-reach))), int(strip.columnOf(reach))};
}

struct Sample {
    cv::Vec3f value{};
    float weight = 0;
};

/// At a fractional row of a column.
Sample sampleAcross(const MatchStrip& strip, const WhiteStrip& white, int column, double row) {
    if (row < 0 || row >= MatchStrip::kRows - 1)
        return {};
    const int r = int(row);
    const float f = float(row - r);
    const std::size_t i = strip.at(column, r);
    return {white.value[i] * (1 - f) + white.value[i + 1] * f,
            strip.weight[i] * strip.weight[i + 1]};
}

struct Piece {
    double x = 0;
    double shift = 0;
    double weight = 0;
};

struct Straight {
    double offset = 0;
    double slope = 0;
    double slopeWeight = 0;
    double pivot = 0;
};

Straight weightedLine(const std::vector<Piece>& pieces, const Straight& around, double outlier) {
    double w = 1e-9, wx = 0, wxx = 1e-9, wy = 0, wxy = 0;
    for (const Piece& p : pieces) {
        const double r = (p.shift - around.offset - around.slope * p.x) / outlier;
        const double weight = p.weight / (1 + r * r); // Cauchy
        w += weight;
        wx += weight * p.x;
        wxx += weight * p.x * p.x;
        wy += weight * p.shift;
        wxy += weight * p.x * p.shift;
    }
    const double det = w * wxx - wx * wx;
    if (det < 1e-9)
        return {};
    return {(wxx * wy - wx * wxy) / det, (w * wxy - wx * wy) / det, det / w, wx / w};
}

} // namespace

int Profile::samples() const {
    return int(std::count_if(weight.begin(), weight.end(), [](float w) { return w > 0.05F; }));
}

Profile meanProfile(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line) {
    Profile profile;
    const auto [first, last] = shaftColumns(strip);
    for (int column = first; column <= last; column += kProfileStep) {
        const double row = MatchStrip::rowOf(line.at(strip.xOf(column)) - Profile::kHalf);
        for (int k = 0; k < Profile::kRows; ++k) {
            const Sample sample = sampleAcross(strip, white, column, row + k);
            profile.value[std::size_t(k)] += sample.value * sample.weight;
            profile.weight[std::size_t(k)] += sample.weight;
        }
    }
    for (int k = 0; k < Profile::kRows; ++k) {
        float& weight = profile.weight[std::size_t(k)];
        profile.value[std::size_t(k)] *= 1.0F / std::max(1e-6F, weight);
        weight /= float((last - first) / kProfileStep + 1);
    }
    return profile;
}

std::optional<LineChange> alignPieces(const MatchStrip& strip, const WhiteStrip& white,
                                      const StripLine& line, const Profile& profile) {
    const auto [first, last] = shaftColumns(strip);
    std::vector<Piece> pieces;
    for (int start = first; start + kPieceColumns - 1 <= last; start += kPieceColumns) {
        double pull = 0;
        double stiffness = 0;
        for (int column = start; column < start + kPieceColumns; ++column) {
            const double row = MatchStrip::rowOf(line.at(strip.xOf(column)) - Profile::kHalf);
            for (int k = 1; k + 1 < Profile::kRows; ++k) {
                const auto i = std::size_t(k);
                if (std::abs(Profile::yOf(k)) > kTurnReach || profile.weight[i - 1] < 0.1F ||
                    profile.weight[i] < 0.1F || profile.weight[i + 1] < 0.1F)
                    continue;
                const Sample sample = sampleAcross(strip, white, column, row + k);
                const cv::Vec3f rise = (profile.value[i + 1] - profile.value[i - 1]) *
                                       float(0.5 / MatchStrip::kAcrossStep);
                pull -= double(sample.weight * rise.dot(sample.value - profile.value[i]));
                stiffness += double(sample.weight * rise.dot(rise));
            }
        }
        if (stiffness > 1e-3)
            pieces.push_back({strip.xOf(start + (kPieceColumns - 1) * 0.5),
                              std::clamp(pull / stiffness, -1.0, 1.0), stiffness});
    }
    if (pieces.size() < 3)
        return std::nullopt;
    Straight fit = weightedLine(pieces, {}, 1e3);
    for (int round = 0; round < 3; ++round)
        fit = weightedLine(pieces, fit, kPieceOutlier);
    double residual = 0;
    double weight = 1e-9;
    for (const Piece& p : pieces) {
        const double r = std::min(1.0, std::abs(p.shift - fit.offset - fit.slope * p.x));
        residual += p.weight * r * r;
        weight += p.weight;
    }
    const double spread = std::sqrt(residual / weight * weight / double(pieces.size()));
    return LineChange{fit.offset, fit.slope, spread / std::sqrt(std::max(1e-6, fit.slopeWeight)),
                      fit.pivot};
}

} // namespace umpire
