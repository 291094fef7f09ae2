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
using tournament::Tournament;

constexpr AtMost kTyped{40};
constexpr std::ptrdiff_t kMaxReports = 20; ///< of a player about one result
constexpr Between kOfRound{1, 9999};

tl::unexpected<Refusal> refusal(int status, std::string because) {
    return tl::make_unexpected(Refusal{status, std::move(because)});
}

tl::unexpected<Refusal> refusal(const Failure& failure) {
    return refusal(failure.status == ExitStatus::WrongUsage ? 400 : 503, english(failure.message));
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
    ReportedTable at;
    std::string code;
    std::string result; ///< empty: the player only looks
};

/// A pairing of the round that is played, and whose code opened it.
struct HallReports::Opened {
    ReportedTournament now;
    Pairing pairing;
    std::optional<std::size_t> seat; ///< none: nobody's code at this table
    bool isTooLate = false;          ///< there was a result before this one was said
};

/// What the keeper's thread answers.
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

HallReports::Answer HallReports::say(std::string_view asked, const std::string& address) {
    const auto json = parsedJson(asked);
    if (!json) {
        return refusal(400,
                       "/report/say takes an object, as docs/club.md says; this " + json.error());
    }
    const JsonReader field(*json);
    Asked said;
    field("round", said.at.round, kOfRound);
    field("table", said.at.table, kOfRound);
    field("code", said.code, kTyped);
    field.ifAny("result", said.result, kTyped);
    if (field.failed()) {
        return refusal(400, "/report/say: " + field.error());
    }
    if (!brake_.mayTry(address, said.at.table, Clock::now())) {
        return refusal(429, "too many wrong codes; wait ten minutes, or tell the arbiter");
    }
    const auto opened = take(said);
    if (!opened) {
        return refusal(opened.error());
    }
    if (!*opened) {
        return refusal(404, "this round has no such table, or another round is played now");
    }
    if (!(*opened)->seat) {
        brake_.noteWrong(address, said.at.table, Clock::now());
        return refusal(403, "this is the code of nobody at this table");
    }
    if ((*opened)->isTooLate) {
        return refusal(409, "there is a result already; only the arbiter changes it");
    }
    const Opened& now = **opened;
    const reports::Heard heard = heardAt(now.now, said.at, now.pairing);
    const bool isEntered = now.pairing.result.has_value();
    return Json{{"schema", "umpire.report/1"},
                {"player", now.pairing.seats[*now.seat]},
                {"seat", *now.seat},
                {"state", isEntered ? "stands" : std::string(nameOf(heard.agreement))},
                {"said", heard.said}};
}

/// None: the round that is played has no such table. All in the keeper's thread, so that no result
/// comes between.
Expected<std::optional<HallReports::Opened>> HallReports::take(const Asked& asked) {
    using Opening = std::optional<Opened>;
    return ofReports<Opening>([&](ReportStore& store) {
        return open(store, asked).and_then([&](Opening opened) -> Expected<Opening> {
            if (!opened || !opened->seat || asked.result.empty()) {
                return opened;
            }
            if (opened->pairing.result) {
                opened->isTooLate = true;
                return opened;
            }
            return keep(store, asked, *opened).and_then([&] { return open(store, asked); });
        });
    });
}

/// What all players said is entered before.
Expected<std::optional<HallReports::Opened>> HallReports::open(ReportStore& store,
                                                               const Asked& asked) {
    using Opening = std::optional<Opened>;
    return store.settled().and_then(
        [&](std::optional<ReportedTournament> now) -> Expected<Opening> {
            if (!now || asked.at.round != int(now->stored.tournament.rounds.size())) {
                return Opening();
            }
            const auto pairing = pairingAt(now->stored.tournament, asked.at.round, asked.at.table);
            if (!pairing) {
                return Opening();
            }
            const std::int64_t id = now->stored.id;
            return store.secret(id).map([&](const std::string& secret) {
                Opened opened{*std::move(now), *pairing, std::nullopt};
                for (std::size_t seat = 0; seat < pairing->seats.size(); ++seat) {
                    const std::string code = reports::playerCode(secret, id, pairing->seats[seat]);
                    if (reports::isCode(asked.code, code)) { // each is compared, whichever it is
                        opened.seat = seat;
                    }
                }
                return Opening(std::move(opened));
            });
        });
}

/// Who says the same again has said it once.
Expected<void> HallReports::keep(ReportStore& store, const Asked& asked, const Opened& opened) {
    const Tournament& tournament = opened.now.stored.tournament;
    const auto* player = playerOf(tournament, opened.pairing.seats[*opened.seat]);
    const reports::Heard heard = heardAt(opened.now, asked.at, opened.pairing);
    return reports::resultOfPlayers(asked.result, tournament, opened.pairing)
        .and_then([&](const tournament::Result&) -> Expected<void> {
            if (player == nullptr || heard.said[*opened.seat] == asked.result) {
                return {};
            }
            const auto said = opened.now.reports.find(asked.at);
            if (said != opened.now.reports.end() &&
                std::ranges::count(said->second, player->number, &reports::PlayerReport::player) >=
                    kMaxReports) {
                return wrongUsage(message("this result was changed too often; tell the arbiter"));
            }
            return store.note(opened.now.stored.id, asked.at, *player, asked.result);
        });
}

Expected<Json> HallReports::calls(std::int64_t tournament) {
    Json all = Json::array();
    for (const int table : brake_.closedTables(Clock::now())) {
        all.push_back({{"about", "codes_guessed"}, {"round", 0}, {"table", table}});
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
                        return failWith(ExitStatus::CannotRead, "there is no such tournament");
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
        return wrongUsage(field.failed() ? "/tournament/codes: " + field.error()
                                         : "new codes have the arbiter's name");
    }
    return keeper_.tellStore(
        [&](ClubStore& store) { return ReportStore(store).drawSecret(id, arbiter); });
}

} // namespace umpire
