#include "app/opponent/opponent.h"

#include "app/opponent/games.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace umpire {
namespace {

constexpr std::string_view kUct = "uct:";
constexpr std::uint64_t kMostPlayouts = 100'000'000;

struct NamedStrength {
    std::string_view word;
    Strength strength;
};
constexpr std::array kStrengths = {
    NamedStrength{"best", Strength::Best}, NamedStrength{"strong", Strength::Strong},
    NamedStrength{"casual", Strength::Casual}, NamedStrength{"beginner", Strength::Beginner}};

std::optional<std::uint64_t> playoutsIn(std::string_view digits) {
    std::uint64_t playouts = 0;
    const char* end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, playouts);
    return read.ec == std::errc{} && read.ptr == end && playouts > 0 && playouts <= kMostPlayouts
               ? std::optional(playouts)
               : std::nullopt;
}

} // namespace

tl::expected<Opponent, std::string> opponentOf(std::string_view word) {
    if (word == "random") {
        return Opponent{Opponent::Kind::Random};
    }
    if (word.starts_with(kUct)) {
        const auto playouts = playoutsIn(word.substr(kUct.size()));
        if (!playouts) {
            return tl::make_unexpected("`" + std::string(word) +
                                       "` has no number of playouts; write one from 1 to " +
                                       std::to_string(kMostPlayouts) + ", as in uct:10000");
        }
        return Opponent{Opponent::Kind::Uct, *playouts};
    }
    const auto found = std::ranges::find(kStrengths, word, &NamedStrength::word);
    if (found == kStrengths.end()) {
        return tl::make_unexpected("`" + std::string(word) + "` is no engine; take one of " +
                                   listedOpponents());
    }
    return Opponent{Opponent::Kind::Engine, 0, found->strength};
}

std::string listedOpponents() {
    std::string list = "random, uct:PLAYOUTS";
    for (const NamedStrength& each : kStrengths) {
        list.append(", ").append(each.word);
    }
    return list;
}

Limits limitsFor(const Thinking& thinking, Strength strength) {
    Limits limits{.nodes = thinking.nodes,
                  .stop = thinking.stop,
                  .seed = thinking.seed,
                  .strength = strength};
    if (thinking.time) {
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(*thinking.time);
        limits.stop = [end, stop = thinking.stop] {
            return Clock::now() >= end || (stop && stop());
        };
    } else if (thinking.nodes == 0) {
        limits.stop = nullptr; // the least search
    }
    return limits;
}

AnyAdvice bestAction(const AnyPosition& position, Player player, const Opponent& opponent,
                     const Thinking& thinking) {
    return opponentsIn(position.game()).bestAction(position, player, opponent, thinking);
}

std::optional<std::string> tablesResult(const AnyPosition& position, std::uint64_t draw) {
    return opponentsIn(position.game()).tablesResult(position, draw);
}

std::optional<Player> actorOf(const AnyPosition& position, std::string_view action) {
    return opponentsIn(position.game()).actorOf(position, action);
}

bool hasOwnEngine(const AnyGame& game) {
    return opponentsIn(game).hasOwnEngine;
}

} // namespace umpire
