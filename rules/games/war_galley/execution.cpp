#include "rules/games/war_galley/engagement.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/losses.h"

#include <algorithm>
#include <utility>

namespace umpire::war_galley {
namespace {

bool isMovement(std::optional<Order> order) {
    return order == Order::Forward || order == Order::Left || order == Order::Right;
}

/// Forwards that make the galley hit harder in this step (WG-25, WG-A4).
int speedOf(const State& state, VesselIndex vessel) {
    const auto& plan = state.vessels[vessel].plan;
    const int step = state.execution.step;
    const SpeedBonus bonus = state.settings.speedBonus;
    if (!plan || (plan->count < step && bonus == SpeedBonus::ConsecutiveForwards)) {
        return 0; // a step without an order breaks the run
    }
    const auto executed = std::size_t(std::min(plan->count, step));
    return countedForwards(plan->orders().first(executed), bonus);
}

} // namespace

Shot& Engagement::shotOf(VesselIndex attacker) {
    return *std::ranges::find(execution().shots, attacker, &Shot::attacker);
}

void Engagement::tellAim(const Shot& shot) {
    const int matches = matchesToDrop(state_, shot.attacker, *shot.target);
    events_.emplace_back(Aimed{shot.attacker, *shot.target, matches});
}

void Engagement::beginTurn() {
    for (Vessel& each : state_.vessels) {
        each.plan.reset();
    }
    events_.emplace_back(TurnOver{execution().step});
    execution() = {};
    state_.phase = Phase::Ordering;
    state_.ready = {};
}

void Engagement::reveal() {
    state_.phase = Phase::Executing;
    state_.ready = {};
    for (VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        if (vessel(index).plan) {
            events_.emplace_back(Revealed{index, *vessel(index).plan});
        }
    }
    if (hasOrdersFor(1)) {
        beginStep(1);
        goOn();
    } else {
        beginTurn();
    }
}

bool Engagement::hasOrdersFor(int step) const {
    for (VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        const auto& plan = state_.vessels[index].plan;
        if (isAfloat(state_, index) && plan && plan->at(step)) {
            return true;
        }
    }
    return false;
}

void Engagement::beginStep(int step) {
    execution() = {};
    execution().step = step;
    events_.emplace_back(StepBegun{step});
    move();
}

/// WG-21 (A).
void Engagement::move() {
    std::vector<VesselIndex> indices;
    std::vector<StepMover> movers;
    for (VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        if (isAfloat(state_, index)) {
            const auto& plan = vessel(index).plan;
            indices.push_back(index);
            movers.push_back(
                {*vessel(index).pose, plan ? plan->at(execution().step) : std::nullopt});
        }
    }
    const StepMotion motion = moveOneStep(movers, motionOptionsOf(state_.settings));
    bool anyMoved = false;
    for (std::size_t i = 0; i < movers.size(); ++i) {
        if (isMovement(movers[i].order)) {
            anyMoved = true;
            vessel(indices[i]).pose = recorded(motion.stops[i]);
            events_.emplace_back(Moved{indices[i], *movers[i].order, *vessel(indices[i]).pose});
        }
    }
    execution().confirming = anyMoved && state_.settings.poses == Poses::Confirmed;
    collide(motion, indices);
}

void Engagement::collide(const StepMotion& motion, const std::vector<VesselIndex>& movers) {
    const CollisionOptions options = collisionOptionsOf(state_.settings);
    for (const HullContact& contact : motion.contacts) {
        const VesselIndex first = movers[contact.first];
        const VesselIndex second = movers[contact.second];
        const RamSpeeds speeds{speedOf(state_, first), speedOf(state_, second)};
        const CollisionDamage damage = collisionDamage(contact, motion, speeds, options);
        events_.emplace_back(Collided{first,
                                      second,
                                      {recorded(contact.point.x), recorded(contact.point.y)},
                                      damage.toFirst,
                                      damage.toSecond});
        if (damage.toFirst > 0) {
            execution().blows.push_back({second, first, damage.toFirst});
        }
        if (damage.toSecond > 0) {
            execution().blows.push_back({first, second, damage.toSecond});
        }
    }
}

/// Until somebody has a choice, the table owes something, or the game is over.
void Engagement::goOn() {
    while (pendingOf(state_).owed != Owed::Confirmation && takeBlows()) {
        const Owed owed = pendingOf(state_).owed;
        switch (execution().part) {
        case Part::Movement:
            if (endPart()) {
                return;
            }
            execution().part = Part::Fire;
            openFire();
            break;
        case Part::Fire:
            if (owed != Owed::Nothing) {
                return;
            }
            if (!execution().shots.empty()) {
                countHits();
                break;
            }
            if (endPart()) {
                return;
            }
            execution().part = Part::Rearranging;
            break;
        case Part::Rearranging:
            if (rearrangeNext()) {
                return;
            }
            if (!hasOrdersFor(execution().step + 1)) {
                return beginTurn();
            }
            beginStep(execution().step + 1);
            break;
        }
    }
}

/// WG-21 (B); WG-A10: by the masts at its start. Once more where a galley's place was corrected:
/// then only what changes is told of spent orders.
void Engagement::openFire() {
    const std::vector<Shot> before = std::exchange(execution().shots, shotsOf(state_));
    const auto aims = [](const std::vector<Shot>& shots, VesselIndex index) {
        return std::ranges::find(shots, index, &Shot::attacker) != shots.end();
    };
    for (VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        const auto& plan = vessel(index).plan;
        const bool fires =
            isAfloat(state_, index) && plan && plan->at(execution().step) == Order::Fire;
        if (!fires) {
            continue;
        }
        if (!aims(execution().shots, index)) {
            if (before.empty() || aims(before, index)) {
                const bool bare = vessel(index).rig.masts == 0;
                events_.emplace_back(
                    FireSpent{index, bare ? Misfire::NoMasts : Misfire::NobodyInRange});
            }
        } else if (shotOf(index).target) {
            tellAim(shotOf(index));
        }
    }
}

/// WG-A10: all losses once all shots are called.
void Engagement::countHits() {
    for (const Shot& shot : execution().shots) {
        if (*shot.called > 0) {
            execution().blows.push_back({shot.attacker, *shot.target, *shot.called});
        }
    }
    execution().shots.clear();
}

/// Takes those that leave no choice; false where the next one does.
bool Engagement::takeBlows() {
    auto& blows = execution().blows;
    while (!blows.empty()) {
        const Blow blow = blows.front();
        if (!isSunk(state_, blow.target)) {
            const std::vector<Rig> ways = waysToLose(state_, blow);
            if (ways.size() != 1) {
                return false;
            }
            take(blow, ways[0]);
        }
        blows.erase(blows.begin());
    }
    return true;
}

void Engagement::take(const Blow& blow, const Rig& lost) {
    Rig& rig = vessel(blow.target).rig;
    rig = {rig.port - lost.port, rig.starboard - lost.starboard, rig.masts - lost.masts};
    events_.emplace_back(Lost{blow.target, blow.attacker, lost});
    if (isSunk(state_, blow.target)) {
        events_.emplace_back(Sunk{blow.target});
    }
}

/// WG-21 (C). Is there a choice?
bool Engagement::rearrangeNext() {
    for (VesselIndex& index = execution().rearranges; index < state_.vessels.size(); ++index) {
        const auto& plan = vessel(index).plan;
        if (!isAfloat(state_, index) || !plan || !finishesRearranging(*plan, execution().step)) {
            continue;
        }
        const std::vector<int> ways = portOarsAfterRearranging(vessel(index).rig);
        if (ways.size() > 1) {
            return true;
        }
        rearrange(index, ways.empty() ? vessel(index).rig.port : ways[0]);
    }
    return false;
}

void Engagement::rearrange(VesselIndex index, int port) {
    Rig& rig = vessel(index).rig;
    rig.starboard += rig.port - port;
    rig.port = port;
    events_.emplace_back(Rearranged{index, rig.port, rig.starboard});
}

/// WG-40. What sinks in one part of a step sinks together (WG-A19).
bool Engagement::endPart() {
    const bool over = isLost(state_, Side::A) || isLost(state_, Side::B);
    if (over) {
        endGame();
    }
    return over;
}

void Engagement::endGame() {
    for (Vessel& each : state_.vessels) {
        each.plan.reset();
    }
    execution() = {};
    state_.phase = Phase::Over;
    state_.ready = {};
}

} // namespace umpire::war_galley
