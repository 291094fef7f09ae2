#include "tests/films/galley_film.h"

#include "rules/games/war_galley/approach.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/rules.h"

#include <algorithm>
#include <cmath>

namespace umpire::films {
namespace {

using namespace war_galley;

constexpr double kSlot = 46;   // mm: a match lengthwise and the gap to the next
constexpr double kAcross = 13; // mm that a match laid across takes
constexpr double kLast = 22;   // mm from the player: the end of a column

double drawn(std::mt19937_64& random, double spread) {
    return std::clamp(std::normal_distribution<double>(0, spread)(random), -2.2 * spread,
                      2.2 * spread);
}

double uniform(std::mt19937_64& random, double least, double most) {
    return std::uniform_real_distribution<double>(least, most)(random);
}

TablePoint pointOf(double x, double y) {
    return {Millimetres(x), Millimetres(y)};
}

LooseMatch matchAt(TablePoint middle, Radians heading, bool headed) {
    const TablePoint half = along(heading, 21_mm);
    return {middle - half, middle + half, headed, false};
}

/// Returns the direction of a match's head: towards the enemy, turned by the order.
Radians headOf(Side side, Order order) {
    const Radians ahead = side == Side::A ? 90_deg : 270_deg;
    switch (order) {
    case Order::Forward:
        return ahead;
    case Order::Left:
        return ahead + 90_deg;
    case Order::Right:
    case Order::Fire:
        return ahead - 90_deg;
    case Order::RearrangeOars:
        return ahead + 180_deg;
    }
    return ahead;
}

bool isAcross(Order order) {
    return order != Order::Forward && order != Order::RearrangeOars;
}

Galley standing(const State& state, VesselIndex vessel, Millimetres around) {
    const GalleyPose& pose = *state.vessels[vessel].pose;
    PieceSizes sizes = sizesOf(state.settings);
    Galley galley = pieceOf(state, vessel);
    sizes.boxLength += around;
    sizes.boxWidth += around + 60_mm; // adds the oars
    galley.hull = hullOf(pose.bow - along(pose.heading, state.settings.boxLength * 0.5),
                         pose.heading, sizes.boxLength, sizes.boxWidth);
    return galley;
}

bool isClear(const State& state, const LooseMatch& match, const std::vector<LooseMatch>& lying) {
    const std::array<TablePoint, 2> axis{match.tail, match.head};
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel) &&
            approachOf(axis, standing(state, vessel, 8_mm).hull).distance < 2_mm) {
            return false;
        }
    }
    return std::ranges::none_of(lying, [&](const LooseMatch& other) {
        return approachOf(axis, std::array<TablePoint, 2>{other.tail, other.head}).distance < 9_mm;
    });
}

/// Returns the hits if they are the same for every position of the galleys within the measuring
/// error; otherwise none.
std::optional<int> hitsOf(const State& state, VesselIndex target, Toss toss) {
    toss.sigma = 0.7_mm;
    std::optional<int> hits;
    for (const double ahead : {0.0, 1.2, -1.2}) {
        for (const double aside : {0.0, 1.2, -1.2}) {
            State other = state;
            GalleyPose& pose = *other.vessels[target].pose;
            pose.bow = pose.bow + pointOf(ahead, aside);
            pose.heading += radiansFromDegrees(aside);
            const TossRuling ruling = rule(other, target, toss);
            if (ruling.hitsMin != ruling.hitsMax || (hits && *hits != ruling.hits) ||
                ruling.isVoid != Certainty::No) {
                return std::nullopt;
            }
            hits = ruling.hits;
        }
    }
    return hits;
}

} // namespace

Seat seatOf(Side side) {
    return side == Side::A ? Seat::Near : Seat::Far;
}

std::vector<GalleyOnTable> galleysOf(const State& state) {
    std::vector<GalleyOnTable> galleys;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel)) {
            galleys.push_back({vessel, ownerOf(state, vessel), *state.vessels[vessel].pose,
                               state.vessels[vessel].rig});
        }
    }
    return galleys;
}

Still stillOf(const RenderedGalleys& rendered, const GalleyTable& before, const GalleyTable& after,
              Side side) {
    Still still;
    still.picture = rendered.picture(after);
    still.seat = seatOf(side);
    std::array<cv::Rect, 3> thirds; // the picture in thirds, with one path of the hand for each
    const int third = std::max(1, still.picture.cols / 3);
    const auto addMatches = [&](const auto& some, const auto& others) {
        for (const auto& each : some) {
            if (std::ranges::find(others, each) == others.end()) {
                const cv::Rect place = rendered.placeOf(each);
                thirds[std::size_t(std::clamp(place.x / third, 0, 2))] |= place;
            }
        }
    };
    addMatches(before.matches, after.matches);
    addMatches(after.matches, before.matches);
    addMatches(before.screens, after.screens);
    addMatches(after.screens, before.screens);
    for (std::size_t vessel = 0; vessel < std::size_t(2 * kMaxGalleysEach); ++vessel) {
        const auto was = std::ranges::find(before.galleys, vessel, &GalleyOnTable::vessel);
        const auto is = std::ranges::find(after.galleys, vessel, &GalleyOnTable::vessel);
        const bool wasThere = was != before.galleys.end();
        const bool isThere = is != after.galleys.end();
        if (wasThere != isThere || (wasThere && !(*was == *is))) {
            still.changed.push_back((wasThere ? rendered.placeOf(*was) : cv::Rect()) |
                                    (isThere ? rendered.placeOf(*is) : cv::Rect()));
        }
    }
    for (const cv::Rect& place : thirds) {
        if (!place.empty()) {
            still.changed.push_back(place);
        }
    }
    return still;
}

std::vector<LooseMatch> columnOf(Side side, const Plan& plan, Millimetres x,
                                 std::mt19937_64& random) {
    std::vector<LooseMatch> column;
    const auto slotOf = [](Order order) { return isAcross(order) ? kAcross : kSlot; };
    double from = kLast;
    for (const Order order : plan.orders()) {
        from += slotOf(order);
    }
    for (const Order order : plan.orders()) {
        const double slot = slotOf(order);
        const double away = from - slot / 2 + drawn(random, 0.4);
        const double y = side == Side::A ? away : 420 - away;
        const Radians askew = radiansFromDegrees(drawn(random, 2.0));
        column.push_back(matchAt(pointOf(x.value() + drawn(random, 1.5), y),
                                 headOf(side, order) + askew, order != Order::Fire));
        from -= slot;
    }
    return column;
}

GalleyPose byHand(const GalleyPose& pose, std::mt19937_64& random) {
    return recorded(GalleyPose{pose.bow + pointOf(drawn(random, 0.9), drawn(random, 0.9)),
                               pose.heading + radiansFromDegrees(drawn(random, 1.0))});
}

Toss tossOf(VesselIndex attacker, const std::vector<LooseMatch>& tossed,
            const std::vector<LooseMatch>& lying) {
    Toss toss{attacker, tossed, 0.3_mm};
    for (LooseMatch& match : toss.matches) {
        match.tossed = true;
    }
    for (LooseMatch match : lying) {
        match.tossed = false;
        toss.matches.push_back(match);
    }
    return toss;
}

std::optional<std::vector<LooseMatch>> tossedMatches(const State& state, const Salvo& salvo,
                                                     const std::vector<LooseMatch>& lying,
                                                     std::mt19937_64& random) {
    const auto shot = std::ranges::find(state.execution.shots, salvo.attacker, &Shot::attacker);
    const auto middleOf = [&](VesselIndex vessel) { return pieceOf(state, vessel).center; };
    const TablePoint aim =
        midpoint(middleOf(salvo.attacker), middleOf(*shot->target)) * 0.6 + pointOf(300, 210) * 0.4;
    std::optional<std::vector<LooseMatch>> best;
    int most = -1;
    for (int attempt = 0; attempt < 400 && (attempt < 60 || !best); ++attempt) {
        std::vector<LooseMatch> all = lying;
        std::vector<LooseMatch> tossed;
        for (int i = 0; i < 60 && int(tossed.size()) < salvo.matches; ++i) {
            const TablePoint at = aim + pointOf(drawn(random, 50), drawn(random, 50));
            LooseMatch match = matchAt(at, radiansFromDegrees(uniform(random, 0, 360)), true);
            const bool inside =
                std::abs(at.x.value() - 300) < 130 && std::abs(at.y.value() - 210) < 180;
            if (inside && isClear(state, match, all)) {
                all.push_back(match);
                tossed.push_back(match);
            }
        }
        if (int(tossed.size()) < salvo.matches) {
            continue;
        }
        const auto hits = hitsOf(state, *shot->target, tossOf(salvo.attacker, tossed, lying));
        if (hits && *hits > most) {
            most = *hits;
            best = tossed;
        }
    }
    return best;
}

} // namespace umpire::films
