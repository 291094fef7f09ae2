#include "rules/games/war_galley/motion.h"

#include "rules/games/war_galley/sweep.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <tuple>

namespace umpire::war_galley {
namespace {

/// Angle of a turn (WG-18): of an equilateral triangle of matches.
constexpr Radians kTurn = 60_deg;

/// Time of each of the two legs, in steps. A turn rotates in the first leg and slides in the
/// second.
constexpr double kLegTime = 0.5;

/// Touching hulls may move this much further into each other, so that rounding does not stop a
/// galley that slides along the other.
constexpr Millimetres kSlideRounding = 1e-6_mm;

/// Contacts with a smaller difference in time are simultaneous. Otherwise, if two mirrored galleys
/// run into a third, rounding could let one of them stop it before the other arrives.
constexpr double kSameTime = 1e-8;

/// At the start of a step, two hulls touch if their gap is at most this multiple of `touch`.
constexpr double kStillTouches = 1.1;

/// Points within this multiple of `touch` of the line between two hulls belong to the contact.
constexpr double kContactDepth = 0.1;

/// The movement of a galley in a step, as two legs.
struct Voyage {
    std::array<Leg, 2> legs;
    GalleyPose end; ///< pose at the end of the step
};

struct Meeting {
    double when = 0.0;
    std::size_t leg = 0;
};

/// Two galleys that may meet in the step.
struct Pair {
    std::size_t first = 0;
    std::size_t second = 0;
    bool touchedAtStart = false;
    Millimetres level; ///< the gap at which the galleys stop
    std::optional<Meeting> meeting;
    bool isOver = false; ///< true if the galleys have met and go on (AfterContact::Completes)
};

/// The time and the leg at which a galley is stopped by a contact.
struct Stop {
    std::size_t galley = 0;
    Meeting meeting;
};

struct Step {
    MotionOptions options;
    std::vector<Voyage> voyages;
    std::vector<Pair> pairs;
    std::vector<HullContact> contacts;
};

Radians turnOf(Order order) {
    return order == Order::Left ? kTurn : order == Order::Right ? -kTurn : Radians();
}

bool isAdvance(Order order, Turning turning) {
    return order == Order::Forward || (isMovement(order) && turning == Turning::AndAdvance);
}

Voyage standingAt(const GalleyPose& pose) {
    const Leg standing{pose, TablePoint{}, Radians()};
    return {{standing, standing}, pose};
}

Voyage voyageOf(const StepMover& mover, const MotionOptions& options) {
    if (!isMovement(mover.order)) {
        return standingAt(mover.pose);
    }
    const GalleyPose& start = mover.pose;
    const GalleyPose end = poseAfter(start, *mover.order, options);
    const TablePoint advance = end.bow - start.bow;
    if (*mover.order == Order::Forward) {
        const GalleyPose middle{start.bow + advance * kLegTime, start.heading};
        return {{Leg{start, advance, Radians()}, Leg{middle, advance, Radians()}}, end};
    }
    const Leg swing{start, TablePoint{}, turnOf(*mover.order) * (1.0 / kLegTime)};
    const Leg slide{{start.bow, end.heading}, advance * (1.0 / kLegTime), Radians()};
    return {{swing, slide}, end};
}

GalleyPose poseAt(const Voyage& voyage, const Meeting& meeting) {
    return poseAt(voyage.legs[meeting.leg], meeting.when - double(meeting.leg) * kLegTime);
}

LegPair legPairOf(const Step& step, const Pair& pair, std::size_t leg) {
    return {step.voyages[pair.first].legs[leg], step.voyages[pair.second].legs[leg],
            step.options.sizes};
}

/// Returns the first meeting of two galleys at or after the time `from`; none if they do not meet.
std::optional<Meeting> meetingOf(const Step& step, const Pair& pair, double from) {
    for (std::size_t leg = 0; leg < 2; ++leg) {
        const double start = double(leg) * kLegTime;
        const LegTime time{std::max(from - start, 0.0), kLegTime};
        const LegPair legs = legPairOf(step, pair, leg);
        if (time.from >= time.until || (stands(legs.first) && stands(legs.second))) {
            continue;
        }
        if (const std::optional<double> elapsed = firstWithin(legs, time, pair.level)) {
            return Meeting{start + *elapsed, leg};
        }
    }
    return std::nullopt;
}

/// Tells whether two galleys are too far apart to meet in this step. The hull's farthest points
/// from the bow are the corners of the stern. Poses that are not finite count as too far apart.
bool outOfReach(const Step& step, std::size_t first, std::size_t second) {
    const PieceSizes& sizes = step.options.sizes;
    const GalleyPose& a = step.voyages[first].legs[0].start;
    const GalleyPose& b = step.voyages[second].legs[0].start;
    const Millimetres hull(std::hypot(sizes.boxLength.value(), 0.5 * sizes.boxWidth.value()));
    const Millimetres ways = distance(a.bow, step.voyages[first].end.bow) +
                             distance(b.bow, step.voyages[second].end.bow);
    const bool finite = std::isfinite(a.heading.value()) && std::isfinite(b.heading.value());
    return !finite || !(distance(a.bow, b.bow) <= hull * 2.0 + ways + step.options.touch * 2.0);
}

Pair meetingPair(const Step& step, std::size_t first, std::size_t second) {
    const Millimetres gap = gapBetween(step.voyages[first].legs[0].start,
                                       step.voyages[second].legs[0].start, step.options.sizes);
    const bool touching = gap <= step.options.touch * kStillTouches;
    const Millimetres level =
        touching ? std::min(gap, step.options.touch) - kSlideRounding : step.options.touch;
    Pair pair{first, second, touching, level, std::nullopt};
    pair.meeting = meetingOf(step, pair, 0.0);
    return pair;
}

void findPairs(Step& step) {
    for (std::size_t first = 0; first < step.voyages.size(); ++first) {
        for (std::size_t second = first + 1; second < step.voyages.size(); ++second) {
            if (!outOfReach(step, first, second)) {
                step.pairs.push_back(meetingPair(step, first, second));
            }
        }
    }
}

std::optional<double> earliestMeeting(const Step& step) {
    std::optional<double> earliest;
    for (const Pair& pair : step.pairs) {
        if (pair.meeting && (!earliest || pair.meeting->when < *earliest)) {
            earliest = pair.meeting->when;
        }
    }
    return earliest;
}

/// Returns the galleys that must stop: those whose own movement goes into the other or, if neither
/// does so alone, both.
std::vector<Stop> intruders(const Step& step, const Pair& pair) {
    const Meeting& meeting = *pair.meeting;
    const LegPair legs = legPairOf(step, pair, meeting.leg);
    const ClosingSpeeds closing =
        closingSpeeds(legs, meeting.when - double(meeting.leg) * kLegTime);
    const bool firstDoes = closing.first > kSlideRounding;
    const bool secondDoes = closing.second > kSlideRounding;
    std::vector<Stop> stops;
    if (firstDoes || !secondDoes) {
        stops.push_back({pair.first, meeting});
    }
    if (secondDoes || !firstDoes) {
        stops.push_back({pair.second, meeting});
    }
    return stops;
}

HullContact contactOf(const Step& step, const Pair& pair) {
    const GalleyPose first = poseAt(step.voyages[pair.first], *pair.meeting);
    const GalleyPose second = poseAt(step.voyages[pair.second], *pair.meeting);
    const TablePoint point =
        touchingPoint(first, second, step.options.sizes, step.options.touch * kContactDepth);
    return {pair.first, pair.second, point, pair.meeting->when, first, second};
}

/// Returns the galleys that stop at that time, and records the contacts.
std::vector<Stop> meetAt(Step& step, double time) {
    std::vector<Stop> stops;
    for (Pair& pair : step.pairs) {
        if (!pair.meeting || pair.meeting->when > time + kSameTime) {
            continue;
        }
        if (pair.touchedAtStart) {
            const std::vector<Stop> blocked = intruders(step, pair);
            stops.insert(stops.end(), blocked.begin(), blocked.end());
            // the other galley may still slide along the stopped galley
            pair.level -= kSlideRounding;
        } else {
            step.contacts.push_back(contactOf(step, pair));
            if (step.options.afterContact == AfterContact::Completes) {
                pair.isOver = true;
                continue;
            }
            stops.push_back({pair.first, *pair.meeting});
            stops.push_back({pair.second, *pair.meeting});
        }
    }
    std::ranges::sort(stops, {}, [](const Stop& stop) { return stop.meeting.when; });
    return stops;
}

GalleyPose stoppedAt(const Voyage& voyage, const Meeting& meeting) {
    const GalleyPose pose = poseAt(voyage, meeting);
    const bool swings = voyage.legs[meeting.leg].spin != Radians();
    return swings ? GalleyPose{pose.bow, normalized(pose.heading)} : pose;
}

/// Stops the galleys. A galley that has already stopped stays where it is.
void stopAll(Step& step, const std::vector<Stop>& stops) {
    for (const Stop& stop : stops) {
        Voyage& voyage = step.voyages[stop.galley];
        if (!stands(voyage.legs[0]) || !stands(voyage.legs[1])) {
            voyage = standingAt(stoppedAt(voyage, stop.meeting));
        }
    }
}

void meetAgain(Step& step, const std::vector<Stop>& stops, double time) {
    for (Pair& pair : step.pairs) {
        if (pair.isOver) {
            pair.meeting.reset();
        } else if (std::ranges::any_of(stops, [&](const Stop& stop) {
                       return stop.galley == pair.first || stop.galley == pair.second;
                   })) {
            pair.meeting = meetingOf(step, pair, time);
        }
    }
}

/// Moves all galleys to the end of the step. Each round stops a moving galley or ends a pair, so
/// the loop ends.
void sail(Step& step) {
    while (const std::optional<double> time = earliestMeeting(step)) {
        const std::vector<Stop> stops = meetAt(step, *time);
        stopAll(step, stops);
        meetAgain(step, stops, *time);
    }
}

/// Returns the indices of the movers, sorted by pose, so that not even rounding depends on the
/// order of the list.
std::vector<std::size_t> sortedByPose(const std::vector<StepMover>& movers) {
    std::vector<std::size_t> sorted(movers.size());
    std::iota(sorted.begin(), sorted.end(), std::size_t{0});
    std::ranges::stable_sort(sorted, [&](std::size_t a, std::size_t b) {
        const auto key = [&](std::size_t i) {
            const GalleyPose& pose = movers[i].pose;
            return std::tuple(pose.bow.x.value(), pose.bow.y.value(), pose.heading.value(),
                              movers[i].order);
        };
        return key(a) < key(b);
    });
    return sorted;
}

/// Returns the contact with the indices of the movers in the caller's list.
HullContact asGiven(HullContact contact, const std::vector<std::size_t>& sorted) {
    contact.first = sorted[contact.first];
    contact.second = sorted[contact.second];
    if (contact.first > contact.second) {
        std::swap(contact.first, contact.second);
        std::swap(contact.firstPose, contact.secondPose);
    }
    return contact;
}

} // namespace

GalleyPose poseAfter(const GalleyPose& start, Order order, const MotionOptions& options) {
    const Radians turn = turnOf(order);
    const Radians heading = turn == Radians() ? start.heading : normalized(start.heading + turn);
    const bool advances = isAdvance(order, options.turning);
    return {advances ? start.bow + along(heading, options.sizes.matchLength) : start.bow, heading};
}

StepMotion moveOneStep(const std::vector<StepMover>& movers, const MotionOptions& options) {
    const std::vector<std::size_t> sorted = sortedByPose(movers);
    Step step{options, {}, {}, {}};
    for (const std::size_t index : sorted) {
        step.voyages.push_back(voyageOf(movers[index], options));
    }
    findPairs(step);
    sail(step);
    StepMotion motion{std::vector<GalleyPose>(movers.size()), {}};
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        motion.stops[sorted[i]] = step.voyages[i].end;
    }
    for (const HullContact& contact : step.contacts) {
        motion.contacts.push_back(asGiven(contact, sorted));
    }
    std::ranges::sort(motion.contacts, {}, [](const HullContact& contact) {
        return std::tuple(contact.when, contact.first, contact.second);
    });
    return motion;
}

} // namespace umpire::war_galley
