#include "app/club/archive/archive_texts.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_values.h"
#include "app/record/journal/event_json.h"
#include "app/record/journal/journal_copy.h"
#include "app/record/journal/named_players.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::size_t openGames(const EventArchive& archive) {
    return std::size_t(std::ranges::count_if(
        archive.records, [](const ArchivedRecord& each) { return !each.result; }));
}

Json jsonOf(const ArchivedRecord& it) {
    return {{"table", it.table},
            {"record", it.record},
            {"file", orNull(it.file)},
            {"game", it.settings.game},
            {"variant", it.settings.variant},
            {"started", it.settings.started},
            {"players", namedPlayers(it.settings)},
            {"events", it.head.count},
            {"last_hash", it.head.hash},
            {"over", it.result.has_value()},
            {"result", it.result ? umpire::jsonOf(Event(*it.result)) : Json(nullptr)},
            {"pictures", it.pictures},
            {"missing_pictures", it.missing},
            {"faults", it.faults}};
}

constexpr const char* kReadme =
    R"(This is the archive of an event, as `umpire club archive` wrote it.

journals/      One file for each game: TABLE-BEGIN-RECORD.umpire. Each is a whole journal with
               the same events and the same hashes as the journal at the table.
               `umpire log show FILE` prints one. `umpire log verify FILE` checks one.
               `umpire log statistics PLACE` reads all of them, from this archive as it is.
tournaments/   Of each tournament: NAME.json for `umpire tournament`, NAME-results.csv with a line
               for each seat, NAME-standings.csv and NAME-standings.pdf, and NAME-changes.csv,
               which says who changed what and why. NAME.trf is FIDE's report for other programs;
               there is none where more than two sit at a table.
rulings.csv    What arbiters ruled: when, who, at which table, about which event, and why.
               `entered` is the event by which the journal has the ruling. Of a command in a game
               with secrets that is not over, only the first word is there.
witnesses/     What the club and phones signed while the event went on: seals.txt has a line for
               each game that ended, keys.txt the keys (the club's first), and each checkpoint its
               signatures. `umpire log verify --archive` checks all of it against the journals.
faults.csv     What was wrong with what a table sent.
index.json     The list of all games with their players, results and last hashes, for programs.
               It names the pictures that are not in this archive.

The pictures are in the journals. `umpire log export FILE --as folder --out NEW` takes them out.
A journal has the SHA-256 of each picture, also of those that are not in this archive.

The journals hold all that was recorded. `umpire log` keeps what is secret in a game that is not
over. Whoever has this archive can read it by other means: keep it to yourself until then.
)";

std::string whichGame(const ArchivedRecord& game) {
    return "table " + game.table + ", " + (game.file.empty() ? game.record : game.file) + ": ";
}

std::string faultsIn(const EventArchive& archive) {
    std::string text;
    for (const ArchivedRecord& each : archive.records) {
        for (const std::string& fault : each.faults) {
            text += whichGame(each) + fault + "\n";
        }
    }
    return text;
}

/// Lists the first games with missing pictures; the index has all of them.
std::string missingIn(const EventArchive& archive) {
    constexpr std::size_t kMostTold = 5;
    std::string text;
    std::size_t games = 0;
    for (const ArchivedRecord& each : archive.records) {
        if (archive.hasPictures && !each.missing.empty() && ++games <= kMostTold) {
            text += whichGame(each) + missingPicturesText(each.missing) + "\n";
        }
    }
    if (games > kMostTold) {
        text += "In " + counted(games - kMostTold, "more game", "more games") +
                " pictures are missing; index.json lists them.\n";
    }
    return text + (games == 0
                       ? ""
                       : "Give `umpire club archive` the tables' own journals, and it takes the "
                         "missing pictures from there.\n");
}

} // namespace

std::string numberOrNone(std::int64_t number) {
    return number == 0 ? "" : std::to_string(number);
}

std::string readmeOf(const EventArchive& archive) {
    return kReadme + ("\nIt was written at " + archive.written + ".\n\n") + summaryOf(archive);
}

std::string indexOf(const EventArchive& archive) {
    const auto tournamentOf = [](const ArchivedTournament& each) -> Json {
        return {{"name", each.name},
                {"files", each.files},
                {"players", each.players},
                {"rounds", each.rounds}};
    };
    const auto recordOf = [](const ArchivedRecord& each) { return jsonOf(each); };
    return indentedText({{"schema", "umpire.club-archive/1"},
                         {"written", archive.written},
                         {"goes_on", openGames(archive) > 0},
                         {"with_pictures", archive.hasPictures},
                         {"rulings", archive.rulings.size()},
                         {"faults", archive.faults.size()},
                         {"checkpoints", archive.checkpoints},
                         {"witnesses", archive.witnesses},
                         {"tournaments", jsonList(archive.tournaments, tournamentOf)},
                         {"records", jsonList(archive.records, recordOf)}});
}

std::string rulingsCsv(const std::vector<StoredRuling>& rulings) {
    std::string text = csvLine({"given", "arbiter", "table", "record", "event", "command",
                                "because", "entered", "ruling"});
    for (const StoredRuling& each : rulings) {
        const RulingMessage& ruling = each.ruling;
        text += csvLine({each.given, ruling.arbiter, each.table, ruling.record,
                         numberOrNone(each.about), ruling.command, ruling.because,
                         numberOrNone(each.entered), ruling.ruling});
    }
    return text;
}

std::string faultsCsv(const std::vector<StoredFault>& faults) {
    std::string text = csvLine({"seen", "table", "what"});
    for (const StoredFault& each : faults) {
        text += csvLine({each.seen, each.table, each.what});
    }
    return text;
}

std::string summaryOf(const EventArchive& archive) {
    const std::string tournaments =
        archive.tournaments.empty()
            ? ""
            : "The archive has " +
                  counted(archive.tournaments.size(), "tournament", "tournaments") + ".\n";
    if (archive.records.empty()) {
        return "No table has told the club anything yet: there is no game in the archive.\n" +
               tournaments;
    }
    std::int64_t events = 0;
    for (const ArchivedRecord& each : archive.records) {
        events += each.head.count;
    }
    std::string text = "The archive has " + counted(archive.records.size(), "game", "games") +
                       " with " + counted(std::size_t(events), "event", "events") + ", and " +
                       counted(archive.rulings.size(), "ruling", "rulings") + ".\n" + tournaments;
    if (const std::size_t open = openGames(archive); open > 0) {
        text += counted(open, "game is", "games are") +
                " not over. The event goes on: a later archive has what comes.\n";
    }
    text += archive.hasPictures ? "" : "The pictures were left out.\n";
    if (!archive.brokerSays.empty()) {
        text += "The broker cannot be reached (" + archive.brokerSays +
                "), so that no table was asked for its pictures.\n";
    }
    return text + faultsIn(archive) + missingIn(archive);
}

std::size_t doubtfulGames(const EventArchive& archive) {
    return std::size_t(std::ranges::count_if(
        archive.records, [](const ArchivedRecord& each) { return !each.faults.empty(); }));
}

} // namespace umpire
