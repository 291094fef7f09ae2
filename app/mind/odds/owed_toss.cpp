#include "app/mind/odds/owed_toss.h"

#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/war_galley.h"

#include <algorithm>

namespace umpire::odds {

std::optional<Question> owedToss(const AnyPosition& position) {
    const auto* state = stateIn<WarGalley>(position);
    return state != nullptr ? owedToss(*state) : std::nullopt;
}

std::optional<Question> owedToss(const war_galley::State& state) {
    const war_galley::Pending pending = pendingOf(state);
    if (pending.owed != war_galley::Owed::Toss) {
        return std::nullopt;
    }
    const war_galley::VesselIndex attacker = pending.vessel;
    const auto shot =
        std::ranges::find(state.execution.shots, attacker, &war_galley::Shot::attacker);
    if (shot == state.execution.shots.end() || !shot->target) {
        return std::nullopt;
    }
    Question question;
    question.handful.matches = matchesToDrop(state, attacker, *shot->target);
    question.sideZone = state.settings.sideZone;
    question.blocking = state.settings.blocking;
    question.scene.sizes = war_galley::sizesOf(state.settings);
    question.scene.galleys = {pieceOf(state, attacker), pieceOf(state, *shot->target)};
    for (war_galley::VesselIndex other = 0; other < state.vessels.size(); ++other) {
        if (other != attacker && other != *shot->target && isAfloat(state, other)) {
            question.scene.galleys.push_back(pieceOf(state, other));
        }
    }
    return question.handful.matches > 0 ? std::optional(std::move(question)) : std::nullopt;
}

} // namespace umpire::odds
