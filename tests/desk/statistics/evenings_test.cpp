#include "app/desk/statistics/evenings_window.h"

#include "app/desk/statistics/plot_view.h"
#include "tests/app/run_umpire.h"
#include "tests/desk/photograph.h"
#include "tests/desk/record/short_record.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <QLabel>
#include <QSignalSpy>

namespace umpire::desk {
namespace {

constexpr int kPatience = 60'000; // milliseconds

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
        return label->text().startsWith(QStringLiteral("2 game"));
    }));
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().contains(QStringLiteral("Anna: 2 seconds, 1 action"));
    }));
    photograph(window, "evenings");

    std::filesystem::create_directories(scratch.file("empty"));
    read(window, scratch.file("empty"));
    EXPECT_TRUE(titlesIn(window).isEmpty());
    EXPECT_TRUE(std::ranges::any_of(window.findChildren<QLabel*>(), [](const QLabel* label) {
        return label->text().startsWith(QStringLiteral("No record of a game lies in "));
    }));
}

} // namespace
} // namespace umpire::desk
