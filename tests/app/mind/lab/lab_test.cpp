#include "app/mind/lab/lab_text.h"
#include "app/mind/lab/lead_changes.h"
#include "tests/app/mind/lab/lab_plans.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Tests the lab's games and its figures.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;

TEST(Lab, IsTheSameOnOneCoreAndOnTwo) {
    LabPlan plan = smallLab(6);
    plan.threads = 1;
    const std::string alone = listed(playLab(plan, {}, goOn, {}));
    EXPECT_EQ(std::ranges::count(alone, '\n'), 12);
    plan.threads = 2;
    EXPECT_EQ(listed(playLab(plan, {}, goOn, {})), alone);
    plan.thinking.seed = 2;
    EXPECT_NE(listed(playLab(plan, {}, goOn, {})), alone) << "the seed chooses the games";
}

TEST(Lab, PlaysEachVariantWithTheSameLots) {
    LabPlan plan = smallLab(4);
    plan.variants[1] = plan.variants[0];
    const LabGames games = playLab(plan, {}, goOn, {});
    EXPECT_EQ(games[0], games[1]);
    EXPECT_NE(games[0][0], games[0][1]) << "two games of a variant differ";
}

TEST(Lab, ThatIsInterruptedGoesOnToTheSameAnswer) {
    const LabPlan plan = smallLab(5);
    const std::string whole = listed(playLab(plan, {}, goOn, {}));
    int heard = 0;
    const auto stopAfterThree = [&heard](const FinishedGame& /*game*/) { return ++heard <= 3; };
    const LabGames begun = playLab(plan, {}, stopAfterThree, {});
    EXPECT_EQ(std::ranges::count(listed(begun), '\n'), 3);
    heard = 0;
    const auto count = [&heard](const FinishedGame& /*game*/) { return ++heard > 0; };
    EXPECT_EQ(listed(playLab(plan, begun, count, {})), whole);
    EXPECT_EQ(heard, 7) << "what was played is not played again";
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(listed(playLab(plan, {}, goOn, stop.get_token())), "");
}

TEST(Lab, GivesASureWinToTheFirstSide) {
    LabPlan plan = smallLab(5);
    plan.opening = 0;
    plan.variants = {{"won", labStart("basic", kFirstSideWins)}};
    LabFigures figures = labFiguresOf(playLab(plan, {}, goOn, {})[0]);
    EXPECT_EQ(figures.match.won, 5);
    EXPECT_EQ(figures.match.score, 1.);
    EXPECT_GT(figures.match.interval[0], 0.5);
    EXPECT_EQ(figures.actions, (std::array{1., 1., 1.}));
    // The position with colours swapped: now the second side is to act and wins.
    plan.variants = {{"lost", labStart("basic", "ttttttt1/8/8/8/6t1/8/TTTTTT1T g")}};
    figures = labFiguresOf(playLab(plan, {}, goOn, {})[0]);
    EXPECT_EQ(figures.match.lost, 5);
    EXPECT_EQ(figures.match.score, 0.);
    EXPECT_LT(figures.match.interval[1], 0.5);
}

TEST(Lab, LeavesALongGameUndecided) {
    LabPlan plan = smallLab(3);
    plan.mostActions = 4;
    const LabFigures figures = labFiguresOf(playLab(plan, {}, goOn, {})[0]);
    EXPECT_EQ(figures.match.left, 3);
    EXPECT_EQ(figures.decided, 0.);
    EXPECT_EQ(figures.actions[1], 4.);
}

int changesIn(int players, const std::vector<std::pair<int, double>>& heard) {
    LeadChanges lead(players, 0.1);
    for (const auto& [seat, value] : heard) {
        lead.hear(Player{seat}, value);
    }
    return lead.count();
}

TEST(LeadChanges, CountWhoComesAheadByMoreThanTheMargin) {
    EXPECT_EQ(changesIn(2, {}), 0);
    EXPECT_EQ(changesIn(2, {{0, 0.9}}), 0) << "the first leader takes the lead from nobody";
    EXPECT_EQ(changesIn(2, {{0, 0.9}, {0, 0.2}, {0, 0.7}}), 2);
    EXPECT_EQ(changesIn(2, {{0, 0.7}, {0, 0.45}, {0, 0.55}, {0, 0.41}, {0, 0.7}}), 0);
    EXPECT_EQ(changesIn(2, {{1, 0.9}, {1, 0.2}}), 1) << "the second side's value is turned round";
    EXPECT_EQ(changesIn(2, {{0, 0.7}, {1, 0.3}, {0, 0.7}, {1, 0.3}}), 0) << "both agree";
}

TEST(LeadChanges, AreNoneWhereEachSideThinksWellOfItself) {
    EXPECT_EQ(changesIn(2, {{0, 0.7}, {1, 0.7}, {0, 0.7}, {1, 0.7}}), 0);
    EXPECT_EQ(changesIn(2, {{0, 0.7}, {1, 0.7}, {0, 0.2}, {1, 0.9}, {0, 0.9}, {1, 0.1}}), 2);
    EXPECT_EQ(changesIn(3, {{0, 0.8}, {1, 0.9}, {2, 0.9}, {0, 0.7}}), 0) << "of three: the first's";
    EXPECT_EQ(changesIn(3, {{0, 0.8}, {0, 0.2}}), 1);
}

std::optional<LabGame> played(GameResult result, int actions, int changes) {
    return LabGame{{result, false, actions}, changes};
}

TEST(LabFigures, AreThoseOfTheTextbooks) {
    const LabFigures figures =
        labFiguresOf({played(GameResult::Won, 10, 1), std::nullopt, played(GameResult::Won, 40, 2),
                      played(GameResult::Drawn, 20, 3), played(GameResult::Lost, 30, 6)});
    EXPECT_EQ(figures.played, 4);
    EXPECT_DOUBLE_EQ(figures.match.score, 0.625);
    EXPECT_EQ(figures.actions, (std::array{10., 20., 30.}));
    EXPECT_DOUBLE_EQ(figures.decided, 0.75);
    // Clopper and Pearson's interval for 3 of 4, and Student's: 3 +- 3.182446 sqrt(14 / 3 / 4).
    EXPECT_NEAR(figures.decidedInterval.least, 0.194120, 1e-6);
    EXPECT_NEAR(figures.decidedInterval.most, 0.993691, 1e-6);
    ASSERT_TRUE(figures.leadChangesInterval);
    EXPECT_DOUBLE_EQ(figures.leadChanges, 3.);
    EXPECT_EQ(figures.leadChangesInterval->least, 0.);
    EXPECT_NEAR(figures.leadChangesInterval->most, 3. + 3.182446 * std::sqrt(14. / 12.), 1e-5);
    EXPECT_FALSE(labFiguresOf({played(GameResult::Won, 10, 1)}).leadChangesInterval);
}

TEST(LabText, SaysWhereNothingWasPlayed) {
    const LabPlan plan = smallLab(2);
    const LabHeading heading{"casual", std::nullopt, {}};
    const LabGames none(2, std::vector<std::optional<LabGame>>(2));
    const LabAnswer answer{plan, heading, none};
    EXPECT_THAT(labText(answer), HasSubstr(": 0 of 4 games\n"));
    EXPECT_THAT(labText(answer), HasSubstr("\nadvanced  0      -"));
    EXPECT_EQ(labJson(answer)["variants"][0]["score"], nullptr);
    EXPECT_THAT(labCsv(answer), HasSubstr("\nbasic,0,0,0,0,0,,0.0,1.0,,,,,0.0,1.0,,,\n"));
}

} // namespace
} // namespace umpire::testing
