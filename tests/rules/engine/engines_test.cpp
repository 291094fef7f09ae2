#include "rules/engine/buda_1686/engine.h"
#include "rules/engine/hooks.h"
#include "rules/engine/naval_battle/engine.h"
#include "rules/engine/triremes/engine.h"
#include "rules/engine/war_galley/engine.h"
#include "tests/rules/every_game.h"

#include <algorithm>
#include <cstdlib>
#include <random>

/// Tests what every randomised engine must guarantee, in every game that has one.
namespace umpire {
namespace {

template <typename G>
class SearchingEngine : public ::testing::Test {
protected:
    using State = typename G::State;
    using Action = typename G::Action;

    static Limits limitsOf(std::uint64_t nodes, std::uint64_t seed = 1) {
        Limits limits;
        limits.nodes = nodes;
        limits.seed = seed;
        return limits;
    }
    static Advice<G> advise(const State& state, Player player, const Limits& limits) {
        return Engine<G>::bestAction(G::viewFor(state, player), player, limits);
    }
    static std::vector<Player> playersOf(const State& state) {
        std::vector<Player> players;
        for (int seat = 0; seat < G::playerCount(state); ++seat) {
            players.push_back({seat});
        }
        return players;
    }
    /// Returns positions of random play, far apart.
    std::vector<State> positions() {
        std::vector<State> all;
        for (const State& start : startingPoints<G>(playouts())) {
            addPositions(all, start);
        }
        return all;
    }
    /// Visits UMPIRE_ENGINE_POSITIONS positions, or all of `positions` if the variable is not set.
    template <typename Visit>
    void forEachPosition(Visit visit) {
        const char* told =
            std::getenv("UMPIRE_ENGINE_POSITIONS"); // NOLINT(concurrency-mt-unsafe): no thread yet
        const std::size_t wanted = told == nullptr ? 1 : std::strtoul(told, nullptr, 10);
        for (std::size_t seen = 0; seen < wanted;) {
            for (const State& state : positions()) {
                visit(state);
                ++seen;
            }
        }
    }
    void addPositions(std::vector<State>& all, State state) {
        for (int i = 0; i < kActions; ++i) {
            if (i % kStride == 0) {
                all.push_back(state);
            }
            const auto legal = G::legalActions(state);
            if (legal.empty()) {
                all.push_back(state);
                break;
            }
            state = G::apply(state, legal[chance_() % legal.size()]).state;
        }
    }
    static bool mustAct(const State& state, Player player) {
        const auto players = G::toAct(state);
        return std::ranges::find(players, player) != players.end();
    }

    /// Most positions of Buda 1686 hide nothing, so the test needs more of them.
    static constexpr bool isMostlyOpen = std::same_as<G, Buda1686>;
    static constexpr int kActions = isMostlyOpen ? 600 : 240;
    static constexpr int kStride = isMostlyOpen ? 7 : 24;
    std::mt19937 chance_{5};
};

using Searching = ::testing::Types<Buda1686, NavalBattle, Triremes, WarGalley>;
TYPED_TEST_SUITE(SearchingEngine, Searching, GameNames);

TYPED_TEST(SearchingEngine, AdvisesWhatIsLegal) {
    using G = TypeParam;
    int advised = 0;
    this->forEachPosition([&](const auto& state) {
        if (G::outcome(state)) {
            return; // a view may not show how the game ended, such as by the loss of a hidden ship
        }
        for (const Player player : this->playersOf(state)) {
            const auto advice = this->advise(state, player, this->limitsOf(40));
            if (!advice.action) {
                const bool tableMay = Engine<G>::chance(state, 1).has_value();
                EXPECT_TRUE(!this->mustAct(state, player) || tableMay) << G::text(state);
                continue;
            }
            ++advised;
            EXPECT_TRUE(this->mustAct(state, player)) << G::text(state);
            EXPECT_FALSE(G::validate(state, *advice.action))
                << G::text(state, *advice.action) << " in " << G::text(state);
            EXPECT_FALSE(G::isChance(*advice.action));
            ASSERT_FALSE(advice.line.empty());
            EXPECT_EQ(advice.line.front(), *advice.action);
            EXPECT_TRUE(advice.value >= 0 && advice.value <= 1) << advice.value;
        }
    });
    EXPECT_GT(advised, 20);
    this->RecordProperty("advised", advised);
}

/// True if its playouts draw the same action as from the full list. The other games draw each
/// action with equal chance (play_outs_test.cpp).
template <typename G>
constexpr bool kDrawsAsFromTheList = std::is_same_v<G, Triremes> || std::is_same_v<G, Buda1686>;

TYPED_TEST(SearchingEngine, GoesOnQuicklyAsTheRulesSay) {
    using G = TypeParam;
    Lot lot(9);
    for (const auto& state : this->positions()) {
        if constexpr (kDrawsAsFromTheList<G>) {
            const std::uint64_t seed = lot();
            Lot one(seed);
            Lot other(seed);
            EXPECT_EQ(playedOut<G>(state, one, 60), playedOutByLists<G>(state, other, 60))
                << G::text(state);
            EXPECT_EQ(one(), other()) << "another playout after " << G::text(state);
        }
        const auto legal = G::legalActions(state);
        if (!legal.empty()) {
            const auto& action = legal[lot.below(std::uint32_t(legal.size()))];
            auto after = state;
            advance<G>(after, action);
            EXPECT_EQ(after, G::apply(state, action).state)
                << G::text(state, action) << " in " << G::text(state);
        }
    }
}

TYPED_TEST(SearchingEngine, DrawsPositionsThatLookLikeTheView) {
    using G = TypeParam;
    Lot lot(3);
    for (const auto& state : this->positions()) {
        for (const Player player : this->playersOf(state)) {
            const auto view = G::viewFor(state, player);
            for (int i = 0; i < 3; ++i) {
                const auto drawn = Engine<G>::complete(view, player, lot);
                EXPECT_TRUE(G::viewFor(drawn, player) == view)
                    << G::text(drawn) << "\nfor " << G::text(view);
            }
        }
    }
}

TYPED_TEST(SearchingEngine, KnowsNoMoreThanItsPlayer) {
    using G = TypeParam;
    Lot lot(4);
    int different = 0;
    for (const auto& state : this->positions()) {
        const auto players = G::toAct(state);
        for (const Player player : players) {
            const auto other = Engine<G>::complete(G::viewFor(state, player), player, lot);
            if (other == state) {
                continue;
            }
            ++different;
            if constexpr (requires { Engine<G>::keyOf(state, player); }) {
                EXPECT_EQ(Engine<G>::keyOf(state, player), Engine<G>::keyOf(other, player));
            }
            const auto one = this->advise(state, player, this->limitsOf(40));
            const auto two = this->advise(other, player, this->limitsOf(40));
            EXPECT_EQ(one.action, two.action) << G::text(state) << "\nand " << G::text(other);
            EXPECT_EQ(one.value, two.value);
        }
    }
    EXPECT_GT(different, 3) << "positions that differ in what is hidden";
}

TYPED_TEST(SearchingEngine, AnswersTheSameForTheSameSeed) {
    using G = TypeParam;
    int seeds = 0;
    for (const auto& state : this->positions()) {
        const auto players = G::toAct(state);
        if (players.empty()) {
            continue;
        }
        const auto limits = this->limitsOf(60);
        const auto one = this->advise(state, players.front(), limits);
        const auto two = this->advise(state, players.front(), limits);
        EXPECT_EQ(one.action, two.action);
        EXPECT_EQ(one.value, two.value);
        EXPECT_EQ(one.line, two.line);
        EXPECT_EQ(one.searched, two.searched);
        const auto other = this->advise(state, players.front(), this->limitsOf(60, 2));
        seeds += int(other.value != one.value);
    }
    EXPECT_GT(seeds, 3) << "answers in which the seed counts";
}

TYPED_TEST(SearchingEngine, AnswersWithinAnyLimits) {
    using G = TypeParam;
    for (const auto& state : this->positions()) {
        const auto players = G::toAct(state);
        if (players.empty()) {
            continue;
        }
        int asked = 0;
        Limits stopped;
        stopped.stop = [&asked] { return ++asked > 0; };
        Limits few = this->limitsOf(1);
        for (const Limits& limits : {Limits{}, few, stopped}) {
            const auto advice = this->advise(state, players.front(), limits);
            const bool isOpen = advice.action && !G::validate(state, *advice.action);
            EXPECT_TRUE(isOpen || Engine<G>::chance(state, 1)) << G::text(state);
        }
        EXPECT_LE(asked, 1) << "it goes on after it was told to stop";
    }
}

TYPED_TEST(SearchingEngine, AdvisesNothingOnceTheGameIsOver) {
    using G = TypeParam;
    int over = 0;
    for (const auto& state : this->positions()) {
        for (const Player player : this->playersOf(state)) {
            const auto resigns = G::resignation(state, player);
            if (!resigns) {
                continue;
            }
            const auto after = G::apply(state, *resigns).state;
            if (!G::outcome(after)) {
                continue;
            }
            ++over;
            for (const Player each : this->playersOf(after)) {
                EXPECT_FALSE(this->advise(after, each, this->limitsOf(20)).action);
            }
            EXPECT_FALSE(Engine<G>::chance(after, 1));
        }
    }
    EXPECT_GT(over, 3);
}

TYPED_TEST(SearchingEngine, DrawsWhatTheTableOwes) {
    using G = TypeParam;
    Lot lot(6);
    int owed = 0;
    for (const auto& state : this->positions()) {
        const auto legal = G::legalActions(state);
        const bool isOwed = std::ranges::any_of(legal, [&](const auto& action) {
            // confirms that galleys lie as recorded
            return G::isChance(action) || G::toAct(state).empty();
        });
        const auto result = Engine<G>::chance(state, lot());
        EXPECT_EQ(result.has_value(), isOwed) << G::text(state);
        if (result) {
            ++owed;
            EXPECT_FALSE(G::validate(state, *result)) << G::text(state, *result);
        }
    }
    EXPECT_EQ(owed == 0, (std::same_as<G, NavalBattle>)) << "its table owes nothing";
}

} // namespace
} // namespace umpire
