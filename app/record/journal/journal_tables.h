#pragma once

#include "app/record/journal/journal_database.h"
#include "app/record/journal/journal_rows.h"

/// Writes and reads the rows of an open database.
namespace umpire {

/// Creates the tables and writes the settings and an empty head, in one transaction.
Expected<void> makeTables(const JournalDatabase& database, const SettingRows& settings);

/// Writes an event's row, its picture and the new head in one transaction; writes nothing after an
/// error.
Expected<void> writeEvent(const JournalDatabase& database, const EventRow& row,
                          const std::string& jpeg);

/// A row of `event` and its JPEG; empty: the row has no picture, or this file lacks the picture.
struct CopiedRow {
    EventRow row;
    std::string jpeg;
};
/// Writes all rows in one transaction; the head is unchanged.
Expected<void> writeCopied(const JournalDatabase& database, const std::vector<CopiedRow>& rows);
Expected<void> writeHead(const JournalDatabase& database, const Head& head);

/// Marks the seal as open. SQLite opens a read-only file silently; the error appears here.
Expected<void> openToWrite(const JournalDatabase& database);

/// Returns type, name, table and SQL of each table, view, index and trigger. Reads no other part of
/// the file, and executes nothing in it.
Expected<std::vector<SqlRow>> readSchema(const JournalDatabase& database);

struct MetaRows {
    SettingRows settings;
    std::optional<Head> head; ///< none if missing or invalid
    std::string seal;         ///< see journal_seal.h; empty: there is none
};
Expected<MetaRows> readMeta(const JournalDatabase& database);

/// Returns the event's row; none if there is no such row, or if its columns have other types.
Expected<std::optional<EventRow>> readEvent(const JournalDatabase& database, std::int64_t number);

/// Returns the first event number after `after`; none at the end.
Expected<std::optional<std::int64_t>> nextNumber(const JournalDatabase& database,
                                                 std::int64_t after);

/// Returns the greatest number in that table; 0 if the table is empty.
Expected<std::int64_t> lastNumber(const JournalDatabase& database, const std::string& table);

/// Returns an event's JPEG; none if the event has none; empty if this copy lacks it.
Expected<std::optional<std::string>> readPicture(const JournalDatabase& database,
                                                 std::int64_t event);

} // namespace umpire
