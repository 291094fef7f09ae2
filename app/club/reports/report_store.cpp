#include "app/club/reports/report_store.h"

#include "app/club/tables/club_database.h"
#include "app/club/tournament/next_round.h"
#include "app/common/network/token.h"

#include <QSqlQuery>

namespace umpire::reports {
namespace {

using Changed = TournamentChange::What;
using tournament::Pairing;
using tournament::Tournament;

/// Returns the names of the seated players, such as "Anna, Béla".
std::string namesOf(const Tournament& tournament, const Pairing& pairing) {
    std::string names;
    for (const int seat : pairing.seats) {
        const auto* player = playerOf(tournament, seat);
        names += (names.empty() ? "" : ", ") + (player == nullptr ? "" : player->name);
    }
    return names;
}

/// A result that all players of a table reported and that is not entered yet.
struct Agreed {
    TournamentChange change;
    tournament::Result result;
};

std::optional<Agreed> firstAgreed(const ReportedTournament& now) {
    const Tournament& tournament = now.stored.tournament;
    for (const auto& [at, reports] : now.reports) {
        const auto pairing = pairingAt(tournament, at.round, at.table);
        if (!pairing || pairing->result || pairing->bye) {
            continue;
        }
        const Heard heard = heardOf(reports, tournament, *pairing);
        if (heard.agreed) {
            TournamentChange change{Changed::Result, at.round, at.table, heard.said.front(),
                                    namesOf(tournament, *pairing)};
            change.player = reports.back().player;
            return Agreed{std::move(change), *heard.agreed};
        }
    }
    return std::nullopt;
}

} // namespace

ReportStore::ReportStore(ClubStore& store)
    : tournaments_(store.tournaments()), database_(store.database()) {}

Expected<std::string> ReportStore::secret(std::int64_t tournament) {
    return database_
        ->tell("INSERT INTO code_secret (tournament, secret) VALUES (?, ?) ON CONFLICT DO NOTHING",
               {qlonglong(tournament), qt(freshToken())})
        .and_then([&] {
            return database_->ask("SELECT secret FROM code_secret WHERE tournament = ?",
                                  {qlonglong(tournament)});
        })
        .map([](QSqlQuery row) { return row.next() ? plain(row.value(0)) : freshToken(); });
}

Expected<void> ReportStore::drawSecret(std::int64_t tournament, const std::string& arbiter) {
    return database_->whole([&] {
        return database_
            ->tell("INSERT INTO code_secret (tournament, secret) VALUES (?, ?) ON CONFLICT "
                   "(tournament) DO UPDATE SET secret = EXCLUDED.secret, drawn_at = now()",
                   {qlonglong(tournament), qt(freshToken())})
            .and_then([&] {
                return tournaments_.note(tournament, {Changed::Codes, 0, 0, {}, arbiter});
            });
    });
}

Expected<ReportsByTable> ReportStore::reports(std::int64_t tournament) {
    return database_
        ->ask("SELECT round, table_number, player, said, extract(epoch FROM now() - "
              "changed_at)::bigint FROM tournament_change AS it WHERE tournament = ? AND what = ? "
              "AND NOT EXISTS (SELECT 1 FROM tournament_change AS later WHERE later.tournament = "
              "it.tournament AND later.round = it.round AND later.number > it.number AND "
              "((later.table_number = it.table_number AND later.what = ?) OR later.what = ?)) "
              "ORDER BY number",
              {qlonglong(tournament), qt(std::string(nameOf(Changed::Reported))),
               qt(std::string(nameOf(Changed::Result))), qt(std::string(nameOf(Changed::Round)))})
        .map([](QSqlQuery rows) {
            ReportsByTable all;
            while (rows.next()) {
                all[{rows.value(0).toInt(), rows.value(1).toInt()}].push_back(
                    {rows.value(2).toInt(), plain(rows.value(3)),
                     std::chrono::seconds(rows.value(4).toLongLong())});
            }
            return all;
        });
}

Expected<void> ReportStore::note(std::int64_t tournament, const ReportedTable& at,
                                 const tournament::Player& player, const std::string& said) {
    TournamentChange change{Changed::Reported, at.round, at.table, said, player.name};
    change.player = player.number;
    return tournaments_.note(tournament, change);
}

Expected<std::optional<ReportedTournament>> ReportStore::settled() {
    using Settled = std::optional<ReportedTournament>;
    return tournaments_.load().and_then([&](std::optional<StoredTournament> stored)
                                            -> Expected<Settled> {
        if (!stored) {
            return Settled();
        }
        return reports(stored->id).and_then([&](ReportsByTable said) {
            return settle({*std::move(stored), std::move(said)}).map([](ReportedTournament now) {
                return Settled(std::move(now));
            });
        });
    });
}

Expected<ReportedTournament> ReportStore::settle(ReportedTournament now) {
    Expected<void> entered;
    for (auto agreed = firstAgreed(now); agreed && entered; agreed = firstAgreed(now)) {
        const TournamentChange& change = agreed->change;
        entered = withResult(now.stored.tournament, change.round, change.table, agreed->result)
                      .and_then([&](Tournament changed) {
                          now.stored.tournament = std::move(changed);
                          return tournaments_.save(now.stored, change);
                      });
        now.stored.version += 2; // one version for the tournament and one for the noted change
        now.reports.erase({change.round, change.table});
    }
    if (!entered) {
        return tl::make_unexpected(entered.error());
    }
    return now;
}

} // namespace umpire::reports
