#include "app/desk/parts/file_choice.h"
#include "app/desk/parts/fold.h"
#include "app/desk/parts/picture_card.h"
#include "app/desk/start/guide.h"
#include "app/desk/start/played_games.h"
#include "app/desk/start/recent_games.h"
#include "app/desk/start/start_page.h"
#include "app/desk/start/telephone_window.h"
#include "app/desk/words/remembered.h"
#include "app/game/live/seated_names.h"
#include "app/record/journal/journal.h"

#include "tests/app/common/network/loopback.h"
#include "tests/app/desk/default_button.h"
#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/start/start_page_case.h"

#include <gtest/gtest.h>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <ZXing/ReadBarcode.h>
#include <ZXing/TextUtfEncoding.h>

namespace umpire::desk {
namespace {

TEST_F(StartPageTest, ANewNameBeginsARecordAndAnOldOneGoesOn) {
    const QString old = folder.filePath("old.umpire");
    ASSERT_TRUE(Journal::create(old.toStdString(), {.game = "murus-gallicus"}));
    StartPage page;
    page.useTable(file("table.yaml"));
    std::vector<LiveRequest> wanted;
    QObject::connect(&page, &StartPage::gameChosen, &page,
                     [&](const LiveRequest& request) { wanted.push_back(request); });
    QPushButton* start = defaultButtonOf(page);
    start->click();
    EXPECT_TRUE(wanted.empty()) << "no camera is named";
    EXPECT_NE(textsIn(page).find("⚠ Which camera?"), std::string::npos) << textsIn(page);
    nameSource(page, "game.avi");
    EXPECT_EQ(textsIn(page).find("Which camera?"), std::string::npos) << textsIn(page);
    page.goOnWith(old);
    EXPECT_EQ(start->text().toStdString(), "Go on with the game");
    start->click();
    EXPECT_EQ(start->text().toStdString(), "Start the game") << "the next one is a new game";
    page.goOnWith(folder.filePath("new.umpire"));
    for (auto* line : page.findChildren<QLineEdit*>()) {
        if (line->placeholderText() == "a name, or choose the computer" &&
            line->accessibleName() == "The Gauls") {
            line->setText(QString::fromUtf8("  Béla\u200E  ") + QString(60, 'a'));
        }
    }
    start->click();
    ASSERT_EQ(wanted.size(), 2u);
    EXPECT_TRUE(wanted[0].names.empty()) << "the record has its own";
    EXPECT_EQ(wanted[0].source, "game.avi");
    EXPECT_EQ(wanted[0].resume, old.toStdString());
    EXPECT_FALSE(wanted[0].journal);
    EXPECT_FALSE(wanted[1].resume);
    EXPECT_EQ(wanted[1].journal, folder.filePath("new.umpire").toStdString());
    EXPECT_EQ(wanted[1].game, "murus-gallicus");
    EXPECT_TRUE(checkNames(wanted[1].names, {"roman", "gaul"}));
    EXPECT_EQ(wanted[1].names.at("gaul"), "Béla " + std::string(31, 'a'));
}

TEST_F(StartPageTest, KeepsNoFilmsOfTheMomentsBeforeRulingsWhereNobodyWantsThem) {
    for (const bool isFirst : {true, false}) {
        StartPage page;
        page.useTable(file("table.yaml"));
        nameSource(page, "game.avi");
        auto* keeps = page.findChild<QCheckBox*>();
        ASSERT_NE(keeps, nullptr);
        EXPECT_EQ(keeps->isChecked(), isFirst) << "it is remembered";
        std::vector<LiveRequest> wanted;
        QObject::connect(&page, &StartPage::gameChosen, &page,
                         [&](const LiveRequest& request) { wanted.push_back(request); });
        defaultButtonOf(page)->click();
        keeps->setChecked(false);
        page.goOnWith(folder.filePath("new.umpire"));
        defaultButtonOf(page)->click();
        ASSERT_EQ(wanted.size(), 2u);
        EXPECT_EQ(wanted[0].moments.length.count(), isFirst ? 20 : 0);
        EXPECT_EQ(wanted[1].moments.length.count(), 0);
    }
    remember(remembered::kMoments, {});
}

TEST_F(StartPageTest, AsksForTheEmptyBoardWhereTokensAreSeen) {
    StartPage page;
    std::vector<LiveRequest> wanted;
    QObject::connect(&page, &StartPage::tableCheckWanted, &page,
                     [&](const LiveRequest& request) { wanted.push_back(request); });
    FileChoice* empty = nullptr;
    for (auto* choice : page.findChildren<FileChoice*>()) {
        empty = choice->findChild<QLabel*>()->text() == "Empty board" ? choice : empty;
    }
    ASSERT_NE(empty, nullptr);
    empty->setText("empty.jpg");
    nameSource(page, "game.avi");
    page.useTable(file("table.yaml"));
    toStep(page, Guide::Step::Sight);
    unfoldAll(page);
    auto* games = this->games(page);
    const auto check = [&page] {
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->text() == "Check the table and the camera") {
                button->click();
            }
        }
    };
    for (const char* game : {"murus-gallicus", "naval-battle"}) {
        games->setCurrentIndex(games->findData(game));
        EXPECT_EQ(empty->isVisibleTo(&page), QByteArray(game) == "naval-battle");
        check();
    }
    ASSERT_EQ(wanted.size(), 2u);
    EXPECT_FALSE(wanted[0].before);
    EXPECT_EQ(wanted[1].before, "empty.jpg");
}

TEST_F(StartPageTest, LeadsToTheTableCheckWhereTheTableIsNotMeasuredYet) {
    StartPage page;
    std::vector<LiveRequest> checked;
    int games = 0;
    QObject::connect(&page, &StartPage::tableCheckWanted, &page,
                     [&](const LiveRequest& request) { checked.push_back(request); });
    QObject::connect(&page, &StartPage::gameChosen, &page, [&games] { ++games; });
    QPushButton* start = defaultButtonOf(page);
    EXPECT_EQ(start->text(), "Choose a camera");
    start->click();
    EXPECT_TRUE(checked.empty()) << "no camera is named";
    nameSource(page, "game.avi");
    EXPECT_EQ(start->text(), "Check the table, then start the game");
    start->click();
    ASSERT_EQ(checked.size(), 1U);
    EXPECT_EQ(checked[0].source, "game.avi");
    EXPECT_EQ(games, 0);
    page.useTable(file("table.yaml"));
    EXPECT_EQ(start->text(), "Start the game");
    start->click();
    EXPECT_EQ(games, 1);
}

TEST_F(StartPageTest, DropsWhatWasUsedLastTimeAndIsGone) {
    remember(remembered::kTable, folder.filePath("gone.yaml"));
    remember(remembered::kCamera, file("camera.yaml"));
    remember(remembered::kSource, folder.filePath("gone.avi"));
    StartPage page;
    page.newGame();
    const auto files = page.findChildren<FileChoice*>();
    const auto holds = [&files](const QString& text) {
        return std::ranges::any_of(files, [&](auto* each) { return each->text() == text; });
    };
    EXPECT_FALSE(holds(folder.filePath("gone.yaml")));
    EXPECT_TRUE(holds(folder.filePath("camera.yaml")));
    // The list of cameras is read in another thread.
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return sources(page)->currentText() != folder.filePath("gone.avi"); }, kPatience))
        << "a film that is gone is offered";
    EXPECT_EQ(textsIn(page).find("not there now"), std::string::npos)
        << "no file is asked for in this step";
    page.findChild<Guide*>()->show(Guide::Step::Sight);
    EXPECT_NE(textsIn(page).find("not there now: " + folder.filePath("gone.yaml").toStdString() +
                                 ", " + folder.filePath("gone.avi").toStdString()),
              std::string::npos)
        << textsIn(page);
}

TEST_F(StartPageTest, KeepsAnAddressThatMayAnswerLater) {
    remember(remembered::kSource, "http://192.168.0.9:8080/video");
    StartPage page;
    QTest::qWait(300);
    EXPECT_EQ(sources(page)->currentText(), "http://192.168.0.9:8080/video");
    EXPECT_EQ(textsIn(page).find("⚠"), std::string::npos) << textsIn(page);
}

TEST_F(StartPageTest, AGameGoesOnByItsOwnRecordWhateverThePageShows) {
    const QString old = folder.filePath("old.umpire");
    ASSERT_TRUE(Journal::create(old.toStdString(), {.game = "naval-battle"}));
    const TableCorners corners{{ImagePoint{1_px, 2_px}, {3_px, 4_px}, {5_px, 6_px}, {7_px, 8_px}},
                               {640, 480},
                               380_mm,
                               590_mm};
    const PlayedGame played{
        old, file("own.avi"), file("own.png"), {"Anna", "Béla"}, textOfCorners(corners)};
    rememberPlayed(played);
    EXPECT_EQ(playedGame(old), played);
    StartPage page;
    nameSource(page, "other.avi");
    page.useTable(file("other.yaml"));
    page.useCamera(file("other-camera.yaml"));
    games(page)->setCurrentIndex(games(page)->findData("murus-gallicus"));
    std::vector<LiveRequest> wanted;
    QObject::connect(&page, &StartPage::gameChosen, &page,
                     [&](const LiveRequest& request) { wanted.push_back(request); });
    page.goOn(old);
    ASSERT_EQ(wanted.size(), 1U) << "its film is there";
    EXPECT_EQ(wanted[0].resume, old.toStdString());
    EXPECT_EQ(wanted[0].source, played.source.toStdString());
    EXPECT_EQ(wanted[0].before, played.before.toStdString());
    EXPECT_EQ(wanted[0].corners, corners);
    EXPECT_EQ(wanted[0].game + wanted[0].variant, "") << "of the page";
    EXPECT_FALSE(wanted[0].table || wanted[0].camera || wanted[0].journal);
    EXPECT_EQ(recall(remembered::kGame), "") << "the next game begins with its own";
}

TEST_F(StartPageTest, AskedIsWhatSeesTheTableWhereTheRecordsSourceIsGone) {
    const QString old = folder.filePath("old.umpire");
    ASSERT_TRUE(Journal::create(old.toStdString(), {.game = "murus-gallicus"}));
    rememberPlayed({old, folder.filePath("gone.avi"), {}, {}, {}});
    StartPage page;
    int begun = 0;
    QObject::connect(&page, &StartPage::gameChosen, &page, [&begun] { ++begun; });
    page.goOn(old);
    EXPECT_EQ(begun, 0);
    EXPECT_TRUE(sources(page)->isVisibleTo(&page));
    EXPECT_EQ(defaultButtonOf(page)->text(), "Go on with the game");
    EXPECT_TRUE(defaultButtonOf(page)->isVisibleTo(&page));
}

TEST_F(StartPageTest, StartsWithoutATableFileWhereTheTagsAreSeen) {
    StartPage page;
    page.show();
    page.newGame();
    std::vector<LiveRequest> wanted;
    QObject::connect(&page, &StartPage::gameChosen, &page,
                     [&](const LiveRequest& request) { wanted.push_back(request); });
    games(page)->setCurrentIndex(games(page)->findData("murus-gallicus"));
    nameSource(page, QString::fromStdString(filmedGame().film.string()));
    page.findChild<Guide*>()->show(Guide::Step::Sight);
    QPushButton* start = nullptr;
    const auto isOffered = [&] {
        for (auto* button : page.findChildren<QPushButton*>()) {
            start = button->text() == "Start the game" ? button : start;
        }
        return start != nullptr;
    };
    ASSERT_TRUE(QTest::qWaitFor(isOffered, kPatience)) << textsIn(page);
    start->click();
    ASSERT_EQ(wanted.size(), 1U);
    EXPECT_FALSE(wanted[0].table);
}

TEST_F(StartPageTest, EveryCardHasItsPicture) {
    const StartPage page;
    const auto cards = page.findChildren<PictureCard*>();
    ASSERT_GE(cards.size(), 11) << "three ways, five games, three sights";
    for (PictureCard* card : cards) {
        const std::string name = card->text().toStdString();
        PictureCard bare("no such file", PictureCard::Size::Large, card->parentWidget());
        for (PictureCard* each : {card, &bare}) {
            each->setCheckable(false);
            each->setTexts({}, {});
            each->setMinimumSize(300, 300);
        }
        const QImage drawn = card->grab().toImage();
        bare.resize(card->size());
        EXPECT_FALSE(drawn == bare.grab().toImage()) << name;
    }
}

TEST_F(StartPageTest, ShowsTheGamesOfLate) {
    const QString going = folder.filePath("going.umpire");
    ASSERT_TRUE(Journal::create(going.toStdString(),
                                {.game = "murus-gallicus", .players = {"roman", "gaul"}}));
    rememberPlayed({going, "game.avi", {}, {"Anna", {}}, {}});
    StartPage page;
    page.show();
    auto* recent = page.findChild<RecentGames*>();
    QSignalSpy shown(recent, &RecentGames::shown);
    ASSERT_TRUE(shown.wait(kPatience));
    const std::string texts = textsIn(page);
    EXPECT_NE(texts.find("Anna – the Gauls\ngoing on"), std::string::npos) << texts;
    QSignalSpy wanted(recent, &RecentGames::goOnWanted);
    recent->findChild<QPushButton*>()->click();
    ASSERT_EQ(wanted.size(), 1);
    EXPECT_EQ(wanted[0][0].toString(), going);
}

/// Decodes the QR code that the window shows, as a phone's camera does.
std::string codeIn(QWidget& window) {
    const QImage shown = window.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    const auto read = ZXing::ReadBarcode({shown.constBits(), shown.width(), shown.height(),
                                          ZXing::ImageFormat::Lum, int(shown.bytesPerLine())},
                                         hints);
    return read.isValid() ? ZXing::TextUtfEncoding::ToUtf8(read.text()) : "";
}

bool isServed(const std::string& page) {
    const QUrl address(QString::fromStdString(page));
    QTcpSocket socket;
    socket.connectToHost(address.host(), quint16(address.port()));
    return socket.waitForConnected(2000);
}

TEST_F(StartPageTest, OffersATelephoneACodeForAsLongAsItIsShown) {
    StartPage page;
    page.show();
    auto* button = page.findChild<TelephoneButton*>();
    ASSERT_NE(button, nullptr);
    // The page gets a port of its own. No other program takes that port between two openings.
    const umpire::testing::Socket usual = umpire::testing::listenOn(8420);
    button->click();
    TelephoneWindow& window = button->window();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window, kPatience));
    const std::string first = window.page();
    EXPECT_NE(first.find("/telephone#"), std::string::npos);
    EXPECT_EQ(codeIn(window), first);
    EXPECT_TRUE(isServed(first));
    window.close();
    EXPECT_FALSE(isServed(first));
    button->click();
    EXPECT_NE(window.page(), first) << "an old code opens nothing";
    if (const char* pictures = std::getenv("UMPIRE_PICTURES")) {
        window.grab().save(QString::fromUtf8(pictures) + QStringLiteral("/telephone-window.png"));
    }
}

} // namespace
} // namespace umpire::desk
