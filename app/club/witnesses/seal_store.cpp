#include "app/club/witnesses/seal_store.h"

#include "app/club/tables/club_database.h"
#include "app/club/tables/tournament_store.h"

#include <algorithm>
#include <QSqlQuery>

namespace umpire {
namespace {

tl::unexpected<Failure> isNone(const std::string& what) {
    return failWith(ExitStatus::CannotRead, "the club's database has " + what + " that is none");
}

Seal sealAt(const QSqlQuery& query) {
    return {plain(query.value(0)),
            plain(query.value(1)),
            {query.value(2).toLongLong(), plain(query.value(3))}};
}

} // namespace

Expected<std::optional<NoteKey>> SealStore::lastClub(ClubDatabase& database) {
    using Club = std::optional<NoteKey>;
    return database.ask("SELECT log FROM checkpoint ORDER BY published_at DESC, size DESC LIMIT 1")
        .map([](QSqlQuery query) {
            return query.next() ? noteKeyFrom(plain(query.value(0))) : Club();
        });
}

/// Returns the games that are over: the last of the events that end or reopen a game is an end.
Expected<std::vector<EndedGame>> SealStore::endedGames() {
    const auto [over, undone, corrected] = endingKinds();
    return database_
        ->ask("SELECT record.table_name, record.id, record.count, record.hash, EXISTS (SELECT 1 "
              "FROM seal WHERE log = ? AND seal.table_name = record.table_name AND seal.record = "
              "record.id AND seal.count = record.count AND seal.hash = record.hash) FROM record "
              "CROSS JOIN LATERAL (SELECT kind, received_at FROM event WHERE event.table_name = "
              "record.table_name AND event.record = record.id AND kind IN (?, ?, ?) ORDER BY "
              "number DESC LIMIT 1) AS ending WHERE ending.kind = ? ORDER BY ending.received_at, "
              "record.table_name, record.id",
              {qt(textOf(club_)), qt(over), qt(undone), qt(corrected), qt(over)})
        .map([](QSqlQuery query) {
            std::vector<EndedGame> games;
            while (query.next()) {
                games.push_back({sealAt(query), query.value(4).toBool()});
            }
            return games;
        });
}

Expected<SealLog> SealStore::load() {
    SealLog log;
    log.club = club_;
    return loadSeals(log)
        .and_then([&] { return loadCheckpoints(log); })
        .and_then([&] { return loadCosignatures(log); })
        .map([&] { return log; });
}

Expected<void> SealStore::loadSeals(SealLog& log) const {
    return database_
        ->ask("SELECT table_name, record, count, hash FROM seal WHERE log = ? ORDER BY place",
              {qt(textOf(club_))})
        .map([&](QSqlQuery query) {
            while (query.next()) {
                log.seals.push_back(sealAt(query));
            }
        });
}

Expected<void> SealStore::loadCheckpoints(SealLog& log) const {
    return database_
        ->ask("SELECT note FROM checkpoint WHERE log = ? ORDER BY size", {qt(textOf(club_))})
        .and_then([&](QSqlQuery query) -> Expected<void> {
            while (query.next()) {
                auto note = signedNoteFrom(plain(query.value(0)));
                if (!note) {
                    return isNone("a checkpoint");
                }
                log.checkpoints.push_back(*std::move(note));
            }
            return {};
        });
}

Expected<void> SealStore::loadCosignatures(SealLog& log) const {
    return database_
        ->ask("SELECT place, witness, line FROM (SELECT size, row_number() OVER (ORDER BY size) AS "
              "place FROM checkpoint WHERE log = ?) AS it JOIN cosignature USING (size) WHERE log "
              "= ? ORDER BY number",
              {qt(textOf(club_)), qt(textOf(club_))})
        .and_then([&](QSqlQuery query) -> Expected<void> {
            while (query.next()) {
                const auto place = std::size_t(query.value(0).toLongLong()) - 1;
                const auto witness = noteKeyFrom(plain(query.value(1)));
                auto signature = noteSignatureFrom(plain(query.value(2)));
                if (!witness || !signature || place >= log.checkpoints.size()) {
                    return isNone("a signature");
                }
                log.checkpoints[place].signatures.push_back(*std::move(signature));
                if (std::ranges::find(log.witnesses, *witness) == log.witnesses.end()) {
                    log.witnesses.push_back(*witness);
                }
            }
            return {};
        });
}

Expected<void> SealStore::publish(std::uint64_t size, std::span<const Seal> more,
                                  const SignedNote& note) {
    const QString log = qt(textOf(club_));
    return database_->whole([&] {
        Expected<void> done;
        auto place = qlonglong(size);
        for (const Seal& each : more) {
            done = done.and_then([&] {
                return database_->tell("INSERT INTO seal (log, place, table_name, record, count, "
                                       "hash) VALUES (?, ?, ?, ?, ?, ?)",
                                       {log, place++, qt(each.table), qt(each.record),
                                        qlonglong(each.head.count), qt(each.head.hash)});
            });
        }
        return done.and_then([&] {
            return database_->tell("INSERT INTO checkpoint (log, size, note) VALUES (?, ?, ?)",
                                   {log, place, qt(textOf(note))});
        });
    });
}

Expected<void> SealStore::addCosignature(std::uint64_t size, const NoteKey& witness,
                                         const NoteSignature& signature) {
    return database_->tell(
        "INSERT INTO cosignature (log, size, witness, line) VALUES (?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        {qt(textOf(club_)), qlonglong(size), qt(textOf(witness)), qt(textOf(signature))});
}

} // namespace umpire
