#include "rules/engine/naval_battle/fleet.h"

#include <algorithm>
#include <cmath>

namespace umpire::naval_battle {
namespace {

/// A unit with a random rank. Units that are likely to be lost tend to have later ranks.
struct Drawn {
    Kind kind = kNobody;
    double order = 0;
};

std::vector<Kind> drawnKinds(const State& known, Side side, std::size_t count, Lot& lot) {
    // Factor for the ranks of ships that win, because a fleet protects them.
    constexpr double kGuarded = 0.25;
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

/// Removes a square from the list and returns it: the first square that satisfies the predicate or,
/// without such a square, the first of the list.
template <typename Predicate>
SquareIndex takeFirst(std::vector<SquareIndex>& squares, Predicate willDo) {
    auto found = std::ranges::find_if(squares, willDo);
    found = found == squares.end() ? squares.begin() : found;
    const SquareIndex square = *found;
    squares.erase(found);
    return square;
}

/// Returns the place of a kind in the order in which kinds choose squares. Mines choose first,
/// because they can be only in their own port. Then comes the landing ship, which cannot be in the
/// enemy's port, where it would have won.
int chooserOf(const Table& table, Kind kind) {
    return kind == kMine ? 0 : table.is(kind, Role::LandingShip) ? 1 : 2;
}

bool isInOwnPort(const State& state, SquareIndex square, Side side) {
    return state.chart().isPort(square, side);
}

bool hasMines(const State& state, Side side, int entrance) {
    return std::ranges::any_of(insideOf(state.chart(), side, entrance), [&](SquareIndex square) {
        return state.at(square).isOf(side) && state.at(square).kind == kMine;
    });
}

auto countOfEntrances(const Chart& chart, Side side) {
    return std::ranges::count(chart.entrances, side, &Entrance::port);
}

/// The port in which a fleet is set up.
struct Harbour {
    const State& state;
    Side side = Side::Red;
    std::vector<int> waysOut; ///< columns behind the entrances without mines
};

Harbour harbourOf(const State& state, Side side) {
    Harbour harbour{state, side, {}};
    for (std::size_t i = 0; i < state.chart().entrances.size(); ++i) {
        if (state.chart().entrances[i].port == side && !hasMines(state, side, int(i))) {
            for (const SquareIndex inside : insideOf(state.chart(), side, int(i))) {
                harbour.waysOut.push_back(state.chart().nameOf(inside).column);
            }
        }
    }
    return harbour;
}

/// Returns the number of columns between the square and the nearest entrance without mines.
int asideOf(const Harbour& harbour, SquareIndex square) {
    const int column = harbour.state.chart().nameOf(square).column;
    int least = harbour.state.chart().board().columns;
    for (const int way : harbour.waysOut) {
        least = std::min(least, std::abs(way - column));
    }
    return least;
}

/// Returns the row of the square, counted from the coast into the port; 0 at the coast.
int behindOf(const Harbour& harbour, SquareIndex square) {
    const Chart& chart = harbour.state.chart();
    const int below = chart.board().coasts[indexOf(harbour.side)].rowBelow;
    const int row = chart.nameOf(square).row;
    return harbour.side == Side::Red ? below - row : row - below - 1;
}

/// Returns the maximum random penalty for a square, in the units of troubleOf. Without it a ship
/// would always be on the same square, and would be no secret.
double varietyOf(const Table& table, Kind kind) {
    const bool isWinner = table.is(kind, Role::LandingShip) || table.is(kind, Role::MissileShip);
    return isWinner ? 8 : 4;
}

/// Chooses the square of the next mine. Usually mines block one entrance; whether they do, and
/// which entrance, is drawn. To the enemy, mines look like ships. Returns none if no mine is placed
/// next: a ship has been placed, the port has one entrance, the draw is against blocking, the
/// entrance is blocked already, or too few mines are left for it.
std::optional<SquareIndex> nextMine(const State& state, Side side, Lot& lot) {
    constexpr double kBarred = 0.75;
    const Chart& chart = state.chart();
    const auto placed = std::ranges::count_if(state.tokens, [&](const Token& token) {
        return token.isOf(side) && token.kind != kBattery;
    });
    const int mines = countOf(state, side, kMine);
    std::vector<int> entrances;
    for (std::size_t i = 0; i < chart.entrances.size(); ++i) {
        const bool isBegun = mines == 0 || hasMines(state, side, int(i));
        if (chart.entrances[i].port == side && isBegun) {
            entrances.push_back(int(i));
        }
    }
    const bool begins = placed == 0 && countOfEntrances(chart, side) > 1;
    if (placed > mines || entrances.empty() || (mines == 0 && !begins) ||
        (begins && lot.fraction() > kBarred)) {
        return std::nullopt;
    }
    const auto inside =
        insideOf(chart, side, entrances[lot.below(std::uint32_t(entrances.size()))]);
    const auto free = std::ranges::find_if(
        inside, [&](SquareIndex square) { return !state.at(square).isThere(); });
    const bool hasEnough = int(inside.size()) <= state.table().mines;
    return free != inside.end() && hasEnough && unplaced(state, side, kMine) > 0
               ? std::optional(*free)
               : std::nullopt;
}

/// Returns the penalty for placing a ship of that kind on that square.
double troubleOf(const Harbour& harbour, Kind kind, SquareIndex square) {
    const Table& table = harbour.state.table();
    const int aside = asideOf(harbour, square);
    const int behind = behindOf(harbour, square);
    if (table.is(kind, Role::MissileShip)) {
        return 3 * aside + behind;
    }
    if (table.is(kind, Role::LandingShip)) {
        return 3 * aside + 2 * std::abs(behind - 2);
    }
    if (table.is(kind, Role::Minesweeper)) {
        // beside the way out, so that mines can close it later
        return 2 * std::abs(aside - 1) + std::abs(behind - 1);
    }
    const double inTheWay = aside == 0 ? 6 : 0;
    const double isWeak = 10 - strengthOf(table, kind);
    return inTheWay + 0.5 * aside + std::abs(behind - 0.3 * isWeak);
}

} // namespace

std::vector<SquareIndex> insideOf(const Chart& chart, Side side, int entrance) {
    std::vector<SquareIndex> squares;
    for (SquareIndex square = 0; square < chart.squareCount(); ++square) {
        const auto& steps = chart.steps[std::size_t(square)];
        if (chart.isPort(square, side) &&
            std::ranges::find(steps, entrance, &Neighbour::entrance) != steps.end()) {
            squares.push_back(square);
        }
    }
    return squares;
}

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
    if (const auto mine = nextMine(state, side, lot)) {
        return Place{side, kMine, *mine};
    }
    const Harbour harbour = harbourOf(state, side);
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
        // The kinds that win the game come last in the table. Their penalty is the lowest, so they
        // are placed first.
        const double trouble = troubleOf(harbour, place->kind, place->square) +
                               varietyOf(state.table(), place->kind) * lot.fraction() -
                               20.0 * place->kind;
        if (!best || trouble < least) {
            best = action;
            least = trouble;
        }
    }
    return best;
}

} // namespace umpire::naval_battle
