#include "rules/games/murus_gallicus/rules.h"

#include <algorithm>

namespace umpire::murus_gallicus {
namespace {

Message nameOf(const State& state, Player player) {
    return nameOf(state.settings, player);
}

/// Returns a cell of the opponent's home row on which the player has a unit, in a game for two;
/// none if he has none there.
std::optional<CellIndex> goalCell(const State& state, Player player) {
    const CellSet goal = geometryOf(state.settings).home[std::size_t(1 - player.seat)];
    CellSet reached = state.stones[std::size_t(player.seat)].units() & goal;
    return reached == 0 ? std::nullopt : std::optional(takeFirst(reached));
}

Outcome breakthrough(const State& state, Player player, std::string_view rule) {
    const BoardGeometry& board = geometryOf(state.settings);
    const CellName cell = board.names[std::size_t(*goalCell(state, player))];
    const Message because =
        message("%1 holds %2 on the opponent's home row", nameOf(state, player), text(cell));
    return {player, because, std::string(rule)};
}

std::optional<Outcome> brokenThrough(const State& state) {
    const Player other{1 - state.mover.seat};
    switch (state.settings.breakthrough) {
    case Breakthrough::Never:
        return std::nullopt;
    case Breakthrough::Delayed: // the unit has survived the opponent's turn (MG-A3)
        return goalCell(state, state.mover)
                   ? std::optional(breakthrough(state, state.mover, "MG-15"))
                   : std::nullopt;
    case Breakthrough::Immediate: // `other` moved last, so he reached the goal first
        for (const Player player : {other, state.mover}) {
            if (goalCell(state, player)) {
                return breakthrough(state, player, "MG-8");
            }
        }
    }
    return std::nullopt;
}

/// Returns the outcome if only one player is left; otherwise none.
std::optional<Outcome> lastOneIn(const State& state) {
    const int players = playersOf(state.settings.seating);
    const auto begin = state.out.begin();
    if (std::count(begin, begin + players, false) > 1) {
        return std::nullopt;
    }
    const Player winner{int(std::find(begin, begin + players, false) - begin)};
    const bool two = state.settings.seating == Seating::Two;
    const Message because = two ? message("%1 gave up", nameOf(state, Player{1 - winner.seat}))
                                : message("all but the %1 player are out", nameOf(state, winner));
    return Outcome{winner, because, two ? "MG-19" : "MG-20"};
}

std::optional<Outcome> endBeforeActing(const State& state) {
    if (state.agreement == Agreement::Draw) {
        return Outcome{std::nullopt, message("the players agreed on a draw"), "MG-A9"};
    }
    if (auto last = lastOneIn(state)) {
        return last;
    }
    return state.settings.seating == Seating::Two ? brokenThrough(state) : std::nullopt;
}

/// MG-17: adds the winner's person to the reason, if the persons have exchanged their sides.
std::optional<Outcome> namingPersons(const State& state, std::optional<Outcome> outcome) {
    if (outcome && outcome->winner && state.persons == Persons::Swapped) {
        const Player began{1 - outcome->winner->seat};
        const Message person = message("the person who began as %1 wins", nameOf(state, began));
        outcome->because = joined({outcome->because, person}, "%1; %2");
    }
    return outcome;
}

} // namespace

Message nameOf(const Settings& settings, Player player) {
    if (settings.seating == Seating::Two && player.seat < 2) {
        return player.seat == 0 ? message("Roman") : message("Gaul");
    }
    switch (player.seat) {
    case 0:
        return message("first");
    case 1:
        return message("second");
    case 2:
        return message("third");
    default:
        return message("fourth");
    }
}

std::string idOf(const Settings& settings, Player player) {
    std::string name = english(nameOf(settings, player));
    name.front() = char(name.front() | 0x20); // makes an ASCII letter small
    return name;
}

std::optional<Outcome> outcomeBeforeActing(const State& state) {
    return namingPersons(state, endBeforeActing(state));
}

std::optional<Outcome> outcomeOf(const State& state) {
    if (auto ended = outcomeBeforeActing(state)) {
        return ended;
    }
    if (state.settings.seating != Seating::Two || canAct(state)) {
        return std::nullopt;
    }
    const Message because = message("%1 cannot act", nameOf(state, state.mover));
    return namingPersons(state, Outcome{Player{1 - state.mover.seat}, because, "MG-9"});
}

std::vector<int> materialOf(const State& state) {
    std::vector<int> material;
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        const Stones& stones = state.stones[std::size_t(seat)];
        material.push_back(countOf(stones.walls) + 2 * countOf(stones.towers) +
                           3 * countOf(stones.catapults));
    }
    return material;
}

} // namespace umpire::murus_gallicus
