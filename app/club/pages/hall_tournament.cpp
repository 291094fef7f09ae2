#include "app/club/pages/hall_tournament.h"

#include "app/club/pages/hall_arbiter.h"
#include "app/club/tournament/check.h"
#include "app/club/tournament/groups.h"
#include "app/club/tournament/import_players.h"
#include "app/club/tournament/next_round.h"
#include "app/club/tournament/read_players.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"
#include "app/common/json/json_reader.h"
#include "app/common/json/json_values.h"

#include <algorithm>

namespace umpire {

namespace {

using Changed = TournamentChange::What;
using Object = nlohmann::ordered_json;
using tournament::Tournament;

Object missingIn(const Tournament& made) {
    return jsonList(missingResults(made), [](const tournament::MissingResult& each) -> Object {
        return {{"round", each.round}, {"table", each.table}};
    });
}

Object jsonOf(const std::vector<TournamentChange>& changes) {
    return jsonList(changes, [](const TournamentChange& each) -> Object {
        return {{"what", nameOf(each.what)}, {"round", each.round}, {"table", each.table},
                {"said", each.said},         {"who", each.who},     {"because", each.because},
                {"from", each.tableName},    {"at", each.at},       {"player", each.player}};
    });
}

Expected<tournament::Player*> playerIn(Tournament& made, int number) {
    for (tournament::Player& each : made.players) {
        if (each.number == number) {
            return &each;
        }
    }
    return wrongUsage(message("nobody has the number %1", number));
}

/// Range of the numbers of rounds, tables and players.
constexpr Between kNumber{0, tournament::kMostPlayers};
constexpr AtMost kName{tournament::kLongestName};

/// Joins the first 20 notes, followed by the number of the others.
Message inOneLine(const std::vector<Message>& notes) {
    constexpr std::size_t kShown = 20;
    if (notes.size() > kShown) {
        const std::vector<Message> shown(notes.begin(), notes.begin() + kShown);
        return message("%1; %2", inOneLine(shown), message("and %1 more", notes.size() - kShown));
    }
    return joined(notes, "%1; %2");
}

/// Changes a player: by {"do": "player", "number": 3, "withdrawn_after": 2} (null: the player is
/// back), or by {"absent": 4, "bye": "half"}.
void changeOne(tournament::Player& player, const JsonReader& asked) {
    int round = 0;
    std::string bye;
    asked.ifAny("absent", round, kNumber);
    asked.ifAny("bye", bye);
    if (asked.has("withdrawn_after")) {
        asked("withdrawn_after", player.withdrawnAfter, kNumber);
        player.expelled = player.expelled && player.withdrawnAfter.has_value();
    }
    if (round > 0) {
        std::erase_if(player.absences, [&](const auto& each) { return each.round == round; });
        if (bye == "half" || bye == "zero") {
            player.absences.push_back(
                {round, bye == "half" ? tournament::Bye::HalfPoint : tournament::Bye::ZeroPoint});
        }
    }
}

/// Adds a player, who plays from the next round on.
void addPlayer(Tournament& made, const JsonReader& asked) {
    tournament::Player player;
    asked("name", player.name, kName);
    asked.ifAny("club", player.club, kName);
    asked.ifAny("rating", player.rating, Between{0, tournament::kHighestRating});
    if (player.name.empty()) {
        asked.fail("name", "give the player's");
    }
    player.firstRound = int(made.rounds.size()) + 1;
    for (const tournament::Player& each : made.players) {
        player.number = std::max(player.number, each.number);
    }
    ++player.number;
    made.players.push_back(player);
}

} // namespace

Expected<StoredTournament> HallTournament::load(std::int64_t id) {
    std::optional<StoredTournament> loaded;
    return keeper_
        .tell([&](TournamentStore& store) {
            return store.load(id).map(
                [&](std::optional<StoredTournament> stored) { loaded = std::move(stored); });
        })
        .and_then([&]() -> Expected<StoredTournament> {
            return loaded
                       ? Expected<StoredTournament>(*std::move(loaded))
                       : failWith(ExitStatus::CannotRead, message("there is no such tournament"));
        });
}

void HallTournament::lookAtRound() {
    if (round_.valid() && round_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
        const auto made = round_.get();
        refused_ = made ? Message() : made.error().message;
    }
}

Expected<Object> HallTournament::shown(std::int64_t id, const std::string& after,
                                       const Tongue& tongue) {
    lookAtRound();
    Object json{{"schema", "umpire.hall-tournament/1"},
                {"id", 0},
                {"version", 0},
                {"busy", round_.valid()},
                {"refused", tongue.said(refused_)},
                {"list", Object::array()}};
    std::optional<StoredTournament> stored;
    std::vector<TournamentChange> changes;
    const auto told = keeper_.tell([&](TournamentStore& store) {
        return store.list().and_then([&](const std::vector<NamedTournament>& all)
                                         -> Expected<void> {
            const NamedTournament* wanted = nullptr;
            for (const NamedTournament& each : all) {
                json["list"].push_back({{"id", each.id}, {"name", each.name}});
                wanted = wanted == nullptr && (id == 0 || id == each.id) ? &each : wanted;
            }
            if (wanted == nullptr) {
                return {};
            }
            json["id"] = wanted->id;
            json["version"] = wanted->version;
            if (after == std::to_string(wanted->id) + ":" + std::to_string(wanted->version)) {
                return {};
            }
            return store.load(json["id"]).and_then([&](std::optional<StoredTournament> loaded) {
                stored = std::move(loaded);
                return store.lastChanges(json["id"]).map([&](std::vector<TournamentChange> last) {
                    changes = std::move(last);
                });
            });
        });
    });
    if (!told) {
        return tl::make_unexpected(told.error());
    }
    if (stored) {
        json["version"] = stored->version;
        json["tournament"] = jsonOf(stored->tournament);
        json["standings"] = shownStandings(stored->tournament);
        json["planned"] = roundsOf(stored->tournament);
        json["missing"] = missingIn(stored->tournament);
        json["changes"] = jsonOf(changes);
    }
    return json;
}

Expected<Object> HallTournament::everybodys() {
    return load(0)
        .map([](const StoredTournament& stored) {
            const Tournament& made = stored.tournament;
            return Object{{"schema", "umpire.standings-of-all/1"},
                          {"id", stored.id},
                          {"name", made.name},
                          {"round", made.rounds.size()},
                          {"standings", shownStandings(made)},
                          {"tournament", jsonOf(forSpectators(made))}};
        })
        .or_else([](const Failure& failure) -> Expected<Object> {
            if (failure.status == ExitStatus::CannotRead) {
                return nobodys();
            }
            return tl::make_unexpected(failure);
        });
}

nlohmann::ordered_json HallTournament::nobodys() {
    return {{"schema", "umpire.standings-of-all/1"}, {"tournament", nullptr}};
}

Expected<std::string> HallTournament::file(std::int64_t id) {
    return load(id).map(
        [](const StoredTournament& stored) { return writeTournament(stored.tournament); });
}

Expected<std::string> HallTournament::report(std::int64_t id) {
    return load(id).and_then(
        [](const StoredTournament& stored) { return writeTrf(stored.tournament); });
}

Expected<void> HallTournament::change(std::string_view asked) {
    const auto json = parsedJson(asked);
    if (!json) {
        return wrongUsage("/tournament takes an object, as docs/club.md says; this " +
                          json.error());
    }
    const JsonReader field(*json);
    std::string what;
    TournamentChange why;
    field("do", what);
    field.ifAny("arbiter", why.who, AtMost{64});
    field.ifAny("because", why.because, AtMost{600});
    if (field.failed()) {
        return wrongUsage(field.error());
    }
    if (why.who.empty()) {
        return wrongUsage(message("a change of a tournament has the arbiter's name"));
    }
    if (what == "new") {
        return make(field, why);
    }
    if (what == "round") {
        return startRound(field, why);
    }
    if (what == "result") {
        return enterResult(field, why);
    }
    if (what == "player" || what == "add") {
        return changePlayer(field, why);
    }
    if (isArbitersDay(what)) {
        return changeAs(what, field, why);
    }
    return wrongUsage(
        "/tournament does new, round, result, player, add, pair, expel, lots and play_off");
}

Expected<void> HallTournament::make(const JsonReader& asked, TournamentChange why) {
    Tournament made;
    std::string system;
    std::string players;
    std::string file;
    asked("name", made.name, kName);
    asked("system", system);
    asked.ifAny("game", made.game);
    asked.ifAny("variant", made.variant);
    asked.ifAny("rounds", made.plannedRounds, kNumber);
    asked.ifAny("seats", made.seatsAtTable, Between{0, tournament::kMostSeats});
    asked("players", players);
    asked.ifAny("file", file);
    if (asked.failed()) {
        return wrongUsage(asked.error());
    }
    const auto known = tournament::systemNamed(system);
    if (!known) {
        return wrongUsage(
            "system: give one of round-robin, double-round-robin, groups, swiss, knockout");
    }
    made.system = *known;
    made.seatsAtTable = std::max(made.seatsAtTable, 2);
    return withPlayersOf(players, file, made).and_then([&](tournament::Imported read) {
        Tournament& whole = read.tournament;
        if (whole.name.empty()) {
            return Expected<void>(wrongUsage(message("name: give the tournament one")));
        }
        whole.arbiter = whole.arbiter.empty() ? why.who : whole.arbiter;
        why.what = Changed::Made;
        why.said = whole.name;
        const auto faults = faultsOf(whole);
        read.notes.insert(read.notes.end(), faults.begin(), faults.end());
        return keeper_
            .tell([&](TournamentStore& store) {
                return store.add(whole, why).map([](std::int64_t) {});
            })
            .map([&] { refused_ = inOneLine(read.notes); });
    });
}

Expected<void> HallTournament::startRound(const JsonReader& asked, TournamentChange why) {
    lookAtRound();
    if (round_.valid()) {
        return wrongUsage(message("a round is being made; wait for it"));
    }
    bool goesOn = false;
    std::int64_t id = 0;
    asked.ifAny("go_on", goesOn);
    asked.ifAny("id", id);
    if (asked.failed()) {
        return wrongUsage(asked.error());
    }
    tournament::NextRoundOptions options;
    if (goesOn) {
        options.arbiter = tournament::Arbiter::SaysGoOn;
        if (why.because.empty()) {
            return wrongUsage(message("to go on without all results needs a reason"));
        }
    }
    auto stored = load(id);
    if (!stored) {
        return tl::make_unexpected(stored.error());
    }
    why.what = Changed::Round;
    why.round = int(stored->tournament.rounds.size()) + 1;
    why.said = goesOn ? "go on" : "";
    round_ = std::async(std::launch::async, [&keeper = keeper_, stored = *stored, why,
                                             options]() mutable {
        return nextRound(stored.tournament, options).and_then([&](const tournament::Round& round) {
            stored.tournament.rounds.push_back(round);
            return keeper.tell([&](TournamentStore& store) { return store.save(stored, why); });
        });
    });
    return {};
}

/// Runs the change in the keeper's thread, so no other change can come in between.
template <typename Alter>
Expected<void> HallTournament::alter(const JsonReader& asked, const Alter& alteration) {
    std::int64_t id = 0;
    asked.ifAny("id", id);
    return keeper_.tell([&](TournamentStore& store) {
        return store.load(id).and_then(
            [&](std::optional<StoredTournament> stored) -> Expected<void> {
                if (!stored) {
                    return wrongUsage(message("there is no such tournament"));
                }
                auto change = alteration(stored->tournament);
                if (asked.failed()) {
                    return wrongUsage(asked.error());
                }
                return change.and_then(
                    [&](const TournamentChange& made) { return store.save(*stored, made); });
            });
    });
}

Expected<void> HallTournament::enterResult(const JsonReader& asked, TournamentChange why) {
    asked("round", why.round, kNumber);
    asked("table", why.table, kNumber);
    asked("result", why.said);
    return alter(asked, [&](Tournament& made) -> Expected<TournamentChange> {
        if (why.round < 1 || why.round > int(made.rounds.size())) {
            return wrongUsage(
                message("there is no round %1; the last one is %2", why.round, made.rounds.size()));
        }
        for (const auto& pairing : made.rounds[std::size_t(why.round - 1)].pairings) {
            if (pairing.table != why.table || pairing.bye) {
                continue;
            }
            if (pairing.result && why.because.empty()) {
                return wrongUsage(message("there is a result already; another one needs a reason"));
            }
            return writtenResult(why.said, made, pairing)
                .and_then([&](const tournament::Result& result) {
                    return withResult(made, why.round, why.table, result);
                })
                .map([&](const Tournament& changed) {
                    made = changed;
                    why.said = why.said == "none" ? "" : why.said;
                    return why;
                });
        }
        return wrongUsage(message("there is no table %1 in round %2; look at the pairings",
                                  why.table, why.round));
    });
}

Expected<void> HallTournament::changeAs(const std::string& what, const JsonReader& asked,
                                        TournamentChange why) {
    return alter(asked, [&](Tournament& made) -> Expected<TournamentChange> {
        return askedOf(made, what, asked, why).map([&](Tournament changed) {
            made = std::move(changed);
            return why;
        });
    });
}

Expected<void> HallTournament::changePlayer(const JsonReader& asked, TournamentChange why) {
    why.what = Changed::Player;
    int number = 0;
    std::string what;
    asked("do", what);
    asked.ifAny("number", number, kNumber);
    return alter(asked, [&](Tournament& made) -> Expected<TournamentChange> {
        if (what == "add") {
            addPlayer(made, asked);
            why.said = made.players.back().name;
            return why;
        }
        return playerIn(made, number).map([&](tournament::Player* player) {
            changeOne(*player, asked);
            why.said = player->name;
            return why;
        });
    });
}

} // namespace umpire
