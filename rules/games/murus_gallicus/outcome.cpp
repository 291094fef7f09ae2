#include "rules/games/murus_gallicus/rules.h"

#include <algorithm>

namespace umpire::murus_gallicus {
namespace {

std::string textOf(const State& state, Player player) {
    return std::string(nameOf(state.settings, player));
}

/// A cell of the opponent's home row that one of two players holds.
std::optional<CellIndex> goalCell(const State& state, Player player) {
    const CellSet goal = geometryOf(state.settings).home[std::size_t(1 - player.seat)];
    CellSet reached = state.stones[std::size_t(player.seat)].units() & goal;
    return reached == 0 ? std::nullopt : std::optional(takeFirst(reached));
}

Outcome breakthrough(const State& state, Player player, std::string_view rule) {
    const BoardGeometry& board = geometryOf(state.settings);
    const CellName cell = board.names[std::size_t(*goalCell(state, player))];
    return {player, textOf(state, player) + " holds " + text(cell) + " on the opponent's home row",
            std::string(rule)};
}

std::optional<Outcome> brokenThrough(const State& state) {
    const Player other{1 - state.mover.seat};
    switch (state.settings.breakthrough) {
    case Breakthrough::Never:
        return std::nullopt;
    case Breakthrough::Delayed: // MG-A3: it survived the other's turn
        return goalCell(state, state.mover)
                   ? std::optional(breakthrough(state, state.mover, "MG-15"))
                   : std::nullopt;
    case Breakthrough::Immediate: // who moved last got there first
        for (const Player player : {other, state.mover}) {
            if (goalCell(state, player)) {
                return breakthrough(state, player, "MG-8");
            }
        }
    }
    return std::nullopt;
}

/// All the others have left.
std::optional<Outcome> lastOneIn(const State& state) {
    const int players = playersOf(state.settings.seating);
    const auto begin = state.out.begin();
    if (std::count(begin, begin + players, false) > 1) {
        return std::nullopt;
    }
    const Player winner{int(std::find(begin, begin + players, false) - begin)};
    const bool two = state.settings.seating == Seating::Two;
    const std::string because = two ? textOf(state, Player{1 - winner.seat}) + " resigned"
                                    : "all but the " + textOf(state, winner) + " player are out";
    return Outcome{winner, because, two ? "MG-19" : "MG-20"};
}

std::optional<Outcome> endBeforeActing(const State& state) {
    if (state.agreement == Agreement::Draw) {
        return Outcome{std::nullopt, "the players agreed on a draw", "MG-A9"};
    }
    if (auto last = lastOneIn(state)) {
        return last;
    }
    return state.settings.seating == Seating::Two ? brokenThrough(state) : std::nullopt;
}

/// MG-17: after the swap it is not plain who won, the side or the person.
std::optional<Outcome> namingPersons(const State& state, std::optional<Outcome> outcome) {
    if (outcome && outcome->winner && state.persons == Persons::Swapped) {
        const Player began{1 - outcome->winner->seat};
        outcome->because += "; the person who began as " + textOf(state, began) + " wins";
    }
    return outcome;
}

} // namespace

std::string_view nameOf(const Settings& settings, Player player) {
    constexpr std::array<std::string_view, 2> kSides = {"Roman", "Gaul"};
    constexpr std::array<std::string_view, kMaxPlayers> kSeats = {"first", "second", "third",
                                                                  "fourth"};
    return settings.seating == Seating::Two && player.seat < 2 ? kSides[std::size_t(player.seat)]
                                                               : kSeats[std::size_t(player.seat)];
}

std::string idOf(const Settings& settings, Player player) {
    std::string name(nameOf(settings, player));
    name.front() = char(name.front() | 0x20); // ASCII letters: to lower case
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
    return namingPersons(state, Outcome{Player{1 - state.mover.seat},
                                        textOf(state, state.mover) + " cannot act", "MG-9"});
}

} // namespace umpire::murus_gallicus
