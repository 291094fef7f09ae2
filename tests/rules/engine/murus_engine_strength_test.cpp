#include "rules/engine/uct.h"
#include "tests/rules/engine/murus_engine_table.h"

/// Tests the strength of the engine of Murus Gallicus. UMPIRE_ENGINE_POSITIONS sets the number of
/// wins to find.
namespace umpire::murus_engine::testing {
namespace {

/// Tells whether the player wins, by a full search by the rules without pruning, which stops at a
/// win.
bool wins(const State& state, Player player, int actions) {
    if (const auto outcome = G::outcome(state)) {
        return outcome->winner == player;
    }
    if (actions == 0) {
        return false;
    }
    const bool isOwn = state.mover == player;
    for (const Action& action : G::legalActions(state)) {
        if (wins(G::apply(state, action).state, player, actions - 1) == isOwn) {
            return isOwn;
        }
    }
    return !isOwn;
}

/// Returns a position of a random game that is won in exactly five actions, not sooner.
std::optional<State> wonInFive(Lot& lot, const Settings& settings) {
    const State state = wandered(settings, 10 + int(lot.below(30)), lot);
    const Player mover = state.mover;
    // otherwise the full search takes seconds
    const bool isFew = G::legalActions(state).size() <= 16;
    return !G::outcome(state) && isFew && !wins(state, mover, 3) && wins(state, mover, 5)
               ? std::optional(state)
               : std::nullopt;
}

TEST(MurusEngineStrength, BestSolvesEveryWinInFiveActions) {
    Lot lot(8);
    const int asked = positionsAsked(20);
    int found = 0;
    int tried = 0;
    for (; found < asked; ++tried) {
        const Settings settings = *G::settings(tried % 4 == 3 ? "advanced" : "basic", {});
        const auto state = wonInFive(lot, settings);
        if (!state) {
            continue;
        }
        ++found;
        const auto advised = advice(*state, {.nodes = 200'000});
        ASSERT_TRUE(advised.action);
        EXPECT_TRUE(wins(G::apply(*state, *advised.action).state, state->mover, 4))
            << G::text(*state) << ": " << G::text(*state, *advised.action);
        EXPECT_EQ(advised.value, 1.);
        EXPECT_TRUE(advised.searched.isComplete);
    }
    std::cout << found << " wins in " << tried << " positions\n";
}

/// Returns 1 if the first engine wins, and 0.5 for a game that is too long.
double playGame(const Limits& engine, std::uint64_t seed, int engineSeat) {
    Lot lot(seed);
    State state = wandered(Settings{}, 4, lot);
    for (int i = 0; i < 200; ++i) {
        if (const auto outcome = G::outcome(state)) {
            return outcome->winner->seat == engineSeat ? 1. : 0.;
        }
        const Limits yardstick{.seed = lot()};
        const auto advised =
            state.mover.seat == engineSeat
                ? advice(state, engine)
                : Uct<G>(yardstick, {.playouts = 100}).bestAction(state, state.mover);
        state = G::apply(state, *advised.action).state;
    }
    return 0.5;
}

/// The engine wins all these games; with the sign of its evaluation inverted it wins 13 of 20.
TEST(MurusEngineStrength, BestBeatsAHundredPlayouts) {
    double score = 0.;
    constexpr int kGames = 20;
    for (int game = 0; game < kGames; ++game) {
        score += playGame({.nodes = 1000}, std::uint64_t(game / 2), game % 2);
    }
    std::cout << "scored " << score << " of " << kGames << "\n";
    EXPECT_GE(score, 0.8 * kGames);
}

/// Each seat four times, against three that make 40 playouts. Equal play scores 0.25.
TEST(MurusEngineStrength, BestOfFourBeatsThreeThatMakeFortyPlayouts) {
    double score = 0.;
    constexpr int kGames = 16;
    for (int game = 0; game < kGames; ++game) {
        Lot lot(std::uint64_t(game / 4));
        State state = wandered(*G::settings("escape-4", {}), 4, lot);
        for (int i = 0; i < 400 && !G::outcome(state); ++i) {
            const Limits limits{.nodes = 2000, .seed = lot()};
            const auto advised = state.mover.seat == game % 4
                                     ? advice(state, limits)
                                     : Uct<G>({.seed = limits.seed}, {.playouts = 40})
                                           .bestAction(state, state.mover);
            state = G::apply(state, *advised.action).state;
        }
        const auto outcome = G::outcome(state);
        score += !outcome ? 0.25 : outcome->winner->seat == game % 4 ? 1. : 0.;
    }
    std::cout << "scored " << score << " of " << kGames << "\n";
    EXPECT_GE(score, 0.6 * kGames);
}

TEST(MurusEngineStrength, BeginnersLoseToCasualPlayers) {
    double score = 0.;
    constexpr int kGames = 40;
    for (int game = 0; game < kGames; ++game) {
        Lot lot(std::uint64_t(game / 2));
        State state = wandered(Settings{}, 4, lot);
        for (int i = 0; i < 200 && !G::outcome(state); ++i) {
            const auto strength =
                state.mover.seat == game % 2 ? Strength::Casual : Strength::Beginner;
            state =
                G::apply(state, *advice(state, {.seed = lot(), .strength = strength}).action).state;
        }
        const auto outcome = G::outcome(state);
        score += !outcome ? 0.5 : outcome->winner->seat == game % 2 ? 1. : 0.;
    }
    EXPECT_GE(score, 0.7 * kGames);
}

} // namespace
} // namespace umpire::murus_engine::testing
