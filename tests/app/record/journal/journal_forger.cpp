#include "tests/app/record/journal/journal_forger.h"

#include <cstdio>
#include <cstdlib>
#include <sqlite3.h>

namespace umpire::testing {
namespace {

/// SQL: an endless recursive table `r` with the column `n`.
const std::string kWithoutEnd = " AS WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM "
                                "r) SELECT ";
/// Returns an SQL statement that makes the same table with that many rows.
std::string rows(const std::string& count) {
    return "WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r LIMIT " + count + ") ";
}

constexpr const char* kEvent = "INSERT INTO event (number, time_us, kind, payload, picture, hash) ";

std::vector<Forgery> viewsWithoutEnd() {
    return {
        {"meta is a view",
         {"ALTER TABLE meta RENAME TO old", "CREATE VIEW meta" + kWithoutEnd +
                                                "'k' || n AS name, hex(randomblob(99)) AS value "
                                                "FROM r"},
         "its table `meta` is not a journal's"},
        {"event is a view",
         {"DROP VIEW line_of_play", "ALTER TABLE event RENAME TO old",
          "CREATE VIEW event" + kWithoutEnd +
              "n AS number, 0 AS time_us, 'note' AS kind, '{}' "
              "AS payload, NULL AS picture, '' AS hash FROM r"},
         "its table `event` is not a journal's"},
        {"picture is a view",
         {"DROP TABLE picture",
          "CREATE VIEW picture" + kWithoutEnd + "n AS event, randomblob(9999) AS jpeg FROM r"},
         "its table `picture` is not a journal's"},
        {"event computes",
         {"DROP VIEW line_of_play", "DROP TABLE event",
          "CREATE TABLE event (number INTEGER PRIMARY KEY, time_us, kind, picture, hash, "
          "payload TEXT AS (hex(zeroblob(90000000))))",
          "INSERT INTO event (number) VALUES (1)"},
         "its table `event` is not a journal's"},
        {"the same name twice",
         {"PRAGMA writable_schema = ON",
          "INSERT INTO sqlite_master SELECT type, name, tbl_name, rootpage, sql FROM "
          "sqlite_master WHERE name = 'meta'"},
         "its table `meta` is not a journal's"},
        {"a schema of a million words",
         {"PRAGMA writable_schema = ON",
          rows("300000") + "INSERT INTO sqlite_master SELECT 'view', 'v' || n, 'v' || n, 0, "
                           "'CREATE VIEW v' || n || ' AS SELECT 1' FROM r"},
         "holds more than the journal of a game"},
        {"an index that computes",
         {"CREATE INDEX more ON picture (length(hex(jpeg)))"},
         "the tables or the view were changed"}};
}

std::vector<Forgery> longValues() {
    const std::string call =
        "'{\"action\": \"a\", \"events\": [' || substr(replace(hex(zeroblob(170000)), '00', "
        "'\"\",'), 1, 499998) || '\"\"], \"position\": \"p\", \"player\": \"\", \"only_for\": "
        "\"\", \"probability\": 1.0, \"alternatives\": []}'";
    return {
        {"an event of 200 MB",
         {"UPDATE event SET payload = '\"' || hex(zeroblob(100000000)) || '\"' WHERE number = 2"},
         "event 2 is missing or cannot be read"},
        {"a setting of 200 MB",
         {"UPDATE meta SET value = zeroblob(200000000) WHERE name = 'variant'"},
         "holds more than the journal of a game"},
        {"a hash of 200 MB",
         {"UPDATE event SET hash = zeroblob(200000000) WHERE number = 2"},
         "event 2 is missing or cannot be read"},
        {"a picture of 200 MB",
         {"UPDATE picture SET jpeg = zeroblob(200000000) WHERE event = (SELECT min(event) FROM "
          "picture)"},
         "is missing or cannot be read"},
        {"settings without end",
         {rows("400000") + "INSERT INTO meta SELECT 'k' || n, hex(randomblob(99)) FROM r"},
         "holds more than the journal of a game"},
        {"lists of nothing",
         {"DELETE FROM event WHERE number > 2",
          rows("150") + kEvent + "SELECT n + 2, 0, 'call', " + call + ", NULL, '' FROM r"},
         "cannot be read"}};
}

std::vector<Forgery> manyRows() {
    return {{"a count of a million",
             {"UPDATE meta SET value = '1000000 abc' WHERE name = 'head'"},
             "are missing or cannot be read"},
            {"a count without end",
             {"UPDATE meta SET value = '9223372036854775807 abc' WHERE name = 'head'",
              std::string(kEvent) + "SELECT 9223372036854775806, 0, kind, payload, NULL, hash FROM "
                                    "event WHERE number = 1"},
             "are missing or cannot be read"},
            {"a fifth of a million events",
             {rows("200000") + kEvent +
                  "SELECT n + 1000, 0, 'pause', '{\"because\": \"\"}', NULL, "
                  "'' FROM r",
              "UPDATE meta SET value = '201000 abc' WHERE name = 'head'"},
             "are missing or cannot be read"},
            {"events of other types",
             {"UPDATE event SET time_us = 'noon', kind = x'FFFE'"},
             "are missing or cannot be read"}};
}

} // namespace

std::vector<Forgery> forgeries() {
    std::vector<Forgery> all = viewsWithoutEnd();
    for (const auto& more : {longValues(), manyRows()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

void forge(const std::filesystem::path& journal, const std::vector<std::string>& statements) {
    sqlite3* database = nullptr;
    const auto require = [&](int result) {
        if (result != SQLITE_OK) {
            std::fprintf(stderr, "the forger: %s\n", sqlite3_errmsg(database));
            std::abort();
        }
    };
    require(sqlite3_open(journal.c_str(), &database));
    require(sqlite3_exec(database, "PRAGMA synchronous = OFF", nullptr, nullptr, nullptr));
    for (const std::string& statement : statements) {
        require(sqlite3_exec(database, statement.c_str(), nullptr, nullptr, nullptr));
    }
    sqlite3_close(database);
}

} // namespace umpire::testing
