#include "app/club/tables/tournament_store.h"

#include "app/club/tables/club_database.h"
#include "app/club/tournament/tournament_file.h"
#include "app/common/json/json_reader.h"
#include "app/record/journal/event_json.h"

#include <array>
#include <QSqlQuery>

namespace umpire {
namespace {

using Changed = TournamentChange::What;

constexpr Named<Changed> kWhats[] = {{Changed::Made, "made"},
                                     {Changed::Round, "round"},
                                     {Changed::Result, "result"},
                                     {Changed::Player, "player"},
                                     {Changed::Board, "board"},
                                     {Changed::OtherGame, "other_game"},
                                     {Changed::OtherPlayers, "other_players"},
                                     {Changed::OtherResult, "other_result"},
                                     {Changed::Reported, "reported"},
                                     {Changed::Codes, "codes"},
                                     {Changed::Lots, "lots"},
                                     {Changed::PlayOff, "play_off"}};

Changed whatNamed(const std::string& name) {
    const Changed* found = valueIn(kWhats, name);
    return found == nullptr ? Changed::Result : *found;
}

/// Selects the tournament in the JSON format of tournament_file.h.
constexpr const char* kAsJson = R"(
SELECT id, version, tournament.more || jsonb_build_object('schema', 'umpire.tournament/1',
    'name', name, 'game', game, 'variant', variant,
    'place', place, 'arbiter', arbiter, 'system', system,
    'planned_rounds', planned_rounds, 'seats_at_table', seats_at_table,
    'points', json_build_object('win', win, 'draw', draw, 'loss', loss,
        'pairing_bye', pairing_bye),
    'tie_breaks', tie_breaks,
    'players', (SELECT coalesce(json_agg(player.more || jsonb_build_object(
            'number', number, 'name', name,
            'club', club, 'federation', federation, 'rating', rating, 'members', members,
            'first_round', first_round, 'withdrawn_after', withdrawn_after,
            'absences', absences) ORDER BY number), '[]')
        FROM player WHERE player.tournament = tournament.id),
    'rounds', (SELECT coalesce(json_agg((SELECT coalesce(json_agg(json_build_object(
            'table', table_number, 'bye', bye,
            'seats', (SELECT json_agg(player ORDER BY seat) FROM seat WHERE
                seat.tournament = pairing.tournament AND seat.round = pairing.round AND
                seat.place = pairing.place),
            'result', (SELECT CASE WHEN count(points) = count(*) THEN json_agg(json_build_object(
                'points', points, 'came', came, 'board_points', board_points) ORDER BY seat) END
                FROM seat WHERE seat.tournament = pairing.tournament AND
                seat.round = pairing.round AND seat.place = pairing.place))
            ORDER BY place), '[]') FROM pairing WHERE pairing.tournament = round.tournament AND
            pairing.round = round.number) ORDER BY number), '[]')
        FROM round WHERE round.tournament = tournament.id))
FROM tournament)";

/// Writes the changed parts of a tournament's JSON to the tables; equal parts are unchanged. Each
/// statement takes the tournament's id and its JSON.
constexpr std::array kWrites = {
    R"(UPDATE tournament SET tie_breaks = given.it -> 'tie_breaks', more = given.it -
    '{schema,name,game,variant,place,arbiter,system,planned_rounds,seats_at_table}'::text[] -
    '{points,tie_breaks,players,rounds}'::text[]
FROM (SELECT ?::bigint AS id, ?::jsonb AS it) AS given WHERE tournament.id = given.id)",
    R"(INSERT INTO player SELECT ?, number, name, club, federation, rating, members, first_round,
    withdrawn_after, absences, raw.it -
    '{number,name,club,federation,rating,members,first_round,withdrawn_after,absences}'::text[]
FROM jsonb_array_elements(?::jsonb -> 'players') AS raw (it), jsonb_to_record(raw.it) AS each
    (number INTEGER, name TEXT, club TEXT, federation TEXT, rating INTEGER, members JSONB,
    first_round INTEGER, withdrawn_after INTEGER, absences JSONB)
ON CONFLICT (tournament, number) DO UPDATE SET name = EXCLUDED.name, club = EXCLUDED.club,
    federation = EXCLUDED.federation, rating = EXCLUDED.rating, members = EXCLUDED.members,
    first_round = EXCLUDED.first_round, withdrawn_after = EXCLUDED.withdrawn_after,
    absences = EXCLUDED.absences, more = EXCLUDED.more
WHERE player.* IS DISTINCT FROM EXCLUDED.*)",
    R"(INSERT INTO round (tournament, number) SELECT ?, number
FROM jsonb_array_elements(?::jsonb -> 'rounds') WITH ORDINALITY AS each (pairings, number)
ON CONFLICT DO NOTHING)",
    // Deletes the pairings of a round that was paired again; the next statements write the new
    // ones.
    R"(WITH given AS (SELECT ?::bigint AS id, ?::jsonb AS it), anew AS (
    SELECT round.number FROM given, round, LATERAL (SELECT it -> 'rounds' ->
        (round.number - 1) AS wanted) AS each
    WHERE round.tournament = given.id AND (SELECT coalesce(jsonb_agg(jsonb_build_array(
            table_number, bye, (SELECT jsonb_agg(player ORDER BY seat) FROM seat WHERE
                seat.tournament = pairing.tournament AND seat.round = pairing.round AND
                seat.place = pairing.place)) ORDER BY place), '[]')
        FROM pairing WHERE pairing.tournament = given.id AND pairing.round = round.number)
        <> (SELECT coalesce(jsonb_agg(jsonb_build_array(one -> 'table', one -> 'bye',
            one -> 'seats') ORDER BY place), '[]')
        FROM jsonb_array_elements(wanted) WITH ORDINALITY AS pairing (one, place))),
seats AS (DELETE FROM seat USING given, anew WHERE seat.tournament = given.id AND
    seat.round = anew.number)
DELETE FROM pairing USING given, anew WHERE pairing.tournament = given.id AND
    pairing.round = anew.number)",
    R"(INSERT INTO pairing SELECT ?, round.number, pairing.place, (pairing.it ->> 'table')::integer,
    pairing.it ->> 'bye'
FROM jsonb_array_elements(?::jsonb -> 'rounds') WITH ORDINALITY AS round (pairings, number),
    jsonb_array_elements(round.pairings) WITH ORDINALITY AS pairing (it, place)
ON CONFLICT DO NOTHING)",
    R"(INSERT INTO seat SELECT ?, round.number, pairing.place, chair.seat, chair.player::integer,
    (pairing.it -> 'result' -> (chair.seat - 1)::integer ->> 'points')::double precision,
    (pairing.it -> 'result' -> (chair.seat - 1)::integer ->> 'came')::boolean,
    (pairing.it -> 'result' -> (chair.seat - 1)::integer ->> 'board_points')::double precision
FROM jsonb_array_elements(?::jsonb -> 'rounds') WITH ORDINALITY AS round (pairings, number),
    jsonb_array_elements(round.pairings) WITH ORDINALITY AS pairing (it, place),
    jsonb_array_elements_text(pairing.it -> 'seats') WITH ORDINALITY AS chair (player, seat)
ON CONFLICT (tournament, round, place, seat) DO UPDATE SET points = EXCLUDED.points,
    came = EXCLUDED.came, board_points = EXCLUDED.board_points
WHERE seat.* IS DISTINCT FROM EXCLUDED.*)",
};

constexpr const char* kChange =
    "SELECT what, round, table_number, said, who, because, table_name, record, event, "
    "to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'), player ";

TournamentChange changeIn(const QSqlQuery& query) {
    return {whatNamed(plain(query.value(0))),
            query.value(1).toInt(),
            query.value(2).toInt(),
            plain(query.value(3)),
            plain(query.value(4)),
            plain(query.value(5)),
            plain(query.value(6)),
            plain(query.value(7)),
            query.value(8).toLongLong(),
            plain(query.value(9)),
            query.value(10).toInt()};
}

Expected<std::vector<TournamentChange>> changesIn(Expected<QSqlQuery> query) {
    return std::move(query).map([](QSqlQuery rows) {
        std::vector<TournamentChange> changes;
        while (rows.next()) {
            changes.push_back(changeIn(rows));
        }
        return changes;
    });
}

} // namespace

std::string_view nameOf(Changed what) {
    return nameIn(kWhats, what);
}

Expected<std::vector<NamedTournament>> TournamentStore::list() {
    return database_->ask("SELECT id, name, version FROM tournament ORDER BY id DESC")
        .map([](QSqlQuery rows) {
            std::vector<NamedTournament> all;
            while (rows.next()) {
                all.push_back(
                    {rows.value(0).toLongLong(), plain(rows.value(1)), rows.value(2).toLongLong()});
            }
            return all;
        });
}

Expected<std::optional<StoredTournament>> TournamentStore::load(std::int64_t id) {
    using Loaded = std::optional<StoredTournament>;
    return database_
        ->ask(QString(kAsJson) +
                  (id == 0 ? " WHERE id > ? ORDER BY id DESC LIMIT 1" : " WHERE id = ?"),
              {qlonglong(id)})
        .and_then([](QSqlQuery row) -> Expected<Loaded> {
            if (!row.next()) {
                return Loaded();
            }
            return tournament::readTournament(plain(row.value(2)), "the club's database")
                .map([&](tournament::Tournament read) {
                    return Loaded(
                        {row.value(0).toLongLong(), row.value(1).toLongLong(), std::move(read)});
                });
        });
}

Expected<void> TournamentStore::write(std::int64_t id, const tournament::Tournament& changed) {
    const QString json = qt(tournament::writeTournament(changed));
    Expected<void> done;
    for (const char* const each : kWrites) {
        done = done.and_then([&] { return database_->tell(each, {qlonglong(id), json}); });
    }
    return done;
}

Expected<std::int64_t> TournamentStore::add(const tournament::Tournament& made,
                                            const TournamentChange& why) {
    std::int64_t id = 0;
    return database_
        ->whole([&] {
            return database_
                ->ask("INSERT INTO tournament (name, game, variant, place, arbiter, system, "
                      "planned_rounds, seats_at_table, win, draw, loss, pairing_bye, tie_breaks) "
                      "SELECT it ->> 'name', it ->> 'game', it ->> 'variant', it ->> 'place', it "
                      "->> 'arbiter', it ->> 'system', (it ->> 'planned_rounds')::integer, (it ->> "
                      "'seats_at_table')::integer, (it -> 'points' ->> 'win')::double precision, "
                      "(it -> 'points' ->> 'draw')::double precision, (it -> 'points' ->> "
                      "'loss')::double precision, (it -> 'points' ->> 'pairing_bye')::double "
                      "precision, it -> 'tie_breaks' FROM (SELECT ?::jsonb AS it) AS given "
                      "RETURNING id",
                      {qt(tournament::writeTournament(made))})
                .and_then([&](QSqlQuery row) {
                    id = row.next() ? row.value(0).toLongLong() : 0;
                    return write(id, made);
                })
                .and_then([&] { return note(id, why); });
        })
        .map([&] { return id; });
}

Expected<void> TournamentStore::save(const StoredTournament& changed, const TournamentChange& why) {
    return database_->whole([&] {
        return database_
            ->ask("UPDATE tournament SET version = version + 1 WHERE id = ? AND version = ?",
                  {qlonglong(changed.id), qlonglong(changed.version)})
            .and_then([&](const QSqlQuery& done) -> Expected<void> {
                if (done.numRowsAffected() != 1) {
                    return failWith(ExitStatus::CannotWrite,
                                    message("somebody has changed the tournament at the same "
                                            "time; look, and say it again"));
                }
                return write(changed.id, changed.tournament);
            })
            .and_then([&] { return note(changed.id, why); });
    });
}

Expected<void> TournamentStore::note(std::int64_t id, const TournamentChange& why) {
    return database_->tell(
        "WITH changed AS (UPDATE tournament SET version = version + 1 WHERE id = ? RETURNING id) "
        "INSERT INTO tournament_change (tournament, what, round, table_number, said, who, because, "
        "table_name, record, event, player) SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM changed",
        {qlonglong(id), qt(std::string(nameOf(why.what))), why.round, why.table, qt(why.said),
         qt(why.who), qt(why.because), qt(why.tableName), qt(why.record), qlonglong(why.event),
         why.player});
}

Expected<std::map<std::string, std::string>> TournamentStore::boards(std::int64_t id, int round,
                                                                     int table) {
    return database_
        ->ask("SELECT DISTINCT ON (table_name) table_name, said FROM tournament_change WHERE "
              "tournament = ? AND round = ? AND table_number = ? AND what = 'board' AND number > "
              "(SELECT coalesce(max(number), 0) FROM tournament_change AS paired WHERE "
              "paired.tournament = tournament_change.tournament AND paired.round = "
              "tournament_change.round AND paired.what = 'round') ORDER BY "
              "table_name, number DESC",
              {qlonglong(id), round, table})
        .map([](QSqlQuery rows) {
            std::map<std::string, std::string> boards;
            while (rows.next()) {
                boards[plain(rows.value(0))] = plain(rows.value(1));
            }
            return boards;
        });
}

Expected<std::vector<TournamentChange>> TournamentStore::lastChanges(std::int64_t id) {
    return changesIn(database_->ask(
        QString(kChange) + "FROM (SELECT DISTINCT ON (round, table_number) * FROM "
                           "tournament_change WHERE tournament = ? AND table_number > 0 ORDER BY "
                           "round, table_number, number DESC) AS newest ORDER BY round, "
                           "table_number",
        {qlonglong(id)}));
}

Expected<std::vector<TournamentChange>> TournamentStore::changes(std::int64_t id) {
    return changesIn(database_->ask(
        QString(kChange) + "FROM tournament_change WHERE tournament = ? ORDER BY number",
        {qlonglong(id)}));
}

std::array<std::string, 3> endingKinds() {
    return {std::string(recordedKind(GameOver{})), std::string(recordedKind(Undone{})),
            std::string(recordedKind(Corrected{}))};
}

Expected<std::optional<EndingEvent>> TournamentStore::newEnding(const std::string& table,
                                                                const std::string& record) {
    using Ending = std::optional<EndingEvent>;
    const auto [over, undone, corrected] = endingKinds();
    return database_
        ->ask("SELECT ending.number, kind, payload, time_us, (extract(epoch FROM received_at) * "
              "1000000)::bigint, settings FROM (SELECT * FROM event WHERE table_name = ? AND "
              "record = ? AND kind IN (?, ?, ?) ORDER BY number DESC LIMIT 1) AS ending JOIN "
              "record ON record.table_name = ending.table_name AND record.id = "
              "ending.record WHERE NOT EXISTS (SELECT 1 FROM tournament_change AS known WHERE "
              "known.table_name = ending.table_name AND known.record = ending.record AND "
              "known.event = ending.number)",
              {qt(table), qt(record), qt(over), qt(undone), qt(corrected)})
        .map([&](QSqlQuery row) {
            if (!row.next()) {
                return Ending();
            }
            EndingEvent ending{table, record, row.value(0).toLongLong()};
            ending.event = parsedJson(plain(row.value(2)))
                               .and_then([&](const nlohmann::json& payload) {
                                   return eventFrom(plain(row.value(1)), payload);
                               })
                               .value_or(Event());
            ending.timeUs = row.value(3).toLongLong();
            ending.receivedUs = row.value(4).toLongLong();
            ending.settings = fromText<SettingRows>(plain(row.value(5))).value_or(SettingRows());
            return Ending(std::move(ending));
        });
}

Expected<int> TournamentStore::roundAt(std::int64_t id, std::int64_t atUs) {
    return database_
        ->ask("SELECT coalesce(max(number), 0) FROM round WHERE tournament = ? AND made_at <= "
              "to_timestamp(?::double precision / 1000000)",
              {qlonglong(id), qlonglong(atUs)})
        .map([](QSqlQuery row) { return row.next() ? row.value(0).toInt() : 0; });
}

Expected<std::optional<TournamentChange>>
TournamentStore::resultFrom(std::int64_t id, const std::string& table, const std::string& record) {
    return changesIn(
               database_->ask(
                   QString(kChange) +
                       "FROM tournament_change AS it WHERE tournament = ? AND table_name = ? AND "
                       "record = ? AND what = 'result' AND said <> '' AND NOT EXISTS (SELECT 1 "
                       "FROM tournament_change AS later WHERE later.tournament = it.tournament AND "
                       "later.round = it.round AND later.table_number = it.table_number AND "
                       "later.number > it.number) AND NOT EXISTS (SELECT 1 FROM (SELECT said, "
                       "record FROM tournament_change AS before WHERE before.tournament = "
                       "it.tournament AND before.round = it.round AND before.table_number = "
                       "it.table_number AND before.what = 'result' AND before.number < it.number "
                       "ORDER BY number DESC LIMIT 1) AS stood WHERE stood.said <> '' AND "
                       "stood.record <> it.record) ORDER BY number DESC LIMIT 1",
                   {qlonglong(id), qt(table), qt(record)}))
        .map([](const std::vector<TournamentChange>& found) {
            return found.empty() ? std::optional<TournamentChange>() : found.front();
        });
}

} // namespace umpire
