#include "app/record/game_files/any_game.h"

#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <thread>

/// Tests all listed games at once, each in two threads, so that shared data of a game (a table, a
/// board) would race. Run it in the preset tsan.
namespace umpire {
namespace {

constexpr int kActions = 60;

std::string standing(const AnyPosition& position) {
    std::string lines = position.text() + "\n";
    for (int seat = 0; seat < position.playerCount(); ++seat) {
        lines += position.nameOf(Player{seat}) + position.seenBy(Player{seat})->text() + "\n";
    }
    return lines;
}

/// Returns the transcript of random play through every function of the game.
std::string randomTranscript(const AnyGame& game, unsigned seed) {
    const GameFiles files = gameFiles(game.name).value();
    std::mt19937 chance(seed);
    std::string lines;
    for (const Variant& variant : game.variants) {
        auto position = std::get<SharedPosition>(game.start(files, variant.name).value());
        for (int i = 0; i < kActions; ++i) {
            lines += standing(*position);
            const auto legal = position->legalActions();
            if (legal.empty()) {
                break;
            }
            const std::string& action = legal[chance() % legal.size()];
            const auto answer = position->play(action);
            const auto* step = std::get_if<AnyStep>(&answer);
            lines += (step != nullptr ? "" : "refused ") + action + "\n";
            position = step != nullptr ? step->position : position;
        }
        const auto again = position->read(position->text());
        lines += again.index() == 0 ? std::get<0>(again)->text() + "\n" : "refused position\n";
    }
    return lines;
}

TEST(Threads, PlayAllGamesAtOnceAsOneAfterAnother) {
    std::vector<std::function<std::string()>> plays;
    for (const AnyGame* game : anyGames()) {
        for (const unsigned seed : {1U, 2U}) {
            plays.emplace_back([game, seed] { return randomTranscript(*game, seed); });
        }
    }
    std::vector<std::string> together(plays.size());
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < plays.size(); ++i) {
            threads.emplace_back([&, i] { together[i] = plays[i](); });
        }
    }
    for (std::size_t i = 0; i < plays.size(); ++i) {
        EXPECT_EQ(together[i], plays[i]());
        EXPECT_EQ(together[i].find("refused"), std::string::npos);
    }
}

} // namespace
} // namespace umpire
