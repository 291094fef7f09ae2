#pragma once

#include "rules/game.h"

#include <algorithm>
#include <unordered_map>

namespace umpire {

inline constexpr int kReportedRepetition = 3; ///< MG-A9: the third time is reported

/// Tells whether a position after these events counts for repetition (MG-A9). If the game defines
/// where its turns end, only such positions count, because laying and taking up in a turn is no
/// repetition.
template <Game G>
bool mayRepeat(const std::vector<typename G::Event>& events) {
    if constexpr (requires(const typename G::Event& event) { G::endsTurn(event); }) {
        return std::any_of(events.begin(), events.end(),
                           [](const auto& event) { return G::endsTurn(event); });
    }
    return true;
}

/// A game from its start: its present position, and how often each position has occurred.
template <Game G>
class RunningGame {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    struct Played {
        Action action;
        std::vector<typename G::Event> events;
        /// occurrences of the new position, including this occurrence (mayRepeat)
        int timesSeen = 1;
    };
    /// A text that does not parse, or an action that the rules forbid; the position is unchanged.
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

/// Explains a refusal: "d1-d4 spans 3 cells… (MG-6)", or the parse error and its place.
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
