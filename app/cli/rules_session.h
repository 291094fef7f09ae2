#pragma once

#include "app/cli/rules_question.h"
#include "rules/playthrough.h"
#include "rules/secrecy.h"

/// A game that is played line by line, and what its hearer is told: one JSON object a line.
namespace umpire {

/// An answer, and whether its line was legal.
struct LineAnswer {
    std::string text;
    bool legal = true;
    std::string because; ///< why it was not
};

template <Game G>
class RulesSession {
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Event = typename G::Event;
    using Refused = typename RunningGame<G>::Refused;

    /// Without a hearer everything is told.
    RulesSession(State start, std::optional<Player> hearer)
        : game_(std::move(start)), hearer_(hearer) {}

    [[nodiscard]] const State& state() const { return game_.state(); }
    [[nodiscard]] std::optional<Player> hearer() const { return hearer_; }
    [[nodiscard]] bool hidesSomething() const {
        return hearer_ && !std::same_as<typename G::View, State>;
    }

    LineAnswer play(const std::string& line) {
        auto read = readAction<G>(state(), line);
        if (auto* error = std::get_if<ParseError>(&read)) {
            return refused(line, Refused{std::move(*error)});
        }
        const Action& action = std::get<Action>(read);
        const bool strict = std::holds_alternative<Action>(G::parseAction(state(), line));
        const std::string said = strict ? line : G::text(state(), action);
        const auto answer = game_.play(action);
        const auto* played = std::get_if<typename RunningGame<G>::Played>(&answer);
        return played != nullptr ? told(said, *played) : refused(said, std::get<Refused>(answer));
    }

    /// Players corrected the table.
    LineAnswer set(const std::string& position) {
        auto parsed = G::parseState(position, G::settingsOf(state()));
        if (const auto* error = std::get_if<ParseError>(&parsed)) {
            return {
                lineOf(
                    {{"set", position}, {"legal", false}, {"because", english(describe(*error))}}),
                false, english(describe(*error))};
        }
        game_ = RunningGame<G>(std::get<State>(std::move(parsed)));
        return {lineOf({{"set", position}, {"position", positionText()}}), true, ""};
    }

    [[nodiscard]] std::string positionText() const {
        return hearer_ ? G::text(G::viewFor(state(), *hearer_)) : G::text(state());
    }

private:
    /// An action of which something is hidden from the hearer is not repeated to him.
    LineAnswer told(const std::string& action, const typename RunningGame<G>::Played& played) {
        Json events = Json::array();
        bool open = true;
        for (const Event& event : played.events) {
            const auto heard = hearer_ ? G::eventFor(event, *hearer_) : std::optional(event);
            open = open && heard == event;
            if (heard) {
                events.push_back(english(G::text(state(), *heard)));
            }
        }
        Json json = {{"action", open ? Json(action) : Json()},
                     {"legal", true},
                     {"events", events},
                     {"position", positionText()}};
        if (played.timesSeen >= kReportedRepetition) {
            json["repetition"] = played.timesSeen;
        }
        return {lineOf(json), true, ""};
    }

    /// Of a text that is no action there is no clause to cite: `rule` is null.
    LineAnswer refused(const std::string& action, const Refused& why) const {
        const Reason reason = hearer_ ? heardReason(action) : wholeReason(why);
        const Json json = {{"action", mayHearOfRefusals() ? Json(action) : Json()},
                           {"legal", false},
                           {"because", english(reason.because)},
                           {"rule", reason.rule.empty() ? Json() : Json(reason.rule)}};
        return {lineOf(json), false, english(describe(reason))};
    }
    static Reason wholeReason(const Refused& why) {
        if (const auto* error = std::get_if<ParseError>(&why)) {
            return {describe(*error), ""};
        }
        const auto& violation = std::get<typename G::Violation>(why);
        return {violation.because, violation.rule};
    }
    /// What does not parse is told with what was typed.
    Reason heardReason(const std::string& action) const {
        const Reason reason = reasonFor<G>(state(), std::string_view(action), hearer_);
        return reason.rule.empty() && !mayHearOfRefusals() ? Reason{secretReason(), ""} : reason;
    }

    /// A refusal can tell what another player hides, and the refused line what he tried.
    [[nodiscard]] bool mayHearOfRefusals() const {
        return !hidesSomething() || G::toAct(state()) == std::vector{*hearer_};
    }

    RunningGame<G> game_;
    std::optional<Player> hearer_;
};

} // namespace umpire
