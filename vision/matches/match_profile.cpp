#include "vision/matches/match_profile.h"

#include "vision/matches/options.h"

#include <algorithm>
#include <cmath>

namespace umpire::matches {

namespace {

/// Returns the first and the last column of the shaft's part of the strip.
std::pair<int, int> shaftColumns(const MatchStrip& strip) {
    const double reach = strip.halfLength - kOptions.profileFromEnds;
    return {int(std::ceil(strip.columnOf(-reach))), int(strip.columnOf(reach))};
}

/// A column of the strip, sampled at the profile's rows. `f` is the fraction of a row between them,
/// from 0 to 1. Only the profile's rows from `first` to `last` lie within the column.
struct ColumnRun {
    const cv::Vec3f* value = nullptr; ///< the value at the profile's row 0, which may lie before
                                      ///< the column
    const float* weight = nullptr;
    float f = 0;
    int first = 0;
    int last = -1;

    [[nodiscard]] cv::Vec3f valueAt(int k) const { return value[k] * (1 - f) + value[k + 1] * f; }
    [[nodiscard]] float weightAt(int k) const { return weight[k] * weight[k + 1]; }
};

ColumnRun runOf(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                int column) {
    const double row = MatchStrip::rowOf(line.at(strip.xOf(column)) - Profile::kHalf);
    const int whole = int(std::floor(row));
    const int first = std::max(0, -whole);
    const int last = std::min(Profile::kRows - 1, MatchStrip::kRows - 2 - whole);
    if (first > last) {
        return {};
    }
    const std::ptrdiff_t at = std::ptrdiff_t(strip.at(column, 0)) + whole;
    return {white.value.data() + at, strip.weight.data() + at, float(row - whole), first, last};
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
        const double weight = p.weight / (1 + r * r); // weight of the Cauchy distribution
        w += weight;
        wx += weight * p.x;
        wxx += weight * p.x * p.x;
        wy += weight * p.shift;
        wxy += weight * p.x * p.shift;
    }
    const double det = w * wxx - wx * wx;
    if (det < 1e-9) {
        return {};
    }
    return {(wxx * wy - wx * wxy) / det, (w * wxy - wx * wy) / det, det / w, wx / w};
}

} // namespace

int Profile::samples() const {
    return int(std::count_if(weight.begin(), weight.end(), [](float w) { return w > 0.05F; }));
}

Profile meanProfile(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line) {
    Profile profile;
    const auto [first, last] = shaftColumns(strip);
    for (int column = first; column <= last; column += kOptions.profileStep) {
        const ColumnRun run = runOf(strip, white, line, column);
        for (int k = run.first; k <= run.last; ++k) {
            const float weight = run.weightAt(k);
            profile.value[std::size_t(k)] += run.valueAt(k) * weight;
            profile.weight[std::size_t(k)] += weight;
        }
    }
    for (int k = 0; k < Profile::kRows; ++k) {
        float& weight = profile.weight[std::size_t(k)];
        profile.value[std::size_t(k)] *= 1.0F / std::max(1e-6F, weight);
        weight /= float((last - first) / kOptions.profileStep + 1);
    }
    return profile;
}

namespace {

/// First and last row of the profile that determine the line's rotation.
constexpr int kTurnFrom = int((Profile::kHalf - kOptions.turnReach) / MatchStrip::kAcrossStep) + 1;
constexpr int kTurnTo = Profile::kRows - 1 - kTurnFrom;

/// Returns the derivative of the profile per millimetre; 0 where too little of the profile is
/// visible.
std::array<cv::Vec3f, Profile::kRows> risesOf(const Profile& profile) {
    constexpr float kMinSeen = 0.1F;
    std::array<cv::Vec3f, Profile::kRows> rises{};
    for (std::size_t i = kTurnFrom; i <= std::size_t(kTurnTo); ++i) {
        if (profile.weight[i - 1] >= kMinSeen && profile.weight[i] >= kMinSeen &&
            profile.weight[i + 1] >= kMinSeen) {
            rises[i] = (profile.value[i + 1] - profile.value[i - 1]) *
                       float(0.5 / MatchStrip::kAcrossStep);
        }
    }
    return rises;
}

} // namespace

std::optional<LineChange> alignPieces(const MatchStrip& strip, const WhiteStrip& white,
                                      const StripLine& line, const Profile& profile) {
    const auto [first, last] = shaftColumns(strip);
    const std::array<cv::Vec3f, Profile::kRows> rises = risesOf(profile);
    std::vector<Piece> pieces;
    for (int start = first; start + kOptions.pieceColumns - 1 <= last;
         start += kOptions.pieceColumns) {
        double pull = 0;
        double stiffness = 0;
        for (int column = start; column < start + kOptions.pieceColumns; ++column) {
            const ColumnRun run = runOf(strip, white, line, column);
            for (int k = std::max(run.first, kTurnFrom); k <= std::min(run.last, kTurnTo); ++k) {
                const auto i = std::size_t(k);
                const float weight = run.weightAt(k);
                pull -= double(weight * rises[i].dot(run.valueAt(k) - profile.value[i]));
                stiffness += double(weight * rises[i].dot(rises[i]));
            }
        }
        if (stiffness > 1e-3) {
            pieces.push_back({strip.xOf(start + (kOptions.pieceColumns - 1) * 0.5),
                              std::clamp(pull / stiffness, -1.0, 1.0), stiffness});
        }
    }
    if (pieces.size() < 3) {
        return std::nullopt;
    }
    Straight fit = weightedLine(pieces, {}, 1e3);
    for (int round = 0; round < 3; ++round) {
        fit = weightedLine(pieces, fit, kOptions.pieceOutlier);
    }
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

} // namespace umpire::matches
