#include "app/desk/words/event_words.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/told_record.h"

#include <gtest/gtest.h>
#include <QDateTime>

/// Tests the sentences and times of a record.
namespace umpire::desk {
namespace {

TEST(Telling, AReasonNamesPlayersAndGalleysAsTheSentencesDo) {
    GameSettings settings;
    settings.game = "war-galley";
    settings.players = {"A", "B"};
    settings.names = {{"B", "Béla"}};
    const auto told = [&settings](const Event& event) {
        RecordedEvent recorded;
        recorded.happening = event;
        return Teller(settings, {recorded}).told(recorded).toStdString();
    };
    EXPECT_EQ(told(GameOver{"A", message("%1's last galley sinks", "B"), "WG-40"}),
              "Winner: side A. Béla's last galley sinks (WG-40)");
    const Message owed = message("%1 owes %2 first", "A2", message("its toss"));
    EXPECT_EQ(told(IllegalSeen{"B", "B1 aims A1", owed, "WG-21", 0.9}),
              "Galley A2 owes its toss first (WG-21). Illegal: Béla's galley B1 aims at galley A1");
    const Called laid{.player = "A", .action = "A1 orders XX B1 orders FXLXR A ready B ready"};
    EXPECT_EQ(words::belowTitle(laid, {"war-galley", {}, {}}).toStdString(),
              "Galley A1 has the orders 2 × fire;\n"
              "galley B1 has the orders forward, fire, turn left, fire, turn right");
    EXPECT_EQ(words::announcement(Refused{"play B1 aims A1", owed}, {"war-galley", {}, {}}),
              "The umpire refuses: `play B1 aims A1`. Galley A2 owes its toss first");
}

TEST(Telling, AnActionOfARecordHasNoNumberThatTheRecordDoesNotKeep) {
    Called called{.player = "roman", .action = "d1-d3"};
    EXPECT_EQ(words::title(called), "Called");
    called.ply = 3;
    EXPECT_EQ(words::title(called), "Move 3");
}

TEST(Telling, ADoubtfulActionSaysHowWellItWasSeen) {
    EXPECT_EQ(words::certainty(Called{.action = "d1-d3", .probability = 0.7}), " (seen with 70 %)");
    EXPECT_EQ(words::certainty(Called{.action = "d1-d3", .probability = 0.9}), "");
    EXPECT_EQ(words::certainty(Noted{"the lamp was moved"}), "");
}

TEST(Telling, ATimeIsReadInOneWay) {
    EXPECT_EQ(words::gameTime(std::chrono::seconds(151)), "2:31");
    EXPECT_EQ(words::gameTime(std::chrono::seconds(3723)), "1:02:03");
    const QDateTime time(QDate(2026, 11, 30), QTime(8, 1));
    Interpreter interpreter;
    for (const auto& [language, told] :
         {std::pair("en", "30 Nov 2026, 08:01"), std::pair("hu", "2026. nov. 30., 08:01"),
          std::pair("pl", "30 lis 2026, 08:01")}) {
        interpreter.speak(QLatin1String(language));
        EXPECT_EQ(words::dayAndTime(time).toStdString(), told);
    }
    interpreter.speak(QStringLiteral("en"));
}

TEST(Telling, ACommandThatFailedIsKnown) {
    EXPECT_TRUE(isFailedCommand(Noted{"cannot `what`: expected a command", "umpire"}));
    EXPECT_FALSE(isFailedCommand(Noted{"cannot stay longer", "Ben"}));
    EXPECT_FALSE(isFailedCommand(Noted{"the lamp was moved"}));
}

} // namespace
} // namespace umpire::desk
