#include "app/desk/photograph/corrected_look.h"
#include "app/desk/photograph/more_panel.h"
#include "app/desk/photograph/ruling_panel.h"
#include "app/desk/photograph/search_panel.h"
#include "app/desk/photograph/seen_list.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/picture/piece_at.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

/// Pictures that are dropped, pasted and pointed at.
namespace umpire::desk {
namespace {

const QSize kSample(1920, 1080); ///< size of the toss picture

QString sampleFile(const char* name) {
    return QString::fromStdString(testing::sample(name));
}

class PointedPicture : public ::testing::Test {
protected:
    PointedPicture() {
        for (const char* key : {remembered::kTable, remembered::kCamera}) {
            remember(key, {});
        }
        window = std::make_unique<MainWindow>();
        window->resize(1366, 768);
        window->show();
    }
    PicturePage& page() { return window->picturePage(); }
    PictureView& view() { return *page().findChild<PictureView*>(); }
    SeenList& list() { return *page().findChild<SeenList*>(); }
    RulingPanel& ruling() { return *page().findChild<RulingPanel*>(); }
    /// Opens a picture without files beside it.
    void open(const QString& file) {
        QSignalSpy answered(&page(), &PicturePage::answered);
        window->openPicture({file, {}, {}, {}});
        ASSERT_TRUE(answered.wait(kPatience));
        QCoreApplication::processEvents();
    }
    void openToss() {
        open(sampleFile("toss/toss-0033.jpg"));
        look = lookAtTable(LookRequest{.picture = testing::sample("toss/toss-0033.jpg")}).value();
    }
    [[nodiscard]] QPoint onScreen(QPointF pixel) { return view().mapFromScene(pixel); }
    [[nodiscard]] QPointF middleOf(const std::string& key) const {
        const QPolygonF place = placeOf(seenIn(look), key);
        return place.size() == 2 ? (place[0] + place[1]) / 2.0 : place.boundingRect().center();
    }
    void click(QPointF pixel) {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, onScreen(pixel));
    }
    /// Opens the menu at that pixel, chooses `text`, and returns all entries.
    QStringList choose(QPointF pixel, const QString& text) {
        QStringList offered;
        QTimer::singleShot(50, window.get(), [&offered, text] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            ASSERT_NE(menu, nullptr);
            for (QAction* action : menu->actions()) {
                offered << action->text();
                if (action->text() == text) {
                    menu->setActiveAction(action);
                }
            }
            QTest::keyClick(menu, menu->activeAction() ? Qt::Key_Return : Qt::Key_Escape);
        });
        const QPoint at = onScreen(pixel);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, view().viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(view().viewport(), &event);
        return offered;
    }
    /// Presses a key on the page after the window has the keyboard focus; a closing menu returns
    /// the focus late.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), kPatience));
        QTest::keyClick(&page(), key, modifiers);
    }
    [[nodiscard]] int matchLines() {
        for (int i = 0; i < list().topLevelItemCount(); ++i) {
            if (list().topLevelItem(i)->text(0).startsWith("Matches")) {
                return list().topLevelItem(i)->childCount();
            }
        }
        return 0;
    }

    std::unique_ptr<MainWindow> window;
    Look look;
};

TEST_F(PointedPicture, WhatIsDroppedOnAnyPageIsLookedAtAtOnce) {
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(sampleFile("toss/toss-0033.jpg"))});
    QSignalSpy answered(&page(), &PicturePage::answered);
    QDragEnterEvent enters({40, 400}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window.get(), &enters);
    EXPECT_TRUE(enters.isAccepted());
    QDropEvent drops({40, 400}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window.get(), &drops);
    ASSERT_TRUE(answered.wait(kPatience));
    EXPECT_TRUE(page().isVisible());
    EXPECT_EQ(view().pictureSize(), kSample);
    QMimeData text;
    text.setText("no picture");
    QDragEnterEvent other({40, 400}, Qt::CopyAction, &text, Qt::LeftButton, {});
    other.ignore();
    QCoreApplication::sendEvent(&page(), &other);
    EXPECT_FALSE(other.isAccepted());
}

TEST_F(PointedPicture, PixelsAndFilesArePastedAndWhatIsNoPictureIsNamed) {
    window->openPicture({sampleFile("nothing.jpg"), {}, {}, {}}); // turns to the page
    QSignalSpy told(&page(), &PicturePage::told);
    QSignalSpy answered(&page(), &PicturePage::answered);
    ASSERT_TRUE(answered.wait(kPatience));
    QGuiApplication::clipboard()->setText("words");
    press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(told.last().at(0).toString(),
              "There is no picture on the clipboard. Copy one, and paste again.");
    QGuiApplication::clipboard()->setImage(QImage(sampleFile("toss/toss-0033.jpg")));
    press(Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(answered.wait(kPatience));
    EXPECT_EQ(view().pictureSize(), kSample);
    EXPECT_EQ(list().topLevelItem(0)->text(0), "Galleys (4)");
}

TEST_F(PointedPicture, AMatchThatIsClickedLightsItsLineAndTheOtherWayRound) {
    openToss();
    const QImage before = view().grab().toImage();
    click(middleOf("m10"));
    EXPECT_EQ(list().chosen(), "m10");
    EXPECT_TRUE(list().currentItem()->isSelected());
    const QImage lit = view().grab().toImage();
    EXPECT_NE(lit, before);
    click({30, 30}); // the bare table
    EXPECT_EQ(list().chosen(), "");
    EXPECT_NE(view().grab().toImage(), lit);
    QTreeWidgetItem* matches = list().topLevelItem(1);
    list().setCurrentItem(matches->child(9));
    EXPECT_EQ(view().grab().toImage(), lit);
}

TEST_F(PointedPicture, GalleysThatAreClickedFireAndAreFiredAt) {
    openToss();
    EXPECT_EQ(ruling().headline(), "Click the galley that fires.");
    click(middleOf("g1"));
    EXPECT_EQ(ruling().headline(), "Click the galley at which g1 fires.");
    click(middleOf("g2"));
    EXPECT_TRUE(ruling().headline().contains("hit")) << ruling().headline().toStdString();
    EXPECT_EQ(ruling().lines().filter("g1 fires at g2").size(), 1);
    photograph(*window, "pointed");
    choose(middleOf("g3"), "g3 fires");
    EXPECT_EQ(ruling().lines().filter("g3 fires at g2").size(), 1)
        << ruling().lines().join('\n').toStdString();
    click(middleOf("g4"));
    EXPECT_EQ(ruling().headline(), "Click the galley at which g4 fires.");
}

TEST_F(PointedPicture, AWrongPieceIsPutRightAndTheRulingFollows) {
    openToss();
    click(middleOf("g1"));
    click(middleOf("g2"));
    const int all = matchLines();
    const QString first = ruling().lines().at(1);
    choose(middleOf("m8"), "This is wrong: no match lies here");
    EXPECT_EQ(matchLines(), all - 1);
    EXPECT_NE(ruling().lines().at(1), first) << "one match fewer was tossed";
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(matchLines(), all);
    EXPECT_EQ(ruling().lines().at(1), first);

    // A match is missed, and its line meets the middle of the target's hull.
    const QString headline = ruling().headline();
    choose({200, 620}, "A match is missed here");
    EXPECT_EQ(ruling().headline(), "Click the head of the match that is missed.");
    const QPointF target = middleOf("g2");
    click(target + QPointF(0, 90));
    EXPECT_EQ(ruling().headline(), "Click the other end of this match.");
    click(target + QPointF(0, 160));
    EXPECT_EQ(matchLines(), all + 1);
    EXPECT_NE(ruling().headline(), headline);
    EXPECT_TRUE(choose(target + QPointF(0, 125), "No match lies here")
                    .contains("Take back the last correction"));
    EXPECT_EQ(matchLines(), all);
    EXPECT_EQ(ruling().headline(), headline);
}

TEST_F(PointedPicture, TheBowIsWhereAPlayerPoints) {
    openToss();
    const Galley& galley = look.observation.galleys[0];
    const auto end = [&](int one, int other) {
        return (pixelOf(galley.outline[std::size_t(one)]) +
                pixelOf(galley.outline[std::size_t(other)])) /
               2.0;
    };
    const ImagePoint stern{Pixels(end(1, 2).x()), Pixels(end(1, 2).y())};
    PutRight said;
    said.bows[galley.id] = bowTowards(galley, stern);
    const Look turned = corrected(look, said);
    EXPECT_NEAR(abs(normalized(turned.observation.galleys[0].heading - galley.heading)).value(),
                3.14159, 1e-3);
    EXPECT_EQ(turned.observation.galleys[0].oars.port, galley.oars.starboard);
    const QImage before = view().grab().toImage();
    choose(end(1, 2) * 0.8 + end(0, 3) * 0.2, "The bow of g1 is at this end");
    EXPECT_NE(view().grab().toImage(), before);
}

TEST_F(PointedPicture, StonesOnABoardAreFoundWithoutATableFile) {
    open(sampleFile("board/board-0003.jpg"));
    EXPECT_EQ(list().topLevelItem(0)->text(0), "Stones (12)") << "all that stand there";
    EXPECT_EQ(ruling().headline(), "12 stacks of stones");
    photograph(*window, "board");
    for (const QLabel* label : page().findChildren<QLabel*>()) {
        EXPECT_FALSE(label->text().contains("Nothing lies")) << label->text().toStdString();
    }
}

TEST_F(PointedPicture, FilesOfAnotherTableDoNotKeepAPictureFromBeingLookedAt) {
    const testing::ScratchFolder scratch;
    remember(remembered::kTable, sampleFile("no-such-table.yaml"));
    remember(remembered::kCamera, QString::fromStdString(scratch.write("camera.yaml", "none")));
    window = std::make_unique<MainWindow>();
    window->show();
    openToss();
    EXPECT_EQ(list().topLevelItem(0)->text(0), "Galleys (4)");
    QStringList texts;
    for (const QLabel* label : page().findChildren<QLabel*>()) {
        texts << label->text();
    }
    for (const char* file : {"table file no-such-table.yaml", "camera file camera.yaml"}) {
        EXPECT_EQ(texts.filter(file).filter("is not used").size(), 1)
            << texts.join('\n').toStdString();
    }
}

TEST_F(PointedPicture, DiceAndCountersAreFoundWhereNothingElseLies) {
    open(sampleFile("dice/dice-0003.jpg"));
    EXPECT_EQ(list().topLevelItem(0)->text(0).left(4), "Dice");
    EXPECT_EQ(list().topLevelItem(0)->child(7)->text(0), "d8");
    EXPECT_EQ(ruling().headline().toStdString(), "Dice: 3, 6, 1, 1, 2, 4, 3, 1 (sum 21)");
    photograph(*window, "dice");
}

TEST_F(PointedPicture, WhatWasNotLookedForIsNamedWithTheButtonThatLooksForIt) {
    open(sampleFile("nothing/nothing-0001.jpg"));
    auto* search = page().findChild<SearchPanel*>();
    ASSERT_TRUE(search->isVisible());
    const QString words = search->findChild<QLabel*>()->text();
    EXPECT_TRUE(words.contains("Looked for and not found: galleys, matches, dice, counters."))
        << words.toStdString();
    EXPECT_TRUE(words.contains("Not looked for: stones")) << words.toStdString();
    photograph(*window, "nothing-found");
    const auto pressed = [search](const QString& text) {
        for (auto* button : search->findChildren<QPushButton*>()) {
            if (button->text() == text && button->isVisible()) {
                button->click();
                return true;
            }
        }
        return false;
    };
    ASSERT_TRUE(pressed("Show where the board lies"));
    EXPECT_TRUE(search->findChild<QLabel*>()->text().startsWith("Drag the four corners"));
    photograph(*window, "corners");
    QSignalSpy answered(&page(), &PicturePage::answered);
    ASSERT_TRUE(pressed("Look for stones here"));
    ASSERT_TRUE(answered.wait(kPatience));
    EXPECT_FALSE(search->findChild<QLabel*>()->text().contains("Not looked for: stones"));
}

TEST_F(PointedPicture, TheRulingIsCopiedAndSavedAsAPicture) {
    openToss();
    click(middleOf("g1"));
    click(middleOf("g2"));
    QSignalSpy told(&page(), &PicturePage::told);
    press(Qt::Key_C, Qt::ControlModifier);
    ASSERT_TRUE(told.count() > 0 || told.wait(kPatience));
    const QImage copied = QGuiApplication::clipboard()->image();
    EXPECT_EQ(copied.width(), kSheetWidth);
    EXPECT_GT(copied.height(), kSheetWidth * 9 / 16) << "the words stand below";
    EXPECT_TRUE(page().proposedFile().endsWith("toss/toss-0033-ruling.png"));
    const testing::ScratchFolder scratch;
    const QString file = QString::fromStdString(scratch.file("ruling").string());
    told.clear();
    page().save(file);
    ASSERT_TRUE(told.wait(kPatience));
    EXPECT_EQ(QImage(file + ".png").size(), copied.size());
    told.clear();
    page().save("/nowhere/ruling.png");
    ASSERT_TRUE(told.wait(kPatience));
    EXPECT_EQ(told.at(0).at(0).toString(),
              "/nowhere/ruling.png cannot be written. Choose another folder.");
}

TEST_F(PointedPicture, TheDrawingIsHiddenByAKeyAndTheCopyHasNoneThen) {
    openToss();
    const QImage with = view().grab().toImage();
    press(Qt::Key_H);
    const QImage without = view().grab().toImage();
    EXPECT_NE(with, without);
    view().showSeen(std::nullopt);
    EXPECT_EQ(view().grab().toImage(), without);
    press(Qt::Key_H);
    EXPECT_EQ(ruling().isDrawn(), Qt::Checked);
}

TEST_F(PointedPicture, ArrowsPanAPictureThatIsLargerThanTheView) {
    openToss();
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(&view(), Qt::Key_Plus);
    }
    const QPointF before = view().mapToScene(0, 0);
    QTest::keyClick(&view(), Qt::Key_Right);
    EXPECT_GT(view().mapToScene(0, 0).x(), before.x());
    QTest::keyClick(&view(), Qt::Key_0);
    EXPECT_LT(view().mapToScene(0, 0).x(), 1.0);
}

TEST_F(PointedPicture, AtMostSevenControlsAreSeenBeforeSomethingIsUnfolded) {
    const auto controls = [this] {
        QStringList seen;
        for (const QWidget* widget : page().findChildren<QWidget*>()) {
            const bool inner =
                qobject_cast<QAbstractScrollArea*>(widget->parentWidget()) != nullptr;
            if (widget->isVisible() && !inner && (widget->focusPolicy() & Qt::TabFocus) != 0) {
                seen << widget->metaObject()->className();
            }
        }
        return seen;
    };
    window->findChild<QToolBar*>()->actions()[3]->trigger();
    EXPECT_LE(controls().size(), 7) << controls().join(' ').toStdString();
    openToss();
    EXPECT_LE(controls().size(), 7) << controls().join(' ').toStdString();
    EXPECT_GE(controls().size(), 5);
    open(sampleFile("nothing/nothing-0001.jpg"));
    EXPECT_LE(controls().size(), 7) << controls().join(' ').toStdString();
}

TEST_F(PointedPicture, MoreUnfoldsBelowItsButtonWhereItIsSeen) {
    window->resize(1180, 720);
    openToss();
    const auto buttons = page().findChildren<QToolButton*>();
    auto* fold = *std::ranges::find_if(buttons, &QToolButton::isCheckable);
    const auto* more = page().findChild<MorePanel*>();
    fold->click();
    const auto isSeen = [&] { return more->visibleRegion().boundingRect() == more->rect(); };
    EXPECT_TRUE(QTest::qWaitFor(isSeen, kPatience)) << "once the column has grown";
    photograph(*window, "toss-more");
    for (const QWidget* each : {static_cast<const QWidget*>(more),
                                static_cast<const QWidget*>(page().findChild<SearchPanel*>())}) {
        EXPECT_GT(each->y(), fold->y());
    }
}

TEST_F(PointedPicture, ThePageFitsASmallScreenInEveryLanguageAndSize) {
    openToss();
    click(middleOf("g1"));
    click(middleOf("g2"));
    for (const Language& language : languages()) {
        window->speak(language.code);
        for (const Appearance& appearance :
             {Appearance{Colours::Light, 100}, Appearance{Colours::Dark, 200}}) {
            window->appear(appearance);
            QTest::qWait(20);
            photograph(*window,
                       QStringLiteral("toss-%1-%2").arg(language.code).arg(appearance.textPercent));
            EXPECT_LE(page().minimumSizeHint().width(), 1366) << language.code.toStdString();
            EXPECT_LE(page().minimumSizeHint().height(), 640) << language.code.toStdString();
        }
    }
    window->speak("en");
    window->appear({});
}

} // namespace
} // namespace umpire::desk
