#include "app/desk/game/command_bar.h"
#include "app/desk/game/question_panel.h"
#include "app/desk/words/shown_position.h"
#include "app/game/referee/make_referee.h"
#include "app/record/game_files/any_game.h"
#include "app/record/game_files/played_line.h"
#include "tests/app/game/referee/murus_gallicus/filmed_table.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

/// The umpire's question, and its answers.
namespace umpire::desk {
namespace {

/// Keeps what is said, as a person would type it.
auto keptIn(QStringList& said) {
    return [&said](const referee::Command& command) {
        said << QString::fromStdString(referee::text(command));
    };
}

TEST(QuestionPanel, EachAnswerSaysItsCommandAndACallClosesTheQuestion) {
    QuestionPanel panel;
    QStringList said;
    QObject::connect(&panel, &QuestionPanel::said, &panel, keptIn(said));
    const auto clickAll = [&panel] {
        for (auto* button : panel.findChildren<QPushButton*>()) {
            if (button->isVisibleTo(&panel)) {
                button->click();
            }
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    panel.hear(Asked{{{"d1-d3", 0.6, ""}, {"d1-f3", 0.4, ""}}});
    EXPECT_FALSE(panel.isHidden());
    EXPECT_EQ(panel.findChildren<QPushButton*>().front()->text(), "&1  d1-d3  –  60 % likely");
    clickAll();
    EXPECT_TRUE(panel.holdsTheGame());
    panel.hear(StateChanged{});
    EXPECT_EQ(panel.answers(), 2) << "a hand over the table leaves it";
    panel.hear(AgreementNeeded{2, {"roman", "gaul"}});
    EXPECT_EQ(panel.answers(), 2);
    panel.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    panel.hear(AnswerNeeded{{}, "what is done?", {"pass", "dig", "move:I-C1@IP"}});
    EXPECT_EQ(panel.answers(), 2) << "a move is one of many";
    EXPECT_FALSE(panel.holdsTheGame()) << "all is well, and something is to be said";
    QSignalSpy proposed(&panel, &QuestionPanel::proposed);
    clickAll();
    ASSERT_EQ(proposed.size(), 1);
    EXPECT_EQ(proposed[0][0].toString(), "move:I-C1@IP");
    panel.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    panel.hear(referee::testing::strayStones());
    clickAll();
    panel.hear(Called{});
    EXPECT_TRUE(panel.isHidden());
    EXPECT_EQ(said.join('|').toStdString(), "choose 1|choose 2|play pass|play dig|"
                                            "correct a1 empty, e4 gaul 1, a7 gaul 1");
}

TEST(QuestionPanel, ShowsAButtonInWordsForEachAnswerWhereAllAreListed) {
    const auto start =
        std::get<SharedPosition>(*findGame("war-galley")->start(*gameFiles("war-galley", {}), ""));
    const auto referee = referee::makeReferee(*start, std::nullopt, referee::Begun::Earlier);
    referee->begin({});
    ASSERT_TRUE(referee->question());
    QuestionPanel panel;
    panel.setTable({"war-galley", {{"A", "Anna"}}});
    panel.setStanding(referee->question());
    QStringList all;
    for (const QPushButton* each : panel.findChildren<QPushButton*>()) {
        all << each->text();
    }
    EXPECT_EQ(panel.answers(), 6) << all.join('|').toStdString();
    EXPECT_EQ(all.value(1).toStdString(),
              "&2  Anna built a galley with 5 oars to port, 5 oars to starboard, 3 masts");
}

/// The page shows the question large above the panel.
TEST(QuestionPanel, IsHiddenWhileItHasNeitherTextNorAnswers) {
    QuestionPanel panel;
    const AnswerNeeded asked{{}, "what do the players say?", {}};
    panel.hear(asked);
    panel.setStanding(asked);
    EXPECT_TRUE(panel.isHidden());
    panel.hear(Noted{});
    EXPECT_FALSE(panel.isHidden()) << "the note hides the question above";
}

TEST(QuestionPanel, AsksAgainWhatThePlayersOweWhenAllElseIsSettled) {
    QuestionPanel panel;
    const AnswerNeeded owed{{"turk"}, "what is done?", {"pass"}};
    panel.hear(owed);
    panel.setStanding(owed);
    panel.hear(IllegalSeen{});
    EXPECT_TRUE(panel.tellsLast());
    panel.setStanding(owed);
    EXPECT_EQ(panel.answers(), 1);
    EXPECT_EQ(panel.findChildren<QPushButton*>().back()->text(), "&1  Let it stand");
    panel.hear(Synchronised{});
    EXPECT_FALSE(panel.tellsLast());
    EXPECT_EQ(panel.findChildren<QPushButton*>().back()->text(), "&1  Pass");
    panel.hear(Called{});
    EXPECT_TRUE(panel.isHidden()) << "until the position has come";
    panel.setStanding(owed);
    EXPECT_FALSE(panel.isHidden());
    panel.setStanding({});
    EXPECT_TRUE(panel.isHidden());
}

TEST(CommandBar, ItsExampleIsLegalInThePosition) {
    for (const AnyGame* game : anyGames()) {
        CommandBar bar;
        const GameChoice choice{QString::fromUtf8(game->name.data(), qsizetype(game->name.size())),
                                {}};
        auto position = startOrUsual(nullptr, game->name);
        for (int ply = 0; ply < 40; ++ply) {
            bar.setPlayable(playable(choice, position->text()), {});
            const QString shown = bar.findChild<QLineEdit*>()->placeholderText();
            const auto legal = position->legalActions();
            ASSERT_EQ(shown.isEmpty(), legal.empty()) << game->name;
            if (legal.empty()) {
                break;
            }
            const std::string example = shown.mid(QString("For example: ").size()).toStdString();
            EXPECT_TRUE(std::holds_alternative<AnyStep>(position->play(example))) << example;
            position = std::get<AnyStep>(position->play(legal[legal.size() / 2])).position;
        }
    }
}

} // namespace
} // namespace umpire::desk
