#include "app/mind/opponent/match.h"

#include <cmath>
#include <gtest/gtest.h>

/// Tests engines by the game's name, and matches between them.
namespace umpire::testing {
namespace {

SharedPosition startOf(std::string_view game, std::string_view variant = "") {
    const auto start = findGame(game)->start(*gameFiles(std::string(game), {}), variant);
    EXPECT_TRUE(start);
    return std::get<SharedPosition>(*start);
}

MatchPlan planOf(std::string_view first, std::string_view second, int games) {
    MatchPlan plan{.opponents = {*opponentOf(first), *opponentOf(second)}, .games = games};
    plan.thinking.nodes = 300;
    return plan;
}

/// Formats the counts like "won 12, lost 30, …".
std::string listed(const PlayedMatch& match) {
    std::string text;
    for (const MatchGame& game : match.games) {
        text += std::to_string(int(game.result)) + (game.wasLeft ? " left " : " ") +
                std::to_string(game.actions) + "\n";
    }
    return text;
}

TEST(Opponents, AreKnownByTheirWords) {
    EXPECT_EQ(opponentOf("random"), Opponent{Opponent::Kind::Random});
    EXPECT_EQ(opponentOf("uct:250"), (Opponent{Opponent::Kind::Uct, 250}));
    EXPECT_EQ(opponentOf("casual"), (Opponent{Opponent::Kind::Engine, 0, Strength::Casual}));
    EXPECT_EQ(opponentOf("best:20000")->nodes, 20'000U);
    EXPECT_EQ(opponentOf("strong:7")->strength, Strength::Strong);
    for (const std::string_view word :
         {"", "uct", "uct:", "uct:0", "uct:-5", "uct:5x", "uct:999999999999", "Best", "engine",
          "best:", "best:0", "best:-5", "best:1e6", "best:2000000000000", "best :5", "random:5",
          ":5"}) {
        const auto opponent = opponentOf(word);
        ASSERT_FALSE(opponent) << word;
        EXPECT_NE(opponent.error().find("`" + std::string(word) + "`"), std::string::npos);
    }
}

TEST(Opponents, AdviseALegalActionInEveryGame) {
    for (const AnyGame* game : anyGames()) {
        SharedPosition start = startOf(game->name);
        while (const auto result = tablesResult(*start, 3)) { // cups are drawn from first
            start = std::get<AnyStep>(start->play(*result)).position;
        }
        ASSERT_FALSE(start->toAct().empty()) << game->name;
        for (const std::string_view word : {"random", "uct:20", "beginner", "best"}) {
            const AnyAdvice advice = bestAction(*start, start->toAct().front(), *opponentOf(word),
                                                {.nodes = 500, .seed = 3});
            ASSERT_TRUE(advice.action) << game->name << " " << word;
            const auto played = start->play(*advice.action);
            EXPECT_TRUE(std::holds_alternative<AnyStep>(played)) << game->name << *advice.action;
            EXPECT_EQ(advice.line.front(), *advice.action);
        }
    }
}

TEST(Opponents, KeepToTheTime) {
    const SharedPosition start = startOf("murus-gallicus");
    const Thinking thinking{.time = std::chrono::duration<double>(0.02)};
    const AnyAdvice advice = bestAction(*start, Player{0}, *opponentOf("best"), thinking);
    EXPECT_TRUE(advice.action);
    EXPECT_GT(advice.searched.nodes, 0U);
}

TEST(Matches, AreTheSameOnOneCoreAndOnMany) {
    const SharedPosition start = startOf("murus-gallicus");
    MatchPlan plan = planOf("best", "uct:30", 8);
    plan.threads = 1;
    const std::string alone = listed(playMatch(start, plan, {}));
    plan.threads = 4;
    EXPECT_EQ(listed(playMatch(start, plan, {})), alone);
    plan.thinking.seed = 2;
    EXPECT_NE(listed(playMatch(start, plan, {})), alone) << "the seed chooses the games";
}

TEST(Matches, ChangeSidesAfterEveryGame) {
    const SharedPosition won = std::get<SharedPosition>(
        startOf("murus-gallicus")->read("tttttt1t/8/6T1/8/8/8/TTTTTTT1 r"));
    MatchPlan plan = planOf("best", "best", 6);
    plan.opening = 0;
    const PlayedMatch match = playMatch(won, plan, {});
    ASSERT_EQ(match.games.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(match.games[i].result, i % 2 == 0 ? GameResult::Won : GameResult::Lost);
        EXPECT_EQ(match.games[i].actions, 1);
    }
}

TEST(Matches, GiveEachEngineTheLimitInItsName) {
    const SharedPosition start = startOf("murus-gallicus");
    MatchPlan named = planOf("best:50", "best:4000", 4);
    named.thinking.nodes = 1;
    MatchPlan same = planOf("best", "best:4000", 4);
    same.thinking.nodes = 50;
    const std::string games = listed(playMatch(start, named, {}));
    EXPECT_EQ(games, listed(playMatch(start, same, {})));
    EXPECT_NE(games, listed(playMatch(start, planOf("best:4000", "best:50", 4), {})));
}

TEST(Matches, OfEveryGameComeToAnEnd) {
    for (const AnyGame* game : anyGames()) {
        MatchPlan plan = planOf("random", "random", 4);
        plan.mostActions = 150;
        const PlayedMatch match = playMatch(startOf(game->name), plan, {});
        ASSERT_EQ(match.games.size(), 4U) << game->name;
        for (const MatchGame& each : match.games) {
            EXPECT_TRUE(!each.wasLeft || each.actions == 150) << game->name << each.actions;
        }
    }
    const PlayedMatch four =
        playMatch(startOf("murus-gallicus", "escape-4"), planOf("best", "random", 4), {});
    EXPECT_EQ(four.games.size(), 4U);
    EXPECT_EQ(four.players, 4);
}

TEST(Matches, ThatAreStoppedKeepWhatWasPlayed) {
    std::stop_source stop;
    stop.request_stop();
    const SharedPosition start = startOf("murus-gallicus");
    EXPECT_TRUE(playMatch(start, planOf("best", "best", 5), stop.get_token()).games.empty());
    EXPECT_EQ(figuresOf({}).interval, (std::array<double, 2>{0., 1.}));
}

TEST(MatchFigures, AreThoseOfWilsonAndElo) {
    PlayedMatch match;
    for (int i = 0; i < 8; ++i) {
        match.games.push_back({GameResult::Won, false, 10});
    }
    match.games.push_back({GameResult::Drawn, true, 30});
    match.games.push_back({GameResult::Lost, false, 40});
    const MatchFigures figures = figuresOf(match);
    EXPECT_EQ(figures.won, 8);
    EXPECT_EQ(figures.left, 1);
    EXPECT_DOUBLE_EQ(figures.meanActions, 15.);
    EXPECT_DOUBLE_EQ(figures.score, 0.85);
    // p = 0.85, n = 10, z = 1.96: (0.85 + 0.19207 ± 1.96 sqrt(0.01275 + 0.0096)) / 1.38415
    EXPECT_NEAR(figures.interval[0], 0.5412, 0.0005);
    EXPECT_NEAR(figures.interval[1], 0.9646, 0.0005);
    EXPECT_NEAR(eloOf(0.75), 190.85, 0.01);
    EXPECT_DOUBLE_EQ(eloOf(0.5), 0.);
    EXPECT_TRUE(std::isinf(eloOf(1.)));
    match.players = 4; // a drawn game is shared by four
    EXPECT_DOUBLE_EQ(figuresOf(match).score, 0.825);
    EXPECT_DOUBLE_EQ(eloOf(0.25, 4), 0.);
    // a player who wins three times as often as each other player
    EXPECT_NEAR(eloOf(0.5, 4), 190.85, 0.01);
}

} // namespace
} // namespace umpire::testing
