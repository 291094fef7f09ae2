#include "app/desk/game/command_bar.h"
#include "app/desk/game/far_view.h"
#include "app/desk/game/stream_window.h"
#include "app/desk/parts/code_view.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/start/played_games.h"
#include "app/desk/words/remembered.h"
#include "app/web/server/feed.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "rules/games/naval_battle/naval_battle.h"
#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/filmed_page.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/played_table.h"
#include "tests/app/print/kit/kit_scene.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/calibration/described_table.h"
#include "tests/films/galley_film.h"
#include "tests/films/murus_film.h"
#include "tests/films/stages/buda_stage.h"
#include "tests/films/stages/naval_stage.h"
#include "tests/films/stages/trireme_stage.h"

#include <functional>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QUrl>

/// Tests the way from a fresh start to a running game in the window alone, and counts the presses.
namespace umpire::desk {
namespace {

class FirstGame : public FilmedPage {
protected:
    FirstGame() : home_(qgetenv("HOME")) {
        qputenv("HOME", folder_.path().toUtf8());
        window.findChild<StartPage*>()->useTable({});
        window.findChild<StartPage*>()->useCamera({});
    }
    ~FirstGame() override {
        window.findChild<StartPage*>()->useTable({});
        qputenv("HOME", home_);
    }

    /// Shows `empty`, then `laid` once the game is on. `played`: what is done in the game.
    void begins(
        const QString& game, const cv::Mat& empty, const cv::Mat& laid,
        const std::function<void()>& played = [] {}) {
        std::vector<films::Still> stills(2);
        stills[0].picture = empty;
        stills[1].picture = laid;
        PlayedTable table(stills, filmFor(empty.cols));
        press("Referee a game");
        press(gameName(game));
        press("Next ›"); // the table is laid out
        typeSource(QString::fromStdString(table.address()));
        press("Next ›");
        photograph(window, "first-guide-" + game);
        press("Start the game"); // when the table is seen
        EXPECT_TRUE(page().isRunning());
        table.show(1);
        EXPECT_TRUE(QTest::qWaitFor([&] { return isStill() && table.rests(); }, kPatience))
            << told() << trouble();
        photograph(window, "first-game-" + game);
        EXPECT_EQ(count<Desynchronised>() + count<IllegalSeen>() + count<Asked>(), 0) << told();
        EXPECT_LE(presses, 5);
        played();
        window.close();
    }
    /// Returns the visible button with that text; null if there is none.
    QAbstractButton* shown(const QString& text) {
        for (auto* button : window.findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->isEnabled() && button->text() == text) {
                return button;
            }
        }
        return nullptr;
    }
    /// Returns the address of a player's own page, as the player scans it from the window.
    QUrl pageOf(const QString& player) {
        for (auto* button : page().findChildren<QPushButton*>()) {
            if (button->text() == "Show on another screen") {
                button->click();
            }
        }
        auto* screens = page().findChild<StreamWindow*>();
        for (auto* button : screens->findChildren<QPushButton*>()) {
            if (button->text() == player) {
                button->click();
            }
        }
        const QUrl address(screens->findChildren<QLineEdit*>().back()->text());
        screens->hide();
        return address;
    }
    /// Returns the texts of all visible labels.
    [[nodiscard]] std::string trouble() {
        std::string all;
        for (const auto* label : window.findChildren<QLabel*>()) {
            all += label->isVisible() ? label->text().toStdString() + "\n" : "";
        }
        return all;
    }

private:
    /// Replaces the text and presses Enter, as a player does.
    void typeSource(const QString& address) {
        QLineEdit* line = window.findChild<QComboBox*>("sources")->lineEdit();
        line->selectAll();
        QTest::keyClicks(line, address);
        QTest::keyClick(line, Qt::Key_Return);
    }
    void press(const QString& text) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return shown(text) != nullptr; }, kPatience))
            << text.toStdString() << "\n"
            << trouble();
        shown(text)->click();
        ++presses;
    }
    [[nodiscard]] bool isStill() const {
        const auto last = std::ranges::find_if(heard.rbegin(), heard.rend(), [](const auto& each) {
            return std::holds_alternative<StateChanged>(each.event);
        });
        return last != heard.rend() &&
               std::get<StateChanged>(last->event).state == TableState::Still;
    }

    QByteArray home_;
    QTemporaryDir folder_;
    int presses = 0;
};

TEST_F(FirstGame, NamesNoRecordThatIsThereAlready) {
    const QString first = freshJournal();
    ASSERT_TRUE(QDir().mkpath(recordsFolder()));
    ASSERT_TRUE(Journal::create(first.toStdString(), {.game = "murus-gallicus"}));
    const QString next = freshJournal();
    EXPECT_FALSE(QFileInfo::exists(next)) << next.toStdString();
}

TEST_F(FirstGame, OfMurusGallicusNeedsFivePressesAtMost) {
    using namespace murus_gallicus;
    const TableDescription described = films::murusTable();
    const films::RenderedMurus rendered(films::filmingView(described, {960, 600}, 15_deg),
                                        described, films::MurusSet{});
    const State start{*settingsOfVariant("basic")};
    begins("murus-gallicus", rendered.picture({}),
           rendered.picture(films::stonesOf(MurusGallicus::start(start.settings))));
}

TEST_F(FirstGame, OfWarGalleyNeedsFivePressesAtMost) {
    const TableDescription described = films::galleyTable();
    const films::RenderedGalleys rendered(films::filmingView(described, {1280, 720}, 18_deg),
                                          described, {});
    const cv::Mat empty = rendered.picture(films::GalleyTable{});
    begins("war-galley", empty, empty); // players build galleys beside the table
}

TEST_F(FirstGame, OfBudaNeedsFivePressesAtMost) {
    const TableDescription described = films::budaTable();
    const auto view = films::filmingView(described, {1600, 900}, 15_deg);
    films::BudaStage stage(view, 1);
    const PrintedKit kit = kitOf("buda-1686");
    const Sheet map{
        glued(kit, rasterised(kit, umpire::Ink::Colour), 0), described.board->origin, {}};
    begins(
        "buda-1686", films::PrintedTable(view, described, map).picture({}, {}),
        stage.picture(Buda1686::start(*Buda1686::settings("standard", *resourcesFor<Buda1686>()))));
}

/// Printed tags of 40 mm lie around the map.
TEST_F(FirstGame, OfTriremesNeedsFivePressesAtMost) {
    TableDescription described =
        describedTable(320_mm, 330_mm, 40_mm,
                       {{{36_mm, 38_mm}, {283_mm, 41_mm}, {280_mm, 294_mm}, {38_mm, 290_mm}}});
    described.board = films::triremeTable().board;
    described.board->origin = {96_mm, 60_mm};
    const films::TriremeStage stage(films::viewFitting(described, {1280, 720}, 10_deg, 90_deg), 1,
                                    described);
    begins(
        "triremes", stage.emptyBoard(),
        stage.picture(Triremes::start(*Triremes::settings("standard", *resourcesFor<Triremes>()))));
}

/// Fleets are set up in secret, so the board stays unchanged until both players are ready.
TEST_F(FirstGame, OfNavalBattleNeedsFivePressesAtMost) {
    const films::NavalStage stage(
        films::viewFitting(films::navalTable(), {1600, 900}, 15_deg, 90_deg), 1);
    begins("naval-battle", stage.emptyBoard(), stage.emptyBoard(), [this] {
        EXPECT_EQ(trouble().find('`'), std::string::npos) << trouble();
        ASSERT_NE(shown("&1  Red is ready"), nullptr);
        ASSERT_NE(shown("&2  Yellow is ready"), nullptr);
        EXPECT_NE(trouble().find("Type your secret here while the others look away."),
                  std::string::npos)
            << trouble();
        const auto* line = page().findChild<CommandBar*>()->findChild<QLineEdit*>();
        EXPECT_EQ(line->echoMode(), QLineEdit::Password);
        shown("&1  Red is ready")->click();
        ASSERT_TRUE(waitFor<Refused>()) << "ships are missing";
        const QUrl red = pageOf("Red");
        const std::string token = testing::bearer(red.fragment().toStdString());
        auto state = NavalBattle::start(
            *NavalBattle::settings(NavalBattle::variants()[0].name, *resourcesFor<NavalBattle>()));
        int placed = 0;
        for (std::string next = "r"; next != "r ready"; ++placed) {
            const auto legal = NavalBattle::legalActions(state);
            const auto reds = std::ranges::find_if(legal, [&](const auto& action) {
                return NavalBattle::text(state, action).starts_with("r ");
            });
            ASSERT_NE(reds, legal.end());
            next = NavalBattle::text(state, *reds);
            state = NavalBattle::apply(state, *reds).state;
            if (next != "r ready") {
                ASSERT_EQ(testing::ask(red.port(), "POST /command", token, "play " + next).status,
                          202);
                ASSERT_TRUE(QTest::qWaitFor([&] { return count<Called>() > placed; }, kPatience));
                ASSERT_TRUE(QTest::qWaitFor([&] { return shown("&1  Red is ready") != nullptr; },
                                            kPatience))
                    << "all the time, for it is secret";
            }
        }
        const std::string telephone =
            testing::ask(red.port(), "GET /state", token).json()["question"].dump();
        EXPECT_NE(telephone.find("r ready"), std::string::npos) << telephone;
        shown("&1  Red is ready")->click();
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return shown("&1  Yellow is ready") != nullptr; }, kPatience))
            << told() << trouble();
        EXPECT_EQ(shown("&1  Red is ready"), nullptr);
        EXPECT_EQ(line->placeholderText(), "For example: r LOa1") << "an example tells no secret";
        photograph(window, "red-is-ready");
    });
}

using WatchedFromAfar = FilmedPage;

const FarView* farView() {
    for (const QWidget* each : QApplication::topLevelWidgets()) {
        if (const auto* view = qobject_cast<const FarView*>(each)) {
            return view;
        }
    }
    return nullptr;
}

TEST_F(WatchedFromAfar, AFeedIsShownTheGameForAsLongAsItIsThere) {
    FeedRequest served;
    served.listen = "127.0.0.1:0";
    served.makesTokens = true;
    auto opened = Feed::open(served);
    ASSERT_TRUE(opened.has_value());
    std::shared_ptr<Feed> feed = *std::move(opened);
    page().start(filmedGame().request(), feed);
    ASSERT_NE(farView(), nullptr);
    EXPECT_FALSE(farView()->findChild<CodeView*>()->isHidden()) << "who scans it sees the game";
    ASSERT_TRUE(waitFor<Called>()) << told();
    const std::string address = feed->address();
    const int port = std::stoi(address.substr(address.rfind(':') + 1));
    std::string state;
    const auto isTold = [&] {
        state = testing::ask(port, "GET /state").body; // the feed hears a call after the window
        return state.find("murus-gallicus") != std::string::npos &&
               state.find("d1-d3") != std::string::npos;
    };
    EXPECT_TRUE(QTest::qWaitFor(isTold, int(kPatience))) << state;
    feed.reset();
    EXPECT_TRUE(waitForEnd());
    EXPECT_GT(count<IllegalSeen>(), 0) << "the game goes on without it";
    page().start(filmedGame().request());
    EXPECT_TRUE(farView()->findChild<CodeView*>()->isHidden());
}

} // namespace
} // namespace umpire::desk
