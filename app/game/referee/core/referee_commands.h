#pragma once

#include "app/game/referee/core/referee_corrections.h"
#include "app/game/referee/core/referee_gate.h"
#include "app/game/referee/core/referee_illegal.h"
#include "rules/tolerant_action.h"

/// Executes players' commands, and restores the events of a journal.
namespace umpire::referee {

template <Game G>
void Referee<G>::take(const Explanation<G>& explanation) {
    matter_.reset();
    if (explanation.happening == Happening::Illegal) {
        letStand(explanation, StandsBecause::PlayersSaidSo);
    } else {
        call(explanation, Source::Chosen);
    }
}

template <Game G>
void Referee<G>::obey(const Accept&) {
    const auto best = std::ranges::find_if(verdict_.explanations, [](const auto& explanation) {
        return explanation.happening == Happening::Actions;
    });
    if (matter_ && std::holds_alternative<Asked>(*matter_) && !offered_.empty()) {
        take(Explanation<G>(offered_.front()));
    } else if (matter_ && std::holds_alternative<IllegalSeen>(*matter_)) {
        refuse(message("what lies there is illegal; take it back, or say `stands`"));
    } else if (matter_ && best != verdict_.explanations.end() && best->fits) {
        take(Explanation<G>(*best));
    } else {
        refuse(message("nothing is offered"));
    }
}

template <Game G>
void Referee<G>::obey(const Choose& choose) {
    if (offered_.empty() || record_.size() < offeredAt_) {
        refuse(message("nothing is offered"));
    } else if (std::size_t(choose.number) > offered_.size()) {
        refuse(message("there are only %1 explanations", offered_.size()));
    } else {
        const std::vector<Explanation<G>> offered = offered_;
        const Explanation<G>& chosen = offered[std::size_t(choose.number - 1)];
        if (chosen.happening == Happening::Unfinished) {
            refuse(message("number %1 is only a part of an action", choose.number));
            return;
        }
        if (const std::size_t more = record_.size() - offeredAt_; more > 0) {
            undo(more);
            distrusted_.clear();
        }
        take(chosen);
        offered_ = offered; // kept, so that players may choose another explanation afterwards
    }
}

/// Enters a change that players made: a correction, or an accepted illegal action. Chance decides
/// neither.
template <Game G>
template <typename Change>
void Referee<G>::enter(const Change& change, State after, std::vector<std::string> actors) {
    record_.push(
        {changeOf(change), std::move(actors), change.onlyFor, std::same_as<Change, Corrected>},
        std::move(after), Decided::ByPlayers);
}

template <Game G>
template <typename Change>
void Referee<G>::amend(Change change, State after, std::vector<std::string> actors) {
    matter_.reset();
    offered_.clear();
    distrusted_.clear();
    awaited_.reset();
    pending_.reset();
    enter(change, std::move(after), std::move(actors));
    change.position = G::text(state());
    change.positionIsSecret = positionIsSecret();
    say(std::move(change));
    askPlayers();
}

template <Game G>
void Referee<G>::obey(const Undo& command) {
    const auto count = std::size_t(command.actions);
    if (count > record_.size()) {
        refuseOpenly(record_.size() == 0 ? message("nothing has been played")
                                         : message("only %1 can be taken back", record_.size()));
    } else {
        undo(count);
    }
}

template <Game G>
void Referee<G>::undo(std::size_t count) {
    Undone undone{.by = speaker_.name()};
    const bool secret = positionIsSecret();
    for (; count > 0; --count) {
        Entered entered = record_.pop();
        distrusted_ = english(entered.text);
        undone.actions.push_back(std::move(entered.text));
        undone.each.push_back({std::move(entered.onlyFor),
                               entered.actors.size() == 1 ? entered.actors.front() : std::string(),
                               entered.isCorrection});
    }
    accused_.reset(); // the undo has taken back what followed the illegal action, so the accusation
                      // no longer applies
    awaited_.reset();
    matter_.reset();
    pending_.reset();
    undone.position = G::text(state());
    undone.positionIsSecret = secret || positionIsSecret();
    say(std::move(undone));
    askPlayers();
}

template <Game G>
void Referee<G>::obey(const Pause&) {
    paused_ ? refuseOpenly(message("it is paused already")) : say(Paused{});
    paused_ = true;
}

template <Game G>
void Referee<G>::obey(const Resume&) {
    paused_ ? say(Resumed{}) : refuseOpenly(message("it is not paused"));
    paused_ = false;
    reader_.forget();
}

template <Game G>
void Referee<G>::obey(const GiveUp& resign) {
    const auto acting = G::toAct(state());
    const std::string named = ownName(resign.player);
    const std::string who =
        named.empty() && acting.size() == 1 ? G::playerName(state(), acting.front()) : named;
    const auto player = playerNamed(who);
    const auto action = player ? G::resignation(state(), *player) : std::nullopt;
    if (!action) {
        refuseOpenly(over_ ? message("the game is over")
                           : message("the player to move may give up, or a player by name where "
                                     "the game says so"));
        return;
    }
    matter_.reset();
    callAction(*action, {.player = who, .source = Source::GaveUp, .by = who});
    askPlayers();
}

template <Game G>
Announcements Referee<G>::outOfTime(StreamTime stamp, const std::string& player) {
    now_ = stamp;
    const auto seat = playerNamed(player);
    const auto action = seat ? G::resignation(state(), *seat) : std::nullopt;
    if (action) {
        matter_.reset();
        callAction(*action, {.player = player, .source = Source::OutOfTime});
        askPlayers();
        if (auto* end = std::get_if<GameOver>(&said_.back().event)) {
            end->because = message("no time is left to %1", player);
        }
    }
    return taken();
}

template <Game G>
void Referee<G>::obey(const Play& play) {
    const auto parsed = readAction<G>(state(), play.action);
    const auto* action = std::get_if<Action>(&parsed);
    const auto meant = action == nullptr ? std::vector<Action>() : meantBy(*action);
    if (meant.empty() || G::validate(state(), meant.front())) {
        refuseAction(play);
        return;
    }
    if constexpr (requires { reader_.doubtOf(state(), *action); }) {
        const std::pair said{G::text(state(), *action), G::text(state())};
        const auto doubt = reader_.doubtOf(state(), *action);
        if (doubt && std::exchange(doubted_, said) != said) {
            refuse(*doubt);
            return;
        }
    }
    matter_.reset();
    distrusted_.clear();
    const Called said{.source = Source::Said, .by = speaker_.name()};
    for (const Action& each : meant) {
        callAction(each, said);
    }
    askPlayers();
}

/// Refuses an action. Each player gets a separate version of the reason, because a reason may
/// depend on a secret or repeat the words of one player. If the words are no action, only the
/// speaker gets the details.
template <Game G>
void Referee<G>::refuseAction(const Play& play) {
    const auto parsed = readAction<G>(positionFor<G>(state(), listener()), play.action);
    const auto* action = std::get_if<Action>(&parsed);
    if (action == nullptr && play.as == Play::As::BareLine) {
        refuseOpenly(message("this is no command, and no action of the game here; say `help`"));
        return;
    }
    const bool isSpeakersOwn = action == nullptr;
    const auto wordsTo = [this](std::string_view hearer) {
        const bool isKnown = speaker_.sides.empty() || speaker_.has(hearer);
        return isKnown ? HeardWords::Known : HeardWords::Unknown;
    };
    const Reason openly = reasonFor<G>(state(), play.action, std::nullopt, wordsTo(kEverybody));
    Refused refused{.command = words_,
                    .because = describe(openly),
                    .by = wordsAreOf(),
                    .repeats = !HidesNothing<G> && (isSpeakersOwn || openly.rule.empty())};
    for (int seat = 0; seat < G::playerCount(state()); ++seat) {
        const std::string name = G::playerName(state(), Player{seat});
        const Message heard =
            describe(reasonFor<G>(state(), play.action, Player{seat}, wordsTo(name)));
        if (heard != refused.because && (!isSpeakersOwn || speaker_.has(name))) {
            refused.reasons[name] = heard;
        }
    }
    say(std::move(refused));
}

/// Tells whether the position is the announced one. True if no position was announced.
template <Game G>
bool Referee<G>::leadsTo(const std::string& position) const {
    return position.empty() || position == G::text(state());
}

template <Game G>
template <typename Change>
bool Referee<G>::restoreChange(const Change& change) {
    auto parsed = G::parseState(change.position, G::settingsOf(state()));
    if (std::holds_alternative<ParseError>(parsed)) {
        return false;
    }
    const std::string& by = [&]() -> const std::string& {
        if constexpr (std::same_as<Change, Corrected>) {
            return change.by;
        } else {
            return change.player;
        }
    }();
    enter(change, std::get<State>(std::move(parsed)),
          by.empty() ? std::vector<std::string>() : std::vector{by});
    return true;
}

template <Game G>
bool Referee<G>::restoreOne(const Event& event) {
    if (const auto* called = std::get_if<Called>(&event)) {
        const auto parsed = G::parseAction(state(), called->action);
        const auto* action = std::get_if<Action>(&parsed);
        if (action == nullptr || G::validate(state(), *action)) {
            return false;
        }
        auto step = G::apply(state(), *action);
        const bool isTime = called->source == Source::OutOfTime;
        record_.push({called->action, isTime ? everybody() : actorsOf(*action), called->onlyFor},
                     std::move(step.state), decidedBy<G>(*action), repeatingOf<G>(step.events));
        return leadsTo(called->position);
    } else if (const auto* corrected = std::get_if<Corrected>(&event)) {
        return restoreChange(*corrected);
    } else if (const auto* stands = std::get_if<IllegalStands>(&event)) {
        return restoreChange(*stands);
    } else if (const auto* undone = std::get_if<Undone>(&event)) {
        if (undone->actions.size() > record_.size()) {
            return false;
        }
        for (std::size_t i = 0; i < undone->actions.size(); ++i) {
            distrusted_ = english(record_.pop().text);
        }
        return leadsTo(undone->position);
    } else if (std::holds_alternative<Paused>(event) || std::holds_alternative<Resumed>(event)) {
        paused_ = std::holds_alternative<Paused>(event);
    }
    return true;
}

template <Game G>
std::optional<std::size_t> Referee<G>::restore(std::span<const Event> events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (!restoreOne(events[i])) {
            return i;
        }
    }
    over_ = G::outcome(state()).has_value();
    return std::nullopt;
}

} // namespace umpire::referee
