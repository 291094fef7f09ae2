#include "rules/engine/murus_gallicus/chances.h"
#include "rules/engine/murus_gallicus/search.h"
#include "rules/engine/random_player.h"
#include "rules/engine/uct.h"
#include "tests/rules/engine/murus_engine_table.h"

#include <algorithm>
#include <set>

/// Tests what the engine of Murus Gallicus must never do and must always see.
namespace umpire::murus_engine::testing {
namespace {

constexpr std::array kStrengths = {Strength::Beginner, Strength::Casual, Strength::Strong,
                                   Strength::Best};

/// Returns the texts of the actions that the search may play, in order.
template <typename Grid>
std::set<std::string> pliesIn(const State& state) {
    const auto setup = setupOf<Grid>(state.settings, kRace);
    const auto root = positionOf(setup, state);
    PlyList list;
    listPlies(setup, root, list);
    std::set<std::string> texts;
    for (int i = 0; i < list.count; ++i) {
        const Ply ply = list.plies[std::size_t(i)];
        auto after = played(setup, root, ply);
        if (setup.seats > 2) {
            settle(setup, after);
        }
        std::string text = std::to_string(after.mover) + " " + std::to_string(after.out);
        for (int seat = 0; seat < setup.seats; ++seat) {
            for (auto set : after.piles[std::size_t(seat)]) {
                text += "|";
                while (set != 0) {
                    text += std::to_string(setup.cellOf[std::size_t(takeLowest(set))]) + ",";
                }
            }
        }
        EXPECT_EQ(
            after.key,
            positionOf(setup,
                       [&] {
                           State moved = state;
                           moved.mover = Player{after.mover};
                           for (std::size_t seat = 0; seat < std::size_t(setup.seats); ++seat) {
                               moved.out[seat] = after.isOut(int(seat));
                               moved.stones[seat] = {};
                               int height = 0;
                               for (auto set : after.piles[seat]) {
                                   ++height;
                                   while (set != 0) {
                                       setUnit(moved, setup.cellOf[std::size_t(takeLowest(set))],
                                               {Player{int(seat)}, height});
                                   }
                               }
                           }
                           return moved;
                       }())
                .key)
            << "the key does not follow the position";
        EXPECT_TRUE(texts.insert(text).second) << "twice: " << text;
    }
    return texts;
}

/// Returns the texts of the actions that the rules allow.
std::set<std::string> actionsIn(const State& state) {
    std::set<std::string> texts;
    for (const Action& action : G::legalActions(state)) {
        const State after = G::apply(state, action).state;
        unsigned out = 0;
        for (unsigned seat = 0; seat < 4; ++seat) {
            out |= unsigned(after.out[seat]) << seat;
        }
        std::string text = std::to_string(after.mover.seat) + " " + std::to_string(out);
        for (int seat = 0; seat < G::playerCount(state); ++seat) {
            const auto& stones = after.stones[std::size_t(seat)];
            for (auto set : {stones.walls, stones.towers, stones.catapults}) {
                text += "|";
                while (set != 0) {
                    text += std::to_string(murus_gallicus::takeFirst(set)) + ",";
                }
            }
        }
        texts.insert(text);
    }
    return texts;
}

std::set<std::string> searchedPlies(const State& state) {
    using murus_gallicus::Board;
    const Board board = state.settings.board;
    return board == Board::Square8x7                              ? pliesIn<Duel>(state)
           : board == Board::Hexagon4 || board == Board::Hexagon5 ? pliesIn<Hexagons>(state)
                                                                  : pliesIn<Squares>(state);
}

TEST(MurusEngine, SearchesWhatTheRulesAllowAndNothingElse) {
    Lot lot(5);
    for (const Settings& settings : manySettings()) {
        for (int i = 0; i < 60; ++i) {
            const State state = wandered(settings, i, lot);
            if (!G::outcome(state)) {
                ASSERT_EQ(searchedPlies(state), actionsIn(state)) << G::text(state);
            }
        }
    }
}

TEST(MurusEngine, NeverAdvisesWhatIsIllegal) {
    Lot lot(1);
    const auto settings = manySettings();
    const int asked = positionsAsked(3000);
    for (int i = 0; i < asked; ++i) {
        const State state =
            wandered(settings[std::size_t(i) % settings.size()], int(lot.below(120)), lot);
        const Limits limits{
            .nodes = 1 + lot.below(60), .seed = lot(), .strength = kStrengths[lot.below(4)]};
        const auto advised = advice(state, limits);
        const auto legal = G::legalActions(state);
        ASSERT_EQ(advised.action.has_value(), !legal.empty()) << G::text(state);
        if (advised.action) {
            ASSERT_NE(std::ranges::find(legal, *advised.action), legal.end()) << G::text(state);
            ASSERT_EQ(advised.line.front(), *advised.action);
            ASSERT_GE(advised.value, 0.);
            ASSERT_LE(advised.value, 1.);
            State after = state;
            for (const Action& action : advised.line) {
                ASSERT_FALSE(G::validate(after, action)) << G::text(state);
                after = G::apply(after, action).state;
            }
        }
    }
}

TEST(MurusEngine, AnswersAlikeForTheSameSeedAndNodes) {
    Lot lot(2);
    for (const Settings& settings : manySettings()) {
        for (const Strength strength : kStrengths) {
            const State state = wandered(settings, 8, lot);
            const Limits limits{.nodes = 3000, .seed = 77, .strength = strength};
            const auto first = advice(state, limits);
            const auto second = advice(state, limits);
            EXPECT_EQ(first.action, second.action);
            EXPECT_EQ(first.line, second.line);
            EXPECT_EQ(first.value, second.value);
            EXPECT_EQ(first.searched, second.searched);
        }
    }
}

TEST(MurusEngine, PlaysByAnotherSeedAsABeginnerOtherwise) {
    const State start = G::start(Settings{});
    std::set<std::string> actions;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Limits limits{.seed = seed, .strength = Strength::Beginner};
        actions.insert(G::text(start, *advice(start, limits).action));
    }
    EXPECT_GE(actions.size(), 4U);
}

TEST(MurusEngine, AdvisesNothingWhereNothingIsOwed) {
    const State over = position("W7/8/8/8/8/8/tttttttt g");
    EXPECT_FALSE(advice(over, {.nodes = 100}).action);
    const State start = G::start(Settings{});
    EXPECT_FALSE(Engine<G>::bestAction(start, Player{1}, {.nodes = 100}).action)
        << "it is the other's turn";
    EXPECT_FALSE(Engine<G>::chance(start, 1)) << "the table owes nothing";
}

TEST(MurusEngine, AnswersHoweverSoonItIsStopped) {
    const State start = G::start(Settings{});
    const auto legal = G::legalActions(start);
    for (const Limits& limits :
         {Limits{}, Limits{.nodes = 1}, Limits{.stop = [] { return true; }},
          Limits{.nodes = 1, .stop = [] { return true; }, .strength = Strength::Strong}}) {
        const auto advised = advice(start, limits);
        ASSERT_TRUE(advised.action);
        EXPECT_NE(std::ranges::find(legal, *advised.action), legal.end());
        EXPECT_EQ(advised.searched.depth, 1);
    }
}

TEST(MurusEngine, TakesTheOneActionThereIs) {
    const State state = position("8/8/8/8/tt6/Wt6/T1W5 r");
    ASSERT_EQ(G::legalActions(state).size(), 1U);
    EXPECT_EQ(advice(state, {.nodes = 1000}).action, G::legalActions(state).front());
}

template <typename Grid>
void expectChances(const State& state) {
    const auto setup = setupOf<Grid>(state.settings, kEscape);
    const auto position = positionOf(setup, state);
    const auto chances = chancesOf(setup, position);
    double sum = 0.;
    for (int seat = 0; seat < setup.seats; ++seat) {
        EXPECT_EQ(chances[std::size_t(seat)] == 0., position.isOut(seat)) << G::text(state);
        sum += chances[std::size_t(seat)];
    }
    EXPECT_NEAR(sum, 1., 1e-12);
}

TEST(MurusEngine, GivesEachOfManyAChanceWhileHeIsInPlay) {
    Lot lot(6);
    for (const std::string_view variant : {"escape-4", "escape-3", "escape-3-small"}) {
        const Settings settings = *G::settings(variant, {});
        for (int i = 0; i < 40; ++i) {
            const State state = wandered(settings, 3 * i, lot);
            variant == "escape-4" ? expectChances<Squares>(state) : expectChances<Hexagons>(state);
        }
    }
    const State start = G::start(*G::settings("escape-4", {}));
    const auto setup = setupOf<Squares>(start.settings, kEscape);
    for (const double chance : chancesOf(setup, positionOf(setup, start))) {
        EXPECT_NEAR(chance, 0.25, 1e-12) << "all four sit alike";
    }
}

TEST(MurusEngine, IsAskedToStopAndStops) {
    int asked = 0;
    const Limits limits{.stop = [&asked] { return ++asked > 20; }};
    const auto advised = advice(G::start(Settings{}), limits);
    EXPECT_EQ(asked, 21);
    EXPECT_LT(advised.searched.nodes, 10'000U);
}

TEST(MurusEngine, KnowsABreakthroughFromAProof) {
    const auto won = advice(position("tttttt1t/8/6T1/8/8/8/TTTTTTT1 r"), {.nodes = 2000});
    EXPECT_EQ(won.value, 1.);
    EXPECT_TRUE(won.searched.isComplete);
    EXPECT_EQ(won.line.size(), 1U);
    const auto open = advice(G::start(Settings{}), {.nodes = 2000});
    EXPECT_GT(open.value, 0.2);
    EXPECT_LT(open.value, 0.8);
    EXPECT_FALSE(open.searched.isComplete);
}

TEST(MurusYardstick, PlaysOutAsTheRulesDo) {
    for (const Settings& settings : manySettings()) {
        std::array<double, 4> byRules{};
        std::array<double, 4> fast{};
        double lengths = 0.;
        double fastLengths = 0.;
        constexpr int kGames = 400;
        Lot lot(9);
        for (int i = 0; i < kGames; ++i) {
            State state = G::start(settings);
            int actions = 0;
            for (; actions < 150 && !G::outcome(state); ++actions) {
                state = G::apply(state, *drawn(G::legalActions(state), lot)).state;
            }
            lengths += actions;
            const auto outcome = G::outcome(state);
            byRules[std::size_t(outcome ? outcome->winner->seat : 3)] += 1. / kGames;
            const PlayedOut played = Engine<G>::playOut(G::start(settings), lot, 150);
            EXPECT_EQ(played.ended, played.winner.has_value());
            fast[std::size_t(played.winner ? played.winner->seat : 3)] += 1. / kGames;
            fastLengths += played.actions;
        }
        // four sigmas of the difference of two shares
        for (std::size_t seat = 0; seat < 4; ++seat) {
            EXPECT_NEAR(byRules[seat], fast[seat], 0.14) << murus_gallicus::text(settings);
        }
        EXPECT_NEAR(lengths / kGames, fastLengths / kGames, 0.12 * lengths / kGames);
    }
}

TEST(MurusYardstick, TakesAWinThatLiesOpen) {
    const State state = position("tttttt1t/8/6T1/8/8/8/TTTTTTT1 r");
    const auto advised = Uct<G>({.seed = 3}, {.playouts = 2000}).bestAction(state, state.mover);
    ASSERT_TRUE(advised.action);
    EXPECT_TRUE(G::outcome(G::apply(state, *advised.action).state));
    EXPECT_GT(advised.value, 0.9);
    EXPECT_EQ(advised.line.size(), 1U);
}

TEST(MurusYardstick, PlaysLegallyInEveryVariant) {
    Lot lot(4);
    for (const Settings& settings : manySettings()) {
        const State state = wandered(settings, 12, lot);
        const Limits limits{.seed = lot()};
        for (const auto& advised : {Uct<G>(limits, {.playouts = 60}).bestAction(state, state.mover),
                                    randomAction<G>(state, state.mover, limits.seed)}) {
            ASSERT_EQ(advised.action.has_value(), !G::legalActions(state).empty());
            EXPECT_TRUE(!advised.action || !G::validate(state, *advised.action));
        }
    }
}

} // namespace
} // namespace umpire::murus_engine::testing
