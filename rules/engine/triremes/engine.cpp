#include "rules/engine/triremes/engine.h"

#include "rules/engine/tree_search.h"
#include "rules/engine/triremes/prospects.h"

namespace umpire::triremes {
namespace {

/// Gives each action a prior weight: the more promising the action, the greater the weight.
class Judgement {
public:
    Judgement(const Prospects& prospects, const State& state, Player player)
        : prospects_(prospects), state_(state), player_(player) {}

    double operator()(const PlaceSoldier& action) const {
        double nearest = Prospects::kFar;
        for (const Ship& ship : state_.ships) {
            if (ship.owner == player_) {
                nearest = std::min(nearest, prospects_.stepsTo(ship, action.at));
            }
        }
        return 1 / ((1 + nearest) * (1 + nearest));
    }
    double operator()(const Sail& action) const {
        const Ship& ship = *shipWithBow(state_, action.from);
        const Ship* hit = shipOn(state_, action.to);
        if (hit != nullptr && hit->bow != action.from) {
            return hit->soldiers > 0 ? 16 : 8;
        }
        if (action.boards != kNoSquare) {
            const int others = std::max(0, shipWithBow(state_, action.boards)->soldiers);
            return ship.soldiers > others ? 4 : ship.soldiers == others ? 1.5 : 0.2;
        }
        const Ship there{action.to, action.heading, ship.owner, ship.soldiers};
        if (prospects_.isLocked(there)) {
            return 0.02;
        }
        if (ship.soldiers == 0) {
            return 0.5;
        }
        const double gain = prospects_.turnsFrom(ship) - prospects_.turnsFrom(there);
        return gain > 0 ? 1 + 5 * gain : 0.3;
    }
    double operator()(const Walk& action) const {
        const Soldier* enemy = soldierOn(state_, action.to);
        if (enemy != nullptr) {
            return prospects_.turnsFrom(enemy->owner, enemy->at) <= 2 ? 10 : 4;
        }
        const double gain = prospects_.turnsFrom(state_, {action.from, player_}) -
                            prospects_.turnsFrom(state_, {action.to, player_});
        return gain > 0 ? 3 : 0.3;
    }
    double operator()(const Storm& action) const {
        return shipWithBow(state_, action.ship)->soldiers > 0 ? 1 : 3;
    }
    double operator()(const Load& action) const {
        const Ship& ship = *shipWithBow(state_, action.ship);
        const bool nearer =
            prospects_.turnsFrom(ship) < prospects_.turnsFrom(player_, action.first);
        return nearer ? (action.second == kNoSquare ? 3 : 7) : 0.1;
    }
    double operator()(const Land& action) const {
        return landing(action.first) + (action.second == kNoSquare ? 0 : landing(action.second));
    }
    double operator()(const Pass&) const { return 1; }
    double operator()(const ThrowDie&) const { return 1; }
    double operator()(const Sell&) const { return 0.01; }
    double operator()(const Ally&) const { return 0.01; }
    double operator()(const Part&) const { return 0.01; }
    double operator()(const Resign&) const { return 0.01; }
    double operator()(const AgreeDraw&) const { return 0.01; }

private:
    [[nodiscard]] double landing(Square to) const {
        const double left = prospects_.turnsFrom(player_, to);
        return left == 0 ? 20 : left < 8 ? 4 / (1 + left) : 0.05;
    }

    const Prospects& prospects_;
    const State& state_;
    Player player_;
};

/// Returns the number of the player's soldiers that are neither to be placed, nor ashore, nor seen
/// aboard.
int missing(const State& seen, Player player) {
    int found = seen.toPlace[std::size_t(player.seat)] +
                int(std::ranges::count(seen.soldiers, player, &Soldier::owner));
    for (const Ship& ship : seen.ships) {
        found += ship.owner == player ? std::max(0, ship.soldiers) : 0;
    }
    return std::max(0, seen.chart().soldiersEach - found);
}

class Model {
public:
    using Game = Triremes;
    static constexpr int kRollOut = 0;
    static constexpr double kSpread = 0.05;

    explicit Model(const State& state) : prospects_(state) {}

    /// Requires that the game is not over.
    static std::optional<Player> decides(const State& state, Player) {
        switch (phaseOf(state)) {
        case Phase::FirstThrow:
            return std::nullopt;
        case Phase::Placing:
        case Phase::Turn:
            return state.mover;
        case Phase::AttackDie:
        case Phase::DefenceDie: // the defender may move a ship instead (TR-17)
            return canAct(state) ? std::optional(defender(state)) : std::nullopt;
        }
        return std::nullopt;
    }
    [[nodiscard]] std::vector<Choice<Triremes>> choices(const State& state, Player player) const {
        std::vector<Choice<Triremes>> choices;
        const Judgement judgement(prospects_, state, player);
        for (const Action& action : legalActions(state)) {
            if (!std::holds_alternative<ThrowDie>(action)) {
                choices.push_back({action, std::visit(judgement, action)});
            }
        }
        if (isTacticalTime(state)) {
            choices.push_back({std::nullopt, 3});
        }
        return choices;
    }
    [[nodiscard]] Worth worth(const State& state) const { return prospects_.worthOf(state); }
    static bool isQuiet(const State& state) { return state.fights.empty(); }

private:
    Prospects prospects_;
};

static_assert(SearchedGame<Model>);

/// Draws the next action of a playout. Uses as many random numbers as `drawnAction`.
std::optional<Action> nextByLot(const State& state, Lot& lot) {
    std::vector<Action> legal;
    const Phase phase = phaseOf(state);
    if (phase == Phase::Placing || phase == Phase::Turn || isTacticalTime(state)) {
        legal = legalActions(state);
        std::erase_if(legal, Triremes::isChance);
    }
    if (legal.empty()) {
        return Engine<Triremes>::chance(state, lot());
    }
    const bool mayThrow = phase != Phase::Placing && phase != Phase::Turn;
    lot();
    const std::size_t chosen = lot.below(std::uint32_t(legal.size() + (mayThrow ? 1 : 0)));
    return chosen < legal.size() ? legal[chosen] : Engine<Triremes>::chance(state, lot());
}

} // namespace
} // namespace umpire::triremes

namespace umpire {

using triremes::Ship;

Advice<Triremes> Engine<Triremes>::bestAction(const Triremes::View& view, Player player,
                                              const Limits& limits) {
    if (triremes::Model::decides(view.seen, player) != player) {
        return {};
    }
    const triremes::Model model(view.seen);
    return TreeSearch(model, view, player, limits).advise();
}

std::optional<Triremes::Action> Engine<Triremes>::chance(const Triremes::State& state,
                                                         std::uint64_t draw) {
    const auto phase = triremes::phaseOf(state);
    const bool isDue = phase == triremes::Phase::FirstThrow ||
                       phase == triremes::Phase::AttackDie || phase == triremes::Phase::DefenceDie;
    if (!isDue || triremes::outcomeOf(state)) {
        return std::nullopt;
    }
    return triremes::ThrowDie{1 + int(Lot(draw).below(triremes::kDieSides))};
}

Triremes::State Engine<Triremes>::complete(const Triremes::View& view, Player, Lot& lot) {
    constexpr double kAlive = 0.75; // probability that a missing soldier is aboard, not lost
    Triremes::State state = view.seen;
    for (int seat = 0; seat < state.chart().players; ++seat) {
        std::vector<Ship*> ships;
        for (Ship& ship : state.ships) {
            if (ship.owner == Player{seat} && ship.soldiers == triremes::kHiddenCargo) {
                ships.push_back(&ship);
            }
        }
        const int missing = ships.empty() ? 0 : triremes::missing(view.seen, {seat});
        std::ranges::for_each(ships, [](Ship* ship) { ship->soldiers = 0; });
        for (int i = 0; i < missing; ++i) {
            // The game is not over, so every player has at least one soldier (TR-5).
            const bool isLast = i + 1 == missing && triremes::soldiersOf(state, {seat}) == 0;
            if (isLast || lot.fraction() < kAlive) {
                Ship& ship = *ships[lot.below(std::uint32_t(ships.size()))];
                ship.soldiers = std::min(triremes::kMaxAboard, ship.soldiers + 1);
            }
        }
    }
    return state;
}

std::optional<Player> Engine<Triremes>::actorOf(const Triremes::State& state,
                                                const Triremes::Action& action) {
    if (const auto* resign = std::get_if<triremes::Resign>(&action)) {
        return resign->player;
    }
    return Triremes::isChance(action) || triremes::outcomeOf(state)
               ? std::nullopt
               : triremes::Model::decides(state, {});
}

PlayedOut Engine<Triremes>::playOut(Triremes::State state, Lot& lot, int mostActions) {
    PlayedOut played;
    for (; played.actions < mostActions; ++played.actions) {
        if (const auto outcome = triremes::outcomeOf(state)) {
            return {true, outcome->winner, played.actions};
        }
        const auto action = triremes::nextByLot(state, lot);
        if (!action) {
            break;
        }
        triremes::advance(state, *action);
    }
    return played;
}

/// For this player, loaded and empty ships of the other players have equal keys.
std::size_t Engine<Triremes>::keyOf(const Triremes::State& state, Player player) {
    return triremes::hashFor(state, player);
}

} // namespace umpire
