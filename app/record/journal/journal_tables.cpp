#include "app/record/journal/journal_tables.h"

#include "app/record/journal/journal_seal.h"

namespace umpire {
namespace {

/// Memory that a row of `event` needs besides its payload, in bytes: the kind and two hashes.
constexpr std::size_t kMaxOtherBytes = 1'000;
/// Maximum size of the answer with the schema, in bytes. The names and SQL texts take 1,300 bytes.
constexpr int kMaxSchemaBytes = 16'000;

using Statements = std::vector<std::pair<std::string, SqlRow>>;

/// Runs the statements in one transaction. After an error none of them has an effect.
Expected<void> transact(const JournalDatabase& database, const Statements& statements) {
    Expected<std::vector<SqlRow>> done = database.ask("BEGIN IMMEDIATE");
    if (!done) {
        return tl::make_unexpected(done.error());
    }
    for (const auto& [sql, values] : statements) {
        done = done ? database.ask(sql, values) : done;
    }
    done = done ? database.ask("COMMIT") : done;
    if (!done) {
        (void)database.ask("ROLLBACK"); // fails if SQLite has already rolled back
        return tl::make_unexpected(done.error());
    }
    return {};
}

void addRow(Statements& statements, const EventRow& row) {
    const SqlValue picture = row.picture.empty() ? SqlValue{} : SqlValue{row.picture};
    statements.push_back({"INSERT INTO event (number, time_us, kind, payload, picture, hash) "
                          "VALUES (?, ?, ?, ?, ?, ?)",
                          {row.number, row.timeUs, row.kind, row.payload, picture, row.hash}});
}

void addPicture(Statements& statements, std::int64_t event, const std::string& jpeg) {
    statements.push_back({"INSERT INTO picture VALUES (?, ?)", {event, Blob{jpeg}}});
}

void addHead(Statements& statements, const Head& head) {
    statements.push_back(
        {"UPDATE meta SET value = ? WHERE name = ?", {textOf(head), std::string(kHeadName)}});
}

} // namespace

Expected<void> makeTables(const JournalDatabase& database, const SettingRows& settings) {
    Statements statements;
    for (const SchemaEntry& entry : kJournalSchemaEntries) {
        statements.emplace_back(entry.sql, SqlRow{});
    }
    const auto insert = [&](const std::string& name, const std::string& value) {
        statements.emplace_back("INSERT INTO meta VALUES (?, ?)", SqlRow{name, value});
    };
    for (const auto& [name, value] : settings) {
        insert(name, value);
    }
    insert(std::string(kSealName), openSeal());
    insert(std::string(kHeadName), textOf(Head{0, hashOf(settings)}));
    statements.emplace_back("PRAGMA application_id = " + std::to_string(kJournalApplication),
                            SqlRow{});
    statements.emplace_back("PRAGMA user_version = " + std::to_string(kJournalSchema), SqlRow{});
    return transact(database, statements);
}

Expected<void> writeEvent(const JournalDatabase& database, const EventRow& row,
                          const std::string& jpeg) {
    Statements statements;
    addRow(statements, row);
    if (!jpeg.empty()) {
        addPicture(statements, row.number, jpeg);
    }
    addHead(statements, {row.number, row.hash});
    return transact(database, statements);
}

Expected<void> writeCopied(const JournalDatabase& database, const std::vector<CopiedRow>& rows) {
    Statements statements;
    for (const auto& [row, jpeg] : rows) {
        addRow(statements, row);
        if (!row.picture.empty()) {
            addPicture(statements, row.number, jpeg);
        }
    }
    return transact(database, statements);
}

Expected<void> writeHead(const JournalDatabase& database, const Head& head) {
    Statements statements;
    addHead(statements, head);
    return transact(database, statements);
}

Expected<void> openToWrite(const JournalDatabase& database) {
    return transact(
        database,
        {{"UPDATE meta SET value = value WHERE name = ?", {std::string(kHeadName)}},
         {"UPDATE meta SET value = ? WHERE name = ?", {openSeal(), std::string(kSealName)}}});
}

Expected<MetaRows> readMeta(const JournalDatabase& database) {
    const auto rows = database.ask("SELECT name, value FROM meta", {}, int(kMaxSettingBytes));
    if (!rows) {
        return tl::make_unexpected(rows.error());
    }
    MetaRows meta;
    for (const SqlRow& row : *rows) {
        const std::string name = bytesIn(row[0]).value_or("");
        const std::string value = bytesIn(row[1]).value_or("");
        if (name == kHeadName) {
            meta.head = headFrom(value);
        } else if (name == kSealName) {
            meta.seal = value;
        } else {
            meta.settings[name] = value;
        }
    }
    return meta;
}

Expected<std::optional<EventRow>> readEvent(const JournalDatabase& database, std::int64_t number) {
    const auto rows =
        database.ask("SELECT time_us, kind, payload, picture, hash FROM event WHERE number = ?",
                     {number}, int(kMaxPayloadBytes + kMaxOtherBytes));
    if (!rows) {
        return tl::make_unexpected(rows.error());
    }
    if (rows->empty()) {
        return std::nullopt;
    }
    const SqlRow& row = rows->front();
    const auto time = wholeIn(row[0]);
    const auto kind = bytesIn(row[1]);
    const auto payload = bytesIn(row[2]);
    const auto hash = bytesIn(row[4]);
    if (!time || !kind || !payload || !hash) {
        return std::nullopt;
    }
    return EventRow{number, *time, *kind, *payload, bytesIn(row[3]).value_or(""), *hash};
}

Expected<std::vector<SqlRow>> readSchema(const JournalDatabase& database) {
    return database.ask("SELECT type, name, tbl_name, sql FROM sqlite_master", {}, kMaxSchemaBytes);
}

Expected<std::optional<std::int64_t>> nextNumber(const JournalDatabase& database,
                                                 std::int64_t after) {
    return database.ask("SELECT min(number) FROM event WHERE number > ?", {after})
        .map([](const std::vector<SqlRow>& rows) {
            return rows.empty() ? std::nullopt : wholeIn(rows.front()[0]);
        });
}

Expected<std::int64_t> lastNumber(const JournalDatabase& database, const std::string& table) {
    const std::string column = table == "picture" ? "event" : "number";
    return database.ask("SELECT max(" + column + ") FROM " + table)
        .map([](const std::vector<SqlRow>& rows) {
            return rows.empty() ? 0 : wholeIn(rows.front()[0]).value_or(0);
        });
}

Expected<std::optional<std::string>> readPicture(const JournalDatabase& database,
                                                 std::int64_t event) {
    return database.ask("SELECT jpeg FROM picture WHERE event = ?", {event})
        .map([](const std::vector<SqlRow>& rows) {
            return rows.empty() ? std::nullopt : bytesIn(rows.front()[0]);
        });
}

} // namespace umpire
