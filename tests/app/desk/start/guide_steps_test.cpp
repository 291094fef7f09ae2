#include "app/desk/parts/appearance.h"
#include "app/desk/parts/picture_card.h"
#include "app/desk/start/home_page.h"
#include "app/desk/start/laid_table.h"
#include "tests/app/desk/start/start_page_case.h"

#include <QPushButton>
#include <QSignalSpy>

/// What a newcomer finds on the first page and in the steps of the guide.
namespace umpire::desk {
namespace {

/// Buttons, fields and lists that a player may press now.
int controlsIn(const QWidget& page) {
    int count = 0;
    for (const auto* widget : page.findChildren<QWidget*>()) {
        const bool inner = qobject_cast<const QComboBox*>(widget->parentWidget()) != nullptr;
        count += widget->isVisibleTo(&page) && !inner && widget->focusPolicy() != Qt::NoFocus;
    }
    return count;
}

TEST_F(StartPageTest, ShowsSevenControlsAtMostBeforeSomethingIsUnfolded) {
    StartPage page;
    EXPECT_LE(controlsIn(page), 7) << "the cards";
    for (const auto step :
         {Guide::Step::Game, Guide::Step::Table, Guide::Step::Sight, Guide::Step::Players}) {
        toStep(page, step);
        EXPECT_LE(controlsIn(page), 7) << "step " << int(step) + 1;
        EXPECT_GE(controlsIn(page), 4) << "step " << int(step) + 1;
    }
    page.showSamples();
    EXPECT_EQ(controlsIn(page), 7) << "a toss, a game of each kind, and the way back";
}

TEST_F(StartPageTest, ANewcomersFirstCardIsToTryIt) {
    StartPage page;
    page.resize(1180, 720);
    page.show();
    const auto cards = page.findChild<HomePage*>()->findChildren<PictureCard*>();
    const auto isLeft = [](const PictureCard* one, const PictureCard* other) {
        return one->x() < other->x();
    };
    EXPECT_EQ((*std::ranges::min_element(cards, isLeft))->text().toStdString(), "Try it");
    for (const PictureCard* card : cards) {
        EXPECT_LT(card->height(), 1.3 * card->width()) << "a card is not half empty";
    }
}

TEST_F(StartPageTest, TheCardsAreAlikeAndTheLinksBelowThemPrintEachKit) {
    StartPage page;
    apply({Colours::Light, 200});
    page.resize(1480, 900);
    page.show();
    const auto* home = page.findChild<HomePage*>();
    for (const PictureCard* card : home->findChildren<PictureCard*>()) {
        EXPECT_NEAR(card->width(), home->findChild<PictureCard*>()->width(), 1.0)
            << card->text().toStdString();
    }
    apply({Colours::Light, 100});
    const std::string links = textsIn(page);
    for (const char* kit : {"tags", "war-galley", "murus-gallicus", "buda-1686"}) {
        EXPECT_NE(links.find("\"" + std::string(kit) + "\""), std::string::npos) << kit;
    }
}

TEST_F(StartPageTest, TheFirstStepFillsThePageAndSaysWhatEachGameNeeds) {
    StartPage page;
    page.resize(1366, 700);
    page.show();
    page.newGame();
    QRect cards;
    for (const PictureCard* card : page.findChildren<PictureCard*>()) {
        if (card->isVisible()) {
            EXPECT_FALSE(card->accessibleDescription().isEmpty()) << card->text().toStdString();
            cards |= QRect(card->mapTo(&page, QPoint()), card->size());
        }
    }
    EXPECT_GT(cards.height(), 0.7 * page.height());
    page.resize(1920, 1000);
    QCoreApplication::sendPostedEvents();
    const auto* guide = page.findChild<Guide*>();
    EXPECT_NEAR(guide->mapTo(&page, guide->rect().center()).x(), page.width() / 2, 2);
}

TEST_F(StartPageTest, TheSecondStepDrawsTheTableWithItsTagsAndSides) {
    StartPage page;
    page.resize(1180, 720);
    page.show();
    toStep(page, Guide::Step::Table);
    const auto* table = page.findChild<LaidTable*>();
    ASSERT_TRUE(table->isVisible());
    EXPECT_GT(table->height(), 200);
    EXPECT_FALSE(table->accessibleName().isEmpty());
}

QPushButton* shownButton(const QWidget& page, const QString& text) {
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->isVisibleTo(&page) && button->text() == text) {
            return button;
        }
    }
    return nullptr;
}

TEST_F(StartPageTest, TheButtonsOfEachStepAreInViewEvenIfTheStepIsTooTall) {
    StartPage page;
    page.resize(1000, 360);
    page.show();
    for (const auto step :
         {Guide::Step::Game, Guide::Step::Table, Guide::Step::Sight, Guide::Step::Players}) {
        toStep(page, step);
        QCoreApplication::sendPostedEvents();
        const auto* back = shownButton(page, "‹ Back");
        ASSERT_NE(back, nullptr);
        const QRect place(back->mapTo(&page, QPoint()), back->size());
        EXPECT_TRUE(page.rect().contains(place)) << "step " << int(step) + 1 << ": " << place.top();
        EXPECT_LE(page.height(), 360) << "step " << int(step) + 1;
    }
}

TEST_F(StartPageTest, EachStepHasNextThatIsEnabledWhereItsConditionIsMet) {
    StartPage page;
    const auto title = [&page] { return page.findChild<Guide*>()->findChild<QLabel*>()->text(); };
    page.newGame();
    const auto next = [&page] { return shownButton(page, "Next ›"); };
    ASSERT_NE(next(), nullptr);
    next()->click();
    EXPECT_EQ(title().toStdString(), "2 of 4 · Print and lay out");
    EXPECT_NE(shownButton(page, "Print what the table needs"), nullptr);
    next()->click();
    EXPECT_EQ(title().toStdString(), "3 of 4 · What sees the table?");
    EXPECT_FALSE(next()->isEnabled()) << "no camera is named";
    EXPECT_EQ(shownButton(page, "Check the table and the camera"), nullptr);
    nameSource(page, "game.avi");
    EXPECT_FALSE(next()->isEnabled()) << "the table is not seen yet";
    QSignalSpy checked(&page, &StartPage::tableCheckWanted);
    shownButton(page, "Check the table and the camera")->click();
    EXPECT_EQ(checked.size(), 1);
    page.startChecked();
    EXPECT_EQ(title().toStdString(), "4 of 4 · Who plays?");
    nameSource(page, "other.avi");
    toStep(page, Guide::Step::Sight);
    EXPECT_FALSE(next()->isEnabled()) << "another film shows another table";
    page.useTable(file("table.yaml"));
    EXPECT_TRUE(next()->isEnabled());
}

} // namespace
} // namespace umpire::desk
