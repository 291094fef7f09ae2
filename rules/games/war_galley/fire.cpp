#include "rules/games/war_galley/fire.h"

#include "rules/games/war_galley/notation.h"
#include "rules/games/war_galley/salvo.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

Match matchOf(const LooseMatch& loose, std::size_t place, Millimetres sigma) {
    Match match;
    match.id = "m" + std::to_string(place + 1);
    match.tail = loose.tail;
    match.head = loose.head;
    match.headed = headedIf(loose.headed);
    match.tossed = loose.tossed;
    match.sigmaTail = match.sigmaHead = sigma;
    match.confidence = 1.0;
    return match;
}

std::vector<Match> matchesOf(const Toss& toss) {
    std::vector<Match> matches;
    for (std::size_t i = 0; i < toss.matches.size(); ++i) {
        matches.push_back(matchOf(toss.matches[i], i, toss.sigma));
    }
    return matches;
}

/// Returns false if the distance of the centres alone puts the galley out of range; a fast test.
bool mayReach(const State& state, VesselIndex one, VesselIndex other) {
    const Settings& settings = state.settings;
    const auto middleOf = [&](const GalleyPose& pose) {
        return pose.bow - along(pose.heading, settings.boxLength * 0.5);
    };
    const TablePoint between =
        middleOf(*state.vessels[other].pose) - middleOf(*state.vessels[one].pose);
    const Millimetres farthest =
        settings.match * kFarthestRange + settings.boxLength + settings.boxWidth;
    return !(dot(between, between) > farthest.value() * farthest.value());
}

} // namespace

std::vector<VesselIndex> targetsOf(const State& state, VesselIndex attacker) {
    std::vector<VesselIndex> targets;
    for (VesselIndex target = 0; target < state.vessels.size(); ++target) {
        if (ownerOf(state, target) != ownerOf(state, attacker) && isAfloat(state, target) &&
            mayReach(state, attacker, target) &&
            rangeOf(gapBetween(state, attacker, target), state.settings.match)) {
            targets.push_back(target);
        }
    }
    return targets;
}

int matchesToDrop(const State& state, VesselIndex attacker, VesselIndex target) {
    const auto range = rangeOf(gapBetween(state, attacker, target), state.settings.match);
    return matchesToDrop(state.vessels[attacker].rig.masts, range);
}

std::vector<Shot> shotsOf(const State& state) {
    std::vector<Shot> shots;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        const auto& plan = state.vessels[vessel].plan;
        if (!isAfloat(state, vessel) || !plan || plan->at(state.execution.step) != Order::Fire ||
            state.vessels[vessel].rig.masts == 0) {
            continue;
        }
        const std::vector<VesselIndex> targets = targetsOf(state, vessel);
        if (!targets.empty()) {
            const bool choice = targets.size() > 1;
            shots.push_back({vessel, choice ? std::nullopt : std::optional(targets[0]), {}, {}});
        }
    }
    return shots;
}

TossRuling rule(const State& state, VesselIndex target, const Toss& toss) {
    TossQuestion question{
        nameOf(state, toss.attacker), nameOf(state, target), {}, matchesOf(toss), toss.dropped};
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel)) {
            question.galleys.push_back(pieceOf(state, vessel));
        }
    }
    const TossAnswer answer = ruleToss(question, tossOptionsOf(state.settings));
    const auto* ruling = std::get_if<TossRuling>(&answer);
    return ruling != nullptr ? *ruling : TossRuling{};
}

std::optional<RuledToss> ruledToss(const State& state, const std::string& action) {
    const auto parsed = parseAction(state, action);
    const auto* played = std::get_if<Action>(&parsed);
    const auto* toss = played == nullptr ? nullptr : std::get_if<Toss>(played);
    if (toss == nullptr) {
        return std::nullopt;
    }
    const auto& shots = state.execution.shots;
    const auto shot = std::ranges::find(shots, toss->attacker, &Shot::attacker);
    if (shot == shots.end() || !shot->target) {
        return std::nullopt;
    }
    RuledToss ruled{matchesOf(*toss), rule(state, *shot->target, *toss)};
    ruled.ruling.attacker = nameOf(state, toss->attacker);
    ruled.ruling.target = nameOf(state, *shot->target);
    return ruled;
}

} // namespace umpire::war_galley
