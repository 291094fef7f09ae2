#include "app/desk/board/drawn_board.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/record/evidence_view.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/told_record.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/record/short_record.h"

#include <gtest/gtest.h>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

namespace umpire::desk {
namespace {

/// The record is opened by somebody who wants to know how the game ended.
TEST_F(RecordTest, OpensAtTheEndOfTheGameAndNamesMovesAsThePlayersKnowThem) {
    auto written = Journal::resume(file.toStdString());
    ASSERT_TRUE(written && written->append(at(7, ArbiterCalled{"no", "Ben"})) &&
                written->append(at(8, GameOver{"roman", message("Ben resigned"), ""})) &&
                written->append(at(9, Noted{"the cups were washed"})));
    MainWindow window;
    window.resize(1180, 720);
    window.show();
    RecordPage& page = window.recordPage();
    QSignalSpy stepped(&page, &RecordPage::stepped);
    window.openRecord(file);
    ASSERT_TRUE(stepped.wait(kPatience));
    photograph(window, "record-end");
    const auto isSaid = [&page](const QString& text) {
        const auto labels = page.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    };
    EXPECT_TRUE(isSaid("Winner: Anna"));
    const auto* evidence = page.findChild<EvidenceView*>();
    EXPECT_TRUE(evidence->view().hasPicture()) << "the picture before";
    EXPECT_TRUE(isSaid("The picture before: "));
    const JournalRecord record = *readJournal(file.toStdString());
    const Teller teller(record.settings, record.events);
    EXPECT_EQ(teller.told(record.events[4]).toStdString(),
              "Taken back (Ben): Ben's tower goes from d7 to d5");
    EXPECT_EQ(teller.told(record.events[6]).toStdString(), "Ben calls the arbiter: no");

    auto* pictures = page.findChild<QPushButton*>("large1");
    EXPECT_EQ(pictures->text(), "One picture");
    EXPECT_FALSE(page.findChild<QPushButton*>("large2")->isEnabled()) << "nothing fades";
    pictures->click();
    EXPECT_FALSE(evidence->viewBefore().isVisible()) << "of the end there is no second picture";
    QTest::keyClick(&window, Qt::Key_Home);
    EXPECT_TRUE(QTest::qWaitFor([evidence] { return !evidence->isVisible(); }, kPatience));
    EXPECT_TRUE(QTest::qWaitFor([pictures] { return !pictures->isEnabled(); }, kPatience))
        << "there is no picture of the beginning";
    EXPECT_EQ(pictures->text(), "Two pictures");
    const auto* board = page.findChild<DrawnBoard*>();
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return board->isVisible() && board->width() > page.width() / 2; }, kPatience))
        << "without a picture the board has its place";
    photograph(window, "record-begin");
}

TEST_F(RecordTest, TheTabsAreWholeAfterAChangeOfLettersOrColours) {
    MainWindow window;
    window.resize(1280, 900);
    window.show();
    QSignalSpy stepped(&window.recordPage(), &RecordPage::stepped);
    window.openRecord(file);
    ASSERT_TRUE(stepped.wait(kPatience));
    const auto* tabs = window.recordPage().findChild<QTabBar*>();
    for (const auto& [colours, percent] :
         {std::pair(Colours::Light, 100), std::pair(Colours::Dark, 100),
          std::pair(Colours::Light, 200), std::pair(Colours::Dark, 200),
          std::pair(Colours::Light, 200), std::pair(Colours::Light, 100)}) {
        tabs->parentWidget()->hide(); // as behind another page
        window.appear({colours, percent});
        QCoreApplication::processEvents();
        tabs->parentWidget()->show();
        QCoreApplication::processEvents();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            const int needed = tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab));
            EXPECT_TRUE(!tabs->isTabVisible(tab) || tabs->tabRect(tab).width() > needed)
                << percent << " %: " << tabs->tabText(tab).toStdString() << " needs " << needed
                << ", has " << tabs->tabRect(tab).width();
        }
    }
    window.appear({});
}

} // namespace
} // namespace umpire::desk
