#include "app/desk/game/question_panel.h"
#include "app/desk/game/ruling_card.h"
#include "app/desk/picture/picture_view.h"
#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "calibration/measure/calibration_files.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/desk/filmed_page.h"
#include "tests/app/desk/photograph.h"
#include "tests/app/desk/played_table.h"
#include "tests/app/desk/sinking_film.h"
#include "tests/app/desk/staged_script.h"
#include "tests/films/galley_film.h"
#include "tests/films/murus_film.h"
#include "tests/films/stages/buda_stage.h"
#include "tests/films/stages/naval_stage.h"
#include "tests/films/stages/trireme_stage.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <opencv2/imgcodecs.hpp>
#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTimer>

/// Plays a game of each kind to its end in the window, with two corrections, an undo, an illegal
/// move that stands, a lost camera that comes back, and a resume.
namespace umpire::desk {
namespace {

class WholeGame : public FilmedPage {
protected:
    /// Starts the game at a filmed table, with the table's files.
    void sitDown(const std::vector<films::Still>& stills, const films::FilmOptions& options,
                 const TableDescription& description, LiveRequest wanted) {
        table.emplace(stills, options);
        request = std::move(wanted);
        request.source = table->address();
        request.table = file("table.yaml");
        request.journal = file("game.umpire");
        ASSERT_TRUE(saveTable(description, *request.table));
        window.startGame(request);
        ASSERT_TRUE(comesTo(TableState::Still));
    }
    std::filesystem::path file(const char* name) { return folder.filePath(name).toStdString(); }
    bool comesTo(TableState state) {
        const auto isThere = [&] {
            for (auto each = heard.rbegin(); each != heard.rend(); ++each) {
                if (const auto* told = std::get_if<StateChanged>(&each->event)) {
                    return told->state == state;
                }
            }
            return false;
        };
        return QTest::qWaitFor([&] { return isThere() || !page().isRunning(); }, kPatience) &&
               isThere();
    }
    /// Acts, and waits until there is one more announcement of this kind.
    template <typename Told, typename Act>
    void expectAfter(Act act) {
        const int before = count<Told>();
        int answered = count<Asked>();
        act();
        const auto hasCome = [&] {
            if (answered < count<Asked>()) {
                answered = count<Asked>();
                say("choose 1"); // the players' true action is the likeliest
            }
            return count<Told>() > before || !page().isRunning();
        };
        const bool came = QTest::qWaitFor(hasCome, kPatience);
        photograph(window, came ? QStringLiteral("game") : QStringLiteral("game-waits"));
        ASSERT_TRUE(came && count<Told>() > before) << told() << textsIn();
        if (page().findChild<QuestionPanel*>()->answers() > 0) {
            EXPECT_EQ(textsIn().find("All is well"), std::string::npos) << textsIn();
        }
    }
    QPushButton* buttonSaying(const QString& text) {
        for (auto* button : page().findChildren<QPushButton*>()) {
            if (button->isVisibleTo(&page()) && button->isEnabled() &&
                button->text().endsWith(text)) {
                return button;
            }
        }
        return nullptr;
    }
    /// Presses a button; unfolds rare commands first.
    void press(const QString& text) {
        if (auto* more = buttonSaying(QStringLiteral("▸ More")); more && !buttonSaying(text)) {
            more->click();
        }
        const bool isThere =
            QTest::qWaitFor([&] { return buttonSaying(text) != nullptr; }, kPatience);
        ASSERT_TRUE(isThere) << "no button says " << text.toStdString() << "\n" << told();
        buttonSaying(text)->click();
    }
    void say(const std::string& line) { page().sayLine(QString::fromStdString(line)); }

    void isCalled(std::size_t still) {
        expectAfter<Called>([&] { table->show(still); });
    }
    /// Undoes an action that was called wrongly, and an action that was called rightly; says each
    /// again.
    void isUndoneAndSaidAgain() {
        const auto last =
            std::ranges::find_if(heard.rbegin(), heard.rend(), [](const Announcement& each) {
                return std::holds_alternative<Called>(each.event);
            });
        const std::string action = std::get<Called>(last->event).action;
        expectAfter<Undone>([&] { press(QStringLiteral("Take back")); });
        expectAfter<Called>([&] { say("play " + action); });
    }
    void isCorrected(const std::string& piece) {
        expectAfter<Corrected>([&] {
            QTimer::singleShot(0, &window, [piece] {
                auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
                ASSERT_NE(dialog, nullptr);
                dialog->setTextValue(QString::fromStdString(piece));
                dialog->accept();
            });
            press(QStringLiteral("Correct…"));
        });
    }
    void isIllegalAndStands(std::size_t still, const std::string& rule) {
        expectAfter<IllegalSeen>([&] { table->show(still); });
        EXPECT_NE(told().find("(" + rule + ")"), std::string::npos) << told();
        expectAfter<IllegalStands>([&] { press(QStringLiteral("Let it stand")); });
    }
    void cameraIsLostAndReturns() {
        table->cutMidFrame();
        ASSERT_TRUE(comesTo(TableState::CameraLost)) << told();
        QCoreApplication::processEvents();
        const auto* view = page().findChild<PictureView*>();
        EXPECT_EQ(view->notice().toStdString(), "The camera is gone. The game waits for it.");
        EXPECT_NE(textsIn().find("⚠ The camera is gone"), std::string::npos) << textsIn();
        photograph(window, "camera-lost");
        table->comeBack();
        ASSERT_TRUE(comesTo(TableState::Still)) << told();
        EXPECT_NE(view->notice().toStdString(), "The camera is gone. The game waits for it.");
        EXPECT_EQ(textsIn().find("The camera is gone"), std::string::npos) << textsIn();
    }
    /// Leaves the game in the middle and resumes it.
    void isLeftAndGoneOnWith() {
        window.close();
        ASSERT_FALSE(page().isRunning());
        const auto record = readJournal(*request.journal, JournalCheck::Whole);
        ASSERT_TRUE(record && record->faults.empty());
        LiveRequest again = request;
        again.resume = std::exchange(again.journal, {});
        again.game.clear();
        heard.push_back({{}, StateChanged{TableState::Waiting}});
        window.show();
        window.startGame(again);
        ASSERT_TRUE(comesTo(TableState::Still)) << told();
    }
    /// Expects that the window shows the expected hits before the toss, below the last ruling.
    void hitsAreExpected(const QString& who) {
        const auto* card = page().findChild<RulingCard*>();
        const auto areExpected = [&] {
            return card->sentence().contains(who) &&
                   card->sentence().contains(QStringLiteral("hits are likely"));
        };
        EXPECT_TRUE(QTest::qWaitFor(areExpected, kPatience)) << card->sentence().toStdString();
        photograph(window, QStringLiteral("game-expected"));
    }
    void hitsAreAsked(std::size_t still) {
        int answered = count<Asked>();
        table->show(still);
        const auto areAsked = [&] {
            if (answered < count<Asked>()) {
                answered = count<Asked>();
                say("choose 1");
            }
            return told().find("how many hits") != std::string::npos;
        };
        ASSERT_TRUE(QTest::qWaitFor(areAsked, kPatience)) << told();
        const QString card = page().findChild<RulingCard*>()->sentence();
        EXPECT_FALSE(card.contains(QStringLiteral("are likely"))) << card.toStdString();
    }
    void isWon(std::size_t still, const std::string& winner, const std::string& rule) {
        isWonAfter([&] { table->show(still); }, winner, rule);
    }
    template <typename Act>
    void isWonAfter(Act act, const std::string& winner, const std::string& rule) {
        expectAfter<GameOver>(act);
        const auto over =
            std::get<GameOver>(std::ranges::find_if(heard, [](const Announcement& each) {
                                   return std::holds_alternative<GameOver>(each.event);
                               })->event);
        EXPECT_EQ(over.winner, winner) << english(over.because);
        EXPECT_EQ(over.rule, rule) << english(over.because);
        for (const char* offered : {"Look at the record", "A new game", "Take back"}) {
            EXPECT_NE(buttonSaying(QString::fromLatin1(offered)), nullptr) << offered;
        }
        for (const char* late : {"Hint", "Pause", "Give up…", "Enter"}) {
            EXPECT_EQ(buttonSaying(QString::fromLatin1(late)), nullptr) << late;
        }
        EXPECT_EQ(textsIn().find("All is well"), std::string::npos) << textsIn();
    }
    /// Returns the record's final actions; corrections replace the originals.
    std::string recorded() {
        window.close();
        const auto record = readJournal(*request.journal, JournalCheck::Whole);
        EXPECT_TRUE(record && record->faults.empty());
        std::string all;
        for (const RecordedEvent& event : lineOfPlay(record->events)) {
            if (const auto* stands = std::get_if<IllegalStands>(&event.happening)) {
                all += english(stands->action) + " stands, ";
            } else if (const auto played = actionIn(event.happening)) {
                all += *played + ", ";
            } else if (std::holds_alternative<Corrected>(event.happening)) {
                all += "corrected, ";
            }
        }
        return all;
    }
    [[nodiscard]] std::string textsIn() {
        std::string texts;
        for (const QLabel* label : page().findChildren<QLabel*>()) {
            texts += label->isVisibleTo(&page()) ? label->text().toStdString() + "\n" : "";
        }
        return texts;
    }

    QTemporaryDir folder;
    LiveRequest request;
    std::optional<PlayedTable> table;
};

TEST_F(WholeGame, OfMurusGallicusIsWonByABreakthrough) {
    using namespace murus_gallicus;
    const auto parse = [](const char* position) {
        return std::get<State>(parseState(position, *settingsOfVariant("basic")));
    };
    const char* const begin = "t6t/8/3T4/8/8/8/T6T r";
    const State start = parse(begin);
    const State a1a3 = parse("t6t/8/3T4/8/W7/W7/7T g");
    const State outOfTurn = parse("t6t/8/3T4/8/W6W/W6W/8 r"); // the Romans play again
    const State won = parse("t2W3t/3W4/8/8/W6W/W6W/8 g");
    const TableDescription described = films::murusTable();
    const films::RenderedMurus rendered(films::filmingView(described, {960, 600}, 15_deg),
                                        described, films::MurusSet{});
    std::vector<films::Still> stills(1);
    stills.front().picture = rendered.picture(films::stonesOf(start));
    const State* before = &start;
    for (const State* after : {&a1a3, &outOfTurn, &won}) {
        stills.push_back(films::stillAfter(rendered, *before, *after, ""));
        before = after;
    }
    LiveRequest wanted;
    wanted.game = "murus-gallicus";
    wanted.variant = "basic";
    wanted.position = begin;
    sitDown(stills, filmFor(960, 1.6), described, wanted);
    isCalled(1);
    isUndoneAndSaidAgain();
    isCorrected("h1 roman 1");
    isCorrected("h1 roman 2");
    isIllegalAndStands(2, "MG-6");
    cameraIsLostAndReturns();
    isLeftAndGoneOnWith();
    isWon(3, "roman", "MG-8");
    EXPECT_EQ(recorded(), "a1-a3, corrected, corrected, h1-h3 stands, d5-d7, ");
}

TEST_F(WholeGame, OfTriremesIsWonInTheCapital) {
    const char* const begin = "light=c5n:1,f18e|e19,f19,i19 dark=j5s|b4,g20 turn=light";
    const auto settings = *Triremes::settings("standard", *resourcesFor<Triremes>());
    const TableDescription described = films::triremeTable();
    const cv::Size camera(960, 540);
    StagedScript<Triremes, films::TriremeStage> script(
        films::TriremeStage(films::viewFitting(described, camera, 10_deg, 90_deg), 1),
        std::get<triremes::State>(Triremes::parseState(begin, settings)));
    script.plays("c5-c7n");
    script.lies("light=c7n:1,f18e|e19,f19,i19 dark=j5s|b4,j20 turn=light"); // g20 moves too far
    script.plays("i19-h19");
    LiveRequest wanted;
    wanted.game = "triremes";
    wanted.position = begin;
    sitDown(script.stills(), filmFor(camera.width, 2.7), described, wanted);
    isCalled(1);
    isUndoneAndSaidAgain();
    isCorrected("g20 j20");
    isCorrected("j20 g20");
    isIllegalAndStands(2, "TR-9");
    cameraIsLostAndReturns();
    isLeftAndGoneOnWith();
    isWon(3, "light", "TR-4");
    EXPECT_EQ(recorded(), "c5-c7n, corrected, corrected, g20-j20 stands, i19-h19, ");
}

TEST_F(WholeGame, OfNavalBattleIsWonInThePort) {
    const char* const begin = "LOa6,PAh6,KRj9,ORb1e16,TRk6,DEd16,+1 PAp17,ORp19,DEp20,BAk17n17 red";
    const auto settings = *NavalBattle::settings("standard", *resourcesFor<NavalBattle>());
    const TableDescription described = films::navalTable();
    const cv::Size camera(1600, 900);
    const films::NavalStage stage(films::viewFitting(described, camera, 15_deg, 90_deg), 1);
    StagedScript<NavalBattle, films::NavalStage> script(
        stage, std::get<naval_battle::State>(NavalBattle::parseState(begin, settings)));
    script.plays("h6-h5");
    script.lies("LOa6,PAh5,KRj9,ORb1e16,TRk6,DEd16,+1 PAp7,ORp19,DEp20,BAk17n17 red");
    script.plays("d16-d17");
    LiveRequest wanted;
    wanted.game = "naval-battle";
    wanted.position = begin;
    wanted.before = file("empty.png");
    cv::imwrite(wanted.before->string(), stage.emptyBoard());
    sitDown(script.stills(), filmFor(camera.width, 1.7), described, wanted);
    isCalled(1);
    isUndoneAndSaidAgain();
    isCorrected("h5 h9");
    isCorrected("h9 h5");
    isIllegalAndStands(2, "NB-6");
    cameraIsLostAndReturns();
    isLeftAndGoneOnWith();
    isWon(3, "red", "NB-4");
    EXPECT_EQ(recorded(), "h6-h5, corrected, corrected, p17-p7 stands, d16-d17, ");
}

TEST_F(WholeGame, OfBudaIsHeldToItsLastTurn) {
    const char* const begin =
        "turn=8 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF "
        "T-J3=DF T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=IE I-C2=IE I-C3=IN I-S1=IP I-B1=ID I-B2=ID "
        "I-C4=cup I-H1=cup used-imperial=0 used-turk=4 drawn=8/3 phase=act actions=1";
    const auto settings = *Buda1686::settings("standard", *resourcesFor<Buda1686>());
    const TableDescription described = films::budaTable();
    const cv::Size camera(1600, 900);
    StagedScript<Buda1686, films::BudaStage> script(
        films::BudaStage(films::filmingView(described, camera, 15_deg), 1),
        std::get<buda_1686::State>(Buda1686::parseState(begin, settings)));
    script.plays("move:I-C1@IP");
    script.lies("turn=8 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF "
                "T-A3=EF T-J3=DF T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=IP I-C2=IE I-C3=IN I-S1=IP "
                "I-B1=ID I-B2=ID I-C4=cup I-H1=cup used-imperial=0 used-turk=4 drawn=8/3 "
                "phase=act actions=1 moved=I-C1");
    for (const char* said : {"pass", "pass", "imperial:5"}) {
        script.says(said);
    }
    script.plays("turk:0");
    LiveRequest wanted;
    wanted.game = "buda-1686";
    wanted.position = begin;
    sitDown(script.stills(), filmFor(camera.width, 1.7), described, wanted);
    isCalled(1);
    isUndoneAndSaidAgain();
    isCorrected("I-C1=IE");
    isCorrected("I-C1=IP");
    isIllegalAndStands(2, "BU-14");
    cameraIsLostAndReturns();
    expectAfter<Called>([&] { press("passed"); });
    expectAfter<Called>([&] { press("passed"); });
    isLeftAndGoneOnWith();
    isWon(3, "turk", "BU-43");
    EXPECT_EQ(recorded(), "move:I-C1@IP, corrected, corrected, move:T-A3@EF stands, pass, pass, "
                          "imperial:5, turk:0, ");
}

/// B's galley is nearly a wreck from the first, as the players have agreed.
TEST_F(WholeGame, OfWarGalleyIsWonByASinking) {
    const TableDescription described = films::galleyTable();
    const cv::Size camera(1280, 720);
    const films::RenderedGalleys rendered(films::filmingView(described, camera, 18_deg), described,
                                          {});
    LiveRequest wanted;
    wanted.game = "war-galley";
    wanted.position = kTwoGalleys;
    sitDown(sinking(rendered), filmFor(camera.width, 1.6), described, wanted);
    isIllegalAndStands(1, "WG-11");
    isCalled(2);
    isUndoneAndSaidAgain();
    cameraIsLostAndReturns();
    expectAfter<IllegalSeen>([&] { table->show(3); }); // WG-20: the players have agreed
    isCorrected("B1 345,280,268");
    isCorrected("B1 0/1/0");
    isLeftAndGoneOnWith();
    table->show(4);
    isCalled(5); // or the umpire asks, if the column looks ambiguous
    hitsAreExpected(QStringLiteral("A1 → B1: "));
    hitsAreAsked(6); // two matches were dropped, and one is seen
    isWonAfter([&] { say("play A1 hits 1"); }, "A", "WG-40");
    // Removes measured positions.
    static const QRegularExpression measured(
        QStringLiteral(" o?\\d+\\.\\d[^ ]*| dropped=\\d+| sigma=[^ ,]*"));
    EXPECT_EQ(QString::fromStdString(recorded()).remove(measured).toStdString(),
              "A1 at stands, B1 at corrected, corrected, A1 orders XLFLF, B1 orders -, A ready, "
              "B ready, A1 toss, A1 hits 1, ");
}

} // namespace
} // namespace umpire::desk
