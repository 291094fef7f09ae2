#include "app/camera/open_source.h"
#include "app/desk/announcement_words.h"
#include "app/desk/main_window.h"
#include "app/desk/picture_view.h"
#include "app/journal/journal.h"
#include "app/journal/line_of_play.h"
#include "tests/app/camera/stream_server.h"
#include "tests/desk/filmed_game.h"
#include "tests/desk/photograph.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <QLabel>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// What befalls a game from outside: the camera is lost, the program is killed.
namespace umpire::desk {
namespace {

constexpr int kPatience = 120'000; // milliseconds; under a sanitizer

using Pictures = std::vector<::umpire::testing::MjpegServer::Picture>;

Pictures picturesOf(const std::filesystem::path& film) {
    Pictures pictures;
    const auto source = openSource(film.string());
    EXPECT_TRUE(source);
    for (;;) {
        const FromSource next = (*source)->next(std::chrono::seconds(1));
        const auto* frame = std::get_if<CameraFrame>(&next);
        if (frame == nullptr) {
            return pictures;
        }
        pictures.emplace_back();
        cv::imencode(".jpg", frame->image, pictures.back(), {cv::IMWRITE_JPEG_QUALITY, 92});
    }
}

std::string textsIn(const QWidget& page) {
    std::string texts;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        texts += label->isVisibleTo(&page) ? label->text().toStdString() + "\n" : "";
    }
    return texts;
}

TEST(LostCamera, IsSaidAtOnceAndTheGameGoesOnWhenItReturns) {
    const Pictures pictures = picturesOf(filmedGame().film);
    // Each picture is sent three times, 10 ms apart: 30 frames a second. The film waits at `until`.
    std::atomic<int> until = int(pictures.size()) * 4 / 10; // the first move lies there
    std::atomic<int> shown = 0;
    ::umpire::testing::MjpegServer phone;
    phone.stream([&](int) {
        const int next = std::min(shown + 1, 3 * until - 1);
        shown = next;
        return pictures[std::size_t(next / 3)];
    });

    MainWindow window;
    window.show();
    const GamePage& page = window.gamePage();
    int called = 0;
    bool lost = false;
    QObject::connect(&page, &GamePage::heard, &window, [&](const referee::Announcement& each) {
        called += std::holds_alternative<referee::Called>(each.event) ? 1 : 0;
        const auto* state = std::get_if<referee::StateChanged>(&each.event);
        lost = state != nullptr ? state->state == referee::TableState::CameraLost : lost;
    });
    LiveRequest request = filmedGame().request();
    request.source = phone.address();
    window.startGame(request);
    ASSERT_TRUE(QTest::qWaitFor([&] { return called == 1; }, kPatience)) << textsIn(page);

    phone.cutMidFrame();
    ASSERT_TRUE(QTest::qWaitFor([&] { return lost; }, kPatience)) << textsIn(page);
    QTest::qWait(50); // the window has painted it
    photograph(window, "camera-lost");
    EXPECT_NE(textsIn(page).find("⚠ The camera is gone"), std::string::npos) << textsIn(page);

    const auto* view = page.findChild<PictureView*>();
    EXPECT_EQ(view->notice().toStdString(), "The camera is gone. The game waits for it.");

    until = int(pictures.size());
    phone.comeBack();
    ASSERT_TRUE(QTest::qWaitFor([&] { return called == 2; }, kPatience)) << textsIn(page);
    EXPECT_TRUE(view->notice().isEmpty());
    EXPECT_EQ(textsIn(page).find("The camera is gone"), std::string::npos) << textsIn(page);
    window.close();
}

/// The program itself, watching the film; what it says is read line by line.
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
    /// Waits until it has said so many lines, and as long again as `after`.
    void hear(int lines, std::chrono::milliseconds after) {
        while (said_.size() < lines && process_.waitForReadyRead(kPatience)) {
            read();
        }
        process_.waitForFinished(int(after.count())); // it does not
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

/// As the window says them.
QStringList sentencesIn(const JournalRecord& record) {
    QStringList sentences;
    int ply = 0;
    for (const RecordedEvent& event : record.events) {
        if (const auto* call = std::get_if<Call>(&event.happening)) {
            sentences << words::announcement(referee::Called{
                ++ply, call->played.player, call->played.action, call->played.events});
        } else if (const auto* illegal = std::get_if<IllegalSeen>(&event.happening)) {
            sentences << "Illegal: " + QString::fromStdString(illegal->action);
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
        ASSERT_FALSE(said.isEmpty());
        const auto record = readJournal(journal.toStdString(), JournalCheck::Whole);
        ASSERT_TRUE(record);
        EXPECT_TRUE(record->faults.empty()) << record->faults.front().what;
        const QStringList kept = sentencesIn(*record);
        for (const QString& line : said) {
            const bool isCall = line.contains(QStringLiteral(". the "));
            EXPECT_TRUE(!isCall || kept.contains(line)) << line.toStdString() << " was said and is "
                                                        << "not in the record";
        }

        WatchingProgram again(folder, journal);
        if (kept.filter(QStringLiteral("Illegal")).isEmpty()) { // the film's last event
            EXPECT_TRUE(again.hearOf(QStringLiteral("Illegal")));
        }
        again.kill();
        const auto whole = readJournal(journal.toStdString(), JournalCheck::Whole);
        ASSERT_TRUE(whole);
        EXPECT_TRUE(whole->faults.empty());
        std::vector<std::string> actions;
        for (const RecordedEvent& event : lineOfPlay(whole->events)) {
            if (const auto* played = playedIn(event.happening)) {
                actions.push_back(played->action);
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
