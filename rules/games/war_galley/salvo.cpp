#include "rules/games/war_galley/salvo.h"

#include "rules/games/war_galley/approach.h"

#include <algorithm>
#include <cmath>

namespace umpire::war_galley {
namespace {

/// Minimum number of measured matches; with fewer, the configured length is used.
constexpr std::size_t kFewestMeasured = 5;

/// Maximum relative difference of a median that does not replace the configured length. Matches of
/// one box differ by 3 % (46 rendered tosses: 40.5 to 43.0 mm, mean 41.7 mm), and matches of other
/// makes by 10 % or more.
constexpr double kLengthTolerance = 0.04;

/// Standard deviation of a median divided by that of the mean, for a normal distribution.
constexpr double kMedianOverMean = 1.2533;

/// Standard deviation divided by the median absolute deviation, for a normal distribution.
constexpr double kSigmaOverDeviation = 1.4826;

double medianOf(std::vector<double> values) {
    std::ranges::sort(values);
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : 0.5 * (values[middle - 1] + values[middle]);
}

std::vector<double> measuredLengths(const std::vector<Match>& matches, double certainConfidence) {
    std::vector<double> lengths;
    for (const Match& match : matches) {
        const double length = distance(match.tail, match.head).value();
        if (!match.leaning && match.confidence >= certainConfidence && std::isfinite(length)) {
            lengths.push_back(length);
        }
    }
    return lengths;
}

Margin medianLength(const std::vector<double>& lengths) {
    const double median = medianOf(lengths);
    std::vector<double> deviations;
    for (const double length : lengths) {
        deviations.push_back(std::abs(length - median));
    }
    const double sigma = kMedianOverMean * kSigmaOverDeviation * medianOf(deviations) /
                         std::sqrt(double(lengths.size()));
    return {Millimetres(median), Millimetres(sigma)};
}

/// The extreme points of a hull along the attacker's long axis.
struct Extent {
    TablePoint sternmost;
    TablePoint bowmost;
};

Extent extentOf(const Galley& galley, TablePoint axis) {
    const auto along = [&](TablePoint p) { return dot(p, axis); };
    const auto [least, most] = std::ranges::minmax_element(galley.hull, {}, along);
    return {*least, *most};
}

} // namespace

Margin matchLengthOf(const std::vector<Match>& matches, const TossOptions& options) {
    const Margin configured{options.sizes.matchLength, 0_mm};
    const std::vector<double> lengths = measuredLengths(matches, options.certainConfidence);
    if (options.unit == MatchLength::Configured || lengths.empty()) {
        return configured;
    }
    const Margin measured = medianLength(lengths);
    if (options.unit == MatchLength::Measured) {
        return measured;
    }
    const Millimetres off = abs(measured.margin - configured.margin);
    const bool contradicts = lengths.size() >= kFewestMeasured &&
                             off > configured.margin * kLengthTolerance &&
                             off > measured.sigma * options.sigmas;
    return contradicts ? measured : configured;
}

std::optional<int> rangeOf(Millimetres gap, Millimetres matchLength) {
    for (int matches = 1; matches <= kFarthestRange; ++matches) {
        if (gap <= matchLength * matches) {
            return matches;
        }
    }
    return std::nullopt;
}

int matchesToDrop(int masts, std::optional<int> rangeMatches) {
    if (masts <= 0) {
        return 0;
    }
    switch (rangeMatches.value_or(0)) {
    case 1:
        return masts * 2;
    case 2:
        return masts;
    case 3:
        return (masts + 1) / 2;
    default:
        return 0;
    }
}

Margin sideZoneOf(const Galley& attacker, const Galley& target, SideZoneRule rule) {
    const TablePoint axis = along(attacker.heading, 1_mm);
    const Extent strip = extentOf(attacker, axis);
    const Extent hull = extentOf(target, axis);
    // Positive: towards the bow from `edge`.
    const auto inside = [&](TablePoint edge, TablePoint point) {
        const double room = dot(point - edge, axis);
        // The edge of the strip turns with the attacker's heading, and the point with the target's
        // heading.
        const double swing = cross(axis, point - attacker.center) * attacker.headingSigma.value();
        const double sigma =
            std::hypot(attacker.sigma.value(), swing, sigmaAt(target, point, axis).value());
        return Margin{Millimetres(room), Millimetres(sigma)};
    };
    const bool any = rule == SideZoneRule::AnyPart;
    const bool centre = rule == SideZoneRule::Centre;
    const TablePoint overStern = centre ? target.center : any ? hull.bowmost : hull.sternmost;
    const TablePoint underBow = centre ? target.center : any ? hull.sternmost : hull.bowmost;
    const Margin stern = inside(strip.sternmost, overStern);
    Margin bow = inside(strip.bowmost, underBow);
    bow.margin = -bow.margin;
    return stern.margin <= bow.margin ? stern : bow;
}

} // namespace umpire::war_galley
