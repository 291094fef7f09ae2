#pragma once

#include "app/game/referee/core/referee.h"
#include "rules/tolerant_action.h"

/// Checks every command at the gate (authority.h), and stores a command that waits for the
/// agreement of players.
namespace umpire::referee {

template <Game G>
Announcements Referee<G>::command(StreamTime stamp, const Spoken& spoken) {
    now_ = stamp;
    speaker_ = spoken.by;
    words_ = spoken.words;
    if (const auto* error = std::get_if<ParseError>(&spoken.command)) {
        refuse(describe(*error));
        return taken();
    }
    const std::size_t before = record_.size();
    hear(std::get<Command>(spoken.command));
    if (before != record_.size()) {
        judge();
    }
    return taken();
}

/// Executes the command if the gate permits it. No command is executed without this check.
template <Game G>
void Referee<G>::hear(const Command& command) {
    if (confirms(command)) {
        return obey(Agree{});
    }
    const Permit permit = permitFor(speaker_, command, deedOf(command));
    switch (permit.kind) {
    case Permit::Kind::Given:
        return perform(command);
    case Permit::Kind::WantsAll:
    case Permit::Kind::WantsOne:
        return ask(permit, command);
    case Permit::Kind::Refused:
        return refuseOpenly(permit.because);
    }
}

template <Game G>
std::optional<Message> Referee<G>::refusalOf(const Spoken& spoken) {
    speaker_ = spoken.by;
    const Command& command = std::get<Command>(spoken.command);
    const Permit permit = permitFor(speaker_, command, deedOf(command));
    return permit.kind == Permit::Kind::Refused ? std::optional(permit.because) : std::nullopt;
}

template <Game G>
void Referee<G>::perform(const Command& command) {
    std::visit([this](const auto& each) { this->obey(each); }, command);
}

/// Tells whether a player who must agree gives the pending command, which counts as agreement.
template <Game G>
bool Referee<G>::confirms(const Command& command) const {
    return pending_ && pending_->command == command && speaker_.of == Authority::Of::Seat &&
           std::ranges::any_of(pending_->asked.players,
                               [this](const std::string& player) { return speaker_.has(player); });
}

template <Game G>
void Referee<G>::ask(const Permit& permit, const Command& command) {
    const auto* undo = std::get_if<Undo>(&command);
    const bool isOfChance = undo != nullptr && record_.chanceAmongLast(std::size_t(undo->actions));
    AgreementNeeded asked{isOfChance ? undo->actions : 0, permit.others,
                          isOfChance ? "" : text(command),
                          permit.kind == Permit::Kind::WantsOne ? AgreementNeeded::Of::One
                                                                : AgreementNeeded::Of::All};
    if (undo != nullptr && std::size_t(undo->actions) > record_.size()) {
        return perform(command); // `undo` itself refuses, because the record has fewer actions
    }
    pending_ = Pending{asked, command, speaker_, words_};
    say(std::move(asked));
}

template <Game G>
std::vector<std::string> Referee<G>::actorsOf(const Action& action) const {
    std::vector<std::string> names;
    for (const Player player : G::actorsOf(state(), action)) {
        names.push_back(G::playerName(state(), player));
    }
    return names;
}

template <Game G>
std::optional<Player> Referee<G>::playerNamed(std::string_view name) const {
    const std::vector<std::string> names = everybody();
    const auto seat = std::ranges::find(names, name) - names.begin();
    return seat < std::ssize(names) ? std::optional(Player{int(seat)}) : std::nullopt;
}

/// Returns the facts that the gate needs about a command. They depend only on public information
/// and on what the speaker knows.
template <Game G>
Deed Referee<G>::deedOf(const Command& command) const {
    Deed deed{.everybody = everybody()};
    if (const auto* play = std::get_if<Play>(&command)) {
        const auto parsed = readAction<G>(positionFor<G>(state(), listener()), play->action);
        if (const auto* action = std::get_if<Action>(&parsed)) {
            deed.actors = actorsOf(*action);
            deed.isOpenChance = (G::isChance(*action) && !isSecret<G>(*action)) ||
                                (deed.actors.empty() && G::toAct(state()).empty());
        }
    } else if (const auto* undo = std::get_if<Undo>(&command)) {
        deed.actors = record_.actorsAmongLast(std::size_t(undo->actions));
        deed.takesChanceBack = record_.chanceAmongLast(std::size_t(undo->actions));
    } else if (const auto* resign = std::get_if<GiveUp>(&command)) {
        deed.actors = {ownName(resign->player)};
    } else if (const auto* agree = std::get_if<Agree>(&command)) {
        deed.actors = {ownName(agree->player)};
    } else if (const auto* hint = std::get_if<Hint>(&command)) {
        deed.actors = {ownName(hint->player)};
    } else if (const auto* correct = std::get_if<CorrectPiece>(&command)) {
        const PutRight<State> openly = putRight(correct->piece);
        deed.mayKnow = openly.mayKnow;
        deed.actors = openly.concerns;
    }
    return deed;
}

/// Records the agreement of one player, or of all players if the table speaks. Executes the pending
/// command when no agreement is missing.
template <Game G>
void Referee<G>::obey(const Agree& agree) {
    if (!pending_) {
        refuseOpenly(message("nobody has asked for agreement"));
        return;
    }
    std::vector<std::string>& players = pending_->asked.players;
    const std::string player = ownName(agree.player);
    if (player.empty()) {
        players.clear();
    } else if (std::erase(players, player) == 0) {
        refuse(message("`%1` is no player who has still to agree", player));
        return;
    }
    if (!players.empty() && pending_->asked.of == AgreementNeeded::Of::All) {
        say(pending_->asked);
        return;
    }
    const Pending agreed = *std::exchange(pending_, std::nullopt);
    speaker_ = agreed.by;
    words_ = agreed.words;
    perform(agreed.command);
}

} // namespace umpire::referee
