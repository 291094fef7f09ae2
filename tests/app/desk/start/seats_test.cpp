#include "app/desk/parts/explained_list.h"
#include "app/desk/start/other_table_window.h"
#include "app/desk/start/played_games.h"
#include "app/desk/start/seat_choice.h"
#include "app/desk/start/start_page.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"
#include "app/desk/words/shown_position.h"
#include "app/record/journal/journal.h"
#include "tests/app/desk/default_button.h"

#include <fstream>
#include <gtest/gtest.h>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>

/// Tests the choice of players: persons, here or at another table, or the computer.
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

/// Forgets what the window remembers of games in other tests.
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
    return page.findChild<QComboBox*>("sources");
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
    page.goOnWith(record); // no such file, so a new game begins
    SeatChoice* gauls = seatOf(page, "The Gauls");
    ASSERT_NE(gauls, nullptr);
    gauls->setEditText("Brigid");
    gauls->setCurrentIndex(int(Strength::Strong));
    EXPECT_EQ(gauls->currentText().toStdString(), "The computer, a strong player");
    EXPECT_TRUE(gauls->name().isEmpty());
    defaultButtonOf(page)->click();
    ASSERT_EQ(wanted.size(), 1u);
    const ComputerSeats seats = wanted[0].computers;
    EXPECT_EQ(seats.sides.size(), 1u);
    EXPECT_EQ(seats.sides.at("gaul"), Strength::Strong);
    EXPECT_EQ(seats.thinking.time, std::chrono::seconds(1));
    EXPECT_TRUE(wanted[0].names.empty());
    ASSERT_TRUE(Journal::create(record.toStdString(), {.game = "murus-gallicus"}));
    StartPage later;
    begin(later);
    EXPECT_EQ(seatOf(later, "The Gauls")->computer(), Strength::Strong) << "as last time";
    EXPECT_EQ(seatOf(later, "The Romans")->computer(), std::nullopt);
    seatOf(later, "The Gauls")->setCurrentIndex(0);
    EXPECT_EQ(seatOf(later, "The Gauls")->computer(), std::nullopt) << "a person plays";
    later.goOn(record);
    ASSERT_EQ(wanted.size(), 2u);
    EXPECT_EQ(wanted[1].resume, record.toStdString());
    EXPECT_EQ(wanted[1].computers.sides, seats.sides) << "what is chosen for the next game is none";
    gauls->setCurrentIndex(0);
    EXPECT_EQ(gauls->name().toStdString(), "Brigid") << "the name comes back";
}

/// A guide that has all it needs to start, with its own settings.
class AnotherTable : public ::testing::Test {
protected:
    AnotherTable() {
        qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
        remember(remembered::kGame, {});
        QObject::connect(&page_, &StartPage::gameChosen, &page_,
                         [this](const LiveRequest& request) { wanted_ = request; });
        sourcesOf(page_)->setEditText(fileIn("game.avi"));
        page_.useTable(fileIn("table.yaml"));
        page_.goOnWith(folder_.filePath("new.umpire")); // no such file, so a new game begins
    }

    [[nodiscard]] QString fileIn(const char* name) const {
        QFile made(folder_.filePath(QLatin1String(name)));
        EXPECT_TRUE(made.open(QIODevice::WriteOnly));
        return made.fileName();
    }
    [[nodiscard]] SeatChoice& seatOf(const QString& side) const {
        for (auto* seat : page_.findChildren<SeatChoice*>()) {
            if (seat->accessibleName() == side) {
                return *seat;
            }
        }
        ADD_FAILURE() << side.toStdString();
        return *page_.findChild<SeatChoice*>();
    }
    [[nodiscard]] OtherTableWindow& asked() const { return *page_.findChild<OtherTableWindow*>(); }
    static void seatElsewhere(SeatChoice& seat) { seat.setCurrentIndex(seat.count() - 1); }

    QTemporaryDir folder_;
    StartPage page_;
    std::optional<LiveRequest> wanted_;
};

TEST_F(AnotherTable, IsInvitedByTheAddressThatIsShown) {
    seatElsewhere(seatOf("The Gauls"));
    ASSERT_TRUE(asked().isVisible());
    const QString address = asked().findChild<QLineEdit*>()->text();
    EXPECT_TRUE(address.startsWith("wss://")) << address.toStdString();
    EXPECT_FALSE(asked().table()) << "nobody has agreed yet";
    defaultButtonOf(asked())->click();
    EXPECT_FALSE(asked().isVisible());
    defaultButtonOf(page_)->click();
    ASSERT_TRUE(wanted_);
    ASSERT_TRUE(wanted_->other);
    EXPECT_EQ(wanted_->other->side, "roman") << "who sits here";
    EXPECT_FALSE(seatOf("The Gauls").isElsewhere()) << "it was for one game";
}

TEST_F(AnotherTable, IsJoinedByItsWholeAddressOnly) {
    seatElsewhere(seatOf("The Romans"));
    asked().findChildren<QRadioButton*>()[1]->click();
    auto* address = asked().findChild<QLineEdit*>();
    EXPECT_FALSE(address->isReadOnly());
    const auto type = [&](const QString& text) {
        address->setText(text);
        Q_EMIT address->textEdited(text);
        defaultButtonOf(asked())->click();
    };
    type("wss://192.168.1.7:8422/");
    EXPECT_TRUE(asked().isVisible()) << "the address is not whole";
    type("wss://192.168.1.7:8422/#" + QString(32, 'a') + "." + QString(64, 'b'));
    EXPECT_FALSE(asked().isVisible());
    defaultButtonOf(page_)->click();
    ASSERT_TRUE(wanted_ && wanted_->other);
    EXPECT_EQ(wanted_->other->side, "gaul");
}

TEST_F(AnotherTable, IsForgottenWhereThePlayersThinkBetterOfIt) {
    seatElsewhere(seatOf("The Gauls"));
    asked().reject();
    EXPECT_FALSE(seatOf("The Gauls").isElsewhere());
    defaultButtonOf(page_)->click();
    ASSERT_TRUE(wanted_);
    EXPECT_FALSE(wanted_->other);
}

/// A group's own variant is in the folder of the records.
TEST_F(AnotherTable, PlaysTheGroupsOwnVariantAndItsRecordKeepsTheFile) {
    std::ofstream(fileIn("user-dirs.dirs").toStdString())
        << "XDG_DOCUMENTS_DIR=\"" << folder_.path().toStdString() << "\"\n";
    ASSERT_EQ(recordsFolder(), folder_.filePath("Umpire"));
    QDir(folder_.path()).mkdir("Umpire");
    const std::string own = (recordsFolder() + "/sunday.variant.json").toStdString();
    std::ofstream(own) << R"({"schema": "umpire.variant/1",
        "game": "war-galley", "name": "sunday", "settings": "introduction turn=in-place",
        "about": {"en": "A galley turns on the spot.", "hu": "A gálya helyben fordul."}})";
    EXPECT_TRUE(ownVariants("triremes", recordsFolder()).empty());
    Interpreter interpreter;
    const auto speak = [&interpreter](const char* language) { // lists the games anew
        interpreter.speak(language);
        QCoreApplication::processEvents();
    };
    speak("hu");
    auto* variants = page_.findChild<ExplainedList*>();
    for (auto* box : page_.findChildren<QComboBox*>()) {
        if (const int galleys = box->findData("war-galley"); galleys >= 0) {
            box->setCurrentIndex(galleys);
        }
    }
    variants->setCurrentIndex(variants->findText("sunday"));
    EXPECT_EQ(variants->about()->text().toStdString(), "A gálya helyben fordul.");
    speak("ru");
    EXPECT_EQ(variants->about()->text().toStdString(), "A galley turns on the spot.");
    speak("en");
    EXPECT_EQ(variants->currentText(), "sunday");
    defaultButtonOf(page_)->click();
    ASSERT_TRUE(wanted_);
    EXPECT_EQ(wanted_->variant, "introduction turn=in-place");
    EXPECT_EQ(wanted_->data, std::vector<std::filesystem::path>{own});
}

} // namespace
} // namespace umpire::desk
