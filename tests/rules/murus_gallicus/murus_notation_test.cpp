#include "tests/rules/murus_gallicus/murus_table.h"

#include <unordered_set>

namespace umpire::murus_gallicus::testing {
namespace {

constexpr std::string_view kRows = "tttttttt/8/8/8/8/8/TTTTTTTT";

std::string withRows(std::string_view rest) {
    return std::string(kRows).append(rest);
}

const std::vector<Malformed> kPositions = {
    {"", 0, "one of WTwt or a number of empty cells from 1 to 8"},
    {"9/8/8/8/8/8/8 r", 0, "from 1 to 8"},
    {"ttttttttt/8/8/8/8/8/8 r", 8, "`/` after the 8 cells of row 7"},
    {"7/8/8/8/8/8/8 r", 1, "from 1 to 1"},
    {"8/8/8/8/8/8/7C r", 13, "one of WTwt"},
    {"8/8/8/8/8/8/7U r", 13, "one of WTwt"},
    {"8/8/8/8/8/8/8/8 r", 13, "a space and whose turn it is"},
    {"8/8/8/8/8/8 r", 11, "`/` after the 8 cells of row 2"},
    {withRows(""), 27, "a space and whose turn it is"},
    {withRows(" "), 28, "`r` or `g`"},
    {withRows(" w"), 28, "`r` or `g`"},
    {withRows(" rg"), 29, "a space or the end"},
    {withRows(" r nonsense"), 30, "a variant, a setting (board=8x7|8x8"},
    {withRows(" r  basic"), 30, "a variant"},
    {withRows(" r advanced "), 39, "a variant"},
    {withRows(" r advanced escape"), 39, "a variant"},
    {withRows(" r catapults=maybe"), 30, "catapults=off|on"},
    {withRows(" r drawn advanced"), 36, "`swapped`, `resigned`, `other-resigned` or `drawn`"},
    {withRows(" r swapped"), 30, "a variant"},
    {withRows(" r players=4"), 29, "four players sit round board=8x8, board=9x9"},
    {withRows(" r board=hex5"), 29, "escape alone is played"},
    {"8/8/8/8/8/8/8/8 1 players=4 board=8x8", 17, "breakthrough=never"},
    {"8/8/8/8/8/8/8/8 0 escape-4", 16, "the players still in, from 1 to 4"},
    {"8/8/8/8/8/8/8/8 1324 escape-4", 18, "in turn"},
    {"8/8/8/8/8/8/8/8 11 escape-4", 17, "in turn"},
    {"tttttttt/7t/8/8/8/8/TTTTTTTT r", 0, "at most 16 stones of the Gaul player"},
    {"TTTTTTTT/7W/8/8/8/8/8 r", 0, "at most 16 stones of the Roman player"},
};

TEST(MurusNotation, AMalformedPositionSaysWhereAndWhatWasExpected) {
    expectMalformed(kPositions, [](const auto& text) { return parseState(text, Settings{}); });
}

const std::vector<Malformed> kActions = {
    {"", 0, "a cell of the board, such as a1 or h7"},
    {"d8-d6", 0, "a cell of the board"},
    {"i1-i3", 0, "a cell of the board"},
    {"d01-d3", 0, "a cell of the board"},
    {"D1-D3", 0, "a cell of the board"},
    {"d1", 2, "`-` (move), `x` or `xx` (sacrifice) or `*` (throw)"},
    {"d1+d3", 2, "`-` (move)"},
    {"d1-", 3, "a cell of the board"},
    {"d1-d3 ", 5, "the end of the action"},
    {"d1-d3,", 6, "a cell of the board"},
    {"d1xd2,d3", 5, "the end of the action"},
    {"d1xxx2", 4, "a cell of the board"},
    {"swapped", 4, "the end of the action"},
    {"d1-d99999999999", 3, "a cell of the board"},
};

TEST(MurusNotation, AMalformedActionSaysWhereAndWhatWasExpected) {
    expectMalformed(kActions, [](const auto& text) { return parseAction(start(), text); });
}

TEST(MurusNotation, AnErrorReadsAsOneLine) {
    const auto parsed = parseAction(start(), "d1-d9");
    EXPECT_EQ(english(describe(std::get<ParseError>(parsed))),
              "at character 4: expected a cell of the board, such as a1 or h7, found `d9`");
    const auto cut = parseAction(start(), "d1-");
    EXPECT_EQ(english(describe(std::get<ParseError>(cut))),
              "at character 4: expected a cell of the board, such as a1 or h7, found the end");
}

TEST(MurusNotation, ThePairOfABribeHasNoOrder) {
    const State state = start("bribe");
    EXPECT_EQ(action(state, "a1-f2,c2"), action(state, "a1-c2,f2"));
    EXPECT_EQ(text(state, action(state, "a1-f2,c2")), "a1-c2,f2");
}

TEST(MurusNotation, AStartNamesItsVariantUnlessItIsBasic) {
    EXPECT_EQ(text(start("basic")), withRows(" r"));
    EXPECT_EQ(text(start("bribe-advanced")), withRows(" r bribe-advanced"));
    EXPECT_EQ(text(start("escape-4")), "1UUUUUU1/t6u/t6u/t6u/t6u/t6u/t6u/1TTTTTT1 1234 escape-4");
    EXPECT_EQ(text(start("escape-3")), "t3U/t4U/t5U/t6U/t7U/8/7/6/TTTTT 123 escape-3");
    EXPECT_EQ(text(start("escape-3-small")), "t2U/t3U/t4U/t5U/6/5/TTTT 123 escape-3-small");
}

/// Returns every valid combination of options.
std::vector<Settings> allSettings() {
    std::vector<Settings> all;
    for (int code = 0; code < 6 * 3 * 3 * 2 * 2; ++code) {
        const Settings settings{Board(code % 6), Seating(code / 6 % 3), Breakthrough(code / 18 % 3),
                                Catapults(code / 54 % 2), Opening(code / 108 % 2)};
        if (!contradictionIn(settings)) {
            all.push_back(settings);
        }
    }
    return all;
}

TEST(MurusNotation, EverySettingComesBackThroughThePositionsText) {
    const auto all = allSettings();
    EXPECT_EQ(all.size(), 38U)
        << "24 for two players on squares, 4 on hexagons, 6 for four, 4 for three";
    std::unordered_set<State> different;
    for (const Settings& settings : all) {
        const State state = startOf(settings);
        const auto parsed = parseState(text(state), Settings{});
        ASSERT_TRUE(std::holds_alternative<State>(parsed)) << text(state);
        EXPECT_EQ(std::get<State>(parsed), state) << text(state);
        different.insert(state);
    }
    EXPECT_EQ(different.size(), all.size());
}

TEST(MurusNotation, AnUnnamedCombinationListsWhatDiffersFromBasic) {
    const Settings settings{
        .board = Board::Square8x8, .breakthrough = Breakthrough::Never, .catapults = Catapults::On};
    EXPECT_EQ(text(settings), "board=8x8 breakthrough=never catapults=on");
}

TEST(MurusNotation, APositionWithoutSettingsTakesThoseOfTheBase) {
    EXPECT_EQ(position(withRows(" r"), "advanced").settings, variant("advanced"));
    EXPECT_EQ(position(withRows(" r escape"), "advanced").settings, variant("escape"));
    EXPECT_EQ(position(withRows(" r escape catapults=on")).settings.catapults, Catapults::On);
}

} // namespace
} // namespace umpire::murus_gallicus::testing
