#include "app/game/referee/make_referee.h"
#include "app/game/referee/pieces/buda_table.h"
#include "app/game/referee/pieces/naval_table.h"
#include "app/game/referee/pieces/trireme_table.h"
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
using ::testing::UnorderedElementsAreArray;
using Examples = std::vector<std::string>;

constexpr int kLongest = 150; ///< actions of a game

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

/// Tells whether players report the action, because the table does not show it.
template <typename G>
bool isReported(const typename G::State& state, const typename G::Action& action) {
    if constexpr (std::same_as<G, Buda1686>) {
        return BudaTable::traceOf(state, action) != Trace::Seen;
    } else if constexpr (std::same_as<G, NavalBattle>) {
        return NavalTable::traceOf(state, action) != Trace::Seen;
    } else if constexpr (std::same_as<G, Triremes>) {
        const auto* sail = std::get_if<triremes::Sail>(&action);
        return sail != nullptr ? sail->boards != triremes::kNoSquare
                               : TriremeTable::traceOf(state, action) != Trace::Seen;
    } else {
        return true;
    }
}

/// Faces make a button of each example where all are listed, and ask nobody to write. Returns how
/// many there are.
template <typename G>
int expectAllWhereAllAreListed(const typename G::State& state, const std::string& hearer,
                               const std::vector<typename G::Action>& legal) {
    const auto needed = questionFor(refereeAt<G>(state)->question(), hearer);
    const auto movers = needed ? needed->players : std::vector<std::string>();
    if (!needed || needed->listed != AnswerNeeded::Listed::All ||
        movers != std::vector<std::string>{hearer}) {
        return 0;
    }
    Examples all;
    for (const typename G::Action& action : legal) {
        if (isReported<G>(state, action)) {
            all.push_back(G::text(state, action));
        }
    }
    if (all.size() <= kMostToChoose) {
        EXPECT_THAT(needed->examples, UnorderedElementsAreArray(all)) << G::text(state);
    }
    EXPECT_LE(needed->examples.size(), kMostToChoose);
    return int(needed->examples.size());
}

template <typename G>
class QuestionExamples : public ::testing::Test {};

TYPED_TEST_SUITE(QuestionExamples, TypesOf<GameList>::Types, GameNames);

TYPED_TEST(QuestionExamples, AreAcceptedAsTheyAreTyped) {
    using G = TypeParam;
    std::mt19937 chance(11);
    int said = 0;
    int listed = 0;
    for (auto state : startingPoints<G>(playouts())) {
        for (int action = 0; action < kLongest; ++action) {
            std::vector<std::string> hearers{std::string(kEverybody)};
            for (int seat = 0; seat < G::playerCount(state); ++seat) {
                hearers.push_back(G::playerName(state, Player{seat}));
            }
            const auto legal = G::legalActions(state);
            for (const std::string& hearer : hearers) {
                listed += expectAllWhereAllAreListed<G>(state, hearer, legal);
                const Authority by = hearer.empty() ? Authority() : Authority::seat(hearer);
                for (const std::string& example : examplesFor<G>(state, hearer)) {
                    EXPECT_EQ(refusal<G>(state, example, by), "")
                        << "`" << example << "` by " << (hearer.empty() ? "the table" : hearer)
                        << " in " << G::text(state);
                    ++said;
                }
            }
            if (legal.empty()) {
                break;
            }
            state = G::apply(state, legal[chance() % legal.size()]).state;
        }
    }
    const bool asks = G::kName != "murus-gallicus"; // where the table tells all
    EXPECT_TRUE(said > 0 || !asks);
    EXPECT_TRUE(listed > 0 || !asks);
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

/// A player's own answers depend on nothing that the enemy hides: they stay the same where two of
/// the enemy's hidden tokens are exchanged.
TEST(OwnAnswers, TellNothingOfTheEnemysTokens) {
    std::mt19937 chance(3);
    int compared = 0;
    for (auto state : startingPoints<NavalBattle>(playouts())) {
        for (int action = 0; action < kLongest; ++action) {
            const auto movers = naval_battle::sidesToAct(state);
            std::vector<naval_battle::SquareIndex> hidden;
            for (naval_battle::SquareIndex square = 0; square < state.chart().squareCount();
                 ++square) {
                const naval_battle::Token& token = state.at(square);
                if (token.isThere() && !token.isKnown() && !movers.empty() &&
                    token.side != movers[0]) {
                    hidden.push_back(square);
                }
            }
            if (state.phase == naval_battle::Phase::Playing && hidden.size() > 1) {
                auto other = state;
                std::swap(other.at(hidden[0]),
                          other.at(hidden[1 + chance() % (hidden.size() - 1)]));
                const std::string mover(naval_battle::nameOf(movers[0]));
                const auto isPosition = [&] {
                    const auto read = NavalBattle::parseState(NavalBattle::text(other),
                                                              NavalBattle::settingsOf(state));
                    return std::holds_alternative<NavalBattle::State>(read);
                };
                if (state != other && isPosition()) {
                    EXPECT_EQ(examplesFor<NavalBattle>(state, mover),
                              examplesFor<NavalBattle>(other, mover))
                        << NavalBattle::text(state) << "\n"
                        << NavalBattle::text(other);
                    ++compared;
                }
            }
            const auto legal = NavalBattle::legalActions(state);
            if (legal.empty()) {
                break;
            }
            state = NavalBattle::apply(state, legal[chance() % legal.size()]).state;
        }
    }
    EXPECT_GT(compared, 0);
}

/// Two ships between enemies cannot sail. Whether the ship at the coast can land a soldier, or its
/// player must pass, depends on its cargo, which is secret. Along all coasts, everybody gets the
/// same answers whether a soldier is aboard or not.
TEST(OpenAnswers, TellNothingOfTheCargoOfShipsThatCannotSail) {
    const auto square = [](int column, int row) {
        return std::string(1, char('a' + column)) + std::to_string(row);
    };
    int differing = 0;
    for (int column = 1; column < 11; ++column) {
        for (int row = 2; row < 20; ++row) {
            for (const int side : {-1, 1}) { // the coast is on the other side
                const auto world = [&](const char* aboard) {
                    return Triremes::parseState("light=" + square(column, row) + "n" + aboard +
                                                    ",j10n:1| dark=i10n,k10n,j11s," +
                                                    square(column + side, row) + "n," +
                                                    square(column, row + 1) + "s|j18 turn=light",
                                                defaultSettings<Triremes>());
                };
                const auto full = world(":1");
                const auto empty = world("");
                const auto* one = std::get_if<Triremes::State>(&full);
                const auto* other = std::get_if<Triremes::State>(&empty);
                if (one != nullptr && other != nullptr) {
                    EXPECT_EQ(examplesFor<Triremes>(*one, kEverybody),
                              examplesFor<Triremes>(*other, kEverybody))
                        << Triremes::text(*one);
                    const Examples own = examplesFor<Triremes>(*other, "light");
                    differing +=
                        own == Examples{"pass"} && examplesFor<Triremes>(*one, "light") != own;
                }
            }
        }
    }
    EXPECT_GT(differing, 0);
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
