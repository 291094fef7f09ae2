#include "app/desk/statistics/odds_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/statistics/plot_view.h"
#include "app/desk/window/main_window.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/record/short_record.h"

#include <gmock/gmock.h>
#include <QLabel>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

/// Tests the expected result of a toss on the record's page.
namespace umpire::desk {
namespace {

using ::testing::ElementsAre;

const std::string kBefore =
    "5:0/5/3@300,100,90=XXX 5:0/5/0@365,100,90=- step1:fire A1>B1 introduction";
const std::string kAfter =
    "5:0/5/3@300,100,90=XXX 5:0/3/0@365,100,90=- step1:fire A1>B1 introduction";

GameSettings galleys() {
    return {.game = "war-galley", .variant = "introduction", .players = {"A", "B"}};
}

std::vector<Entry> tossed() {
    return {at(1, GameStarted{kBefore}), at(2, called("A", "A1 hits 2", kAfter)),
            at(3, called("A", "A1 spoiled", kAfter))};
}

std::vector<QPointF> chancesPlotted(const RecordedToss& toss) {
    return oddsPlot(toss, oddsOf(toss, {})).series[0].points;
}

TEST(RecordedTosses, AskWhatWasOwedAndKnowWhatWasThrown) {
    const auto tosses = tossesOf(recordOf(galleys(), tossed()));
    ASSERT_EQ(tosses.size(), 2U);
    EXPECT_EQ(tosses[0].event, 2);
    EXPECT_EQ(tosses[0].hits, 2);
    EXPECT_EQ(tosses[1].hits, 0) << "it was spoiled";
    EXPECT_EQ(tosses[0].question.scene.galleys[1].id, "B1");
    EXPECT_GT(tosses[0].question.handful.matches, 0);
    GameSettings other = galleys();
    other.game = "murus-gallicus";
    EXPECT_TRUE(tossesOf(recordOf(other, shortGame())).empty());
    EXPECT_TRUE(tossesOf(recordOf(galleys(), {at(1, GameStarted{"nonsense"}),
                                              at(2, called("A", "A1 hits 2", "nonsense"))}))
                    .empty());
}

TEST(OddsPlot, HasTheChancesByTheRulesAndWithoutTheSideZone) {
    RecordedToss toss = tossesOf(recordOf(galleys(), tossed())).at(0);
    odds::Odds odds;
    odds.hits = {{{0.5, 0.4, 0.6}, {0.3, 0.2, 0.4}, {0.2, 0.1, 0.3}}, {0.7, 0.6, 0.8}};
    odds.withoutSideZone = odds.hits;
    const Plot ahead = oddsPlot(toss, odds);
    ASSERT_EQ(ahead.series.size(), 1U) << "the target lies ahead";
    EXPECT_THAT(ahead.series[0].points,
                ElementsAre(QPointF(1, 50), QPointF(2, 30), QPointF(3, 20)));
    EXPECT_EQ(ahead.series[0].reaches[1].most, 40.0);
    ASSERT_EQ(ahead.marks.size(), 1U);
    EXPECT_EQ(ahead.marks[0].at.x(), 3.0) << "two hits were thrown";
    EXPECT_TRUE(ahead.answer.startsWith("About 0.7 hits are likely")) << ahead.answer.toStdString();
    EXPECT_TRUE(asCsv(ahead).contains("by the rules,1,30,20,40")) << asCsv(ahead).toStdString();
    odds.withoutSideZone.expected.value = 0.4;
    EXPECT_EQ(oddsPlot(toss, odds).series.size(), 2U);
    toss.hits.reset();
    EXPECT_TRUE(oddsPlot(toss, odds).marks.empty());
}

TEST(OddsPage, ShowsWhatCouldBeExpectedOfTheTossThatIsLookedAt) {
    const QTemporaryDir folder;
    const QString file = folder.filePath("galleys.umpire");
    ::umpire::testing::writeJournal(file.toStdString(), galleys(), tossed());
    MainWindow window;
    window.resize(photographSize({1366, 768}));
    window.show();
    RecordPage& page = window.recordPage();
    QSignalSpy opened(&page, &RecordPage::opened);
    window.openRecord(file);
    ASSERT_TRUE(opened.wait(kPatience));
    auto* odds = page.findChild<OddsPage*>();
    auto* tabs = page.findChild<QTabWidget*>();
    ASSERT_TRUE(tabs->isTabVisible(tabs->indexOf(odds)));
    QSignalSpy answered(odds, &OddsPage::answered);
    tabs->setCurrentWidget(odds);
    ASSERT_TRUE(answered.wait(kPatience));
    const auto* view = odds->findChild<PlotView*>();
    ASSERT_NE(view, nullptr);
    // A record opens at its end.
    const auto toss = tossesOf(*readJournal(file.toStdString())).back();
    EXPECT_EQ(view->plot().series[0].points, chancesPlotted(toss));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return odds->findChild<PlotView*>()->isVisible(); }, kPatience));
    photograph(window, "odds");
    apply({Colours::Dark, 100});
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return odds->findChild<PlotView*>()->isVisible(); }, kPatience));
    QTest::qWait(kMoment);
    photograph(window, "odds-dark");
    apply({Colours::Light, 100});
    odds->look(2);
    EXPECT_FALSE(odds->findChild<QLabel*>()->isHidden()) << "another toss is being dropped";
}

} // namespace
} // namespace umpire::desk
