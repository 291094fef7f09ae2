#pragma once

#include "app/record/journal/journal_database.h"
#include "app/record/journal/journal_rows.h"

/// Rows in and out of an open database.
namespace umpire {

/// Makes the tables and writes settings and an empty head, in one transaction.
Expected<void> makeTables(const JournalDatabase& database, const SettingRows& settings);

/// A row of `event`, its picture and the new head, in one transaction; nothing after an error.
Expected<void> writeEvent(const JournalDatabase& database, const EventRow& row,
                          const std::string& jpeg);

/// A row of `event` and its JPEG; none: the row has no picture, or it is not in this file.
struct CopiedRow {
    EventRow row;
    std::string jpeg;
};
/// All of them, in one transaction; the head stays as it is.
Expected<void> writeCopied(const JournalDatabase& database, const std::vector<CopiedRow>& rows);
Expected<void> writeHead(const JournalDatabase& database, const Head& head);

/// Opens the seal. SQLite opens what is read-only without a word, and says so here.
Expected<void> openToWrite(const JournalDatabase& database);

/// Of each table, view, index and trigger: type, name, table, SQL. Nothing else of the file is
/// read for it, and nothing of theirs is run.
Expected<std::vector<SqlRow>> readSchema(const JournalDatabase& database);

struct MetaRows {
    SettingRows settings;
    std::optional<Head> head; ///< none where it is missing or is none
    std::string seal;         ///< journal_seal.h; empty where there is none
};
Expected<MetaRows> readMeta(const JournalDatabase& database);

/// None where there is no such row, or one whose columns have other types.
Expected<std::optional<EventRow>> readEvent(const JournalDatabase& database, std::int64_t number);

/// The first number of an event after that one; none where there is none.
Expected<std::optional<std::int64_t>> nextNumber(const JournalDatabase& database,
                                                 std::int64_t after);

/// The greatest number in that table; 0 where there is none.
Expected<std::int64_t> lastNumber(const JournalDatabase& database, const std::string& table);

/// The JPEG of an event; none where there is none; empty where it is not in this copy.
Expected<std::optional<std::string>> readPicture(const JournalDatabase& database,
                                                 std::int64_t event);

} // namespace umpire
