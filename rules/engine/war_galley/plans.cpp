#include "rules/engine/war_galley/plans.h"

#include "rules/engine/war_galley/boxes.h"
#include "rules/games/war_galley/salvo.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::war_galley {
namespace {

constexpr std::size_t kPlansKept = 24;
constexpr std::size_t kPlansDrawn = 10;
// Probabilities, for each step, that friends and enemies still move as predicted.
constexpr double kFriendMoves = 0.97;
constexpr double kEnemyMoves = 0.88;
/// Worth of each point of a ram; below 1, because some rams are avoided.
constexpr double kRamPoint = 0.8;
constexpr double kOffTable = 4;
constexpr double kIntoFriend = 2;
constexpr double kTouching = 0.6; ///< maximum gap of galleys in contact, in mm
/// Penalty for each match length of distance from the nearest enemy.
constexpr double kPerMatchLength = 0.12;

/// Results of the toss model for one match. `hits`: probability that the match points at the target
/// if the salvo is not spoiled. `stays`: probability that the match does not spoil the salvo.
/// Measured with 20,000 salvos each of 1 to 4 matches.
struct SalvoOdds {
    double hits = 0;
    double stays = 0;
};
constexpr SalvoOdds kAhead = {0.102, 0.87};
/// Odds beside the attacker, where both ends of a match count (WG-31).
constexpr SalvoOdds kBeside = {0.315, 0.917};

double expectedHits(int matches, const SalvoOdds& odds) {
    double hits = 0;
    double each = odds.hits;
    for (int i = 0; i < matches; ++i, each *= odds.stays) {
        hits = (i + 1) * each;
    }
    return hits;
}

/// The prediction for enemies: they stay in place, or go straight ahead. A friendly galley follows
/// its orders; without orders it stays in place.
enum class Enemy : std::uint8_t { Lies, Advances };
constexpr std::array kEnemies = {Enemy::Lies, Enemy::Advances};
/// Predicted hull after each step; index 0 is the present hull.
using Track = std::array<Box, kMaxOrders + 1>;

struct Other {
    bool isEnemy = false;
    std::array<Track, kEnemies.size()> tracks;
};

/// The predicted state of the galley after a number of steps.
struct Course {
    GalleyPose pose;
    int forwards = 0;
    bool isStopped = false;
    double worth = 0;
    double likely = 1;
};
using Courses = std::array<Course, kEnemies.size()>;

/// Evaluates plans. Results for equal first orders are reused, so plans in sorted order are faster.
class Rehearsal {
public:
    Rehearsal(const State& state, VesselIndex vessel)
        : state_(state), vessel_(state.vessels[vessel]), options_(motionOptionsOf(state.settings)) {
        for (VesselIndex other = 0; other < state.vessels.size(); ++other) {
            if (other != vessel && isAfloat(state, other)) {
                others_.push_back(expected(other, ownerOf(state, other) != ownerOf(state, vessel)));
            }
        }
        courses_[0].fill({*vessel_.pose, 0, false, 0, 1});
    }

    double operator()(const Plan& plan) {
        int step = 1;
        while (step <= plan.count && plan.at(step) == last_.at(step)) {
            ++step;
        }
        for (; step <= plan.count; ++step) {
            for (std::size_t enemy = 0; enemy < kEnemies.size(); ++enemy) {
                courses_[std::size_t(step)][enemy] =
                    next(courses_[std::size_t(step - 1)][enemy], *plan.at(step), {enemy, step});
            }
        }
        last_ = plan;
        double worth = 0;
        for (std::size_t enemy = 0; enemy < kEnemies.size(); ++enemy) {
            const Course& course = courses_[std::size_t(plan.count)][enemy];
            worth += (course.worth + endOf(course, {enemy, plan.count})) / kEnemies.size();
        }
        return worth + rearrange(plan);
    }

private:
    struct When {
        std::size_t enemy = 0;
        int step = 0;
    };
    static const Box& boxAt(const Other& other, const When& when) {
        return other.tracks[when.enemy][std::size_t(when.step)];
    }

    [[nodiscard]] Other expected(VesselIndex index, bool isEnemy) const {
        const auto& known = state_.vessels[index];
        Other other{isEnemy, {}};
        for (std::size_t enemy = 0; enemy < kEnemies.size(); ++enemy) {
            GalleyPose pose = *known.pose;
            for (int step = 0; step <= kMaxOrders; ++step) {
                const auto order = !isEnemy ? (known.plan ? known.plan->at(step) : std::nullopt)
                                   : kEnemies[enemy] == Enemy::Advances
                                       ? std::optional(Order::Forward)
                                       : std::nullopt;
                pose = step > 0 && order ? poseAfter(pose, *order, options_) : pose;
                other.tracks[enemy][std::size_t(step)] = boxOf(pose, state_.settings);
            }
        }
        return other;
    }

    [[nodiscard]] Course next(Course course, Order order, const When& when) const {
        const double fires = order == Order::Fire ? fire(course, when) : 0;
        const double worth = fires + sail(course, order, when);
        course.worth += course.likely * worth;
        course.likely *= kEnemyMoves;
        return course;
    }
    /// Moves the galley by one order. The order may be no movement, but another galley may still
    /// run into this galley.
    double sail(Course& course, Order order, const When& when) const {
        course.forwards += order == Order::Forward ? 1 : 0;
        if (course.isStopped) {
            return 0;
        }
        const GalleyPose next = poseAfter(course.pose, order, options_);
        const Box box = boxOf(next, state_.settings);
        const Box before = boxOf(course.pose, state_.settings);
        for (const Other& other : others_) {
            const Box& met = boxAt(other, when);
            if (gapOf(box, met) > 0) {
                continue;
            }
            if (gapOf(before, boxAt(other, {when.enemy, when.step - 1})) <= kTouching) {
                return 0; // the galleys stay in contact, so this galley cannot go on (WG-A5)
            }
            course.isStopped = true;
            return other.isEnemy ? ram(course, box, {met, when, isMovement(order)})
                                 : -kIntoFriend * std::pow(kFriendMoves, when.step);
        }
        course.pose = next;
        return 0;
    }
    struct Met {
        const Box& box;
        const When& when;
        bool isSailing = false; ///< true if the galley itself moves in this step (WG-26)
    };
    /// Returns the worth of the damage dealt minus the damage taken (WG-24, WG-25).
    [[nodiscard]] double ram(const Course& course, const Box& box, const Met& met) const {
        constexpr double kBow = 0.75; // about the cosine of the bearing of a bow's corner
        const double ahead = box.aheadX * met.box.aheadX + box.aheadY * met.box.aheadY;
        const double stern = 0.7;
        const int base = ahead > stern ? 1 : 2;
        const bool strikes = met.isSailing && facingOf(box, met.box) > 0;
        const bool isStruck =
            kEnemies[met.when.enemy] == Enemy::Advances && facingOf(met.box, box) > kBow;
        return kRamPoint *
               ((strikes ? base + course.forwards : 0) - (isStruck ? base + met.when.step : 0));
    }
    [[nodiscard]] double fire(const Course& course, const When& when) const {
        const Box box = boxOf(course.pose, state_.settings);
        double best = 0;
        for (const Other& other : others_) {
            if (!other.isEnemy) {
                continue;
            }
            const Box& target = boxAt(other, when);
            const auto range =
                rangeOf(Millimetres(std::max(0.0, gapOf(box, target))), state_.settings.match);
            best = std::max(best, expectedHits(matchesToDrop(vessel_.rig.masts, range),
                                               isBeside(box, target) ? kBeside : kAhead));
        }
        return best;
    }
    /// Returns the worth of re-arranging oars, which makes both sides equal (WG-22); negative if it
    /// is useless.
    [[nodiscard]] double rearrange(const Plan& plan) const {
        constexpr double kLevelled = 0.35;
        constexpr double kInVain = 0.8;
        const auto orders = plan.orders();
        const auto count = std::ranges::count(orders, Order::RearrangeOars);
        const int uneven = std::abs(vessel_.rig.port - vessel_.rig.starboard);
        return count == 0 ? 0 : uneven > 1 && count == 2 ? kLevelled * uneven : -kInVain;
    }
    [[nodiscard]] double endOf(const Course& course, const When& when) const {
        const Box box = boxOf(course.pose, state_.settings);
        double nearest = 1000;
        double facing = 0;
        for (const Other& other : others_) {
            const Box& met = boxAt(other, when);
            const double gap = other.isEnemy ? gapOf(box, met) : nearest;
            if (gap < nearest) {
                nearest = gap;
                facing = facingOf(box, met) - 0.5 * facingOf(met, box);
            }
        }
        const double away = nearest / state_.settings.match.value();
        const bool isOff = isOffTable(box, state_.settings);
        return 0.3 * facing - kPerMatchLength * std::max(0.0, away - 1) - (isOff ? kOffTable : 0);
    }

    const State& state_;
    const Vessel& vessel_;
    MotionOptions options_;
    std::vector<Other> others_;
    Plan last_;
    /// States after each number of steps of the plan `last_`.
    std::array<Courses, kMaxOrders + 1> courses_;
};

/// Keeps the best plans, and replaces their evaluations by weights, which fall with the distance
/// from the best plan.
std::vector<WeighedPlan> weighed(std::vector<WeighedPlan> plans, std::size_t kept) {
    std::ranges::stable_sort(plans, std::greater<>{}, &WeighedPlan::weight);
    plans.resize(std::min(plans.size(), kept));
    const double best = plans.front().weight;
    for (WeighedPlan& plan : plans) {
        const double behind = 1 + 1.5 * (best - plan.weight);
        plan.weight = 1 / (behind * behind);
    }
    return plans;
}

/// Returns the penalty for placing a galley at `place`, in match lengths.
double troubleAt(const State& state, const Place& place) {
    // Minimum distance of friends, which block each other when nearer.
    constexpr double kAmongFriends = 3;
    constexpr double kAskew = 2;
    const Box box = boxOf(place.pose, state.settings);
    const double match = state.settings.match.value();
    double trouble = std::abs(box.x - 0.5 * state.settings.tableWidth.value()) / match;
    trouble += kAskew * std::abs(box.aheadX);
    for (VesselIndex other = 0; other < state.vessels.size(); ++other) {
        if (state.vessels[other].pose && ownerOf(state, other) == ownerOf(state, place.vessel)) {
            const double gap = gapOf(box, boxOf(state, other)) / match;
            trouble += 2 * std::max(0.0, kAmongFriends - gap);
        }
    }
    return trouble;
}

} // namespace

std::vector<WeighedPlan> bestPlans(const State& state, VesselIndex vessel) {
    Rehearsal rehearsal(state, vessel);
    std::vector<WeighedPlan> plans;
    for (const Plan& plan : allPlans(crewOf(state, vessel))) {
        plans.push_back({plan, rehearsal(plan)});
    }
    return weighed(std::move(plans), kPlansKept);
}

std::vector<WeighedPlan> somePlans(const State& state, VesselIndex vessel, Lot& lot) {
    Rehearsal rehearsal(state, vessel);
    const PlanCount all(crewOf(state, vessel));
    std::vector<WeighedPlan> plans;
    for (std::size_t i = 0; i < std::min<std::size_t>(kPlansDrawn, all.all()); ++i) {
        const Plan plan = all.at(lot.below(all.all()));
        plans.push_back({plan, rehearsal(plan)});
    }
    return weighed(std::move(plans), kPlansDrawn);
}

std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot) {
    constexpr double kVariety = 3;
    std::optional<Action> best;
    double least = 0;
    for (const Action& action : legalActions(state)) {
        double trouble = kVariety * lot.fraction();
        if (const auto* build = std::get_if<Build>(&action)) {
            if (build->side != side) {
                continue;
            }
            // A galley with two masts can hardly fire.
            trouble += build->rig.masts == 2 ? kVariety : 0;
        } else if (const auto* place = std::get_if<Place>(&action)) {
            if (ownerOf(state, place->vessel) != side) {
                continue;
            }
            trouble += troubleAt(state, *place);
        }
        if (!best || trouble < least) {
            best = action;
            least = trouble;
        }
    }
    return best;
}

} // namespace umpire::war_galley
