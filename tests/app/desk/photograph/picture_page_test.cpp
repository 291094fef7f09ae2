#include "app/desk/photograph/ruling_panel.h"
#include "app/desk/photograph/seen_list.h"
#include "app/desk/photograph/teach_menu.h"
#include "app/desk/picture/frame_counter.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/start/samples.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/remembered.h"
#include "app/eye/learn/learn.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace umpire::desk {
namespace {

const QString kSamples = QStringLiteral(UMPIRE_SOURCE_DIR "/sample_images/");

PicturePage::Files toss() {
    return {kSamples + "toss/toss-0033.jpg", kSamples + "table.yaml",
            kSamples + "toss/toss-0033-camera.yaml", kSamples + "toss/toss-0033-before.jpg"};
}

bool waitForAnswer(MainWindow& window, const PicturePage::Files& files) {
    QSignalSpy answered(&window.picturePage(), &PicturePage::answered);
    window.openPicture(files);
    return answered.wait(kPatience);
}

QStringList textsOf(const QWidget& widget) {
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        if (!label->isHidden()) {
            texts << label->text();
        }
    }
    return texts;
}

TEST(PicturePage, SaysWhatLiesThereAndRulesOnTheToss) {
    MainWindow window;
    window.show();
    ASSERT_TRUE(waitForAnswer(window, toss()));
    const auto* seen = window.picturePage().findChild<SeenList*>();
    ASSERT_NE(seen, nullptr);
    EXPECT_EQ(seen->topLevelItem(0)->text(0).toStdString(), "Galleys (4)");
    const int matches = seen->topLevelItem(1)->childCount();
    EXPECT_EQ(seen->topLevelItem(1)->text(0).toStdString(),
              "Matches (" + std::to_string(matches) + ")");
    EXPECT_GE(matches, 10) << "of 11 that lie there";
    EXPECT_LE(matches, 11);
    EXPECT_TRUE(window.picturePage().findChild<PictureView*>()->hasPicture());

    const auto boxes = window.picturePage().findChildren<QComboBox*>();
    ASSERT_EQ(boxes.size(), 2);
    boxes[0]->setCurrentIndex(0);
    boxes[1]->setCurrentIndex(1);
    Q_EMIT boxes[1]->activated(1);
    photograph(window, "picture");
    const QStringList texts = textsOf(window);
    EXPECT_TRUE(texts.filter("1 to 2 hits").size() == 1) << texts.join('\n').toStdString();
    EXPECT_EQ(texts.filter("g1 fires at g2").size(), 1);
    EXPECT_EQ(texts.filter("mm at the target.").size(), 1) << texts.join('\n').toStdString();
    for (const QLabel* label : window.picturePage().findChildren<QLabel*>()) {
        EXPECT_FALSE(label->textFormat() == Qt::PlainText && label->text().contains('<'))
            << label->text().toStdString();
    }
}

TEST(PicturePage, DrawsWhatItSawOverThePicture) {
    MainWindow window;
    window.show();
    ASSERT_TRUE(waitForAnswer(window, toss()));
    auto* view = window.picturePage().findChild<PictureView*>();
    const QImage with = view->grab().toImage();
    view->showSeen(std::nullopt);
    const QImage without = view->grab().toImage();
    int drawn = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            drawn += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
        }
    }
    EXPECT_GT(drawn, with.width() * with.height() / 100);
    EXPECT_LT(drawn, with.width() * with.height() / 2);
}

TEST(PicturePage, SaysInOneLineWhatIsWrongWithAFile) {
    MainWindow window;
    window.show();
    ASSERT_TRUE(waitForAnswer(window, {"/nowhere/table.jpg", {}, {}, {}}));
    const QStringList texts = textsOf(window);
    EXPECT_EQ(texts.filter("no such picture").size(), 1) << texts.join('\n').toStdString();
    EXPECT_FALSE(window.picturePage().isBusy());
}

TEST(PicturePage, TellsNothingOfALookThatWasCancelled) {
    MainWindow window;
    window.show();
    QSignalSpy answered(&window.picturePage(), &PicturePage::answered);
    window.openPicture(toss());
    EXPECT_TRUE(window.picturePage().isBusy());
    for (auto* button : window.picturePage().findChildren<QPushButton*>()) {
        if (button->text() == "Cancel") {
            button->click();
        }
    }
    EXPECT_FALSE(window.picturePage().isBusy());
    EXPECT_FALSE(answered.wait(1500));
    EXPECT_FALSE(window.picturePage().findChild<PictureView*>()->hasPicture());
}

TEST(PicturePage, RemembersTheFilesOfTheTable) {
    {
        MainWindow window;
        ASSERT_TRUE(waitForAnswer(window, toss()));
    }
    EXPECT_EQ(recall(remembered::kTable), kSamples + "table.yaml");
    EXPECT_EQ(recall(remembered::kCamera), kSamples + "toss/toss-0033-camera.yaml");
}

TEST(PicturePage, RulesOnTheSampleAsReadmeSaysAndLeavesTheUsersFilesAlone) {
    MainWindow window;
    window.show();
    ASSERT_TRUE(waitForAnswer(window, toss()));
    QSignalSpy answered(&window.picturePage(), &PicturePage::answered);
    window.openSampleToss(*sampleToss());
    ASSERT_TRUE(answered.wait(kPatience));
    photograph(window, "sample-toss");
    const auto* ruling = window.picturePage().findChild<RulingPanel*>();
    ASSERT_NE(ruling, nullptr);
    const QString readme =
        QString::fromStdString(testing::contentsOf(UMPIRE_SOURCE_DIR "/README.md"));
    const QString hits = ruling->headline().section(QLatin1Char(':'), 0, 0);
    EXPECT_TRUE(readme.contains(QStringLiteral(" too close to call: ") + hits + QLatin1Char('\n')))
        << ruling->headline().toStdString();
    EXPECT_EQ(ruling->lines().front(), "g1 fires at g2 across 78 mm");
    const auto* view = window.picturePage().findChild<PictureView*>();
    EXPECT_GT(view->transform().m11() * view->pictureSize().width(), 1.2 * view->width())
        << "the pieces fill the view";
    EXPECT_EQ(recall(remembered::kTable), kSamples + "table.yaml");
    ASSERT_TRUE(waitForAnswer(window, {toss().picture, {}, {}, {}}));
    EXPECT_EQ(recall(remembered::kTable), kSamples + "table.yaml");
}

/// The players use only the buttons; a second press takes the answer back.
TEST(PicturePage, ThePlayersDecideWhatIsTooClose) {
    MainWindow window;
    window.show();
    QSignalSpy answered(&window.picturePage(), &PicturePage::answered);
    window.openSampleToss(*sampleToss());
    ASSERT_TRUE(answered.wait(kPatience));
    const auto* ruling = window.picturePage().findChild<RulingPanel*>();
    const auto press = [&](const QString& text) {
        for (auto* button : ruling->findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == text) {
                return button->click();
            }
        }
        ADD_FAILURE() << "no button " << text.toStdString();
    };
    static const QRegularExpression asked(
        "^m2 is too close: you decide\\. Its line passes (.+)\u00a0mm beside the hull, known to "
        "±\u00a0(.+)\u00a0mm\\.$");
    const QStringList questions = textsOf(*ruling).filter(asked);
    ASSERT_EQ(questions.size(), 1) << textsOf(*ruling).join('\n').toStdString();
    const std::string readme = testing::contentsOf(UMPIRE_SOURCE_DIR "/README.md");
    const auto told = asked.match(questions[0]);
    const std::string margin =
        "-" + told.captured(1).toStdString() + " ± " + told.captured(2).toStdString() + " mm";
    EXPECT_NE(readme.find("m2  TOO CLOSE  " + margin), std::string::npos) << margin;
    press("Hit");
    EXPECT_EQ(ruling->headline(), "3 hits");
    EXPECT_TRUE(textsOf(*ruling).contains("m2: hit, as you decided"));
    photograph(window, "sample-toss-decided");
    press("Miss");
    EXPECT_EQ(ruling->headline(), "2 hits");
    press("Miss");
    EXPECT_EQ(ruling->headline(), "2 to 3 hits: the players decide");
}

TEST(PictureView, ZoomsByKeysAndShowsAllAgain) {
    PictureView view;
    view.resize(640, 480);
    view.show();
    QImage picture(1280, 720, QImage::Format_RGB32);
    picture.fill(Qt::gray);
    view.showPicture(picture);
    const double fitted = view.transform().m11();
    QTest::keyClick(&view, Qt::Key_Plus);
    QTest::keyClick(&view, Qt::Key_Plus);
    EXPECT_NEAR(view.transform().m11(), fitted * 1.25 * 1.25, 1e-9);
    QTest::keyClick(&view, Qt::Key_0);
    EXPECT_NEAR(view.transform().m11(), fitted, 1e-9);
}

TEST(PicturePage, RulesAtOnceOnATossThatWasChosenBefore) {
    MainWindow window;
    window.show();
    window.picturePage().chooseToss("g1", "g2");
    ASSERT_TRUE(waitForAnswer(window, toss()));
    EXPECT_TRUE(textsOf(window.picturePage()).contains("1 to 2 hits: the players decide"));
    window.picturePage().chooseToss("g1", "g9");
    ASSERT_TRUE(waitForAnswer(window, toss()));
    EXPECT_TRUE(textsOf(window.picturePage()).contains("Click the galley at which g1 fires."));
}

TEST(FrameCounter, CountsWhatIsOnTheScreenAndNothingTwice) {
    PictureView view;
    view.resize(400, 300);
    view.show();
    const FrameCounter counter(view, FrameCounter::Clock::now());
    EXPECT_EQ(counter.text().toStdString(), "no picture was shown");
    for (int i = 0; i < 3; ++i) {
        QImage picture(320, 200, QImage::Format_RGB32);
        picture.fill(QColor(80 * i, 0, 0));
        QSignalSpy shown(&view, &PictureView::pictureShown);
        view.showPicture(picture);
        ASSERT_TRUE(shown.wait(60'000));
        view.viewport()->repaint(); // paints the same picture again
    }
    EXPECT_TRUE(counter.text().contains("3 pictures of 320 x 200")) << counter.text().toStdString();
}

/// A look at a table whose folder can be written.
class TaughtPicture : public ::testing::Test {
protected:
    void SetUp() override { menu_.setLook(answer_, table_); }
    /// Says, as a player, that a stick is no match. Returns the answer.
    QString sayNone(const std::string& id) {
        QSignalSpy told(&menu_, &TeachMenu::told);
        menu_.menuFor(id)->actions().at(0)->trigger();
        EXPECT_TRUE(told.count() > 0 || told.wait(kPatience));
        return told.isEmpty() ? QString() : told.at(0).at(0).toString();
    }
    /// Answers the message box that opens soon.
    static void answerSoon(QMessageBox::StandardButton button) {
        QTimer::singleShot(200, [button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            ASSERT_NE(box, nullptr) << "no question";
            box->button(button)->click();
        });
    }
    int corrections() const { return learn::statusOf(table_)->corrections; }

    testing::ScratchFolder scratch_;
    std::filesystem::path table_ =
        scratch_.write("table.yaml", testing::contentsOf(testing::sample("table.yaml")));
    TeachMenu::LookAnswer answer_ = std::make_shared<const Expected<Look>>(lookAtTable(
        LookRequest{.picture = testing::sample("toss/toss-0033.jpg"), .table = table_}));
    TeachMenu menu_{nullptr};
};

TEST_F(TaughtPicture, ThePlayersAreAskedOnceAndThenItLearns) {
    answerSoon(QMessageBox::Yes);
    for (const std::string id : {"m1", "m1"}) { // a repeated correction counts once
        EXPECT_EQ(sayNone(id).toStdString(),
                  "kept, to learn from: 1 of the 10 corrections that a fit needs");
    }
    EXPECT_EQ(sayNone("m2").toStdString(),
              "kept, to learn from: 2 of the 10 corrections that a fit needs");
    EXPECT_EQ(corrections(), 2);
}

TEST_F(TaughtPicture, WhoSaysNoIsNotAskedAgainAndNothingIsKept) {
    answerSoon(QMessageBox::No);
    menu_.menuFor("m1")->actions().at(0)->trigger();
    EXPECT_TRUE(sayNone("m1").contains(QStringLiteral("table.learned.yaml")));
    EXPECT_FALSE(std::filesystem::exists(scratch_.file("table.samples")));
}

TEST_F(TaughtPicture, OnlyMatchesHaveTheMenuAndWithoutAFileNothingIsLearned) {
    EXPECT_EQ(menu_.menuFor("m1")->actions().size(), 3);
    EXPECT_TRUE(menu_.menuFor("g1")->isEmpty());
    menu_.setLook(answer_, std::nullopt);
    QSignalSpy said(&menu_, &TeachMenu::said);
    menu_.menuFor("m1")->actions().at(0)->trigger();
    EXPECT_EQ(said.count(), 1);
    EXPECT_FALSE(std::filesystem::exists(scratch_.file("table.samples")));
}

} // namespace
} // namespace umpire::desk
