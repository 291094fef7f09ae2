#pragma once

#include "app/game/referee/core/referee.h"
#include "app/record/events/hearer.h"

/// Names players and actions in the game's notation.
namespace umpire::referee {

/// Returns the names of the players who act. If the action names none, returns the players who have
/// to act; if there are none, "table".
template <Game G>
std::string Referee<G>::whose(const State& position, const Action& action) const {
    const std::vector<Player> actors = G::actorsOf(position, action);
    std::string names;
    for (const Player player : actors.empty() ? G::toAct(position) : actors) {
        names.append(names.empty() ? "" : ", ").append(G::playerName(position, player));
    }
    return names.empty() ? "table" : names;
}

/// Calls visit(position, action) for each action. `position` is the position before that action.
template <Game G>
template <typename Visit>
void Referee<G>::follow(const Explanation<G>& explanation, Visit visit) const {
    State position = state();
    for (std::size_t i = 0; i < explanation.actions.size(); ++i) {
        const Action& action = explanation.actions[i];
        visit(std::as_const(position), action);
        if (i + 1 < explanation.actions.size()) {
            position = G::apply(position, action).state;
        }
    }
}

/// Returns the name of the player who acted. Empty if several players acted.
template <Game G>
std::string Referee<G>::actorIn(const Explanation<G>& explanation) const {
    std::set<std::string> names;
    if (explanation.by) {
        names.insert(G::playerName(state(), *explanation.by));
    } else {
        follow(explanation, [&](const State& position, const Action& action) {
            names.insert(whose(position, action));
        });
    }
    return names.size() == 1 ? *names.begin() : "";
}

template <Game G>
Message Referee<G>::actionsText(const Explanation<G>& explanation) const {
    if (!explanation.told.empty()) {
        return explanation.told;
    }
    std::string all;
    follow(explanation, [&all](const State& position, const Action& action) {
        all.append(all.empty() ? "" : " ").append(G::text(position, action));
    });
    return all;
}

template <Game G>
std::vector<Choice> Referee<G>::choicesOf(const std::vector<Explanation<G>>& from) const {
    std::vector<Choice> choices;
    for (const Explanation<G>& explanation : from) {
        choices.push_back({actionsText(explanation), explanation.probability,
                           explanation.violation ? describe(Reason{explanation.violation->because,
                                                                   explanation.violation->rule})
                                                 : Message(),
                           actorIn(explanation)});
    }
    return choices;
}

/// Returns, for each player, examples of commands that the player may give alone, or if others
/// agree.
template <Game G>
ByHearer<std::vector<std::string>> Referee<G>::ownExamples(const AnswerNeeded& needed) const {
    ByHearer<std::vector<std::string>> own;
    for (int seat = 0; seat < G::playerCount(state()); ++seat) {
        const std::string name = G::playerName(state(), Player{seat});
        std::vector<std::string> words = needed.examples;
        if constexpr (requires { reader_.ownExamples(state(), Player{seat}); }) {
            words = reader_.ownExamples(state(), Player{seat}).value_or(words);
        }
        std::erase_if(words, [&](const std::string& word) {
            const auto read = G::parseAction(state(), word);
            const auto* action = std::get_if<Action>(&read);
            const std::vector<std::string> actors =
                action != nullptr ? actorsOf(*action) : std::vector<std::string>();
            return !actors.empty() && std::ranges::find(actors, name) == actors.end();
        });
        own[name] = std::move(words);
    }
    return own;
}

/// Returns the actions that a player means by one action. If the first is legal, all are.
template <Game G>
std::vector<typename G::Action> Referee<G>::meantBy(const Action& action) const {
    if constexpr (requires { reader_.meant(state(), action); }) {
        return reader_.meant(state(), action);
    } else {
        return {action};
    }
}

/// Returns the announcement of an unfinished action, with its possible completions.
template <Game G>
Unfinished Referee<G>::partOf(const Explanation<G>& explanation) const {
    Unfinished part;
    if (!explanation.told.empty()) {
        part.couldBecome = {explanation.told};
    } else if (positionIsSecret()) { // the moves of a hidden piece would reveal its kind
        part.couldBecome = {message("a move")};
    } else {
        std::vector<Action> actions = explanation.actions;
        part.more = keepListed(actions);
        for (const Action& action : actions) {
            part.couldBecome.emplace_back(G::text(state(), action));
        }
    }
    return part;
}

} // namespace umpire::referee
