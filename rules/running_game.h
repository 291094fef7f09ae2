#pragma once

#include "rules/game.h"

#include <algorithm>
#include <unordered_map>

namespace umpire {

/// Does a position that these events lead to count as standing there (MG-A9)? In a game that tells
/// where its turns end, only there: what is laid and taken up again in between repeats nothing.
template <Game G>
bool mayRepeat(const std::vector<typename G::Event>& events) {
    if constexpr (requires(const typename G::Event& event) { G::endsTurn(event); }) {
        return std::any_of(events.begin(), events.end(),
                           [](const auto& event) { return G::endsTurn(event); });
    }
    return true;
}

/// A game from its start on: where it stands, and how often each position has stood there.
template <Game G>
class RunningGame {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    struct Played {
        Action action;
        std::vector<typename G::Event> events;
        int timesSeen = 1; ///< how often the new position has stood there, now included (mayRepeat)
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
        const int timesSeen = mayRepeat<G>(step.events) ? ++seen_[state_] : 1;
        return Played{action, std::move(step.events), timesSeen};
    }

private:
    State state_;
    std::unordered_map<State, int> seen_;
};

/// "d1-d4 spans 3 cells… (MG-6)", or what does not parse and where.
template <Game G>
Message describeRefusal(const typename RunningGame<G>::Refused& refused) {
    if (const auto* error = std::get_if<ParseError>(&refused)) {
        return describe(*error);
    }
    const auto& violation = std::get<typename G::Violation>(refused);
    return violation.rule.empty() ? violation.because
                                  : message("%1 (%2)", violation.because, violation.rule);
}

} // namespace umpire
