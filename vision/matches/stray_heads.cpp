#include "vision/matches/stray_heads.h"

#include "calibration/view/upper_median.h"
#include "vision/matches/match_select.h"
#include "vision/matches/match_strip.h"
#include "vision/matches/options.h"
#include "vision/picture/colour_balance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace umpire::matches {

using proposals::StickHypothesis;

namespace {

constexpr int kDirections = 120;

cv::Point2d plain(TablePoint p) {
    return {p.x.value(), p.y.value()};
}

TablePoint tablePoint(cv::Point2d p) {
    return {Millimetres(p.x), Millimetres(p.y)};
}

/// The colours of the examined plane, as likeLab.
class ColourPlane {
public:
    explicit ColourPlane(const proposals::SeenPlane& seen) : seen_(seen) {}

    [[nodiscard]] double pixelsPerMm() const { return seen_.grid.pixelsPerMm; }
    [[nodiscard]] cv::Vec3f pixel(cv::Point at) const {
        const auto& c = seen_.colours.at<cv::Vec3b>(at);
        return likeLab(float(c[0]), float(c[1]), float(c[2]));
    }
    [[nodiscard]] cv::Vec3f at(cv::Point2d p) const {
        const cv::Point2d q = seen_.grid.gridAt(tablePoint(p));
        return pixel({std::clamp(cvRound(q.x), 0, seen_.colours.cols - 1),
                      std::clamp(cvRound(q.y), 0, seen_.colours.rows - 1)});
    }
    [[nodiscard]] cv::Point2d tableAt(cv::Point2d pixel) const {
        return plain(seen_.grid.tableAt(pixel.x, pixel.y));
    }
    /// Returns a mask that is 1 where the examined plane differs by less than `reach` from the
    /// colour.
    [[nodiscard]] cv::Mat like(const cv::Vec3f& colour, float reach) const {
        cv::Mat mask = cv::Mat::zeros(seen_.colours.size(), CV_8U);
        for (const cv::Rect& part : seen_.parts) {
            for (int row = part.y; row < part.br().y; ++row) {
                for (int column = part.x; column < part.br().x; ++column) {
                    const cv::Vec3f off = pixel({column, row}) - colour;
                    mask.at<uchar>(row, column) = off.dot(off) < reach * reach ? 1 : 0;
                }
            }
        }
        return mask;
    }

private:
    const proposals::SeenPlane& seen_;
};

struct Colours {
    cv::Vec3f head;
    cv::Vec3f shaft;
    float reach = kOptions.headReach; ///< maximum difference from the head's colour
};

/// Returns the point of a match at this distance from its head's end.
cv::Point2d fromHead(const Match& match, double mm) {
    const cv::Point2d head = plain(match.head);
    return head + (plain(match.tail) - head) * (mm / length(match.head - match.tail).value());
}

/// Returns a head's colour: of the nine pixels around its middle, the pixel that is the third most
/// unlike a shaft. The middle may be wrong by half a head, and the most unlike pixel may be shadow.
cv::Vec3f headColour(const ColourPlane& plane, cv::Point2d middle, const cv::Vec3f& shaft) {
    const double pixel = 1 / plane.pixelsPerMm();
    std::array<cv::Vec3f, 9> around;
    std::size_t count = 0;
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column) {
            around[count++] = plane.at(middle + cv::Point2d(column, row) * pixel);
        }
    }
    std::ranges::nth_element(around, around.begin() + 2, std::ranges::greater{},
                             [&](const cv::Vec3f& colour) { return cv::norm(colour - shaft); });
    return around[2];
}

std::optional<Colours> coloursOf(const ColourPlane& plane, std::span<const Match> found) {
    std::vector<cv::Vec3f> heads, shafts;
    for (const Match& match : found) {
        for (double mm = 10; mm < 35; mm += 3) {
            shafts.push_back(plane.at(fromHead(match, mm)));
        }
    }
    const cv::Vec3f shaft = picture::medianColour(shafts);
    for (const Match& match : found) {
        if (match.headed == Headed::Yes) {
            heads.push_back(headColour(plane, fromHead(match, kOptions.halfHead), shaft));
        }
    }
    if (heads.size() < kOptions.minHeads) {
        return std::nullopt;
    }
    Colours colours{picture::medianColour(heads), shaft};
    if (cv::norm(colours.head - colours.shaft) < double(kOptions.minFromShaft)) {
        return std::nullopt;
    }
    std::vector<float> off;
    for (const cv::Vec3f& head : heads) {
        off.push_back(float(cv::norm(head - colours.head)));
    }
    colours.reach =
        std::clamp(kOptions.headScatters * upperMedian(off), kOptions.headReach, kOptions.maxReach);
    return colours;
}

bool atGalley(cv::Point2d p, const Galley& galley, const PieceSizes& sizes) {
    const cv::Point2d forward(std::cos(galley.heading.value()), std::sin(galley.heading.value()));
    const cv::Point2d from = p - plain(galley.center);
    return std::abs(from.dot(forward)) < (sizes.boxLength * 0.5 + kOptions.beyondBow).value() &&
           std::abs(from.cross(forward)) < (sizes.boxWidth * 0.5 + kOptions.oars).value();
}

/// The objects that were found on the table.
struct Known {
    const TableView& view;
    const StrayHeadSearch& search;

    [[nodiscard]] bool explains(cv::Point2d p) const {
        return isOnTag(view, tablePoint(p)) ||
               std::ranges::any_of(search.galleys,
                                   [&](const Galley& g) { return atGalley(p, g, search.sizes); }) ||
               std::ranges::any_of(search.found, [&](const Match& match) {
                   return cv::norm(p - plain(match.head)) < kOptions.sameHead.value();
               });
    }
};

/// Returns the middle of the spot whose outline begins at `first`, or none if the spot does not
/// have the size of a head. `box` is the rectangle around the spot in `mask`.
std::optional<cv::Point2d> headMiddle(const cv::Mat& mask, const cv::Rect& box, cv::Point first,
                                      double pixelsPerMm) {
    if (std::max(box.width, box.height) > kOptions.maxExtent * pixelsPerMm) {
        return std::nullopt;
    }
    cv::Mat labels, stats, middles;
    cv::connectedComponentsWithStats(mask(box), labels, stats, middles);
    const int label = labels.at<int>(first - box.tl());
    const double area = stats.at<int>(label, cv::CC_STAT_AREA) / (pixelsPerMm * pixelsPerMm);
    if (area < kOptions.minArea || area > kOptions.maxArea) {
        return std::nullopt;
    }
    return cv::Point2d(box.tl()) +
           cv::Point2d(middles.at<double>(label, 0), middles.at<double>(label, 1));
}

/// Returns the middles of the spots that have the colour and size of a head.
std::vector<cv::Point2d> spotsOf(const ColourPlane& plane, const Colours& colours) {
    const cv::Mat mask = plane.like(colours.head, colours.reach);
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(mask, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    std::vector<cv::Point2d> spots;
    for (const std::vector<cv::Point>& outline : outlines) {
        if (const auto middle =
                headMiddle(mask, cv::boundingRect(outline), outline.front(), plane.pixelsPerMm())) {
            spots.push_back(plane.tableAt(*middle));
        }
    }
    return spots;
}

/// Returns the spots that no found object explains. If there are too many, repeats the search with
/// a smaller tolerance of the colour; if there are still too many, returns an empty list.
std::vector<cv::Point2d> straySpots(const ColourPlane& plane, Colours colours, const Known& known) {
    for (; colours.reach >= kOptions.minReach; colours.reach *= kOptions.narrower) {
        std::vector<cv::Point2d> spots = spotsOf(plane, colours);
        std::erase_if(spots, [&](cv::Point2d p) { return known.explains(p); });
        if (spots.size() <= kOptions.maxSpots) {
            return spots;
        }
    }
    return {};
}

bool covered(cv::Point2d p, std::span<const Match> found) {
    return std::ranges::any_of(found, [&](const Match& match) {
        return liesOn(match, tablePoint(p), kOptions.coveredWithin);
    });
}

/// Returns how visible a shaft is at a point: 1 if it is clearly visible, 0 if it does not differ
/// from its sides.
double shaftAt(const ColourPlane& plane, const cv::Vec3f& shaft, cv::Point2d p,
               cv::Point2d beside) {
    const auto off = [&](cv::Point2d q) { return cv::norm(plane.at(q) - shaft); };
    const double here = std::min({off(p), off(p + beside * 0.4), off(p - beside * 0.4)});
    const double left = off(p + beside * kOptions.toItsSides);
    const double right = off(p - beside * kOptions.toItsSides);
    const double nearer = 0.5 * std::min(left, right) + 0.25 * (left + right) - here;
    return std::clamp(nearer / kOptions.plainly, -0.5, 1.0);
}

struct Direction {
    int step = 0;
    double score = 0;
};

cv::Point2d unitOf(int step) {
    const double angle = 2 * std::numbers::pi * step / kDirections;
    return {std::cos(angle), std::sin(angle)};
}

/// The input of the search for the shaft of a head.
struct ShaftSearch {
    const ColourPlane& plane;
    cv::Vec3f shaft;
    std::span<const Match> found;
    const PieceSizes& sizes;
};

double scoreAlong(cv::Point2d head, cv::Point2d along, const ShaftSearch& search) {
    double sum = 0;
    int points = 0, hidden = 0;
    for (double away = 4; away < search.sizes.matchLength.value() - 2; away += 1, ++points) {
        const cv::Point2d p = head + along * away;
        if (covered(p, search.found)) {
            ++hidden;
        } else {
            sum += shaftAt(search.plane, search.shaft, p, {-along.y, along.x});
        }
    }
    return hidden > kOptions.maxCovered * points ? 0
                                                 : (sum + kOptions.coveredSays * hidden) / points;
}

/// Returns the possible directions of the shaft of a match whose head is at `head`, the most
/// probable first.
std::vector<Direction> directionsFrom(cv::Point2d head, const ShaftSearch& search) {
    std::array<double, kDirections> scores{};
    for (int step = 0; step < kDirections; ++step) {
        scores[std::size_t(step)] = scoreAlong(head, unitOf(step), search);
    }
    std::vector<Direction> best;
    for (int step = 0; step < kDirections; ++step) {
        const double score = scores[std::size_t(step)];
        bool highest = score >= kOptions.minScore;
        for (int other = 1; other <= kOptions.nearDirections && highest; ++other) {
            highest = score >= scores[std::size_t((step + other) % kDirections)] &&
                      score > scores[std::size_t((step + kDirections - other) % kDirections)];
        }
        if (highest) {
            best.push_back({step, score});
        }
    }
    std::ranges::sort(best, std::ranges::greater{}, &Direction::score);
    best.resize(std::min(best.size(), kOptions.maxSticks));
    return best;
}

/// Returns the difference between the scores of the best and the second best direction.
double clearness(const std::vector<Direction>& directions) {
    const auto score = [&](std::size_t k) {
        return k < directions.size() ? directions[k].score : 0;
    };
    return score(0) - score(1);
}

/// A head without a match, and how clear the direction of its shaft is.
struct Spot {
    cv::Point2d middle;
    double clearness = 0;
};

StickHypothesis stickFrom(cv::Point2d spot, cv::Point2d along, const PieceSizes& sizes) {
    const cv::Point2d end = spot - along * kOptions.halfHead;
    return {StickHypothesis::Kind::Match,
            tablePoint(end + along * sizes.matchLength.value()),
            tablePoint(end),
            kOptions.score,
            proposals::kWholeHeadCells,
            kOptions.sureOfHead};
}

} // namespace

std::vector<Match> matchesAtStrayHeads(const TableView& view, const StrayHeadSearch& search,
                                       const MatchAmong& among) {
    std::vector<Match> more;
    if (search.found.size() < kOptions.minHeads) {
        return more;
    }
    const ColourPlane plane(search.plane);
    const auto colours = coloursOf(plane, search.found);
    if (!colours) {
        return more;
    }
    const auto directions = [&](cv::Point2d spot, std::span<const Match> found) {
        return directionsFrom(spot, {plane, colours->shaft, found, search.sizes});
    };
    std::vector<Spot> spots;
    for (const cv::Point2d middle : straySpots(plane, *colours, {view, search})) {
        spots.push_back({middle, clearness(directions(middle, search.found))});
    }
    std::ranges::stable_sort(spots, std::ranges::greater{}, &Spot::clearness);
    std::vector<Match> found(search.found.begin(), search.found.end());
    for (const Spot& spot : spots) {
        std::vector<StickHypothesis> sticks;
        for (const Direction& direction : directions(spot.middle, found)) {
            sticks.push_back(stickFrom(spot.middle, unitOf(direction.step), search.sizes));
        }
        if (const auto match = among(sticks, found)) {
            found.push_back(*match);
            more.push_back(*match);
        }
    }
    return more;
}

} // namespace umpire::matches
