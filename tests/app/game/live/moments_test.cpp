#include "app/game/live/moments_keeper.h"
#include "app/record/moments/moments_film.h"
#include "tests/app/game/live/film_verdicts.h"
#include "tests/app/run_umpire.h"
#include "tests/app/scratch_folder.h"

#include <fstream>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

/// Tests that the program keeps a film of the moments before an event, beside the journal.
namespace umpire::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
namespace fs = std::filesystem;

/// A call for the arbiter near the film's end.
constexpr std::chrono::milliseconds kCalledAt{2500};

struct Refereed {
    fs::path journal;
    JournalRecord record;
    RecordedEvent call; ///< call for the arbiter
};

Refereed refereed(const ScratchFolder& scratch, const Arguments& more = {}) {
    const fs::path said = scratch.file("said.txt");
    std::ofstream(said) << "@" << double(kCalledAt.count()) / 1000.0 << " arbiter the lamp\n";
    Refereed game{scratch.file("game.umpire"), {}, {}};
    const RunResult run =
        runUmpire(with({"referee", twoActions().film.string(), "--game", "murus-gallicus",
                        "--table", twoActions().table.string(), "--journal", game.journal.string()},
                       more),
                  {}, said.string());
    EXPECT_EQ(run.status, 0) << run.err;
    game.record = wholeJournal(game.journal);
    const auto calls = eventsOf<ArbiterCalled>(game.record);
    EXPECT_EQ(calls.size(), 1U);
    game.call = calls.empty() ? RecordedEvent{} : calls.front();
    return game;
}

std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code isMissing;
    for (const auto& each : fs::directory_iterator(folder, isMissing)) {
        files.push_back(each.path());
    }
    return files;
}

fs::path folderOf(const Refereed& game) {
    return game.journal.string() + ".moments";
}

/// Reads the frames as any video player does.
std::vector<cv::Mat> framesOf(const fs::path& film) {
    cv::VideoCapture capture(film.string(), cv::CAP_FFMPEG);
    EXPECT_TRUE(capture.isOpened()) << film;
    std::vector<cv::Mat> frames;
    for (cv::Mat frame; capture.read(frame);) {
        frames.push_back(frame.clone());
    }
    return frames;
}

/// Returns the source film's frame of that time.
cv::Mat filmedAt(std::chrono::microseconds time) {
    const std::vector<cv::Mat> frames = framesOf(twoActions().film);
    std::size_t newest = 0;
    for (std::size_t i = 0; i < twoActions().labels.size(); ++i) {
        newest = twoActions().labels[i].time <= time ? i : newest;
    }
    return frames.at(newest);
}

double difference(const cv::Mat& a, const cv::Mat& b) {
    return cv::norm(a, b, cv::NORM_L1) / double(a.total() * 3);
}

TEST(Moments, AreKeptAsAFilmThatEndsAtTheEventAndThenShowsWhatWasRecognised) {
    const ScratchFolder scratch;
    const Refereed game = refereed(scratch);
    const fs::path file = folderOf(game) / (game.call.momentsHash + ".avi");
    ASSERT_THAT(filesIn(folderOf(game)), ElementsAre(file));
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    const std::vector<cv::Mat> frames = framesOf(file);
    const auto film = momentsOf(game.journal, game.call.momentsHash);
    ASSERT_TRUE(film && *film);
    const auto kept = framesIn(**film);
    ASSERT_TRUE(kept);
    ASSERT_EQ(frames.size(), kept->size());
    EXPECT_NEAR(double(frames.size()), double(kMomentsPlacesASecond) * 2.5 + 2, 2)
        << "the film is as old as the game";
    EXPECT_EQ(frames.front().size(), cv::Size(960, 540));
    EXPECT_LT(difference(frames[frames.size() - 2], filmedAt(game.call.time)), 4);
    EXPECT_LT(difference(frames.front(), filmedAt(std::chrono::microseconds(0))), 4);
    EXPECT_GT(difference(frames.back(), frames[frames.size() - 2]), 0.5) << "the stones' rims";
    for (const RecordedEvent& event : eventsOf<Called>(game.record)) {
        EXPECT_EQ(event.momentsHash, "") << "a move is no toss";
    }
}

TEST(Moments, GoBackAsFarAsIsAskedFor) {
    const ScratchFolder scratch;
    const Refereed game = refereed(scratch, {"--moments", "1"});
    const auto film = momentsOf(game.journal, game.call.momentsHash);
    ASSERT_TRUE(film && *film);
    const auto frames = framesIn(**film);
    ASSERT_TRUE(frames);
    EXPECT_NEAR(double(frames->size()), kMomentsPlacesASecond + 2, 1);
    const fs::path file = folderOf(game) / (game.call.momentsHash + ".avi");
    EXPECT_LT(
        difference(framesOf(file).front(), filmedAt(game.call.time - std::chrono::seconds(1))), 6);
}

TEST(Moments, AreNotKeptWhereNobodyWantsThem) {
    const ScratchFolder scratch;
    const Refereed game = refereed(scratch, {"--moments", "off"});
    EXPECT_EQ(game.call.momentsHash, "");
    EXPECT_FALSE(fs::exists(folderOf(game)));
    expectRefusal({"referee", "film.avi", "--game", "murus-gallicus", "--moments", "61"}, 2,
                  "--moments");
}

TEST(Moments, MayBeErasedAndMayNotBeChanged) {
    const ScratchFolder scratch;
    const Refereed game = refereed(scratch);
    const auto verify = [&] { return runUmpire({"log", "verify", game.journal.string()}); };
    EXPECT_THAT(verify().out, HasSubstr("intact"));
    EXPECT_THAT(verify().out, HasSubstr("1 of 1"));
    EXPECT_THAT(runUmpire({"log", "show", game.journal.string()}).out, HasSubstr("[film]"));

    const fs::path file = folderOf(game) / (game.call.momentsHash + ".avi");
    std::fstream changed(file, std::ios::binary | std::ios::in | std::ios::out);
    changed.seekp(std::streamoff(fs::file_size(file) / 2));
    changed.put('x').put('y');
    changed.close();
    EXPECT_NE(verify().status, 0);
    EXPECT_THAT(verify().out, HasSubstr("the film of event " + std::to_string(game.call.number) +
                                        " was changed"));

    expectRefusal({"log", "forget-moments", game.journal.string(), "--event", "1"}, 2,
                  "event 1 of " + game.journal.string() + " has no film");
    const RunResult forgotten = runUmpire({"log", "forget-moments", game.journal.string(),
                                           "--event", std::to_string(game.call.number)});
    EXPECT_EQ(forgotten.status, 0) << forgotten.err;
    EXPECT_THAT(forgotten.out, HasSubstr("1 film was erased"));
    EXPECT_FALSE(fs::exists(folderOf(game)));
    const RunResult without = verify();
    EXPECT_EQ(without.status, 0) << "an erased film is no fault";
    EXPECT_THAT(without.out, HasSubstr("intact"));
    EXPECT_THAT(without.out, HasSubstr("0 of 1"));
}

TEST(Moments, TakeNoMoreOfTheDiskThanTheyMay) {
    const ScratchFolder scratch;
    const fs::path journal = scratch.file("game.umpire");
    LastMoments last(std::chrono::seconds(20));
    std::vector<MomentsFilm> films;
    for (int i = 0; i < 3; ++i) {
        const cv::Mat image(360, 640, CV_8UC3, cv::Scalar(40 * i, 90, 160));
        last.take(image, std::chrono::milliseconds(400) * i);
        films.push_back(*last.film(image));
        ASSERT_TRUE(keepMoments(journal, films.back().hash, *films.back().bytes,
                                films.back().bytes->size() + 1));
    }
    EXPECT_THAT(filesIn(journal.string() + ".moments"),
                ElementsAre(fs::path(journal.string() + ".moments") / (films[2].hash + ".avi")));
}

/// No film shows what lies behind the screens, and no picture of the feed does.
TEST(Moments, ShowNothingThatLaysInSecret) {
    const ScratchFolder scratch;
    MomentsKeeper keeper(MomentsSetting{});
    keeper.keepBeside(scratch.file("game.umpire"));
    const cv::Mat image(360, 640, CV_8UC3, cv::Scalar(30, 90, 160));
    const std::vector<Laying> laying = {{.player = "A", .where = LaidInSecret::Anywhere}};
    const auto frameAt = [&](int second, std::span<const Laying> who) {
        return LiveFrame{.image = image,
                         .time = std::chrono::seconds(second),
                         .view = nullptr,
                         .lastLook = nullptr,
                         .board = nullptr,
                         .sought = nullptr,
                         .laying = who};
    };
    const Event call = ArbiterCalled{};
    for (int second = 0; second < 5; ++second) {
        keeper.take(frameAt(second, laying));
    }
    EXPECT_FALSE(keeper.before(call, frameAt(5, laying)));
    keeper.take(frameAt(6, {}));
    const auto film = keeper.before(call, frameAt(7, {}));
    ASSERT_TRUE(film);
    EXPECT_EQ(framesIn(*film->bytes)->size(), 3U) << "two frames, and the last one marked";
}

TEST(Moments, TellEachErrorOfWriting) {
    const ScratchFolder scratch;
    MomentsKeeper keeper(MomentsSetting{});
    keeper.keepBeside(fs::path(scratch.write("folder", "a file")) / "game.umpire");
    keeper.keep({"one", std::make_shared<const std::string>("film")});
    keeper.keep({"two", std::make_shared<const std::string>("film")});
    std::this_thread::sleep_for(std::chrono::milliseconds(200)); // both fail before we ask
    std::vector<std::string> told;
    for (int tries = 0; told.size() < 2 && tries < 3000; ++tries) {
        if (const auto trouble = keeper.trouble()) {
            told.push_back(english(*trouble));
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_THAT(told, SizeIs(2));
}

TEST(Moments, AreNamedByWhatIsSeenAndWhen) {
    const std::string name = momentsHash({{"one", 0}, {"two", 1}});
    EXPECT_NE(momentsHash({{"one", 0}, {"two", 2}}), name);
    EXPECT_NE(momentsHash({{"two", 0}, {"one", 1}}), name);
    EXPECT_EQ(momentsHash(*framesIn(momentsFilm({{"one", 0}, {"two", 1}}, 8, 8))), name);
}

TEST(Moments, FilmOfAStrangerIsReadToItsEndOrNotAtAll) {
    const std::string film = momentsFilm({{"one", 0}, {"three", 4}}, 8, 8);
    ASSERT_TRUE(framesIn(film));
    EXPECT_THAT(*framesIn(film), ElementsAre(MomentsFrame{"one", 0}, MomentsFrame{"three", 4}));
    for (std::size_t length = 0; length < film.size(); ++length) {
        EXPECT_FALSE(framesIn(std::string_view(film).substr(0, length))) << length;
    }
    for (std::size_t i = 0; i < film.size(); ++i) {
        std::string changed = film;
        changed[i] = char(0xFF);
        const auto frames = framesIn(changed);
        EXPECT_LE(frames ? frames->size() : 0, std::size_t(kMostMomentsPlaces));
    }
}

} // namespace
} // namespace umpire::testing
