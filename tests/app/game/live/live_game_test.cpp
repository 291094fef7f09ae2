#include "app/game/live/live_game.h"

#include "app/record/journal/journal_rows.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/replay.h"
#include "calibration/measure/calibration_files.h"
#include "tests/app/game/live/film_verdicts.h"
#include "tests/app/run_umpire.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <csignal>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <sched.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace umpire::testing {
namespace {

using murus_gallicus::testing::action;
using murus_gallicus::testing::after;
using murus_gallicus::testing::start;

/// The announcements that the listeners received.
struct Heard {
    std::vector<std::string> calls;
    std::vector<LivePosition> positions;
    int frames = 0;
    int framesWithView = 0;
    int framesWithLook = 0;
    std::vector<std::string> remarks;
};

LiveListener into(Heard& heard) {
    return {[&heard](const Announcement& each) -> Expected<void> {
                if (const auto* called = std::get_if<Called>(&each.event)) {
                    heard.calls.push_back(called->action);
                }
                return {};
            },
            [&heard](const Message& remark) { heard.remarks.push_back(english(remark)); },
            [&heard](const LiveFrame& frame) {
                ++heard.frames;
                heard.framesWithView += frame.view != nullptr ? 1 : 0;
                heard.framesWithLook += frame.lastLook != nullptr ? 1 : 0;
                EXPECT_EQ(frame.image.size(), cv::Size(960, 540));
            },
            [&heard](const LivePosition& position) { heard.positions.push_back(position); }};
}

TEST(LiveGame, TellsEachFrameWithWhatWasSeenInItAndThePositionAfterEachAction) {
    Heard heard;
    const auto followed = followGame(twoActions().request("murus-gallicus"), into(heard));
    ASSERT_TRUE(followed) << english(followed.error().message);
    EXPECT_THAT(heard.calls, ::testing::ElementsAre("d1-d3", "e7-e5"));
    EXPECT_EQ(heard.frames, int(twoActions().labels.size()))
        << ::testing::PrintToString(heard.remarks);
    EXPECT_EQ(heard.framesWithView, heard.frames);
    EXPECT_GT(heard.framesWithLook, heard.frames / 2);
    EXPECT_LT(heard.framesWithLook, heard.frames) << "the first ones were not at rest yet";
    ASSERT_EQ(heard.positions.size(), 3u);
    const PlayedRules& rules = heard.positions[0].rules;
    ASSERT_TRUE(rules.start);
    EXPECT_EQ(rules.start->text(), murus_gallicus::text(start()));
    LivePosition expected{murus_gallicus::text(start()), {"roman"}, 0, "murus-gallicus"};
    expected.rules = rules;
    EXPECT_EQ(heard.positions[0], expected);
    expected.position = murus_gallicus::text(after(start(), {"d1-d3"}));
    expected.toMove = {"gaul"};
    expected.ply = 1;
    EXPECT_EQ(heard.positions[1], expected);
    EXPECT_EQ(heard.positions[2].ply, 2);
}

/// Follows the film and returns all announcements with their times.
std::vector<std::string> announcedOf(const LiveRequest& request) {
    std::vector<std::string> lines;
    const auto followed =
        followGame(request, LiveListener{[&lines](const Announcement& each) -> Expected<void> {
                                             lines.push_back(std::to_string(each.at.count()) + " " +
                                                             text(each.event));
                                             return {};
                                         },
                                         [](const Message&) {}});
    EXPECT_TRUE(followed) << english(followed.error().message);
    return lines;
}

TEST(LiveGame, AnnouncesTheSameOnASlowMachine) {
    const LiveRequest request = twoActions().request("murus-gallicus");
    const std::vector<std::string> undisturbed = announcedOf(request);
    cpu_set_t all;
    ASSERT_EQ(sched_getaffinity(0, sizeof all, &all), 0);
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(std::size_t(sched_getcpu()), &one);
    ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
    {
        std::vector<std::jthread> load;
        for (int i = 0; i < 3; ++i) {
            load.emplace_back([](const std::stop_token& stop) {
                while (!stop.stop_requested()) {
                }
            });
        }
        EXPECT_EQ(announcedOf(request), undisturbed);
    }
    sched_setaffinity(0, sizeof all, &all);
    EXPECT_GT(undisturbed.size(), 4u);
}

TEST(LiveGame, StopsWithinAFrameWhenItIsAskedTo) {
    std::stop_source stop;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.stop = stop.get_token();
    Heard heard;
    LiveListener listeners = into(heard);
    const auto count = listeners.frame;
    listeners.frame = [&](const LiveFrame& frame) {
        count(frame);
        if (heard.frames == 5) {
            stop.request_stop();
        }
    };
    EXPECT_TRUE(followGame(request, listeners));
    EXPECT_EQ(heard.frames, 5);
}

/// Follows the film to the first frame after this time. The commands are given at the beginning.
Heard heardUntil(std::chrono::milliseconds end, const std::string& commands, LiveRequest request) {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    EXPECT_EQ(write(ends[1], commands.data(), commands.size()), ssize_t(commands.size()));
    close(ends[1]);
    std::stop_source stop;
    request.commands.voices = {{ends[0]}};
    request.stop = stop.get_token();
    Heard heard;
    LiveListener listeners = into(heard);
    listeners.frame = [&](const LiveFrame& frame) {
        if (frame.time > end) {
            stop.request_stop();
        }
    };
    const auto followed = followGame(request, listeners);
    EXPECT_TRUE(followed) << english(followed.error().message);
    close(ends[0]);
    return heard;
}

TEST(LiveGame, ShowsThePositionAfterCommandsToo) {
    const Heard heard = heardUntil(std::chrono::milliseconds(600),
                                   "@0.3 play d1-d3\n@0.4 undo\n@0.5 note nothing changes\n",
                                   twoActions().request("murus-gallicus"));
    std::vector<int> plies;
    for (const LivePosition& position : heard.positions) {
        plies.push_back(position.ply);
    }
    EXPECT_THAT(plies, ::testing::ElementsAre(0, 1, 0));
}

TEST(LiveGame, ShowsNoPositionThatSomePlayerMayNotKnow) {
    const ScratchFolder scratch;
    TableDescription table = films::murusTable();
    table.board.reset(); // the board belongs to another game
    LiveRequest request = twoActions().request("murus-gallicus");
    request.game = "naval-battle";
    request.table = scratch.file("table.yaml");
    ASSERT_TRUE(saveTable(table, *request.table));
    const Heard heard = heardUntil(std::chrono::milliseconds(100), "play r LOa1\n", request);
    ASSERT_EQ(heard.positions.size(), 2u);
    EXPECT_EQ(heard.positions[1].ply, 1);
    EXPECT_EQ(heard.positions[1].position, "");
}

TEST(LiveJournal, HoldsWhatIsAnnouncedBeforeItIsWithAPictureOfTheTableForEachVerdict) {
    const ScratchFolder scratch;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.journal = scratch.file("game.umpire");
    Heard heard;
    LiveListener listeners = into(heard);
    std::size_t announced = 0;
    listeners.announce = [&](const Announcement& each) -> Expected<void> {
        const auto record = readJournal(*request.journal);
        EXPECT_TRUE(record && record->events.size() == ++announced + 1) << announced;
        EXPECT_EQ(record->events.back().time, each.at);
        return {};
    };
    const auto followed = followGame(request, listeners);
    ASSERT_TRUE(followed) << english(followed.error().message);
    const JournalRecord record = wholeJournal(*request.journal);
    EXPECT_THAT(actionsIn(record), ::testing::ElementsAre("d1-d3", "e7-e5"));
    EXPECT_EQ(record.settings.tableFile, contentsOf(twoActions().table));
    EXPECT_EQ(record.settings.players, (std::vector<std::string>{"roman", "gaul"}));
    EXPECT_FALSE(record.settings.programVersion.empty());
    const auto replayed = replay(record.settings, record.events);
    ASSERT_TRUE(replayed);
    EXPECT_TRUE(replayed->differences.empty());
    for (const RecordedEvent& event : record.events) {
        if (std::holds_alternative<Called>(event.happening)) {
            const auto jpeg = pictureOf(*request.journal, event.number);
            ASSERT_TRUE(jpeg && *jpeg);
            const cv::Mat picture =
                cv::imdecode(std::vector<uchar>((*jpeg)->begin(), (*jpeg)->end()), 1);
            EXPECT_GT(picture.cols, 700) << "the table is 714 pixels wide";
            EXPECT_LT(picture.cols, 940);
        }
    }
}

TEST(LiveJournal, KeepsTheCertificateOfTheCameraWithItsHash) {
    const ScratchFolder scratch;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.journal = scratch.file("game.umpire");
    const std::string text = R"({"schema": "umpire.certificate/1", "class": "gold",
                                 "error_mm": {"mean": 0.11, "max": 0.3},
                                 "table_sha256": ")" +
                             sha256(contentsOf(twoActions().table)) + "\"}";
    request.certificate = scratch.write("certificate.json", text);
    Heard heard;
    ASSERT_TRUE(followGame(request, into(heard)));
    const auto notesIn = [](const JournalRecord& record) {
        std::vector<std::string> notes;
        for (const RecordedEvent& event : record.events) {
            if (const auto* noted = std::get_if<Noted>(&event.happening)) {
                notes.push_back(english(noted->text));
            }
        }
        return notes;
    };
    const JournalRecord record = wholeJournal(*request.journal);
    EXPECT_EQ(record.settings.certificate, text);
    EXPECT_THAT(notesIn(record),
                ::testing::ElementsAre("certificate of the camera: class gold, mean error 0.11 mm, "
                                       "largest error 0.30 mm (SHA-256 " +
                                       sha256(text) + ")"));
    EXPECT_TRUE(replay(record.settings, record.events)->differences.empty());
    request.resume = request.journal; // notes are no news the second time
    ASSERT_TRUE(followGame(request, into(heard)));
    EXPECT_EQ(notesIn(wholeJournal(*request.journal)).size(), 1u);

    request.resume = std::nullopt;
    request.journal = scratch.file("other.umpire");
    request.certificate = scratch.write("other.json", R"({"schema": "umpire.certificate/1",
        "class": null, "error_mm": {"mean": 6.0, "max": 12.0}})");
    ASSERT_TRUE(followGame(request, into(heard)));
    const std::vector<std::string> notes = notesIn(wholeJournal(*request.journal));
    ASSERT_EQ(notes.size(), 2u);
    EXPECT_THAT(notes[0], ::testing::HasSubstr("no class"));
    EXPECT_THAT(notes[1], ::testing::HasSubstr("made with another table file"));

    request.journal = scratch.file("none.umpire");
    request.certificate = scratch.write("none.json", "{}");
    const auto refused = followGame(request, into(heard));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().status, ExitStatus::CannotRead);
    EXPECT_THAT(english(refused.error().message),
                ::testing::HasSubstr("none.json: is no certificate"));
    EXPECT_FALSE(std::filesystem::exists(*request.journal));
}

TEST(LiveJournal, GoesOnWhereItStoppedByItsOwnSettings) {
    const ScratchFolder scratch;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.journal = scratch.file("game.umpire");
    request.names = {{"gaul", "Béla"}};
    std::stop_source stop;
    request.stop = stop.get_token();
    Heard before;
    LiveListener listeners = into(before);
    listeners.position = [&](const LivePosition& position) {
        if (position.ply == 1) {
            stop.request_stop();
        }
    };
    ASSERT_TRUE(followGame(request, listeners));
    const std::size_t written = wholeJournal(*request.journal).events.size();

    LiveRequest resumed;
    resumed.source = request.source;
    resumed.resume = request.journal;
    Heard heard;
    std::uint64_t goesOnAfter = 0;
    LiveListener after = into(heard);
    after.resumed = [&](std::uint64_t events) { goesOnAfter = events; };
    const auto followed = followGame(resumed, after);
    ASSERT_TRUE(followed) << english(followed.error().message);
    EXPECT_EQ(goesOnAfter, written);
    EXPECT_THAT(heard.calls, ::testing::ElementsAre("e7-e5"));
    EXPECT_EQ(heard.positions.front().ply, 1);
    EXPECT_EQ(heard.positions.front().names, request.names) << "who plays is known at once";
    const JournalRecord record = wholeJournal(*request.journal);
    EXPECT_THAT(actionsIn(record), ::testing::ElementsAre("d1-d3", "e7-e5"));
    EXPECT_TRUE(std::holds_alternative<Resumed>(record.events[written].happening));
    EXPECT_TRUE(std::ranges::is_sorted(record.events, {}, &RecordedEvent::time));
    EXPECT_TRUE(replay(record.settings, record.events)->differences.empty());
}

TEST(LiveJournal, StaysPausedAndOverWhenItIsResumed) {
    const ScratchFolder scratch;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.journal = scratch.file("game.umpire");
    heardUntil(std::chrono::milliseconds(100), "pause\nresign\n", request);
    LiveRequest resumed;
    resumed.source = request.source;
    resumed.resume = request.journal;
    const Heard heard = heardUntil(std::chrono::milliseconds(600), "", resumed);
    EXPECT_EQ(heard.positions.front().ply, 1);
    const JournalRecord record = wholeJournal(*request.journal);
    int ends = 0;
    for (const RecordedEvent& event : record.events) {
        ends += std::holds_alternative<GameOver>(event.happening) ? 1 : 0;
    }
    EXPECT_EQ(ends, 1);
    EXPECT_TRUE(whereItStands(record.events).paused);
    EXPECT_TRUE(whereItStands(record.events).over);
}

TEST(LiveJournal, AnnouncesNothingThatAFullDiskDidNotTake) {
    const ScratchFolder scratch;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.journal = scratch.file("game.umpire");
    Heard heard;
    LiveListener listeners = into(heard);
    std::size_t announced = 0;
    listeners.announce = [&](const Announcement&) -> Expected<void> {
        ++announced;
        return {};
    };
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit small = before;
    small.rlim_cur = 60 * 1024; // less than a picture and the tables
    setrlimit(RLIMIT_FSIZE, &small);
    const auto followed = followGame(request, listeners);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, oldHandler);
    ASSERT_FALSE(followed);
    EXPECT_EQ(followed.error().status, ExitStatus::CannotWrite);
    EXPECT_THAT(english(followed.error().message),
                ::testing::HasSubstr("the disk is full or fails"));
    EXPECT_EQ(english(followed.error().message).find('\n'), std::string::npos);
    const JournalRecord record = wholeJournal(*request.journal);
    EXPECT_GT(announced, 0u);
    EXPECT_EQ(record.events.size(), announced + 1) << "the position it begins with is not said";
}

TEST(LiveJournal, RefusesWhatIsNoneOrFromOtherRulesInOneLine) {
    const ScratchFolder scratch;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.resume = scratch.write("list.txt", "bread, milk");
    Heard heard;
    EXPECT_EQ(followGame(request, into(heard)).error().status, ExitStatus::CannotRead);
    request.resume = scratch.file("bent.umpire");
    {
        auto journal = Journal::create(*request.resume, {.game = "murus-gallicus"});
        ASSERT_TRUE(journal);
        ASSERT_TRUE(journal->append({{}, GameStarted{murus_gallicus::text(start())}, ""}));
        ASSERT_TRUE(journal->append({{}, Called{.action = "d1-d3", .position = "elsewhere"}, ""}));
    }
    const auto bent = followGame(request, into(heard));
    ASSERT_FALSE(bent);
    EXPECT_EQ(bent.error().status, ExitStatus::CannotRead);
    EXPECT_THAT(english(bent.error().message), ::testing::HasSubstr("do not follow event 2"));
    EXPECT_EQ(wholeJournal(*request.resume).events.size(), 2u) << "nothing is added";
}

} // namespace
} // namespace umpire::testing
