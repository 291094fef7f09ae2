#include "app/desk/game/speaker.h"
#include "app/desk/window/main_window.h"
#include "app/desk/words/languages.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/stand_in_engine.h"

#include <gtest/gtest.h>
#include <QAction>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// Tests that announcements are spoken, by the desktop's speech program or by a Qt engine.
namespace umpire::desk {
namespace {

/// Replaces the desktop's speech program and records its input.
class StandInForSpeech {
public:
    StandInForSpeech() : path_(qgetenv("PATH")) {
        QFile program(folder_.filePath("spd-say"));
        EXPECT_TRUE(program.open(QIODevice::WriteOnly));
        program.write("#!/bin/sh\necho \"$*\" >> " + told().toUtf8() + "\n");
        program.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        qputenv("PATH", folder_.path().toUtf8() + ":" + path_);
    }
    ~StandInForSpeech() { qputenv("PATH", path_); }
    [[nodiscard]] QString said() const {
        QFile file(told());
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private:
    [[nodiscard]] QString told() const { return folder_.filePath("told"); }

    QTemporaryDir folder_;
    QByteArray path_;
};

TEST(Speech, SaysWhatIsAnnouncedInTheLanguageOfTheWindow) {
    const StandInForSpeech speech;
    MainWindow window;
    QAction* speaks = nullptr;
    for (QAction* each : window.findChildren<QAction*>()) {
        speaks = each->text() == "Speak announcements" ? each : speaks;
    }
    ASSERT_NE(speaks, nullptr) << "it is installed";
    EXPECT_TRUE(speaks->isEnabled());
    EXPECT_FALSE(speaks->isChecked()) << "who wants it says so";
    Q_EMIT window.gamePage().heard({{}, Paused{}});
    speaks->trigger();
    window.speak("hu");
    Q_EMIT window.gamePage().heard({{}, StateChanged{TableState::Settling}});
    Q_EMIT window.gamePage().heard({{}, StateChanged{TableState::CameraLost}});
    EXPECT_TRUE(QTest::qWaitFor([&] { return speech.said().contains('\n'); }, kPatience));
    Q_EMIT window.gamePage().heard(
        {{}, Called{.ply = 3, .player = "roman", .action = "d1-d3", .happened = {}}});
    EXPECT_TRUE(QTest::qWaitFor([&] { return speech.said().count('\n') == 2; }, kPatience));
    EXPECT_EQ(speech.said().toStdString(),
              "--language hu -- A kamera eltűnt\n--language hu -- Rómaiak: d1-d3\n");
    window.speak("en");
}

/// Simulates a desktop without a speech program: the path is empty.
class NoProgram {
public:
    NoProgram() : path_(qgetenv("PATH")) { qputenv("PATH", "/nowhere"); }
    ~NoProgram() { qputenv("PATH", path_); }

private:
    QByteArray path_;
};

TEST(Speech, OfQtSaysOneSentenceAfterTheOtherEachInItsLanguage) {
    const NoProgram path;
    EXPECT_TRUE(QTextToSpeech::availableEngines().contains("stand-in"));
    EXPECT_TRUE(Speaker::isInstalled());
    Interpreter interpreter;
    interpreter.speak("en");
    Speaker speaker;
    speaker.say("The camera is gone");
    auto* engine = testing::StandInEngine::made();
    ASSERT_NE(engine, nullptr);
    speaker.say("Table and record differ");
    speaker.say("3. the Romans: d1-d3");
    EXPECT_EQ(engine->said().join('|').toStdString(), "en: The camera is gone")
        << "nothing is cut short";
    engine->finish();
    EXPECT_EQ(engine->said().size(), 2);
    interpreter.speak("hu");
    engine->finish();
    engine->finish();
    EXPECT_EQ(engine->said().join('|').toStdString(),
              "en: The camera is gone|en: Table and record differ|en: 3. the Romans: d1-d3");
    speaker.say("A kamera eltűnt");
    EXPECT_EQ(engine->said().back().toStdString(), "hu: A kamera eltűnt");
    interpreter.speak("en");
}

TEST(Speech, OfQtIsUsedByTheWindowWhereThereIsNoProgram) {
    const NoProgram path;
    MainWindow window;
    window.speak("hu");
    for (QAction* each : window.findChildren<QAction*>()) {
        if (each->isCheckable() && each->isEnabled() &&
            each->text() == "Bejelentések felolvasása") {
            each->trigger();
        }
    }
    Q_EMIT window.gamePage().heard({{}, StateChanged{TableState::CameraLost}});
    const auto* engine = testing::StandInEngine::made();
    ASSERT_NE(engine, nullptr);
    EXPECT_EQ(engine->said().join('|').toStdString(), "hu: A kamera eltűnt");
    window.speak("en");
}

} // namespace
} // namespace umpire::desk
