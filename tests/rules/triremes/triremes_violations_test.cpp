#include "tests/rules/triremes/triremes_table.h"

/// Tests illegal actions that no other test covers: out of turn, out of range, or of no player.
namespace umpire::triremes::testing {
namespace {

using enum ViolationKind;

TEST(TriremesViolations, OfTheFirstThrow) {
    const State state = start("alternative");
    expectViolations(state, {{"+a1", NotNow, "TR-6", "thrown for who starts"},
                             {"c5-c7n", NotNow, "TR-7", "thrown for who starts"},
                             {"die:0", NotADie, "TR-1", "1 to 6, not 0"},
                             {"die:7", NotADie, "TR-1", "1 to 6, not 7"}});
}

TEST(TriremesViolations, OfAPlacing) {
    expectViolations(start(), {{"die:3", NotNow, "TR-15", "no die is due"},
                               {"c5<b4", NotNow, "TR-13", "place their soldiers"},
                               {"c5>b4", NotNow, "TR-14", "place their soldiers"},
                               {"b4*c5", NotNow, "TR-7", "place their soldiers"},
                               {"b4-b5", NotNow, "TR-7", "place their soldiers"},
                               {"pass", NotNow, "TR-A22", "place their soldiers"}});
}

TEST(TriremesViolations, OfATurn) {
    const State state = position("light=c5n,e9n|b4 dark=k9n|j18 turn=light");
    expectViolations(state, {{"+a1", NotNow, "TR-6", "light moves"},
                             {"die:3", NotNow, "TR-15", "light moves; no die is due"},
                             {"k9-k11n", NotYours, "TR-8", "k9 of dark is not light's"},
                             {"e8-e10n", NothingThere, "TR-8", "no ship has its bow on e8"},
                             {"e9-e12n", WrongCourse, "TR-8", "e9 to e12 is none of these"},
                             {"e9-f10n", WrongCourse, "TR-8", "2 squares ahead, or 1 with a turn"},
                             {"e9-e9e", WrongCourse, "TR-8", "e9 to e9"},
                             {"e9-e9n", WrongCourse, "TR-8", "e9 to e9"},
                             {"e9-e8n", WrongCourse, "TR-8", "e9 to e8"},
                             {"c5-b5w", Blocked, "TR-A4", "the bow would be on b5, which is coast"},
                             {"j18-k18", NotYours, "TR-9", "j18 is dark's, not light's"},
                             {"a1-a2", NothingThere, "TR-9", "no soldier stands on a1"},
                             {"k9<j18", NotYours, "TR-13", "k9 of dark is not light's"},
                             {"k9>j18", NotYours, "TR-14", "k9 of dark is not light's"},
                             {"j18*c5", NotYours, "TR-20", "j18 is dark's"},
                             {"e9-e11n*k9", NotAlongside, "TR-A8", "k9 of dark over 2 squares"},
                             {"e9-e11n*c5", NotAnEnemy, "TR-12", "c5 of light is no enemy's"},
                             {"e9-e11n*d9", NothingThere, "TR-12", "no ship has its bow on d9"}});
    expectViolations(position("light=a9w|b4 dark=k9n|j18 turn=light"),
                     {{"a9-a9e", Blocked, "TR-A4", "1 square off the board of 12 x 20"}});
    expectViolations(position("light=e9n,f9n|b4 dark=k9n|j18 turn=light"),
                     {{"e9-d9w", Blocked, "TR-A4", "the stern would be on f9, where the ship f9"}});
}

TEST(TriremesViolations, ValuesOutsideTheBoardAreToldNotFollowed) {
    for (const State& state :
         {start(), position("light=c5n:1|b4 dark=k9n|j18 turn=light"),
          position("light=d9n|a1 dark=e9n,k9n|j18 turn=light fight=d9>e9:4"),
          position("first=c9e|a1 second=k12s|b16 third=g15n|v18 turn=first three-players")}) {
        for (const int off : {-1, -2, 240, 480, 1'000'000, -1'000'000}) {
            for (const Action& wrong :
                 {Action(PlaceSoldier{off}), Action(ThrowDie{off}),
                  Action(Sail{off, 5, Heading::North}), Action(Sail{98, off, Heading::North}),
                  Action(Walk{off, 1}), Action(Walk{37, off}), Action(Storm{off, 98}),
                  Action(Storm{37, off}), Action(Load{off, 37}), Action(Load{50, off}),
                  Action(Land{off, 37}), Action(Land{50, off}), Action(Sell{off, {1}}),
                  Action(Sell{98, {off}}), Action(Ally{{off}}), Action(Part{{off}}),
                  Action(Resign{{off}})}) {
                const auto violation = validate(state, wrong);
                ASSERT_TRUE(violation) << off << " in " << text(state);
                EXPECT_FALSE(violation->because.empty());
                EXPECT_FALSE(text(state, wrong).empty());
            }
        }
    }
}

} // namespace
} // namespace umpire::triremes::testing
