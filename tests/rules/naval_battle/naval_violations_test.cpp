#include "tests/rules/naval_battle/naval_table.h"

namespace umpire::naval_battle::testing {
namespace {

struct Case {
    std::string_view position;
    Wrong<NavalBattle> is;
};

constexpr std::string_view kStart = "BAc4f4k4n4,+6 BAc17f17k17n17,+6 setup";
constexpr std::string_view kPlay = "KRh6,TRh8,ORb1,DEa1,MIi6!,BAc4 NIh7,PAp20,BAc17 red";

const Case kCases[] = {
    {kStart, "r PAa5", ViolationKind::WrongWater, "NB-5", "a5 is not in the red port"},
    {kStart, "y PAa1", ViolationKind::WrongWater, "NB-5", "a1 is not in the yellow port"},
    {kStart, "r PAc4", ViolationKind::Occupied, "NB-7", "c4 holds a battery already"},
    {kStart, "r BAa1", ViolationKind::WrongUnit, "NB-5", "a battery is not placed"},
    {kStart, "r SAa1", ViolationKind::WrongUnit, "NB-5", "a plane is not placed"},
    {"LOa1,BAc4f4k4n4,+6 BAc17f17k17n17,+6 setup", "r LOa2", ViolationKind::NoneLeft, "NB-3",
     "it has 1"},
    {kStart, "r ready", ViolationKind::NotReady, "NB-5", "red has 29 ships still to place"},
    {kStart, "c4xc5", ViolationKind::WrongPhase, "NB-5", "still being set up"},
    {kStart, "pass", ViolationKind::WrongPhase, "NB-5", "still being set up"},
    {kStart, "r mine a1", ViolationKind::WrongPhase, "NB-5", "still being set up"},
    {kPlay, "r PAa3", ViolationKind::WrongPhase, "NB-5", "set up already"},
    {kPlay, "r -a1", ViolationKind::WrongPhase, "NB-5", "set up already"},
    {kPlay, "r ready", ViolationKind::WrongPhase, "NB-5", "set up already"},
    {kPlay, "g6-g7", ViolationKind::NothingThere, "NB-6", "g6 is empty"},
    {kPlay, "h7-g7", ViolationKind::NotYours, "NB-6", "h7 holds a unit of yellow; it is red's"},
    {kPlay, "c4-c3", ViolationKind::CannotMove, "NB-5", "c4 holds a battery"},
    {kPlay, "i6-j6", ViolationKind::CannotMove, "NB-17", "i6 holds a mine"},
    {kPlay, "h6-h6", ViolationKind::Occupied, "NB-7", "h6 is occupied"},
    {kPlay, "h6-l6", ViolationKind::TooFar, "NB-6", "l6 is 4 squares away from h6; a cruiser"},
    {kPlay, "h8-e10", ViolationKind::WrongWater, "NB-1", "e10 is an island"},
    {kPlay, "h6-h4", ViolationKind::NoWay, "NB-7", "no free way of at most 3 squares"},
    {kPlay, "h6xg6", ViolationKind::NothingThere, "NB-9", "g6 is empty"},
    {kPlay, "h6xi6", ViolationKind::WrongTarget, "NB-9", "same side"},
    {kPlay, "h6xp20", ViolationKind::TooFar, "NB-9", "p20 is 14 squares away from h6"},
    {kPlay, "i6xh7", ViolationKind::WrongUnit, "NB-9", "i6 holds a mine, which does not attack"},
    {kPlay, "c4xh7", ViolationKind::TooFar, "NB-13", "a battery reaches 1"},
    {kPlay, "h6-g6xh7", ViolationKind::OneThing, "NB-A1", "a move or an attack"},
    {kPlay, "c4-c3xh7", ViolationKind::CannotMove, "NB-5", "never moves"},
    {kPlay, "h6#c17", ViolationKind::TooFar, "NB-15", "its range is 1"},
    {"KRc18,ORb1,DEa1 BAc17 red", "c18#c17", ViolationKind::WrongUnit, "NB-15",
     "only a missile ship"},
    {kPlay, "b1#h7", ViolationKind::WrongTarget, "NB-15", "h7 holds no battery"},
    {kPlay, "h6%h7", ViolationKind::WrongUnit, "NB-18", "only a minesweeper"},
    {kPlay, "h8%p20", ViolationKind::TooFar, "NB-18", "it must be adjacent"},
    {kPlay, "h6~h7", ViolationKind::WrongUnit, "NB-11", "only an aircraft carrier"},
    {kPlay, "r mine g7", ViolationKind::NoneLeft, "NB-3", "red has no mine left"},
    {"TRh6,ORb1,DEa1,+1 NIh7 red", "r mine h7", ViolationKind::Occupied, "NB-A14", "h7"},
    {"TRd9,ORb1,DEa1,+1 NIh7 red", "r mine d10", ViolationKind::WrongWater, "NB-A14", "island"},
    {kPlay, "pass", ViolationKind::CanAct, "NB-A19", "red can act"},
    {"ORb1,DEa1 NIp20 red drawn", "b1-b2", ViolationKind::GameIsOver, "NB-A17", "agreed"},
    {"ORb1,DEa1 NIp20 red red-resigned", "draw", ViolationKind::GameIsOver, "NB-4", "red gave up"},
    {"ORb1,DEd17 NIp20 yellow", "p20-p19", ViolationKind::GameIsOver, "NB-4", "d17"},
};

TEST(NavalViolations, SayWhatIsWrongAndCiteTheRule) {
    for (const Case& wrong : kCases) {
        expectViolations(position(wrong.position), {wrong.is});
    }
}

TEST(NavalViolations, AMinesweeperCannotSayItOfABatteryOrAPlane) {
    EXPECT_EQ(violationOf(position("TRc18,ORb1,DEa1 BAc17 red"), "c18%c17").kind,
              ViolationKind::WrongTarget);
    EXPECT_EQ(violationOf(position("ORb1,DEa1,SAh7 TRh6 yellow"), "h6%h7").kind,
              ViolationKind::WrongTarget);
}

TEST(NavalViolations, ThatAnActionNamesNoSquareOfTheBoardIsOneToo) {
    const State state = position(kPlay);
    const SquareIndex h6 = 5 * 16 + 7;
    for (const SquareIndex nowhere : {-1, 320}) {
        for (const Action& wrong :
             {Action(Move{h6, nowhere}), Action(Move{nowhere, h6}), Action(Attack{h6, h6, nowhere}),
              Action(Attack{h6, nowhere, h6}), Action(RemoveBattery{nowhere, nowhere, h6}),
              Action(RemoveMine{h6, h6, nowhere}), Action(LayMine{Side::Red, nowhere})}) {
            EXPECT_TRUE(validate(state, wrong)) << text(state, wrong);
        }
    }
    EXPECT_TRUE(validate(startOf(variant("standard")), Place{Side::Red, 0, -1}));
    EXPECT_TRUE(validate(startOf(variant("standard")), TakeUp{Side::Red, 320}));
}

} // namespace
} // namespace umpire::naval_battle::testing
