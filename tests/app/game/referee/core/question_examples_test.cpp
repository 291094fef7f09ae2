#include "app/game/referee/make_referee.h"
#include "app/record/events/hearer.h"
#include "tests/rules/every_game.h"

#include <gmock/gmock.h>
#include <random>

/// Tests that the examples in an umpire's question are valid commands, for the table and for each
/// player who gets them.
namespace umpire::referee {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::Not;
using Examples = std::vector<std::string>;

constexpr int kLongest = 60; ///< actions of a game

template <typename G>
std::unique_ptr<AnyReferee> refereeAt(const typename G::State& state) {
    static const SharedPosition start =
        std::get<SharedPosition>(*findGame(G::kName)->start(*gameFiles(G::kName, {}), ""));
    const auto here = start->read(G::text(state));
    auto referee = makeReferee(*std::get<SharedPosition>(here), std::nullopt, Begun::Earlier);
    referee->begin({});
    return referee;
}

/// Returns the examples that this hearer gets; the hearer is a player's name or kEverybody.
template <typename G>
Examples examplesFor(const typename G::State& state, std::string_view hearer) {
    const auto needed = questionFor(refereeAt<G>(state)->question(), hearer);
    return needed ? needed->examples : Examples();
}

/// Returns the refusal of the example; empty if the example is accepted.
template <typename G>
std::string refusal(const typename G::State& state, const std::string& example,
                    const Authority& by) {
    for (const Announcement& each :
         refereeAt<G>(state)->command({}, typed("play " + example, by))) {
        if (std::holds_alternative<Refused>(each.event)) {
            return text(each.event);
        }
    }
    return {};
}

/// Faces make a button of each example where all are listed, and ask nobody to write.
template <typename G>
void expectAllWhereAllAreListed(const typename G::State& state,
                                const std::vector<typename G::Action>& legal) {
    const auto needed = refereeAt<G>(state)->question();
    if (!needed || needed->listed != AnswerNeeded::Listed::All) {
        return;
    }
    Examples all;
    for (const typename G::Action& action : legal) {
        all.push_back(G::text(state, action));
    }
    EXPECT_EQ(needed->examples, all) << G::text(state);
}

template <typename G>
class QuestionExamples : public ::testing::Test {};

TYPED_TEST_SUITE(QuestionExamples, TypesOf<GameList>::Types, GameNames);

TYPED_TEST(QuestionExamples, AreAcceptedAsTheyAreTyped) {
    using G = TypeParam;
    std::mt19937 chance(11);
    int said = 0;
    for (auto state : startingPoints<G>(playouts())) {
        for (int action = 0; action < kLongest; ++action) {
            std::vector<std::string> hearers{std::string(kEverybody)};
            for (int seat = 0; seat < G::playerCount(state); ++seat) {
                hearers.push_back(G::playerName(state, Player{seat}));
            }
            for (const std::string& hearer : hearers) {
                const Authority by = hearer.empty() ? Authority() : Authority::seat(hearer);
                for (const std::string& example : examplesFor<G>(state, hearer)) {
                    EXPECT_EQ(refusal<G>(state, example, by), "")
                        << "`" << example << "` by " << (hearer.empty() ? "the table" : hearer)
                        << " in " << G::text(state);
                    ++said;
                }
            }
            const auto legal = G::legalActions(state);
            expectAllWhereAllAreListed<G>(state, legal);
            if (legal.empty()) {
                break;
            }
            state = G::apply(state, legal[chance() % legal.size()]).state;
        }
    }
    const bool asks = G::kName != "murus-gallicus" && G::kName != "naval-battle";
    EXPECT_TRUE(said > 0 || !asks) << "elsewhere the table tells all, or a long set-up comes first";
}

/// Whether a side can be ready is its own secret, and so are the galleys that have orders.
TEST(ReadyAsAnExample, IsGivenToItsPlayerAloneOnceItIsAccepted) {
    auto state = std::get<war_galley::State>(WarGalley::parseState(
        "5:5/5/3@100,72,90 5:5/5/3@100,350,270 orders introduction", defaultSettings<WarGalley>()));
    EXPECT_EQ(examplesFor<WarGalley>(state, "A"), Examples{"A1 orders FFXLX"});
    const Examples open = examplesFor<WarGalley>(state, kEverybody);
    EXPECT_EQ(open, (Examples{"A1 orders FFXLX", "B1 orders FFXLX"}));
    const auto laid = std::get<WarGalley::Action>(WarGalley::parseAction(state, "A1 orders XLFLF"));
    state = WarGalley::apply(state, laid).state;
    EXPECT_EQ(examplesFor<WarGalley>(state, "A"), Examples{"A ready"});
    EXPECT_EQ(examplesFor<WarGalley>(state, "B"), Examples{"B1 orders FFXLX"});
    EXPECT_EQ(examplesFor<WarGalley>(state, kEverybody), open);
}

TEST(ReadyAsAnExample, IsGivenInNavalBattleOnceAllShipsStand) {
    auto state = NavalBattle::start(defaultSettings<NavalBattle>());
    EXPECT_THAT(examplesFor<NavalBattle>(state, "red"), IsEmpty());
    const auto isReds = [&](const NavalBattle::Action& action) {
        const std::string words = NavalBattle::text(state, action);
        return words.starts_with("r ") || words == "r ready";
    };
    for (bool isReady = false; !isReady;) {
        const auto legal = NavalBattle::legalActions(state);
        const auto next = std::ranges::find_if(legal, isReds);
        ASSERT_NE(next, legal.end());
        isReady = NavalBattle::text(state, *next) == "r ready";
        state = isReady ? state : NavalBattle::apply(state, *next).state;
    }
    EXPECT_EQ(examplesFor<NavalBattle>(state, "red"), Examples{"r ready"});
    EXPECT_EQ(refusal<NavalBattle>(state, "r ready", Authority::seat("red")), "");
    EXPECT_THAT(examplesFor<NavalBattle>(state, "yellow"), Not(Contains("r ready")));
    EXPECT_THAT(examplesFor<NavalBattle>(state, kEverybody), IsEmpty());
}

/// Tests that orders that are said again replace the earlier orders.
TEST(OrdersSaidAnew, TakeThePlaceOfThoseThatWereLaid) {
    const auto state = std::get<war_galley::State>(
        WarGalley::parseState("5:5/5/3@100,72,90=XLFLF 5:5/5/3@100,350,270 orders introduction",
                              defaultSettings<WarGalley>()));
    const auto referee = refereeAt<WarGalley>(state);
    referee->command({}, typed("play A1 orders FFXLX", Authority::seat("A")));
    EXPECT_EQ(referee->ply(), 2) << "they are taken up first";
    EXPECT_THAT(referee->position(), ::testing::HasSubstr("=FFXLX"));
}

} // namespace
} // namespace umpire::referee
