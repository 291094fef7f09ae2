#include "rules/games/war_galley/contacts.h"
#include "rules/games/war_galley/engagement.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/losses.h"

#include <algorithm>
#include <utility>

namespace umpire::war_galley {
Shot& Engagement::shotOf(VesselIndex attacker) {
    return *std::ranges::find(execution().shots, attacker, &Shot::attacker);
}

void Engagement::tellAim(const Shot& shot) {
    const int matches = matchesToDrop(state_, shot.attacker, *shot.target);
    events_.emplace_back(Aimed{shot.attacker, *shot.target, matches});
}

/// Forgets the orders of the turn, and what is recorded of their execution.
void Engagement::forgetOrders() {
    for (Vessel& each : state_.vessels) {
        each.plan.reset();
        each.from.reset();
        each.stalled = 0;
    }
}

void Engagement::beginTurn() {
    forgetOrders();
    state_.offersDraw = {};
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

/// WG-21 (A): moves the galleys. With Poses::Confirmed the contacts are judged later, from the
/// table's poses.
void Engagement::move() {
    std::vector<VesselIndex> indices;
    std::vector<StepMover> movers;
    for (VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        if (isAfloat(state_, index)) {
            indices.push_back(index);
            movers.push_back({*vessel(index).pose, orderOf(state_, index)});
        }
    }
    const StepMotion motion = moveOneStep(movers, motionOptionsOf(state_.settings));
    bool anyMoved = false;
    for (std::size_t i = 0; i < movers.size(); ++i) {
        if (isMovement(movers[i].order)) {
            anyMoved = true;
            vessel(indices[i]).from = movers[i].pose;
            vessel(indices[i]).pose = recorded(motion.stops[i]);
            events_.emplace_back(Moved{indices[i], *movers[i].order, *vessel(indices[i]).pose});
        }
    }
    execution().confirming = anyMoved && state_.settings.poses == Poses::Confirmed;
    if (!execution().confirming) {
        noteStalled();
        collide(motion, indices);
    }
}

void Engagement::collide(const StepMotion& motion, const std::vector<VesselIndex>& movers) {
    const CollisionOptions options = collisionOptionsOf(state_.settings);
    for (const HullContact& contact : motion.contacts) {
        const VesselPair pair{movers[contact.first], movers[contact.second]};
        deal(pair, contact.point, collisionDamage(contact, ramSpeedsOf(state_, pair), options));
    }
}

void Engagement::noteStalled() {
    if (state_.settings.stalled == StalledForward::AddsNothing) {
        for (const VesselIndex index : stalledNow(state_)) {
            vessel(index).stalled |= std::uint8_t(1U << unsigned(execution().step - 1));
        }
    }
}

/// Judges the contacts from the table's poses. Each pair is judged only once, until the galleys
/// have separated (WG-A5).
void Engagement::judgeContacts() {
    const std::vector<VesselPair> reckoned = reckonedContacts(state_);
    for (VesselIndex first = 0; first < state_.vessels.size(); ++first) {
        for (VesselIndex second = first + 1; second < state_.vessels.size(); ++second) {
            if (isAfloat(state_, first) && isAfloat(state_, second)) {
                const VesselPair pair{first, second};
                const bool runsInto = std::ranges::find(reckoned, pair) != reckoned.end();
                judgeContact(pair, runsInto ? Reckoned::Contact : Reckoned::NoContact);
            }
        }
    }
}

void Engagement::judgeContact(const VesselPair& pair, Reckoned reckoned) {
    const Certainty touches = touch(state_, pair);
    const auto known = std::ranges::find(state_.neighbours, pair, &Neighbours::pair);
    const bool isKnown = known != state_.neighbours.end();
    if (touches == Certainty::No) {
        if (isKnown) {
            state_.neighbours.erase(known);
        }
        return;
    }
    const bool anyMoves =
        isMovement(orderOf(state_, pair.first)) || isMovement(orderOf(state_, pair.second));
    const bool isOld =
        isKnown && (known->judged == Judged::Touching ||
                    (touches == Certainty::TooClose && reckoned == Reckoned::NoContact));
    if (!anyMoves || isOld) {
        return;
    }
    if (!isKnown && touchedBefore(state_, pair)) {
        return settle(pair, Judged::Touching); // the galleys have touched since they were placed
    }
    const auto damage = touches == Certainty::Yes ? sureDamageOf(state_, pair) : std::nullopt;
    if (damage) {
        settle(pair, Judged::Touching);
        deal(pair, contactOf(state_, pair).point, *damage);
    } else {
        execution().unsure.push_back(pair);
        events_.emplace_back(
            ContactUnsure{pair, recorded(gapBetween(state_, pair.first, pair.second))});
    }
}

/// Announces the damage of a contact. It is applied later.
void Engagement::deal(const VesselPair& pair, TablePoint point, const CollisionDamage& damage) {
    events_.emplace_back(Collided{pair.first,
                                  pair.second,
                                  {recorded(point.x), recorded(point.y)},
                                  damage.toFirst,
                                  damage.toSecond});
    if (damage.toFirst > 0) {
        execution().blows.push_back({pair.second, pair.first, damage.toFirst});
    }
    if (damage.toSecond > 0) {
        execution().blows.push_back({pair.first, pair.second, damage.toSecond});
    }
}

/// Records the judgement of a pair. It is valid until the galleys have separated.
void Engagement::settle(const VesselPair& pair, Judged judged) {
    std::erase(execution().unsure, pair);
    std::erase_if(state_.neighbours, [&](const Neighbours& each) { return each.pair == pair; });
    const auto after = std::ranges::upper_bound(state_.neighbours, pair, {}, &Neighbours::pair);
    state_.neighbours.insert(after, {pair, judged});
}

/// Continues until a player must choose, the table must give a result, or the game ends.
void Engagement::goOn() {
    while (!execution().confirming && execution().unsure.empty()) {
        for (Vessel& each : state_.vessels) {
            each.from.reset(); // the movement of this galley is settled
        }
        if (!takeBlows()) {
            return;
        }
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

/// WG-21 (B), WG-A10: begins the fire part, with the masts that the galleys have at its start. Is
/// repeated after the correction of a galley's place; then it reports only fire orders that lose
/// their effect by the correction.
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

/// WG-A10: turns the hits into damage, when all shots have their number of hits.
void Engagement::countHits() {
    for (const Shot& shot : execution().shots) {
        if (*shot.called > 0) {
            execution().blows.push_back({shot.attacker, *shot.target, *shot.called});
        }
    }
    execution().shots.clear();
}

/// Applies the damage, blow by blow. Returns false if a player must choose the losses of a blow;
/// true if all damage was applied.
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
        std::erase_if(state_.neighbours, [&](const Neighbours& each) {
            return each.pair.first == blow.target || each.pair.second == blow.target;
        });
    }
}

/// WG-21 (C): finds the next galley whose owner must choose how to re-arrange the oars.
bool Engagement::rearrangeNext() {
    for (VesselIndex& index = execution().rearranges; index < state_.vessels.size(); ++index) {
        const auto& plan = vessel(index).plan;
        if (!isAfloat(state_, index) || !plan || !finishesRearranging(*plan, execution().step)) {
            continue;
        }
        const std::vector<int> ways = portOarsAfterRearranging(vessel(index));
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

/// WG-40: ends a part, and tells whether the game is over. Galleys that sink in the same part of a
/// step sink together (WG-A19).
bool Engagement::endPart() {
    const bool over = isLost(state_, Side::A) || isLost(state_, Side::B);
    if (over) {
        endGame();
    }
    return over;
}

void Engagement::endGame() {
    forgetOrders();
    execution() = {};
    state_.neighbours.clear();
    state_.phase = Phase::Over;
    state_.ready = {};
}

} // namespace umpire::war_galley
