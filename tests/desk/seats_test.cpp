#include "app/desk/start/seat_choice.h"
#include "app/desk/start/start_page.h"
#include "app/desk/words/remembered.h"
#include "app/journal/journal.h"

#include <gtest/gtest.h>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>

/// Who plays: persons, or the computer.
namespace umpire::desk {
namespace {

SeatChoice* seatOf(const StartPage& page, const QString& side) {
    for (auto* seat : page.findChildren<SeatChoice*>()) {
        if (seat->accessibleName() == side) {
            return seat;
        }
    }
    return nullptr;
}

/// What the window remembers of the games before is another test's.
struct NothingRemembered {
    NothingRemembered() { forget(); }
    ~NothingRemembered() { forget(); }
    static void forget() {
        for (const char* key :
             {remembered::kTable, remembered::kSource, remembered::kGame, remembered::kVariant,
              remembered::kPlayed, remembered::kPlayers, remembered::kComputers}) {
            remember(key, {});
        }
    }
};

QComboBox* sourcesOf(const StartPage& page) {
    for (auto* box : page.findChildren<QComboBox*>()) {
        if (box->isEditable() && qobject_cast<SeatChoice*>(box) == nullptr) {
            return box;
        }
    }
    return nullptr;
}

QPushButton* startOf(const StartPage& page) {
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->isDefault()) {
            return button;
        }
    }
    return nullptr;
}

TEST(TheGuide, SeatsTheComputerAlsoWhenTheGameGoesOn) {
    const NothingRemembered before;
    const QTemporaryDir folder;
    const auto file = [&](const char* name) {
        QFile made(folder.filePath(name));
        EXPECT_TRUE(made.open(QIODevice::WriteOnly));
        return made.fileName();
    };
    const QString record = folder.filePath("new.umpire");
    std::vector<LiveRequest> wanted;
    const auto begin = [&](StartPage& page) {
        QObject::connect(&page, &StartPage::gameChosen, &page,
                         [&](const LiveRequest& request) { wanted.push_back(request); });
    };
    StartPage page;
    begin(page);
    sourcesOf(page)->setEditText(file("game.avi"));
    page.useTable(file("table.yaml"));
    page.goOnWith(record); // no such file: a new game
    SeatChoice* gauls = seatOf(page, "the Gauls");
    ASSERT_NE(gauls, nullptr);
    gauls->setEditText("Brigid");
    gauls->setCurrentIndex(int(Strength::Strong));
    EXPECT_EQ(gauls->currentText().toStdString(), "The computer, a strong player");
    EXPECT_TRUE(gauls->name().isEmpty());
    startOf(page)->click();
    ASSERT_EQ(wanted.size(), 1u);
    const ComputerSeats seats = wanted[0].computers;
    EXPECT_EQ(seats.sides.size(), 1u);
    EXPECT_EQ(seats.sides.at("gaul"), Strength::Strong);
    EXPECT_EQ(seats.thinking.time, std::chrono::seconds(1));
    EXPECT_TRUE(wanted[0].names.empty());
    ASSERT_TRUE(Journal::create(record.toStdString(), {.game = "murus-gallicus"}));
    StartPage later;
    begin(later);
    EXPECT_EQ(seatOf(later, "the Gauls")->computer(), Strength::Strong) << "as last time";
    EXPECT_EQ(seatOf(later, "the Romans")->computer(), std::nullopt);
    seatOf(later, "the Gauls")->setCurrentIndex(0);
    EXPECT_EQ(seatOf(later, "the Gauls")->computer(), std::nullopt) << "a person plays";
    later.goOn(record);
    ASSERT_EQ(wanted.size(), 2u);
    EXPECT_EQ(wanted[1].resume, record.toStdString());
    EXPECT_EQ(wanted[1].computers.sides, seats.sides) << "what is chosen for the next game is none";
    gauls->setCurrentIndex(0);
    EXPECT_EQ(gauls->name().toStdString(), "Brigid") << "the name comes back";
}

} // namespace
} // namespace umpire::desk
