#include "rules/games/triremes/rules.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

using Players = std::vector<Player>;

/// Lists the players who have figures on the board or soldiers to place. Does not use the outcome,
/// which could reveal whether a ship has soldiers aboard.
Players takingPart(const State& state) {
    Players players;
    for (int seat = 0; seat < state.chart().players; ++seat) {
        const bool ashore = std::ranges::count(state.soldiers, Player{seat}, &Soldier::owner) > 0;
        if (ashore || shipsOf(state, {seat}) > 0 || state.toPlace[std::size_t(seat)] > 0) {
            players.push_back({seat});
        }
    }
    return players;
}

struct ActorsIn {
    const State& state;

    Players operator()(const ThrowDie&) const { return {}; }
    Players operator()(const AgreeDraw&) const { return takingPart(state); }
    Players operator()(const Resign& resign) const { return only(resign.player); }
    /// Pass, Part and Ally name no figure. They belong to the mover; an alliance also belongs to
    /// the other player.
    Players operator()(const Pass&) const { return {state.mover}; }
    Players operator()(const Part&) const { return {state.mover}; }
    Players operator()(const Ally& ally) const { return both({state.mover}, ally.with); }
    Players operator()(const Sell& sell) const {
        const Players seller =
            state.chart().isSea(sell.figure) ? ofShip(sell.figure) : ofSoldier(sell.figure);
        return seller.empty() ? seller : both(seller, sell.to);
    }
    /// TR-6: the action belongs to the owner of the coast.
    Players operator()(const PlaceSoldier& placed) const {
        return state.chart().isCoast(placed.at)
                   ? only({state.chart().domainOf[std::size_t(placed.at)]})
                   : Players{};
    }
    Players operator()(const Sail& sail) const { return ofShip(sail.from); }
    Players operator()(const Load& load) const { return ofShip(load.ship); }
    Players operator()(const Land& land) const { return ofShip(land.ship); }
    Players operator()(const Walk& walk) const { return ofSoldier(walk.from); }
    Players operator()(const Storm& storm) const { return ofSoldier(storm.from); }

private:
    [[nodiscard]] Players only(Player player) const {
        const bool plays = player.seat >= 0 && player.seat < state.chart().players;
        return plays ? Players{player} : Players{};
    }
    [[nodiscard]] Players both(Players one, Player other) const {
        if (one.front() != other && !only(other).empty()) {
            one.push_back(other);
        }
        return one;
    }
    [[nodiscard]] Players ofShip(Square bow) const {
        const Ship* ship = shipWithBow(state, bow);
        return ship == nullptr ? Players{} : Players{ship->owner};
    }
    [[nodiscard]] Players ofSoldier(Square at) const {
        const Soldier* soldier = soldierOn(state, at);
        return soldier == nullptr ? Players{} : Players{soldier->owner};
    }
};

} // namespace

std::vector<Player> actorsOf(const State& state, const Action& action) {
    return std::visit(ActorsIn{state}, action);
}

} // namespace umpire::triremes
