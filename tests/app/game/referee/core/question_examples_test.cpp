#include "app/game/referee/pieces/buda_reader.h"
#include "app/game/referee/pieces/naval_reader.h"
#include "app/game/referee/pieces/trireme_reader.h"
#include "app/game/referee/war_galley/galley_reader.h"
#include "tests/rules/every_game.h"

#include <cstdlib>
#include <random>

/// What an umpire's question gives as examples can be said as it stands.
namespace umpire::referee {
namespace {

std::optional<AnswerNeeded> questionIn(const buda_1686::State& state) {
    return BudaTable::question(state);
}
std::optional<AnswerNeeded> questionIn(const triremes::State& state) {
    return TriremeTable::question(state);
}
std::optional<AnswerNeeded> questionIn(const naval_battle::State& state) {
    // How many ships a side has set up already is secret, and `ready` is offered all the time.
    return state.phase == naval_battle::Phase::SetUp ? std::nullopt : NavalTable::question(state);
}
std::optional<AnswerNeeded> questionIn(const war_galley::State& state) {
    // Who has laid orders already is secret, and the example does not tell it.
    return state.phase == war_galley::Phase::Ordering ? std::nullopt
                                                      : TableReader<WarGalley>().question(state);
}

template <typename G>
class QuestionExamples : public ::testing::Test {};

using Asking = ::testing::Types<Buda1686, Triremes, NavalBattle, WarGalley>;
TYPED_TEST_SUITE(QuestionExamples, Asking);

/// UMPIRE_PLAYOUTS times a thousand positions.
TYPED_TEST(QuestionExamples, AreLegal) {
    using G = TypeParam;
    const char* const asked = std::getenv("UMPIRE_PLAYOUTS");
    const int positions = 1000 * (asked != nullptr ? std::atoi(asked) : 1);
    constexpr int kLongest = 300; // actions of a game
    std::mt19937 chance(11);
    auto state = G::start(defaultSettings<G>());
    for (int position = 1; position <= positions; ++position) {
        const auto needed = questionIn(state);
        for (const std::string& example : needed ? needed->examples : std::vector<std::string>()) {
            const auto action = G::parseAction(state, example);
            ASSERT_TRUE(std::holds_alternative<typename G::Action>(action))
                << example << " in " << G::text(state);
            EXPECT_FALSE(G::validate(state, std::get<typename G::Action>(action)))
                << example << " in " << G::text(state);
        }
        const auto legal = G::legalActions(state);
        state = legal.empty() || position % kLongest == 0
                    ? G::start(defaultSettings<G>())
                    : G::apply(state, legal[chance() % legal.size()]).state;
    }
}

TEST(SetUpQuestion, OfNavalBattleOffersWhoIsNotReadyToBeSo) {
    const auto start = NavalBattle::start(defaultSettings<NavalBattle>());
    EXPECT_EQ(NavalTable::question(start)->examples,
              (std::vector<std::string>{"r ready", "y ready"}));
}

} // namespace
} // namespace umpire::referee
