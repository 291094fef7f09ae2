#include "rules/games/triremes/state.h"

#include "rules/mixed_word.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

std::uint64_t wordOf(const Settings& settings) {
    std::uint64_t word = 0;
    for (const int field : {int(settings.layout), int(settings.aim), int(settings.first),
                            int(settings.ahead), int(settings.afterRam), int(settings.overlap),
                            int(settings.defender), int(settings.placing), int(settings.loading),
                            int(settings.beside), int(settings.afterTie), int(settings.tactical)}) {
        word = 8 * word + std::uint64_t(field);
    }
    return word;
}

/// Returns a hash of the state. `cargoOf` returns the number of visible soldiers aboard a ship.
template <typename CargoOf>
std::uint64_t hashOf(const State& state, CargoOf cargoOf) {
    std::uint64_t sum = mixed(0, wordOf(state.settings));
    for (const Ship& ship : state.ships) {
        const int pose = 4 * ship.bow + int(ship.heading);
        sum = mixed(sum, std::uint64_t(64 * pose + 8 * ship.owner.seat + 1 + cargoOf(ship)));
    }
    for (const Soldier& soldier : state.soldiers) {
        sum = mixed(sum, std::uint64_t(kMaxPlayers * soldier.at + soldier.owner.seat));
    }
    for (std::size_t seat = 0; seat < std::size_t(state.chart().players); ++seat) {
        sum = mixed(sum, 256U * std::uint64_t(state.toPlace[seat]) + state.allies[seat]);
    }
    for (const int thrown : state.throws) {
        sum = mixed(sum, std::uint64_t(thrown));
    }
    for (const Fight& fight : state.fights) {
        sum = mixed(sum, std::uint64_t(fight.starter));
        sum = mixed(sum, std::uint64_t(fight.other));
        sum = mixed(sum, std::uint64_t(8 * int(fight.striker) + fight.attackDie));
    }
    const int resigned = state.resigned ? state.resigned->seat + 1 : 0;
    return mixed(sum, std::uint64_t(256 * state.mover.seat + 16 * resigned) +
                          std::uint64_t(state.agreement));
}

} // namespace

Square sternOf(const Chart& chart, const Ship& ship) {
    return chart.step(ship.bow, opposite(ship.heading));
}

bool covers(const Chart& chart, const Ship& ship, Square square) {
    return square != kNoSquare && (ship.bow == square || sternOf(chart, ship) == square);
}

bool touches(const Settings& settings, const Ship& ship, Square square) {
    const Chart& chart = settings.chart();
    const Square stern = sternOf(chart, ship);
    if (settings.beside == Beside::Diagonal) {
        return chart.touch(ship.bow, square) || chart.touch(stern, square);
    }
    return chart.areNeighbours(ship.bow, square) || chart.areNeighbours(stern, square);
}

const Ship* shipWithBow(const State& state, Square bow) {
    const auto found = std::ranges::find(state.ships, bow, &Ship::bow);
    return found == state.ships.end() ? nullptr : &*found;
}

const Ship* shipOn(const State& state, Square square) {
    const auto found = std::ranges::find_if(
        state.ships, [&](const Ship& ship) { return covers(state.chart(), ship, square); });
    return found == state.ships.end() ? nullptr : &*found;
}

const Soldier* soldierOn(const State& state, Square square) {
    const auto found = std::ranges::find(state.soldiers, square, &Soldier::at);
    return found == state.soldiers.end() ? nullptr : &*found;
}

void addShip(State& state, Ship ship) {
    state.ships.insert(std::ranges::lower_bound(state.ships, ship.bow, {}, &Ship::bow), ship);
}

void addSoldier(State& state, Soldier soldier) {
    state.soldiers.insert(std::ranges::lower_bound(state.soldiers, soldier.at, {}, &Soldier::at),
                          soldier);
}

void removeShip(State& state, Square bow) {
    std::erase_if(state.ships, [bow](const Ship& ship) { return ship.bow == bow; });
}

void removeSoldier(State& state, Square at) {
    std::erase_if(state.soldiers, [at](const Soldier& soldier) { return soldier.at == at; });
}

Ship& shipAt(State& state, Square bow) {
    return *std::ranges::find(state.ships, bow, &Ship::bow);
}

int shipsOf(const State& state, Player player) {
    return int(std::ranges::count(state.ships, player, &Ship::owner));
}

int soldiersOf(const State& state, Player player) {
    int count = int(std::ranges::count(state.soldiers, player, &Soldier::owner));
    for (const Ship& ship : state.ships) {
        count += ship.owner == player ? (ship.soldiers == kHiddenCargo ? 1 : ship.soldiers) : 0;
    }
    return count;
}

bool areAllied(const State& state, Player a, Player b) {
    return (state.allies[std::size_t(a.seat)] >> unsigned(b.seat) & 1U) != 0;
}

bool isEnemy(const State& state, Player player, Player other) {
    return player != other && !areAllied(state, player, other);
}

bool isNaval(FightKind kind) {
    return kind == FightKind::Boarding || kind == FightKind::Storming;
}

FightKind kindOf(const State& state, const Fight& fight) {
    const bool fromSea = state.chart().isSea(fight.starter);
    if (state.chart().isSea(fight.other)) {
        return fromSea ? FightKind::Boarding : FightKind::Storming;
    }
    return fromSea ? FightKind::Landing : FightKind::Land;
}

Player ownerOf(const State& state, const Fight& fight, Party party) {
    const Square place = fight.placeOf(party);
    return state.chart().isSea(place) ? shipWithBow(state, place)->owner
                                      : soldierOn(state, place)->owner;
}

bool isEngaged(const State& state, Square bow) {
    return std::ranges::any_of(state.fights, [&](const Fight& fight) {
        return isNaval(kindOf(state, fight)) && (fight.starter == bow || fight.other == bow);
    });
}

Phase phaseOf(const State& state) {
    if (!state.throws.empty()) {
        return Phase::FirstThrow;
    }
    if (std::ranges::any_of(state.toPlace, [](int soldiers) { return soldiers > 0; })) {
        return Phase::Placing;
    }
    if (state.fights.empty()) {
        return Phase::Turn;
    }
    return state.fights.back().attackDie == 0 ? Phase::AttackDie : Phase::DefenceDie;
}

bool isTacticalTime(const State& state) {
    const bool before = state.settings.tactical == Tactical::BeforeDie;
    return phaseOf(state) == (before ? Phase::AttackDie : Phase::DefenceDie);
}

Player thrower(const State& state) {
    return {int(std::ranges::find(state.throws, kNotThrown) - state.throws.begin())};
}

Player defender(const State& state) {
    const Fight& fight = state.fights.back();
    return ownerOf(state, fight, otherThan(fight.striker));
}

std::size_t hashFor(const State& state, Player player) {
    return hashOf(state, [&](const Ship& ship) {
        const bool isSeen = ship.owner == player || isEngaged(state, ship.bow);
        return isSeen ? ship.soldiers : kHiddenCargo;
    });
}

} // namespace umpire::triremes

std::size_t std::hash<umpire::triremes::State>::operator()(
    const umpire::triremes::State& state) const noexcept {
    return umpire::triremes::hashOf(
        state, [](const umpire::triremes::Ship& ship) { return ship.soldiers; });
}
