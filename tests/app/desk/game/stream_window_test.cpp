#include "app/desk/game/stream_window.h"

#include "app/desk/parts/code_view.h"
#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/filmed_page.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/web/server/feed_client.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>

namespace umpire::desk {
namespace {

/// Fetches the feed's state from that address.
nlohmann::json stateAt(const QUrl& page) {
    using namespace umpire::testing;
    return ask(page.port(), "GET /state", bearer(page.fragment().toStdString())).json();
}

QPushButton* buttonOf(QWidget& parent, const QString& text) {
    for (auto* button : parent.findChildren<QPushButton*>()) {
        if (button->text() == text) {
            return button;
        }
    }
    return nullptr;
}

TEST_F(FilmedPage, IsShownOnOtherScreensFromTheMiddleOfTheGame) {
    window.startGame(filmedGame().request());
    ASSERT_TRUE(waitFor<Called>()) << told();
    buttonOf(page(), "Show on another screen")->click();
    auto* shown = page().findChild<StreamWindow*>();
    ASSERT_TRUE(shown->isVisible());
    photograph(*shown, "stream-window");
    const auto addresses = shown->findChildren<QLineEdit*>();
    ASSERT_EQ(addresses.size(), 3);
    EXPECT_FALSE(addresses[2]->isVisible()) << "a player's token is shown to whom it is meant for";
    const QUrl stream(addresses[0]->text());
    const QUrl television(addresses[1]->text());
    EXPECT_EQ(stream.path(), "/overlay");
    EXPECT_EQ(television.path(), "/board");
    buttonOf(*shown, "Copy the address")->click();
    EXPECT_EQ(QApplication::clipboard()->text(), addresses[0]->text());
    const auto middle = stateAt(stream);
    EXPECT_EQ(middle["game"], "murus-gallicus") << "also what was before it was shown";
    EXPECT_EQ(middle["may_command"], false);
    buttonOf(*shown, "The Gauls")->click();
    photograph(*shown, "stream-window-player");
    EXPECT_TRUE(shown->findChild<CodeView*>()->isVisible());
    const QUrl gaul(addresses[2]->text());
    EXPECT_EQ(gaul.path(), "/player");
    EXPECT_EQ(stateAt(gaul)["may_command"], true);
    buttonOf(*shown, "The Gauls")->click();
    EXPECT_FALSE(shown->findChild<CodeView*>()->isVisible());
    buttonOf(*shown, "The Romans")->click();
    EXPECT_NE(addresses[2]->text(), gaul.toString()) << "each has a token of his own";
    shown->hide();
    EXPECT_EQ(addresses[2]->text(), "");
    ASSERT_TRUE(waitForEnd());
    const auto end = stateAt(television);
    EXPECT_EQ(end["ply"], 2);
    EXPECT_EQ(end["last_ruling"]["event"], "illegal") << "it stays after the game";
    EXPECT_GT(end["events"]["last"], middle["events"]["last"]);
}

} // namespace
} // namespace umpire::desk
