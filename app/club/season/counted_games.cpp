#include "app/club/season/counted_games.h"

#include "app/club/season/people.h"
#include "app/club/tournament/standings.h"
#include "app/club/tournament/trf.h"

#include <algorithm>
#include <tuple>

namespace umpire::season {
namespace {

using tournament::Outcome;
using tournament::Pairing;
using tournament::Result;
using tournament::Tournament;

/// The first and the last day of a tournament; empty if unknown.
struct Days {
    std::string first;
    std::string last;
};

Days daysOf(const Tournament& tournament, const SeasonRules& rules) {
    const Days days{dayIn(tournament.begins), dayIn(tournament.ends)};
    if (const auto said = rules.dates.find(tournament.name); said != rules.dates.end()) {
        const bool isEarlier = !days.first.empty() && days.first < said->second;
        return {isEarlier ? days.first : said->second, said->second};
    }
    return {days.first.empty() ? days.last : days.first,
            days.last.empty() ? days.first : days.last};
}

/// Returns the outcome of each seat. At a larger table, the seat with most points wins; seats that
/// share most points draw.
std::vector<Outcome> outcomesOf(const Result& result, const tournament::PointSystem& points) {
    std::vector<Outcome> outcomes;
    const auto best = std::ranges::max(result.seats, {}, &tournament::SeatResult::points).points;
    const auto first = std::ranges::count(result.seats, best, &tournament::SeatResult::points);
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
        outcomes.push_back(result.seats.size() == 2           ? outcomeAt(result, seat, points)
                           : result.seats[seat].points < best ? Outcome::Lost
                           : first > 1                        ? Outcome::Drawn
                                                              : Outcome::Won);
    }
    return outcomes;
}

bool isOfTeams(const Tournament& tournament) {
    return std::ranges::any_of(tournament.players, [](const tournament::Player& player) {
        return !player.members.empty();
    });
}

auto placeInOrder(const PlayedGame& it) {
    return std::tie(it.day, it.time, it.tournament, it.round, it.table, it.game, it.variant,
                    it.players, it.outcomes);
}

using ByPlayer = std::map<std::string, Outcome>;
ByPlayer byPlayer(const PlayedGame& game) {
    ByPlayer made;
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        made[game.players[seat]] = game.outcomes[seat];
    }
    return made;
}

class Counter {
public:
    Counter(const Evenings& evenings, const SeasonRules& rules)
        : rules_(rules), people_(rules), records_(evenings.games()),
          tournaments_(evenings.tournaments()) {
        // A tournament without a day is a copy if another file of the same tournament has a day.
        std::erase_if(tournaments_, [all = tournaments_](const Tournament& it) {
            return dayIn(it.begins).empty() &&
                   std::ranges::any_of(all, [&](const Tournament& other) {
                       return other.name == it.name && other.game == it.game &&
                              !dayIn(other.begins).empty();
                   });
        });
        for (const RecordedGame& game : records_) {
            std::ranges::for_each(game.players, [&](const auto& name) { people_.note(name); });
        }
        for (const Tournament& tournament : tournaments_) {
            for (const tournament::Player& player : tournament.players) {
                people_.note(player.name);
            }
        }
    }

    CountedGames count() {
        std::ranges::for_each(records_, [&](const auto& game) { countRecord(game); });
        std::ranges::sort(recorded_, {}, [](const auto& each) { return placeInOrder(each); });
        for (const Tournament& tournament : tournaments_) {
            countTournament(tournament);
        }
        leaveOutTwice();
        std::ranges::move(recorded_, std::back_inserter(counted_.games));
        std::erase_if(counted_.games, [&](const PlayedGame& game) { return isAfter(game.day); });
        std::ranges::sort(counted_.games, {}, [](const auto& each) { return placeInOrder(each); });
        std::ranges::sort(counted_.tournaments, {}, [](const PlayedTournament& each) {
            return std::tie(each.day, each.name, each.game);
        });
        noteRecords();
        std::ranges::move(people_.notes(), std::back_inserter(counted_.notes));
        return std::move(counted_);
    }

private:
    struct TournamentGame {
        std::size_t game; ///< index into counted_.games
        Days days;
    };

    [[nodiscard]] bool isAfter(const std::string& day) const {
        return !rules_.lastDay.empty() && day > rules_.lastDay;
    }

    void countRecord(const RecordedGame& record) {
        if (record.players.size() < 2 ||
            std::ranges::find(record.players, "") != record.players.end()) {
            ++nameless_;
            return;
        }
        PlayedGame game{.day = eveningOf(record.started),
                        .time = record.started,
                        .tournament = {},
                        .game = record.game,
                        .variant = record.variant,
                        .seats = record.players.size(),
                        .players = {},
                        .outcomes = {}};
        if (game.day.empty()) {
            ++dateless_;
            return;
        }
        for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
            game.players.push_back(people_.shown(record.players[seat]));
            game.outcomes.push_back(!record.winner           ? Outcome::Drawn
                                    : *record.winner == seat ? Outcome::Won
                                                             : Outcome::Lost);
        }
        if (isWhole(game)) {
            recorded_.push_back(std::move(game));
        }
    }

    /// Tells whether the game has at least two players, all different and none left out.
    static bool isWhole(const PlayedGame& game) {
        return game.players.size() > 1 && byPlayer(game).size() == game.players.size() &&
               std::ranges::find(game.players, "") == game.players.end();
    }

    void countTournament(const Tournament& tournament) {
        if (isOfTeams(tournament)) {
            counted_.notes.push_back("the tournament `" + tournament.name +
                                     "` does not count: it is one of teams, and does not say who "
                                     "won which board");
            return;
        }
        const Days days = daysOf(tournament, rules_);
        if (days.last.empty()) {
            if (!counted_.wrong) {
                counted_.wrong = Failure{
                    ExitStatus::CannotRead,
                    "the tournament `" + tournament.name +
                        "` has no day, and does not count; give its day under `dates` in the "
                        "season's file",
                    {}};
            }
            return;
        }
        std::set<int> hasPlayed;
        unrated_ = unratedIn(tournament);
        for (std::size_t round = 0; round < tournament.rounds.size(); ++round) {
            for (const Pairing& pairing : tournament.rounds[round].pairings) {
                countPairing(tournament, pairing, int(round) + 1, days, hasPlayed);
            }
        }
        for (const tournament::PlayOff& playOff : tournament.playOffs) {
            countPairing(tournament, {0, playOff.seats, {}, playOff.result},
                         int(tournament.rounds.size()) + 1, days, hasPlayed);
        }
        if (days.last >= rules_.firstDay && !isAfter(days.last)) {
            counted_.tournaments.push_back(
                {days.last, tournament.name, tournament.game, placesIn(tournament, hasPlayed)});
        }
    }

    void countPairing(const Tournament& tournament, const Pairing& pairing, int round,
                      const Days& days, std::set<int>& hasPlayed) {
        if (pairing.bye || !pairing.result || !wasPlayed(*pairing.result)) {
            return;
        }
        PlayedGame game{.day = days.last,
                        .time = {},
                        .tournament = tournament.name,
                        .round = round,
                        .table = pairing.table,
                        .game = tournament.game,
                        .variant = tournament.variant,
                        .seats = pairing.seats.size(),
                        .players = {},
                        .outcomes = {}};
        const auto outcomes = outcomesOf(*pairing.result, tournament.points);
        for (std::size_t seat = 0; seat < pairing.seats.size(); ++seat) {
            const auto* player = playerOf(tournament, pairing.seats[seat]);
            if (playedAt(pairing, seat) && player != nullptr) {
                hasPlayed.insert(player->number);
                game.isMarkedUnrated =
                    game.isMarkedUnrated || unrated_.contains({round, player->number});
                game.players.push_back(people_.shown(player->name));
                game.outcomes.push_back(outcomes[seat]);
            }
        }
        if (isWhole(game)) {
            ofTournaments_.push_back({counted_.games.size(), days});
            counted_.games.push_back(std::move(game));
        }
    }

    /// Returns the places of the players who played. Players behind a left-out player move up.
    std::vector<Placed> placesIn(const Tournament& tournament, const std::set<int>& hasPlayed) {
        std::vector<Placed> places;
        int lastRank = 0;
        for (const tournament::Row& row : standingsOf(tournament).rows) {
            const auto* player = playerOf(tournament, row.player);
            const std::string shown =
                player == nullptr || player->expelled ? "" : people_.shown(player->name);
            if (shown.empty() || !hasPlayed.contains(row.player)) {
                continue;
            }
            const bool isShared = row.rank == lastRank && !places.empty();
            places.push_back({shown, isShared ? places.back().place : int(places.size()) + 1, 1});
            lastRank = row.rank;
        }
        for (Placed& each : places) {
            each.sharedBy = int(std::ranges::count(places, each.place, &Placed::place));
        }
        return places;
    }

    /// Removes records of games that a tournament has already. A record with the same result is
    /// removed before a record with another result.
    void leaveOutTwice() {
        std::map<std::pair<std::string, std::vector<std::string>>, std::vector<std::size_t>>
            records;
        const auto meetingOf = [](const PlayedGame& game) {
            std::vector<std::string> players = game.players;
            std::ranges::sort(players);
            return std::pair(game.game, players);
        };
        for (std::size_t i = 0; i < recorded_.size(); ++i) {
            records[meetingOf(recorded_[i])].push_back(i);
        }
        std::set<std::size_t> taken;
        std::set<std::size_t> done; // games that have a record: indices into ofTournaments_
        for (const bool isSameResult : {true, false}) {
            for (std::size_t i = 0; i < ofTournaments_.size(); ++i) {
                const PlayedGame& game = counted_.games[ofTournaments_[i].game];
                const auto found = records.find(meetingOf(game));
                if (done.contains(i) || found == records.end()) {
                    continue;
                }
                const Days& days = ofTournaments_[i].days;
                const auto record = std::ranges::find_if(found->second, [&](std::size_t each) {
                    const PlayedGame& other = recorded_[each];
                    return !taken.contains(each) && other.day >= days.first &&
                           other.day <= days.last &&
                           (!isSameResult || byPlayer(other) == byPlayer(game));
                });
                if (record != found->second.end()) {
                    taken.insert(*record);
                    done.insert(i);
                }
            }
        }
        for (auto each = taken.rbegin(); each != taken.rend(); ++each) {
            recorded_.erase(recorded_.begin() + std::ptrdiff_t(*each));
        }
    }

    void noteRecords() {
        if (nameless_ > 0) {
            counted_.notes.push_back("games without the names of all players do not count: " +
                                     std::to_string(nameless_));
        }
        if (dateless_ > 0) {
            counted_.notes.push_back("games that do not say when they began do not count: " +
                                     std::to_string(dateless_));
        }
    }

    const SeasonRules& rules_;
    People people_;
    std::vector<RecordedGame> records_;
    std::vector<Tournament> tournaments_;
    CountedGames counted_;
    std::vector<PlayedGame> recorded_; ///< games known only from records
    std::vector<TournamentGame> ofTournaments_;
    /// rounds and players with unrated results, in the tournament being counted
    std::set<std::pair<int, int>> unrated_;
    int nameless_ = 0;
    int dateless_ = 0;
};

} // namespace

bool isRated(const PlayedGame& game) {
    return !game.isMarkedUnrated && game.seats == 2 && game.outcomes.size() == 2 &&
           ((game.outcomes[0] == Outcome::Drawn && game.outcomes[1] == Outcome::Drawn) ||
            (game.outcomes[0] == Outcome::Won && game.outcomes[1] == Outcome::Lost) ||
            (game.outcomes[0] == Outcome::Lost && game.outcomes[1] == Outcome::Won));
}

CountedGames countedIn(const Evenings& evenings, const SeasonRules& rules) {
    return Counter(evenings, rules).count();
}

} // namespace umpire::season
