#include "app/game/thinking/computer_players.h"

#include <algorithm>

namespace umpire {
namespace {

bool has(const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

std::optional<Player> seatOf(const AnyPosition& position, std::string_view side) {
    for (int seat = 0; seat < position.playerCount(); ++seat) {
        if (position.nameOf(Player{seat}) == side) {
            return Player{seat};
        }
    }
    return std::nullopt;
}

} // namespace

Turn turnOf(const referee::AnyReferee& referee) {
    Turn turn{referee.position(), referee.toMove(), {}};
    for (const Laying& laying : referee.laying()) {
        turn.speaking.push_back(laying.player);
    }
    if (const auto question = referee.question()) {
        const auto& asked = question->players.empty() ? turn.toMove : question->players;
        turn.speaking.insert(turn.speaking.end(), asked.begin(), asked.end());
    }
    return turn;
}

ComputerPlayers::ComputerPlayers(SharedPosition start, ComputerSeats seats)
    : start_(std::move(start)), seats_(std::move(seats)) {}

void ComputerPlayers::follow(const Turn& turn) {
    if (turn_ == turn) {
        return;
    }
    thought_.giveUp();
    turn_ = turn;
    for (const std::string& side : turn.toMove) {
        if (const auto played = seats_.sides.find(side); played != seats_.sides.end()) {
            Decision decision{.advised = {.as = Advised::As::Move, .player = side}};
            decision.isSaid = has(turn.speaking, side);
            think(side, std::move(decision), played->second);
            return;
        }
    }
}

std::optional<Message> ComputerPlayers::hint(std::string_view side, std::string_view asker) {
    if (start_ == nullptr || !turn_ || turn_->toMove.empty()) {
        return message("nobody owes an action now");
    }
    if (isThinking()) {
        return message("the computer is thinking; ask again in a moment");
    }
    const std::string who(side.empty() ? turn_->toMove.front() : std::string(side));
    if (!has(turn_->toMove, who)) {
        return message("%1 owes no action now", who);
    }
    Decision decision{.advised = {.as = Advised::As::Hint, .player = who}};
    decision.advised.onlyFor = std::string(asker);
    think(who, std::move(decision), Strength::Best);
    return std::nullopt;
}

void ComputerPlayers::think(const std::string& side, Decision decision, Strength strength) {
    const auto read = start_ ? start_->read(turn_->position) : Parsed<SharedPosition>(nullptr);
    const auto* position = std::get_if<SharedPosition>(&read);
    const auto seat = position != nullptr && *position ? seatOf(**position, side) : std::nullopt;
    if (!seat) {
        return;
    }
    decision_ = std::move(decision);
    const Opponent opponent{Opponent::Kind::Engine, 0, strength};
    thought_.begin([now = *position, seat = *seat, opponent,
                    thinking = seats_.thinking](const std::stop_token& stop) mutable {
        thinking.stop = [&stop] { return stop.stop_requested(); };
        return bestAction(*now, seat, opponent, thinking);
    });
}

std::optional<Decision> ComputerPlayers::decided(Wait wait) {
    const auto advice = thought_.answer(wait);
    if (!advice || !advice->action) {
        return std::nullopt;
    }
    Decision decision = std::exchange(decision_, {});
    decision.advised.action = *advice->action;
    decision.advised.value = advice->value;
    decision.advised.line = advice->line;
    return decision;
}

} // namespace umpire
