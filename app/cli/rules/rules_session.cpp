#include "app/cli/rules/rules_session.h"

#include "rules/running_game.h"

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

} // namespace

RulesSession::RulesSession(SharedPosition start, std::optional<Player> hearer)
    : position_(std::move(start)), hearer_(hearer), seen_{{position_->text(), 1}} {}

SharedPosition RulesSession::seen() const {
    return hearer_ ? position_->seenBy(*hearer_) : position_;
}

bool RulesSession::hidesSomething() const {
    return hearer_ && !position_->game().hidesNothing;
}

LineAnswer RulesSession::play(const std::string& line) {
    const auto action = position_->readAction(line);
    if (const auto* error = std::get_if<ParseError>(&action)) {
        return refused(line, {describe(*error), ""});
    }
    const auto& said = std::get<std::string>(action);
    const auto answer = position_->play(said, hearer_);
    const auto* step = std::get_if<AnyStep>(&answer);
    return step != nullptr ? told(said, *step) : refused(said, std::get<Reason>(answer));
}

LineAnswer RulesSession::set(const std::string& position) {
    const auto parsed = position_->read(position);
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        const std::string because = english(describe(*error));
        return {lineOf({{"set", position}, {"legal", false}, {"because", because}}), false,
                because};
    }
    position_ = std::get<SharedPosition>(parsed);
    seen_ = {{position_->text(), 1}};
    return {lineOf({{"set", position}, {"position", seen()->text()}}), true, ""};
}

/// Returns the answer to a legal action. Leaves out an action that is partly hidden from the
/// hearer.
LineAnswer RulesSession::told(const std::string& action, const AnyStep& step) {
    position_ = step.position;
    Json events = Json::array();
    for (const Message& event : step.events) {
        events.push_back(english(event));
    }
    Json json = {{"action", step.isOpen ? Json(action) : Json()},
                 {"legal", true},
                 {"events", events},
                 {"position", seen()->text()}};
    const int timesSeen = step.mayRepeat ? ++seen_[position_->text()] : 1;
    if (timesSeen >= kReportedRepetition) {
        json["repetition"] = timesSeen;
    }
    return {lineOf(json), true, ""};
}

/// Returns the answer to an illegal line. For text that is no action, `rule` is null: there is no
/// clause to cite. The line is left out if it can reveal what another player tried.
LineAnswer RulesSession::refused(const std::string& action, const Reason& why) const {
    const HeardWords words = wordsOf(action);
    const Reason reason = hearer_ ? position_->reasonFor(action, hearer_, words) : why;
    const bool repeats = words == HeardWords::Known || reason.because != secretReason();
    const Json json = {{"action", repeats ? Json(action) : Json()},
                       {"legal", false},
                       {"because", english(reason.because)},
                       {"rule", reason.rule.empty() ? Json() : Json(reason.rule)}};
    return {lineOf(json), false, english(describe(reason))};
}

/// Tells whether the hearer may know the line's words: if nothing is hidden, if the line acts for
/// the hearer, or if it names no player and only the hearer has to act.
HeardWords RulesSession::wordsOf(const std::string& action) const {
    if (!hidesSomething() || position_->isActor(action, *hearer_)) {
        return HeardWords::Known;
    }
    const bool isAlone = position_->toAct() == std::vector{*hearer_};
    return isAlone && position_->actorsOf(action).empty() ? HeardWords::Known : HeardWords::Unknown;
}

} // namespace umpire
