#include "tests/rules/triremes/triremes_table.h"

/// Tests the texts of positions and actions, their limits, and the other players' views.
namespace umpire::triremes::testing {
namespace {

TEST(TriremesNotation, TheStart) {
    EXPECT_EQ(text(start()), "light=c5n,d5n,f5n,g5n,i5n,j5n| dark=c16s,d16s,f16s,g16s,i16s,j16s| "
                             "turn=light place=6,6");
    EXPECT_TRUE(text(start("alternative")).ends_with("place=6,6 throws=0,0 alternative"));
    EXPECT_TRUE(text(start("two-books")).ends_with("place=12,12 two-books"));
    EXPECT_TRUE(text(start("four-players")).ends_with("turn=first place=6,6,6,6 four-players"));
}

TEST(TriremesNotation, PositionsComeBack) {
    for (const std::string line :
         {"light=| dark=|j18 turn=dark", "light=c5n:2,d5n|c3,a7 dark=|j18 turn=light",
          "light=d9n|a1 dark=e9n|j18 turn=light fight=d9<e9:6",
          "light=d9n:1,h10n|a1 dark=e9n:1,g10n|j18 turn=light fight=d9>e9,g10<h10",
          "light=|b3 dark=|j18 turn=light aim=figures first=die ahead=up-to-two",
          "light=|b3 dark=|j18 turn=light ram=carry-on alongside=one defender=stays",
          "light=|b3 dark=|j18 turn=light alternative", "light=|b3 dark=|v18 turn=light two-books",
          "first=|a1 second=|a20 third=|x20 turn=second allies=first+third three-players",
          "first=|a1 second=|a20 third=|x20 fourth=| turn=third four-players",
          "light=|a1 dark=|j18 turn=dark resigned=light",
          "light=|a1 dark=|j18 turn=dark agreed=draw",
          "light=|b3 dark=|v18 turn=dark map=two-books aim=figures"}) {
        EXPECT_EQ(text(position(line)), line);
    }
}

TEST(TriremesNotation, WhatDoesNotParseSaysWhereAndWhy) {
    expectMalformed({{"", 0, "`light=`"},
                     {"dark=|j18 turn=dark", 0, "`light=`"},
                     {"light=c9|a1 dark=|j18 turn=light", 8, "`n`, `e`, `s` or `w`"},
                     {"light=z9n|a1 dark=|j18 turn=light", 6, "a1 to l20"},
                     {"light=c9n:3|a1 dark=|j18 turn=light", 10, "1 or 2"},
                     {"light=c9n a1 dark=|j18 turn=light", 9, "`,` and a ship"},
                     {"light=c9n|a1;b1 dark=|j18 turn=light", 12, "`,` and a soldier"},
                     {"light=c9n|a1", 12, "` dark=`"},
                     {"light=c9n|a1 dark=|j18", 22, "` turn=`"},
                     {"light=c9n|a1 dark=|j18 turn=first", 28, "`light`, `dark`"},
                     {"light=c9n|a1 dark=|j18 turn=light place=7,7", 40, "at most 6"},
                     {"light=c9n|a1 dark=|j18 turn=light place=6", 41, "of the 2 players"},
                     {"light=c9n|a1 dark=|j18 turn=light throws=7,0", 41, "1 to 6"},
                     {"light=c9n|a1 dark=|j18 turn=light fight=c9:4", 42, "`>` or `<`"},
                     {"light=d9n|a1 dark=e9n|j18 turn=light fight=d9>e9:7", 49, "1 to 6"},
                     {"light=c9n|a1 dark=|j18 turn=light allies=light", 41, "two players"},
                     {"light=c9n|a1 dark=|j18 turn=light resigned=me", 43, "`light`, `dark`"},
                     {"light=c9n|a1 dark=|j18 turn=light agreed=yes", 41, "`draw`"},
                     {"light=c9n|a1 dark=|j18 turn=light nonsense", 33, "map=one-book|two-books"},
                     {"light=c9n|a1 dark=|j18 turn=light aim=figures x", 46, "a setting"},
                     {"light=c9n|a1 dark=|j18 turn=light ", 34, "setting"}},
                    [](const auto& text) { return parseState(text, variant("standard")); });
}

TEST(TriremesNotation, ImpossiblePositionsAreRefused) {
    for (const auto& [line, why] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"light=a7n|a1 dark=|j18 turn=light", "two squares of sea"},
             {"light=a8n|a1 dark=|j18 turn=light", "two squares of sea"},
             {"light=c9n|a1 dark=c8e|j18 turn=light", "1 ship on c8, not 2"},
             {"light=|a9 dark=|j18 turn=light", "a9 is not"},
             {"light=|a1,a1 dark=|j18 turn=light", "1 soldier on a1"},
             {"light=|a1,a2,a3,a4,a5,a6,a7 dark=|j18 turn=light",
              "at most 6 soldiers of light, not 7"},
             {"light=c9n:1|a1,a2,a3,a4,a5,a6 dark=|j18 turn=light", "not 7"},
             {"light=a9n,b9n,c9n,d9n,e9n,f9n,g9n,h9n,i9n,j9n,k9n,l9n,a11n|a1 dark=|j18 turn=light",
              "at most 12 ships, not 13"},
             {"light=|a1 dark=|a20 turn=light place=3,5", "one by one"},
             {"light=|a1 dark=|a20 turn=light place=4,5", "one by one"},
             {"light=|a20 dark=|a19 turn=light place=5,5", "own coast"},
             {"light=c9n:1|a1 dark=|a20 turn=light place=4,4", "no ship is laden"},
             {"light=|a1 dark=|j18 turn=light throws=0,0", "first=die"},
             {"light=| dark=| turn=light place=6,6 throws=3,4 first=die", "1 has not yet"},
             {"light=| dark=| turn=light place=6,6 throws=0,4 first=die", "in turn"},
             {"light=|a1 dark=|j18 turn=light allies=light+dark", "2 players"},
             {"light=| dark=| turn=light place=6,6 agreed=draw", "nobody resigns"},
             {"light=| dark=| turn=light place=6,6 resigned=dark", "nobody resigns"},
             {"light=|a1 dark=|j18 turn=light resigned=dark agreed=draw", "1 ending"},
             {"first=|a1 second=|a20 third=|x20 turn=first resigned=third three-players",
              "has left"},
             {"light=d9n|a1 dark=e9n|j18 turn=light fight=d9>f9", "which fight"},
             {"light=d9n,e9n|a1 dark=|j18 turn=light fight=d9>e9", "enemies on d9 and e9"},
             {"light=d9n|a1 dark=e10n|j18 turn=light fight=d9>e10", "beside each other"},
             {"light=c5n|a1 dark=|b4,j18 turn=light fight=c5>b4", "beside each other"},
             {"light=|a1,b3 dark=|b4,j18 turn=dark fight=b3>b4", "the mover has begun"},
             {"light=c5n:2|a1 dark=|b4,b5,j18 turn=light fight=c5>b4,c5>b5", "two battles"},
             {"light=d9n,h10n|a1 dark=e9n,g10n|j18 turn=light fight=d9>e9:2,g10>h10",
              "in the last fight only"},
             {"light=|a1,b3 dark=|a2,b4,j18 turn=light fight=a1>a2,b3>b4", "only boardings"},
             {"light=d9n|a1 dark=c9n,e9n|j18 turn=light fight=d9>e9,c9>d9", "d9 in 1 fight"},
             {"first=|a1 second=k12s| third=|x20 turn=first three-players", "second is out"},
             {"first=|a1 second=| third=|x20 turn=second three-players", "does not move"}}) {
        const auto parsed = parseState(line, variant("standard"));
        ASSERT_EQ(parsed.index(), 1U) << line;
        const std::string expected = english(std::get<ParseError>(parsed).expected);
        EXPECT_NE(expected.find(why), std::string::npos) << line << ": " << expected;
    }
}

TEST(TriremesNotation, ActionsThatDoNotParseSayWhereAndWhy) {
    expectMalformed({{"", 0, "`sell:`"},
                     {"x9", 0, "a1 to l20"},
                     {"c9", 2, "`-` (move)"},
                     {"c9-", 3, "a1 to l20"},
                     {"c9-c11x", 6, "the end"},
                     {"c9-c11n*", 8, "a1 to l20"},
                     {"c9<b4,", 6, "a1 to l20"},
                     {"c9>b4;b5", 5, "the end"},
                     {"+", 1, "a1 to l20"},
                     {"die:", 4, "what the die shows"},
                     {"die:4 ", 5, "the end"},
                     {"sell:c9", 7, "`@` and a player"},
                     {"sell:c9@me", 8, "`light`, `dark`"},
                     {"ally:third", 5, "`light`, `dark`"},
                     {"part:", 5, "`light`, `dark`"},
                     {"resign:me", 7, "`light`, `dark`"},
                     {"draws", 4, "the end"},
                     {"c4*", 3, "a1 to l20"}},
                    [](const auto& text) { return parseAction(start(), text); });
}

TEST(TriremesNotation, WhichShipsAreLadenIsForTheOthersToRemember) { // TR-13
    const State state = position("light=d9n:2,h9n|a1 dark=e9n:1,k9n:1|j18 turn=light");
    EXPECT_EQ(text(viewFor(state, {0}).seen), "light=d9n:2,h9n|a1 dark=e9n:?,k9n:?|j18 turn=light");
    EXPECT_EQ(text(viewFor(state, {1}).seen),
              "light=d9n:?,h9n:?|a1 dark=e9n:1,k9n:1|j18 turn=light");
    // Fighting ships show who is aboard.
    const State fight = position("light=d9n:2,h9n|a1 dark=e9n:1,k9n:1|j18 turn=light fight=d9>e9");
    EXPECT_EQ(text(viewFor(fight, {0}).seen),
              "light=d9n:2,h9n|a1 dark=e9n:1,k9n:?|j18 turn=light fight=d9>e9");
}

TEST(TriremesNotation, OnlyTheOwnerIsToldWhichShipWasLoaded) { // TR-13
    const State state = position("light=c5n|b4,b5 dark=|j18 turn=light");
    const Event loaded = triremes::apply(state, action(state, "c5<b4,b5")).events[0];
    EXPECT_EQ(english(text(state, *eventFor(loaded, {0}))),
              "light's soldiers on b4 and b5 go aboard the ship c5");
    EXPECT_EQ(english(text(state, *eventFor(loaded, {1}))),
              "light's soldiers on b4 and b5 go aboard a ship");
    const State three = position("first=c9e:1|a1 second=k12s|b16 third=g15n|v18 turn=first "
                                 "three-players");
    const Event sold = triremes::apply(three, action(three, "sell:c9@third")).events[0];
    EXPECT_EQ(english(text(three, *eventFor(sold, {2}))),
              "first sells the figure on c9 to third, 1 soldier aboard");
    EXPECT_EQ(english(text(three, *eventFor(sold, {1}))), "first sells the figure on c9 to third");
}

} // namespace
} // namespace umpire::triremes::testing
