#include "rules/engine/naval_battle/play_out.h"
#include "rules/engine/war_galley/play_out.h"
#include "rules/games/naval_battle/fight.h"
#include "tests/rules/every_game.h"

#include <cmath>

/// Tests that playouts draw without listing actions and that each action is drawn with equal
/// chance.
namespace umpire {
namespace {

/// Draws an item of the list many times by its index. Pearson's sum over all items has the mean
/// `places` - 1 and the variance twice that.
template <typename Item, typename DrawOne>
void expectEvenDraws(const std::vector<Item>& listed, int drawsOfEach, DrawOne drawOne) {
    std::vector<int> drawn(listed.size());
    const int draws = drawsOfEach * int(listed.size());
    for (int i = 0; i < draws; ++i) {
        const auto found = std::ranges::find(listed, drawOne());
        ASSERT_TRUE(found != listed.end()) << "it is not listed";
        ++drawn[std::size_t(found - listed.begin())];
    }
    double sum = 0;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const int times = drawn[i];
        EXPECT_LE(std::abs(times - drawsOfEach), 6 * std::sqrt(double(drawsOfEach))) << i;
        sum += (times - drawsOfEach) * (times - drawsOfEach) / double(drawsOfEach);
    }
    const double freedom = double(listed.size()) - 1;
    EXPECT_LE(sum, freedom + 6 * std::sqrt(2 * freedom)) << listed.size() << " are listed";
}

/// Returns a position of random play.
template <typename G>
typename G::State playedOn(std::uint64_t seed, int actions) {
    Lot lot(seed);
    auto state = G::start(defaultSettings<G>());
    for (int i = 0; i < actions && !G::outcome(state); ++i) {
        state = G::apply(state, *drawnAction<G>(state, lot)).state;
    }
    return state;
}

/// Places the moving side's carrier where its plane reaches an enemy.
naval_battle::State withCarrierNearAnEnemy(naval_battle::State state) {
    using namespace naval_battle;
    const auto isCarrier = [&](const Token& token) {
        return token.isOf(state.mover) && state.table().is(token.kind, Role::Carrier);
    };
    const auto carrier = std::ranges::find_if(state.tokens, isCarrier);
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        const bool isFree =
            state.chart().waterAt(square) == Water::Sea && !state.at(square).isThere();
        for (SquareIndex enemy = 0; isFree && enemy < state.chart().squareCount(); ++enemy) {
            if (state.at(enemy).isOf(enemyOf(state.mover)) && !state.chart().isNeutral(enemy) &&
                !isKnownMineOrBattery(state.at(enemy)) &&
                state.chart().distance(square, enemy) <= state.table().planeRange) {
                std::swap(state.at(square), *carrier);
                return state;
            }
        }
    }
    return state;
}

TEST(PlayOuts, OfNavalBattleDrawAnythingThatIsLegal) {
    Lot lot(21);
    std::array<int, std::variant_size_v<naval_battle::Action>> kinds{};
    for (const int actions : {0, 20, 60, 72, 90, 300, 420, 500}) {
        auto state = playedOn<NavalBattle>(std::uint64_t(actions + 2), actions);
        ASSERT_FALSE(NavalBattle::outcome(state));
        if (actions == 420) {
            state = withCarrierNearAnEnemy(std::move(state));
        }
        const auto listed = actionsOf<NavalBattle>(state, NavalBattle::toAct(state).front());
        for (const auto& action : listed) {
            ++kinds[action.index()];
        }
        expectEvenDraws(listed, 60, [&] { return *naval_battle::actionByLot(state, lot); });
    }
    for (const naval_battle::Action& met :
         {naval_battle::Action(naval_battle::Place{}), naval_battle::Action(naval_battle::Move{}),
          naval_battle::Action(naval_battle::Attack{}),
          naval_battle::Action(naval_battle::SendPlane{})}) {
        EXPECT_GT(kinds[met.index()], 0) << met.index();
    }
}

TEST(PlayOuts, OfWarGalleyDrawAnyOrdersOnTheTableAndOffIt) {
    Lot lot(22);
    std::array<int, 2> galleys{};
    for (const int actions : {8, 60, 90, 150}) {
        const auto state = playedOn<WarGalley>(std::uint64_t(actions + 3), actions);
        for (war_galley::VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
            if (war_galley::isAfloat(state, vessel)) {
                ++galleys[std::size_t(war_galley::isOffTable(state, vessel))];
                expectEvenDraws(war_galley::listedPlans(state, vessel), 20,
                                [&] { return war_galley::planByLot(state, vessel, lot); });
            }
        }
    }
    EXPECT_GT(galleys[0], 3);
    EXPECT_GT(galleys[1], 0);
}

template <typename G>
void expectThatTheyEnd(int mostActions) {
    const auto start = G::start(defaultSettings<G>());
    int ended = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Lot one(seed);
        Lot two(seed);
        const auto played = playedOut<G>(start, one, mostActions);
        const auto again = playedOut<G>(start, two, mostActions);
        EXPECT_EQ(played.actions, again.actions);
        EXPECT_EQ(played.winner, again.winner);
        EXPECT_EQ(played.ended, played.actions < mostActions);
        ended += int(played.ended);
    }
    EXPECT_GT(ended, 0);
    Lot lot(1);
    EXPECT_EQ(playedOut<G>(start, lot, 5).actions, 5);
}

TEST(PlayOuts, EndWithTheGameOrAfterTheMostActions) {
    expectThatTheyEnd<WarGalley>(900);
    expectThatTheyEnd<NavalBattle>(4000);
}

} // namespace
} // namespace umpire
