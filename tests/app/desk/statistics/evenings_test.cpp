#include "app/desk/statistics/evenings_window.h"

#include "app/desk/statistics/plot_view.h"
#include "app/desk/statistics/save_plot.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/record/short_record.h"
#include "tests/app/mind/lab/lab_plans.h"
#include "tests/app/run_umpire.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace umpire::desk {
namespace {

QStringList titlesIn(const EveningsWindow& window) {
    QStringList titles;
    for (const auto* plot : window.findChildren<PlotView*>()) {
        titles << plot->accessibleName();
    }
    titles.sort();
    return titles;
}

void read(EveningsWindow& window, const std::filesystem::path& folder) {
    QSignalSpy answered(&window, &EveningsWindow::answered);
    window.turnTo(QString::fromStdString(folder.string()));
    ASSERT_TRUE(answered.wait(kPatience));
}

TEST(Evenings, AFolderOfGamesIsAnsweredByPlots) {
    const ::umpire::testing::ScratchFolder scratch;
    std::filesystem::create_directories(scratch.file("autumn"));
    GameSettings settings{
        .game = "murus-gallicus", .variant = "basic", .names = {{"roman", "Anna"}}};
    std::vector<Entry> game = shortGame();
    game.push_back(at(9, GameOver{.winner = "roman", .rule = "MG-8"}));
    ::umpire::testing::writeJournal(scratch.file("autumn/first.umpire"), settings, game);
    settings.game = "triremes";
    settings.variant = "standard";
    ::umpire::testing::writeJournal(scratch.file("second.umpire"), settings,
                                    {at(1, GameStarted{}), at(2, Called{.action = "die:4"}),
                                     at(3, GameOver{.winner = "dark", .rule = "TR-5"})});
    EveningsWindow window;
    window.show();
    read(window, scratch.file(""));
    EXPECT_EQ(titlesIn(window),
              (QStringList{"Games of the side that begins", "Time for an action, median"}));
    const auto labels = window.findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().startsWith(QStringLiteral("2 games in "));
    }));
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().contains(QStringLiteral("Anna: 2 seconds, 1 action"));
    }));
    photograph(window, "evenings");
    const PlotView* wins = window.findChildren<PlotView*>().front();
    ASSERT_EQ(savePlot(wins->plot(), PlotForm::Svg,
                       QString::fromStdString(scratch.file("wins.svg").string())),
              "");
    const std::string drawn = ::umpire::testing::contentsOf(scratch.file("wins.svg"));
    EXPECT_EQ(drawn.find(">0.2<"), std::string::npos) << "the axis counts games";
    EXPECT_NE(drawn.find(">1<"), std::string::npos) << drawn;

    std::filesystem::create_directories(scratch.file("empty"));
    read(window, scratch.file("empty"));
    EXPECT_TRUE(titlesIn(window).isEmpty());
    EXPECT_TRUE(std::ranges::any_of(window.findChildren<QLabel*>(), [](const QLabel* label) {
        return label->text().startsWith(QStringLiteral("No record of a game lies in ")) &&
               label->text().contains(QStringLiteral("Choose another folder, or play a game"));
    }));
}

/// Returns 20 games of each variant in the form that a lab keeps.
std::string keptGames() {
    namespace lab = ::umpire::testing;
    const lab::ScratchFolder scratch;
    const LabPlan plan = lab::smallLab(20);
    auto kept = KeptGames::open(scratch.file("lab.jsonl"), plan, {"casual", std::nullopt, {}});
    for (int i = 0; i < 20; ++i) {
        const auto keep = [&](std::size_t variant, GameResult result, int actions) {
            const FinishedGame game{variant, std::size_t(i), {{result, false, actions}, 1}};
            EXPECT_TRUE(kept->add(game, plan));
        };
        keep(0, i % 2 == 0 ? GameResult::Won : GameResult::Lost, 40 + i);
        keep(1,
             i % 4 == 0 ? GameResult::Lost
             : i == 1   ? GameResult::Drawn
                        : GameResult::Won,
             30 + i);
    }
    return lab::contentsOf(scratch.file("lab.jsonl"));
}

void openLab(EveningsWindow& window, const std::filesystem::path& file) {
    QSignalSpy answered(&window, &EveningsWindow::answered);
    window.openLab(QString::fromStdString(file.string()));
    ASSERT_TRUE(answered.wait(kPatience));
}

bool says(const EveningsWindow& window, const QString& what) {
    const auto labels = window.findChildren<QLabel*>();
    return std::ranges::any_of(labels,
                               [&](const QLabel* label) { return label->text().contains(what); });
}

TEST(Evenings, ALabsVariantsStandSideBySide) {
    const ::umpire::testing::ScratchFolder scratch;
    const std::string games = keptGames();
    EveningsWindow window;
    window.resize(photographSize({900, 1000}));
    window.show();
    openLab(window, scratch.write("lab.jsonl", games + games.substr(games.find('\n') + 1, 16)));
    EXPECT_TRUE(says(window, "Murus Gallicus: 40 game")) << "a torn line is left out";
    EXPECT_EQ(titlesIn(window).size(), 4);
    EXPECT_TRUE(titlesIn(window).contains("Score: the Romans"));
    for (const auto* view : window.findChildren<PlotView*>()) {
        if (view->plot().title == "Score: the Romans") {
            EXPECT_EQ(view->plot().series[0].points,
                      (std::vector<QPointF>{{1.0, 0.5}, {2.0, 0.725}}));
            EXPECT_LT(view->plot().series[0].reaches[0].least, 0.5);
            EXPECT_GT(view->plot().series[0].reaches[1].least, 0.5);
        }
    }
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return window.findChild<PlotView*>()->isVisible(); }, kPatience));
    photograph(window, "lab");

    openLab(window, scratch.write("other.jsonl", "{}\n"));
    EXPECT_TRUE(says(window, "other.jsonl: this is no file of games that"));
    EXPECT_TRUE(titlesIn(window).isEmpty());
    openLab(window, scratch.write("damaged.jsonl", games + "{\n"));
    EXPECT_TRUE(says(window, "line 42 is damaged"));
}

} // namespace
} // namespace umpire::desk
