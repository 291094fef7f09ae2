#include "rules/games/war_galley/contacts.h"
#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/losses.h"
#include "rules/games/war_galley/rules.h"
#include "rules/games/war_galley/set_up.h"
#include "rules/games/war_galley/words.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

constexpr Millimetres kMaxSigma = 100_mm;

using Answer = std::optional<Violation>;

Violation refuse(ViolationKind kind, Message because, std::string rule) {
    return {kind, std::move(because), std::move(rule), {}};
}

/// Checks actions in one position.
class Judge {
public:
    explicit Judge(const State& state) : state_(state), pending_(pendingOf(state)) {}

    Answer judge(const Action& action) const {
        if (outcomeOf(state_)) {
            return refuse(ViolationKind::GameIsOver, message("the game is over"), "WG-40");
        }
        return std::visit([this](const auto& chosen) { return of(chosen); }, action);
    }

private:
    Answer of(const Build& build) const;
    Answer of(const Place& place) const;
    Answer of(const LayOrders& laid) const;
    Answer of(const TakeUpOrders& taken) const;
    Answer of(const Ready& ready) const;
    Answer of(const ConfirmPoses&) const { return checkOwed(Owed::Confirmation, 0); }
    Answer of(const CallRam& call) const;
    Answer of(const CallClear& call) const;
    Answer of(const Aim& aim) const;
    Answer of(const Toss& toss) const;
    Answer of(const CallHits& call) const;
    Answer of(const CallSpoiled& spoiled) const { return checkShot(spoiled.attacker); }
    Answer of(const TakeLosses& losses) const;
    Answer of(const RearrangeOars& oars) const;
    Answer of(const Correct& correction) const;
    Answer of(const Resign&) const { return std::nullopt; }
    Answer of(const OfferDraw& offer) const;

    Answer checkPhase(Phase phase, const char* rule) const;
    Answer checkVessel(VesselIndex vessel) const;
    Answer checkAfloat(VesselIndex vessel) const;
    Answer checkOrdering(VesselIndex vessel) const;
    Answer behindScreen(VesselIndex vessel, ViolationKind kind) const;
    Answer checkOwed(Owed owed, VesselIndex vessel) const;
    Answer checkPair(VesselIndex one, VesselIndex other) const;
    Answer checkShot(VesselIndex attacker) const;
    const Shot& shotOf(VesselIndex attacker) const {
        return *std::ranges::find(state_.execution.shots, attacker, &Shot::attacker);
    }

    const State& state_;
    Pending pending_;
};

Answer Judge::checkPhase(Phase phase, const char* rule) const {
    return state_.phase == phase ? Answer{}
                                 : refuse(ViolationKind::WrongPhase, phaseName(state_.phase), rule);
}

Answer Judge::checkVessel(VesselIndex vessel) const {
    return vessel < state_.vessels.size()
               ? Answer{}
               : refuse(ViolationKind::UnknownGalley,
                        message("no galley has that name in this game"), "WG-1");
}

Answer Judge::checkAfloat(VesselIndex vessel) const {
    if (auto answer = checkVessel(vessel)) {
        return answer;
    }
    return isAfloat(state_, vessel)
               ? Answer{}
               : refuse(ViolationKind::NotOnTheTable,
                        isSunk(state_, vessel)
                            ? message("%1 has sunk", nameOf(state_, vessel))
                            : message("%1 is not on the table", nameOf(state_, vessel)),
                        "WG-38");
}

Answer Judge::checkOrdering(VesselIndex vessel) const {
    if (auto answer = checkPhase(Phase::Ordering, "WG-12")) {
        return answer;
    }
    if (auto answer = checkAfloat(vessel)) {
        return answer;
    }
    const Side side = ownerOf(state_, vessel);
    return state_.ready[indexOf(side)]
               ? refuse(ViolationKind::AlreadyReady, message("%1 is ready", nameOf(side)), "WG-17")
               : Answer{};
}

/// WG-9: makes a violation whose reason depends on whether a galley has its orders, so it is secret
/// to the owner.
Answer Judge::behindScreen(VesselIndex vessel, ViolationKind kind) const {
    const std::string name = nameOf(state_, vessel);
    Violation violation =
        refuse(kind,
               kind == ViolationKind::AlreadyLaid ? message("%1 has its orders", name)
                                                  : message("%1 has no orders yet", name),
               kind == ViolationKind::NotReady ? "WG-16" : "WG-12");
    violation.secretOf = playerOf(ownerOf(state_, vessel));
    return violation;
}

Answer Judge::checkOwed(Owed owed, VesselIndex vessel) const {
    if (auto answer = checkPhase(Phase::Executing, "WG-20")) {
        return answer;
    }
    if (auto answer = checkVessel(vessel)) {
        return answer;
    }
    if (pending_.owed == owed && (pending_.vessel == vessel || owed == Owed::Confirmation)) {
        return std::nullopt;
    }
    const Message who = pending_.owed == Owed::Confirmation
                            ? message("the table")
                            : Message(nameOf(state_, pending_.vessel));
    return refuse(ViolationKind::NothingOwed,
                  message("%1 owes %2 first", who, owedName(pending_.owed)), "WG-21");
}

/// Checks that the players must decide whether these two galleys touch.
Answer Judge::checkPair(VesselIndex one, VesselIndex other) const {
    for (const VesselIndex vessel : {one, other}) {
        if (auto answer = checkVessel(vessel)) {
            return answer;
        }
    }
    const auto& unsure = state_.execution.unsure;
    if (one != other && std::ranges::find(unsure, pairOf(one, other)) != unsure.end()) {
        return std::nullopt;
    }
    if (auto answer = checkOwed(Owed::Contact, one)) {
        return answer;
    }
    return refuse(ViolationKind::NothingOwed,
                  message("the table shows whether %1 and %2 touch", nameOf(state_, one),
                          nameOf(state_, other)),
                  "WG-23");
}

Answer Judge::of(const CallRam& call) const {
    if (auto answer = checkPair(call.rammer, call.struck)) {
        return answer;
    }
    return damageOf(state_, call) != CollisionDamage{}
               ? Answer{}
               : refuse(ViolationKind::NoRammer,
                        message("%1 did not move in this step and rams nobody",
                                nameOf(state_, call.rammer)),
                        "WG-26");
}

Answer Judge::of(const CallClear& call) const {
    return checkPair(call.one, call.other);
}

Answer Judge::of(const OfferDraw& offer) const {
    return state_.offersDraw[indexOf(offer.side)]
               ? refuse(ViolationKind::AlreadyOffered,
                        message("%1 has offered a draw in this turn", nameOf(offer.side)), "WG-40")
               : Answer{};
}

Answer Judge::of(const Build& build) const {
    if (auto answer = checkPhase(Phase::Building, "WG-5")) {
        return answer;
    }
    bool anyLeft = false;
    for (VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        anyLeft =
            anyLeft || (ownerOf(state_, vessel) == build.side && !state_.vessels[vessel].isBuilt());
    }
    if (!anyLeft) {
        return refuse(ViolationKind::NothingLeft,
                      message("%1 has built all its galleys", nameOf(build.side)), "WG-1");
    }
    return isBuildable(build.rig)
               ? Answer{}
               : refuse(
                     ViolationKind::ImpossibleBuild,
                     message("a galley is 6/6/2, 5/5/3 or 4/4/4: oars per side and masts make 8"),
                     "WG-5");
}

Answer Judge::of(const Place& place) const {
    if (auto answer = checkPhase(Phase::Placing, "WG-10")) {
        return answer;
    }
    if (auto answer = checkVessel(place.vessel)) {
        return answer;
    }
    const auto side = sideToPlace(state_);
    if (state_.vessels[place.vessel].pose) {
        return refuse(ViolationKind::AlreadyPlaced,
                      message("%1 is placed already", nameOf(state_, place.vessel)), "WG-10");
    }
    if (side != ownerOf(state_, place.vessel)) {
        return refuse(ViolationKind::NotYourTurn,
                      message("%1 places the next galley", nameOf(*side)), "WG-10");
    }
    if (!isRecordable(place.pose)) {
        return refuse(ViolationKind::OutsideBand, message("the galley would not be on the table"),
                      "WG-11");
    }
    return checkPlace(state_, place.vessel, recorded(place.pose));
}

Answer Judge::of(const LayOrders& laid) const {
    if (auto answer = checkOrdering(laid.vessel)) {
        return answer;
    }
    const Vessel& vessel = state_.vessels[laid.vessel];
    if (vessel.plan) {
        return behindScreen(laid.vessel, ViolationKind::AlreadyLaid);
    }
    auto violation = checkPlan(crewOf(state_, laid.vessel), laid.plan);
    if (violation && state_.settings.orderBox == OrderBox::OfThePlayer) {
        // the reason reveals the orders of other galleys
        violation->secretOf = playerOf(ownerOf(state_, laid.vessel));
    }
    return violation;
}

Answer Judge::of(const TakeUpOrders& taken) const {
    if (auto answer = checkOrdering(taken.vessel)) {
        return answer;
    }
    return state_.vessels[taken.vessel].plan
               ? Answer{}
               : behindScreen(taken.vessel, ViolationKind::NothingLaid);
}

Answer Judge::of(const Ready& ready) const {
    if (auto answer = checkPhase(Phase::Ordering, "WG-17")) {
        return answer;
    }
    if (state_.ready[indexOf(ready.side)]) {
        return refuse(ViolationKind::AlreadyReady, message("%1 is ready", nameOf(ready.side)),
                      "WG-17");
    }
    for (VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        if (ownerOf(state_, vessel) == ready.side && isAfloat(state_, vessel) &&
            !state_.vessels[vessel].plan) {
            return behindScreen(vessel, ViolationKind::NotReady);
        }
    }
    return std::nullopt;
}

Answer Judge::of(const Aim& aim) const {
    if (auto answer = checkOwed(Owed::Target, aim.attacker)) {
        return answer;
    }
    const std::vector<VesselIndex> targets = targetsOf(state_, aim.attacker);
    return std::ranges::find(targets, aim.target) != targets.end()
               ? Answer{}
               : refuse(ViolationKind::NotATarget,
                        message("the target must be an enemy within 3 M"), "WG-A21");
}

/// WG-A10: checks that a toss of the galley is due. The shots of a step are simultaneous, so their
/// tosses may come in any order.
Answer Judge::checkShot(VesselIndex attacker) const {
    const auto& shots = state_.execution.shots;
    const auto shot = std::ranges::find(shots, attacker, &Shot::attacker);
    const bool tossing = pending_.owed == Owed::Toss || pending_.owed == Owed::Verdict;
    const bool isOpen = tossing && shot != shots.end() && !shot->called;
    return isOpen ? Answer{} : checkOwed(Owed::Toss, attacker);
}

Answer Judge::of(const Toss& toss) const {
    if (auto answer = checkShot(toss.attacker)) {
        return answer;
    }
    if (shotOf(toss.attacker).ruled) {
        return refuse(ViolationKind::NothingOwed,
                      message("%1's toss is ruled on already", nameOf(state_, toss.attacker)),
                      "WG-29");
    }
    const auto unusable = [](const LooseMatch& match) {
        return !isRecordable(match.tail) || !isRecordable(match.head);
    };
    if (std::ranges::any_of(toss.matches, unusable) ||
        !(toss.sigma >= 0_mm && toss.sigma <= kMaxSigma)) {
        return refuse(ViolationKind::TooManyMatches, message("a match lies nowhere near the table"),
                      "WG-29");
    }
    const int allowed = matchesToDrop(state_, toss.attacker, *shotOf(toss.attacker).target);
    const auto lying = int(std::ranges::count_if(toss.matches, &LooseMatch::tossed));
    const int dropped = toss.dropped.value_or(lying);
    if (lying > dropped || lying > allowed) {
        return refuse(ViolationKind::TooManyMatches,
                      message("%1 matches lie there, %2 are to be dropped", lying,
                              std::min(dropped, allowed)),
                      "WG-28");
    }
    return dropped <= allowed ? Answer{}
                              : refuse(ViolationKind::TooManyMatches,
                                       message("%1 matches are to be dropped", allowed), "WG-28");
}

Answer Judge::of(const CallHits& call) const {
    if (auto answer = checkShot(call.attacker)) {
        return answer;
    }
    const Shot& shot = shotOf(call.attacker);
    if (shot.ruled && (call.hits < shot.ruled->least || call.hits > shot.ruled->most)) {
        return refuse(
            ViolationKind::OutOfDoubt,
            message("the matches show %1 to %2 hits", shot.ruled->least, shot.ruled->most),
            "WG-30");
    }
    const int allowed = matchesToDrop(state_, call.attacker, *shot.target);
    return call.hits >= 0 && call.hits <= allowed
               ? Answer{}
               : refuse(ViolationKind::TooManyHits,
                        message("%1 matches are to be dropped", allowed), "WG-28");
}

Answer Judge::of(const TakeLosses& losses) const {
    if (auto answer = checkOwed(Owed::Losses, losses.vessel)) {
        return answer;
    }
    return checkLosses(state_, state_.execution.blows.front(), losses.lost);
}

Answer Judge::of(const RearrangeOars& oars) const {
    if (auto answer = checkOwed(Owed::Oars, oars.vessel)) {
        return answer;
    }
    const Vessel& vessel = state_.vessels[oars.vessel];
    const std::vector<int> ways = portOarsAfterRearranging(vessel);
    const int all = vessel.rig.port + vessel.rig.starboard;
    const bool legal = std::ranges::find(ways, oars.port) != ways.end() &&
                       std::int64_t(oars.port) + oars.starboard == all;
    return legal ? Answer{}
                 : refuse(ViolationKind::IllegalOars,
                          message("%1 oars, at least 1 and at most %2 on each side", all,
                                  vessel.builtOars),
                          "WG-22");
}

Answer Judge::of(const Correct& correction) const {
    if (auto answer = checkAfloat(correction.vessel)) {
        return answer;
    }
    if (!isRecordable(correction.pose)) {
        return refuse(ViolationKind::NotOnTheTable,
                      message("the galley would lie nowhere near the table"), "WG-A5");
    }
    const bool ruled = std::ranges::any_of(
        state_.execution.shots, [](const Shot& shot) { return shot.ruled || shot.called; });
    const bool inTime = state_.phase == Phase::Ordering || pending_.owed == Owed::Confirmation ||
                        pending_.owed == Owed::Target || (pending_.owed == Owed::Toss && !ruled);
    return inTime
               ? Answer{}
               : refuse(
                     ViolationKind::WrongPhase,
                     message("what follows from where it lay is being decided; say it after that"),
                     "WG-A5");
}

} // namespace

std::optional<Violation> validate(const State& state, const Action& action) {
    return Judge(state).judge(action);
}

} // namespace umpire::war_galley
