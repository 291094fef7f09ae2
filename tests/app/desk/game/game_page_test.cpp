#include "app/desk/board/drawn_board.h"
#include "app/desk/board/galley_corrections.h"
#include "app/desk/board/position_panel.h"
#include "app/desk/game/command_bar.h"
#include "app/desk/game/far_view.h"
#include "app/desk/game/question_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/start/paced_film.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/remembered.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/filmed_page.h"
#include "tests/app/desk/photograph.h"
#include "tests/films/rendered_murus.h"

#include <gtest/gtest.h>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace umpire::desk {
namespace {

/// Collects the commands in the form that a person would type.
auto saysTo(QStringList& said) {
    return [&said](const referee::Command& command) {
        said << QString::fromStdString(referee::text(command));
    };
}

std::string boardIn(MainWindow& window) {
    return window.gamePage().findChild<DrawnBoard*>()->accessibleDescription().toStdString();
}

/// Tells whether the drawing has rings; no other drawing uses this red.
bool hasRings(QWidget& drawn) {
    const QImage picture = drawn.grab().toImage();
    int red = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor colour = picture.pixelColor(x, y);
            red += colour.red() > 200 && colour.green() < 100 && colour.blue() < 60 ? 1 : 0;
        }
    }
    return red > 100;
}

TEST_F(FilmedPage, ShowsTheGameAsItIsCalledAndWhatIsIllegal) {
    LiveRequest request = filmedGame().request();
    request.open = [film = request.source] { return openPaced(film); }; // it must not end meanwhile
    window.startGame(request);
    ASSERT_TRUE(waitFor<IllegalSeen>()) << told();
    QCoreApplication::processEvents();
    photograph(window, "game-illegal");
    EXPECT_EQ(count<Called>(), 2) << told();
    auto* question = window.gamePage().findChild<QuestionPanel*>();
    EXPECT_FALSE(question->isHidden());
    EXPECT_EQ(question->answers(), 1);
    int stands = 0;
    for (const QPushButton* each : page().findChildren<QPushButton*>()) {
        stands += each->isVisible() && each->text().endsWith("Let it stand") ? 1 : 0;
        EXPECT_FALSE(each->isVisible() && each->text() == "Take back") << "of the move before";
    }
    EXPECT_EQ(stands, 1);
    EXPECT_EQ(boardIn(window), "the Romans: 7 towers, 2 walls\nthe Gauls: 7 towers, 2 walls");
    EXPECT_TRUE(page().findChild<PictureView*>()->hasPicture());
    EXPECT_TRUE(hasRings(*page().findChild<PictureView*>())) << "what differs, on the table";
    EXPECT_TRUE(hasRings(*page().findChild<DrawnBoard*>())) << "and in the record";
    for (const QWidget* each : page().findChildren<QWidget*>()) {
        const bool matters = qobject_cast<const QListWidget*>(each) != nullptr ||
                             qobject_cast<const QPushButton*>(each) != nullptr;
        EXPECT_TRUE(!matters || !each->isVisible() ||
                    each->visibleRegion().boundingRect() == each->rect())
            << each->accessibleName().toStdString() << " is below the fold";
    }
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(question->isHidden());
    const auto labelsIn = [](const QWidget& widget, const QString& text) {
        const auto labels = widget.findChildren<QLabel*>();
        return std::ranges::count_if(
            labels, [&](const QLabel* each) { return each->text().contains(text); });
    };
    EXPECT_EQ(labelsIn(page(), "b7 to b5. The film ended before an answer."), 1);
    EXPECT_EQ(labelsIn(page(), "Take it back on the table"), 0) << "nobody can answer";
    QCoreApplication::processEvents();
    photograph(window, "game-ended");
    const auto buttons = page().findChildren<QPushButton*>();
    (*std::ranges::find(buttons, "See it from far away", &QPushButton::text))->click();
    for (QWidget* far : QApplication::topLevelWidgets()) {
        if (qobject_cast<FarView*>(far) != nullptr && far->isVisible()) {
            EXPECT_EQ(labelsIn(*far, "It is the turn of"), 1) << "the last call is told once";
            QCoreApplication::processEvents();
            photograph(*far, "far-view-ended");
            far->hide();
        }
    }
    auto* view = page().findChild<PictureView*>();
    const QImage english = view->grab().toImage();
    window.speak("hu");
    QCoreApplication::processEvents();
    EXPECT_NE(view->grab().toImage(), english) << "the words on the picture";
    photograph(window, "game-ended-hu");
    window.speak("en");
}

TEST_F(FilmedPage, TheDrawingFadesWhileAHandMovesThePiecesBelow) {
    const auto* view = page().findChild<PictureView*>();
    int faded = 0;
    int whole = 0;
    QObject::connect(&page(), &GamePage::heard, &window, [&](const Announcement& each) {
        if (const auto* state = std::get_if<StateChanged>(&each.event)) {
            const bool isCovered = state->state == TableState::HandOverTable;
            EXPECT_EQ(view->drawn(), isCovered ? Qt::PartiallyChecked : Qt::Checked);
            ++(isCovered ? faded : whole);
        }
    });
    window.startGame(filmedGame().request());
    ASSERT_TRUE(waitForEnd());
    EXPECT_GT(faded, 0);
    EXPECT_GT(whole, 0);
}

TEST_F(FilmedPage, WhatIsIllegalStandsWhenPlayersSaySo) {
    window.startGame(filmedGame().request());
    page().sayLine("@1000 stands"); // when the film is over
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(count<IllegalStands>(), 1) << told();
}

/// Chooses the first entry of the menu that opens.
void takeFirst(QObject& receiver) {
    QTimer::singleShot(0, &receiver, [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        photograph(*menu, "corrections");
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
}

TEST_F(FilmedPage, APieceIsCorrectedWhereItIsPointedAtInThePicture) {
    window.startGame(filmedGame().request());
    ASSERT_TRUE(waitFor<Called>()) << told();
    const TableDescription table = films::murusTable();
    const QPointF a1 = pixelOf(
        films::filmingView(table, {960, 600}, 15_deg),
        table.board->origin + TablePoint{table.board->cell * 0.5, table.board->cell * 0.5}, 0_mm);
    auto* view = page().findChild<PictureView*>();
    takeFirst(window);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(a1));
    ASSERT_TRUE(waitFor<Corrected>()) << told();
    EXPECT_NE(told().find("the record is changed: a1 roman 1"), std::string::npos)
        << "a light stone is seen: " << told();
    window.close();
}

TEST_F(FilmedPage, ButtonsSayTheirCommands) {
    QStringList said;
    auto* bar = window.gamePage().findChild<CommandBar*>();
    QObject::connect(bar, &CommandBar::said, &window, saysTo(said));
    window.startGame(filmedGame().request());
    for (auto* button : bar->findChildren<QPushButton*>()) {
        const bool speaks = button->text() == "Accept" || button->text() == "Take back" ||
                            button->text() == "Let it stand" || button->text() == "Redo";
        EXPECT_FALSE(speaks && button->isEnabled())
            << button->text().toStdString() << ": there is nothing to be said to yet";
        if (button->text() == "Pause") {
            button->click();
        }
    }
    QStringList shortcuts;
    for (auto* key : bar->findChildren<QShortcut*>()) {
        shortcuts << key->key().toString();
    }
    auto* line = bar->findChild<QLineEdit*>();
    QTest::keyClicks(line, "d1-d3");
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(said.join('|').toStdString(), "pause|play d1-d3");
    EXPECT_EQ(shortcuts.filter("F").size(), 8);
    EXPECT_TRUE(shortcuts.contains("Ctrl+Z") && shortcuts.contains("Ctrl+Shift+Z"));
    ASSERT_TRUE(waitFor<Paused>()) << told();
    EXPECT_TRUE(std::ranges::any_of(page().findChildren<QLabel*>(), [](const QLabel* label) {
        return label->text() == QStringLiteral("❚❚ Paused");
    }));
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(count<Paused>(), 1) << told();
}

TEST_F(FilmedPage, ClosingTheWindowEndsTheGameAtOnce) {
    window.startGame(filmedGame().request());
    ASSERT_TRUE(waitFor<StateChanged>());
    window.close();
    EXPECT_FALSE(page().isRunning());
}

TEST_F(FilmedPage, AGameThatWasLeftGoesOnFromItsRecord) {
    const QTemporaryDir folder;
    const QString journal = folder.filePath("game.umpire");
    LiveRequest request = filmedGame().request();
    request.journal = journal.toStdString();
    window.startGame(request);
    ASSERT_TRUE(QTest::qWaitFor([this] { return count<Called>() >= 1; }, kPatience));
    window.close(); // all announcements are on disk
    const auto record = readJournal(journal.toStdString());
    ASSERT_TRUE(record && record->faults.empty());
    const auto called = std::ranges::count_if(record->events, [](const RecordedEvent& event) {
        const auto* action = std::get_if<Called>(&event.happening);
        return action != nullptr && action->source == Source::Seen;
    });
    EXPECT_GE(called, 1);

    LiveRequest again;
    again.source = request.source;
    again.resume = request.journal;
    heard.clear();
    remember(remembered::kPlayers, "Anna\nBrigid"); // from a game played since then
    QString labels;
    QObject::connect(&page(), &GamePage::heard, &page(), [&] {
        for (const QLabel* label : page().findChildren<QLabel*>()) {
            labels += label->text() + QLatin1Char('\n');
        }
    });
    window.startGame(again);
    page().sayLine("@1000 note we went on");
    ASSERT_TRUE(waitForEnd());
    QSettings().remove(remembered::kPlayers);
    EXPECT_TRUE(labels.contains("To move: the Gauls")) << labels.toStdString();
    EXPECT_FALSE(labels.contains("Anna") || labels.contains("Brigid")) << labels.toStdString();
    EXPECT_EQ(count<Noted>(), 1) << told();
    EXPECT_FALSE(boardIn(window).empty()) << "the record says what is played";
    EXPECT_TRUE(readJournal(journal.toStdString())->faults.empty());
}

TEST_F(FilmedPage, AnotherGameMayBeStartedAtAnyMoment) {
    window.startGame(filmedGame().request());
    ASSERT_TRUE(waitFor<StateChanged>());
    window.startGame(filmedGame().request());
    heard.clear();
    ASSERT_TRUE(waitFor<IllegalSeen>()) << told();
    EXPECT_EQ(count<Called>(), 2) << "nothing is heard of the game before:\n" << told();
}

TEST_F(FilmedPage, SaysInOneLineWhatIsWrongWithASource) {
    LiveRequest request = filmedGame().request();
    request.source = "/nowhere/film.avi";
    QSignalSpy ended(&page(), &GamePage::ended);
    window.startGame(request);
    ASSERT_TRUE(waitForEnd());
    ASSERT_EQ(ended.size(), 1);
    EXPECT_NE(english(ended[0][0].value<Message>()).find("/nowhere/film.avi"), std::string::npos);
    const auto* log = page().findChild<QListWidget*>();
    EXPECT_TRUE(log->item(log->count() - 1)->text().contains("/nowhere/film.avi"));
}

TEST(PositionPanel, ASquareThatIsChosenOffersWhatItMayReallyHold) {
    PositionPanel panel;
    panel.resize(400, 400);
    panel.show();
    panel.setPosition({"murus-gallicus", "basic"}, "tttttttt/8/8/8/8/8/TTTTTTTT r");
    QStringList said;
    QObject::connect(&panel, &PositionPanel::said, &panel, saysTo(said));
    int offered = 0;
    QTimer::singleShot(0, &panel, [&offered] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        offered = int(menu->actions().size());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    QTest::keyClick(panel.findChild<DrawnBoard*>(), Qt::Key_Return);
    EXPECT_EQ(offered, 5) << "a title, nothing, and the heights that are not recorded";
    EXPECT_EQ(said.join('|').toStdString(), "correct a1 roman 1");
}

const std::string kFleets =
    "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders";

war_galley::State fleets() {
    return std::get<war_galley::State>(war_galley::parseState(kFleets, {}));
}

TEST(GalleyCorrections, OfferFirstWhatTheCameraSees) {
    const war_galley::State state = fleets();
    TableObservation seen;
    seen.galleys.push_back(war_galley::pieceOf(state, 0));
    seen.galleys[0].center.x += 12_mm;
    seen.galleys[0].oars = {4, std::nullopt};
    const auto offered = galleyCorrections(state, 0, &seen);
    ASSERT_EQ(offered.size(), 10U) << "two seen, two fewer besides, three turns, three others";
    EXPECT_EQ(offered[0],
              (GalleyCorrection{"what the camera counts: oars 4 port, 5 starboard; masts 3",
                                "A1 4/5/3"}));
    EXPECT_EQ(offered[1].piece.toStdString(), "A1 112,72,90");
    EXPECT_EQ(offered[1].text.toStdString(), "where the camera sees it: 12.0 mm and 0° off");
    EXPECT_EQ(offered[2].piece.toStdString(), "A1 5/4/3");
    EXPECT_EQ(offered[6].piece.toStdString(), "A1 100,12,270");
    EXPECT_EQ(offered[9].piece.toStdString(), "A1 changes-with B2");
    EXPECT_EQ(galleyCorrections(state, 1, nullptr).size(), 9U);
}

TEST(PositionPanel, AGalleyThatIsChosenOffersWhatItMayReallyBe) {
    PositionPanel panel;
    panel.resize(400, 400);
    panel.show();
    panel.setPosition({"war-galley", "standard"}, kFleets);
    QStringList said;
    QObject::connect(&panel, &PositionPanel::said, &panel, saysTo(said));
    auto* view = panel.findChild<DrawnBoard*>();
    panel.setRinged({"B2"});
    photograph(panel, "galley-panel");
    takeFirst(panel);
    QTest::keyClick(view, Qt::Key_Return);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left}) {
        QTest::keyClick(view, key);
    }
    takeFirst(panel);
    QTest::keyClick(view, Qt::Key_Return);
    takeFirst(panel);
    QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf("A2").center().toPoint());
    takeFirst(panel);
    panel.offerAt({100_mm, 375_mm}, {}, {}); // the galley's middle is at 380
    panel.offerAt({200_mm, 200_mm}, {}, {}); // this place is water
    EXPECT_EQ(said.join('|').toStdString(),
              "correct A1 4/5/3|correct B1 4/5/3|correct A2 4/5/3|correct B1 4/5/3");
}

TEST(DrawnBoard, GivesTheCellThatIsChosenByKeys) {
    DrawnBoard board;
    board.resize(400, 350);
    board.setBoard(*boardViewOf("murus-gallicus", "tttttttt/8/8/8/8/8/TTTTTTTT r"));
    QStringList chosen;
    QObject::connect(&board, &DrawnBoard::placeChosen, &board,
                     [&](const QString& cell) { chosen << cell; });
    QTest::keyClick(&board, Qt::Key_Return);
    QTest::keyClick(&board, Qt::Key_Up);
    QTest::keyClick(&board, Qt::Key_Right);
    QTest::keyClick(&board, Qt::Key_Return);
    QTest::keyClick(&board, Qt::Key_Left);
    QTest::keyClick(&board, Qt::Key_Left);
    QTest::keyClick(&board, Qt::Key_Return);
    QTest::mouseClick(&board, Qt::LeftButton, {}, QPoint(385, 15));
    EXPECT_EQ(chosen.join(' ').toStdString(), "a1 b2 a2 h7");
}

TEST(ShownPosition, EveryGameHasANameAndAPositionInWords) {
    for (const GameEntry& entry : listedGameEntries()) {
        EXPECT_NE(entry.name, entry.game);
        EXPECT_FALSE(entry.variants.empty());
    }
    const GameChoice triremes{"triremes", {}};
    const std::string placing = "light=c5n,d5n|a7 dark=c16s,d16s,f16s|a20 turn=light place=5,5";
    EXPECT_EQ(inWords(shownPosition(triremes, placing)).join('\n').toStdString(),
              "the Romans (red): 2 ships, 1 soldier, 5 soldiers still to be placed\n"
              "the Greeks (blue): 3 ships, 1 soldier, 5 soldiers still to be placed");
    EXPECT_FALSE(playable(triremes, placing).isEmpty());
    EXPECT_EQ(inWords(shownPosition(triremes, "nonsense")).join('\n').toStdString(), "nonsense");
    EXPECT_EQ(inWords(shownPosition(triremes, "")).size(), 1);
    EXPECT_EQ(playerName("roman, gaul"), "the Romans, the Gauls");
    EXPECT_EQ(playerName("third"), "the third player");
    EXPECT_EQ(playerName("Anna"), "Anna");
}

} // namespace
} // namespace umpire::desk
