#pragma once

#include "rules/game.h"

#include <unordered_map>

namespace umpire {

/// A game from its start on: where it stands, and how often each position has stood there.
template <Game G>
class RunningGame {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    struct Played {
        Action action;
        std::vector<typename G::Event> events;
        int timesSeen = 1; ///< how often the new position has stood there, now included
    };
    /// Either the text is no action or the rules forbid it; the position is as before.
    using Refused = std::variant<ParseError, typename G::Violation>;

    explicit RunningGame(State start) : state_(std::move(start)) { seen_[state_] = 1; }

    [[nodiscard]] const State& state() const { return state_; }

    std::variant<Played, Refused> play(std::string_view text) {
        auto parsed = G::parseAction(state_, text);
        if (auto* error = std::get_if<ParseError>(&parsed)) {
            return Refused{std::move(*error)};
        }
        return play(std::get<Action>(parsed));
    }

    std::variant<Played, Refused> play(const Action& action) {
        if (auto violation = G::validate(state_, action)) {
            return Refused{std::move(*violation)};
        }
        auto step = G::apply(state_, action);
        state_ = std::move(step.state);
        return Played{action, std::move(step.events), ++seen_[state_]};
    }

private:
    State state_;
    std::unordered_map<State, int> seen_;
};

/// "d1-d4 spans 3 cells… (MG-6)", or what does not parse and where.
template <Game G>
std::string describeRefusal(const typename RunningGame<G>::Refused& refused) {
    if (const auto* error = std::get_if<ParseError>(&refused)) {
        return describe(*error);
    }
    const auto& violation = std::get<typename G::Violation>(refused);
    return violation.because + (violation.rule.empty() ? "" : " (" + violation.rule + ")");
}

} // namespace umpire
