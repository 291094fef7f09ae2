#include "vision/galleys/galley_profile.h"

#include "calibration/view/upper_median.h"
#include "vision/galleys/options.h"

#include <algorithm>
#include <cmath>

namespace umpire::galleys {

namespace {

std::vector<cv::Vec3f> medianColours(const EdgeBand& band) {
    std::vector<cv::Vec3f> profile(std::size_t(band.columns));
    std::vector<float> values(std::size_t(band.pieces()));
    for (int column = 0; column < band.columns; ++column) {
        for (int c = 0; c < 3; ++c) {
            for (int piece = 0; piece < band.pieces(); ++piece) {
                values[std::size_t(piece)] = band.row(piece)[column][c];
            }
            profile[std::size_t(column)][c] = upperMedian(values);
        }
    }
    return profile;
}

/// Returns the clearness of the colour steps in each column, from 0 to 1: the mean over three parts
/// of the edge. Print, grain and oars change in sign within a part and so average out.
std::vector<double> clearnessOf(const EdgeBand& band) {
    constexpr int kParts = 3;
    std::vector<double> clearness(std::size_t(band.columns), 0.0);
    for (int part = 0; part < kParts; ++part) {
        const int from = band.pieces() * part / kParts;
        const int to = band.pieces() * (part + 1) / kParts;
        for (int column = EdgeBand::kHalfBase;
             column < band.columns - EdgeBand::kHalfBase && to > from; ++column) {
            cv::Vec3f d;
            for (int piece = from; piece < to; ++piece) {
                d += band.stepAt(piece, column);
            }
            const double g = (std::abs(d[0]) + std::abs(d[1]) + std::abs(d[2])) / float(to - from);
            clearness[std::size_t(column)] += g / (g + EdgeBand::kSoft) / kParts;
        }
    }
    return clearness;
}

std::vector<double> unexplainedOf(const SideProfile& side) {
    const auto& m = side.clearness;
    const int columns = int(m.size());
    std::vector<double> worst(m.size(), 0.0);
    for (int peak = 1; peak + 1 < columns; ++peak) {
        if (m[std::size_t(peak)] < m[std::size_t(peak - 1)] ||
            m[std::size_t(peak)] < m[std::size_t(peak + 1)]) {
            continue;
        }
        for (int edge = 0; edge < peak; ++edge) {
            const double outside = (peak - edge) * EdgeBand::kStep;
            const bool foot = side.drop > 0 && std::abs(outside - side.drop) < kOptions.own;
            if (outside > kOptions.own && !foot) {
                worst[std::size_t(edge)] = std::max(worst[std::size_t(edge)], m[std::size_t(peak)]);
            }
        }
    }
    return worst;
}

template <class Value>
Value between(const std::vector<Value>& values, double n, double reach) {
    const double column = std::clamp((n + reach) / EdgeBand::kStep, 0.0, double(values.size() - 1));
    const auto i = std::min(std::size_t(column), values.size() - 2);
    const float f = float(column - double(i));
    return values[i] * (1 - f) + values[i + 1] * f;
}

/// Mean and variance of the border's colours (the sum of squared deviations), if the edge is at
/// this column.
struct Borders {
    std::vector<cv::Vec3f> mean;
    std::vector<float> power;
};

Borders bordersOf(const SideProfile& side) {
    const int columns = int(side.colour.size());
    Borders borders{std::vector<cv::Vec3f>(side.colour.size()),
                    std::vector<float>(side.colour.size(), 0.0F)};
    for (int edge = -kOptions.borderFrom; edge < columns; ++edge) {
        const cv::Vec3f* c = &side.colour[std::size_t(edge + kOptions.borderFrom)];
        cv::Vec3f sum;
        float square = 0;
        for (int i = 0; i < kOptions.borderSamples; ++i) {
            sum += c[i];
            square += c[i].dot(c[i]);
        }
        borders.mean[std::size_t(edge)] = sum * (1.0F / kOptions.borderSamples);
        borders.power[std::size_t(edge)] = square - sum.dot(sum) / kOptions.borderSamples;
    }
    return borders;
}

/// Returns the likeness of two borders, from 0 to 1. `power`: the sum of their variances. `shared`:
/// their covariance.
double likenessOf(double power, double shared) {
    constexpr double kNoise =
        // In squared grey levels. It prevents that two borders without a pattern look alike.
        16.0 * kOptions.borderSamples;
    const double unlike = std::max(0.0, power - 2 * shared);
    return std::max(0.0, 1 - 2 * unlike / (power + kNoise)) * power / (power + 2 * kNoise);
}

/// Returns the clearness of the foot below an edge, or 0 if the foot is not visible apart from the
/// edge. A near edge without a foot is probably the foot itself.
double footAt(const SideProfile& side, int edge) {
    const int foot = edge + int(std::lround(side.drop / EdgeBand::kStep));
    return side.drop > 2 * kOptions.own && foot < int(side.clearness.size())
               ? side.clearness[std::size_t(foot)]
               : 0.0;
}

/// The profiles of two opposite sides. `a` and `b` are columns of their edges.
struct Opposite {
    const SideProfile& first;
    const SideProfile& second;
    Borders firstBorders;
    Borders secondBorders;

    /// Tells whether the profiles are long enough to compare the borders of edges at these columns
    /// and one column farther.
    [[nodiscard]] bool cover(int a, int b) const {
        const int nearest = std::min(a, b) - 1 + std::min(kOptions.borderFrom, 0);
        const int farthest =
            std::max(a, b) + 1 + std::max(kOptions.borderFrom + kOptions.borderSamples, 0);
        return nearest >= 0 && farthest < int(std::min(first.colour.size(), second.colour.size()));
    }
    [[nodiscard]] double likeness(int a, int b) const {
        const cv::Vec3f* p = &first.colour[std::size_t(a + kOptions.borderFrom)];
        const cv::Vec3f* q = &second.colour[std::size_t(b + kOptions.borderFrom)];
        float shared = 0;
        for (int i = 0; i < kOptions.borderSamples; ++i) {
            shared += p[i].dot(q[i]);
        }
        shared -= kOptions.borderSamples *
                  firstBorders.mean[std::size_t(a)].dot(secondBorders.mean[std::size_t(b)]);
        return likenessOf(firstBorders.power[std::size_t(a)] + secondBorders.power[std::size_t(b)],
                          shared);
    }
    [[nodiscard]] double edges(int a, int b) const {
        // A foot counts half as much as an edge, because shadows blur it.
        constexpr double kFoot = 0.5;
        return first.clearness[std::size_t(a)] + second.clearness[std::size_t(b)] -
               first.unexplained[std::size_t(a)] - second.unexplained[std::size_t(b)] +
               kFoot * (footAt(first, a) + footAt(second, b));
    }
};

struct ColumnPair {
    int a;
    int b;
};

/// Refines the shift to a fraction of a column, by the borders alone. One column outward on one
/// side and one column inward on the other is a shift of one step. The likeness counts as zero
/// beyond the profiles.
void placeByBorders(const Opposite& both, ColumnPair at, EdgePair& pair) {
    const auto likeness = [&](int step) {
        const ColumnPair there{at.a + step, at.b - step};
        return both.cover(there.a, there.b) ? both.likeness(there.a, there.b) : 0.0;
    };
    int top = 0;
    for (int step = -2; step <= 2; ++step) {
        if (likeness(step) > likeness(top)) {
            top = step;
        }
    }
    pair.likeness = likeness(top);
    pair.shift +=
        EdgeBand::kStep * (top + vertex(likeness(top - 1), pair.likeness, likeness(top + 1)));
}

/// Returns the distance from the column to the steepest colour step nearby, in columns.
double steepest(const SideProfile& side, int column) {
    // Columns to search on each side, because the clearness is flat at its maximum.
    constexpr int kNear = 3;
    const auto step = [&](int at) {
        const cv::Vec3f d = side.colour[std::size_t(at + EdgeBand::kHalfBase)] -
                            side.colour[std::size_t(at - EdgeBand::kHalfBase)];
        return double(std::abs(d[0]) + std::abs(d[1]) + std::abs(d[2]));
    };
    int top = column;
    for (int at = column - kNear; at <= column + kNear; ++at) {
        if (step(at) > step(top)) {
            top = at;
        }
    }
    return top - column + vertex(step(top - 1), step(top), step(top + 1));
}

/// Returns the place of an edge whose blur contains its foot. The edge may be anywhere between the
/// two; the place that fits the box's size is taken.
double partedFromFoot(const SideProfile& side, double edge, double opposite) {
    return side.drop > 0 && side.drop < 2 * kOptions.own
               ? std::clamp(-opposite, edge - side.drop, edge)
               : edge;
}

void placeByEdges(const Opposite& both, ColumnPair at, EdgePair& pair) {
    double a = pair.inset + pair.shift + steepest(both.first, at.a) * EdgeBand::kStep;
    double b = pair.inset - pair.shift + steepest(both.second, at.b) * EdgeBand::kStep;
    if (both.first.drop > both.second.drop) {
        a = partedFromFoot(both.first, a, b);
    } else {
        b = partedFromFoot(both.second, b, a);
    }
    pair.shift = (a - b) / 2;
    pair.inset = (a + b) / 2;
}

} // namespace

double vertex(double before, double at, double after) {
    const double bend = before - 2 * at + after;
    return bend < 0 ? std::clamp(0.5 * (before - after) / bend, -1.0, 1.0) : 0.0;
}

cv::Vec3f SideProfile::colourAt(double n) const {
    return between(colour, n, reach);
}
double SideProfile::clearnessAt(double n) const {
    return between(clearness, n, reach);
}

SideProfile profileOf(const EdgeBand& band, double drop) {
    SideProfile side;
    side.reach = band.reach;
    side.drop = drop;
    side.colour = medianColours(band);
    side.clearness = clearnessOf(band);
    side.unexplained = unexplainedOf(side);
    return side;
}

double footDrop(const EdgeFrame& edge, const TableView& view, Millimetres height) {
    const TablePoint3 eye = cameraCenter(view);
    const cv::Point2d foot(eye.x.value(), eye.y.value());
    return (foot - edge.middle).dot(edge.outward) * (height / eye.z);
}

double sigmaOf(const EdgePair& pair) {
    return pair.likeness > kOptions.decides ? 0.025 + 0.7 * (1 - pair.likeness) : 0.33;
}

EdgePair settlePair(const SideProfile& first, const SideProfile& second, const SettleRange& range) {
    // Maximum distance of both edges from the expected size, in mm; half the difference between the
    // sizes of boxes.
    constexpr double kInset = 1.2;
    constexpr double kSizeSlack = 0.6; // standard deviation of the size of real boxes, in mm
    const Opposite both{first, second, bordersOf(first), bordersOf(second)};
    const int middle = int(first.colour.size()) / 2;
    const int reach = int((range.shift + kInset) / EdgeBand::kStep);
    EdgePair best;
    best.score = -1e9;
    int bestA = middle, bestB = middle;
    for (int i = -reach; i <= reach; ++i) {
        for (int j = -reach; j <= reach; ++j) {
            const double shift = (i - j) * EdgeBand::kStep / 2;
            const double inset = (i + j) * EdgeBand::kStep / 2;
            if (std::abs(shift) > range.shift || std::abs(inset) > kInset ||
                !both.cover(middle + i, middle + j)) {
                continue;
            }
            const double growth = 2 * inset / kSizeSlack;
            const double likeness = both.likeness(middle + i, middle + j);
            const double score =
                both.edges(middle + i, middle + j) - 0.1 * growth * growth + likeness;
            if (score > best.score) {
                best = {shift, inset, likeness, score};
                bestA = middle + i;
                bestB = middle + j;
            }
        }
    }
    if (best.likeness > kOptions.decides) {
        placeByBorders(both, {bestA, bestB}, best);
    } else {
        placeByEdges(both, {bestA, bestB}, best);
    }
    return best;
}

} // namespace umpire::galleys
