#include "vision/scale/free_sticks.h"

#include "vision/matches/match_strip.h"
#include "vision/matches/stick_look.h"
#include "vision/scale/options.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::scale {

using matches::colourAlong;

namespace {

/// Beside a stick, mm from its axis: past its shadow's core, before what lies there next.
constexpr std::array kAsideMm{3.0, 3.75, 4.5};
/// The part of a stick's length that is compared: not its head, nor what touches its ends.
constexpr double kFromMiddle = 0.35;

TablePoint unitOf(const Match& match) {
    const TablePoint along = match.head - match.tail;
    return along * (1.0 / std::max(1.0, distance(match.head, match.tail).value()));
}

/// How much one side differs from the other, against what the stick differs from the nearer one.
double sidesDiffer(const cv::Mat& image, const TableView& view, const Match& match) {
    const TablePoint unit = unitOf(match);
    const TablePoint middle = midpoint(match.tail, match.head);
    const TablePoint half = unit * (kFromMiddle * distance(match.tail, match.head).value());
    const auto colourAside = [&](double aside) {
        const TablePoint moved = middle + TablePoint{-unit.y, unit.x} * aside;
        const cv::Vec3f bgr = colourAlong(image, view, {moved - half, moved + half});
        return matches::likeLab(bgr[0], bgr[1], bgr[2]);
    };
    const auto medianAside = [&](double way) {
        std::array<cv::Vec3f, kAsideMm.size()> colours;
        std::ranges::transform(kAsideMm, colours.begin(),
                               [&](double aside) { return colourAside(way * aside); });
        cv::Vec3f median;
        for (int channel = 0; channel < 3; ++channel) {
            std::ranges::sort(colours, {}, [&](const cv::Vec3f& c) { return c[channel]; });
            median[channel] = colours[colours.size() / 2][channel];
        }
        return median;
    };
    const cv::Vec3f stick = colourAside(0.0);
    const cv::Vec3f port = medianAside(1.0);
    const cv::Vec3f starboard = medianAside(-1.0);
    const double contrast = std::min(cv::norm(stick - port), cv::norm(stick - starboard));
    return cv::norm(port - starboard) / std::max(kOptions.leastContrast, contrast);
}

} // namespace

double freeShare(const cv::Mat& image, const TableView& view, std::span<const Match> sticks) {
    const auto free = std::ranges::count_if(sticks, [&](const Match& stick) {
        return sidesDiffer(image, view, stick) < kOptions.sidesAlike;
    });
    return sticks.empty() ? 1.0 : double(free) / double(sticks.size());
}

bool areOnTable(const cv::Mat& image, const TableView& view, std::span<const Match> sticks) {
    return freeShare(image, view, sticks) >= kOptions.leastFree;
}

} // namespace umpire::scale
