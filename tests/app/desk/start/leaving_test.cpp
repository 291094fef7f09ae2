#include "app/desk/start/paced_film.h"
#include "app/desk/window/main_window.h"
#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/patience.h"

#include <gtest/gtest.h>
#include <QAction>
#include <QFileInfo>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace umpire::desk {
namespace {

/// A window with a running game whose record is kept.
class Leaving : public ::testing::Test {
protected:
    void SetUp() override {
        window.show();
        LiveRequest request = filmedGame().request();
        request.open = [film = request.source] { return openPaced(film); };
        request.journal = journal.toStdString();
        window.startGame(request);
        ASSERT_TRUE(QTest::qWaitFor([this] { return QFileInfo(journal).isFile(); }, kPatience));
    }
    /// Quits by the menu, as a player does.
    void quit() {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->text() == "&Quit") {
                action->trigger();
            }
        }
    }
    [[nodiscard]] QMessageBox* asked() const {
        for (auto* box : window.findChildren<QMessageBox*>()) {
            if (box->isVisible()) {
                return box;
            }
        }
        return nullptr;
    }
    void answer(const char* text) {
        for (auto* button : asked()->buttons()) {
            if (button->text() == text) {
                return button->click();
            }
        }
        ADD_FAILURE() << "no button " << text;
    }

    const QTemporaryDir folder;
    const QString journal = folder.filePath("game.umpire");
    MainWindow window;
};

TEST_F(Leaving, IsAskedAboutWhileAGameGoesOn) {
    quit();
    ASSERT_NE(asked(), nullptr);
    EXPECT_TRUE(asked()->informativeText().contains(journal));
    answer("Stay");
    EXPECT_TRUE(window.isVisible() && window.gamePage().isRunning());
    quit();
    ASSERT_NE(asked(), nullptr);
    answer("Leave the game");
    EXPECT_FALSE(window.isVisible());
    EXPECT_FALSE(window.gamePage().isRunning());
}

TEST_F(Leaving, SaysWhereTheRecordOfAGameIsThatIsOver) {
    window.gamePage().stop();
    quit();
    ASSERT_NE(asked(), nullptr);
    EXPECT_TRUE(asked()->text().contains(journal)) << asked()->text().toStdString();
    answer("Close Umpire");
    EXPECT_FALSE(window.isVisible());
}

TEST_F(Leaving, TheRecordPageOpensTheGameThatWasJustPlayedOnce) {
    QSignalSpy opened(&window.recordPage(), &RecordPage::opened);
    const auto turnTo = [this](const char* page) {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->text() == page) {
                action->trigger();
            }
        }
    };
    turnTo("Record");
    EXPECT_TRUE(window.recordPage().game().isEmpty()) << "the game goes on";
    window.gamePage().stop();
    turnTo("Start");
    turnTo("Record");
    ASSERT_TRUE(opened.wait(kPatience));
    EXPECT_EQ(window.recordPage().game(), filmedGame().request().game.c_str());
    turnTo("Start");
    turnTo("Record");
    EXPECT_FALSE(opened.wait(0)) << "another record that is open would be lost";
}

TEST_F(Leaving, ASignalAndAProgramCloseAtOnce) {
    window.close();
    EXPECT_EQ(asked(), nullptr);
    EXPECT_FALSE(window.isVisible());
}

} // namespace
} // namespace umpire::desk
