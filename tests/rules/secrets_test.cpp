#include "tests/rules/every_game.h"

#include <algorithm>
#include <random>

/// Tests that a player learns no secrets. If two states look the same to a player and differ only
/// in other players' secret actions, they must go on looking the same while the player gets the
/// same information. Random play makes such pairs.
namespace umpire {
namespace {

const int kMaxActions = playouts() > 2 ? 600 : 150;
constexpr std::size_t kMaxCompared = 6; ///< secret actions of a position
constexpr int kStepsTogether = 12;      ///< steps during which a pair is compared

template <typename G>
class Secrets : public ::testing::Test {
protected:
    using State = typename G::State;
    using Action = typename G::Action;
    using Event = typename G::Event;

    static std::vector<Event> toldTo(Player player, const std::vector<Event>& events) {
        std::vector<Event> told;
        for (const Event& event : events) {
            if (auto shown = G::eventFor(event, player)) {
                told.push_back(*std::move(shown));
            }
        }
        return told;
    }

    /// Compares, for every player, the states after each action from here.
    void compareFrom(const State& state) {
        const auto legal = G::legalActions(state);
        for (int seat = 0; seat < G::playerCount(state) && !HasFailure(); ++seat) {
            const Player player{seat};
            std::vector<Step<State, Event>> compared;
            for (std::size_t i = 0; i < std::min(legal.size(), kMaxCompared); ++i) {
                const auto& action = legal[chance_() % legal.size()];
                compared.push_back(G::apply(state, action));
                compareWith(compared, player);
            }
        }
    }

    std::mt19937 chance_{7};
    int pairs_ = 0; ///< number of pairs of different states that look the same

private:
    void compareWith(const std::vector<Step<State, Event>>& compared, Player player) {
        const auto& last = compared.back();
        for (std::size_t i = 0; i + 1 < compared.size(); ++i) {
            const bool different = compared[i].state != last.state;
            if (different && toldTo(player, compared[i].events) == toldTo(player, last.events)) {
                ++pairs_;
                goOn(compared[i].state, last.state, player);
            }
        }
    }

    void goOn(State one, State other, Player player) {
        for (int i = 0; i < kStepsTogether; ++i) {
            ASSERT_EQ(G::text(G::viewFor(one, player)), G::text(G::viewFor(other, player)))
                << G::playerName(one, player) << " can tell " << G::text(one) << "\nfrom "
                << G::text(other);
            ASSERT_TRUE(G::viewFor(one, player) == G::viewFor(other, player)) << G::text(one);
            const auto legal = G::legalActions(one);
            const auto common = [&](const Action& action) { return !G::validate(other, action); };
            const auto next = std::ranges::find_if(
                legal.begin() + std::ptrdiff_t(legal.empty() ? 0 : chance_() % legal.size()),
                legal.end(), common);
            if (next == legal.end()) {
                return;
            }
            const auto a = G::apply(one, *next);
            const auto b = G::apply(other, *next);
            if (toldTo(player, a.events) != toldTo(player, b.events)) {
                return; // the secret is out
            }
            one = a.state;
            other = b.state;
        }
    }
};

TYPED_TEST_SUITE(Secrets, TypesOf<GameList>::Types, GameNames);

TYPED_TEST(Secrets, AreNotInTheViewOfWhoWasNotTold) {
    using G = TypeParam;
    for (auto& state : startingPoints<G>(playouts())) {
        for (int i = 0; i < kMaxActions && !this->HasFailure(); ++i) {
            this->compareFrom(state);
            const auto legal = G::legalActions(state);
            if (legal.empty()) {
                break;
            }
            state = G::apply(state, legal[this->chance_() % legal.size()]).state;
        }
    }
    const bool hidesNothing = std::same_as<typename G::View, typename G::State>;
    EXPECT_EQ(this->pairs_ == 0, hidesNothing)
        << "a game that hides something must do it in random play, and only such a game may";
}

} // namespace
} // namespace umpire
