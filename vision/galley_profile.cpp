#include "vision/galley_profile.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

constexpr int kHalfBase = 2;   // steps of 0.2 mm: half a pixel either side
constexpr double kSoft = 20.0; // grey levels (three channels together) at which an edge counts half
constexpr double kOwn = 0.7;   // mm: steps closer than this are the same blurred edge

std::vector<cv::Vec3f> medianColours(const EdgeBand& band) {
    std::vector<cv::Vec3f> profile(std::size_t(band.columns));
    std::vector<float> values(std::size_t(band.pieces()));
    for (int column = 0; column < band.columns; ++column)
        for (int c = 0; c < 3; ++c) {
            for (int piece = 0; piece < band.pieces(); ++piece)
                values[std::size_t(piece)] = band.row(piece)[column][c];
            const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
            std::ranges::nth_element(values, middle);
            profile[std::size_t(column)][c] = *middle;
        }
    return profile;
}

/// Colour steps that a third of the edge shares; print, grain and oars cancel within it.
std::vector<double> clearnessOf(const EdgeBand& band) {
    constexpr int kParts = 3;
    std::vector<double> clearness(std::size_t(band.columns), 0.0);
    for (int part = 0; part < kParts; ++part) {
        const int from = band.pieces() * part / kParts;
        const int to = band.pieces() * (part + 1) / kParts;
        for (int column = kHalfBase; column < band.columns - kHalfBase && to > from; ++column) {
            cv::Vec3f d;
            for (int piece = from; piece < to; ++piece)
                d += band.row(piece)[column + kHalfBase] - band.row(piece)[column - kHalfBase];
            const double g = (std::abs(d[0]) + std::abs(d[1]) + std::abs(d[2])) / (to - from);
            clearness[std::size_t(column)] += g / (g + kSoft) / kParts;
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
            m[std::size_t(peak)] < m[std::size_t(peak + 1)])
            continue;
        for (int edge = 0; edge < peak; ++edge) {
            const double outside = (peak - edge) * EdgeBand::kStep;
            const bool foot = side.drop > 0 && std::abs(outside - side.drop) < kOwn;
            if (outside > kOwn && !foot)
                worst[std::size_t(edge)] = std::max(worst[std::size_t(edge)], m[std::size_t(peak)]);
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

/// Border of the label at one edge, less its mean colour.
struct Border {
    static constexpr double kFrom = -3.6; ///< mm from the edge: borders are 1 to 3 mm wide
    static constexpr double kTo = -0.5;   ///< mm: without the edge's own blur
    static constexpr int kSamples = 16;
    std::array<cv::Vec3f, kSamples> colour;
    double power = 0;
};

Border borderOf(const SideProfile& side, double edge) {
    Border border;
    cv::Vec3f mean;
    for (int i = 0; i < Border::kSamples; ++i) {
        const double n = Border::kFrom + (Border::kTo - Border::kFrom) * i / (Border::kSamples - 1);
        border.colour[std::size_t(i)] = side.colourAt(edge + n);
        mean += border.colour[std::size_t(i)] * (1.0F / Border::kSamples);
    }
    for (cv::Vec3f& colour : border.colour) {
        colour -= mean;
        border.power += colour.dot(colour);
    }
    return border;
}

double likenessOf(const SideProfile& first, const SideProfile& second, double shift, double inset) {
    constexpr double kNoise =
        16.0 * Border::kSamples; // grey levels squared: a flat border says nothing
    const Border a = borderOf(first, inset + shift);
    const Border b = borderOf(second, inset - shift);
    double unlike = 0;
    for (std::size_t i = 0; i < a.colour.size(); ++i)
        unlike += (a.colour[i] - b.colour[i]).dot(a.colour[i] - b.colour[i]);
    const double power = a.power + b.power;
    return std::max(0.0, 1 - 2 * unlike / (power + kNoise)) * power / (power + 2 * kNoise);
}

EdgePair scoredPair(const SideProfile& first, const SideProfile& second, EdgePair pair,
                    double excess) {
    constexpr double kSizeSlack = 0.6; // mm: one standard deviation of real boxes' sizes
    const double a = pair.inset + pair.shift;
    const double b = pair.inset - pair.shift;
    const double growth = (2 * pair.inset + excess) / kSizeSlack;
    pair.likeness = likenessOf(first, second, pair.shift, pair.inset);
    pair.score = first.clearnessAt(a) + second.clearnessAt(b) - first.unexplainedAt(a) -
                 second.unexplainedAt(b) - 0.1 * growth * growth + pair.likeness;
    return pair;
}

} // namespace

cv::Vec3f SideProfile::colourAt(double n) const {
    return between(colour, n, reach);
}
double SideProfile::clearnessAt(double n) const {
    return between(clearness, n, reach);
}
double SideProfile::unexplainedAt(double n) const {
    return between(unexplained, n, reach);
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

EdgePair settlePair(const SideProfile& first, const SideProfile& second, const SettleRange& range) {
    constexpr double kInset = 0.8; // mm either way: half of what boxes' sizes differ by
    constexpr double kInsetStep = 0.2;
    EdgePair best;
    best.score = -1e9;
    for (double shift = -range.shift; shift <= range.shift + 1e-9; shift += range.step)
        for (double inset = -kInset; inset <= kInset + 1e-9; inset += kInsetStep) {
            const EdgePair pair =
                scoredPair(first, second, {shift, inset - range.excess / 2, 0, 0}, range.excess);
            if (pair.score > best.score)
                best = pair;
        }
    return best;
}

} // namespace umpire
