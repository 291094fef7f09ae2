#include "app/desk/words/event_words.h"
#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "tests/app/desk/filmed_game.h"
#include "tests/app/desk/patience.h"

#include <gtest/gtest.h>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

/// Tests faults that come from outside the program.
namespace umpire::desk {
namespace {

/// The real program, which watches the film; its output is read line by line.
class WatchingProgram {
public:
    WatchingProgram(const QTemporaryDir& folder, const QString& journal) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("XDG_CONFIG_HOME", folder.path());
        process_.setProcessEnvironment(environment);
        const FilmedGame& game = filmedGame();
        const auto text = [](const std::filesystem::path& file) {
            return QString::fromStdString(file.string());
        };
        process_.start(UMPIRE_DESK_PROGRAM,
                       {"--language", "en", "--tell", "--watch", text(game.film), "--game",
                        "murus-gallicus", "--variant", "basic", "--table", text(game.table),
                        "--camera", text(game.camera), "--journal", journal});
        EXPECT_TRUE(process_.waitForStarted(kPatience));
    }
    ~WatchingProgram() {
        process_.kill();
        process_.waitForFinished(kPatience);
    }
    /// Waits until it has printed that many lines, and then for `after`.
    void hear(int lines, std::chrono::milliseconds after) {
        while (said_.size() < lines && process_.waitForReadyRead(kPatience)) {
            read();
        }
        process_.waitForFinished(int(after.count())); // the wait is expected to time out
        read();
    }
    bool hearOf(const QString& beginning) {
        const auto heard = [&] {
            return std::ranges::any_of(
                said_, [&](const QString& line) { return line.startsWith(beginning); });
        };
        while (!heard() && process_.waitForReadyRead(kPatience)) {
            read();
        }
        return heard();
    }
    void kill() {
        process_.kill();
        process_.waitForFinished(kPatience);
        read();
    }
    /// Sends SIGTERM; returns true if the program then ended normally.
    bool end() {
        process_.terminate();
        return process_.waitForFinished(kPatience) &&
               process_.exitStatus() == QProcess::NormalExit && process_.exitCode() == 0;
    }
    [[nodiscard]] const QStringList& said() const { return said_; }

private:
    void read() {
        while (process_.canReadLine()) {
            said_ << QString::fromUtf8(process_.readLine()).trimmed();
        }
    }

    QProcess process_;
    QStringList said_;
};

/// Returns the record's events in the window's words.
QStringList sentencesIn(const JournalRecord& record) {
    QStringList sentences;
    for (const RecordedEvent& event : record.events) {
        if (std::holds_alternative<Called>(event.happening)) {
            sentences << words::announcement(event.happening, {record.settings.game, {}, {}});
        } else if (const auto* illegal = std::get_if<IllegalSeen>(&event.happening)) {
            sentences << "Illegal: " + QString::fromStdString(english(illegal->action));
        }
    }
    return sentences;
}

TEST(KilledProgram, HasEverythingOnDiskThatItSaidAndGoesOn) {
    const QTemporaryDir folder;
    bool once = false;
    const int kills = qEnvironmentVariableIntValue("UMPIRE_KILLS", &once);
    for (int round = 0; round < (once ? kills : 2); ++round) {
        const QString journal = folder.filePath(QStringLiteral("%1.umpire").arg(round));
        QStringList said;
        {
            WatchingProgram program(folder, journal);
            program.hear(1 + round % 2, std::chrono::milliseconds(37 * (round % 7)));
            program.kill();
            said = program.said();
        }
        ASSERT_FALSE(said.filter(QStringLiteral("goes from d")).isEmpty());
        const auto record = readJournal(journal.toStdString(), JournalCheck::Whole);
        ASSERT_TRUE(record);
        EXPECT_TRUE(record->faults.empty()) << english(record->faults.front().what);
        const QStringList kept = sentencesIn(*record);
        for (const QString& line : said) {
            const bool isCall = line.startsWith(QStringLiteral("The tower of the "));
            EXPECT_TRUE(!isCall || kept.contains(line)) << line.toStdString() << " was said and is "
                                                        << "not in the record";
        }

        WatchingProgram again(folder, journal);
        if (kept.filter(QStringLiteral("Illegal")).isEmpty()) { // the film's last event
            EXPECT_TRUE(again.hearOf(QStringLiteral("It is the turn of")));
        }
        EXPECT_TRUE(again.end());
        const auto whole = readJournal(journal.toStdString(), JournalCheck::Whole);
        ASSERT_TRUE(whole);
        EXPECT_TRUE(whole->faults.empty());
        EXPECT_TRUE(whole->isSealed);
        std::vector<std::string> actions;
        for (const RecordedEvent& event : lineOfPlay(whole->events)) {
            if (const auto played = actionIn(event.happening)) {
                actions.push_back(*played);
            }
        }
        EXPECT_EQ(actions, (std::vector<std::string>{"d1-d3", "d7-d5"})) << "round " << round;
    }
}

TEST(Program, PhotographsItselfAndSaysWhatIsWrongWithItsOptions) {
    const QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("XDG_CONFIG_HOME", folder.path());
    const QString samples = QStringLiteral(UMPIRE_SOURCE_DIR "/sample_images/");
    QProcess program;
    program.setProcessEnvironment(environment);
    const QString photograph = folder.filePath("window.png");
    program.start(UMPIRE_DESK_PROGRAM,
                  {samples + "toss/toss-0033.jpg", "--table", samples + "table.yaml", "--attacker",
                   "g1", "--target", "g2", "--photograph", photograph});
    ASSERT_TRUE(program.waitForFinished(kPatience));
    EXPECT_EQ(program.exitCode(), 0);
    EXPECT_GT(QImage(photograph).width(), 800);
    program.start(UMPIRE_DESK_PROGRAM, {"--journal", "game.umpire"});
    ASSERT_TRUE(program.waitForFinished(kPatience));
    EXPECT_EQ(program.exitCode(), 2) << "a record of nothing that is watched";
    EXPECT_TRUE(program.readAllStandardError().contains("--watch"));
}

} // namespace
} // namespace umpire::desk
