#pragma once

#include "app/mind/opponent/games.h"
#include "rules/engine/random_player.h"
#include "rules/engine/uct.h"

/// Implements opponents and matches for one game's types. Each game's own file includes this header
/// after the game's engine; no other file does.
namespace umpire {

template <Game G>
const GameOpponents& gameOpponents();

/// Number of playouts of UCT at each strength, for a game without an engine. 0 for Strength::Best:
/// only Thinking limits the search.
constexpr std::uint64_t standInPlayouts(Strength strength) {
    switch (strength) {
    case Strength::Beginner:
        return 10;
    case Strength::Casual:
        return 100;
    case Strength::Strong:
        return 1000;
    case Strength::Best:
        break;
    }
    return 0;
}

template <Game G>
Advice<G> advised(const typename G::View& view, Player player, const Opponent& opponent,
                  const Thinking& thinking) {
    switch (opponent.kind) {
    case Opponent::Kind::Random:
        return randomAction<G>(view, player, thinking.seed);
    case Opponent::Kind::Uct: {
        const Limits limits{.stop = thinking.stop, .seed = thinking.seed};
        return Uct<G>(limits, {.playouts = opponent.playouts}).bestAction(view, player);
    }
    case Opponent::Kind::Engine:
        break;
    }
    const Limits limits = limitsFor(thinking, opponent);
    if constexpr (PlayedGame<G>) {
        return Engine<G>::bestAction(view, player, limits);
    } else {
        const UctOptions options{.playouts = standInPlayouts(opponent.strength)};
        return Uct<G>(limits, options).bestAction(view, player);
    }
}

/// Returns the line of play in notation, as far as the rules can follow it. Another player's secret
/// ends it.
template <Game G>
std::vector<std::string> textsOf(typename G::State state,
                                 const std::vector<typename G::Action>& line) {
    std::vector<std::string> texts;
    for (const auto& action : line) {
        if (!texts.empty() && G::validate(state, action)) {
            break;
        }
        texts.push_back(G::text(state, action));
        if (G::validate(state, action)) {
            break;
        }
        state = G::apply(state, action).state;
    }
    return texts;
}

template <Game G>
AnyAdvice bestActionOf(const AnyPosition& position, Player player, const Opponent& opponent,
                       const Thinking& thinking) {
    const auto& state = *stateIn<G>(position);
    const Advice<G> advice = advised<G>(G::viewFor(state, player), player, opponent, thinking);
    AnyAdvice answer{.value = advice.value, .searched = advice.searched};
    if (advice.action) {
        answer.action = G::text(state, *advice.action);
        answer.line = textsOf<G>(positionFor<G>(state, player), advice.line);
    }
    return answer;
}

template <Game G>
std::optional<std::string> tablesResultOf(const AnyPosition& position, std::uint64_t draw) {
    const auto& state = *stateIn<G>(position);
    Lot lot(draw);
    const auto result =
        G::toAct(state).empty() ? tableResult<G>(state, lot) : resultOf<G>(state, lot);
    return result ? std::optional(G::text(state, *result)) : std::nullopt;
}

template <Game G>
std::optional<Player> actorIn(const AnyPosition& position, std::string_view text) {
    const auto& state = *stateIn<G>(position);
    const auto toAct = G::toAct(state);
    const auto parsed = G::parseAction(state, text);
    const auto* action = std::get_if<typename G::Action>(&parsed);
    return action == nullptr || toAct.empty() ? std::nullopt : actorOf<G>(state, *action, toAct);
}

/// Plays random actions, but none that ends the game. Returns the position after them.
template <Game G>
typename G::State opened(const typename G::State& start, int actions, std::uint64_t seed) {
    Lot lot(seed);
    auto state = start;
    for (int i = 0; i < actions; ++i) {
        const auto action = drawnAction<G>(state, lot);
        if (!action) {
            break;
        }
        auto next = G::apply(state, *action).state;
        if (G::outcome(next)) {
            break;
        }
        state = std::move(next);
    }
    return state;
}

/// Returns the next action of a match: that of the engine whose turn it is, or a result of the
/// table. Returns none if neither has an action.
template <Game G>
std::optional<typename G::Action> nextAction(const typename G::State& state, const GamePlan& plan,
                                             Lot& lot) {
    const auto toAct = G::toAct(state);
    if (toAct.empty()) {
        return tableResult<G>(state, lot);
    }
    const Player player = toAct.front();
    const Opponent& opponent = plan.match->opponents[player.seat == plan.firstSeat ? 0 : 1];
    Thinking thinking = plan.match->thinking;
    thinking.seed = lot();
    thinking.stop = [&plan] { return plan.stop.stop_requested(); };
    const auto advice = advised<G>(G::viewFor(state, player), player, opponent, thinking);
    if (!advice.action) {
        return resultOf<G>(state, lot);
    }
    if (plan.hear) {
        plan.hear(player, advice.value);
    }
    return advice.action;
}

template <Game G>
std::optional<MatchGame> playGameOf(const AnyPosition& start, const GamePlan& plan) {
    auto state = opened<G>(*stateIn<G>(start), plan.match->opening, plan.openingSeed);
    Lot lot(plan.seed);
    MatchGame game;
    for (; game.actions < plan.match->mostActions; ++game.actions) {
        if (const auto outcome = G::outcome(state)) {
            game.result = !outcome->winner                            ? GameResult::Drawn
                          : outcome->winner == Player{plan.firstSeat} ? GameResult::Won
                                                                      : GameResult::Lost;
            return game;
        }
        const auto action = nextAction<G>(state, plan, lot);
        if (plan.stop.stop_requested()) {
            return std::nullopt;
        }
        if (!action) {
            break;
        }
        state = G::apply(state, *action).state;
    }
    game.wasLeft = true;
    return game;
}

template <Game G>
const GameOpponents& gameOpponents() {
    static const GameOpponents opponents{G::kName,           PlayedGame<G>, &bestActionOf<G>,
                                         &tablesResultOf<G>, &actorIn<G>,   &playGameOf<G>};
    return opponents;
}

} // namespace umpire
