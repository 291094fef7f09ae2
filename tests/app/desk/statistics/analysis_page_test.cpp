#include "app/desk/statistics/analysis_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/record/ahead_bar.h"
#include "app/desk/record/event_list.h"
#include "app/desk/statistics/analysis_plot.h"
#include "app/desk/statistics/plot_view.h"
#include "app/desk/statistics/save_plot.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/languages.h"
#include "app/mind/analysis/analysis_text.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/record/short_record.h"

#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

/// Tests the page with the analysis of a record.
namespace umpire::desk {
namespace {

constexpr int kActions = 24;

GameSettings settingsOf(const std::string& game) {
    GameSettings settings = ::umpire::testing::playoutSettings(game);
    settings.players = {"Anna", "Ben"};
    return settings;
}

class AnalysisTest : public ::testing::Test {
protected:
    /// Opens a game of random play, which has mistakes.
    void openGame(const std::string& game, int actions) {
        events = ::umpire::testing::recordedPlayout(game, 3, actions);
        for (Entry& each : events) {
            each.jpeg.clear(); // the samples are no pictures
        }
        openEvents(settingsOf(game));
    }
    void openEvents(const GameSettings& settings) {
        ::umpire::testing::writeJournal(file.toStdString(), settings, events);
        window.resize(photographSize({1366, 768}));
        window.show();
        QSignalSpy opened(&page(), &RecordPage::opened);
        window.openRecord(file);
        ASSERT_TRUE(opened.wait(kPatience));
        page().findChild<QTabWidget*>()->setCurrentWidget(&analysis());
    }
    void analyse() {
        QSignalSpy ended(&analysis(), &AnalysisPage::ended);
        analysis().findChild<QPushButton*>()->click();
        ASSERT_TRUE(ended.wait(kPatience));
    }
    RecordPage& page() { return window.recordPage(); }
    AnalysisPage& analysis() { return *page().findChild<AnalysisPage*>(); }
    [[nodiscard]] std::int64_t chosenEvent() {
        const auto* list = page().findChild<EventList*>();
        return list->events()[*list->chosen()].number;
    }
    /// Waits until the page shows that text.
    bool says(const QString& what) {
        return QTest::qWaitFor(
            [&] {
                const auto labels = analysis().findChildren<QLabel*>();
                return std::ranges::any_of(labels, [&](const QLabel* label) {
                    return label->isVisible() && label->text().contains(what);
                });
            },
            kPatience);
    }
    [[nodiscard]] JournalRecord record() const { return *readJournal(file.toStdString()); }

    const QTemporaryDir folder;
    const QString file = folder.filePath("game.umpire");
    std::vector<Entry> events;
    MainWindow window;
};

Expected<Analysis> analysed(const JournalRecord& record) {
    return analyseGame(record, {.thinking = {.nodes = kAnalysedPositions}});
}

TEST_F(AnalysisTest, ThePlotHasTheValuesOfTheAnalysisAndAClickShowsTheAction) {
    ASSERT_NO_FATAL_FAILURE(openGame("murus-gallicus", kActions));
    EXPECT_EQ(analysis().findChild<PlotView*>(), nullptr) << "nobody asked yet";
    ASSERT_NO_FATAL_FAILURE(analyse());
    const auto expected = analysed(record());
    ASSERT_TRUE(expected);
    auto* view = analysis().findChild<PlotView*>();
    ASSERT_NE(view, nullptr);
    const std::vector<QPointF>& points = view->plot().series.at(0).points;
    ASSERT_EQ(points.size(), expected->actions.size() + 1);
    EXPECT_EQ(points[0], QPointF(0.0, 100.0 * expected->atFirst[0]));
    for (const ValuedAction& each : expected->actions) {
        EXPECT_EQ(points[std::size_t(each.number)], QPointF(each.number, 100.0 * each.after));
    }
    auto mistakes = mistakesIn(*expected, kToldMistakes);
    std::ranges::sort(mistakes, {}, &ValuedAction::number);
    ASSERT_EQ(mistakes.size(), 3U);
    ASSERT_EQ(view->plot().marks.size(), 3U);
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        EXPECT_EQ(view->plot().marks[i].at, QPointF(mistakes[i].number, 100.0 * mistakes[i].after));
        EXPECT_EQ(view->plot().marks[i].sign, QString::number(i + 1)) << "numbered by time";
    }
    EXPECT_TRUE(says("Better: 1. "));

    const QString drawing = folder.filePath("analysis.svg");
    EXPECT_EQ(savePlot(view->plot(), PlotForm::Svg, drawing), QString());
    QFile saved(drawing);
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    EXPECT_TRUE(saved.readAll().contains(">3</text>")) << "the third mistake's sign";
    if (const QString kept = qEnvironmentVariable("UMPIRE_PHOTOGRAPHS"); !kept.isEmpty()) {
        saved.copy(kept + "/analysis.svg");
    }
    photograph(window, "analysis");
    apply({Colours::Dark, 100});
    EXPECT_TRUE(says("Better: 1. ")) << "it is written anew";
    QTest::qWait(kMoment);
    photograph(window, "analysis-dark");
    apply({Colours::Light, 100});
    {
        Interpreter interpreter;
        interpreter.speak("ru");
        EXPECT_TRUE(says("Лучше: 1. ")) << "what was found is kept";
        QTest::qWait(kMoment);
        photograph(window, "analysis-russian");
    }
    EXPECT_TRUE(says("Better: 1. "));
    for (auto* label : analysis().findChildren<QLabel*>()) {
        if (label->text().contains("event:")) {
            Q_EMIT label->linkActivated(QStringLiteral("event:%1").arg(mistakes[0].event));
        }
    }
    EXPECT_EQ(chosenEvent(), mistakes[0].event);
    EXPECT_EQ(analysis().findChild<PlotView*>()->plot().here, double(mistakes[0].number));
    view = analysis().findChild<PlotView*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return view->isVisible(); }, kPatience));
    window.grab(); // the plot knows its points only after it is drawn
    QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(view->width() - 16, view->height() / 2));
    EXPECT_EQ(chosenEvent(), expected->actions.back().event) << "the plot ends with it";
}

/// A button asks for the analysis. The bar then shows it at each event.
TEST_F(AnalysisTest, TheBarBesideTheBoardShowsWhoWasAheadAtTheEvent) {
    ASSERT_NO_FATAL_FAILURE(openGame("murus-gallicus", kActions));
    auto* bar = page().findChild<AheadBar*>();
    auto* button = page().findChild<QPushButton*>("analyse");
    EXPECT_FALSE(bar->isVisible()) << "nobody asked yet";
    ASSERT_TRUE(button->isVisible());
    page().findChild<QTabWidget*>()->setCurrentIndex(0);
    QSignalSpy ended(&analysis(), &AnalysisPage::ended);
    button->click();
    EXPECT_TRUE(analysis().isVisible()) << "it tells how far the computer came";
    ASSERT_TRUE(ended.wait(kPatience));
    const auto expected = analysed(record());
    ASSERT_TRUE(expected);
    EXPECT_TRUE(bar->isVisible());
    EXPECT_FALSE(button->isVisible());
    photograph(window, "record-ahead");
    auto* list = page().findChild<EventList*>();
    for (const ValuedAction& each : expected->actions) {
        list->choose(each.event);
        ASSERT_EQ(bar->sides().size(), 2U);
        EXPECT_EQ(bar->sides()[0], std::pair(QString("Anna"), each.values[0]));
        EXPECT_EQ(bar->sides()[1].second, each.values[1]);
    }
    EXPECT_TRUE(bar->accessibleDescription().contains("Ben"))
        << bar->accessibleDescription().toStdString();
}

TEST_F(AnalysisTest, AStopEndsItAndItMayBeginAgain) {
    ASSERT_NO_FATAL_FAILURE(openGame("murus-gallicus", 120));
    auto* button = analysis().findChild<QPushButton*>();
    const QString begin = button->text();
    button->click();
    EXPECT_NE(button->text(), begin);
    EXPECT_TRUE(analysis().findChild<QProgressBar*>()->isVisible());
    photograph(window, "analysis-under-way");
    QSignalSpy ended(&analysis(), &AnalysisPage::ended);
    button->click();
    EXPECT_EQ(ended.size(), 1);
    EXPECT_EQ(button->text(), begin);
    EXPECT_TRUE(says("was stopped"));
    EXPECT_FALSE(analysis().findChild<QProgressBar*>()->isVisible());
    button->click();
    EXPECT_NE(button->text(), begin);
} // closes the window while the computer thinks

TEST_F(AnalysisTest, ARecordThatTheRulesDoNotFollowGivesOneLine) {
    events = {at(1, GameStarted{kStart}), at(2, called("roman", "d1-d3", "no position"))};
    ASSERT_NO_FATAL_FAILURE(openEvents(settingsOf("murus-gallicus")));
    ASSERT_NO_FATAL_FAILURE(analyse());
    EXPECT_TRUE(says("today's rules do not follow event 2"));
    EXPECT_EQ(analysis().findChild<PlotView*>(), nullptr);
}

TEST_F(AnalysisTest, AGameWithSecretsIsAnalysedWhenItIsOver) {
    events = hiddenFleets();
    ASSERT_NO_FATAL_FAILURE(openEvents(settingsOf("naval-battle")));
    EXPECT_FALSE(analysis().findChild<QPushButton*>()->isEnabled());
    EXPECT_FALSE(page().findChild<AheadBar*>()->isVisible());
    EXPECT_TRUE(says("has secrets"));
}

TEST(AnalysisPlot, EveryGameHasALineFromItsStartToItsLastAction) {
    for (const std::string& game : ::umpire::testing::namesOfGames()) {
        const JournalRecord record =
            recordOf(settingsOf(game), ::umpire::testing::recordedPlayout(game, 5, 4));
        const auto analysis = analyseGame(record, {.thinking = {.nodes = 20}, .draws = 2});
        ASSERT_TRUE(analysis) << game << ": " << english(analysis.error().message);
        const Plot plot = valuePlot(*analysis, record);
        ASSERT_EQ(plot.series.size(), 1U) << game;
        EXPECT_EQ(plot.series[0].points.size(), analysis->actions.size() + 1) << game;
        EXPECT_FALSE(mistakesText(*analysis, record).isEmpty());
    }
}

TEST(AnalysisPlot, MoreThanTwoPlayersHaveALineEach) {
    GameSettings settings = settingsOf("murus-gallicus");
    settings.variant = "escape-3-small";
    const auto start = std::get<SharedPosition>(
        *findGame(settings.game)->start(*gameFiles(settings.game, {}), settings.variant));
    const std::string action = start->legalActions().front();
    const auto step = std::get<AnyStep>(start->play(action));
    const JournalRecord record =
        recordOf(settings, {at(1, GameStarted{start->text()}),
                            at(2, called("", action, step.position->text()))});
    const auto analysis = analyseGame(record, {.thinking = {.nodes = 200}});
    ASSERT_TRUE(analysis) << english(analysis.error().message);
    const Plot plot = valuePlot(*analysis, record);
    ASSERT_EQ(plot.series.size(), 3U);
    EXPECT_DOUBLE_EQ(plot.series[2].points[1].y(), 100.0 / 3.0) << "the third has had no turn yet";
    EXPECT_TRUE(plot.marks.empty());
}

} // namespace
} // namespace umpire::desk
