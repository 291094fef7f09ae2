#include "app/desk/board/against_record.h"
#include "app/desk/game/chime.h"
#include "app/desk/game/command_bar.h"
#include "app/desk/game/far_view.h"
#include "app/desk/game/game_log.h"
#include "app/desk/game/live_marks.h"
#include "app/desk/game/picture_watch.h"
#include "app/desk/game/play_history.h"
#include "app/desk/game/ruling_card.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/rules/rules_window.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"
#include "app/desk/words/shown_position.h"
#include "app/desk/words/spoken_table.h"
#include "app/desk/words/words.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtEndian>
#include <QTest>

/// Tests the parts of the page of a game, each by itself.
namespace umpire::desk {
namespace {

using namespace std::chrono_literals;

const words::SpokenTable kTable{"murus-gallicus", {{"roman", "Antony"}}, {}};

Called called(const std::string& player, const std::string& action) {
    Called event;
    event.player = player;
    event.action = action;
    event.happened = {message("%1 reaches the opponent's home row at %2", message("Roman"), "d3")};
    event.position = "8/8 r";
    return event;
}

TEST(GameLog, UnfoldsWhatASentenceRestsOnAndItsNotation) {
    GameLog log;
    log.tell(called("roman", "d1-d3"), kTable, "0:00:02");
    log.tell(message("stopped watching"));
    EXPECT_EQ(log.item(0)->text().toStdString(), "▸ 0:00:02  Antony's tower goes from d1 to d3");
    log.unfold(0);
    EXPECT_EQ(log.item(0)->text().toStdString(),
              "▾ 0:00:02  Antony's tower goes from d1 to d3\n"
              "        Antony reaches the opponent's home row at d3\n"
              "        In the notation: d1-d3");
    EXPECT_EQ(log.newest(3).join('|').toStdString(),
              "Stopped watching|0:00:02  Antony's tower goes from d1 to d3");
    log.unfold(0);
    EXPECT_FALSE(log.item(0)->text().contains("d1-d3"));
    Interpreter interpreter;
    interpreter.speak("en"); // loads the English plurals
    log.tell(called("gaul", "d7-d5"), kTable, "0:00:09", 4s);
    EXPECT_TRUE(log.item(2)->text().endsWith("(4 seconds late)")) << "and it says so";
}

TEST(EventWords, ATakenBackActionOrCorrectionIsSaidInASentence) {
    const Undone undone{{Message("d4 roman 2"), Message("d1-d3")}, "8/8 r"};
    EXPECT_EQ(words::announcement(undone, kTable).toStdString(),
              "Taken back: On d4 lie 2 stones of Antony, tower goes from d1 to d3");
    const Undone known{.actions = undone.actions,
                       .position = undone.position,
                       .each = {{"", "", true}, {"", "roman", false}}};
    EXPECT_EQ(words::announcement(known, kTable).toStdString(),
              "Taken back: On d4 lie 2 stones of Antony, Antony's tower goes from d1 to d3");
    IllegalSeen illegal{"roman", "b7-b5",
                        message("%1 holds %2 and %3 is to move", "b7",
                                message("a %1 tower", message("Gaul")), message("Roman")),
                        "MG-6"};
    EXPECT_EQ(words::announcement(illegal, kTable).toStdString(),
              "It is the turn of Antony (MG-6). Illegal: Antony's tower goes from b7 to b5. "
              "Take it back on the table, or let it stand.");
    EXPECT_EQ(words::announcement(GameStarted{"tttttttt/8/8 r"}).toStdString(), "The game begins");
}

TEST(Words, ACounterIsCalledByItsNameOnBothSides) {
    EXPECT_EQ(words::counter("BU:T-J2").toStdString(), "Janissary 2");
    EXPECT_EQ(words::counter("BU:t-j2").toStdString(), "Janissary 2");
    EXPECT_EQ(words::counter("BU:j2").toStdString(), "Janissary 2");
    EXPECT_EQ(words::counter("BU:AB").toStdString(), "Abdurrahman");
    EXPECT_EQ(words::counter("BU:ET1").toStdString(), "ET1");
    EXPECT_EQ(words::counter("a text").toStdString(), "a text");
}

TEST(PlayHistory, DoesAgainWhatWasTakenBackInItsWords) {
    PlayHistory history;
    EXPECT_FALSE(history.mayUndo());
    history.note(called("roman", "d1-d3"));
    history.note(Corrected{"d4 empty", "8/8 r"});
    EXPECT_TRUE(history.mayUndo());
    EXPECT_FALSE(history.mayRedo());
    history.note(Undone{{Message("d4 empty"), Message("d1-d3")}, "8/8 r"});
    EXPECT_EQ(history.redo(), referee::Command(referee::Play{"d1-d3"}));
    history.note(called("roman", "d1-d3"));
    EXPECT_EQ(history.redo(), referee::Command(referee::CorrectPiece{"d4 empty"}));
    history.note(called("gaul", "d7-d5"));
    EXPECT_FALSE(history.mayRedo()) << "another thing was done";
    history.note(IllegalStands{.action = Message("e1-e2"), .position = "8/8 r"});
    history.note(Undone{{Message("e1-e2")}, "8/8 r"});
    EXPECT_FALSE(history.mayRedo()) << "no words do again what the rules forbid";
}

TEST(PictureWatch, KnowsHowOldThePictureIs) {
    const PictureWatch::Clock::time_point start{};
    PictureWatch watch;
    EXPECT_EQ(watch.silence(start + 9s), 0s) << "nothing was promised yet";
    EXPECT_EQ(watch.late(1s, start), 0s);
    watch.came(1s, start + 101s);
    watch.came(2s, start + 102s);
    EXPECT_EQ(watch.lag(), 0s);
    EXPECT_EQ(watch.silence(start + 107s), 5s);
    watch.came(3s, start + 107s);
    EXPECT_EQ(watch.lag(), 4s);
    EXPECT_EQ(watch.late(2s, start + 108s), 6s);
    watch.came(20s, start + 112s); // the file is read faster than it was filmed
    EXPECT_EQ(watch.lag(), 0s);
}

TEST(Chime, OfEachKindIsAWaveFileAndNoTwoAreAlike) {
    QList<QByteArray> heard;
    for (const RulingKind kind : {RulingKind::Called, RulingKind::Illegal, RulingKind::Asked,
                                  RulingKind::Over, RulingKind::Advised}) {
        const QByteArray wave = Chime::wave(kind);
        ASSERT_GT(wave.size(), 4'000);
        EXPECT_TRUE(wave.startsWith("RIFF") && wave.mid(8, 8) == "WAVEfmt ");
        const auto size = qFromLittleEndian<quint32>(wave.constData() + 40);
        EXPECT_EQ(qsizetype(size) + 44, wave.size());
        EXPECT_FALSE(heard.contains(wave));
        heard << wave;
    }
    EXPECT_TRUE(Chime::wave(RulingKind::Changed).isEmpty());
}

/// Replaces the desktop's sound player and records its arguments.
TEST(Chime, IsPlayedByTheDesktopAndSilentWhenTurnedOff) {
    const QTemporaryDir folder;
    const QByteArray path = qgetenv("PATH");
    QFile program(folder.filePath("pw-play"));
    ASSERT_TRUE(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\necho \"$*\" >> " + folder.filePath("played").toUtf8() + "\n");
    program.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    program.close();
    qputenv("PATH", folder.path().toUtf8() + ":" + path);
    const auto played = [&folder] {
        QFile file(folder.filePath("played"));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    Chime chime;
    Chime::turn(false);
    chime.sound(RulingKind::Illegal);
    Chime::turn(true);
    chime.sound(RulingKind::Changed);
    chime.sound(RulingKind::Asked);
    EXPECT_TRUE(QTest::qWaitFor([&] { return played().contains('\n'); }, kPatience));
    EXPECT_EQ(played().count('\n'), 1) << played().toStdString();
    EXPECT_TRUE(played().trimmed().endsWith(QString::number(int(RulingKind::Asked)) + ".wav"));
    qputenv("PATH", path);
}

TEST(FarView, IsReadFromFarAwayAndLeftByItsKeys) {
    FarView view;
    view.resize(1366, 768);
    view.begin();
    view.showSides({{"Antony", {"7 towers"}, true}, {"Brigid", {"6 towers"}, false}});
    view.showRuling(RulingKind::Illegal, {}, "Illegal: The tower of the Romans goes from b7 to b5");
    view.showEvents({"0:00:08  Antony's tower goes from d1 to d3"});
    view.showState(FarView::Heart::Blind, "The camera has sent no picture for 4 seconds.");
    view.show();
    photograph(view, "far-view");
    EXPECT_EQ(view.findChild<RulingSign*>()->kind(), RulingKind::Illegal);
    bool isNamed = false;
    for (const auto* label : view.findChildren<QLabel*>()) {
        isNamed = isNamed || label->text() == "▶ Antony";
        if (label->text().startsWith("Illegal")) {
            EXPECT_GE(QFontInfo(label->font()).pixelSize(), view.height() / 20);
            EXPECT_FALSE(label->text().contains("<a ")) << "clicks belong to the view";
        }
    }
    EXPECT_TRUE(isNamed);
    QSignalSpy sound(&view, &FarView::soundWanted);
    QTest::keyClick(&view, Qt::Key_M);
    EXPECT_EQ(sound.size(), 1);
    QSignalSpy hint(&view, &FarView::hintWanted);
    QTest::keyClick(&view, Qt::Key_H);
    EXPECT_EQ(hint.size(), 1);
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_F11}) {
        view.show();
        QTest::keyClick(&view, key);
        EXPECT_TRUE(view.isHidden());
    }
}

bool showsRules() {
    return std::ranges::any_of(QApplication::topLevelWidgets(), [](const QWidget* each) {
        return qobject_cast<const RulesWindow*>(each) != nullptr && each->isVisible();
    });
}

TEST(RulingCard, LinksTheClausesThatItNames) {
    RulingCard card(1.0);
    card.showRuling(RulingKind::Illegal, {}, "Illegal: <b> from b7 to b5 (MG-7)");
    card.show();
    EXPECT_EQ(card.sentence().toStdString(), "Illegal: <b> from b7 to b5 (MG-7)");
    for (auto* label : card.findChildren<QLabel*>()) {
        if (label->text().startsWith("Illegal")) {
            EXPECT_TRUE(label->text().startsWith("Illegal: &lt;b&gt; from b7 to b5 (<a ") &&
                        label->text().endsWith("href=\"clause:MG-7\">MG-7</a>)"))
                << label->text().toStdString();
            apply({Colours::Light, 100});
            QCoreApplication::processEvents();
            const QString light = label->text();
            apply({Colours::Dark, 100});
            QCoreApplication::processEvents();
            EXPECT_NE(label->text(), light) << "a link is seen on every ground";
            apply({});
            Q_EMIT label->linkActivated("clause:MG-7");
        }
    }
    EXPECT_TRUE(showsRules());
}

TEST(GameLog, AClickOnAClauseOpensTheRulesAndUnfoldsNothing) {
    GameLog log;
    log.resize(600, 200);
    log.show();
    IllegalSeen illegal;
    illegal.because = "MG-7";
    illegal.rule = "MG-7";
    log.tell(illegal, kTable, {});
    const QString before = log.item(0)->text();
    ASSERT_TRUE(before.contains("MG-7")) << before.toStdString();
    const QRect row = log.visualItemRect(log.item(0));
    for (int x = row.left() + 2; x < row.right() && !showsRules(); x += 4) {
        const bool wasFolded = log.item(0)->text() == before;
        QTest::mouseClick(log.viewport(), Qt::LeftButton, {}, {x, row.center().y()});
        if (showsRules()) {
            EXPECT_EQ(log.item(0)->text() == before, wasFolded);
        }
    }
    EXPECT_TRUE(showsRules());
}

QPushButton* buttonOf(CommandBar& bar, const QString& text) {
    for (auto* button : bar.findChildren<QPushButton*>()) {
        if (button->text() == text) {
            return button;
        }
    }
    return nullptr;
}

TEST(CommandBar, EnablesWhatThereIsSomethingToSayTo) {
    CommandBar bar;
    bar.setOn(true);
    const auto isOn = [&bar](const char* text) { return buttonOf(bar, text)->isEnabled(); };
    EXPECT_FALSE(isOn("Accept") || isOn("Other explanation") || isOn("Let it stand"));
    bar.hear(Asked{{{"d1-d3", 0.6, ""}, {"d1-f3", 0.4, ""}}});
    EXPECT_TRUE(isOn("Accept") && isOn("Other explanation"));
    EXPECT_FALSE(isOn("Let it stand"));
    bar.hear(StateChanged{});
    EXPECT_TRUE(isOn("Accept")) << "a hand over the table leaves it";
    bar.hear(called("roman", "d1-d3"));
    EXPECT_FALSE(isOn("Accept") || isOn("Other explanation"));
    bar.hear(IllegalSeen{});
    EXPECT_TRUE(isOn("Let it stand"));
    bar.hear(Synchronised{});
    EXPECT_FALSE(isOn("Let it stand")) << "it was taken back";
    bar.hear(IllegalSeen{});
    QSignalSpy said(&bar, &CommandBar::said);
    bar.askForHint();
    ASSERT_EQ(said.size(), 1);
    EXPECT_EQ(said[0][0].value<referee::Command>(), referee::Command(referee::Hint{}));
    bar.setOn(false);
    bar.askForHint();
    EXPECT_EQ(said.size(), 1) << "no game is on";
    EXPECT_FALSE(isOn("Let it stand") || isOn("Enter")) << "no game is on";
    EXPECT_TRUE(isOn("▸ More"));
    bar.setTable(kTable);
    bar.setPlayable({"a1-a3", "b1-b3"});
    EXPECT_EQ(bar.findChild<QLineEdit*>()->placeholderText().toStdString(), "For example: a1-a3");
}

war_galley::State fleets(const std::string& text) {
    return std::get<war_galley::State>(war_galley::parseState(text, {}));
}

TEST(AgainstRecord, SaysWhereOarsAndMastsAreCountedOtherwise) {
    const auto state = fleets("5:5/5/3@100,72,90 5:5/5/3@100,350,270 orders galleys=1");
    TableObservation seen;
    seen.galleys = {war_galley::pieceOf(state, 1), war_galley::pieceOf(state, 0)};
    seen.galleys[0].id = "g1";
    seen.galleys[1].id = "g2";
    const ShownPosition position = state;
    const TableObservation named = namedAsRecorded(position, seen);
    EXPECT_EQ(named.galleys[0].id + named.galleys[1].id, "B1A1");
    EXPECT_TRUE(countedOtherwise(position, seen).empty());
    seen.galleys[0].oars.port = 4;
    seen.galleys[1].masts = std::nullopt; // the masts were not seen, so no number is told
    const auto otherwise = countedOtherwise(position, seen);
    ASSERT_EQ(otherwise.size(), 1U);
    EXPECT_EQ(otherwise[0].where, "B1");
    EXPECT_EQ(otherwise[0].seen.toStdString(), "oars 4 port, 5 starboard; masts 3");
}

TEST(LiveMarks, DrawTheTossThatWasRuledAndTheLastMove) {
    const ShownPosition firing = fleets("5:5/5/3@255,190,90=XLFLF 4:0/1/0@345,280,268=- "
                                        "step1:fire A1>B1 introduction poses=confirmed");
    Called toss = called("A", "A1 toss 365,30>365,58 sigma=0.3");
    LiveMarks marks;
    SeenTable seen;
    marks.note(toss, firing);
    marks.addTo(seen);
    ASSERT_TRUE(seen.ruling.has_value());
    EXPECT_EQ(seen.ruling->attacker + seen.ruling->target, "A1B1");
    ASSERT_EQ(seen.ruling->matches.size(), 1U);
    marks.note(called("A", "A1 hits 1"), firing);
    marks.addTo(seen);
    EXPECT_TRUE(seen.ruling.has_value()) << "players look at it while they count";
    marks.note(called("roman", "d1-d3"), QStringList());
    marks.addTo(seen);
    EXPECT_FALSE(seen.ruling.has_value());
    EXPECT_EQ(seen.moved, (MovedPiece{"d1", "d3"}));
    IllegalSeen illegal{.where = {"b7"}};
    marks.note(illegal, QStringList());
    marks.addTo(seen);
    EXPECT_EQ(seen.ringed, std::vector<std::string>{"b7"});
    EXPECT_EQ(marks.acted(), (std::vector<std::string>{"d1", "d3"})) << "nothing else was played";
    EXPECT_EQ(seen.ringWord.toStdString(), "illegal");
    illegal = {};
    illegal.action = "A1 at 255,190,90";
    marks.note(illegal, QStringList());
    marks.addTo(seen);
    EXPECT_EQ(seen.ringed, std::vector<std::string>{"A1"}) << "nothing else says where";
    toss.onlyFor = "A";
    marks.note(toss, firing);
    EXPECT_TRUE(marks.acted().empty()) << "a secret";
}

TEST(LiveMarks, RingWhereTheOtherTablesRecordIsAnotherOne) {
    LiveMarks marks;
    marks.takeDifference({"d1", "d3"});
    marks.note(Noted{}, ShownPosition(QStringList()));
    SeenTable seen;
    marks.addTo(seen);
    EXPECT_EQ(seen.ringed, (std::vector<std::string>{"d1", "d3"}));
    EXPECT_EQ(seen.ringWord.toStdString(), "the other table differs");
    marks.note(Desynchronised{{{"a1", {}, {}}}}, ShownPosition(QStringList()));
    EXPECT_EQ(marks.ringed(), std::vector<std::string>{"a1"}) << "this table comes first";
    marks.note(Synchronised{}, ShownPosition(QStringList()));
    marks.takeDifference({});
    EXPECT_TRUE(marks.ringed().empty());
}

TEST(LiveMarks, SayBesideTheTargetWhatTheTossIsLikelyToHit) {
    LiveMarks marks;
    SeenTable seen;
    marks.addTo(seen);
    EXPECT_FALSE(seen.awaited);
    marks.expect(ExpectedHits{"A1", "B1", 2, 2.06, {}});
    marks.addTo(seen);
    ASSERT_TRUE(seen.awaited);
    EXPECT_EQ(seen.awaited->target, "B1");
    EXPECT_EQ(seen.awaited->words.toStdString(),
              "A1 → B1: about 2.1 hits are likely from a good place");
    marks.expect(std::nullopt);
    marks.addTo(seen);
    EXPECT_FALSE(seen.awaited) << "the toss lies";
}

TEST(SpokenTable, KnowsThePlayersWhomTheSettingsKnow) {
    const std::vector<std::string> sides = sidesOf({"murus-gallicus", {}});
    EXPECT_EQ(sides, (std::vector<std::string>{"roman", "gaul"}));
    EXPECT_TRUE(words::rememberedPlayers(sides).empty());
    remember(remembered::kPlayers, "Anna\nBrigid");
    remember("players/roman", "  Antony ");
    EXPECT_EQ(words::rememberedPlayers(sides),
              (PlayerNames{{"roman", "Antony"}, {"gaul", "Brigid"}}));
    remember(remembered::kPlayers, "\n");
    const PlayerNames names = words::rememberedPlayers(sides);
    EXPECT_EQ(names, (PlayerNames{{"roman", "Antony"}}));
    const words::SpokenTable table{"murus-gallicus", names, {}};
    EXPECT_EQ(words::player("roman, gaul", table).toStdString(), "Antony, the Gauls");
    QSettings().remove(remembered::kPlayers);
}

} // namespace
} // namespace umpire::desk
