#include "app/mind/opponent/opponent.h"

#include "app/common/failure/number_in.h"
#include "app/mind/opponent/games.h"

#include <algorithm>
#include <array>

namespace umpire {
namespace {

constexpr std::string_view kUct = "uct:";
constexpr std::uint64_t kMostPlayouts = 100'000'000;
constexpr std::uint64_t kMostNodes = 1'000'000'000'000;

struct NamedStrength {
    std::string_view word;
    Strength strength;
};
constexpr std::array kStrengths = {
    NamedStrength{"best", Strength::Best}, NamedStrength{"strong", Strength::Strong},
    NamedStrength{"casual", Strength::Casual}, NamedStrength{"beginner", Strength::Beginner}};

/// Parses a number from 1 to `most`; returns none for other text.
std::optional<std::uint64_t> countIn(std::string_view digits, std::uint64_t most) {
    const auto number = numberIn<std::uint64_t>(digits);
    return number.value_or(0) > 0 && *number <= most ? number : std::nullopt;
}

tl::unexpected<std::string> numberless(std::string_view word, std::string_view what,
                                       std::uint64_t most, std::string_view example) {
    std::string line = "`";
    line.append(word).append("` has no number of ").append(what).append("; write one from 1 to ");
    return tl::make_unexpected(
        line.append(std::to_string(most)).append(", as in ").append(example));
}

} // namespace

tl::expected<Opponent, std::string> opponentOf(std::string_view word) {
    if (word == "random") {
        return Opponent{Opponent::Kind::Random};
    }
    if (word.starts_with(kUct)) {
        const auto playouts = countIn(word.substr(kUct.size()), kMostPlayouts);
        return playouts
                   ? tl::expected<Opponent, std::string>(Opponent{Opponent::Kind::Uct, *playouts})
                   : numberless(word, "playouts", kMostPlayouts, "uct:10000");
    }
    const std::size_t colon = std::min(word.find(':'), word.size());
    const auto found = std::ranges::find(kStrengths, word.substr(0, colon), &NamedStrength::word);
    if (found == kStrengths.end()) {
        return tl::make_unexpected("`" + std::string(word) + "` is no engine; take one of " +
                                   listedOpponents());
    }
    Opponent engine{.kind = Opponent::Kind::Engine, .strength = found->strength};
    if (colon < word.size()) {
        const auto nodes = countIn(word.substr(colon + 1), kMostNodes);
        if (!nodes) {
            return numberless(word, "positions", kMostNodes, "best:20000");
        }
        engine.nodes = *nodes;
    }
    return engine;
}

std::string listedOpponents() {
    std::string list = "random, uct:PLAYOUTS";
    for (const NamedStrength& each : kStrengths) {
        list.append(", ").append(each.word);
    }
    return list;
}

Limits limitsFor(const Thinking& thinking, const Opponent& opponent) {
    Limits limits{.nodes = opponent.nodes != 0 ? opponent.nodes : thinking.nodes,
                  .stop = thinking.stop,
                  .seed = thinking.seed,
                  .strength = opponent.strength};
    if (thinking.time) {
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(*thinking.time);
        limits.stop = [end, stop = thinking.stop] {
            return Clock::now() >= end || (stop && stop());
        };
    } else if (limits.nodes == 0) {
        limits.stop = nullptr; // the engine then makes its smallest search
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
