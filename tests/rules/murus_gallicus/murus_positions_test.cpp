#include "tests/rules/murus_gallicus/murus_table.h"

#include <fstream>
#include <set>
#include <sstream>

namespace umpire::murus_gallicus::testing {
namespace {

/// A row of data/murus_positions.tsv: 63 positions with the values of an independent engine.
struct Row {
    std::string position;
    std::string rules;
    std::size_t actions = 0;
    std::string winner;
};

std::vector<Row> rows() {
    std::vector<Row> all;
    std::ifstream file(UMPIRE_SOURCE_DIR "/tests/rules/murus_gallicus/data/murus_positions.tsv");
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        Row row;
        std::string count;
        if (line.starts_with("#") || !std::getline(fields, row.position, '\t') ||
            !std::getline(fields, row.rules, '\t') || !std::getline(fields, count, '\t') ||
            !std::getline(fields, row.winner, '\t')) {
            continue;
        }
        row.actions = std::stoul(count);
        row.rules = row.rules == "advanced-immediate" ? "advanced" : row.rules;
        all.push_back(row);
    }
    return all;
}

TEST(MurusPositions, AllAreRead) {
    EXPECT_EQ(rows().size(), 63U);
}

TEST(MurusPositions, HaveTheActionsAndTheWinnerOfTheTable) {
    for (const Row& row : rows()) {
        const State state = position(row.position, row.rules);
        EXPECT_EQ(legalActions(state).size(), row.actions) << row.position << " " << row.rules;
        EXPECT_EQ(perft<MurusGallicus>(state, 1), row.actions) << row.position << " " << row.rules;
        EXPECT_EQ(winner(state), row.winner == "-" ? "-" : row.winner) << row.position;
    }
}

TEST(MurusPositions, EveryActionLeadsElsewhere) {
    for (const Row& row : rows()) {
        const State state = position(row.position, row.rules);
        std::set<std::string> successors;
        for (const Action& legal : legalActions(state)) {
            successors.insert(text(murus_gallicus::apply(state, legal).state));
        }
        EXPECT_EQ(successors.size(), row.actions) << row.position << " " << row.rules;
    }
}

TEST(MurusPositions, ComeBackAsTheyWereWritten) {
    for (const Row& row : rows()) {
        const State state = position(row.position, row.rules);
        EXPECT_EQ(text(state).substr(0, row.position.size()), row.position);
        EXPECT_EQ(position(text(state)), state) << "the settings are part of the text";
    }
}

/// Counts by the ordinary rules, one action at a time, to check the counts on whole boards.
std::uint64_t countedOneByOne(const State& state, int depth) {
    std::uint64_t count = depth == 0 ? 1 : 0;
    for (const Action& legal : depth == 0 ? std::vector<Action>{} : legalActions(state)) {
        count += countedOneByOne(murus_gallicus::apply(state, legal).state, depth - 1);
    }
    return count;
}

TEST(MurusPositions, AreCountedAlikeByShiftsAndOneByOne) {
    std::uint64_t counted = 0;
    for (const Row& row : rows()) {
        for (const char* rules : {"basic", "advanced", "advanced-delayed", "escape"}) {
            const auto parsed = parseState(row.position, variant(rules));
            if (const auto* state = std::get_if<State>(&parsed)) { // basic knows no catapults
                const std::uint64_t expected = countedOneByOne(*state, 3);
                EXPECT_EQ(perft<MurusGallicus>(*state, 3), expected)
                    << row.position << " " << rules;
                counted += expected;
            }
        }
    }
    EXPECT_GT(counted, 100'000U);
}

} // namespace
} // namespace umpire::murus_gallicus::testing
