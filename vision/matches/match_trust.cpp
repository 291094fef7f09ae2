#include "vision/matches/match_trust.h"

#include <algorithm>
#include <cmath>

namespace umpire::matches {

namespace {

/// Logistic regression over 2338 fits from simulated hypotheses on 56 rendered scenes (area under
/// the curve 0.990): support, evidence, response, uncertainty of the centre line, the net's own
/// odds.
constexpr double kConstant = -1.34;
constexpr double kSupport = 1.81;
constexpr double kEvidence = 0.55 / 20;
constexpr double kResponse = 4.49;
constexpr double kVagueness = -1.67; // by e-fold of the offset's sigma over its least
constexpr double kNet = 1.11;

/// True scatter against the fit's own sigma, over 1202 matches that do not lean: 0.15 mm where the
/// fit says 0.07, 0.35 at 0.12, 1.2 at 0.17: the fit knows its residuals but not its mistakes.
constexpr double kResidualShare = 1.4;
constexpr double kMistakeShare = 0.7;
constexpr double kMistakeFrom = 0.16; // mm
constexpr double kMaxSigma = 2.0;     // mm
/// Heads are held by their own spot as well.
constexpr double kHeadSigmaShare = 0.9;
/// How much higher than flat on the table a match may lie, mm: by itself, and touching others (24 %
/// of all centres are above 1.5 mm, 6 % above 3).
constexpr double kHeightAlone = 0.15;
constexpr double kHeightTouching = 1.2;

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
    const double z = kConstant + kSupport * ends.support +
                     kEvidence * std::clamp(ends.evidence, -60.0, 120.0) +
                     kResponse * line.response + kVagueness * vague + kNet * std::log(p / (1 - p));
    return 1 / (1 + std::exp(-z));
}

MatchSigmas sigmasOf(const LineFit& line, const StripOptics& optics, double halfLength,
                     Company company) {
    const double fit = std::hypot(line.sigmaOffset, halfLength * line.sigmaSlope);
    const double across =
        std::min(kMaxSigma, kResidualShare * fit + kMistakeShare * cube(fit / kMistakeFrom));
    const double height = company == Company::Alone ? kHeightAlone : kHeightTouching;
    const double parallax = height * std::abs(optics.across);
    return {Millimetres(std::hypot(across, parallax)),
            Millimetres(std::hypot(kHeadSigmaShare * across, parallax))};
}

Millimetres segmentDistance(const TableSegment& a, const TableSegment& b) {
    const TablePoint u = a.to - a.from;
    const TablePoint v = b.to - b.from;
    const auto apart = [](double p, double q) { return (p > 0) == (q > 0); };
    if (!apart(cross(u, b.from - a.from), cross(u, b.to - a.from)) &&
        !apart(cross(v, a.from - b.from), cross(v, a.to - b.from)))
        return 0_mm;
    return std::min({pointToSegment(a.from, b), pointToSegment(a.to, b), pointToSegment(b.from, a),
                     pointToSegment(b.to, a)});
}

} // namespace umpire::matches
