#include "rules/games/triremes/battle.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

std::vector<Player> playersOf(const State& state) {
    std::vector<Player> players;
    for (int seat = 0; seat < state.chart().players; ++seat) {
        players.push_back({seat});
    }
    return players;
}

/// Returns the number of the player's soldiers on the squares of a capital (TR-4, TR-A20).
int soldiersIn(const State& state, int capital, Player player) {
    return int(std::ranges::count_if(state.soldiers, [&](const Soldier& soldier) {
        return soldier.owner == player &&
               state.chart().capitalOf[std::size_t(soldier.at)] == capital;
    }));
}

std::optional<Defeat> capitalLost(const State& state, Player player) {
    const Chart& chart = state.chart();
    for (int capital = 0; capital < int(chart.capitals.size()); ++capital) {
        if (chart.capitals[std::size_t(capital)] != player) {
            continue;
        }
        for (int seat = 0; seat < chart.players; ++seat) {
            const Player other{seat};
            if (other == player) {
                continue;
            }
            const int inside = soldiersIn(state, capital, other);
            if (inside >= kCapitalTaken && isEnemy(state, player, other)) {
                return Defeat{message("%1 has %2 soldiers in the capital of %3",
                                      said(state.settings, other), inside,
                                      said(state.settings, player)),
                              "TR-4"};
            }
        }
    }
    return std::nullopt;
}

/// TR-22: tells whether all of these players are allies.
bool areAllAllied(const State& state, const std::vector<Player>& players) {
    return std::ranges::all_of(players, [&](Player one) {
        return std::ranges::none_of(players,
                                    [&](Player other) { return isEnemy(state, one, other); });
    });
}

Message namesOf(const State& state, const std::vector<Player>& players) {
    std::vector<Message> names;
    for (const Player player : players) {
        names.push_back(said(state.settings, player));
    }
    return joined(names, "%1 and %2");
}

} // namespace

Message said(const Settings& settings, Player player) {
    if (settings.chart().players == 2) {
        return player.seat == 0 ? message("light") : message("dark");
    }
    const std::array<Message, kMaxPlayers> seats = {
        message("first"), message("second"), message("third"),   message("fourth"),
        message("fifth"), message("sixth"),  message("seventh"), message("eighth")};
    return seats[std::size_t(player.seat)];
}

std::string nameOf(const Settings& settings, Player player) {
    return english(said(settings, player));
}

/// Returns none while soldiers still have to be placed, since no player can have lost then.
std::optional<Defeat> defeatOf(const State& state, Player player) {
    const Phase phase = phaseOf(state);
    if (phase == Phase::FirstThrow || phase == Phase::Placing) {
        return std::nullopt;
    }
    const auto name = [&] { return said(state.settings, player); };
    if (state.resigned == player) {
        return Defeat{message("%1 gave up", name()), "TR-22"};
    }
    if (soldiersOf(state, player) == 0) {
        if (state.settings.aim == Aim::Soldiers) {
            return Defeat{message("%1 has no soldiers left", name()), "TR-5"};
        }
        if (shipsOf(state, player) == 0) {
            return Defeat{message("%1 has no figures left", name()), "TR-4"};
        }
    }
    return capitalLost(state, player);
}

std::optional<Outcome> outcomeOf(const State& state) {
    if (state.agreement == Agreement::Draw) {
        return Outcome{std::nullopt, message("the players have agreed on a draw"), "TR-22"};
    }
    std::optional<Defeat> last;
    if (state.chart().players == 2 && !(last = defeatOf(state, {0})) &&
        !(last = defeatOf(state, {1})) && isEnemy(state, {0}, {1})) {
        return std::nullopt; // the usual case: two enemies, and nobody has lost
    }
    std::vector<Player> left;
    for (const Player player : playersOf(state)) {
        if (auto defeat = defeatOf(state, player)) {
            last = std::move(defeat);
        } else {
            left.push_back(player);
        }
    }
    if (left.empty()) {
        return Outcome{std::nullopt, message("nobody is left: %1", last->because), last->rule};
    }
    if (left.size() == 1) {
        return state.chart().players == 2
                   ? Outcome{left.front(), last->because, last->rule}
                   : Outcome{left.front(), message("all but %1 are out", namesOf(state, left)),
                             "TR-22"};
    }
    if (!areAllAllied(state, left)) {
        return std::nullopt;
    }
    return Outcome{std::nullopt, message("only allies are left: %1", namesOf(state, left)),
                   "TR-22"};
}

std::vector<Player> toAct(const State& state) {
    if (outcomeOf(state)) {
        return {};
    }
    switch (phaseOf(state)) {
    case Phase::FirstThrow:
        return {};
    case Phase::Placing:
    case Phase::Turn:
        return {state.mover};
    case Phase::AttackDie:
    case Phase::DefenceDie: // the defender may move instead of throwing (TR-17)
        return canAct(state) ? std::vector{defender(state)} : std::vector<Player>{};
    }
    return {};
}

void leaveBoard(State& state, Player player, std::vector<Event>& events) {
    Battle(state, events).dropFightsWithout(player);
    std::erase_if(state.ships, [&](const Ship& ship) { return ship.owner == player; });
    std::erase_if(state.soldiers, [&](const Soldier& s) { return s.owner == player; });
    for (unsigned& allies : state.allies) {
        allies &= ~(1U << unsigned(player.seat));
    }
    state.allies[std::size_t(player.seat)] = 0;
}

void removeBeaten(State& state, std::vector<Event>& events) {
    if (state.chart().players == 2) {
        return; // the game is over, and the board shows how it ended
    }
    const auto hasFigures = [&state](Player player) {
        return shipsOf(state, player) > 0 || soldiersOf(state, player) > 0;
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (const Player player : playersOf(state)) {
            const auto defeat = defeatOf(state, player);
            const bool isBound = state.allies[std::size_t(player.seat)] != 0;
            if (!defeat || (!hasFigures(player) && !isBound)) {
                continue;
            }
            changed = true;
            events.push_back(PlayerBeaten{player, defeat->because});
            leaveBoard(state, player, events);
        }
    }
}

State startOf(const Settings& settings) {
    State state;
    state.settings = settings;
    const Chart& chart = settings.chart();
    for (const Anchor& anchor : chart.anchors) {
        addShip(state, {anchor.bow, anchor.heading, anchor.owner});
    }
    std::fill_n(state.toPlace.begin(), chart.players, chart.soldiersEach);
    if (settings.first == First::Die) {
        state.throws.assign(std::size_t(chart.players), kNotThrown);
    }
    return state;
}

View viewFor(const State& state, Player player) {
    View view{state};
    for (Ship& ship : view.seen.ships) {
        if (ship.owner != player && !isEngaged(state, ship.bow)) {
            ship.soldiers = kHiddenCargo;
        }
    }
    return view;
}

std::optional<Event> eventFor(const Event& event, Player player) {
    if (const auto* loaded = std::get_if<SoldiersLoaded>(&event)) {
        SoldiersLoaded seen = *loaded;
        seen.ship = loaded->owner == player ? loaded->ship : kNoSquare;
        return seen;
    }
    if (const auto* sold = std::get_if<FigureSold>(&event)) {
        FigureSold seen = *sold;
        const bool takesPart = sold->from == player || sold->to == player;
        seen.soldiers = takesPart ? sold->soldiers : kHiddenCargo;
        return seen;
    }
    return event;
}

std::vector<int> materialOf(const State& state) {
    std::vector<int> material;
    for (const Player player : playersOf(state)) {
        material.push_back(shipsOf(state, player) + soldiersOf(state, player));
    }
    return material;
}

} // namespace umpire::triremes
