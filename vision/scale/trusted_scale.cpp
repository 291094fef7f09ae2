#include "vision/scale/trusted_scale.h"

#include "vision/matches/match_strip.h"
#include "vision/matches/stick_look.h"
#include "vision/scale/options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace umpire::scale {

using matches::colourAlong;
using matches::TableSegment;

namespace {

/// Distances from a stick's axis at which its surroundings are sampled, in mm: outside the core of
/// its shadow, but not yet on a neighbouring stick.
constexpr std::array kAsideMm{3.0, 3.75, 4.5};
/// Half the length of the part of a stick that is compared, as a share of the stick's length. It
/// leaves out the head, and things that touch the ends.
constexpr double kFromMiddle = 0.35;

/// Returns the difference between the two sides of a stick, relative to the difference of the stick
/// from the side that is more similar to it.
double sidesDiffer(const cv::Mat& image, const TableView& view, const TableSegment& axis) {
    const TablePoint along = axis.to - axis.from;
    const TablePoint unit = along * (1.0 / std::max(1.0, distance(axis.to, axis.from).value()));
    const TablePoint middle = midpoint(axis.from, axis.to);
    const TablePoint half = along * kFromMiddle;
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

/// A stick that is at most as wide as a match may be.
struct SlimStick {
    double width = 0.0; ///< in mm
    bool isFree = false;
};

/// Returns the slim sticks, sorted by their width.
std::vector<SlimStick> slimSticks(const cv::Mat& image, const TableView& view,
                                  std::span<const TableSegment> sticks) {
    std::vector<SlimStick> slim;
    for (const TableSegment& stick : sticks) {
        const auto width = matches::widthOf(image, view, stick);
        if (width && *width <= kOptions.widestMatchMm) {
            slim.push_back({*width, liesFree(image, view, stick)});
        }
    }
    std::ranges::sort(slim, {}, &SlimStick::width);
    return slim;
}

/// Returns the number of sticks whose width is similar to the median width. `slim` must be sorted.
std::size_t ofOneWidth(std::span<const SlimStick> slim) {
    return std::size_t(std::ranges::count_if(slim, [&](const SlimStick& stick) {
        const double ratio = stick.width / slim[slim.size() / 2].width;
        return std::max(ratio, 1 / ratio) < kOptions.sameWidth;
    }));
}

/// Tells whether the sticks are of one kind: at least three free sticks, and at least half of all
/// sticks, have one width; or more than three, and at least three quarters of all, have one width,
/// and half of these lie free. `all`: the number of all sticks.
bool areOfOneKind(std::span<const SlimStick> slim, std::size_t all) {
    std::vector<SlimStick> free;
    std::ranges::copy_if(slim, std::back_inserter(free), &SlimStick::isFree);
    const std::size_t alike = ofOneWidth(slim);
    const std::size_t freeAlike = ofOneWidth(free);
    return (freeAlike >= kOptions.fewestFree && 2 * freeAlike >= all) ||
           (alike > kOptions.fewestFree && 4 * alike >= 3 * all && 2 * freeAlike >= alike);
}

bool areSticksOnTable(const cv::Mat& image, const TableView& view, const TableObservation& seen) {
    std::vector<TableSegment> all, headed;
    for (const Match& match : seen.matches) {
        all.push_back({match.tail, match.head});
        if (match.headed == Headed::Yes) {
            headed.push_back(all.back());
        }
    }
    const auto heads =
        std::size_t(std::ranges::count_if(slimSticks(image, view, headed), &SlimStick::isFree));
    return isScaledBySticks(seen.registration)
               ? 2 * heads > all.size() || areOfOneKind(slimSticks(image, view, all), all.size())
               : heads > 0 && 4 * heads >= all.size();
}

bool isPlainly(const Galley& galley) {
    const bool hasOars = galley.oars.port.value_or(0) > 0 && galley.oars.starboard.value_or(0) > 0;
    return (galley.bow == Bow::Seen && hasOars && galley.confidence > kOptions.sureGalley) ||
           galley.confidence > kOptions.plainBox;
}

} // namespace

bool liesFree(const cv::Mat& image, const TableView& view, const TableSegment& stick) {
    return sidesDiffer(image, view, stick) < kOptions.sidesAlike;
}

bool isBorneOut(const cv::Mat& image, const TableView& view, const TableObservation& seen) {
    const bool isByBoxes = seen.registration.method == RegistrationMethod::Matchbox;
    return std::ranges::any_of(seen.galleys, isPlainly) ||
           (!isByBoxes && areSticksOnTable(image, view, seen));
}

} // namespace umpire::scale
