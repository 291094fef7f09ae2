#include "app/mind/statistics/statistics.h"
#include "tests/app/record/journal/written_journal.h"

namespace umpire {
namespace {

Entry at(double second, Event happening) {
    return {std::chrono::microseconds(std::int64_t(second * 1e6)), std::move(happening), {}};
}

JournalRecord recordOf(const GameSettings& settings, const std::vector<Entry>& events) {
    JournalRecord record{.settings = settings};
    for (const Entry& event : events) {
        record.events.push_back(
            {std::int64_t(record.events.size()) + 1, event.time, event.happening, "", ""});
    }
    return record;
}

TEST(Statistics, TellsWhoWinsAndWhoTakesLonger) {
    const GameSettings settings{
        .game = "murus-gallicus", .variant = "basic", .names = {{"roman", "Anna"}}};
    const std::string first = "tttttttt/8/8/8/3W4/3W4/TTT1TTTT g";
    const std::string second = "ttt1tttt/3w4/3w4/8/3W4/3W4/TTT1TTTT r";
    const auto game = [&](Event end) {
        return recordOf(settings,
                        {at(1, GameStarted{"tttttttt/8/8/8/8/8/TTTTTTTT r"}),
                         at(5, Called{.player = "roman", .action = "d1-d3", .position = first}),
                         at(6, Paused{}), at(60, Resumed{}),
                         at(67, Called{.player = "gaul", .action = "d7-d5", .position = second}),
                         at(68, std::move(end))});
    };
    Tally tally;
    addTo(tally, game(GameOver{.winner = "roman", .rule = "MG-8"}));
    addTo(tally, game(GameOver{.winner = "gaul", .rule = "MG-8"}));
    addTo(tally, game(GameOver{.rule = "MG-A9"}));
    addTo(tally, game(Noted{"tea"}));
    const Statistics statistics = statisticsOf(tally);
    ASSERT_EQ(statistics.variants.size(), 1U);
    const VariantFigures& figures = statistics.variants.front();
    EXPECT_EQ(figures.firstSide, "roman");
    EXPECT_EQ(figures.games, 3);
    EXPECT_EQ(figures.unfinished, 1);
    EXPECT_EQ(figures.firstWon, 1);
    EXPECT_EQ(figures.drawn, 1);
    EXPECT_EQ(figures.actions, (std::vector{2, 2, 2}));
    EXPECT_NEAR(figures.minutes.front(), 12.0 / 60.0, 1e-6) << "the pause does not count";
    ASSERT_EQ(statistics.players.size(), 2U);
    EXPECT_EQ(statistics.players[0].player, "Anna");
    EXPECT_NEAR(quantileOf(statistics.players[0].seconds, 0.5), 4.0, 1e-6);
    EXPECT_EQ(statistics.players[1].player, "gaul (murus-gallicus)");
    EXPECT_NEAR(quantileOf(statistics.players[1].seconds, 0.95), 8.0, 1e-6);
}

/// A1 fires next at B1, which lies within one match length to starboard.
const std::string kAimed =
    "5:5/5/3@300,100,90=XXX 5:5/5/3@365,100,90=- step1:fire A1>B1 introduction";

TEST(Statistics, ComparesHitsWithTheOdds) {
    const GameSettings settings{
        .game = "war-galley", .variant = "introduction", .names = {{"A", "Ben"}}};
    const Called toss{.player = "A",
                      .action = "A1 toss 480,49>480,91 442,70>400,70 dropped=2 sigma=0.1",
                      .position =
                          "5:5/5/3@300,100,90=XXX 5:5/5/3@365,100,90=- step1:fire A1>B1~1-1 "
                          "introduction"};
    Tally tally;
    addTo(tally, recordOf(settings, {at(1, GameStarted{kAimed}), at(9, toss),
                                     at(11, Called{.player = "A", .action = "A1 hits 1"}),
                                     at(12, GameOver{.winner = "A", .rule = "WG-39"})}));
    ASSERT_EQ(tally.tosses.size(), 1U) << "the toss was not ruled on";
    const CountedToss& counted = tally.tosses.front();
    EXPECT_EQ(counted.player, "Ben");
    EXPECT_EQ(counted.hits, 1);
    ASSERT_EQ(counted.chances.size(), 2U);
    EXPECT_GT(counted.chances[1], counted.chances[0]) << "the nearer one sees more of the hull";
    ASSERT_EQ(counted.headings.size(), 2U);
    EXPECT_NEAR(counted.headings[0], std::acos(0.0), 1e-6);
    const Statistics statistics = statisticsOf(tally);
    EXPECT_EQ(statistics.directions.counts, (std::vector{0, 1, 0, 1, 0, 0}))
        << "one points along y, one against x";
    const auto ben = std::ranges::find(statistics.hits, "Ben", &HitFigures::what);
    ASSERT_NE(ben, statistics.hits.end());
    EXPECT_NEAR(ben->expected, counted.chances[0] + counted.chances[1], 1e-12);
}

} // namespace
} // namespace umpire
