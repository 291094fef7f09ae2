#include "app/game/clock/game_clock.h"
#include "app/web/server/event_log.h"
#include "app/web/server/feed_state.h"
#include "app/web/server/newest_picture.h"
#include "app/web/server/pages.h"
#include "app/web/server/table_jpeg.h"
#include "app/web/server/typed_code.h"
#include "tests/app/run_umpire.h"
#include "tests/app/web/server/played_game.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <set>
#include <thread>

namespace umpire {
namespace {

using namespace std::chrono_literals;

TEST(ThinkingClock, GoesOnFromTheJournal) {
    const auto started = findGame("murus-gallicus")->start(*gameFiles("murus-gallicus"), "basic");
    const AnyPosition& first = *std::get<SharedPosition>(*started);
    testing::PlayedGame game("murus-gallicus");
    const Called roman = game.play("d1-d3");
    const Called gaul = game.play("d7-d5");
    const std::vector<RecordedEvent> events = {{1, 0s, GameStarted{first.text()}, "", ""},
                                               {2, 2s, StateChanged{TableState::Still}, "", ""},
                                               {3, 12s, roman, "", ""},
                                               {4, 15s, Paused{}, "", ""},
                                               {5, 100s, Resumed{}, "", ""},
                                               {6, 104s, gaul, "", ""},
                                               {7, 109s, Noted{"hm"}, "", ""}};
    const GameClock begun(std::get<SharedPosition>(*started), {}, AtZero::Lose);
    ThinkingClock clock = clockAfter(begun, events).shown();
    EXPECT_EQ(clock.totals["roman"], 15s);
    EXPECT_EQ(clock.totals["gaul"], 7s);
    EXPECT_EQ(clock.turn, 5s);
    EXPECT_FALSE(clock.runs()) << "the table has not come to rest again";
    note(clock, StateChanged{TableState::Still}, 111s);
    note(clock, Noted{"hm"}, 113s);
    EXPECT_EQ(clock.totals["roman"], 17s) << "the time before it rests is nobody's";
}

TEST(TypedCode, IsValidForFiveMinutesAndForFiveGuesses) {
    const TypedCode::Time begin{};
    TypedCode code;
    EXPECT_EQ(code.hear("000000", begin), TypedCode::Said::Over) << "nobody has asked for one";
    const std::string first = code.want(begin).value_or("");
    EXPECT_EQ(first.size(), TypedCode::kLength);
    EXPECT_FALSE(code.want(begin + 299s)) << "the one that is shown is valid";
    EXPECT_EQ(code.hear(first, begin + 300s), TypedCode::Said::Over);
    const auto later = begin + 300s;
    const std::string second = code.want(later).value_or("");
    EXPECT_NE(second, first);
    const std::string wrong = second == "000000" ? "000001" : "000000";
    for (int guess = 1; guess < TypedCode::kGuesses; ++guess) {
        EXPECT_EQ(code.hear(wrong, later), TypedCode::Said::Wrong);
    }
    EXPECT_EQ(code.hear(wrong, later), TypedCode::Said::TooOften);
    EXPECT_EQ(code.hear(second, later), TypedCode::Said::TooOften);
    EXPECT_FALSE(code.want(later + 299s)) << "a new one would give more guesses";
    const std::string third = code.want(later + 300s).value_or("");
    EXPECT_EQ(code.hear(third, later + 301s), TypedCode::Said::Right);
    EXPECT_EQ(code.hear(third, later + 301s), TypedCode::Said::Over) << "it opens something once";
    EXPECT_TRUE(code.want(later + 301s)) << "for the next telephone";
}

TEST(FeedState, SaysWhatIsLeftToEachSideWhereThereIsALimit) {
    using nlohmann::json;
    FeedState state;
    const auto clockOf = [](const FeedState& of) {
        return json::parse(stateJson(of, {3, 9}))["clock"];
    };
    const auto started = findGame("murus-gallicus")->start(*gameFiles("murus-gallicus"), "basic");
    GameClock clock(std::get<SharedPosition>(*started),
                    *allowedTo({"roman", "gaul"}, *timeControl("1m,delay=2s/30s", "")),
                    AtZero::Show);
    clock.hear(StateChanged{TableState::Still}, 1s);
    state.clock = clock.shown();
    state.time = 2500ms;
    EXPECT_EQ(clockOf(state)["left_s"], (json{{"gaul", 30.0}, {"roman", 60.0}}));
    EXPECT_EQ(clockOf(state)["delay_s"], (json{{"gaul", 0.0}, {"roman", 0.5}}));
    state.time = 73s;
    clock.hear(*fallenBy(state.clock, 73s), 73s);
    state.clock = clock.shown();
    EXPECT_EQ(clockOf(state)["left_s"]["roman"], -10.0);
    EXPECT_EQ(clockOf(state)["flags"], (json{"roman"}));
    EXPECT_EQ(clockOf(state)["at_zero"], "show");
}

TEST(FeedState, GoesOnCountingBetweenTwoFrames) {
    using nlohmann::json;
    FeedState state;
    const Announcement still{1s, StateChanged{TableState::Still}};
    passTurn(state.clock, {"roman"});
    note(state.clock, still.event, still.at);
    note(still, eventJson(1, still, Secrets::None), state);
    const auto now = std::chrono::steady_clock::now();
    state.time = 2s;
    state.frameCame = now - 400ms;
    EXPECT_EQ(json::parse(stateJson(state, {}, May::Read, now))["clock"]["turn_s"], 1.4);
}

TEST(FeedState, HasTheComputersAdviceUntilSomethingIsPlayed) {
    using nlohmann::json;
    FeedState state;
    testing::PlayedGame game("murus-gallicus");
    game.play("d1-d3");
    note(game.shown(), state);
    const auto written = [&state] { return json::parse(stateJson(state, {3, 9})); };
    const auto announce = [&state](const Event& event) {
        const Announcement announcement{1s, event};
        note(announcement, eventJson(1, announcement, state), state);
    };
    const Advised hint{Advised::As::Hint, "gaul", "d7-d5", 0.5, {"d7-d5"}};
    EXPECT_TRUE(written()["advice"].is_null());
    announce(hint);
    EXPECT_EQ(written()["advice"]["as"], "hint");
    EXPECT_TRUE(written()["last_ruling"].is_null()) << "a hint rules nothing";
    announce(Advised{Advised::As::Move, "gaul", "e7-e5", 0.5, {"e7-e5", "f1-f3"}});
    announce(hint);
    announce(IllegalSeen{"gaul", "e7-e6", "why", "", 0.9});
    const json advice = written()["advice"];
    EXPECT_EQ(advice["action"], "e7-e5") << "that is still to be made";
    EXPECT_EQ(advice["told"]["main"], "the tower of the Gauls goes from e7 to e5");
    EXPECT_EQ(advice["told"]["more"],
              json({"Expected then: the tower of the Romans goes from f1 to f3"}));
    announce(game.play("e7-e5"));
    EXPECT_TRUE(written()["advice"].is_null());
    Advised secret = hint;
    secret.onlyFor = "gaul";
    announce(secret);
    EXPECT_TRUE(written()["advice"].is_null()) << "only one player may know it";
}

TEST(EventLog, CountsFromOneAndGivesByNumber) {
    EventLog log;
    EXPECT_EQ(log.first(), 1U);
    EXPECT_EQ(log.last(), 0U);
    EXPECT_EQ(log.at(1), nullptr);
    log.add("one");
    log.add("two");
    EXPECT_EQ(log.last(), 2U);
    EXPECT_EQ(*log.at(1), "one");
    EXPECT_EQ(*log.at(2), "two");
    EXPECT_EQ(log.at(0), nullptr);
    EXPECT_EQ(log.at(3), nullptr);
}

TEST(EventLog, GoesOnWithTheNumbersOfAResumedGame) {
    EventLog log;
    log.goOnAfter(57);
    EXPECT_EQ(log.last(), 57U);
    EXPECT_EQ(log.at(57), nullptr);
    log.add("one more");
    EXPECT_EQ(log.first(), 58U);
    EXPECT_EQ(*log.at(58), "one more");
}

TEST(EventLog, ForgetsTheOldestWhereTheyWouldNotFit) {
    EventLog log(100);
    for (int i = 0; i < 50; ++i) {
        log.add(std::string(10, 'x'));
    }
    EXPECT_EQ(log.first(), 41U);
    EXPECT_EQ(log.last(), 50U);
    EXPECT_EQ(log.at(40), nullptr);
    ASSERT_NE(log.at(41), nullptr);
    log.add(std::string(500, 'x'));
    EXPECT_EQ(log.first(), 51U) << "the newest is kept, however long it is";
}

TEST(NewestPicture, ReplacesTheOlderAndGivesEachOnce) {
    NewestPicture pictures;
    TablePicture taken;
    EXPECT_FALSE(pictures.takeNewer(taken));
    pictures.put(cv::Mat(4, 4, CV_8UC3, cv::Scalar::all(1)), 0s, nullptr, nullptr);
    pictures.put(cv::Mat(4, 4, CV_8UC3, cv::Scalar::all(2)), 1s, nullptr, nullptr);
    ASSERT_TRUE(pictures.takeNewer(taken));
    EXPECT_EQ(taken.image.at<cv::Vec3b>(0, 0)[0], 2);
    EXPECT_FALSE(pictures.takeNewer(taken));
}

TEST(NewestPicture, CopiesFiveASecondOfTheStreamAndAfterAFilmBegunAnew) {
    NewestPicture pictures;
    TablePicture taken;
    int copies = 0;
    const cv::Mat image(4, 4, CV_8UC3, cv::Scalar::all(1));
    for (int frame = 0; frame < 60; ++frame) {
        pictures.put(image, frame * 33334us, nullptr, nullptr);
        copies += pictures.takeNewer(taken) ? 1 : 0;
    }
    EXPECT_EQ(copies, 10);
    pictures.put(image, 0s, nullptr, nullptr);
    EXPECT_TRUE(pictures.takeNewer(taken));
}

TEST(NewestPicture, KeepsThreeBuffersHoweverManyFramesComeWhileOneIsRead) {
    NewestPicture pictures;
    TablePicture taken;
    std::set<const void*> buffers;
    cv::Mat image(64, 64, CV_8UC3);
    for (int frame = 0; frame < 1000; ++frame) {
        image.setTo(frame % 251);
        pictures.put(image, frame * 1s, nullptr, nullptr);
        if (frame % 7 == 0) {
            ASSERT_TRUE(pictures.takeNewer(taken));
            ASSERT_EQ(taken.number, std::uint64_t(frame) + 1) << "no frame was left out";
            ASSERT_EQ(taken.image.at<cv::Vec3b>(63, 63)[2], frame % 251);
            buffers.insert(taken.image.data);
        }
    }
    EXPECT_LE(buffers.size(), 3U);
}

TEST(NewestPicture, GivesWholePicturesToAnotherThread) {
    NewestPicture pictures;
    std::atomic<bool> over = false;
    std::thread camera([&pictures, &over] {
        cv::Mat image(32, 32, CV_8UC3);
        for (int frame = 1; frame <= 3000; ++frame) {
            image.setTo(cv::Scalar::all(frame % 200));
            pictures.put(image, frame * 1s, nullptr, nullptr);
        }
        over = true;
    });
    TablePicture taken;
    while (!over) {
        if (pictures.takeNewer(taken)) {
            const cv::Mat flat = taken.image.reshape(1);
            ASSERT_EQ(cv::countNonZero(flat != double(flat.at<uchar>(0))), 0);
        }
    }
    camera.join();
}

TEST(TableJpeg, IsWrittenOnceAPicture) {
    NewestPicture pictures;
    TableJpeg table;
    EXPECT_TRUE(table.newest(pictures).empty());
    pictures.put(cv::Mat(48, 64, CV_8UC3, cv::Scalar(200, 10, 10)), 0s, nullptr, nullptr);
    const auto* const first = table.newest(pictures).data();
    const cv::Mat read = cv::imdecode(table.newest(pictures), cv::IMREAD_COLOR);
    EXPECT_EQ(table.newest(pictures).data(), first);
    EXPECT_EQ(read.size(), cv::Size(64, 48));
    EXPECT_NEAR(read.at<cv::Vec3b>(10, 10)[0], 200, 5);
}

TEST(GamePages, HaveFewerThan200KilobytesAndAskForNothingFromElsewhere) {
    std::size_t bytes = 0;
    std::vector<PageFile> files(gamePages().begin(), gamePages().end());
    files.insert(files.end(), sharedFiles().begin(), sharedFiles().end());
    for (const PageFile& file : files) {
        EXPECT_FALSE(file.content.empty()) << file.path;
        bytes += file.content.size();
        std::string text(file.content);
        for (const std::string own :
             {"http://www.w3.org/2000/svg", "${scheme}://${location.host}"}) {
            const std::size_t at = text.find(own);
            text.erase(std::min(at, text.size()), at == std::string::npos ? 0 : own.size());
        }
        EXPECT_EQ(text.find("://"), std::string::npos) << file.path;
        EXPECT_LE(std::ranges::count(text, '\n'), 400) << file.path;
    }
    EXPECT_LT(bytes, 200'000u);
}

TEST(GamePages, AreTheFilesOfTheirFolderAndStandInTheFeedsPage) {
    const std::filesystem::path root = UMPIRE_SOURCE_DIR;
    std::set<std::string> served;
    const std::string page = testing::contentsOf(root / "docs" / "feed.md");
    for (const PageFile& file : gamePages()) {
        served.insert(std::string(file.content));
        const bool isPart = file.path.starts_with("/page/");
        EXPECT_TRUE(isPart || page.find("`" + std::string(file.path) + "`") != std::string::npos)
            << file.path;
    }
    for (const auto& file :
         std::filesystem::directory_iterator(root / "app" / "web" / "server" / "page")) {
        EXPECT_TRUE(served.contains(testing::contentsOf(file.path()))) << file.path();
    }
}

} // namespace
} // namespace umpire
