#include "rules/engine/naval_battle/fleet.h"

#include <algorithm>
#include <cmath>

namespace umpire::naval_battle {
namespace {

/// The likelier a unit is lost, the later it is drawn.
struct Drawn {
    Kind kind = kNobody;
    double order = 0;
};

std::vector<Kind> drawnKinds(const State& known, Side side, std::size_t count, Lot& lot) {
    constexpr double kGuarded = 0.25; // a fleet takes care of those that it wins with
    std::vector<Drawn> fleet;
    const auto add = [&](Kind kind, int number, double care) {
        for (int i = 0; i < number; ++i) {
            fleet.push_back({kind, lot.fraction() * care});
        }
    };
    for (std::size_t i = 0; i < known.table().ships.size(); ++i) {
        const Ship& ship = known.table().ships[i];
        const bool isGuarded = ship.role == Role::LandingShip || ship.role == Role::MissileShip;
        add(Kind(i), unplaced(known, side, Kind(i)), isGuarded ? kGuarded : 1);
    }
    add(kMine, known.table().mines - known.minesOff[indexOf(side)] - countOf(known, side, kMine),
        1);
    std::ranges::stable_sort(fleet, {}, &Drawn::order);
    std::vector<Kind> kinds;
    for (std::size_t i = 0; i < count; ++i) {
        kinds.push_back(i < fleet.size() ? fleet[i].kind : Kind(0));
    }
    return kinds;
}

void shuffle(std::vector<SquareIndex>& squares, Lot& lot) {
    for (std::size_t left = squares.size(); left > 1; --left) {
        std::swap(squares[left - 1], squares[lot.below(std::uint32_t(left))]);
    }
}

/// Takes out the first that will do, or else the first.
template <typename Predicate>
SquareIndex takeFirst(std::vector<SquareIndex>& squares, Predicate willDo) {
    auto found = std::ranges::find_if(squares, willDo);
    found = found == squares.end() ? squares.begin() : found;
    const SquareIndex square = *found;
    squares.erase(found);
    return square;
}

/// Mines can only lie in the own port, and a landing ship in the enemy's would have won.
int chooserOf(const Table& table, Kind kind) {
    return kind == kMine ? 0 : table.is(kind, Role::LandingShip) ? 1 : 2;
}

bool isInOwnPort(const State& state, SquareIndex square, Side side) {
    return state.chart().isPort(square, side);
}

/// Columns from the nearest way out of the port.
int asideOf(const State& state, SquareIndex square, Side side) {
    const auto& open = state.chart().board().coasts[indexOf(side)].open;
    const int column = state.chart().nameOf(square).column;
    int least = state.chart().board().columns;
    for (int each = 0; each < int(open.size()); ++each) {
        least = open[std::size_t(each)] ? std::min(least, std::abs(each - column)) : least;
    }
    return least;
}

/// Rows behind the coast, from 0.
int behindOf(const State& state, SquareIndex square, Side side) {
    const int below = state.chart().board().coasts[indexOf(side)].rowBelow;
    const int row = state.chart().nameOf(square).row;
    return side == Side::Red ? below - row : row - below - 1;
}

/// How badly a ship of that kind would stand there.
double troubleOf(const State& state, Side side, Kind kind, SquareIndex square) {
    const int aside = asideOf(state, square, side);
    const int behind = behindOf(state, square, side);
    if (state.table().is(kind, Role::MissileShip)) {
        return 3 * aside + behind;
    }
    if (state.table().is(kind, Role::LandingShip)) {
        return 3 * aside + 2 * std::abs(behind - 2);
    }
    const double inTheWay = aside == 0 ? 6 : 0;
    const double isWeak = 10 - strengthOf(state.table(), kind);
    return inTheWay + 0.5 * aside + std::abs(behind - 0.3 * isWeak);
}

} // namespace

State withFleetDrawn(State known, Side side, Lot& lot) {
    std::vector<SquareIndex> squares;
    for (SquareIndex square = 0; square < known.chart().squareCount(); ++square) {
        if (known.at(square).isOf(side) && known.at(square).kind == kHidden) {
            squares.push_back(square);
        }
    }
    if (squares.empty()) {
        return known;
    }
    shuffle(squares, lot);
    std::vector<Kind> kinds = drawnKinds(known, side, squares.size(), lot);
    std::ranges::stable_sort(kinds, {}, [&](Kind kind) { return chooserOf(known.table(), kind); });
    for (const Kind kind : kinds) {
        const int chooser = chooserOf(known.table(), kind);
        const SquareIndex square = takeFirst(squares, [&](SquareIndex each) {
            return chooser == 0   ? isInOwnPort(known, each, side)
                   : chooser == 1 ? !isInOwnPort(known, each, enemyOf(side))
                                  : true;
        });
        known.at(square).kind = kind;
    }
    return known;
}

std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot) {
    constexpr double kVariety = 2.5;
    std::optional<Action> best;
    double least = 0;
    for (const Action& action : legalActions(state)) {
        const auto* ready = std::get_if<Ready>(&action);
        if (ready != nullptr && ready->side == side) {
            return action;
        }
        const auto* place = std::get_if<Place>(&action);
        if (place == nullptr || place->side != side || place->kind == kMine) {
            continue;
        }
        // The last kinds of the table, which win the game, choose first.
        const double trouble = troubleOf(state, side, place->kind, place->square) +
                               kVariety * lot.fraction() - 20.0 * place->kind;
        if (!best || trouble < least) {
            best = action;
            least = trouble;
        }
    }
    return best;
}

} // namespace umpire::naval_battle
