#include "rules/games/war_galley/contacts.h"
#include "rules/games/war_galley/engagement.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/set_up.h"

#include <algorithm>

namespace umpire::war_galley {

void Engagement::play(const Build& build) {
    const auto isNext = [&](VesselIndex index) {
        return ownerOf(state_, index) == build.side && !vessel(index).isBuilt();
    };
    VesselIndex next = 0;
    while (!isNext(next)) {
        ++next;
    }
    vessel(next).builtOars = build.rig.port;
    vessel(next).rig = build.rig;
    events_.emplace_back(Built{next, build.rig});
    if (std::ranges::all_of(state_.vessels, &Vessel::isBuilt)) {
        state_.phase = Phase::Placing;
    }
}

void Engagement::play(const Place& place) {
    vessel(place.vessel).pose = recorded(place.pose);
    events_.emplace_back(Placed{place.vessel, recorded(place.pose)});
    if (!sideToPlace(state_)) {
        state_.phase = Phase::Ordering;
    }
}

void Engagement::play(const LayOrders& laid) {
    vessel(laid.vessel).plan = laid.plan;
    events_.emplace_back(OrdersLaid{ownerOf(state_, laid.vessel), laid.vessel, laid.plan});
}

void Engagement::play(const TakeUpOrders& taken) {
    vessel(taken.vessel).plan.reset();
    events_.emplace_back(OrdersTakenUp{ownerOf(state_, taken.vessel), taken.vessel});
}

void Engagement::play(const Ready& ready) {
    state_.ready[indexOf(ready.side)] = true;
    events_.emplace_back(SideReady{ready.side});
    if (state_.ready[0] && state_.ready[1]) {
        reveal();
    }
}

void Engagement::play(const ConfirmPoses&) {
    execution().confirming = false;
    events_.emplace_back(PosesConfirmed{execution().step});
    noteStalled();
    judgeContacts();
    goOn();
}

void Engagement::play(const CallRam& call) {
    const VesselPair pair = pairOf(call.rammer, call.struck);
    settle(pair, Judged::Touching);
    deal(pair, contactOf(state_, pair).point, damageOf(state_, call));
    goOn();
}

void Engagement::play(const CallClear& call) {
    const VesselPair pair = pairOf(call.one, call.other);
    settle(pair, Judged::Clear);
    events_.emplace_back(FoundClear{pair});
    goOn();
}

void Engagement::play(const Aim& aim) {
    Shot& shot = shotOf(aim.attacker);
    shot.target = aim.target;
    tellAim(shot);
}

void Engagement::play(const Toss& toss) {
    Shot& shot = shotOf(toss.attacker);
    const TossRuling ruling = rule(state_, *shot.target, toss);
    shot.ruled = HitRange{ruling.hitsMin, ruling.hitsMax};
    events_.emplace_back(TossRuled{toss.attacker, *shot.ruled, ruling.because});
}

void Engagement::play(const CallHits& call) {
    Shot& shot = shotOf(call.attacker);
    shot.called = call.hits;
    shot.ruled.reset();
    events_.emplace_back(Hit{call.attacker, *shot.target, call.hits});
    goOn();
}

void Engagement::play(const CallSpoiled& spoiled) {
    Shot& shot = shotOf(spoiled.attacker);
    shot.called = 0;
    shot.ruled.reset();
    events_.emplace_back(Spoiled{spoiled.attacker});
    goOn();
}

void Engagement::play(const TakeLosses& losses) {
    const Blow blow = execution().blows.front();
    execution().blows.erase(execution().blows.begin());
    take(blow, losses.lost);
    goOn();
}

void Engagement::play(const RearrangeOars& oars) {
    rearrange(oars.vessel, oars.port);
    ++execution().rearranges;
    goOn();
}

void Engagement::play(const Correct& correction) {
    vessel(correction.vessel).pose = recorded(correction.pose);
    events_.emplace_back(Corrected{correction.vessel, recorded(correction.pose)});
    if (state_.phase == Phase::Executing && !execution().confirming) {
        openFire(); // other galleys may be in range now
        goOn();
    }
}

void Engagement::play(const Resign& resign) {
    state_.resigned = resign.side;
    events_.emplace_back(Resigned{resign.side});
    endGame();
}

void Engagement::play(const OfferDraw& offer) {
    state_.offersDraw[indexOf(offer.side)] = true;
    events_.emplace_back(DrawOffered{offer.side});
    if (state_.offersDraw[0] && state_.offersDraw[1]) {
        endGame();
    }
}

State startOf(const Settings& settings) {
    State state;
    state.settings = settings;
    state.vessels.resize(std::size_t(settings.galleys[0] + settings.galleys[1]));
    return state;
}

Step<State, Event> apply(State state, const Action& action) {
    Engagement engagement(std::move(state));
    std::visit([&engagement](const auto& chosen) { engagement.play(chosen); }, action);
    return std::move(engagement).finished();
}

} // namespace umpire::war_galley
