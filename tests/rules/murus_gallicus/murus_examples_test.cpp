#include "tests/rules/murus_gallicus/murus_table.h"

#include <algorithm>
#include <set>

namespace umpire::murus_gallicus::testing {
namespace {

constexpr std::string_view kFigure1 = "ttt1t1t1/3ww1w1/3t1w2/8/3TW3/3WT3/TTT3TT r";

TEST(MurusExamples, MgX1TheStartHasTwentyActions) {
    EXPECT_EQ(listed(start()), "a1-a3 a1-c3 b1-b3 b1-d3 c1-c3 c1-e3 c1-a3 d1-d3 d1-f3 d1-b3 e1-e3 "
                               "e1-g3 e1-c3 f1-f3 f1-h3 f1-d3 g1-g3 g1-e3 h1-h3 h1-f3");
}

/// Exchanges left and right in every cell of the text.
std::string mirrored(std::string line) {
    std::ranges::for_each(line,
                          [](char& c) { c = c >= 'a' && c <= 'h' ? char('a' + 'h' - c) : c; });
    return line;
}

TEST(MurusExamples, MgX1AndMg18TheOpeningsHalveUpToMirror) {
    for (const auto& [name, classes] : {std::pair{"basic", 10U}, std::pair{"bribe", 112U}}) {
        std::set<std::string> different;
        const State state = start(name);
        for (const Action& legal : legalActions(state)) {
            const std::string line = text(state, legal);
            const std::string other = text(state, action(state, mirrored(line)));
            different.insert(std::min(line, other));
        }
        EXPECT_EQ(different.size(), classes) << name;
    }
}

TEST(MurusExamples, MgX2TheLineOfFigure1LeadsToItsPosition) {
    const State state = after(start(), {"d1-d3", "d7-d5", "e1-e3", "f7-d5", "f1-d3", "h7-f5"});
    EXPECT_EQ(text(state), kFigure1);
    EXPECT_EQ(unitAt(state, 20), (Unit{{0}, 1})); // e3 is a wall, as in the position's text
    EXPECT_EQ(legalActions(state).size(), 20U);
}

TEST(MurusExamples, MgX3ATowerBesideAWallMaySacrificeButNotMoveOverIt) {
    const State state = position("8/8/2w5/1T6/8/8/8 r");
    EXPECT_EQ(listed(state), "b4-b6 b4xc5 b4-d4 b4-d2 b4-b2");
    EXPECT_EQ(violationOf(state, "b4-d6").kind, ViolationKind::Blocked);
    EXPECT_EQ(text(after(state, {"b4xc5"})), "8/8/8/1W6/8/8/8 g");
}

TEST(MurusExamples, MgX4TheBribeHas224Openings) {
    EXPECT_EQ(legalActions(start("bribe")).size(), 224U);
    EXPECT_EQ(legalActions(start("basic")).size(), 20U);
}

/// Returns a position with a lone unit on an otherwise empty board.
State lone(char letter, std::string_view cell) {
    State state = position(letter == 'C' ? "8/8/8/8/8/8/8 r" : "8/8/8/8/8/8/8 g", "advanced");
    const CellIndex index = CellIndex(8 * (cell[1] - '1') + (cell[0] - 'a'));
    setUnit(state, index, {{letter == 'C' ? 0 : 1}, 3});
    return state;
}

TEST(MurusExamples, MgX5ALoneCatapultReachesForwardsAndSideways) {
    EXPECT_EQ(listed(lone('C', "d1")),
              "d1*d3 d1*d4 d1*f3 d1*g4 d1*f1 d1*g1 d1*b1 d1*a1 d1*b3 d1*a4");
    EXPECT_EQ(legalActions(lone('C', "a1")).size(), 6U);
    EXPECT_EQ(listed(lone('C', "d6")), "d6*f6 d6*g6 d6*b6 d6*a6");
    EXPECT_EQ(listed(lone('C', "d5")), "d5*d7 d5*f7 d5*f5 d5*g5 d5*b5 d5*a5 d5*b7");
    EXPECT_EQ(legalActions(lone('c', "d7")).size(), 10U);
}

TEST(MurusExamples, MgX6ATowerMayGiveOneStoneOrBothForACatapult) {
    const State state = position("8/8/8/3c4/3T4/8/8 r", "advanced");
    EXPECT_EQ(legalActions(state).size(), 9U);
    EXPECT_EQ(text(after(state, {"d3xd4"})), "8/8/8/3t4/3W4/8/8 g advanced");
    EXPECT_EQ(text(after(state, {"d3xxd4"})), "8/8/8/3w4/8/8/8 g advanced");
}

TEST(MurusExamples, MgX6ACatapultThrowsOverItsOwnTowerButNotAtIt) {
    const State state = position("8/8/3T4/3w4/3C4/8/8 r", "advanced");
    EXPECT_EQ(legalActions(state).size(), 17U);
    EXPECT_EQ(violationOf(state, "d3*d5").rule, "MG-13");
    EXPECT_FALSE(validate(state, action(state, "d3*d6")));
}

TEST(MurusExamples, MgX8StalemateLoses) {
    for (const char* line : {"8/8/8/8/8/8/W7 r", "8/8/tt6/Tt6/tt6/8/8 r"}) {
        const State state = position(line);
        EXPECT_TRUE(legalActions(state).empty()) << line;
        EXPECT_EQ(winner(state), "gaul") << line;
        EXPECT_EQ(outcomeOf(state)->rule, "MG-9");
    }
}

TEST(MurusExamples, Mg4AWallNeverMoves) {
    const Violation violation = violationOf(position("8/8/8/8/8/8/W7 g", "escape"), "a1-a3");
    EXPECT_EQ(violation.rule, "MG-9") << "nothing can act here: the game is over";
    const State state = position("8/8/8/8/7T/8/W7 r");
    EXPECT_EQ(violationOf(state, "a1-a3").rule, "MG-4");
}

TEST(MurusExamples, Mg6AStoneThatLandsOnAWallMakesATower) {
    const State state = after(position("8/8/8/8/W7/8/T7 r"), {"a1-a3"});
    EXPECT_EQ(text(state), "8/8/8/8/T7/W7/8 g");
}

TEST(MurusExamples, Mg10AStoneThatLandsOnATowerMakesACatapult) {
    const State state = after(start("advanced"), {"a1-c1"});
    EXPECT_EQ(text(state), "tttttttt/8/8/8/8/8/1CCTTTTT g advanced");
    EXPECT_EQ(violationOf(start("basic"), "a1-c1").rule, "MG-3");
    EXPECT_EQ(violationOf(position("8/8/8/8/8/8/TCC5 r", "advanced"), "a1-c1").rule, "MG-10");
}

TEST(MurusExamples, Mg13AThrownStoneBuildsAWallOrTakesOneStone) {
    const auto thrown = [](std::string_view line) {
        return text(after(position(line, "advanced"), {"d1*d4"}));
    };
    EXPECT_EQ(thrown("8/8/8/8/8/8/3C4 r"), "8/8/8/3W4/8/8/3T4 g advanced");
    EXPECT_EQ(thrown("8/8/8/3w4/8/8/3C4 r"), "8/8/8/8/8/8/3T4 g advanced");
    EXPECT_EQ(thrown("8/8/8/3t4/8/8/3C4 r"), "8/8/8/3w4/8/8/3T4 g advanced");
    EXPECT_EQ(thrown("8/8/8/3c4/8/8/3C4 r"), "8/8/8/3t4/8/8/3T4 g advanced");
}

TEST(MurusExamples, MgA2AThrownStoneOnTheGoalRowWins) {
    const State state = after(position("8/8/8/3C4/8/8/8 r", "advanced"), {"d4*d7"});
    EXPECT_EQ(winner(state), "roman");
    EXPECT_EQ(outcomeOf(state)->rule, "MG-8");
}

} // namespace
} // namespace umpire::murus_gallicus::testing
