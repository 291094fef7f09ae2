#include "tests/rules/naval_battle/naval_table.h"

#include <gmock/gmock.h>

/// The readings of NB-A5, NB-A6, NB-A9 and NB-A12 that a game may choose.
namespace umpire::naval_battle::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Mines on a15 to d15 leave only c16 between b16 and d16; c17 covers all three.
constexpr std::string_view kCovered = "KRb16,ORb1,DEa1,MIa15!b15!c15!d15! NIp20,BAc17 red";

TEST(NavalOptions, Nb14AMoveRefusedForABatterysCoverNamesItsSquare) {
    const Violation barred = violationOf(position(kCovered), "b16-d16");
    EXPECT_EQ(barred.rule, "NB-14");
    EXPECT_EQ(english(barred.because), "the battery on c17 bars the way from b16 to d16");
    EXPECT_EQ(barred.secretOf, Side::Red) << "a missile ship might pass";
    const Violation walled =
        violationOf(position("KRb16,ORb1,DEa1,MIa15!b15!c15!c16!d15! NIp20,BAc17 red"), "b16-d16");
    EXPECT_EQ(walled.rule, "NB-7") << "mines bar it, whatever the battery covers";
}

TEST(NavalOptions, NbA5CoveredWaterMayBeForbiddenOutright) {
    const std::string covered = std::string(kCovered) + " cover=forbids";
    EXPECT_FALSE(isLegal(position(covered), "b16-c16"));
    EXPECT_EQ(violationOf(position(covered), "b16-c16").rule, "NB-14");
    EXPECT_TRUE(isLegal(position("ORb16,DEa1 NIp20,BAc17 red cover=forbids"), "b16-d16"));
    EXPECT_TRUE(isLegal(position("KRa15,ORb1,DEa1 NIp20,BAc17 red cover=forbids"), "a15-a16"));
    EXPECT_FALSE(isLegal(position("KRa15,ORb1,DEa1 NIp20,BAc17 red cover=forbids"), "a15-b16"));
}

TEST(NavalOptions, NbA6BatteriesMayStrikeOfThemselves) {
    const auto red = [](const std::string& ships) {
        return ships + ",ORb1,DEa1 ORp20,DEp19,BAc17 red batteries=of-themselves";
    };
    EXPECT_EQ(eventsOf(position(red("PAa15")), "a15-b16"),
              (Lines{"red unit moves a15 to b16",
                     "yellow battery on c17 attacks battleship on b16: the attacked is lost"}));
    EXPECT_THAT(textAfter(red("PAa15"), {"a15-b16"}), Not(HasSubstr("PA")));
    EXPECT_THAT(textAfter(red("ORa15"), {"a15-b16"}), HasSubstr("ORb1b16")) << "a missile ship";
    EXPECT_THAT(textAfter(red("PAa14"), {"a14-a15"}), HasSubstr("PAa15")) << "out of its reach";
    EXPECT_EQ(eventsOf(position("PAa15,ORb1,DEa1 ORp20,DEp19,NIa16,BAc17 red "
                                "turn=move-then-attack batteries=of-themselves"),
                       "a15-b16xa16")
                  .size(),
              2U)
        << "who is lost on the way does not attack";
}

TEST(NavalOptions, NbA12TheTurnOfEnteringNeutralWaterMayCount) {
    EXPECT_EQ(textAfter("KRb9,ORb1,DEa1 NIp20 red stay=from-entering", {"b9-c9"}),
              "KRc9:1,ORb1,DEa1 NIp20 yellow stay=from-entering");
    EXPECT_EQ(textAfter("KRb9,ORb1,DEa1 NIp20 red", {"b9-c9"}), "KRc9,ORb1,DEa1 NIp20 yellow");
    const State gone = after(position("KRb9,ORb1,DEa1 NIp20 red stay=from-entering"),
                             {"b9-c9", "p20-p19", "c9-d9", "p19-p20", "d9-e9"});
    EXPECT_EQ(text(gone), "ORb1,DEa1 NIp20 yellow stay=from-entering");
}

TEST(NavalOptions, NbA12AUnitMayHaveToLeaveNeutralWaterWithTheFourthMove) {
    const std::string option = " stay=leaves-with-fourth";
    const State fourth =
        after(position("KRb9,ORb1,DEa1 NIp20 red" + option),
              {"b9-c9", "p20-p19", "c9-d9", "p19-p20", "d9-e9", "p20-p19", "e9-d9", "p19-p20"});
    EXPECT_EQ(text(fourth), "KRd9:3,ORb1,DEa1 NIp20 red" + option);
    EXPECT_EQ(position(text(fourth)), fourth);
    EXPECT_EQ(text(after(fourth, {"d9-d8"})), "KRd8,ORb1,DEa1 NIp20 yellow" + option);
    EXPECT_EQ(text(after(fourth, {"d9-c9"})), "ORb1,DEa1 NIp20 yellow" + option);
}

TEST(NavalOptions, NbA9APlaneMayDestroyWhateverItAttacks) {
    const std::string line = "LOa6,ORb1,DEa1 PAa9,NIp20 red";
    EXPECT_THAT(textAfter(line, {"a6~a9"}), HasSubstr("PAa9")) << "10 against 9";
    EXPECT_EQ(textAfter(line + " plane-strike=destroys", {"a6~a9"}),
              "LOa6,ORb1,DEa1,SAa9 NIp20 yellow plane-strike=destroys");
}

TEST(NavalOptions, Nb15AMissileShipMayComeAndRemoveABatteryInOneMove) {
    const std::string line = "ORc14,KRh6,DEa1 NIh8,NIp20,BAc17 red";
    EXPECT_EQ(violationOf(position(line), "c14-c16#c17").rule, "NB-A1");
    const State passing = position(line + " battery-removal=with-move");
    EXPECT_EQ(text(after(passing, {"c14-c16#c17"})),
              "KRh6,ORc16,DEa1 NIh8p20 yellow battery-removal=with-move");
    EXPECT_EQ(violationOf(passing, "h6-h7xh8").rule, "NB-A1") << "for batteries alone";
    EXPECT_EQ(violationOf(passing, "h6-h7#h8").rule, "NB-15");
    EXPECT_THAT(listed(passing), HasSubstr("c14-c16#c17"));
    EXPECT_THAT(listed(passing), Not(HasSubstr("h6-h7x")));
}

TEST(NavalOptions, NbA9AFleetMayHaveOnePlane) {
    const std::string_view equal = "LOa6,ORb1,DEa1 LOa9,NIp20 red planes=one";
    const State lost = after(position(equal), {"a6~a9", "p20-p19"});
    EXPECT_EQ(text(lost), "LOa6,ORb1,DEa1 NIp19 red planes=one red-plane-lost");
    EXPECT_EQ(position(text(lost)), lost);
    const Violation none = violationOf(lost, "a6~a9");
    EXPECT_EQ(none.rule, "NB-A9");
    EXPECT_EQ(english(none.because), "red has no plane left");
    EXPECT_EQ(none.secretOf, std::nullopt) << "everybody saw it go";
    EXPECT_THAT(textAfter("LOa6,ORb1,DEa1,SAa10 PAb9,LOp18 yellow planes=one", {"b9xa10"}),
                HasSubstr("red-plane-lost"))
        << "it was struck where it stayed";
    EXPECT_THAT(textAfter("LOa6,ORb1,DEa1 FRa9,NIp20 red planes=one", {"a6~a9", "p20-p19"}),
                Not(HasSubstr("lost")))
        << "it returned";
    EXPECT_THAT(textAfter("LOa6,ORb1,DEa1 LOa9,NIp20 red", {"a6~a9"}), Not(HasSubstr("lost")));
}

} // namespace
} // namespace umpire::naval_battle::testing
