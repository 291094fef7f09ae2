#include "vision/matches/match_select.h"

#include "vision/matches/match_strip.h"
#include "vision/matches/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::matches {

namespace {

TablePoint pointOn(const Match& m, int sample) {
    return m.tail + (m.head - m.tail) * (double(sample) / (kOptions.samples - 1));
}

Millimetres explainingReach(const Match& a, const Match& b, Millimetres width) {
    const Radians turn = directionOf(a.tail, a.head) - directionOf(b.tail, b.head);
    const bool alongside = std::abs(std::sin(turn.value())) < std::sin(kOptions.alongside.value());
    return alongside ? width * kOptions.explainedAlongside : kOptions.explainedWithin;
}

/// Returns the outline of a galley in the picture, projected to the plane of the matches: the hull
/// of its footprint and its top.
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
    for (const TablePoint& p : galley.hull) {
        for (const Millimetres z : {0_mm, height}) {
            corners.push_back(onPlane(p, z));
        }
    }
    std::vector<cv::Point2f> outline;
    cv::convexHull(corners, outline);
    return outline;
}

bool squareToSides(const Match& m, const Galley& galley) {
    const Radians turn = directionOf(m.tail, m.head) - galley.heading;
    return std::abs(std::cos(turn.value())) < std::sin(kOptions.oarSlant.value());
}

bool belongsTo(const Match& m, const Galley& galley, const std::vector<cv::Point2f>& body) {
    int over = 0;
    for (int i = 0; i < kOptions.samples; ++i) {
        const TablePoint p = pointOn(m, i);
        const cv::Point2f q(float(p.x.value()), float(p.y.value()));
        over += cv::pointPolygonTest(body, q, false) >= 0 ? 1 : 0;
    }
    const double limit =
        squareToSides(m, galley) ? kOptions.maxOverGalleyAsOar : kOptions.maxOverGalley;
    return over > limit * kOptions.samples;
}

} // namespace

bool liesOn(const Match& match, TablePoint p, Millimetres within) {
    const TablePoint d = match.head - match.tail;
    const double size = std::max(1e-6, length(d).value());
    const double ahead = dot(p - match.tail, d) / size;
    return ahead > -1 && ahead < size + 1 &&
           std::abs(cross(d, p - match.tail)) / size < within.value();
}

double explainedPart(const Match& candidate, std::span<const Match> accepted,
                     const PieceSizes& sizes) {
    int explained = 0;
    for (int i = 0; i < kOptions.samples; ++i) {
        const TablePoint p = pointOn(candidate, i);
        explained += std::ranges::any_of(accepted, [&](const Match& other) {
            return liesOn(other, p, explainingReach(candidate, other, sizes.matchWidth));
        });
    }
    return double(explained) / kOptions.samples;
}

std::vector<Match> selectMatches(std::span<const Match> candidates, std::span<const Galley> galleys,
                                 const TableView& view, const SelectOptions& options) {
    std::vector<Match> order(candidates.begin(), candidates.end());
    std::ranges::stable_sort(order, std::ranges::greater{}, &Match::confidence);
    std::vector<std::vector<cv::Point2f>> bodies;
    for (const Galley& galley : galleys) {
        bodies.push_back(shadowOnPlane(galley, view, options.sizes.boxHeight));
    }
    std::vector<Match> accepted(options.lying.begin(), options.lying.end());
    for (Match& match : order) {
        if (match.confidence < options.leastConfidence) {
            break;
        }
        bool galleysOwn = false;
        for (std::size_t i = 0; i < galleys.size(); ++i) {
            galleysOwn = galleysOwn || belongsTo(match, galleys[i], bodies[i]);
        }
        if (galleysOwn) {
            continue;
        }
        const double explained = explainedPart(match, accepted, options.sizes);
        if (explained > kOptions.maxExplained) {
            continue;
        }
        match.confidence *= 1 - explained * explained;
        if (match.confidence >= options.leastConfidence) {
            accepted.push_back(match);
        }
    }
    accepted.erase(accepted.begin(), accepted.begin() + std::ptrdiff_t(options.lying.size()));
    std::ranges::stable_sort(accepted, std::ranges::greater{}, &Match::confidence);
    return accepted;
}

} // namespace umpire::matches
