#include "rules/engine/war_galley/plans.h"

#include "rules/engine/war_galley/boxes.h"
#include "rules/games/war_galley/salvo.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

constexpr std::size_t kPlansKept = 20;
constexpr std::size_t kPlansDrawn = 10;
constexpr double kHitChance = 0.25;  ///< of a match that is dropped
constexpr double kSideZone = 1.7;    ///< times that, where both ends count (WG-31)
constexpr double kOtherMoves = 0.88; ///< how likely a step finds the enemy where he is
constexpr double kRamPoint = 0.6;    ///< of damage by ramming, which is likelier foreseen
constexpr double kOffTable = 4;
constexpr double kIntoFriend = 1.5;
constexpr double kPerMatchLength = 0.12; ///< away from the nearest enemy

struct Other {
    Box box;
    bool isEnemy = false;
};

/// What a row of orders brings if nobody else moves.
class Rehearsal {
public:
    Rehearsal(const State& state, VesselIndex vessel)
        : state_(state), vessel_(state.vessels[vessel]), options_(motionOptionsOf(state.settings)) {
        for (VesselIndex other = 0; other < state.vessels.size(); ++other) {
            if (other != vessel && isAfloat(state, other)) {
                others_.push_back(
                    {boxOf(state, other), ownerOf(state, other) != ownerOf(state, vessel)});
            }
        }
    }

    double operator()(const Plan& plan) {
        pose_ = *vessel_.pose;
        forwards_ = 0;
        isStopped_ = false;
        double worth = 0;
        double likely = 1;
        for (int step = 1; step <= plan.count; ++step) {
            const Order order = *plan.at(step);
            worth += likely * (isMovement(order) ? move(order) : order == Order::Fire ? fire() : 0);
            likely *= kOtherMoves;
        }
        return worth + rearrange(plan) + endOf();
    }

private:
    double move(Order order) {
        forwards_ += order == Order::Forward ? 1 : 0;
        if (isStopped_) {
            return 0;
        }
        const GalleyPose next = poseAfter(pose_, order, options_);
        const Box box = boxOf(next, state_.settings);
        for (const Other& other : others_) {
            if (gapOf(box, other.box) <= 0) {
                isStopped_ = true;
                return other.isEnemy ? ram(box, other.box) : -kIntoFriend;
            }
        }
        pose_ = next;
        return 0;
    }
    /// WG-24, WG-25.
    [[nodiscard]] double ram(const Box& box, const Box& other) const {
        const double ahead = box.aheadX * other.aheadX + box.aheadY * other.aheadY;
        const double headOn = -0.7;
        const double stern = 0.7;
        const double own = ahead < headOn ? 2 : 0;
        return kRamPoint * ((ahead > stern ? 1 : 2) + forwards_ - own);
    }
    [[nodiscard]] double fire() const {
        const Box box = boxOf(pose_, state_.settings);
        double best = 0;
        for (const Other& other : others_) {
            if (!other.isEnemy) {
                continue;
            }
            const auto range =
                rangeOf(Millimetres(std::max(0.0, gapOf(box, other.box))), state_.settings.match);
            const double hits = kHitChance * matchesToDrop(vessel_.rig.masts, range);
            best = std::max(best, hits * (isBeside(box, other.box) ? kSideZone : 1));
        }
        return best;
    }
    /// WG-22: it levels the two sides.
    [[nodiscard]] double rearrange(const Plan& plan) const {
        constexpr double kLevelled = 0.35;
        constexpr double kInVain = 0.8;
        const auto orders = plan.orders();
        const auto count = std::ranges::count(orders, Order::RearrangeOars);
        const int uneven = std::abs(vessel_.rig.port - vessel_.rig.starboard);
        return count == 0 ? 0 : uneven > 1 && count == 2 ? kLevelled * uneven : -kInVain;
    }
    [[nodiscard]] double endOf() const {
        const Box box = boxOf(pose_, state_.settings);
        double nearest = 1000;
        double facing = 0;
        for (const Other& other : others_) {
            if (other.isEnemy && gapOf(box, other.box) < nearest) {
                nearest = gapOf(box, other.box);
                facing = facingOf(box, other.box) - 0.5 * facingOf(other.box, box);
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
    GalleyPose pose_;
    int forwards_ = 0;
    bool isStopped_ = false;
};

/// By how near to the best each comes.
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
    const std::vector<Plan> all = allPlans(crewOf(state, vessel));
    std::vector<WeighedPlan> plans;
    for (std::size_t i = 0; i < std::min(kPlansDrawn, all.size()); ++i) {
        const Plan& plan = all[lot.below(std::uint32_t(all.size()))];
        plans.push_back({plan, rehearsal(plan)});
    }
    return weighed(std::move(plans), kPlansDrawn);
}

} // namespace umpire::war_galley
