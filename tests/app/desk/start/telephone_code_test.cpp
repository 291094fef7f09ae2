#include "app/desk/game/game_page.h"
#include "app/desk/parts/telephone_code.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/start/telephone_camera.h"

#include "tests/app/desk/patience.h"
#include "tests/app/web/server/feed_client.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

namespace umpire::desk {
namespace {

std::string wordsShownBy(const QWidget& widget) {
    std::string all;
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        all += label->isVisibleTo(&widget) ? label->text().toStdString() + "\n" : "";
    }
    return all;
}

/// Tests a game in the window whose camera is a phone.
TEST(TelephoneOfAGame, HasItsCodeUntilItsFirstPictureCame) {
    const QTemporaryDir settings; // keeps the certificate out of the user's settings
    const QByteArray before = qgetenv("XDG_CONFIG_HOME");
    qputenv("XDG_CONFIG_HOME", settings.path().toUtf8());
    TelephoneCamera telephone;
    telephone.offer();
    before.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", before);
    const std::string page = telephone.page();
    const int port = std::atoi(page.substr(page.rfind(':') + 1).c_str());
    LiveRequest request;
    request.game = "murus-gallicus";
    telephone.serve(request);
    GamePage game;
    game.resize(1366, 700);
    game.show();
    game.start(request, telephone.feed());
    auto* const code = game.findChild<TelephoneCode*>();
    auto* const view = game.findChild<PictureView*>();
    EXPECT_TRUE(code->isVisible() && !view->isVisible());
    EXPECT_EQ(code->page(), page);
    EXPECT_EQ(wordsShownBy(*code).find("Type this"), std::string::npos) << "no telephone has asked";
    ASSERT_EQ(testing::ask(port, "POST /telephone/code").status, 200);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return wordsShownBy(*code).find("Type this") != std::string::npos; }, kPatience));
    if (const char* pictures = std::getenv("UMPIRE_PICTURES")) {
        game.grab().save(QString::fromUtf8(pictures) + QStringLiteral("/telephone-of-a-game.png"));
    }

    const std::string token = page.substr(page.find('#') + 1);
    testing::EventReader camera(port, "/telephone/camera",
                                "Sec-WebSocket-Protocol: umpire, " + token + "\r\n");
    ASSERT_EQ(camera.status(), 101);
    EXPECT_TRUE(code->isVisible()) << "it has sent no picture";
    std::vector<uchar> jpeg;
    cv::imencode(".jpg", cv::Mat(90, 160, CV_8UC3, cv::Scalar(40, 120, 200)), jpeg);
    camera.connection().send(testing::maskedFrame(0x82, {jpeg.begin(), jpeg.end()}));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return view->isVisible() && view->hasPicture(); }, kPatience));
    EXPECT_FALSE(code->isVisible());
    game.stop();
}

} // namespace
} // namespace umpire::desk
