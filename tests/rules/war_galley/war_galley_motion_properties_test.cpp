#include "tests/rules/war_galley/war_galley_fleet.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <tuple>

/// Tests properties that must hold for every step, with random fleets.
namespace umpire::war_galley {
namespace {

constexpr std::size_t kGalleys = 5;
constexpr int kFleets = 150;

/// Computes independently where a mover is at a time if nothing stops it.
GalleyPose unhindered(const StepMover& mover, double when) {
    const GalleyPose& start = mover.pose;
    if (!mover.order) {
        return start;
    }
    if (*mover.order == Order::Forward) {
        return {start.bow + along(start.heading, Millimetres(42 * when)), start.heading};
    }
    const double turn = (*mover.order == Order::Left ? 60 : -60) * std::min(2 * when, 1.0);
    const Radians heading = start.heading + radiansFromDegrees(turn);
    return {start.bow + along(heading, Millimetres(42 * std::max(2 * when - 1, 0.0))), heading};
}

/// Returns the times at which the galleys of a fleet without initial contact stop: at their first
/// contact, or at the end.
std::vector<double> stopTimes(const StepMotion& motion) {
    std::vector<double> times(motion.stops.size(), 1.0);
    for (const HullContact& contact : motion.contacts) {
        times[contact.first] = std::min(times[contact.first], contact.when);
        times[contact.second] = std::min(times[contact.second], contact.when);
    }
    return times;
}

std::vector<Hull> hullsAt(const std::vector<StepMover>& movers, const std::vector<double>& stops,
                          double when) {
    std::vector<Hull> hulls;
    for (std::size_t i = 0; i < movers.size(); ++i) {
        hulls.push_back(hullOf(unhindered(movers[i], std::min(when, stops[i])), {}));
    }
    return hulls;
}

double narrowest(const std::vector<Hull>& hulls) {
    double gap = 1e9;
    for (std::size_t i = 0; i < hulls.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const TablePoint between =
                midpoint(hulls[i][0], hulls[i][2]) - midpoint(hulls[j][0], hulls[j][2]);
            if (length(between) < 71_mm) { // twice from the centre to a corner, and more than touch
                gap = std::min(gap, approachOf(hulls[i], hulls[j]).distance.value());
            }
        }
    }
    return gap;
}

std::vector<Hull> hullsOf(const std::vector<GalleyPose>& poses) {
    std::vector<Hull> hulls;
    for (const GalleyPose& pose : poses) {
        hulls.push_back(hullOf(pose, {}));
    }
    return hulls;
}

TEST(WarGalleyMotionProperties, DenseSamplingFindsNoContactThatTheAnswerMissed) {
    RandomFleet fleet{std::mt19937(21)};
    std::size_t contacts = 0;
    for (int i = 0; i < kFleets; ++i) {
        const std::vector<StepMover> movers = fleet.next(kGalleys);
        const StepMotion motion = moveOneStep(movers, {});
        const std::vector<double> stops = stopTimes(motion);
        for (int sample = 0; sample <= 100; ++sample) {
            EXPECT_GE(narrowest(hullsAt(movers, stops, sample / 100.0)), kTouch - 1e-5);
        }
        for (std::size_t g = 0; g < movers.size(); ++g) {
            expectNear(motion.stops[g], unhindered(movers[g], stops[g]), 1e-6);
        }
        contacts += motion.contacts.size();
    }
    EXPECT_GT(contacts, 150u);
}

TEST(WarGalleyMotionProperties, EveryContactIsBetweenHullsThatTouchThere) {
    RandomFleet fleet{std::mt19937(22)};
    for (int i = 0; i < kFleets; ++i) {
        const StepMotion motion = moveOneStep(fleet.next(kGalleys), {});
        const std::vector<Hull> hulls = hullsOf(motion.stops);
        double last = 0.0;
        for (const HullContact& contact : motion.contacts) {
            const Approach nearest = approachOf(hulls[contact.first], hulls[contact.second]);
            // this allows 0.99 to 1.43
            EXPECT_NEAR(nearest.distance.value(), 1.21 * kTouch, 0.22 * kTouch);
            for (const std::size_t galley : {contact.first, contact.second}) {
                const TablePoint point[] = {contact.point, contact.point};
                EXPECT_LT(approachOf(point, hulls[galley]).distance, 0.1_mm);
            }
            EXPECT_LT(contact.first, contact.second);
            EXPECT_GE(contact.when, last);
            last = contact.when;
        }
    }
}

/// Moves many steps in a row, so most steps start with touching hulls.
TEST(WarGalleyMotionProperties, InALongMeleeNoTwoHullsEverOverlap) {
    RandomFleet fleet{std::mt19937(23)};
    std::size_t touching = 0;
    std::size_t moved = 0;
    for (int i = 0; i < 60; ++i) {
        std::vector<StepMover> movers = fleet.next(6);
        for (int step = 0; step < 20; ++step) {
            const std::vector<Hull> before = hullsOf([&] {
                std::vector<GalleyPose> poses;
                for (const StepMover& mover : movers) {
                    poses.push_back(mover.pose);
                }
                return poses;
            }());
            const StepMotion motion = moveOneStep(movers, {});
            EXPECT_GE(narrowest(hullsOf(motion.stops)), kTouch - 1e-4);
            for (const HullContact& contact : motion.contacts) {
                EXPECT_GT(approachOf(before[contact.first], before[contact.second]).distance,
                          Millimetres(kTouch));
            }
            touching += narrowest(before) < 1.5 * kTouch;
            for (std::size_t g = 0; g < movers.size(); ++g) {
                moved += motion.stops[g] != movers[g].pose;
                movers[g] = {motion.stops[g], fleet.order()};
            }
        }
    }
    EXPECT_GT(touching, 600u);
    EXPECT_GT(moved, 600u);
}

/// Rounds headings to 60 degrees, as in play: hulls meet flush and at the same time.
std::vector<StepMover> squared(std::vector<StepMover> movers, double turn) {
    for (StepMover& mover : movers) {
        const double sixths = std::round(mover.pose.heading.value() * 3.0 / std::numbers::pi);
        mover.pose.heading = Radians(turn) + 60_deg * sixths;
        mover.pose.bow =
            at(std::round(mover.pose.bow.x.value()), std::round(mover.pose.bow.y.value()));
    }
    return movers;
}

TEST(WarGalleyMotionProperties, PermutingTheMoversPermutesTheAnswer) {
    RandomFleet fleet{std::mt19937(24)};
    for (int i = 0; i < kFleets; ++i) {
        std::vector<StepMover> movers = fleet.next(kGalleys);
        movers = i % 3 == 0 ? movers : squared(movers, i % 3 == 1 ? 0.0 : fleet.between(0, 1));
        const StepMotion motion = moveOneStep(movers, {});
        std::vector<std::size_t> order(kGalleys);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::shuffle(order, fleet.random);
        std::vector<StepMover> shuffled;
        for (const std::size_t index : order) {
            shuffled.push_back(movers[index]);
        }
        StepMotion other = moveOneStep(shuffled, {});
        for (std::size_t g = 0; g < kGalleys; ++g) {
            EXPECT_EQ(other.stops[g], motion.stops[order[g]]);
        }
        for (HullContact& contact : other.contacts) {
            contact.first = order[contact.first];
            contact.second = order[contact.second];
            if (contact.first > contact.second) {
                std::swap(contact.first, contact.second);
                std::swap(contact.firstPose, contact.secondPose);
            }
        }
        EXPECT_EQ(other.contacts, motion.contacts);
    }
}

/// A motion of the plane: mirrored at the x axis first, if at all.
struct Moved {
    double turn = 0.0;
    TablePoint shift;
    double mirror = 1.0;

    TablePoint operator()(TablePoint p) const {
        const TablePoint x = along(Radians(turn), p.x);
        return shift + x + along(Radians(turn) + 90_deg, p.y * mirror);
    }
    GalleyPose operator()(const GalleyPose& pose) const {
        return {(*this)(pose.bow), Radians(turn) + pose.heading * mirror};
    }
    StepMover operator()(const StepMover& mover) const {
        StepMover moved{(*this)(mover.pose), mover.order};
        if (mirror < 0.0 && mover.order && *mover.order != Order::Forward) {
            moved.order = *mover.order == Order::Left ? Order::Right : Order::Left;
        }
        return moved;
    }
};

TEST(WarGalleyMotionProperties, TheAnswerTurnsShiftsAndMirrorsWithTheScene) {
    RandomFleet fleet{std::mt19937(25)};
    for (int i = 0; i < kFleets; ++i) {
        const std::vector<StepMover> movers = fleet.next(kGalleys);
        const StepMotion motion = moveOneStep(movers, {});
        for (const double mirror : {1.0, -1.0}) {
            const Moved moved{fleet.between(-3, 3), at(fleet.between(-500, 500), 77), mirror};
            std::vector<StepMover> scene;
            for (const StepMover& mover : movers) {
                scene.push_back(moved(mover));
            }
            const StepMotion other = moveOneStep(scene, {});
            for (std::size_t g = 0; g < kGalleys; ++g) {
                expectNear(other.stops[g], moved(motion.stops[g]), 1e-6);
            }
            ASSERT_EQ(other.contacts.size(), motion.contacts.size());
            for (std::size_t c = 0; c < motion.contacts.size(); ++c) {
                EXPECT_EQ(other.contacts[c].first, motion.contacts[c].first);
                EXPECT_EQ(other.contacts[c].second, motion.contacts[c].second);
                EXPECT_NEAR(other.contacts[c].when, motion.contacts[c].when, 1e-7);
                expectNear(other.contacts[c].point, moved(motion.contacts[c].point), 1e-5);
            }
        }
    }
}

} // namespace
} // namespace umpire::war_galley
