#pragma once

#include "app/record/journal/event_json.h"
#include "app/record/journal/recorded_event.h"

#include <array>
#include <functional>

/// The rows of a journal's tables, and the chain of their hashes.
namespace umpire {

/// Limits of a payload, and of all settings together. A payload has about 2 kB in War Galley; the
/// players' own game files have up to 1 MiB each.
constexpr std::size_t kMaxPayloadBytes = 1U << 20U;
constexpr std::size_t kMaxSettingBytes = 4U << 20U;

constexpr std::int64_t kJournalSchema = 1;               ///< PRAGMA user_version
constexpr std::int64_t kJournalApplication = 0x556D7072; ///< PRAGMA application_id: "Umpr"

/// A table or view, with the text that SQLite stores for it.
struct SchemaEntry {
    std::string_view type;
    std::string_view name;
    std::string_view sql;
};

/// Events are never changed or deleted: an undo is an event too, and the view `line_of_play` omits
/// the events that the undo takes back.
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
    std::string picture; ///< SHA-256 of the JPEG's bytes; empty: NULL
    std::string hash;
};

/// The last row of `meta`: the number of events, and the last one's hash.
struct Head {
    std::int64_t count = 0;
    std::string hash;
    bool operator==(const Head&) const = default;
};

constexpr std::string_view kHeadName = "head";

/// Returns a text such as "57 3fa8…".
std::string textOf(const Head& head);
std::optional<Head> headFrom(std::string_view text);

/// The rows of `meta` without the head.
using SettingRows = std::map<std::string, std::string>;

SettingRows rowsOf(const GameSettings& settings);
FromJson<GameSettings> settingsFrom(const SettingRows& rows);

/// Makes the row and its hash.
EventRow rowOf(const Entry& event, const Head& before);
FromJson<RecordedEvent> recordedFrom(const EventRow& row);

/// Returns the SHA-256 in hexadecimal.
std::string sha256(std::string_view bytes);
/// Hashes blocks one after the other, up to the first empty block.
std::string sha256(const std::function<std::string_view()>& next);
/// Returns the hash of the settings, on which the first event's hash depends.
std::string hashOf(const SettingRows& settings);
/// Returns the SHA-256 of the previous hash and the fields, each preceded by its length.
std::string hashOf(const EventRow& row, std::string_view before);

} // namespace umpire
