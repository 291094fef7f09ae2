#include "tests/rules/murus_gallicus/murus_table.h"

#include <algorithm>

namespace umpire::murus_gallicus::testing {
namespace {

struct Case {
    std::string_view position;
    std::string_view variant;
    Wrong<MurusGallicus> is;
};

constexpr std::string_view kStart = "tttttttt/8/8/8/8/8/TTTTTTTT r";
constexpr std::string_view kDuel = "8/8/2wt4/1cT5/2C5/2W5/8 r";

const Case kCases[] = {
    {kStart, "basic", "a2-a4", ViolationKind::NothingThere, "MG-6", "a2 is empty"},
    {kStart, "basic", "a7-a5", ViolationKind::NotYours, "MG-6", "a7 holds a Gaul tower"},
    {kStart, "basic", "d1-d4", ViolationKind::WrongDistance, "MG-6", "d4 is 3 cells away"},
    {kStart, "basic", "d1-d2", ViolationKind::WrongDistance, "MG-6", "d2 is 1 cell away"},
    {kStart, "basic", "d1-e3", ViolationKind::NotALine, "MG-6", "d1 and e3 are not in line"},
    {kStart, "basic", "d1-d1", ViolationKind::NotALine, "MG-6", "d1 and d1"},
    {kStart, "basic", "d1-f1", ViolationKind::Blocked, "MG-3", "e1 holds 2 stones already"},
    {kStart, "basic", "d1xd2", ViolationKind::NothingThere, "MG-7", "d2 is empty"},
    {kStart, "basic", "d1xe1", ViolationKind::WrongTarget, "MG-7", "e1 holds a Roman tower"},
    {kStart, "basic", "d1xd7", ViolationKind::WrongDistance, "MG-7", "d7 is 6 cells away"},
    {kStart, "basic", "d1xc7", ViolationKind::NotALine, "MG-7", "not in line"},
    {kStart, "basic", "d1xxd2", ViolationKind::NoCatapults, "MG-14", "no catapults"},
    {kStart, "basic", "d1*d3", ViolationKind::NoCatapults, "MG-10", "no catapults"},
    {kStart, "basic", "d1-b2,c2", ViolationKind::OpeningIsNotDue, "MG-16", "bribe game only"},
    {kStart, "basic", "swap", ViolationKind::OpeningIsNotDue, "MG-17", "between"},
    {kStart, "bribe", "d1-d3", ViolationKind::OpeningIsDue, "MG-16", "scatters a tower"},
    {kStart, "bribe", "swap", ViolationKind::OpeningIsNotDue, "MG-17", "between"},
    {kStart, "bribe", "d1-b3,c2", ViolationKind::WrongRow, "MG-16", "b3 is not on"},
    {kStart, "bribe", "d1-c2,c2", ViolationKind::NotTwoCells, "MG-A5", "different cells"},
    {kStart, "bribe", "d2-b2,c2", ViolationKind::NothingThere, "MG-16", "d2 is empty"},
    {kStart, "bribe", "d7-b2,c2", ViolationKind::NotYours, "MG-16", "d7 holds a Gaul tower"},
    {kDuel, "advanced", "c3-c5", ViolationKind::WrongUnit, "MG-11", "c3 holds a catapult of 3"},
    {kDuel, "advanced", "c2-c4", ViolationKind::WrongUnit, "MG-4", "c2 holds a wall of 1"},
    {kDuel, "advanced", "c4*c6", ViolationKind::WrongUnit, "MG-12", "this takes a catapult"},
    {kDuel, "advanced", "c4xd5", ViolationKind::WrongTarget, "MG-14", "d5 holds a Gaul tower"},
    {kDuel, "advanced", "c4xxc5", ViolationKind::WrongTarget, "MG-14", "c5 holds a wall"},
    {kDuel, "advanced", "c4-c6", ViolationKind::Blocked, "MG-6", "c5 holds a Gaul wall"},
    {kDuel, "advanced", "c4-c2", ViolationKind::Blocked, "MG-10", "c3 holds 3 stones already"},
    {kDuel, "advanced", "c3*c1", ViolationKind::WrongDirection, "MG-12", "c1 lies behind c3"},
    {kDuel, "advanced", "c3*c7", ViolationKind::WrongDistance, "MG-12", "c7 is 4 cells away"},
    {kDuel, "advanced", "c3*d3", ViolationKind::WrongDistance, "MG-12", "d3 is 1 cell away"},
    {kDuel, "advanced", "c3*d7", ViolationKind::NotALine, "MG-12", "not in line"},
    {"3T4/8/8/8/8/8/8 g", "basic", "a1-a3", ViolationKind::GameIsOver, "MG-8", "d7"},
    {"8/8/8/8/8/8/T7 r drawn", "basic", "a1-a3", ViolationKind::GameIsOver, "MG-A9", "draw"},
    {"t7/8/8/8/8/8/T7 r resigned", "basic", "a1-a3", ViolationKind::GameIsOver, "MG-19",
     "Roman gave up"},
    {"t7/8/8/8/8/8/T7 r resigned", "basic", "resign", ViolationKind::GameIsOver, "MG-19", "over"},
};

TEST(MurusViolations, CiteTheRuleAndSayWithNumbersWhy) {
    for (const Case& wrong : kCases) {
        expectViolations(position(wrong.position, wrong.variant), {wrong.is});
    }
}

TEST(MurusViolations, ACellOffTheBoardIsToldFromTheValuesToo) {
    const State state = start();
    for (const CellIndex off : {-1, 56, 63, 64, 1'000'000, -1'000'000}) {
        for (const Action& wrong : {Action(Move{0, off}), Action(Move{off, 0}),
                                    Action(Sacrifice{0, off}), Action(Sacrifice{off, 0})}) {
            const auto violation = validate(state, wrong);
            ASSERT_TRUE(violation) << off;
            EXPECT_EQ(violation->kind, ViolationKind::NotOnTheBoard) << english(violation->because);
            EXPECT_EQ(violation->rule, "MG-1") << english(violation->because);
        }
    }
    EXPECT_EQ(validate(start("bribe"), Bribe{0, 8, 56})->kind, ViolationKind::NotOnTheBoard);
    EXPECT_EQ(validate(position("8/8/8/8/8/8/C7 r", "advanced"), Throw{0, 64})->kind,
              ViolationKind::NotOnTheBoard);
}

TEST(MurusViolations, TheCellIsNamedForTheScreen) {
    EXPECT_EQ(violationOf(start(), "a2-a4").cell, 8);
    EXPECT_EQ(violationOf(start(), "d1-d4").cell, std::nullopt) << "a distance lies at no cell";
}

/// Judges every conceivable action: the listing and the judge must agree on each action.
void judgeAll(const State& state) {
    std::vector<Action> all = {Swap{}, AgreeDraw{}};
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        all.emplace_back(Resign{Player{seat}});
    }
    for (CellIndex from = -1; from <= kMaxCells; ++from) {
        for (CellIndex to = -1; to <= kMaxCells; ++to) {
            all.insert(all.end(), {Move{from, to}, Sacrifice{from, to}, DoubleSacrifice{from, to},
                                   Throw{from, to}, Bribe{0, from, to}, Bribe{from, to, to + 2}});
        }
    }
    std::vector<Action> legal = legalActions(state);
    for (const Action& said : declarations(state)) {
        legal.push_back(said);
    }
    for (const Action& any : all) {
        const bool listedToo = std::ranges::find(legal, any) != legal.end();
        EXPECT_EQ(!validate(state, any), listedToo) << text(state) << ": " << text(state, any);
    }
}

TEST(MurusViolations, ExactlyWhatIsListedIsLegal) {
    judgeAll(start("bribe"));
    judgeAll(after(start("bribe"), {"d1-c2,f2"}));
    judgeAll(position(kDuel, "advanced"));
    judgeAll(position("8/8/2wt4/1cT5/2C5/2W5/8 g", "advanced"));
    judgeAll(position("ttt1t1t1/3ww1w1/3t1w2/8/3TW3/3WT3/TTT3TT r"));
    judgeAll(start("escape-4"));
    judgeAll(start("escape-3"));
    judgeAll(position("8/8/4U3/8/8/3tW3/8/8 23 escape-4"));
    judgeAll(position("8/8/8/8/8/8/W7 r"));
}

} // namespace
} // namespace umpire::murus_gallicus::testing
