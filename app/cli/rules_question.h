#pragma once

#include "app/cli/rules_answers.h"
#include "app/game_files/resources.h"
#include "rules/settings_text.h"

#include <nlohmann/json.hpp>

/// What the answers to questions about the rules share.
namespace umpire {

using Json = nlohmann::ordered_json;

inline tl::unexpected<Failure> failure(ExitStatus status, std::string message) {
    return tl::make_unexpected(Failure{status, std::move(message)});
}

/// A document in one line.
inline std::string lineOf(const Json& document) {
    return document.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

template <Game G>
Expected<typename G::Settings> settingsOf(const RulesQuestion& question) {
    const auto resources = resourcesFor<G>(question.data);
    if (!resources) {
        return failure(ExitStatus::CannotRead, resources.error());
    }
    auto settings = parseSettings<G>(question.variant, *resources);
    if (const auto* error = std::get_if<ParseError>(&settings)) {
        return failure(ExitStatus::WrongUsage, "--variant: " + english(describe(*error)));
    }
    return std::get<typename G::Settings>(std::move(settings));
}

/// Where the question begins.
template <Game G>
Expected<typename G::State> positionOf(const RulesQuestion& question) {
    const auto settings = settingsOf<G>(question);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    if (!question.position) {
        return G::start(*settings);
    }
    auto parsed = G::parseState(*question.position, *settings);
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        return failure(ExitStatus::CannotRead, "--position: " + english(describe(*error)));
    }
    return std::get<typename G::State>(std::move(parsed));
}

inline tl::unexpected<Failure> unknownGame(const RulesQuestion& question) {
    return failure(ExitStatus::WrongUsage,
                   "GAME: `" + question.game + "` is not known; take one of " + listedGames());
}

/// Calls answer(std::type_identity<G>{}, state) where the question's position is one.
template <typename Answer>
Expected<void> askGame(const RulesQuestion& question, Answer answer) {
    Expected<void> answered = unknownGame(question);
    visitGame(question.game, [&]<typename G>(std::type_identity<G> game) {
        answered = positionOf<G>(question).and_then(
            [&](const auto& state) { return answer(game, state); });
    });
    return answered;
}

template <Game G>
Json jsonOfOutcome(const typename G::State& state) {
    const auto outcome = G::outcome(state);
    if (!outcome) {
        return nullptr;
    }
    Json winner; // null: a draw
    if (outcome->winner) {
        winner = G::playerName(state, *outcome->winner);
    }
    return {{"winner", winner}, {"because", english(outcome->because)}, {"rule", outcome->rule}};
}

} // namespace umpire
