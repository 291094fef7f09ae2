#include "rules/playthrough.h"
#include "tests/rules/every_game.h"

#include <functional>
#include <random>
#include <thread>

/// All listed games at once, each in a thread of its own and twice, so that nothing that a game
/// keeps to itself (a table, a board) is shared unguarded. Run it in the preset tsan.
namespace umpire {
namespace {

constexpr int kActions = 60;

/// What random play writes down, through every function of the game.
template <Game G>
std::string randomTranscript(unsigned seed) {
    std::mt19937 chance(seed);
    std::string lines;
    for (const Variant& variant : G::variants()) {
        RunningGame<G> game(G::start(settingsOf<G>(variant.name)));
        for (int i = 0; i < kActions; ++i) {
            lines += standing<G>(game.state());
            const auto legal = G::legalActions(game.state());
            if (legal.empty()) {
                break;
            }
            const std::string action = G::text(game.state(), legal[chance() % legal.size()]);
            lines += game.play(action).index() == 0 ? action + "\n" : "refused " + action + "\n";
        }
        const auto again = G::parseState(G::text(game.state()), defaultSettings<G>());
        lines += again.index() == 0 ? G::text(std::get<0>(again)) + "\n" : "refused position\n";
    }
    return lines;
}

using Play = std::function<std::string()>;

template <Game... Gs>
std::vector<Play> playsOf(Games<Gs...>) {
    return {[] { return randomTranscript<Gs>(1); }..., [] { return randomTranscript<Gs>(2); }...};
}

TEST(Threads, PlayAllGamesAtOnceAsOneAfterAnother) {
    const std::vector<Play> plays = playsOf(GameList{});
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
