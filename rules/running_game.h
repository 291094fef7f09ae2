#pragma once

#include "rules/game.h"

#include <algorithm>
#include <unordered_map>

namespace umpire {

/// A position is reported when it occurs for this time (MG-A9).
inline constexpr int kReportedRepetition = 3;

/// Tells whether the position after these events is compared with earlier positions to find
/// repetitions (MG-A9). If the game defines `endsTurn`, only positions at the end of a turn are
/// compared, because laying a stone and taking it up again within a turn is no repetition.
template <Game G>
bool mayRepeat(const std::vector<typename G::Event>& events) {
    if constexpr (requires(const typename G::Event& event) { G::endsTurn(event); }) {
        return std::any_of(events.begin(), events.end(),
                           [](const auto& event) { return G::endsTurn(event); });
    }
    return true;
}

/// A game with its present position, and the number of times that each position has occurred.
template <Game G>
class RunningGame {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    struct Played {
        Action action;
        std::vector<typename G::Event> events;
        /// how many times the new position has occurred, including this time; 1 if mayRepeat is
        /// false
        int timesSeen = 1;
    };
    /// The error of a text that cannot be parsed, or the violation of a rule. The position is
    /// unchanged.
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

/// Explains a refusal: "d1-d4 spans 3 cells… (MG-6)", or the parse error with its place.
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
