#include "vision/matches/match_trust.h"

#include "vision/matches/options.h"

#include <algorithm>
#include <cmath>

namespace umpire::matches {

namespace {

double cube(double x) {
    return x * x * x;
}

Millimetres pointToSegment(TablePoint p, const TableSegment& s) {
    const TablePoint d = s.to - s.from;
    const double square = std::max(1e-9, dot(d, d));
    const double f = std::clamp(dot(p - s.from, d) / square, 0.0, 1.0);
    return distance(p, s.from + d * f);
}

} // namespace

double confidenceOf(const LineFit& line, const EndsFit& ends, double score) {
    const double p = std::clamp(score, 0.01, 0.99);
    const double vague = std::log(std::max(line.sigmaOffset, kMinOffsetSigma) / kMinOffsetSigma);
    const double z = kOptions.constant + kOptions.support * ends.support +
                     kOptions.evidence * std::clamp(ends.evidence, -60.0, 120.0) +
                     kOptions.response * line.response + kOptions.vagueness * vague +
                     kOptions.net * std::log(p / (1 - p));
    return 1 / (1 + std::exp(-z));
}

MatchSigmas sigmasOf(const LineFit& line, const StripOptics& optics, double halfLength,
                     Company company) {
    const double fit = std::hypot(line.sigmaOffset, halfLength * line.sigmaSlope);
    const double across =
        std::min(kOptions.maxSigma, kOptions.residualShare * fit +
                                        kOptions.mistakeShare * cube(fit / kOptions.mistakeFrom));
    const double height =
        company == Company::Alone ? kOptions.heightAlone : kOptions.heightTouching;
    const double parallax = height * std::abs(optics.across);
    return {Millimetres(std::hypot(across, parallax)),
            Millimetres(std::hypot(kOptions.headSigmaShare * across, parallax))};
}

Millimetres segmentDistance(const TableSegment& a, const TableSegment& b) {
    const TablePoint u = a.to - a.from;
    const TablePoint v = b.to - b.from;
    const auto apart = [](double p, double q) { return (p > 0) == (q > 0); };
    if (!apart(cross(u, b.from - a.from), cross(u, b.to - a.from)) &&
        !apart(cross(v, a.from - b.from), cross(v, a.to - b.from))) {
        return 0_mm;
    }
    return std::min({pointToSegment(a.from, b), pointToSegment(a.to, b), pointToSegment(b.from, a),
                     pointToSegment(b.to, a)});
}

} // namespace umpire::matches
