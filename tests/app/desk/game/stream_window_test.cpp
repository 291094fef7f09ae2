#include "app/desk/game/stream_window.h"

#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/filmed_page.h"
#include "tests/app/desk/photograph.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QTcpSocket>
#include <QUrl>

namespace umpire::desk {
namespace {

/// Fetches the feed's state from that address.
nlohmann::json stateAt(const QUrl& page) {
    QTcpSocket socket;
    socket.connectToHost(page.host(), quint16(page.port()));
    socket.waitForConnected();
    socket.write("GET /state HTTP/1.1\r\nHost: " + page.authority().toUtf8() +
                 "\r\nAuthorization: Bearer " + page.fragment().toUtf8() + "\r\n\r\n");
    QByteArray answer;
    while (socket.waitForReadyRead()) {
        answer += socket.readAll();
    }
    return nlohmann::json::parse(answer.mid(answer.indexOf("\r\n\r\n") + 4).toStdString());
}

QPushButton* buttonOf(QWidget& parent, const QString& text) {
    for (auto* button : parent.findChildren<QPushButton*>()) {
        if (button->text() == text) {
            return button;
        }
    }
    return nullptr;
}

TEST_F(FilmedPage, IsShownOnAStreamAndOnATelevisionFromTheMiddleOfTheGame) {
    window.startGame(filmedGame().request());
    ASSERT_TRUE(waitFor<Called>()) << told();
    buttonOf(page(), "Show on a stream or television")->click();
    auto* shown = page().findChild<StreamWindow*>();
    ASSERT_TRUE(shown->isVisible());
    photograph(*shown, "stream-window");
    const auto addresses = shown->findChildren<QLineEdit*>();
    ASSERT_EQ(addresses.size(), 2);
    const QUrl stream(addresses[0]->text());
    const QUrl television(addresses[1]->text());
    EXPECT_EQ(stream.path(), "/overlay");
    EXPECT_EQ(television.path(), "/board");
    buttonOf(*shown, "Copy the address")->click();
    EXPECT_EQ(QApplication::clipboard()->text(), addresses[0]->text());
    const auto middle = stateAt(stream);
    EXPECT_EQ(middle["game"], "murus-gallicus") << "also what was before it was shown";
    EXPECT_EQ(middle["may_command"], false);
    ASSERT_TRUE(waitForEnd());
    const auto end = stateAt(television);
    EXPECT_EQ(end["ply"], 2);
    EXPECT_EQ(end["last_ruling"]["event"], "illegal") << "it stays after the game";
    EXPECT_GT(end["events"]["last"], middle["events"]["last"]);
}

} // namespace
} // namespace umpire::desk
