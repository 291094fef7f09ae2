#include "rules/tolerant_action.h"

#include "tests/rules/every_game.h"

/// Tests actions as people type them, in every game's notation.
namespace umpire {
namespace {

template <typename G>
std::string readIn(std::string_view position, std::string_view line) {
    const auto state = std::get<typename G::State>(G::parseState(position, defaultSettings<G>()));
    const auto read = readAction<G>(state, line);
    const auto* error = std::get_if<ParseError>(&read);
    return error != nullptr ? english(describe(*error))
                            : G::text(state, std::get<typename G::Action>(read));
}

constexpr std::string_view kMurusStart = "tttttttt/8/8/8/8/8/TTTTTTTT r";
constexpr std::string_view kGalleys = "5:5/5/3@300,101,90 5:5/5/3@300,319,270 orders galleys=1";

TEST(TolerantAction, PassesOverWhatIsNoPartOfIt) {
    for (const std::string_view line :
         {"d1-d3", "  d1-d3", "d1-d3 \t", "1. d1-d3", "12...d1-d3", "3.  d1-d3 # to the middle",
          "d1\xE2\x80\x93"
          "d3",
          "d1\xE2\x88\x92"
          "d3",
          "D1-d3", "D1-D3", "d1 - d3"}) {
        EXPECT_EQ(readIn<MurusGallicus>(kMurusStart, line), "d1-d3") << line;
    }
}

TEST(TolerantAction, PassesOverBlanksBesideASign) {
    EXPECT_EQ(readIn<Triremes>("light=c5n|b4,b5,c3 dark=|j18 turn=light", "c5 < b5 , b4"),
              "c5<b4,b5");
}

TEST(TolerantAction, SaysWhereInTheLineTheTroubleIs) {
    EXPECT_EQ(readIn<MurusGallicus>(kMurusStart, "12. d1-d9"),
              "at character 8: expected a cell of the board, such as a1 or h7, found `d9`");
    EXPECT_EQ(readIn<MurusGallicus>(kMurusStart, "7."),
              "at character 1: expected a cell of the board, such as a1 or h7, `swap`, `resign` or "
              "`draw`, found `7.`");
}

TEST(TolerantAction, ReadsCapitalsAsEachNotationWritesThem) {
    EXPECT_EQ(readIn<WarGalley>(kGalleys, "a1 ORDERS ffxlx"), "A1 orders FFXLX");
    EXPECT_EQ(readIn<WarGalley>(kGalleys, "A1  orders \tFFXLX"), "A1 orders FFXLX");
    EXPECT_EQ(readIn<Triremes>(Triremes::text(Triremes::start(defaultSettings<Triremes>())), "+C4"),
              "+c4");
    const auto naval = NavalBattle::text(NavalBattle::start(defaultSettings<NavalBattle>()));
    EXPECT_EQ(readIn<NavalBattle>(naval, "R paA1"), "r PAa1");
    const auto buda = Buda1686::text(Buda1686::start(defaultSettings<Buda1686>()));
    EXPECT_EQ(readIn<Buda1686>(buda, "Sortie:t-j1"), "sortie:T-J1");
}

/// Tests that a game's own text is read by its own notation alone.
template <typename G>
class TolerantInEveryGame : public ::testing::Test {};
using ListedGames = TypesOf<GameList>::Types;
TYPED_TEST_SUITE(TolerantInEveryGame, ListedGames, GameNames);

TYPED_TEST(TolerantInEveryGame, LeavesTheNotationAlone) {
    using G = TypeParam;
    for (const auto& state : startingPoints<G>(1)) {
        auto actions = G::legalActions(state);
        std::ranges::copy(G::declarations(state), std::back_inserter(actions));
        for (const auto& action : actions) {
            const std::string text = G::text(state, action);
            const auto read = readAction<G>(state, text);
            ASSERT_EQ(read.index(), 0U) << text;
            EXPECT_EQ(std::get<0>(read), action) << text;
            const auto loose = readAction<G>(state, " 4. " + text + " # so");
            ASSERT_EQ(loose.index(), 0U) << text;
            EXPECT_EQ(std::get<0>(loose), action) << text;
        }
    }
}

} // namespace
} // namespace umpire
