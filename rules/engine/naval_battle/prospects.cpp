#include "rules/engine/naval_battle/prospects.h"

#include "rules/engine/naval_battle/fleet.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

constexpr double kNearWorth = 9; ///< points of lead for a landing ship that is almost in the port
constexpr double kFarTurns = 36; ///< at this distance in turns or more, a shorter way has no value
constexpr double kHopeless = 5;  ///< penalty in points of lead for a side that can no longer win
constexpr double kBatteryWorth = 0.8;
constexpr double kOneSided = 6; ///< a lead of this many points is worth 3 of 4 games

double squashed(double lead) {
    const double part = lead / kOneSided;
    return 0.5 + 0.5 * part / (1 + (part < 0 ? -part : part));
}

double worthOf(const Table& table, Kind kind) {
    const Ship* ship = table.shipOf(kind);
    if (ship == nullptr) {
        return kind == kBattery ? kBatteryWorth : 0.1;
    }
    switch (ship->role) {
    case Role::LandingShip:
        return 4;
    case Role::MissileShip:
        return 1.5;
    case Role::Carrier:
        return 1.4;
    case Role::Minesweeper:
    case Role::Plain:
        break;
    }
    return 0.2 + 0.08 * ship->strength;
}

} // namespace

Prospects::Prospects(const Settings& settings) : chart_(*settings.chart) {
    for (std::size_t entrance = 0; entrance < chart_.entrances.size(); ++entrance) {
        inside_.push_back(
            naval_battle::insideOf(chart_, chart_.entrances[entrance].port, int(entrance)));
    }
    for (const Side side : kSides) {
        ways_[indexOf(side)].resize(chart_.entrances.size());
        for (std::size_t entrance = 0; entrance < chart_.entrances.size(); ++entrance) {
            measure(side, int(entrance));
        }
    }
}

/// Measures the distances from the squares inside the entrance outwards. The other entrances of
/// that port count as closed.
void Prospects::measure(Side side, int entrance) {
    auto& ways = ways_[indexOf(side)][std::size_t(entrance)];
    ways.assign(std::size_t(chart_.squareCount()), kNoWay);
    if (chart_.entrances[std::size_t(entrance)].port == side) {
        return;
    }
    const auto isShut = [&](int other) {
        return other != kNoEntrance && other != entrance &&
               chart_.entrances[std::size_t(other)].port != side;
    };
    std::vector<SquareIndex> edge;
    for (SquareIndex square = 0; square < chart_.squareCount(); ++square) {
        const bool leadsOut =
            std::ranges::any_of(chart_.steps[std::size_t(square)],
                                [&](const Neighbour& step) { return step.entrance == entrance; });
        if (leadsOut && chart_.isPort(square, enemyOf(side))) {
            ways[std::size_t(square)] = 0;
            edge.push_back(square);
        }
    }
    for (std::size_t i = 0; i < edge.size(); ++i) {
        for (const Neighbour& step : chart_.steps[std::size_t(edge[i])]) {
            if (step.to != kNoSquare && !isShut(step.entrance) &&
                ways[std::size_t(step.to)] == kNoWay) {
                ways[std::size_t(step.to)] = ways[std::size_t(edge[i])] + 1;
                edge.push_back(step.to);
            }
        }
    }
}

int Prospects::minesIn(const State& state, int entrance) const {
    const Side port = chart_.entrances[std::size_t(entrance)].port;
    return int(std::ranges::count_if(insideOf(entrance), [&](SquareIndex square) {
        return state.at(square).isOf(port) && state.at(square).kind == kMine;
    }));
}

Prospects::Plan Prospects::planOf(const State& state, Side side) const {
    // Turns for each battery: its removal, and a move before the next.
    constexpr double kRemovals = 2;
    constexpr double kBarredTurns = 6; // turns to sweep or destroy mines that block the entrance
    constexpr double kNarrowTurns = 1; // turns lost if mines leave a way through the entrance
    Plan best;
    std::vector<SquareIndex> missiles;
    SquareIndex landing = kNoSquare;
    for (SquareIndex square = 0; square < chart_.squareCount(); ++square) {
        const Token& token = state.at(square);
        if (token.isOf(side) && state.table().is(token.kind, Role::MissileShip)) {
            missiles.push_back(square);
        } else if (token.isOf(side) && state.table().is(token.kind, Role::LandingShip)) {
            landing = square;
        }
    }
    for (std::size_t i = 0; landing != kNoSquare && i < chart_.entrances.size(); ++i) {
        const Entrance& gate = chart_.entrances[i];
        if (gate.port == side) {
            continue;
        }
        const auto moves = [&](SquareIndex from, int short_of) {
            const int left = std::max(0, waysTo(side, int(i), from) - short_of);
            return double(left) / state.table().shipOf(state.at(from).kind)->move;
        };
        const auto guards = std::ranges::count_if(gate.batteries, [&](SquareIndex battery) {
            return state.at(battery).kind == kBattery;
        });
        double turns = moves(landing, 0);
        if (guards > 0) {
            double nearest = kNoWay;
            for (const SquareIndex missile : missiles) {
                nearest = std::min(nearest, moves(missile, 1));
            }
            turns += nearest + kRemovals * double(guards) - 1;
        }
        const int mines = minesIn(state, int(i));
        turns += mines == 0                             ? 0
                 : mines < int(insideOf(int(i)).size()) ? kNarrowTurns
                                                        : kBarredTurns;
        if (turns < best.turns) {
            best = {int(i), turns};
        }
    }
    return best;
}

/// Returns the estimated danger to a ship, as a share of its worth: the greatest danger of a
/// battery in reach, a stronger adjacent enemy and a plane in range.
double Prospects::dangerAt(const State& state, SquareIndex square, SquareIndex carrier) const {
    constexpr double kByBattery = 0.5;
    constexpr double kByNeighbour = 0.35;
    constexpr double kByPlane = 0.5;
    const Token& token = state.at(square);
    if (state.chart().isNeutral(square)) {
        return 0;
    }
    const Side enemy = enemyOf(token.side);
    double danger = 0;
    if (!state.table().is(token.kind, Role::MissileShip)) {
        for (const SquareIndex battery :
             chart_.batteriesNear[std::size_t(square)][indexOf(enemy)]) {
            danger = state.at(battery).kind == kBattery ? kByBattery : danger;
        }
    }
    const int own = naval_battle::strengthOf(state.table(), token.kind);
    if (carrier != kNoSquare && !state.planeLost[indexOf(enemy)]) {
        const Ship& ship = *state.table().shipOf(state.at(carrier).kind);
        const bool reaches =
            chart_.distance(square, carrier) <= ship.move + state.table().planeRange;
        danger = reaches && ship.strength >= own ? std::max(danger, kByPlane) : danger;
    }
    for (const Neighbour& step : chart_.steps[std::size_t(square)]) {
        if (step.to != kNoSquare && state.at(step.to).isOf(enemy) && state.at(step.to).isShip() &&
            !chart_.isNeutral(step.to) &&
            naval_battle::strengthOf(state.table(), state.at(step.to).kind) > own) {
            danger = std::max(danger, kByNeighbour);
        }
    }
    return danger;
}

double Prospects::strengthOf(const State& state, Side side) const {
    const auto carrier = std::ranges::find_if(state.tokens, [&](const Token& token) {
        return token.isOf(enemyOf(side)) && state.table().is(token.kind, Role::Carrier);
    });
    const SquareIndex itsSquare =
        carrier == state.tokens.end() ? kNoSquare : SquareIndex(carrier - state.tokens.begin());
    double strength = 0;
    for (SquareIndex square = 0; square < chart_.squareCount(); ++square) {
        const Token& token = state.at(square);
        if (token.isOf(side)) {
            const double worth = naval_battle::worthOf(state.table(), token.kind);
            strength += token.isShip() ? worth * (1 - dangerAt(state, square, itsSquare)) : worth;
        }
    }
    if (chanceLost(state, side)) {
        return strength - kHopeless;
    }
    const double part = std::max(0.0, 1 - planOf(state, side).turns / kFarTurns);
    return strength + kNearWorth * part * part;
}

Worth Prospects::worthOf(const State& state) const {
    const double lead = strengthOf(state, Side::Red) - strengthOf(state, Side::Yellow);
    Worth worth{};
    worth[0] = squashed(lead);
    worth[1] = 1 - worth[0];
    return worth;
}

} // namespace umpire::naval_battle
