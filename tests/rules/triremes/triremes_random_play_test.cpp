#include "rules/games/triremes/triremes.h"
#include "rules/running_game.h"

#include <gtest/gtest.h>
#include <random>
#include <string_view>

/// The rules force no end, and on the whole map random fleets rarely meet. On a map of a few
/// squares they do meet: there every game ends or repeats a position.
namespace umpire::triremes {
namespace {

constexpr int kMaxActions = 5000;
constexpr int kRepeated = 3; ///< occurrences of the same position

Domain smallDomain(int soldiers) {
    constexpr std::string_view kRows = ".##." // the player's edge
                                       "~~~~"
                                       "~~~~"  // bows; the sterns lie one row below
                                       "~~~~"; // joins the other map
    Domain domain;
    domain.columns = 4;
    domain.rows = 4;
    domain.soldiers = soldiers;
    domain.anchors = {{0, 2}, {3, 2}};
    for (const char square : kRows) {
        domain.squares.push_back(square == '#'   ? Terrain::Fortress
                                 : square == '.' ? Terrain::Coast
                                                 : Terrain::Sea);
    }
    return domain;
}

enum class Ending { Won, Repeated, GoesOn };

Ending playAtRandom(const Settings& settings, unsigned seed) {
    std::mt19937 chance(seed);
    RunningGame<Triremes> game(startOf(settings));
    for (int i = 0; i < kMaxActions; ++i) {
        const auto legal = Triremes::legalActions(game.state());
        if (legal.empty()) {
            return Triremes::outcome(game.state()) ? Ending::Won : Ending::GoesOn;
        }
        const auto answer = game.play(legal[chance() % legal.size()]);
        const auto* played = std::get_if<RunningGame<Triremes>::Played>(&answer);
        if (played == nullptr) {
            return Ending::GoesOn;
        }
        if (played->timesSeen >= kRepeated) {
            return Ending::Repeated;
        }
    }
    return Ending::GoesOn;
}

TEST(TriremesRandomPlay, OnASmallMapEndsOrReportsRepetition) {
    int won = 0;
    int repeated = 0;
    for (const int soldiers : {1, 2}) {
        const auto atlas = std::make_shared<const Atlas>(atlasOf(smallDomain(soldiers)));
        const auto settings = settingsOfVariant("standard", atlas);
        ASSERT_TRUE(settings);
        for (unsigned seed = 0; seed < 40; ++seed) {
            const Ending ending = playAtRandom(*settings, seed);
            EXPECT_NE(ending, Ending::GoesOn) << soldiers << " soldiers, seed " << seed;
            won += int(ending == Ending::Won);
            repeated += int(ending == Ending::Repeated);
        }
    }
    EXPECT_GT(won, 0);
    EXPECT_GT(repeated, 0);
}

} // namespace
} // namespace umpire::triremes
