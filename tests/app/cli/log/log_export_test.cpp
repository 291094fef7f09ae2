#include "app/mind/statistics/tally.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"
#include "tests/app/record/journal/recorded_playout.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"
#include "tests/app/scratch_folder.h"

#include <cmath>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>

/// Tests `umpire log export --as csv`.
namespace umpire::testing {
namespace {

std::string exported(const std::string& journal) {
    const RunResult run = runUmpire({"log", "export", journal, "--as", "csv", "--secrets"});
    EXPECT_EQ(run.status, 0) << run.err;
    return run.out;
}

/// Splits the CSV text into fields by line; exported fields contain no line ends.
std::vector<std::vector<std::string>> rowsOf(const std::string& csv) {
    std::vector<std::vector<std::string>> rows;
    std::istringstream lines(csv);
    for (std::string line; std::getline(lines, line);) {
        rows.emplace_back(1);
        bool isQuoted = false;
        for (const char c : line) {
            isQuoted = isQuoted != (c == '"');
            if (c == ',' && !isQuoted) {
                rows.back().emplace_back();
            } else if (c != '"') {
                rows.back().back() += c;
            }
        }
    }
    return rows;
}

TEST(LogExport, ExportsEachActionAndDieForASpreadsheet) {
    const ScratchFolder scratch;
    std::size_t thrown = 0;
    for (const std::string& game : namesOfGames()) {
        const std::string file = scratch.file(game + ".umpire").string();
        writeJournal(file, playoutSettings(game), recordedPlayout(game, 3, 40));
        const auto rows = rowsOf(exported(file));
        std::vector<std::string> actions;
        for (const RecordedEvent& event : lineOfPlay(readJournal(file)->events)) {
            if (const auto action = actionIn(event.happening)) {
                actions.push_back(*action);
            }
        }
        std::vector<std::string> told;
        std::size_t dice = 0;
        for (const auto& row : rows) {
            ASSERT_EQ(row.size(), rows.front().size());
            if (row[2] == "action") {
                told.push_back(row[4].starts_with("'+") ? row[4].substr(1) : row[4]);
            }
            dice += row[2] == "die" ? 1 : 0;
        }
        EXPECT_GT(actions.size(), 8U);
        EXPECT_EQ(told, actions) << game;
        Tally tally;
        if (const JournalRecord record = *readJournal(file); !holdsSecrets(record)) {
            addTo(tally, record); // the tally leaves out games with secrets
            EXPECT_EQ(dice, tally.dice.size()) << game;
        }
        thrown += dice;
    }
    EXPECT_GT(thrown, 0U);
}

/// Exports a salvo that the real referee saw on the sample film.
TEST(LogExport, ExportsEachMatchOfATossForASpreadsheet) {
    const std::string folder = UMPIRE_SOURCE_DIR "/sample_games/war-galley/";
    const ScratchFolder scratch;
    const std::string file = scratch.file("toss.umpire").string();
    const std::string position =
        nlohmann::json::parse(contentsOf(folder + "game.json"))["position"];
    ASSERT_EQ(
        runUmpire({"referee", folder + "film.webm", "--game", "war-galley", "--position", position,
                   "--table", folder + "table.yaml", "--name", "A=Anna", "--journal", file})
            .status,
        0);
    const auto rows = rowsOf(exported(file));
    const auto at = [&](const char* heading) {
        return std::size_t(std::ranges::find(rows.front(), heading) - rows.front().begin());
    };
    int hits = 0;
    for (const auto& row : rows) {
        if (row[at("row")] == "match") {
            EXPECT_EQ(row[at("player")], "Anna");
            EXPECT_EQ(row[at("attacker")] + row[at("target")], "A1B1");
            EXPECT_GE(std::stod(row[at("margin_mm")]), 0.0) << "inside the hull";
            const double length =
                std::hypot(std::stod(row[at("head_x_mm")]) - std::stod(row[at("tail_x_mm")]),
                           std::stod(row[at("head_y_mm")]) - std::stod(row[at("tail_y_mm")]));
            EXPECT_NEAR(length, 42.0, 2.0) << "a match";
            hits += row[at("verdict")] == "hit" ? 1 : 0;
        }
    }
    EXPECT_EQ(hits, 2);
    EXPECT_EQ(rows.back()[at("action")], "A1 hits 2");
}

} // namespace
} // namespace umpire::testing
