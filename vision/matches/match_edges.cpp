#include "vision/matches/match_edges.h"

#include "vision/matches/options.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace umpire::matches {

namespace {

struct Edge {
    double x = 0;
    double away = 0; ///< distance of the edge from the line in mm, positive to the left
    double weight = 0;
    int side = 0; ///< 0 is left, 1 is right
};

struct MeanColour {
    cv::Vec3f mean{};
    bool seen = false;
};

MeanColour meanBetween(const MatchStrip& strip, int column, double y0, double y1) {
    const int r0 = int(std::ceil(MatchStrip::rowOf(std::min(y0, y1))));
    const int r1 = int(std::floor(MatchStrip::rowOf(std::max(y0, y1))));
    if (r0 < 0 || r1 >= MatchStrip::kRows || r1 < r0) {
        return {};
    }
    cv::Vec3f sum(0, 0, 0);
    for (int row = r0; row <= r1; ++row) {
        const std::size_t i = strip.at(column, row);
        if (strip.weight[i] == 0) {
            return {};
        }
        sum += strip.colour[i];
    }
    return {sum * (1.0F / float(r1 - r0 + 1)), true};
}

/// The range in which an edge is sought.
struct EdgeWindow {
    double centre = 0; ///< place of the line at this column, in mm
    double reach = 0;  ///< distance outwards from the line, in mm
    int side = 0;
};

/// Measures the edge in one column on one side. Its weight is 0 if no edge is visible.
Edge edgeOf(const MatchStrip& strip, int column, cv::Vec3f shaft, const EdgeWindow& window) {
    const auto& [centre, reach, side] = window;
    const double sign = side == 0 ? 1 : -1;
    Edge edge{strip.xOf(column), 0, 0, side};
    const MeanColour beside = meanBetween(strip, column, centre + sign * reach,
                                          centre + sign * (reach + kOptions.besideWidth));
    if (!beside.seen) {
        return edge;
    }
    const cv::Vec3f step = shaft - beside.mean;
    const double square = double(step.dot(step));
    if (square < kOptions.minStep * kOptions.minStep) {
        return edge;
    }
    const int count = int(reach / MatchStrip::kAcrossStep);
    double width = 0;
    for (int k = 0; k < count; ++k) {
        const double row = MatchStrip::rowOf(centre + sign * (k + 0.5) * MatchStrip::kAcrossStep);
        const int r = int(row);
        if (row < 0 || r + 1 >= MatchStrip::kRows) {
            return edge;
        }
        const std::size_t i = strip.at(column, r);
        if (strip.weight[i] == 0 || strip.weight[i + 1] == 0) {
            return edge;
        }
        const float f = float(row - r);
        const cv::Vec3f colour = strip.colour[i] * (1 - f) + strip.colour[i + 1] * f;
        width += std::clamp(double((colour - beside.mean).dot(step)) / square, -0.3, 1.3);
    }
    edge.away = sign * width * MatchStrip::kAcrossStep;
    const double noise = kOptions.sampleNoise * MatchStrip::kAcrossStep * std::sqrt(double(count)) /
                         std::sqrt(square);
    edge.weight = 1 / (kOptions.minSigma * kOptions.minSigma + noise * noise);
    return edge;
}

struct Turn {
    cv::Vec3d offsets; ///< offsets of the left and the right edge, and slope
    cv::Matx33d normal;
};

Turn solve(const std::vector<Edge>& edges, const cv::Vec3d& around, double outlier) {
    cv::Matx33d normal = cv::Matx33d::eye() * 1e-6;
    cv::Vec3d right(0, 0, 0);
    for (const Edge& e : edges) {
        const double r = (e.away - around[e.side] - around[2] * e.x) / outlier;
        const double w = e.weight / (1 + r * r); // weight of the Cauchy distribution
        normal(e.side, e.side) += w;
        normal(e.side, 2) += w * e.x;
        normal(2, e.side) += w * e.x;
        normal(2, 2) += w * e.x * e.x;
        right[e.side] += w * e.away;
        right[2] += w * e.x * e.away;
    }
    return {normal.solve(right, cv::DECOMP_CHOLESKY), normal};
}

} // namespace

std::optional<EdgeTurn> turnFromEdges(const MatchStrip& strip, const StripLine& line,
                                      const StripOptics& optics, cv::Vec3f shaft) {
    const double reach = optics.halfWidth * (1 + std::abs(optics.across)) + kOptions.beyond;
    const double limit = strip.halfLength - kOptions.edgesFromEnds;
    std::vector<Edge> edges;
    for (int column = 0; column < strip.columns; ++column) {
        const double x = strip.xOf(column);
        if (std::abs(x) > limit) {
            continue;
        }
        for (int side = 0; side < 2; ++side) {
            const Edge edge = edgeOf(strip, column, shaft, {line.at(x), reach, side});
            if (edge.weight > 0) {
                edges.push_back(edge);
            }
        }
    }
    if (edges.size() < kOptions.fewest) {
        return std::nullopt;
    }
    Turn turn = solve(edges, {0, 0, 0}, 1e3);
    for (int round = 0; round < 4; ++round) {
        turn = solve(edges, turn.offsets, kOptions.outlier);
    }
    double square = 0;
    double weight = 1e-9;
    double moment = 0;
    for (const Edge& e : edges) {
        const double r = e.away - turn.offsets[e.side] - turn.offsets[2] * e.x;
        const double w = e.weight / (1 + r * r / (kOptions.outlier * kOptions.outlier));
        square += w * w * r * r;
        weight += w;
        moment += w * e.x;
    }
    const double pivot = moment / weight;
    const cv::Matx33d inverse = turn.normal.inv(cv::DECOMP_CHOLESKY);
    // Neighbouring columns, 0.5 mm apart, share pixels and texture, so that only one third of them
    // is independent.
    const double scatter = 3 * square / std::max(1e-9, weight);
    return EdgeTurn{turn.offsets[2], std::sqrt(std::max(1e-12, inverse(2, 2) * scatter)), pivot};
}

} // namespace umpire::matches
