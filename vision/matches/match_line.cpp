#include "vision/matches/match_line.h"

#include "vision/matches/match_edges.h"
#include "vision/matches/match_profile.h"
#include "vision/matches/options.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::matches {

namespace {

using RowValues = std::array<float, MatchStrip::kRows>;

/// Returns for every row of a column how much a bar around this row differs from both its sides.
RowValues barResponse(const RowValues& value, const float* weight) {
    std::array<float, MatchStrip::kRows + 1> sum{};
    std::array<float, MatchStrip::kRows + 1> count{};
    for (int row = 0; row < MatchStrip::kRows; ++row) {
        sum[std::size_t(row + 1)] = sum[std::size_t(row)] + value[std::size_t(row)] * weight[row];
        count[std::size_t(row + 1)] = count[std::size_t(row)] + weight[row];
    }
    constexpr int kHalf = int(kOptions.barHalf / MatchStrip::kAcrossStep);
    constexpr int kFlank = int(kOptions.flankTo / MatchStrip::kAcrossStep);
    RowValues response{};
    for (int row = kHalf; row < MatchStrip::kRows - kHalf; ++row) {
        const auto mean = [&](int from, int to, float& average) {
            const auto a = std::size_t(std::clamp(from, 0, MatchStrip::kRows));
            const auto b = std::size_t(std::clamp(to, 0, MatchStrip::kRows));
            const float n = count[b] - count[a];
            average = n > 0 ? (sum[b] - sum[a]) / n : 0;
            return n >= 2;
        };
        float centre = 0;
        float left = 0;
        float right = 0;
        if (!mean(row - kHalf + 1, row + kHalf, centre)) {
            continue;
        }
        const bool hasLeft = mean(row + kHalf + 1, row + kFlank + 1, left);
        const bool hasRight = mean(row - kFlank, row - kHalf, right);
        if (!hasLeft && !hasRight) {
            continue;
        }
        left = hasLeft ? left : right;
        right = hasRight ? right : left;
        // The side with the smaller difference counts more, because the edge of a wide object is no
        // bar.
        response[std::size_t(row)] =
            centre - 0.35F * std::min(left, right) - 0.65F * std::max(left, right);
    }
    return response;
}

float evidence(cv::Vec3f y, const std::optional<cv::Vec3f>& shaft, float shaftSquare) {
    if (!shaft) {
        return std::min(float(cv::norm(y)), kOptions.barDifferenceCap) / kOptions.barDifferenceCap;
    }
    return std::clamp(y.dot(*shaft) / shaftSquare, -0.4F, 1.3F);
}

std::vector<RowValues> responses(const MatchStrip& strip, const WhiteStrip& white,
                                 const std::optional<cv::Vec3f>& shaft, std::vector<double>& xs) {
    const float square = shaft ? std::max(0.01F, float(shaft->dot(*shaft))) : 1.0F;
    const double reach = strip.halfLength - kOptions.searchEnds;
    std::vector<RowValues> result;
    for (int column = 0; column < strip.columns; column += kOptions.searchColumnStep) {
        if (std::abs(strip.xOf(column)) > reach) {
            continue;
        }
        RowValues value;
        for (int row = 0; row < MatchStrip::kRows; ++row) {
            value[std::size_t(row)] = evidence(white.value[strip.at(column, row)], shaft, square);
        }
        result.push_back(barResponse(value, &strip.weight[strip.at(column, 0)]));
        xs.push_back(strip.xOf(column));
    }
    return result;
}

/// Returns the cost of a line that is far from the hypothesis or from the head.
double distrust(const LineSearch& search, const StripLine& line, double arm) {
    const double tail = (line.at(-arm) - search.start.at(-arm)) / kOptions.proposedOffsetSigma;
    const double head = (line.at(arm) - search.start.at(arm)) / kOptions.proposedOffsetSigma;
    double cost = tail * tail + head * head;
    if (search.anchor) {
        const double miss =
            (line.at(search.anchor->at.x) - search.anchor->at.y) / search.anchor->sigma;
        cost += std::min(miss * miss, kOptions.missCap);
    }
    return kOptions.hypothesisCost * cost;
}

/// Returns the place of the maximum of the parabola through three values, in steps from the middle
/// value.
double peakBetween(double before, double middle, double after) {
    const double bend = before - 2 * middle + after;
    return bend < -1e-12 ? std::clamp(0.5 * (before - after) / bend, -0.5, 0.5) : 0.0;
}

/// Combines the measured line with the place of the head, weighted by their variances. Ignores a
/// head that is too far from the line.
void pullTowards(const LineAnchor& anchor, double pivot, LineFit& fit) {
    const double miss = anchor.at.y - fit.line.at(anchor.at.x);
    const double arm = anchor.at.x - pivot;
    const double offsetVariance = fit.sigmaOffset * fit.sigmaOffset;
    const double slopeVariance = fit.sigmaSlope * fit.sigmaSlope;
    const double total = offsetVariance + arm * arm * slopeVariance + anchor.sigma * anchor.sigma;
    if (miss * miss > kOptions.missCap * total) {
        return;
    }
    const double turn = miss * arm * slopeVariance / total;
    fit.line.slope += turn;
    fit.line.offset += miss * offsetVariance / total - turn * pivot;
    fit.sigmaOffset *= std::sqrt(1 - offsetVariance / total);
    fit.sigmaSlope *= std::sqrt(1 - arm * arm * slopeVariance / total);
}

/// A line of the search: the offsets of its tail and head from the start, in steps, and its score.
struct LinePlace {
    double score = 0;
    int tail = 0;
    int head = 0;
    bool operator<(const LinePlace& other) const { return score < other.score; }
};

class LineScore {
public:
    LineScore(const MatchStrip& strip, const WhiteStrip& white, const LineSearch& search)
        : search_(search), arm_(strip.halfLength),
          columns_(responses(strip, white, search.shaft, xs_)) {}

    [[nodiscard]] StripLine lineAt(double tailSteps, double headSteps) const {
        const double tail = tailSteps * MatchStrip::kAcrossStep;
        const double head = headSteps * MatchStrip::kAcrossStep;
        return {search_.start.offset + (tail + head) / 2,
                search_.start.slope + (head - tail) / (2 * arm_)};
    }
    [[nodiscard]] LinePlace place(int tail, int head) const {
        const StripLine line = lineAt(tail, head);
        float sum = 0;
        for (std::size_t i = 0; i < xs_.size(); ++i) {
            const double row = MatchStrip::rowOf(line.at(xs_[i])) + 0.5;
            if (row >= 0 && row < MatchStrip::kRows) {
                sum += columns_[i][std::size_t(row)];
            }
        }
        return {double(sum) / double(xs_.size()) - distrust(search_, line, arm_), tail, head};
    }

private:
    const LineSearch& search_;
    double arm_;
    std::vector<double> xs_;
    std::vector<RowValues> columns_;
};

/// Combines the slope from the pieces of the profile with the slope from the edges, weighted by
/// their variances.
void turnBy(const EdgeTurn& turn, double& pivot, LineFit& fit) {
    const double mine = fit.sigmaSlope * fit.sigmaSlope;
    const double other =
        std::max(turn.sigma * turn.sigma, kOptions.minSlopeSigma * kOptions.minSlopeSigma);
    const double share = mine / (mine + other);
    pivot += share * (turn.pivot - pivot);
    fit.line.slope += share * turn.slope;
    fit.line.offset -= share * turn.slope * pivot;
    fit.sigmaSlope = std::sqrt(mine * other / (mine + other));
}

} // namespace

StripOptics opticsOf(const MatchStrip& strip, const TableView& view, Millimetres width) {
    const TablePoint3 eye = cameraCenter(view);
    const TablePoint outward = strip.middle - TablePoint{eye.x, eye.y};
    const double height = std::max(1.0, (eye.z - kMatchPlane).value());
    // Blur of pixel width, lens and demosaicing together: 0.55 px in the rendered and the real
    // pictures.
    constexpr double kBlurPixels = 0.55;
    StripOptics optics;
    optics.across = cross(strip.axis, outward) / height;
    optics.along = dot(strip.axis, outward) / height;
    optics.blur = kBlurPixels / std::max(0.3, pixelsPerMillimetre(view, strip.middle));
    optics.halfWidth = width.value() / 2;
    return optics;
}

LineFit searchLine(const MatchStrip& strip, const WhiteStrip& white, const LineSearch& search) {
    const LineScore score(strip, white, search);
    const int steps = int(search.reach / MatchStrip::kAcrossStep);
    // Tries every second offset first; this suffices, because bars are eight steps wide.
    LinePlace best = score.place(0, 0);
    for (int tail = -steps; tail <= steps; tail += 2) {
        for (int head = -steps; head <= steps; head += 2) {
            best = std::max(best, score.place(tail, head));
        }
    }
    const LinePlace coarse = best;
    for (int tail = -1; tail <= 1; ++tail) {
        for (int head = -1; head <= 1; ++head) {
            best = std::max(best, score.place(coarse.tail + tail, coarse.head + head));
        }
    }
    const auto at = [&](int tail, int head) {
        return score.place(best.tail + tail, best.head + head).score;
    };
    LineFit fit;
    fit.line = score.lineAt(best.tail + peakBetween(at(-1, 0), best.score, at(1, 0)),
                            best.head + peakBetween(at(0, -1), best.score, at(0, 1)));
    fit.response = best.score;
    return fit;
}

std::optional<LineFit> refineLine(const MatchStrip& strip, const WhiteStrip& white,
                                  const LineFit& start, const LineModel& model) {
    LineFit fit = start;
    double pivot = 0;
    for (int round = 0; round < 3; ++round) {
        const Profile profile = meanProfile(strip, white, fit.line);
        if (profile.samples() < Profile::kRows / 2) {
            return std::nullopt;
        }
        const auto turn = alignPieces(strip, white, fit.line, profile);
        if (!turn) {
            break;
        }
        fit.line.slope += turn->slope;
        fit.line.offset += turn->offset;
        fit.sigmaSlope = std::max(turn->sigmaSlope, kOptions.minSlopeSigma);
        pivot = turn->pivot;
        if (std::abs(turn->slope) * strip.halfLength < 0.02) {
            break;
        }
    }
    if (const auto turn = turnFromEdges(strip, fit.line, model.optics, model.shaftColour)) {
        turnBy(*turn, pivot, fit);
    }
    CentreExpected expected;
    if (model.anchor) {
        const double arm = (model.anchor->at.x - pivot) * fit.sigmaSlope;
        expected.offset = model.anchor->at.y - fit.line.at(model.anchor->at.x);
        expected.sigma = std::hypot(model.anchor->sigma, arm);
    }
    const ProfileCentre centre =
        profileCentre(meanProfile(strip, white, fit.line), model.optics, model.shaft, expected);
    fit.line.offset += centre.offset;
    fit.sigmaOffset = std::max(centre.sigma, kMinOffsetSigma);
    if (model.anchor) {
        pullTowards(*model.anchor, pivot, fit);
    }
    return fit;
}

} // namespace umpire::matches
