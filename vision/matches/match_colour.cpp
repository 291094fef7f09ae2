#include "vision/matches/match_colour.h"

#include "vision/matches/options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace umpire::matches {

namespace {

struct Moments {
    cv::Vec3f mean;
    cv::Matx33f covariance;
};

Moments tableMoments(const MatchStrip& strip, const StripLine& line) {
    cv::Vec3d sum(0, 0, 0);
    cv::Matx33d square = cv::Matx33d::zeros();
    double count = 1e-3;
    for (int column = 4; column < strip.columns - 4; column += 2) {
        const double y = line.at(strip.xOf(column));
        for (int row = 0; row < MatchStrip::kRows; row += 2) {
            const double away = std::abs(MatchStrip::yOf(row) - y);
            const std::size_t i = strip.at(column, row);
            if (away < kOptions.tableFrom || away > kOptions.tableTo || strip.weight[i] == 0.0F) {
                continue;
            }
            const cv::Vec3d c = strip.colour[i];
            sum += c;
            square += c * c.t();
            count += 1;
        }
    }
    const cv::Vec3d mean = sum / count;
    return {cv::Vec3f(mean), cv::Matx33f(square * (1 / count) - mean * mean.t())};
}

/// Returns the inverse of the lower Cholesky factor of a positive definite matrix.
cv::Matx33f inverseRoot(const cv::Matx33f& m) {
    const float a = std::sqrt(m(0, 0));
    const float b = m(1, 0) / a;
    const float c = std::sqrt(std::max(1e-3F, m(1, 1) - b * b));
    const float d = m(2, 0) / a;
    const float e = (m(2, 1) - d * b) / c;
    const float f = std::sqrt(std::max(1e-3F, m(2, 2) - d * d - e * e));
    return {1 / a,        0,    0, -b / (a * c), 1 / c, 0, (b * e - c * d) / (a * c * f),
            -e / (c * f), 1 / f};
}

} // namespace

WhiteStrip whitened(const MatchStrip& strip, const StripLine& line) {
    Moments table = tableMoments(strip, line);
    for (int c = 0; c < 3; ++c) {
        table.covariance(c, c) += kOptions.sensorNoise * kOptions.sensorNoise;
    }
    WhiteStrip result{table.mean, inverseRoot(table.covariance), {}};
    result.value.resize(strip.colour.size());
    const cv::Matx33f& w = result.whiten;
    for (std::size_t i = 0; i < strip.colour.size(); ++i) {
        const cv::Vec3f d = strip.colour[i] - result.table;
        result.value[i] = {w(0, 0) * d[0], w(1, 0) * d[0] + w(1, 1) * d[1],
                           w(2, 0) * d[0] + w(2, 1) * d[1] + w(2, 2) * d[2]};
    }
    return result;
}

std::optional<cv::Vec3f> shaftColour(const MatchStrip& strip, const StripLine& line) {
    // Mm: a head of 4 mm, and an end that may be wrong by 3 mm.
    constexpr double kEndsExcluded = 7.0;
    ColourVotes pieces;
    const double reach = strip.halfLength - kEndsExcluded;
    for (double x = -reach; x <= reach; x += 2.0) {
        if (const auto patch = patchColour(strip, {x, line.at(x)}, 1.0, 0.5)) {
            pieces.add(*patch, 1.0);
        }
    }
    return pieces.median();
}

std::optional<cv::Vec3f> patchColour(const MatchStrip& strip, StripPoint at, double along,
                                     double across) {
    const int c0 = std::max(0, int(std::lround(strip.columnOf(at.x - along))));
    const int c1 = std::min(strip.columns - 1, int(std::lround(strip.columnOf(at.x + along))));
    const int r0 = std::max(0, int(std::lround(MatchStrip::rowOf(at.y - across))));
    const int r1 =
        std::min(MatchStrip::kRows - 1, int(std::lround(MatchStrip::rowOf(at.y + across))));
    cv::Vec3f sum(0, 0, 0);
    float count = 0;
    for (int column = c0; column <= c1; ++column) {
        for (int row = r0; row <= r1; ++row) {
            const std::size_t i = strip.at(column, row);
            sum += strip.colour[i] * strip.weight[i];
            count += strip.weight[i];
        }
    }
    if (count < 2) {
        return std::nullopt;
    }
    return sum * (1.0F / count);
}

std::optional<cv::Vec3f> ColourVotes::median() const {
    const double half = weight() / 2;
    if (half <= 0) {
        return std::nullopt;
    }
    cv::Vec3f median;
    std::vector<std::size_t> order(colours_.size());
    for (int c = 0; c < 3; ++c) {
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(),
                  [&](std::size_t a, std::size_t b) { return colours_[a][c] < colours_[b][c]; });
        double passed = 0;
        for (const std::size_t i : order) {
            passed += weights_[i];
            median[c] = colours_[i][c];
            if (passed >= half) {
                break;
            }
        }
    }
    return median;
}

} // namespace umpire::matches
