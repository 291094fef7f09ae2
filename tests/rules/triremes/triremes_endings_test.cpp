#include "tests/rules/triremes/triremes_table.h"

/// Tests TR-2, TR-4, TR-5, TR-21, TR-22 with TR-A1, TR-A2, TR-A20 to TR-A22.
namespace umpire::triremes::testing {
namespace {

TEST(TriremesEndings, A1AllSoldiersThoseAboardIncludedOrAllFigures) {
    const std::string line = "light=c9e|a1 dark=e9n:1,k12s| turn=light";
    const State soldiers = after(position(line), {"c9-e9e"});
    EXPECT_EQ(winner(soldiers), "light");
    EXPECT_EQ(english(outcomeOf(soldiers)->because), "dark has no soldiers left");
    EXPECT_EQ(outcomeOf(soldiers)->rule, "TR-5");
    EXPECT_TRUE(legalActions(soldiers).empty());
    EXPECT_TRUE(toAct(soldiers).empty());
    expectViolations(soldiers, {{"e9-g9e", ViolationKind::GameIsOver, "TR-5", "the game is over"}});

    const State figures = after(position(line + " aim=figures"), {"c9-e9e"});
    EXPECT_EQ(winner(figures), "-"); // k12 sails on
    EXPECT_EQ(winner(position("light=c9e|a1 dark=| turn=light aim=figures")), "light");
    EXPECT_EQ(outcomeOf(position("light=c9e|a1 dark=| turn=light aim=figures"))->rule, "TR-4");
    EXPECT_EQ(winner(position("light=c9e|a1 dark=e9n:1| turn=light")), "-"); // aboard counts
}

TEST(TriremesEndings, BothMayLoseTheirLastSoldiersInOneTacticalMove) { // TR-17
    const State end =
        after(position("light=d9n:1| dark=b9e,e9n:1| turn=light fight=d9>e9:4"), {"b9-d9e"});
    EXPECT_EQ(winner(end), "draw");
    EXPECT_TRUE(english(outcomeOf(end)->because).starts_with("nobody is left"));
}

TEST(TriremesEndings, A20SoldiersInTheirOwnFortressCountForNothing) {
    EXPECT_EQ(winner(position("light=|e2,f2,g2,f1 dark=|j18 turn=light")), "-");
}

TEST(TriremesEndings, A21TheFortressIsCheckedAfterEveryActionAndSoldiersAreAshore) {
    // Light lands the second and third soldier at once.
    const std::string_view line = "light=f18w:2|e19 dark=|j18 turn=light";
    EXPECT_EQ(winner(position(line)), "-");
    EXPECT_EQ(winner(after(position(line), {"f18>g19"})), "-");
    EXPECT_EQ(winner(after(position(line), {"f18>f19,g19"})), "light");
    // The second way is to win the battle for the third square.
    const State won = after(position("light=|f19,d19,g20 dark=|e19,j18 turn=light"),
                            {"d19-e19", "die:6", "die:1"});
    EXPECT_EQ(winner(won), "light");
}

TEST(TriremesEndings, A22WhoCannotMovePasses) {
    // The ship can move neither ahead nor about, because e10 lies before the bow; the stern cannot
    // go to d9 or f9.
    const State stuck = position("light=e9n:1| dark=d9n,f9n,e10s|j18 turn=light");
    EXPECT_EQ(listed(stuck), "pass");
    EXPECT_EQ(toAct(stuck), std::vector{Player{0}});
    EXPECT_EQ(text(after(stuck, {"pass"})), "light=e9n:1| dark=d9n,f9n,e10s|j18 turn=dark");
    expectViolations(start("standard"), {{"pass", ViolationKind::NotNow, "TR-A22", "place"}});
    expectViolations(position("light=e9n:1| dark=d9n,e10s|j18 turn=light"),
                     {{"pass", ViolationKind::NotForced, "TR-A22", "light has legal moves"}});
}

TEST(TriremesEndings, A2TheHigherDieStartsAndEqualOnesAreThrownAgain) {
    Settings settings = variant("standard");
    settings.first = First::Die;
    const State state = startOf(settings);
    EXPECT_TRUE(toAct(state).empty());
    EXPECT_EQ(listed(state), "die:1 die:2 die:3 die:4 die:5 die:6");
    EXPECT_EQ(after(state, {"die:2", "die:5"}).mover, Player{1});
    EXPECT_EQ(after(state, {"die:5", "die:2"}).mover, Player{0});
    const State tied = after(state, {"die:4", "die:4"});
    EXPECT_EQ(tied.throws, (std::vector<int>{0, 0}));
    EXPECT_EQ(after(tied, {"die:1", "die:2"}).mover, Player{1});
    EXPECT_EQ(start().mover, Player{0}); // the default: light
    settings.layout = Layout::FourPlayers;
    const State four = after(startOf(settings), {"die:3", "die:5", "die:5", "die:1"});
    EXPECT_EQ(four.throws, (std::vector<int>{-1, 0, 0, -1}));
    const State third = after(four, {"die:1", "die:2"});
    EXPECT_EQ(third.mover, Player{2});
    EXPECT_EQ(phaseOf(third), Phase::Placing);
    EXPECT_EQ(after(third, {"+x20"}).mover, Player{3});
}

TEST(TriremesEndings, TwoBooksLayTheMapsSideBySide) { // TR-21
    const State state = start("two-books");
    const Chart& chart = state.chart();
    EXPECT_EQ(chart.columns, 24);
    EXPECT_EQ(chart.rows, 20);
    EXPECT_EQ(chart.soldiersEach, 12);
    EXPECT_EQ(legalActions(state).size(), 88U);
    // Any of the two capitals will do; soldiers on both do not add up.
    const std::string end = " dark=|j18 turn=light two-books";
    EXPECT_EQ(winner(position("light=|e19,f19,r19" + end)), "-");
    EXPECT_EQ(winner(position("light=|q19,r19,s19" + end)), "light");
}

TEST(TriremesEndings, MorePlayersHaveADomainEach) { // TR-22
    const Chart& four = start("four-players").chart();
    EXPECT_EQ(four.anchors.size(), 24U);
    EXPECT_EQ(four.domainOf[std::size_t(four.find({0, 0}))], 0);
    EXPECT_EQ(four.domainOf[std::size_t(four.find({0, 19}))], 1);
    EXPECT_EQ(four.domainOf[std::size_t(four.find({23, 19}))], 2);
    EXPECT_EQ(four.domainOf[std::size_t(four.find({23, 0}))], 3);
    const Chart& three = start("three-players").chart();
    EXPECT_EQ(three.anchors.size(), 18U);
    EXPECT_EQ(three.domainOf[std::size_t(three.find({23, 0}))], -1);
    EXPECT_TRUE(three.isSea(three.find({23, 0})));
    EXPECT_EQ(nameOf(variant("three-players"), {2}), "third");
}

constexpr std::string_view kThree = "first=c9e|a1 second=e9n:1,k12s| third=g15n|v18 turn=first "
                                    "three-players";

TEST(TriremesEndings, OfMoreThanTwoWhoIsBeatenLeavesTheBoard) { // TR-22
    EXPECT_EQ(played(kThree, {"c9-e9e"}),
              "first=e9e|a1 second=| third=g15n|v18 turn=third three-players");
    EXPECT_EQ(told(kThree, {"c9-e9e"}), "first sails c9 to e9 heading east\n"
                                        "the ship e9 of second sinks, 1 soldier aboard\n"
                                        "second is out: second has no soldiers left\n");
    const State last = position("first=c9e|a1 second=| third=e9n:1| turn=first three-players");
    const State won = after(last, {"c9-e9e"});
    EXPECT_EQ(winner(won), "first");
    EXPECT_EQ(outcomeOf(won)->rule, "TR-22");
}

TEST(TriremesEndings, ACapturedCapitalPutsItsOwnerOut) { // TR-4, TR-22
    const std::string line =
        "first=|d19,f19,g19 second=k12s|a14,j18 third=g15n|v18 turn=first three-players";
    EXPECT_EQ(played(line, {"d19-e19"}),
              "first=|e19,f19,g19 second=| third=g15n|v18 turn=third three-players");
    EXPECT_EQ(told(line, {"d19-e19"}),
              "first's soldier goes from d19 to e19\n"
              "second is out: first has 3 soldiers in the capital of second\n");
    // An ally's soldiers cannot take the fortress.
    const State allied = after(position(line), {"ally:second", "d19-e19"});
    EXPECT_EQ(soldiersOf(allied, {1}), 2);
    EXPECT_EQ(allied.mover, Player{1});
}

TEST(TriremesEndings, AFightEndsWithoutAPlayerWhoIsBeatenMeanwhile) { // TR-22, TR-17
    // Second rams first's last soldier elsewhere instead of throwing.
    EXPECT_EQ(played("first=d9n,h9n:1| second=e9n:1,j9w|j18 third=g15n|v18 turn=first "
                     "fight=d9>e9:4 three-players",
                     {"j9-h9w"}),
              "first=| second=e9n,h9w|j18 third=g15n|v18 turn=second three-players");
    // Third loses its last soldier in the fight that interrupted another fight; the other fight
    // goes on.
    EXPECT_EQ(played("first=d9n:1|a1 second=e9n:1,g10n|j18 third=h10n:1| turn=first "
                     "fight=d9>e9,g10>h10:6 three-players",
                     {"die:1"}),
              "first=d9n:1|a1 second=e9n,g10n|j18 third=| turn=first fight=d9<e9 three-players");
    // The second battle of a landing goes on too.
    EXPECT_EQ(played("first=c5n:2|a1 second=|b4 third=|b5,v18 turn=first fight=c5>b5,c5>b4:6 "
                     "three-players",
                     {"die:1"}),
              "first=c5n:1|a1,b4 second=| third=|b5,v18 turn=first fight=c5>b5 three-players");
}

TEST(TriremesEndings, AlliesDoNotFightAndWinTogether) { // TR-22
    const State allied = after(position(kThree), {"ally:second"});
    EXPECT_EQ(text(allied), "first=c9e|a1 second=e9n:1,k12s| third=g15n|v18 turn=first "
                            "allies=first+second three-players");
    expectViolations(allied,
                     {{"c9-e9e", ViolationKind::NotAnEnemy, "TR-22", "an ally"},
                      {"ally:second", ViolationKind::NotNow, "TR-22", "an ally already"},
                      {"ally:first", ViolationKind::NoSuchPlayer, "TR-22", "no other player"},
                      {"part:third", ViolationKind::NotNow, "TR-22", "no ally"}});
    EXPECT_TRUE(isLegal(after(allied, {"part:second"}), "c9-e9e"));
    const State together = position("first=c9e|a1 second=e9n:1| third=| turn=first "
                                    "allies=first+second three-players");
    EXPECT_EQ(winner(together), "draw");
    EXPECT_EQ(english(outcomeOf(together)->because), "only allies are left: first and second");
}

TEST(TriremesEndings, APlayerResignsOrAllAgreeOnADraw) { // TR-22
    const std::string line = "light=c9e|a1 dark=k12s|j18 turn=light";
    EXPECT_EQ(played(line, {"resign:dark"}), line + " resigned=dark");
    EXPECT_EQ(told(line, {"resign:dark"}), "dark is out: dark has resigned\n");
    EXPECT_EQ(winner(after(position(line), {"resign:light"})), "dark");
    EXPECT_EQ(english(outcomeOf(after(position(line), {"resign:light"}))->because),
              "light gave up");
    EXPECT_EQ(played(line, {"draw"}), line + " agreed=draw");
    EXPECT_EQ(told(line, {"draw"}), "the players agree on a draw\n");
    EXPECT_EQ(winner(after(position(line), {"draw"})), "draw");
    EXPECT_EQ(declarations(position(line)).size(), 3U);
    EXPECT_TRUE(declarations(after(position(line), {"draw"})).empty());
    // A declaration does not use up a turn and is allowed during a fight.
    EXPECT_EQ(winner(after(position("light=d9n|a1 dark=e9n|j18 turn=light fight=d9>e9:4"),
                           {"resign:dark"})),
              "light");
    expectViolations(start(), {{"resign:light", ViolationKind::NotNow, "TR-22", "place"},
                               {"draw", ViolationKind::NotNow, "TR-22", "place"}});
}

TEST(TriremesEndings, OfMoreThanTwoWhoResignsLeavesTheBoard) { // TR-22
    EXPECT_EQ(played(kThree, {"resign:third"}),
              "first=c9e|a1 second=e9n:1,k12s| third=| turn=first three-players");
    EXPECT_EQ(played(kThree, {"resign:first"}),
              "first=| second=e9n:1,k12s| third=g15n|v18 turn=second three-players");
    EXPECT_EQ(told(kThree, {"resign:third"}), "third is out: third has resigned\n");
    expectViolations(after(position(kThree), {"resign:third"}),
                     {{"resign:third", ViolationKind::NoSuchPlayer, "TR-22", "out of the game"},
                      {"ally:third", ViolationKind::NoSuchPlayer, "TR-22", "out of the game"}});
    // A fight that a resignation ends counts as the mover's turn.
    EXPECT_EQ(played("first=d9n|a1 second=e9n|j18 third=g15n|v18 turn=first fight=d9>e9:4 "
                     "three-players",
                     {"resign:second"}),
              "first=d9n|a1 second=| third=g15n|v18 turn=third three-players");
}

TEST(TriremesEndings, ShipsAndSoldiersAreSold) { // TR-22
    EXPECT_EQ(played("first=c9e:1|a1 second=k12s|b16 third=g15n|v18 turn=first three-players",
                     {"sell:c9@third", "sell:a1@second"}),
              "first=| second=k12s|a1,b16 third=c9e:1,g15n|v18 turn=second three-players");
    expectViolations(position(kThree),
                     {{"sell:k12@third", ViolationKind::NotYours, "TR-22", "not first's"},
                      {"sell:b9@third", ViolationKind::NothingThere, "TR-22", "bow on b9"},
                      {"sell:v18@second", ViolationKind::NotYours, "TR-22", "third's"},
                      {"sell:c9@first", ViolationKind::NoSuchPlayer, "TR-22", "no other player"}});
    expectViolations(position("light=c9e|a1 dark=|j18 turn=light"),
                     {{"sell:c9@dark", ViolationKind::NoDealings, "TR-22", "not 2"},
                      {"ally:dark", ViolationKind::NoDealings, "TR-22", "not 2"},
                      {"part:dark", ViolationKind::NoDealings, "TR-22", "not 2"}});
    EXPECT_TRUE(declarations(start()).empty());
}

} // namespace
} // namespace umpire::triremes::testing
