#include "app/club/pages/hall_reports.h"

#include "app/club/reports/player_code.h"
#include "app/club/tournament/next_round.h"
#include "app/common/json/json_reader.h"
#include "app/common/json/json_values.h"

#include <algorithm>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;
using Clock = reports::GuessBrake::Clock;
using reports::Agreement;
using reports::ReportedTable;
using reports::ReportedTournament;
using reports::ReportStore;
using tournament::Pairing;
using tournament::Player;
using tournament::Tournament;

constexpr AtMost kTyped{40};
/// maximum number of reports of a player about one result
constexpr std::ptrdiff_t kMaxReports = 20;
constexpr Between kOfRound{1, 9999};

tl::unexpected<Refusal> refusal(int status, std::string because) {
    return tl::make_unexpected(Refusal{status, std::move(because)});
}

tl::unexpected<Refusal> refusal(const Failure& failure, const Tongue& tongue) {
    return refusal(failure.status == ExitStatus::WrongUsage ? 400 : 503,
                   tongue.said(failure.message));
}

reports::Heard heardAt(const ReportedTournament& now, const ReportedTable& at,
                       const Pairing& pairing) {
    const auto said = now.reports.find(at);
    return said == now.reports.end()
               ? reports::heardOf({}, now.stored.tournament, pairing)
               : reports::heardOf(said->second, now.stored.tournament, pairing);
}

} // namespace

struct HallReports::Asked {
    ReportedTable at; ///< round and table of the result
    std::string code;
    std::string result; ///< the reported result; empty: the player reports nothing
};

/// The player to whom the code belongs, and the player's pairing in the newest round.
struct HallReports::Opened {
    ReportedTournament now;
    Player player;
    ReportedTable at;
    /// the player's pairing in the newest round; none: the player does not play in it
    std::optional<Pairing> pairing;
    std::size_t seat = 0;
    bool isTooLate = false; ///< true: the pairing had a result before this report

    [[nodiscard]] bool isAbout(const Asked& asked) const { return pairing && at == asked.at; }
};

/// Runs work in the keeper's thread and returns its result.
template <typename Answered>
Expected<Answered>
HallReports::ofReports(const std::function<Expected<Answered>(ReportStore&)>& question) {
    std::optional<Answered> answered;
    return keeper_
        .tellStore([&](ClubStore& store) {
            ReportStore reports(store);
            return question(reports).map([&](Answered answer) { answered = std::move(answer); });
        })
        .map([&] { return *std::move(answered); });
}

HallReports::Answer HallReports::say(std::string_view asked, const std::string& address,
                                     const Tongue& tongue) {
    const auto json = parsedJson(asked);
    if (!json) {
        return refusal(400,
                       "/report/say takes an object, as docs/club.md says; this " + json.error());
    }
    const JsonReader field(*json);
    Asked said;
    field("code", said.code, kTyped);
    field.ifAny("result", said.result, kTyped);
    if (!said.result.empty()) {
        field("round", said.at.round, kOfRound);
        field("table", said.at.table, kOfRound);
    }
    if (field.failed()) {
        return refusal(400, "/report/say: " + field.error());
    }
    if (!brake_.mayTry(address, Clock::now())) {
        return refusal(429, tongue.said(message(
                                "too many wrong codes; wait ten minutes, or tell the arbiter")));
    }
    const auto opened = take(said);
    if (!opened) {
        return refusal(opened.error(), tongue);
    }
    if (!*opened) {
        brake_.noteWrong(address, Clock::now());
        return refusal(403, tongue.said(message("this is no player's code")));
    }
    if (!said.result.empty() && !(*opened)->isAbout(said)) {
        return refusal(404, tongue.said(message("this player has another game now")));
    }
    if ((*opened)->isTooLate) {
        return refusal(
            409, tongue.said(message("there is a result already; only the arbiter changes it")));
    }
    return jsonOf(**opened);
}

/// Returns the answer for this player alone; others may learn of the round later.
Json HallReports::jsonOf(const Opened& opened) {
    const Tournament& tournament = opened.now.stored.tournament;
    Json json{{"schema", "umpire.report/1"},
              {"id", opened.now.stored.id},
              {"tournament", tournament.name},
              {"player", opened.player.number},
              {"name", opened.player.name},
              {"round", opened.at.round},
              {"state", "no_game"}};
    if (!opened.pairing) {
        return json;
    }
    const Pairing& pairing = *opened.pairing;
    const reports::Heard heard = heardAt(opened.now, opened.at, pairing);
    json["table"] = opened.at.table;
    std::size_t boards = 0; // number of boards in a match of teams; otherwise 0
    json["names"] = Json::array();
    for (const int seat : pairing.seats) {
        const Player* player = playerOf(tournament, seat);
        json["names"].push_back(player == nullptr ? "" : player->name);
        boards = std::max(boards, player == nullptr ? 0 : player->members.size());
    }
    json["boards"] = boards;
    json["seat"] = opened.seat;
    json["state"] = pairing.result ? "stands" : std::string(nameOf(heard.agreement));
    json["said"] = heard.said;
    if (pairing.result) {
        json["result"] = jsonList(pairing.result->seats, [](const tournament::SeatResult& each) {
            return Json{{"points", each.points},
                        {"came", each.presence == tournament::Presence::Came},
                        {"board_points", each.boardPoints}};
        });
    }
    return json;
}

/// Stores the player's report, if there is one, and returns the player's pairing; none if nobody
/// has that code. All is done in one step in the keeper's thread, so that no result comes in
/// between.
Expected<std::optional<HallReports::Opened>> HallReports::take(const Asked& asked) {
    using Opening = std::optional<Opened>;
    return ofReports<Opening>([&](ReportStore& store) {
        return open(store, asked).and_then([&](Opening opened) -> Expected<Opening> {
            if (!opened || asked.result.empty() || !opened->isAbout(asked)) {
                return opened;
            }
            if (opened->pairing->result) {
                opened->isTooLate = true;
                return opened;
            }
            return keep(store, asked, *opened).and_then([&] { return open(store, asked); });
        });
    });
}

/// Returns the pairing of the player with that code; none if nobody has that code. Before that,
/// enters the results on which all players agree. Compares the codes of all players, whether they
/// play or not.
Expected<std::optional<HallReports::Opened>> HallReports::open(ReportStore& store,
                                                               const Asked& asked) {
    using Opening = std::optional<Opened>;
    return store.settled().and_then(
        [&](std::optional<ReportedTournament> now) -> Expected<Opening> {
            if (!now) {
                return Opening();
            }
            const std::int64_t id = now->stored.id;
            return store.secret(id).map([&](const std::string& secret) {
                Opening opened;
                for (const Player& each : now->stored.tournament.players) {
                    if (reports::isCode(asked.code, reports::playerCode(secret, id, each.number))) {
                        opened = Opened{*now, each, {}, std::nullopt};
                    }
                }
                if (opened) {
                    sit(*opened);
                }
                return opened;
            });
        });
}

/// Sets the player's pairing in the last round, and the seat in it.
void HallReports::sit(Opened& opened) {
    const auto& rounds = opened.now.stored.tournament.rounds;
    opened.at.round = int(rounds.size());
    if (rounds.empty()) {
        return;
    }
    for (const Pairing& each : rounds.back().pairings) {
        const auto seat = std::ranges::find(each.seats, opened.player.number);
        if (!each.bye && seat != each.seats.end()) {
            opened.pairing = each;
            opened.at.table = each.table;
            opened.seat = std::size_t(seat - each.seats.begin());
        }
    }
}

/// Stores a player's report, unless it equals the player's last report.
Expected<void> HallReports::keep(ReportStore& store, const Asked& asked, const Opened& opened) {
    const Tournament& tournament = opened.now.stored.tournament;
    const reports::Heard heard = heardAt(opened.now, asked.at, *opened.pairing);
    return reports::resultOfPlayers(asked.result, tournament, *opened.pairing)
        .and_then([&](const tournament::Result&) -> Expected<void> {
            if (heard.said[opened.seat] == asked.result) {
                return {};
            }
            const auto said = opened.now.reports.find(asked.at);
            if (said != opened.now.reports.end() &&
                std::ranges::count(said->second, opened.player.number,
                                   &reports::PlayerReport::player) >= kMaxReports) {
                return wrongUsage(message("this result was changed too often; tell the arbiter"));
            }
            return store.note(opened.now.stored.id, asked.at, opened.player, asked.result);
        });
}

Expected<Json> HallReports::calls(std::int64_t tournament) {
    Json all = Json::array();
    if (brake_.isClosed(Clock::now())) {
        all.push_back({{"about", "codes_guessed"}, {"round", 0}, {"table", 0}});
    }
    return ofReports<Json>([&](ReportStore& store) {
        return store.reports(tournament).and_then([&](const reports::ReportsByTable& some) {
            if (some.empty()) {
                return Expected<Json>(all);
            }
            return store.settled().map([&](const std::optional<ReportedTournament>& now) {
                if (!now || now->stored.id != tournament) {
                    return all; // another tournament is played now
                }
                for (const auto& each : now->reports) {
                    const ReportedTable& at = each.first;
                    const auto pairing = pairingAt(now->stored.tournament, at.round, at.table);
                    if (!pairing || pairing->result) {
                        continue;
                    }
                    const reports::Heard heard =
                        reports::heardOf(each.second, now->stored.tournament, *pairing);
                    if (heard.agreement == Agreement::Differ ||
                        heard.agreement == Agreement::Overdue) {
                        all.push_back({{"about", "reports_" + std::string(nameOf(heard.agreement))},
                                       {"round", at.round},
                                       {"table", at.table},
                                       {"said", heard.said}});
                    }
                }
                return all;
            });
        });
    });
}

Expected<std::map<int, std::string>> HallReports::codes(std::int64_t tournament) {
    using Codes = std::map<int, std::string>;
    std::optional<Codes> codes;
    return keeper_
        .tellStore([&](ClubStore& store) {
            return store.tournaments()
                .load(tournament)
                .and_then([&](const std::optional<StoredTournament>& stored) -> Expected<void> {
                    if (!stored) {
                        return failWith(ExitStatus::CannotRead,
                                        message("there is no such tournament"));
                    }
                    return ReportStore(store)
                        .secret(stored->id)
                        .map([&](const std::string& secret) {
                            codes.emplace();
                            for (const tournament::Player& each : stored->tournament.players) {
                                (*codes)[each.number] =
                                    reports::playerCode(secret, stored->id, each.number);
                            }
                        });
                });
        })
        .map([&] { return *std::move(codes); });
}

Expected<void> HallReports::drawCodes(std::string_view asked) {
    const auto json = parsedJson(asked);
    if (!json) {
        return wrongUsage("/tournament/codes takes an object, as docs/club.md says; this " +
                          json.error());
    }
    const JsonReader field(*json);
    std::int64_t id = 0;
    std::string arbiter;
    field("id", id);
    field("arbiter", arbiter, AtMost{64});
    if (field.failed() || arbiter.empty()) {
        return wrongUsage(field.failed() ? Message("/tournament/codes: " + field.error())
                                         : message("new codes have the arbiter's name"));
    }
    return keeper_.tellStore(
        [&](ClubStore& store) { return ReportStore(store).drawSecret(id, arbiter); });
}

} // namespace umpire
