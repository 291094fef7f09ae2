#pragma once

#include "app/record/journal/event_json.h"
#include "app/record/journal/recorded_event.h"

#include <array>
#include <functional>

/// The rows of a journal's tables, and the chain of hashes over them.
namespace umpire {

/// Maximum size of an event's payload and of all settings together, in bytes. In War Galley a
/// payload has about 2 kB. The players' own game files have up to 1 MiB each.
constexpr std::size_t kMaxPayloadBytes = 1U << 20U;
constexpr std::size_t kMaxSettingBytes = 4U << 20U;

/// Version of the tables, stored as PRAGMA user_version.
constexpr std::int64_t kJournalSchema = 1;
/// "Umpr", stored as PRAGMA application_id.
constexpr std::int64_t kJournalApplication = 0x556D7072;

/// A table or view, with the SQL text that SQLite stores for it.
struct SchemaEntry {
    std::string_view type;
    std::string_view name;
    std::string_view sql;
};

/// The tables and views of a journal. Events are never changed or deleted. An undo is an event too,
/// and the view `line_of_play` leaves out the events that an undo removes.
inline constexpr std::array<SchemaEntry, 4> kJournalSchemaEntries = {{
    {"table", "meta", "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)"},
    {"table", "event",
     "CREATE TABLE event (number INTEGER PRIMARY KEY, time_us INTEGER NOT NULL, "
     "kind TEXT NOT NULL, payload TEXT NOT NULL, picture TEXT, hash TEXT NOT NULL, "
     "action TEXT AS (json_extract(payload, '$.action')), "
     "position TEXT AS (json_extract(payload, '$.position')))"},
    {"table", "picture",
     "CREATE TABLE picture (event INTEGER PRIMARY KEY REFERENCES event (number), "
     "jpeg BLOB NOT NULL)"},
    {"view", "line_of_play",
     "CREATE VIEW line_of_play AS WITH RECURSIVE back (number) AS ("
     "SELECT max(number) FROM event UNION "
     "SELECT CASE kind WHEN 'undo' THEN json_extract(payload, '$.to') ELSE event.number - 1 END "
     "FROM back JOIN event ON event.number = back.number) "
     "SELECT event.* FROM event JOIN back ON back.number = event.number WHERE kind <> 'undo' "
     "ORDER BY event.number"},
}};

/// A row of the table `event`, as stored.
struct EventRow {
    std::int64_t number = 0;
    std::int64_t timeUs = 0;
    std::string kind;
    std::string payload;
    std::string picture; ///< SHA-256 of the JPEG's bytes, hexadecimal; empty: NULL
    std::string hash;
};

/// The last row of `meta`: the number of events, and the hash of the last event.
struct Head {
    std::int64_t count = 0;
    std::string hash;
    bool operator==(const Head&) const = default;
};

constexpr std::string_view kHeadName = "head";

/// Formats the head as number and hash, such as "57 3fa8…".
std::string textOf(const Head& head);
/// Parses such a text; none if it is malformed.
std::optional<Head> headFrom(std::string_view text);

/// The rows of `meta`, without head and seal.
using SettingRows = std::map<std::string, std::string>;

SettingRows rowsOf(const GameSettings& settings);
FromJson<GameSettings> settingsFrom(const SettingRows& rows);

/// Makes the row of an event after `before`, with its number and hash.
EventRow rowOf(const Entry& event, const Head& before);
FromJson<RecordedEvent> recordedFrom(const EventRow& row);

/// Returns the SHA-256 of the bytes, in hexadecimal.
std::string sha256(std::string_view bytes);
/// Returns the SHA-256 of blocks of bytes. Calls `next` until it returns an empty block.
std::string sha256(const std::function<std::string_view()>& next);
/// Returns the hash of the settings. The hash of the first event covers this hash.
std::string hashOf(const SettingRows& settings);
/// Returns the SHA-256 of the previous hash and the row's fields. Each field is preceded by its
/// length.
std::string hashOf(const EventRow& row, std::string_view before);

} // namespace umpire
