#include "vision/matches/match_select.h"

#include "vision/matches/match_strip.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::matches {

namespace {

/// A point of a match this near to another one's axis is explained by it. Matches are 2 mm thick:
/// one side by side is further, a second fit of the same stick is within 0.8 mm.
constexpr Millimetres kExplainedWithin = 1.1_mm;
/// For nearly parallel ones: two sticks of 2 mm cannot lie nearer side by side.
constexpr Millimetres kExplainedAlongside = 1.5_mm;
constexpr Radians kAlongside = 5_deg;
/// A candidate explained by more than this is no match of its own (crossing three others: 0.16).
constexpr double kMaxExplained = 0.6;
constexpr int kSamples = 43;
/// Part of a match's length that may lie in the picture of a galley (a box's overhang hides 0.1 of
/// a match beside it); an oar's line lies there for at least 0.3, as it sticks out 16 to 27 mm
/// of 42.
constexpr double kMaxOverGalley = 0.35;
constexpr double kMaxOverGalleyAsOar = 0.2;
/// Oars leave the long sides within this angle of square to them.
constexpr Radians kOarSlant = 40_deg;

TablePoint pointOn(const Match& m, int sample) {
    return m.tail + (m.head - m.tail) * (double(sample) / (kSamples - 1));
}

Millimetres explainingReach(const Match& a, const Match& b) {
    const Radians turn = directionOf(a.tail, a.head) - directionOf(b.tail, b.head);
    const bool alongside = std::abs(std::sin(turn.value())) < std::sin(kAlongside.value());
    return alongside ? kExplainedAlongside : kExplainedWithin;
}

/// Part of a candidate that lies on already accepted matches.
double explainedPart(const Match& candidate, const std::vector<Match>& accepted) {
    int explained = 0;
    for (int i = 0; i < kSamples; ++i) {
        const TablePoint p = pointOn(candidate, i);
        explained += std::ranges::any_of(accepted, [&](const Match& other) {
            return liesOn(other, p, explainingReach(candidate, other));
        });
    }
    return double(explained) / kSamples;
}

/// A galley's body as it appears on the plane of the matches: its footprint and its raised top.
std::vector<cv::Point2f> shadowOnPlane(const Galley& galley, const TableView& view,
                                       Millimetres height) {
    const TablePoint3 eye = cameraCenter(view);
    const TablePoint foot{eye.x, eye.y};
    const auto onPlane = [&](TablePoint p, Millimetres z) {
        const double share = (eye.z - kMatchPlane) / (eye.z - z);
        const TablePoint q = foot + (p - foot) * share;
        return cv::Point2f(float(q.x.value()), float(q.y.value()));
    };
    std::vector<cv::Point2f> corners;
    for (const TablePoint& p : galley.hull)
        for (const Millimetres z : {0_mm, height})
            corners.push_back(onPlane(p, z));
    std::vector<cv::Point2f> outline;
    cv::convexHull(corners, outline);
    return outline;
}

bool squareToSides(const Match& m, const Galley& galley) {
    const Radians turn = directionOf(m.tail, m.head) - galley.heading;
    return std::abs(std::cos(turn.value())) < std::sin(kOarSlant.value());
}

bool belongsTo(const Match& m, const Galley& galley, const std::vector<cv::Point2f>& body) {
    int over = 0;
    for (int i = 0; i < kSamples; ++i) {
        const TablePoint p = pointOn(m, i);
        const cv::Point2f q(float(p.x.value()), float(p.y.value()));
        over += cv::pointPolygonTest(body, q, false) >= 0 ? 1 : 0;
    }
    const double limit = squareToSides(m, galley) ? kMaxOverGalleyAsOar : kMaxOverGalley;
    return over > limit * kSamples;
}

} // namespace

bool liesOn(const Match& match, TablePoint p, Millimetres within) {
    const TablePoint d = match.head - match.tail;
    const double size = std::max(1e-6, length(d).value());
    const double ahead = dot(p - match.tail, d) / size;
    return ahead > -1 && ahead < size + 1 &&
           std::abs(cross(d, p - match.tail)) / size < within.value();
}

std::vector<Match> selectMatches(std::span<const Match> candidates, std::span<const Galley> galleys,
                                 const TableView& view, const SelectOptions& options) {
    std::vector<Match> order(candidates.begin(), candidates.end());
    std::ranges::stable_sort(order, std::ranges::greater{}, &Match::confidence);
    std::vector<std::vector<cv::Point2f>> bodies;
    for (const Galley& galley : galleys)
        bodies.push_back(shadowOnPlane(galley, view, options.sizes.boxHeight));
    std::vector<Match> accepted;
    for (Match& match : order) {
        if (match.confidence < options.leastConfidence)
            break;
        bool galleysOwn = false;
        for (std::size_t i = 0; i < galleys.size(); ++i)
            galleysOwn = galleysOwn || belongsTo(match, galleys[i], bodies[i]);
        if (galleysOwn)
            continue;
        const double explained = explainedPart(match, accepted);
        if (explained > kMaxExplained)
            continue;
        match.confidence *= 1 - explained * explained;
        if (match.confidence >= options.leastConfidence)
            accepted.push_back(match);
    }
    std::ranges::stable_sort(accepted, std::ranges::greater{}, &Match::confidence);
    return accepted;
}

} // namespace umpire::matches
