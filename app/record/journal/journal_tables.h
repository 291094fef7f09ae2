#pragma once

#include "app/record/journal/journal_database.h"
#include "app/record/journal/journal_rows.h"

/// Writes and reads the rows of a journal's open database.
namespace umpire {

/// Creates the tables, and writes the settings and a head without events, in one transaction.
Expected<void> makeTables(const JournalDatabase& database, const SettingRows& settings);

/// Writes the row of an event, its picture and the new head in one transaction. After an error
/// nothing is written.
Expected<void> writeEvent(const JournalDatabase& database, const EventRow& row,
                          const std::string& jpeg);

/// A row of `event`, with its JPEG. The JPEG is empty if the row has no picture, or if the copy
/// lacks the picture.
struct CopiedRow {
    EventRow row;
    std::string jpeg;
};
/// Writes all rows in one transaction. Does not change the head.
Expected<void> writeCopied(const JournalDatabase& database, const std::vector<CopiedRow>& rows);
Expected<void> writeHead(const JournalDatabase& database, const Head& head);

/// Replaces the seal by its open value. SQLite opens a read-only file without an error, so the
/// error appears here.
Expected<void> openToWrite(const JournalDatabase& database);

/// Returns type, name, table and SQL of each table, view, index and trigger. Neither reads other
/// parts of the file nor executes anything in it.
Expected<std::vector<SqlRow>> readSchema(const JournalDatabase& database);

struct MetaRows {
    SettingRows settings;
    std::optional<Head> head; ///< none if the row is missing or invalid
    std::string seal;         ///< see journal_seal.h; empty if the row is missing
};
Expected<MetaRows> readMeta(const JournalDatabase& database);

/// Returns the row of an event; none if the row is missing or its columns have wrong types.
Expected<std::optional<EventRow>> readEvent(const JournalDatabase& database, std::int64_t number);

/// Returns the smallest number of an event that is larger than `after`; none if there is no such
/// event.
Expected<std::optional<std::int64_t>> nextNumber(const JournalDatabase& database,
                                                 std::int64_t after);

/// Returns the largest number in the table, which is `event` or `picture`; 0 if the table is empty.
Expected<std::int64_t> lastNumber(const JournalDatabase& database, const std::string& table);

/// Returns the JPEG of an event; none if the event has no picture; empty if this copy lacks the
/// picture.
Expected<std::optional<std::string>> readPicture(const JournalDatabase& database,
                                                 std::int64_t event);

} // namespace umpire
