#pragma once

#include "app/game/referee/core/referee.h"
#include "rules/tolerant_action.h"

/// What the referee does with what players say, and with what a journal holds.
namespace umpire::referee {

template <Game G>
Announcements Referee<G>::command(StreamTime stamp, std::string_view line) {
    now_ = stamp;
    command_ = std::string(line.substr(0, line.find_first_of("\r\n")));
    by_ = takeSpeaker(command_);
    const Parsed<Command> parsed = parseCommand(command_);
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        refuse(describe(*error));
    } else {
        const std::size_t before = record_.size();
        std::visit([this](const auto& each) { this->obey(each); }, std::get<Command>(parsed));
        if (before != record_.size()) {
            judge();
        }
    }
    return taken();
}

template <Game G>
void Referee<G>::take(const Explanation<G>& explanation) {
    matter_.reset();
    if (explanation.happening == Happening::Illegal) {
        letStand(explanation);
    } else {
        call(explanation, Source::Chosen);
    }
}

template <Game G>
void Referee<G>::obey(const Accept&) {
    const auto best = std::ranges::find_if(verdict_.explanations, [](const auto& explanation) {
        return explanation.happening == Happening::Actions;
    });
    if (matter_ && std::holds_alternative<Asked>(*matter_)) {
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
        offered_ = offered; // another one may still be chosen
    }
}

/// Why no position of the game is like this; no journal could go on from there.
template <Game G>
std::optional<ParseError> faultOf(const typename G::State& state) {
    const auto again = G::parseState(G::text(state), G::settingsOf(state));
    const auto* error = std::get_if<ParseError>(&again);
    return error == nullptr ? std::nullopt : std::optional(*error);
}

template <Game G>
void Referee<G>::obey(const CorrectPiece& correct) {
    auto corrected = reader_.corrected(state(), correct.piece);
    if (const auto* error = std::get_if<ParseError>(&corrected)) {
        refuse(positionIsSecret()
                   ? message("the record cannot be so") // where and why not would tell it
                   : describe(*error));
    } else if (const auto never = faultOf<G>(std::get<State>(corrected))) {
        refuse(positionIsSecret() ? message("the record cannot be so")
                                  : message("the record cannot be so: expected %1, found %2",
                                            never->expected, never->found));
    } else if (std::get<State>(corrected) == state()) {
        refuse(message("the record says so already"));
    } else {
        amend(Corrected{.what = correct.piece}, std::get<State>(std::move(corrected)));
    }
}

template <Game G>
void Referee<G>::obey(const LetStand&) {
    const auto illegal = std::ranges::find_if(verdict_.explanations, [](const auto& explanation) {
        return explanation.happening == Happening::Illegal;
    });
    const bool isOpen = matter_ && std::holds_alternative<IllegalSeen>(*matter_);
    if (isOpen && !verdict_.explanations.empty() && isUnexpected(verdict_.explanations.front())) {
        take(Explanation<G>(verdict_.explanations.front())); // legal, and not what was decided on
    } else if (isOpen && illegal != verdict_.explanations.end()) {
        letStand(Explanation<G>(*illegal));
    } else {
        refuse(message("nothing illegal lies there"));
    }
}

template <Game G>
void Referee<G>::letStand(const Explanation<G>& illegal) {
    if (faultOf<G>(illegal.after) || illegal.after == state()) { // or it is in no position
        refuse(message("no position of the game is like what lies there; take it back"));
        return;
    }
    amend(IllegalStands{.action = actionsText(illegal),
                        .because = illegal.violation->because,
                        .rule = illegal.violation->rule},
          illegal.after);
}

/// What stands against the rules was played; a correction was not.
template <Game G>
template <typename Change>
void Referee<G>::enter(const Change& change, State after) {
    if constexpr (std::same_as<Change, Corrected>) {
        record_.correct(changeOf(change), std::move(after));
    } else {
        record_.push(changeOf(change), std::move(after), Decided::ByPlayers);
    }
}

template <Game G>
template <typename Change>
void Referee<G>::amend(Change change, State after) {
    matter_.reset();
    distrusted_.clear();
    awaited_.reset();
    enter(change, std::move(after));
    change.position = G::text(state());
    change.positionIsSecret = positionIsSecret();
    say(std::move(change));
    askPlayers();
}

template <Game G>
void Referee<G>::obey(const Undo& command) {
    const auto count = std::size_t(command.actions);
    if (count > record_.size()) {
        refuse(record_.size() == 0 ? message("nothing has been played")
                                   : message("only %1 can be undone", record_.size()));
    } else if (record_.chanceAmongLast(count) && !command.agreed) {
        agreement_ = AgreementNeeded{command.actions, everybody()};
        say(*agreement_);
    } else {
        undo(count);
    }
}

template <Game G>
void Referee<G>::undo(std::size_t count) {
    Undone undone;
    const bool secret = positionIsSecret();
    for (; count > 0; --count) {
        undone.actions.push_back(record_.pop());
    }
    distrusted_ = english(undone.actions.back());
    awaited_.reset();
    matter_.reset();
    agreement_.reset();
    undone.position = G::text(state());
    undone.positionIsSecret = secret || positionIsSecret();
    say(std::move(undone));
    askPlayers();
}

template <Game G>
void Referee<G>::obey(const Agree& agree) {
    if (!agreement_) {
        refuse(message("nobody has asked for agreement"));
        return;
    }
    if (std::erase(agreement_->players, agree.player) == 0) {
        refuse(message("`%1` is no player who has still to agree", agree.player));
        return;
    }
    if (!agreement_->players.empty()) {
        say(*agreement_);
    } else if (const auto count = std::size_t(agreement_->actions); count <= record_.size()) {
        undo(count);
    }
}

template <Game G>
void Referee<G>::obey(const Pause&) {
    paused_ ? refuse(message("it is paused already")) : say(Paused{});
    paused_ = true;
}

template <Game G>
void Referee<G>::obey(const Resume&) {
    paused_ ? say(Resumed{}) : refuse(message("it is not paused"));
    paused_ = false;
    reader_.forget();
}

template <Game G>
void Referee<G>::obey(const GiveUp& resign) {
    const auto acting = G::toAct(state());
    const std::string who = resign.player.empty() && acting.size() == 1
                                ? G::playerName(state(), acting.front())
                                : resign.player;
    const std::vector<std::string> names = everybody();
    const auto seat = std::ranges::find(names, who) - names.begin();
    const auto action =
        seat < std::ssize(names) ? G::resignation(state(), Player{int(seat)}) : std::nullopt;
    if (!action) {
        refuse(message("whose turn it is may resign, or a player by name where the game says so"));
        return;
    }
    callAction(*action, {.player = who, .source = Source::GaveUp, .by = who});
    askPlayers();
}

template <Game G>
void Referee<G>::obey(const Play& play) {
    const auto parsed = readAction<G>(state(), play.action);
    const auto* action = std::get_if<Action>(&parsed);
    if (action == nullptr || G::validate(state(), *action)) {
        refuseAction(play.action);
        return;
    }
    matter_.reset();
    distrusted_.clear();
    if constexpr (requires { reader_.meant(state(), *action); }) {
        for (const Action& each : reader_.meant(state(), *action)) {
            callAction(each, {.source = Source::Said});
        }
    } else {
        callAction(*action, {.source = Source::Said});
    }
    askPlayers();
}

/// A reason may rest on what one side hides: each player hears what he may.
template <Game G>
void Referee<G>::refuseAction(const std::string& action) {
    const Reason openly = reasonFor<G>(state(), action, std::nullopt);
    Refused refused{.command = command_,
                    .because = describe(openly),
                    .by = by_,
                    .repeats = openly.rule.empty()};
    for (int seat = 0; seat < G::playerCount(state()); ++seat) {
        const Message heard = describe(reasonFor<G>(state(), action, Player{seat}));
        if (heard != refused.because) {
            refused.reasons[G::playerName(state(), Player{seat})] = heard;
        }
    }
    say(std::move(refused));
}

/// Where it was announced.
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
    enter(change, std::get<State>(std::move(parsed)));
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
        record_.push(called->action, std::move(step.state), decidedBy<G>(*action),
                     repeatingOf<G>(step.events));
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
            distrusted_ = english(record_.pop());
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
