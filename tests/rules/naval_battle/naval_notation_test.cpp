#include "tests/rules/naval_battle/naval_table.h"

namespace umpire::naval_battle::testing {
namespace {

const std::vector<Malformed> kPositions = {
    {"", 0, "a kind of unit"},
    {"XXa1 - red", 0, "a kind of unit"},
    {"??a1 - red", 0, "a kind of unit"},
    {"PA - red", 2, "a square of the board"},
    {"PAq1 - red", 2, "a square of the board, from a1 to p20"},
    {"PAa21 - red", 2, "a square of the board"},
    {"PAa1a1 - red", 4, "an empty square"},
    {"PAd10 - red", 2, "a square off the islands"},
    {"PAa1a2a3 - red", 6, "at most 2 of a kind"},
    {"BAa1 - red", 2, "a battery's square"},
    {"- BAc4 red", 4, "a battery's square"},
    {"MIe9! - red", 2, "a square outside neutral water"},
    {"MIa17 - red", 2, "a square outside neutral water and the enemy port"},
    {"MIa6 - red", 4, "`!`"},
    {"MIa6!a7!a8!a9!,+3 - red", 16, "from 1 to 2"},
    {"+4,MIa1a2a3 - red", 9, "at most 2 of a kind"},
    {"+7 - red", 1, "from 1 to 6"},
    {"+2,+2 - red", 4, "once"},
    {"- SAa6a7 red", 6, "at most 1 of a kind"},
    {"SAe9 - yellow", 2, "outside neutral water"},
    {"SAa6 - red", 0, "a plane only in the enemy's turn"},
    {"- SAa6 open", 0, "a plane only in the enemy's turn"},
    {"KRa6:1 - red", 5, "on neutral water"},
    {"KRe9:3 - red", 5, "from 1 to 2"},
    {"KRa6- red", 4, "`,` and more red units"},
    {"KRa6 -red", 6, "`,` and more yellow units"},
    {"KRa6 - green", 7, "`setup`"},
    {"KRa6 - red what", 11, "a variant, a setting"},
    {"KRa6 - red drawn drawn", 17, "a variant, a setting"},
    {"KRa6 - setup", 0, "in the set-up, hidden units"},
    {"BAc4f4k4n4,+5 BAc17f17k17n17,+6 setup", 0, "all batteries and mines of red"},
    {"BAc4f4k4n4,+6 BAc17f17k17,+6 setup", 0, "all batteries and mines of yellow"},
    {"BAc4f4k4n4,+6 BAc17f17k17n17,+6 setup:red", 0, "every ship of red"},
};

TEST(NavalNotation, SaysWhereAPositionDoesNotParseAndWhatWasExpected) {
    expectMalformed(kPositions,
                    [](const auto& text) { return parseState(text, variant("standard")); });
}

const std::vector<Malformed> kActions = {
    {"", 0, "a square of the board"},
    {"q1-a1", 0, "or `y ` and what a side does, `pass` or `draw`"},
    {"a1", 2, "`-` (move)"},
    {"a1-", 3, "a square"},
    {"a1-a2?", 5, "`x`, `#`, `%`, `~` or the end"},
    {"a1x", 3, "a square"},
    {"a1xa2a3", 5, "the end of the action"},
    {"a1~a2-", 6, "a square"},
    {"r XX", 2, "a kind of unit"},
    {"r PA", 4, "a square"},
    {"r mine", 2, "a kind of unit"},
    {"r mine z9", 7, "a square"},
    {"passt", 4, "the end of the action"},
};

TEST(NavalNotation, SaysWhereAnActionDoesNotParse) {
    const State state = position("DEa1,ORb1 - red");
    expectMalformed(kActions, [&](const auto& text) { return parseAction(state, text); });
}

TEST(NavalNotation, ActionsComeBackThroughText) {
    const State state = position("DEa1,ORb1 - red");
    for (const char* word : {"r PAa1", "y MIa20", "r -a1", "y ready", "d4-d6", "d6xe7", "d4-d6xe7",
                             "d5#c4", "d6-d5#c4", "d6%e7", "d6-d7%e7", "d6~f9", "d6-d7~f9",
                             "d6~f9-d7", "pass", "r mine e7", "y resign", "draw"}) {
        EXPECT_EQ(text(state, action(state, word)), word);
    }
}

TEST(NavalNotation, APositionNamesItsSettingsAndTakesOthersFromTheBase) {
    const auto again = [](std::string_view line, std::string_view base) {
        return text(position(line, variant(base)));
    };
    EXPECT_EQ(again("DEa1 - red", "standard"), "DEa1 - red");
    EXPECT_EQ(again("DEa1 - red", "straight"), "DEa1 - red straight");
    EXPECT_EQ(again("DEa1 - red teams", "straight"), "DEa1 - red teams");
    EXPECT_EQ(again("DEa1 - red turn=move-then-attack path=straight", "teams"),
              "DEa1 - red turn=move-then-attack path=straight");
    EXPECT_EQ(again("DEa1 - red players=4 drawn", "standard"), "DEa1 - red teams drawn");
}

TEST(NavalNotation, ASettingsTablesAreComparedByValue) {
    EXPECT_EQ(variant("standard"), variant("standard"));
    EXPECT_FALSE(variant("standard") == variant("standard", small()));
}

} // namespace
} // namespace umpire::naval_battle::testing
