#include "app/club/tournament/arbiter.h"

#include "app/club/tournament/next_round.h"
#include "app/club/tournament/standings.h"
#include "app/club/tournament/trf.h"
#include "app/common/failure/joined_texts.h"
#include "app/common/failure/printable.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace umpire::tournament {
namespace {

constexpr int kLastRound = 999; // last possible round if no number of rounds is planned

int roundsMade(const Tournament& tournament) {
    return int(tournament.rounds.size());
}

void note(Tournament& tournament, std::string said, const std::string& because) {
    tournament.changes.push_back({roundsMade(tournament), std::move(said), because});
}

tl::unexpected<Failure> nobody(int number) {
    return wrongUsage(message("nobody has the number %1", number));
}

/// Returns the tournament with a changed player; `said` becomes an entry in its list of changes.
template <typename Change>
Expected<Tournament> withPlayer(const Tournament& tournament, int number, const std::string& said,
                                const std::string& because, const Change& change) {
    Tournament made = tournament;
    const auto player = std::ranges::find(made.players, number, &Player::number);
    if (player == made.players.end()) {
        return nobody(number);
    }
    change(*player);
    note(made, said + ": " + std::to_string(number) + " " + player->name, because);
    return made;
}

std::string_view nameOf(std::optional<Bye> bye) {
    if (!bye) {
        return "plays";
    }
    switch (*bye) {
    case Bye::HalfPoint:
        return "half-point bye";
    case Bye::FullPoint:
    case Bye::Pairing:
        return "full-point bye";
    case Bye::ZeroPoint:
        return "away";
    }
    return "";
}

/// Makes a withdrawn player absent until the return in round `back`: from round `first` or from the
/// withdrawal, whichever is later.
void staysAwayUntil(Player& player, int first, int back) {
    if (!player.withdrawnAfter) {
        return;
    }
    for (int round = std::max(first, *player.withdrawnAfter + 1); round < back; ++round) {
        if (std::ranges::find(player.absences, round, &Absence::round) == player.absences.end()) {
            player.absences.push_back({round, Bye::ZeroPoint});
        }
    }
}

/// Returns the accelerations with the same players' new numbers.
std::vector<Acceleration> renumbered(const std::vector<Acceleration>& accelerations,
                                     const std::map<int, int>& numbers) {
    std::vector<Acceleration> made;
    for (const Acceleration& each : accelerations) {
        std::vector<int> players;
        for (auto at = numbers.lower_bound(each.firstPlayer);
             at != numbers.end() && at->first <= each.lastPlayer; ++at) {
            players.push_back(at->second);
        }
        std::ranges::sort(players);
        for (std::size_t i = 0; i < players.size(); ++i) {
            const bool follows = i > 0 && players[i] == players[i - 1] + 1;
            if (!follows) {
                made.push_back(each);
                made.back().firstPlayer = players[i];
            }
            made.back().lastPlayer = players[i];
        }
    }
    return made;
}

} // namespace

Expected<Tournament> withLateEntry(const Tournament& tournament, Player player,
                                   const std::string& because) {
    Tournament made = tournament;
    player.number = 1;
    for (const Player& each : made.players) {
        player.number = std::max(player.number, each.number + 1);
    }
    player.firstRound = roundsMade(made) + 1;
    note(made, "late entry: " + std::to_string(player.number) + " " + player.name, because);
    made.players.push_back(std::move(player));
    return made;
}

Expected<Tournament> withWithdrawn(const Tournament& tournament, int number,
                                   const std::string& because) {
    return withPlayer(tournament, number, "withdrawn", because,
                      [&](Player& player) { player.withdrawnAfter = roundsMade(tournament); });
}

Expected<Tournament> withExpelled(const Tournament& tournament, int number,
                                  const std::string& because) {
    auto made = withPlayer(tournament, number, "expelled", because, [&](Player& player) {
        player.withdrawnAfter = roundsMade(tournament);
        player.expelled = true;
    });
    if (!made || made->rounds.empty()) {
        return made;
    }
    for (Pairing& pairing : made->rounds.back().pairings) {
        const auto seat = std::ranges::find(pairing.seats, number);
        if (seat != pairing.seats.end() && pairing.seats.size() == 2 && !pairing.result) {
            pairing.result = forfeitedBy(std::size_t(seat - pairing.seats.begin()), made->points);
        }
    }
    return made;
}

Expected<Tournament> withAbsence(const Tournament& tournament, int number, int round,
                                 std::optional<Bye> bye, const std::string& because) {
    if (round <= roundsMade(tournament)) {
        return wrongUsage(message("round %1 is made already; enter its result instead", round));
    }
    const int planned = roundsOf(tournament);
    const int last = planned > 0 ? std::max(planned, roundsMade(tournament) + 1) : kLastRound;
    if (round > last) {
        return wrongUsage(message("there is no round %1; the last one is %2", round, last));
    }
    const std::string said = std::string(nameOf(bye)) + " in round " + std::to_string(round);
    return withPlayer(tournament, number, said, because, [&](Player& player) {
        std::erase_if(player.absences, [&](const Absence& each) { return each.round == round; });
        if (bye) {
            player.absences.push_back({round, *bye});
        } else {
            staysAwayUntil(player, roundsMade(tournament) + 1, round);
            player.withdrawnAfter.reset();
            player.expelled = false;
        }
    });
}

Expected<Tournament> withTieBreaks(const Tournament& tournament,
                                   const std::vector<TieBreak>& tieBreaks,
                                   const std::string& because) {
    const auto named = [](const std::vector<TieBreak>& all) {
        return joinedTexts(", ", all, [](TieBreak each) { return nameOf(each); });
    };
    Tournament made = tournament;
    made.tieBreaks = tieBreaks;
    note(made,
         "tie-breaks: " + named(standingsOf(tournament).tieBreaks) + " → " +
             named(standingsOf(made).tieBreaks),
         because);
    return made;
}

Expected<Tournament> withLots(const Tournament& tournament, std::uint64_t seed) {
    if (!tournament.rounds.empty() && tournament.lots) {
        return wrongUsage(message("lots were drawn already, with the seed %1; they stay",
                                  std::to_string(*tournament.lots)));
    }
    Tournament made = tournament;
    made.lots = seed;
    note(made, "lots drawn with the seed " + std::to_string(seed), {});
    if (!made.rounds.empty()) {
        return made; // the seed is only for the tie-break
    }
    if (const auto code = unusedOfPlayers(tournament)) {
        return wrongUsage(message("`%1` in the report that was read may name players by their "
                                  "numbers, and Umpire does not use it; draw the lots in the "
                                  "program that wrote the report",
                                  printable(*code)));
    }
    const std::vector<int> drawn = drawnLots(int(made.players.size()), seed);
    if (drawn.empty()) {
        return made;
    }
    std::vector<std::size_t> order(made.players.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const bool byRating = made.system == System::Swiss || made.system == System::Knockout;
    std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
        const int mine = made.players[one].rating;
        const int theirs = made.players[other].rating;
        return byRating && mine != theirs ? mine > theirs : drawn[one] < drawn[other];
    });
    std::vector<Player> players;
    std::map<int, int> numbers; // maps old to new numbers
    for (const std::size_t at : order) {
        players.push_back(made.players[at]);
        players.back().number = int(players.size());
        numbers[made.players[at].number] = players.back().number;
    }
    made.players = std::move(players);
    for (Forbidden& forbidden : made.forbidden) {
        for (int& number : forbidden.players) {
            number = numbers.contains(number) ? numbers.at(number) : number;
        }
    }
    made.accelerations = renumbered(made.accelerations, numbers);
    made.firstColour = drawn.front() % 2 == 1 ? FirstColour::First : FirstColour::Second;
    return made;
}

Expected<Tournament> withPlayOff(const Tournament& tournament, const PlayOff& game,
                                 const std::string& because) {
    Tournament made = tournament;
    std::string said = "play-off";
    for (const int number : game.seats) {
        const Player* player = playerOf(made, number);
        if (player == nullptr) {
            return nobody(number);
        }
        said += (said == "play-off" ? ": " : " – ") + player->name;
    }
    made.playOffs.push_back(game);
    note(made, std::move(said), because);
    return made;
}

Expected<Tournament> withRoundByHand(const Tournament& tournament, int round, const Pairs& pairs,
                                     const std::string& because) {
    Tournament made = tournament;
    const bool isLast = round == roundsMade(made);
    if (round < 1 || (!isLast && round != roundsMade(made) + 1)) {
        return wrongUsage(message("only the last round and the next one are paired by hand; the "
                                  "last one is %1",
                                  roundsMade(made)));
    }
    if (isLast) {
        const bool hasResult =
            std::ranges::any_of(made.rounds.back().pairings,
                                [](const Pairing& each) { return each.result.has_value(); });
        if (hasResult) {
            return wrongUsage(message("round %1 has results already; take them away first", round));
        }
        made.rounds.pop_back();
    }
    Round byHand;
    int table = 0;
    std::set<int> seated;
    for (const std::vector<int>& seats : pairs) {
        for (const int number : seats) {
            if (playerOf(made, number) == nullptr) {
                return nobody(number);
            }
            if (!seated.insert(number).second) {
                return wrongUsage(message("the number %1 stands twice; give each once", number));
            }
        }
        if (seats.size() == 1) { // keeps a requested bye
            const auto asked = byeOf(*playerOf(made, seats[0]), round);
            byHand.pairings.push_back({0, seats, asked.value_or(Bye::Pairing), {}});
        } else {
            byHand.pairings.push_back({++table, seats, {}, {}});
        }
    }
    for (const Player& player : made.players) {
        const auto bye = byeOf(player, round);
        if (bye && *bye != Bye::ZeroPoint && !seated.contains(player.number)) {
            byHand.pairings.push_back({0, {player.number}, bye, {}});
        }
    }
    made.rounds.push_back(std::move(byHand));
    note(made, "round " + std::to_string(round) + " paired by hand", because);
    return made;
}

} // namespace umpire::tournament
