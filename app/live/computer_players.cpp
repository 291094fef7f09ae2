#include "app/live/computer_players.h"

#include "app/live/seated_names.h"

#include <algorithm>
#include <charconv>
#include <sys/resource.h>

namespace umpire {
namespace {

/// Of the thread that thinks: frames and calls come first.
constexpr int kNice = 10;

tl::unexpected<Failure> wrongComputer(const std::string& why) {
    return tl::make_unexpected(Failure{ExitStatus::WrongUsage, "--play: " + why});
}

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

Expected<void> addComputer(ComputerSeats& seats, std::string_view sideAndStrength) {
    const std::size_t at = sideAndStrength.find('=');
    const std::string_view side = sideAndStrength.substr(0, at);
    const std::string_view level =
        at == std::string_view::npos ? "4" : sideAndStrength.substr(at + 1);
    int strength = 0;
    const auto read = std::from_chars(level.data(), level.data() + level.size(), strength);
    if (side.empty() || read.ec != std::errc{} || read.ptr != level.data() + level.size() ||
        strength < 1 || strength > 4) {
        return wrongComputer(
            "`" + std::string(sideAndStrength) +
            "` is no SIDE=STRENGTH; give a side and a number from 1 to 4, such as gaul=3");
    }
    return seats.sides.emplace(side, Strength(strength)).second
               ? Expected<void>()
               : wrongComputer("`" + std::string(side) + "` is named twice; name it once");
}

Expected<void> checkComputers(const ComputerSeats& seats, const std::vector<std::string>& sides) {
    for (const auto& [side, strength] : seats.sides) {
        if (auto known = checkSide("--play", side, sides); !known) {
            return known;
        }
    }
    return {};
}

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

ComputerPlayers::~ComputerPlayers() {
    giveUp();
}

void ComputerPlayers::giveUp() {
    end_.request_stop();
    left_.leave(std::move(thought_));
    thought_ = {};
}

void ComputerPlayers::follow(const Turn& turn) {
    if (turn_ == turn) {
        return;
    }
    giveUp();
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
    end_ = std::stop_source();
    Thinking thinking = seats_.thinking;
    thinking.stop = [stop = end_.get_token()] { return stop.stop_requested(); };
    const Opponent opponent{Opponent::Kind::Engine, 0, strength};
    thought_ = std::async(std::launch::async, [now = *position, seat = *seat, opponent,
                                               thinking = std::move(thinking)] {
        setpriority(PRIO_PROCESS, 0, kNice); // on Linux: of this thread alone
        return bestAction(*now, seat, opponent, thinking);
    });
}

std::optional<Decision> ComputerPlayers::decided(Wait wait) {
    using std::chrono_literals::operator""s;
    if (!isThinking() || (wait == Wait::No && thought_.wait_for(0s) != std::future_status::ready)) {
        return std::nullopt;
    }
    const AnyAdvice advice = thought_.get();
    if (!advice.action) {
        return std::nullopt;
    }
    Decision decision = std::exchange(decision_, {});
    decision.advised.action = *advice.action;
    decision.advised.value = advice.value;
    decision.advised.line = advice.line;
    return decision;
}

} // namespace umpire
