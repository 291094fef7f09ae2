#include "tests/app/club/simulation/night_checks.h"

#include "app/club/calls/open_calls.h"
#include "app/record/journal/journal_tail.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace umpire::testing {
namespace {

constexpr std::size_t kAll = 1'000'000;

struct JournalOf {
    std::string record;
    std::vector<EventRow> rows;
};

JournalOf journalOf(const std::filesystem::path& file) {
    const auto tail = rowsAfter(file, 0, kAll);
    EXPECT_TRUE(tail) << (tail ? "" : english(tail.error().message));
    return tail ? JournalOf{hashOf(tail->settings), tail->rows} : JournalOf{};
}

std::vector<std::string> hashesOf(const std::vector<EventRow>& rows) {
    std::vector<std::string> hashes;
    for (const EventRow& row : rows) {
        hashes.push_back(row.hash);
    }
    return hashes;
}

bool isSame(const EventRow& one, const EventRow& other) {
    return one.timeUs == other.timeUs && one.kind == other.kind && one.payload == other.payload &&
           one.picture == other.picture;
}

/// Tells whether all wanted rows occur in that order.
bool hasAll(const std::vector<EventRow>& rows, const std::vector<EventRow>& wanted) {
    auto at = rows.begin();
    for (const EventRow& each : wanted) {
        at = std::find_if(at, rows.end(), [&](const EventRow& row) { return isSame(row, each); });
        if (at == rows.end()) {
            return false;
        }
        ++at;
    }
    return true;
}

std::int64_t timesNoted(const std::vector<EventRow>& rows, const std::string& text) {
    return std::ranges::count_if(rows, [&](const EventRow& row) {
        const auto read = recordedFrom(row);
        const auto* noted = read ? std::get_if<Noted>(&read->happening) : nullptr;
        return noted != nullptr && english(noted->text) == text;
    });
}

/// Formats the calls like "12 differs, 17 called".
std::string wordsOf(const OpenCalls& open) {
    std::string words;
    for (const auto& [number, call] : open.calls()) {
        words += (words.empty() ? "" : ", ") + std::to_string(number) + " ";
        words += nameOf(call.about);
    }
    return words;
}

} // namespace

void expectEachEventOnce(const SimulatedClub& club) {
    for (const auto& table : club.tables) {
        for (const SimulatedTable::Played& game : table->games()) {
            SCOPED_TRACE(game.journal.filename().string());
            if (!std::filesystem::exists(game.journal)) {
                EXPECT_TRUE(game.announced.empty());
                continue;
            }
            const JournalOf journal = journalOf(game.journal);
            EXPECT_TRUE(hasAll(journal.rows, game.announced)) << "announced and lost";
            const auto found = club.database.records.find({table->name(), journal.record});
            if (found == club.database.records.end()) {
                ADD_FAILURE() << "the club does not have this game";
                continue;
            }
            EXPECT_EQ(hashesOf(found->second.rows), hashesOf(journal.rows));
            const auto written = club.written().find(found->first);
            ASSERT_NE(written, club.written().end());
            std::vector<std::int64_t> inOrder(journal.rows.size());
            std::iota(inOrder.begin(), inOrder.end(), std::int64_t(1));
            EXPECT_EQ(written->second, inOrder);
        }
    }
}

void expectEachRulingOnce(const SimulatedClub& club) {
    for (const auto& table : club.tables) {
        for (const SimulatedTable::Played& game : table->games()) {
            if (!std::filesystem::exists(game.journal)) {
                continue;
            }
            SCOPED_TRACE(game.journal.filename().string());
            const bool isPlayed = &game == &table->games().back();
            const JournalOf journal = journalOf(game.journal);
            std::map<std::string, int> entered;
            for (const EventRow& row : journal.rows) {
                if (const auto ruled = rulingIn(row)) {
                    ++entered[ruled->id];
                }
            }
            for (const StoredRuling& each : club.database.rulings) {
                if (each.table != table->name() || each.ruling.record != journal.record) {
                    continue;
                }
                const std::string& id = each.ruling.ruling;
                const auto found = entered.find(id);
                const int times = found == entered.end() ? 0 : found->second;
                EXPECT_LE(times, 1) << id << " was entered twice";
                EXPECT_TRUE(times == 1 || !isPlayed) << id << " never came";
                EXPECT_EQ(each.entered > 0, times == 1) << id << ", as the database has it";
                if (each.ruling.command.starts_with("note ")) {
                    EXPECT_EQ(timesNoted(journal.rows, each.ruling.command.substr(5)), times)
                        << "what " << id << " commanded";
                }
                entered.erase(id);
            }
            EXPECT_TRUE(entered.empty()) << entered.begin()->first << " was never given";
        }
    }
}

void expectTrueHall(const SimulatedClub& club) {
    ASSERT_NE(club.keeper(), nullptr);
    const auto seen = club.keeper()->seen();
    EXPECT_TRUE(seen.health.hasBroker) << seen.health.brokerSays;
    EXPECT_TRUE(seen.health.hasDatabase) << seen.health.databaseSays;
    for (const auto& table : club.tables) {
        SCOPED_TRACE("table " + table->name());
        const JournalOf journal = journalOf(table->games().back().journal);
        ASSERT_TRUE(seen.hall->tables().contains(table->name()));
        const HallTable& shown = seen.hall->tables().at(table->name());
        EXPECT_EQ(shown.record, journal.record) << "another game is shown than is played";
        OpenCalls open;
        for (const EventRow& row : journal.rows) {
            open.take(row);
        }
        for (const StoredRuling& each : club.database.rulings) {
            if (each.table == table->name() && each.ruling.record == journal.record) {
                open.answer(each.about);
            }
        }
        EXPECT_EQ(wordsOf(shown.calls), wordsOf(open));
        EXPECT_EQ(shown.state, club.broker.kept("table/" + table->name() + "/state"));
        EXPECT_EQ(shown.referees.size(), table->sits() ? 1U : 0U);
        const auto off = club.timeline.wallUs(table->name()) - club.timeline.wallUs("club");
        EXPECT_LT(std::abs(shown.clockOffUs - off), 5'000'000);
    }
    for (const StoredFault& fault : club.database.faults) {
        // A killed referee and a lost message cause both of these faults.
        const bool isTrue = fault.what.find("two referees") != std::string::npos ||
                            fault.what.find("it has not told") != std::string::npos;
        EXPECT_TRUE(isTrue) << fault.table << " " << fault.what;
    }
}

void expectNothingMisdirected(const SimulatedClub& club) {
    EXPECT_EQ(club.misdirected(), std::vector<std::string>());
}

} // namespace umpire::testing
