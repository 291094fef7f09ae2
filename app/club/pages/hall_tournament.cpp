#include "app/club/pages/hall_tournament.h"

#include "app/club/tournament/import_players.h"
#include "app/club/tournament/next_round.h"
#include "app/club/tournament/read_players.h"
#include "app/club/tournament/said_result.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"
#include "app/record/journal/event_json.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Changed = TournamentChange::What;
using Object = nlohmann::ordered_json;
using tournament::Tournament;

tl::unexpected<Failure> wrong(const std::string& why) {
    return tl::make_unexpected(Failure{ExitStatus::WrongUsage, why});
}

/// Empty where the object has no such text.
std::string textOf(const nlohmann::json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// 0 where the object has no such whole number.
std::int64_t numberOf(const nlohmann::json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

/// As people count: what is far from any number of rounds or players is none.
int smallNumberOf(const nlohmann::json& json, const char* name) {
    const std::int64_t number = numberOf(json, name);
    return number >= 0 && number <= tournament::kMostPlayers ? int(number) : 0;
}

Object parsed(const std::string& json) {
    return Object::parse(json, nullptr, false);
}

Object missingIn(const Tournament& made) {
    Object missing = Object::array();
    for (const tournament::MissingResult& each : missingResults(made)) {
        missing.push_back({{"round", each.round}, {"table", each.table}});
    }
    return missing;
}

Object jsonOf(const std::vector<TournamentChange>& changes) {
    Object list = Object::array();
    for (const TournamentChange& each : changes) {
        list.push_back({{"what", nameOf(each.what)},
                        {"round", each.round},
                        {"table", each.table},
                        {"said", each.said},
                        {"who", each.who},
                        {"because", each.because},
                        {"from", each.tableName},
                        {"at", each.at}});
    }
    return list;
}

Expected<tournament::Player*> playerIn(Tournament& made, int number) {
    for (tournament::Player& each : made.players) {
        if (each.number == number) {
            return &each;
        }
    }
    return wrong("nobody has the number " + std::to_string(number));
}

/// {"do": "player", "number": 3, "withdrawn_after": 2} or null; {"absent": 4, "bye": "half"}.
void changeOne(tournament::Player& player, const nlohmann::json& asked) {
    if (const auto after = asked.find("withdrawn_after"); after != asked.end()) {
        player.withdrawnAfter = after->is_null()
                                    ? std::nullopt
                                    : std::optional(smallNumberOf(asked, "withdrawn_after"));
    }
    if (const int round = smallNumberOf(asked, "absent"); round > 0) {
        const bool isHalf = textOf(asked, "bye") == "half";
        std::erase_if(player.absences, [&](const auto& each) { return each.round == round; });
        if (isHalf || textOf(asked, "bye") == "zero") {
            player.absences.push_back(
                {round, isHalf ? tournament::Bye::HalfPoint : tournament::Bye::ZeroPoint});
        }
    }
}

/// Plays from the next round on.
Expected<void> addPlayer(Tournament& made, const nlohmann::json& asked) {
    tournament::Player player;
    player.name = textOf(asked, "name");
    player.club = textOf(asked, "club");
    player.rating = std::min(smallNumberOf(asked, "rating"), tournament::kHighestRating);
    player.firstRound = int(made.rounds.size()) + 1;
    if (player.name.empty() || player.name.size() > tournament::kLongestName ||
        player.club.size() > tournament::kLongestName) {
        return wrong("a player has a name of " + std::to_string(tournament::kLongestName) +
                     " letters at most");
    }
    for (const tournament::Player& each : made.players) {
        player.number = std::max(player.number, each.number);
    }
    ++player.number;
    made.players.push_back(player);
    return {};
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
            return loaded ? Expected<StoredTournament>(*std::move(loaded))
                          : tl::make_unexpected(
                                Failure{ExitStatus::CannotRead, "there is no such tournament"});
        });
}

void HallTournament::lookAtRound() {
    if (round_.valid() && round_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
        const auto made = round_.get();
        refused_ = made ? std::string() : english(made.error().message);
    }
}

Expected<Object> HallTournament::shown(std::int64_t id, const std::string& after) {
    lookAtRound();
    Object json{{"schema", "umpire.hall-tournament/1"},
                {"id", 0},
                {"version", 0},
                {"busy", round_.valid()},
                {"refused", refused_},
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
        json["tournament"] = parsed(writeTournament(stored->tournament));
        json["standings"] =
            parsed(writeStandings(stored->tournament, standingsOf(stored->tournament)));
        json["planned"] = roundsOf(stored->tournament);
        json["missing"] = missingIn(stored->tournament);
        json["changes"] = jsonOf(changes);
    }
    return json;
}

Expected<Object> HallTournament::everybodys() {
    return load(0)
        .map([](const StoredTournament& stored) {
            Tournament made = stored.tournament;
            Object json{{"schema", "umpire.standings-of-all/1"},
                        {"name", made.name},
                        {"round", made.rounds.size()},
                        {"standings", parsed(writeStandings(made, standingsOf(made)))}};
            if (!made.rounds.empty()) {
                made.rounds.erase(made.rounds.begin(), made.rounds.end() - 1);
            }
            json["tournament"] = parsed(writeTournament(made));
            return json;
        })
        .or_else([](const Failure& failure) -> Expected<Object> {
            if (failure.status == ExitStatus::CannotRead) {
                return Object{{"schema", "umpire.standings-of-all/1"}, {"tournament", nullptr}};
            }
            return tl::make_unexpected(failure);
        });
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
    const auto json = parsedJson(std::string(asked));
    if (!json || !json->is_object()) {
        return wrong("/tournament takes an object, as docs/club.md says");
    }
    TournamentChange why;
    why.who = textOf(*json, "arbiter");
    why.because = textOf(*json, "because");
    if (why.who.empty() || why.who.size() > 64 || why.because.size() > 600) {
        return wrong("a change of a tournament has the arbiter's name");
    }
    const std::string what = textOf(*json, "do");
    if (what == "new") {
        return make(*json, why);
    }
    if (what == "round") {
        return startRound(*json, why);
    }
    if (what == "result") {
        return enterResult(*json, why);
    }
    if (what == "player" || what == "add") {
        return changePlayer(*json, why);
    }
    return wrong("/tournament does new, round, result, player and add");
}

Expected<void> HallTournament::make(const Json& asked, const TournamentChange& why) {
    const auto system = tournament::systemNamed(textOf(asked, "system"));
    Tournament made;
    made.name = textOf(asked, "name");
    made.game = textOf(asked, "game");
    made.variant = textOf(asked, "variant");
    made.arbiter = why.who;
    made.plannedRounds = smallNumberOf(asked, "rounds");
    made.seatsAtTable = std::max(smallNumberOf(asked, "seats"), 2);
    if (!system || made.name.empty() || made.name.size() > tournament::kLongestName) {
        return wrong("a tournament has a name and a system");
    }
    made.system = *system;
    return withPlayersOf(textOf(asked, "players"), textOf(asked, "file"), made)
        .and_then([&](const Tournament& whole) {
            return keeper_.tell([&](TournamentStore& store) {
                TournamentChange change = why;
                change.what = Changed::Made;
                change.said = whole.name;
                return store.add(whole, change).map([](std::int64_t) {});
            });
        });
}

Expected<void> HallTournament::startRound(const Json& asked, const TournamentChange& why) {
    lookAtRound();
    if (round_.valid()) {
        return wrong("a round is being made; wait for it");
    }
    tournament::NextRoundOptions options;
    if (asked.value("go_on", false)) {
        options.arbiter = tournament::Arbiter::SaysGoOn;
        if (why.because.empty()) {
            return wrong("to go on without all results needs a reason");
        }
    }
    auto stored = load(numberOf(asked, "id"));
    if (!stored) {
        return tl::make_unexpected(stored.error());
    }
    TournamentChange change = why;
    change.what = Changed::Round;
    change.round = int(stored->tournament.rounds.size()) + 1;
    change.said = options.arbiter == tournament::Arbiter::SaysGoOn ? "go on" : "";
    round_ = std::async(std::launch::async, [&keeper = keeper_, stored = *stored, change,
                                             options]() mutable {
        return nextRound(stored.tournament, options).and_then([&](const tournament::Round& round) {
            stored.tournament.rounds.push_back(round);
            return keeper.tell([&](TournamentStore& store) { return store.save(stored, change); });
        });
    });
    return {};
}

/// All in the keeper's thread, so that nothing comes between.
template <typename Alter>
Expected<void> HallTournament::alter(const Json& asked, const Alter& alteration) {
    const std::int64_t id = numberOf(asked, "id");
    return keeper_.tell([&](TournamentStore& store) {
        return store.load(id).and_then(
            [&](std::optional<StoredTournament> stored) -> Expected<void> {
                if (!stored) {
                    return wrong("there is no such tournament");
                }
                return alteration(stored->tournament).and_then([&](const TournamentChange& change) {
                    return store.save(*stored, change);
                });
            });
    });
}

Expected<void> HallTournament::enterResult(const Json& asked, TournamentChange why) {
    why.round = smallNumberOf(asked, "round");
    why.table = smallNumberOf(asked, "table");
    why.said = textOf(asked, "result");
    return alter(asked, [&](Tournament& made) -> Expected<TournamentChange> {
        if (why.round < 1 || why.round > int(made.rounds.size())) {
            return wrong("there is no round " + std::to_string(why.round));
        }
        for (const auto& pairing : made.rounds[std::size_t(why.round - 1)].pairings) {
            if (pairing.table != why.table || pairing.bye) {
                continue;
            }
            if (pairing.result && why.because.empty()) {
                return wrong("there is a result already; another one needs a reason");
            }
            return saidResult(why.said, pairing.seats.size(), made.points)
                .and_then([&](const tournament::Result& result) {
                    return withResult(made, why.round, why.table, result);
                })
                .map([&](const Tournament& changed) {
                    made = changed;
                    why.said = why.said == "none" ? "" : why.said;
                    return why;
                });
        }
        return wrong("there is no table " + std::to_string(why.table) + " in that round");
    });
}

Expected<void> HallTournament::changePlayer(const Json& asked, TournamentChange why) {
    why.what = Changed::Player;
    return alter(asked, [&](Tournament& made) -> Expected<TournamentChange> {
        const bool isNew = textOf(asked, "do") == "add";
        const int number = smallNumberOf(asked, "number");
        return (isNew ? addPlayer(made, asked)
                      : playerIn(made, number).map([&](tournament::Player* player) {
                            changeOne(*player, asked);
                        }))
            .map([&] {
                const auto* player = isNew ? &made.players.back() : playerOf(made, number);
                why.said = player->name;
                return why;
            });
    });
}

} // namespace umpire
