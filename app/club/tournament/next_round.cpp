#include "app/club/tournament/next_round.h"

#include "app/club/tournament/groups.h"
#include "app/club/tournament/knockout.h"
#include "app/club/tournament/round_robin.h"
#include "app/common/failure/joined_texts.h"
#include "app/common/failure/printable.h"

#include <algorithm>

namespace umpire::tournament {
namespace {

bool isRoundRobin(System system) {
    return system == System::RoundRobin || system == System::DoubleRoundRobin;
}

/// Returns the numbers of a round robin's players: the players in its first round, or all who did
/// not withdraw before it.
std::vector<int> drawOf(const Tournament& tournament) {
    std::vector<int> numbers;
    if (!tournament.rounds.empty()) {
        for (const Pairing& pairing : tournament.rounds[0].pairings) {
            numbers.insert(numbers.end(), pairing.seats.begin(), pairing.seats.end());
        }
    } else {
        for (const Player& player : tournament.players) {
            if (player.withdrawnAfter.value_or(1) > 0) {
                numbers.push_back(player.number);
            }
        }
    }
    std::ranges::sort(numbers);
    return numbers;
}

/// Scores a game with an absent player as a forfeit at once.
void forfeitAbsent(const Tournament& tournament, int round, Pairing& pairing) {
    if (pairing.bye) {
        return;
    }
    std::vector<bool> away;
    for (const int number : pairing.seats) {
        const Player* player = playerOf(tournament, number);
        away.push_back(player == nullptr || byeOf(*player, round).has_value());
    }
    if (away[0] && away[1]) {
        pairing.result = notPlayed(2);
    } else if (away[0] || away[1]) {
        pairing.result = forfeitedBy(away[0] ? 0 : 1, tournament.points);
    }
}

Expected<Round> roundRobinRound(const Tournament& tournament, int round) {
    const std::vector<int> draw = drawOf(tournament);
    for (const Player& player : tournament.players) {
        if (std::ranges::find(draw, player.number) == draw.end() &&
            player.withdrawnAfter.value_or(1) > 0) {
            return wrongUsage(
                message("%1 came after the first round, and a round robin takes no new "
                        "player then; withdraw the player",
                        printable(player.name)));
        }
    }
    const auto schedule =
        roundRobin(draw, tournament.system == System::DoubleRoundRobin ? Cycles::Two : Cycles::One);
    if (schedule.empty()) {
        return wrongUsage(message("%1 players are in the draw of the round robin; it takes 2 to %2",
                                  draw.size(), kMostInRoundRobin));
    }
    Round made = schedule[std::size_t(round - 1) % schedule.size()];
    for (Pairing& pairing : made.pairings) {
        forfeitAbsent(tournament, round, pairing);
    }
    return made;
}

Expected<Round> groupsOfRound(const Tournament& tournament, int round) {
    Round made =
        groupsRound(whoPlays(tournament, round), tournament.seatsAtTable, tournament.rounds);
    if (made.pairings.empty()) {
        return wrongUsage(message(
            "%1 players play round %2, and a table has %3 seats; a table takes "
            "3 to %4 and has to be full",
            whoPlays(tournament, round).size(), round, tournament.seatsAtTable, kMostSeats));
    }
    return made;
}

Expected<Round> swissOfRound(const Tournament& tournament, int round,
                             const NextRoundOptions& options) {
    if (tournament.plannedRounds <= 0) {
        return wrongUsage(message("a Swiss needs its number of rounds before the first; give one"));
    }
    if (whoPlays(tournament, round).size() < 2) {
        return wrongUsage(
            message("fewer than two players play round %1; nobody can be paired", round));
    }
    const auto program = findPairingProgram(options.program);
    return program ? swissRound(tournament, *program, options.swiss)
                   : tl::make_unexpected(program.error());
}

/// Adds the requested byes that are worth points.
void addRequestedByes(const Tournament& tournament, int round, Round& made) {
    for (const Player& player : tournament.players) {
        const auto bye = byeOf(player, round);
        if (bye && *bye != Bye::ZeroPoint) {
            made.pairings.push_back({0, {player.number}, bye, {}});
        }
    }
}

} // namespace

std::vector<MissingResult> missingResults(const Tournament& tournament) {
    std::vector<MissingResult> missing;
    int number = 0;
    for (const Round& round : tournament.rounds) {
        ++number;
        for (const Pairing& pairing : round.pairings) {
            if (pairing.bye || pairing.result) {
                continue;
            }
            MissingResult one{number, pairing.table, {}};
            for (const int seat : pairing.seats) {
                const Player* player = playerOf(tournament, seat);
                one.names.push_back(player == nullptr ? std::to_string(seat) : player->name);
            }
            missing.push_back(one);
        }
    }
    return missing;
}

std::optional<Message> whyNotYet(const Tournament& tournament) {
    const auto missing = missingResults(tournament);
    if (missing.empty()) {
        return std::nullopt;
    }
    const std::string names = joinedTexts(" – ", missing[0].names,
                                          [](const std::string& name) { return printable(name); });
    const auto first = message("the result of table %1 in round %2 (%3) is missing",
                               missing[0].table, missing[0].round, names);
    if (missing.size() == 1) {
        return message("%1; enter it, or let the arbiter go on without it", first);
    }
    return message("%1, and %2 in all; enter them, or let the arbiter go on without them", first,
                   missing.size());
}

int roundsOf(const Tournament& tournament) {
    if (tournament.plannedRounds > 0) {
        return tournament.plannedRounds;
    }
    if (isRoundRobin(tournament.system)) {
        const int count = int(drawOf(tournament).size());
        const int once = count - (count % 2 == 0 ? 1 : 0);
        return tournament.system == System::DoubleRoundRobin ? 2 * once : once;
    }
    if (tournament.system == System::Knockout) {
        return knockoutRounds(tournament);
    }
    const int players = int(tournament.players.size());
    return tournament.system == System::Groups && tournament.seatsAtTable > 1
               ? std::max(1, (players - 1) / (tournament.seatsAtTable - 1))
               : 0;
}

Expected<Round> nextRound(const Tournament& tournament, const NextRoundOptions& options) {
    const int round = int(tournament.rounds.size()) + 1;
    if (const int rounds = roundsOf(tournament); rounds > 0 && round > rounds) {
        return wrongUsage(message("all %1 rounds of the tournament are made; plan more of them, or "
                                  "print the standings",
                                  rounds));
    }
    if (const auto why = whyNotYet(tournament); why && options.arbiter == Arbiter::SaysNothing) {
        return wrongUsage(*why);
    }
    switch (tournament.system) {
    case System::RoundRobin:
    case System::DoubleRoundRobin:
        return roundRobinRound(tournament, round); // a round robin's byes have no points
    case System::Knockout:
        return knockoutRound(tournament);
    case System::Groups:
    case System::Swiss:
        break;
    }
    auto made = tournament.system == System::Groups ? groupsOfRound(tournament, round)
                                                    : swissOfRound(tournament, round, options);
    if (made) {
        addRequestedByes(tournament, round, *made);
    }
    return made;
}

Expected<Pairing> pairingAt(const Tournament& tournament, int round, int table) {
    if (round < 1 || std::size_t(round) > tournament.rounds.size()) {
        return wrongUsage(
            message("there is no round %1; the last one is %2", round, tournament.rounds.size()));
    }
    for (const Pairing& pairing : tournament.rounds[std::size_t(round - 1)].pairings) {
        if (pairing.table == table && !pairing.bye) {
            return pairing;
        }
    }
    return wrongUsage(
        message("there is no table %1 in round %2; look at the pairings", table, round));
}

Expected<Tournament> withResult(const Tournament& tournament, int round, int table,
                                const Result& result) {
    if (const auto there = pairingAt(tournament, round, table); !there) {
        return tl::make_unexpected(there.error());
    }
    Tournament made = tournament;
    const auto found =
        std::ranges::find_if(made.rounds[std::size_t(round - 1)].pairings,
                             [&](const Pairing& each) { return each.table == table && !each.bye; });
    if (!result.seats.empty() && result.seats.size() != found->seats.size()) {
        return wrongUsage(message("table %1 has %2 seats, and the result has %3; give one for each "
                                  "seat",
                                  table, found->seats.size(), result.seats.size()));
    }
    found->result = result.seats.empty() ? std::nullopt : std::optional(result);
    return made;
}

} // namespace umpire::tournament
