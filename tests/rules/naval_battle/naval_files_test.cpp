#include "app/record/game_files/default_files.h"
#include "tests/rules/naval_battle/naval_table.h"

#include <gmock/gmock.h>

/// Each field of the two files broken in turn.
namespace umpire::naval_battle::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string defaultText(std::string_view name) {
    return gameFiles("naval-battle")->at(std::string(name)).text;
}

/// Returns the file, with the first occurrence of a text replaced.
std::string changed(std::string_view name, std::string_view from, std::string_view to) {
    std::string text = defaultText(name);
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

struct Break {
    std::string_view from;
    std::string_view to;
    std::string_view error; ///< part of the error, from the file's name on
};

const Break kTableBreaks[] = {
    {"{", "[", "is no JSON"},
    {"\"ships\"", "\"boats\"", "\"boats\": is no field here"},
    {"\"ships\": [", "\"ships\": 3, \"note\": [", "ships: give a list"},
    {"\"id\": \"PA\"", "\"id\": 3", "ships[1].id: give a text"},
    {"\"id\": \"PA\"", "\"id\": \"pa\"", "ships[1].id: give two capital letters"},
    {"\"id\": \"PA\"", "\"id\": \"LO\"", "ships[1].id: LO is taken"},
    {"\"id\": \"PA\"", "\"id\": \"MI\"", "ships[1].id: MI is taken"},
    {"\"id\": \"PA\", ", "", "ships[1].id: is missing"},
    {"\"pl\": \"pancernik\",", "", "ships[1].pl: is missing"},
    {"\"battleship\"", "\"\"", "ships[1].en: give a text in one line"},
    {"\"battleship\"", "\"battle\\nship\"", "ships[1].en: give a text in one line"},
    {"\"count\": 2", "\"count\": 0", "ships[1].count: give a number from 1 to 29, not 0"},
    {"\"count\": 2", "\"count\": 3",
     "ships: there are 30 ships; the counts must add up to 29 (NB-3)"},
    {"\"count\": 2", "\"count\": 2.5", "ships[1].count: give a whole number"},
    {"\"count\": 2, ", "", "ships[1].count: is missing"},
    {"\"count\": 3, \"move\": 4, \"strength\": 4", "\"count\": 2, \"move\": 4, \"strength\": 4",
     "ships[6].count: give 3, not 2"},
    {"\"count\": 1, \"move\": 2, \"strength\": 1}", "\"count\": 2, \"move\": 2, \"strength\": 1}",
     "ships[10].count: give 1, not 2"},
    {"\"move\": 2, \"strength\": 10", "\"move\": 0, \"strength\": 10",
     "ships[1].move: give a number from 1 to 20, not 0"},
    {"\"strength\": 10", "\"strength\": -1",
     "ships[1].strength: give a number from 1 to 1000, not -1"},
    {"\"strength\": 10", "\"strength\": \"10\"", "ships[1].strength: give a whole number"},
    {"\"strength\": 10", "\"strength\": 10, \"speed\": 3", "ships[1].\"speed\": is no field here"},
    {"\"plane_range\": 4", "\"plane_range\": 5", "ships[0].plane_range: give 4, not 5"},
    {", \"plane_range\": 4", "", "ships[0].plane_range: is missing"},
    {"\"strength\": 10", "\"strength\": 10, \"plane_range\": 4",
     "ships[1].\"plane_range\": is no field here"},
    {"\"id\": \"TR\"", "\"id\": \"TX\"", "ships: give TR too"},
    {"\"id\": \"DE\"", "\"id\": \"DX\"", "ships: give DE too"},
    {"\"strength_as\": \"LO\"", "\"strength_as\": \"PA\"", "plane.strength_as: give \"LO\""},
    {"\"max_range\": 4", "\"max_range\": 3", "plane.max_range: give 4, not 3"},
    {"\"planes_per_turn\": 1", "\"planes_per_turn\": 2", "plane.planes_per_turn: give 1, not 2"},
    {"\"plane\":", "\"note\":", "plane: is missing"},
    {"\"batteries\": 4", "\"batteries\": 5", "batteries: give 4, not 5"},
    {"\"mines\": 6", "\"mines\": 7", "mines: give 6, not 7"},
    {"\"neutral_stay\": 3", "\"neutral_stay\": null", "neutral_stay: give a whole number"},
    {", \"neutral_stay\": 3", "", "neutral_stay: is missing"},
};

TEST(NavalFiles, TheTablesErrorsNameTheField) {
    for (const Break& broken : kTableBreaks) {
        const auto table =
            navalTableFrom({"t.json", changed("naval_table.json", broken.from, broken.to)});
        ASSERT_FALSE(table) << broken.error;
        EXPECT_THAT(table.error(), StartsWith("t.json: "));
        EXPECT_THAT(table.error(), HasSubstr(broken.error));
        EXPECT_EQ(table.error().find('\n'), std::string::npos);
    }
    EXPECT_FALSE(navalTableFrom({"t.json", "[]"}));
    EXPECT_FALSE(navalTableFrom({"t.json", R"({"ships": [3]})"}));
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    EXPECT_THAT(navalTableFrom(
                    {"t.json", changed("naval_table.json", "\"count\": 2", "\"count\": " + deep)})
                    .error(),
                HasSubstr("has more than 64 levels"));
}

const Break kBoardBreaks[] = {
    {"20 YYYY", "20 YYY", "line 5 has 16 columns"},
    {"20 YYYY", "21 YYYY", "line 4 begins with `21`; number it 20"},
    {"20 YYYY", "20 YRYY", "line 4, column 5 is `R`; the yellow port"},
    {"01 RRRR", "01 RRR~", "column 7 is `~`; the red port"},
    {"14 ~~~~", "14 ~~x~", "column 6 is `x`; the sea is made of"},
    {"14 ~~~~", "14 ~~B~", "column 6 is `B`; the sea is made of"},
    {"-- ===^^======^^===", "-- ===^^===?==^^===", "column 12 is `?`; a coast"},
    {"-- ===^^======^^===\n", "", "20 rows and 1 coasts"},
    {"-- ===^^======^^===", "-- ==============^^", "the yellow coast has 1 entrances"},
    {"-- ===^^======^^===", "-- ===^^=^^===^^===", "has 3 entrances"},
    {"-- ===^^======^^===", "-- ===^^=^^========", "has 2 entrances; give it two, with coast"},
    {"-- ===^^======^^===", "-- ^^=====^^=======", "has 2 entrances; give it two, with coast"},
    {"17 YYBYYB", "17 YYYYYB", "line 7, column 6 is `Y`; a battery `B` belongs beside"},
    {"18 YYYY", "18 YBYY", "line 6, column 5 is `B`; a battery stands on the coast"},
    {"14 ~~~~", "14 I~~~", ""},
};

TEST(NavalFiles, TheBoardsErrorsNameLineAndColumn) {
    for (const Break& broken : kBoardBreaks) {
        const auto board =
            navalBoardFrom({"b.txt", changed("naval_board.txt", broken.from, broken.to)});
        EXPECT_EQ(board.has_value(), broken.error.empty()) << broken.error;
        if (!board) {
            EXPECT_THAT(board.error(), StartsWith("b.txt: "));
            EXPECT_THAT(board.error(), HasSubstr(broken.error));
        }
    }
    EXPECT_FALSE(navalBoardFrom({"b.txt", ""}));
}

TEST(NavalFiles, ABoardWhosePortsCannotBeReachedIsRefused) {
    const auto board = navalBoardFrom(
        {"b.txt", changed("naval_board.txt", "14 ~~~~~~~~~~~~~~~~", "14 IIIIIIIIIIIIIIII")});
    ASSERT_FALSE(board);
    EXPECT_THAT(board.error(), HasSubstr("line 10, column 4 is `~`; no way leads there"));
}

TEST(NavalFiles, APortMustHoldTheFleet) {
    GameFiles files = *gameFiles("naval-battle");
    files["naval_board.txt"].text = "06 YYYYYY\n05 BYBBYB\n-- =^==^=\n04 ~~~~~~\n03 ~~~~~~\n"
                                    "-- =^==^=\n02 BRBBRB\n01 RRRRRR\n";
    const auto resources = resourcesFrom<NavalBattle>(files);
    ASSERT_FALSE(resources);
    EXPECT_THAT(resources.error(), HasSubstr("the red port has 12 squares; give it 39"));
    EXPECT_FALSE(resourcesFrom<NavalBattle>({}));
}

TEST(NavalFiles, TheDefaultBoardIsTheOneOfTheRules) {
    const Board& board = printed().board;
    EXPECT_EQ(board.columns, 16);
    EXPECT_EQ(board.rows, 20);
    EXPECT_EQ(std::ranges::count(board.squares, Water::RedPort), 64);
    EXPECT_EQ(std::ranges::count(board.squares, Water::YellowPort), 64);
    EXPECT_EQ(std::ranges::count(board.squares, Water::Island), 8);
    EXPECT_EQ(std::ranges::count(board.squares, Water::Neutral), 24);
}

} // namespace
} // namespace umpire::naval_battle::testing
