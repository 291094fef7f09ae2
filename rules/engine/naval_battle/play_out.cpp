#include "rules/engine/naval_battle/play_out.h"

#include "rules/engine/naval_battle/engine.h"
#include "rules/games/naval_battle/fight.h"
#include "rules/games/naval_battle/reach.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

/// Draws the placing of a unit (NB-5): a kind that is still to be placed, and a free square.
Action placedByLot(const State& state, Side side, Lot& lot) {
    std::vector<Kind> kinds;
    for (std::size_t kind = 0; kind < state.table().ships.size(); ++kind) {
        if (unplaced(state, side, Kind(kind)) > 0) {
            kinds.push_back(Kind(kind));
        }
    }
    const bool mayBeReady = kinds.empty();
    if (unplaced(state, side, kMine) > 0) {
        kinds.push_back(kMine);
    }
    std::vector<SquareIndex> free;
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        if (state.chart().isPort(square, side) && !state.at(square).isThere()) {
            free.push_back(square);
        }
    }
    const std::size_t places = kinds.size() * free.size();
    const std::size_t place = lot.below(std::uint32_t(places + (mayBeReady ? 1 : 0)));
    return place < places
               ? Action(Place{side, kinds[place % kinds.size()], free[place / kinds.size()]})
               : Action(Ready{side});
}

/// Draws an action of a side's turn (Turn::MoveOrAttack) by rejection sampling: draws a unit, and
/// an act on a square near the unit, until the action is legal. Flights of planes are listed
/// instead, because they have many targets and are seldom legal.
class Draw {
public:
    Draw(const State& state, Side side) : state_(state), chart_(state.chart()), side_(side) {
        for (SquareIndex square = 0; square < chart_.squareCount(); ++square) {
            if (state.at(square).isOf(side)) {
                units_.push_back(square);
            }
        }
        for (const Ship& ship : state.table().ships) {
            reach_ = std::max(reach_, ship.move);
        }
        for (const SquareIndex unit : units_) {
            if (state.table().is(state.at(unit).kind, Role::Carrier) && mayFly(unit)) {
                listFlights(unit);
            }
        }
    }

    /// Draws a legal action. Returns none if no draw was legal.
    std::optional<Action> operator()(Lot& lot) const {
        constexpr int kTries = 4000;
        const int width = 2 * reach_ + 1;
        const int ways = width * width + kStrikes * kAround;
        const auto all = std::uint32_t(units_.size()) * std::uint32_t(ways);
        for (int i = 0; i < kTries && !units_.empty(); ++i) {
            const std::size_t drawn = lot.below(all + std::uint32_t(flights_.size()));
            if (drawn >= all) {
                return flights_[drawn - all];
            }
            const SquareIndex unit = units_[drawn / std::size_t(ways)];
            const int way = int(drawn % std::size_t(ways));
            const auto action = way < width * width
                                    ? move(unit, way % width - reach_, way / width - reach_)
                                    : strike(unit, way - width * width);
            if (action) {
                return action;
            }
        }
        return std::nullopt;
    }

private:
    static constexpr int kStrikes = 3; ///< kinds: an attack, the removal of a battery or of a mine
    /// Number of target squares: the adjacent squares and the unit's own.
    static constexpr int kAround = 9;

    [[nodiscard]] std::optional<SquareIndex> besides(SquareIndex square, int columns,
                                                     int rows) const {
        const CellName at = chart_.nameOf(square);
        return chart_.find({at.column + columns, at.row + rows});
    }
    [[nodiscard]] std::optional<Action> move(SquareIndex unit, int columns, int rows) const {
        const Ship* ship = state_.table().shipOf(state_.at(unit).kind);
        if (ship == nullptr || std::max(std::abs(columns), std::abs(rows)) > ship->move) {
            return std::nullopt;
        }
        const auto to = besides(unit, columns, rows);
        const bool isFree = to && !state_.at(*to).isThere() && chart_.waterAt(*to) != Water::Island;
        return isFree && canReach(state_, unit, *to) ? std::optional(Action(Move{unit, *to}))
                                                     : std::nullopt;
    }
    [[nodiscard]] std::optional<Action> strike(SquareIndex unit, int way) const {
        const int around = way % kAround;
        const auto target = besides(unit, around % 3 - 1, around / 3 - 1);
        if (!target || !state_.at(*target).isOf(enemyOf(side_))) {
            return std::nullopt;
        }
        const int kind = way / kAround;
        if (kind == 0 && canAttack(state_, unit, unit, *target)) {
            return Attack{unit, unit, *target};
        }
        if (kind == 1 && canRemoveBattery(state_, unit, unit, *target)) {
            return RemoveBattery{unit, unit, *target};
        }
        if (kind == 2 && canRemoveMine(state_, unit, unit, *target)) {
            return RemoveMine{unit, unit, *target};
        }
        return std::nullopt;
    }
    [[nodiscard]] bool mayFly(SquareIndex carrier) const {
        const int far =
            state_.table().planeRange + state_.table().shipOf(state_.at(carrier).kind)->move;
        const CellName at = chart_.nameOf(carrier);
        for (int row = at.row - far; row <= at.row + far; ++row) {
            for (int column = at.column - far; column <= at.column + far; ++column) {
                const auto square = chart_.find({column, row});
                if (square && state_.at(*square).isOf(enemyOf(side_))) {
                    return true;
                }
            }
        }
        return false;
    }
    void listFlights(SquareIndex carrier);

    const State& state_;
    const Chart& chart_;
    Side side_;
    int reach_ = 0; ///< maximum move of any ship, in squares
    std::vector<SquareIndex> units_;
    std::vector<Action> flights_;
};

void Draw::listFlights(SquareIndex carrier) {
    const auto reach = reachOf(state_, carrier);
    for (SquareIndex target = 0; target < chart_.squareCount(); ++target) {
        if (!state_.at(target).isOf(enemyOf(side_))) {
            continue;
        }
        const bool fromHere = canSendPlane(state_, carrier, carrier, target);
        if (fromHere) {
            flights_.emplace_back(SendPlane{carrier, carrier, target, carrier});
        }
        for (const SquareIndex to : reach) {
            if (fromHere) {
                flights_.emplace_back(SendPlane{carrier, carrier, target, to});
            }
            if (canSendPlane(state_, carrier, to, target)) {
                flights_.emplace_back(SendPlane{carrier, to, target, to});
            }
        }
    }
}

} // namespace

std::optional<Action> actionByLot(const State& state, Lot& lot) {
    if (state.phase == Phase::SetUp) {
        return placedByLot(state, state.ready[indexOf(Side::Red)] ? Side::Yellow : Side::Red, lot);
    }
    std::optional<Action> action;
    if (state.phase == Phase::Playing && state.settings.turn == Turn::MoveOrAttack) {
        action = Draw(state, state.mover)(lot);
    }
    return action ? action : drawnAction<NavalBattle>(state, lot);
}

PlayedOut playedOutByLot(State state, Lot& lot, int mostActions) {
    PlayedOut played;
    for (; played.actions < mostActions; ++played.actions) {
        if (const auto outcome = outcomeOf(state)) {
            return {true, outcome->winner, played.actions};
        }
        const auto action = actionByLot(state, lot);
        if (!action) {
            break;
        }
        state = apply(std::move(state), *action).state;
    }
    return played;
}

} // namespace umpire::naval_battle
