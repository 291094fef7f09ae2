#include "app/club/tables/club_store.h"

#include "app/club/tables/club_database.h"
#include "app/common/json/json_reader.h"

#include <QSqlQuery>

namespace umpire {
namespace {

/// Returns an SQL expression for the column's time in ISO 8601, in UTC.
QString asText(const QString& column) {
    return "to_char(" + column + R"( AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))";
}

} // namespace

ClubStore::ClubStore(ClubDatabase database)
    : database_(std::make_shared<ClubDatabase>(std::move(database))) {}

Expected<ClubStore> ClubStore::open(const std::string& address,
                                    std::span<const Migration> migrations) {
    return ClubDatabase::open(address, migrations).map([](ClubDatabase database) {
        return ClubStore(std::move(database));
    });
}

Expected<std::unique_ptr<RecordStore>> openRecordStore(const std::string& address) {
    return ClubStore::open(address).map([](ClubStore opened) -> std::unique_ptr<RecordStore> {
        return std::make_unique<ClubStore>(std::move(opened));
    });
}

Expected<std::vector<StoredRecord>> ClubStore::records() {
    auto query = database_->ask("SELECT table_name, id, settings, count, hash FROM record "
                                "ORDER BY begun_at DESC, table_name, id");
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    std::vector<StoredRecord> records;
    while (query->next()) {
        StoredRecord each;
        each.table = plain(query->value(0));
        each.record.record = plain(query->value(1));
        each.record.settings =
            fromText<SettingRows>(plain(query->value(2))).value_or(SettingRows());
        each.head = {query->value(3).toLongLong(), plain(query->value(4))};
        records.push_back(std::move(each));
    }
    return records;
}

Expected<Head> ClubStore::begin(const std::string& table, const RecordMessage& record) {
    return database_
        ->tell("INSERT INTO record (table_name, id, settings, hash) VALUES (?, ?, ?, ?) "
               "ON CONFLICT DO NOTHING",
               {qt(table), qt(record.record),
                qt(compactText(nlohmann::ordered_json(record.settings))), qt(record.record)})
        .and_then([&] {
            return database_->ask("SELECT count, hash FROM record WHERE table_name = ? AND id = ?",
                                  {qt(table), qt(record.record)});
        })
        .map([&](QSqlQuery query) {
            return query.next() ? Head{query.value(0).toLongLong(), plain(query.value(1))}
                                : Head{0, record.record};
        });
}

/// Inserts all rows in one statement.
Expected<void> ClubStore::insertRows(std::span<const StoredRow> rows) const {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const StoredRow& each : rows) {
        list.push_back({{"table_name", each.table},
                        {"record", each.record},
                        {"number", each.row.number},
                        {"time_us", each.row.timeUs},
                        {"kind", each.row.kind},
                        {"payload", each.row.payload},
                        {"picture", each.row.picture},
                        {"hash", each.row.hash}});
    }
    return database_->tell(
        "WITH given AS (SELECT * FROM json_to_recordset(?::json) AS each (table_name TEXT, "
        "record TEXT, number BIGINT, time_us BIGINT, kind TEXT, payload TEXT, picture TEXT, "
        "hash TEXT)), written AS (INSERT INTO event (table_name, record, number, time_us, "
        "kind, payload, picture, hash) SELECT * FROM given ON CONFLICT DO NOTHING), newest AS "
        "(SELECT DISTINCT ON (table_name, record) table_name, record, number, hash FROM given "
        "ORDER BY table_name, record, number DESC) UPDATE record SET count = newest.number, "
        "hash = newest.hash FROM newest WHERE record.table_name = newest.table_name AND "
        "record.id = newest.record AND record.count < newest.number",
        {qt(compactText(list))});
}

Expected<void> ClubStore::add(std::span<const StoredRow> rows) {
    return rows.empty() ? Expected<void>{} : database_->whole([&] { return insertRows(rows); });
}

Expected<void> ClubStore::addFault(const std::string& table, const std::string& what) {
    return database_->tell("INSERT INTO fault (table_name, what) VALUES (?, ?)",
                           {qt(table), qt(what)});
}

Expected<void> ClubStore::addRuling(const StoredRuling& stored) {
    const RulingMessage& ruling = stored.ruling;
    return database_->tell("INSERT INTO ruling (id, table_name, record, about, arbiter, command, "
                           "because) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                           {qt(ruling.ruling), qt(stored.table), qt(ruling.record),
                            qlonglong(stored.about), qt(ruling.arbiter), qt(ruling.command),
                            qt(ruling.because)});
}

Expected<void> ClubStore::enterRuling(const std::string& id, std::int64_t number) {
    return database_->tell("UPDATE ruling SET entered = ? WHERE id = ? AND entered IS NULL",
                           {qlonglong(number), qt(id)});
}

Expected<std::vector<StoredRuling>> ClubStore::rulingsWhere(const QString& condition) const {
    auto query = database_->ask("SELECT id, table_name, record, about, arbiter, command, because, "
                                "coalesce(entered, 0), " +
                                asText("given_at") + " FROM ruling WHERE " + condition +
                                " ORDER BY given_at, id");
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    std::vector<StoredRuling> rulings;
    while (query->next()) {
        rulings.push_back({plain(query->value(1)),
                           {plain(query->value(0)), plain(query->value(2)), plain(query->value(4)),
                            plain(query->value(5)), plain(query->value(6))},
                           query->value(3).toLongLong(),
                           query->value(7).toLongLong(),
                           plain(query->value(8))});
    }
    return rulings;
}

Expected<std::vector<StoredRuling>> ClubStore::openRulings() {
    return rulingsWhere("entered IS NULL");
}

Expected<std::vector<StoredRuling>> ClubStore::rulings() {
    return rulingsWhere("true");
}

Expected<std::vector<StoredFault>> ClubStore::faults() {
    auto query = database_->ask("SELECT table_name, what, " + asText("seen_at") +
                                " FROM fault ORDER BY number");
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    std::vector<StoredFault> faults;
    while (query->next()) {
        faults.push_back({plain(query->value(0)), plain(query->value(1)), plain(query->value(2))});
    }
    return faults;
}

Expected<void> ClubStore::atOneMoment(const std::function<Expected<void>()>& work) {
    return database_->whole([&] {
        return database_->tell("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            .and_then(work);
    });
}

Expected<std::vector<std::int64_t>> ClubStore::answered(const std::string& table,
                                                        const std::string& record) {
    auto query =
        database_->ask("SELECT about FROM ruling WHERE table_name = ? AND record = ? AND about > 0",
                       {qt(table), qt(record)});
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    std::vector<std::int64_t> numbers;
    while (query->next()) {
        numbers.push_back(query->value(0).toLongLong());
    }
    return numbers;
}

Expected<void> ClubStore::addEvidence(const std::string& table, const std::string& hash,
                                      const std::string& jpeg) {
    return database_->tell("INSERT INTO evidence (hash, table_name, jpeg) VALUES (?, ?, ?) "
                           "ON CONFLICT DO NOTHING",
                           {qt(hash), qt(table), QByteArray::fromStdString(jpeg)});
}

Expected<std::optional<std::string>> ClubStore::evidence(const std::string& hash) {
    using Picture = std::optional<std::string>;
    return database_->ask("SELECT jpeg FROM evidence WHERE hash = ?", {qt(hash)})
        .map([](QSqlQuery query) {
            return query.next() ? Picture(query.value(0).toByteArray().toStdString()) : Picture();
        });
}

Expected<void> ClubStore::tell(const std::function<Expected<void>(ClubStore&)>& work) {
    return work(*this);
}

Expected<std::vector<EventRow>> ClubStore::rows(const std::string& table, const std::string& record,
                                                std::int64_t after, int most) {
    auto query = database_->ask(
        "SELECT number, time_us, kind, payload, picture, hash FROM event WHERE table_name = ? AND "
        "record = ? AND number > ? ORDER BY number LIMIT ?",
        {qt(table), qt(record), qlonglong(after), most});
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    std::vector<EventRow> rows;
    while (query->next()) {
        rows.push_back({query->value(0).toLongLong(), query->value(1).toLongLong(),
                        plain(query->value(2)), plain(query->value(3)), plain(query->value(4)),
                        plain(query->value(5))});
    }
    return rows;
}

} // namespace umpire
