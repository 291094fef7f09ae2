#include "app/eye/camera/open_source.h"
#include "app/eye/camera/recording.h"
#include "tests/app/eye/camera/numbered_picture.h"
#include "tests/app/eye/camera/stream_server.h"
#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

namespace umpire {
namespace {

using namespace std::chrono_literals;
using testing::MjpegServer;
using testing::numberedJpeg;
using testing::numberOn;
using testing::RtspServer;
using testing::ScratchFolder;

/// Returns short delays for tests; other tests check the real delays with a simulated clock.
SourceOptions quick() {
    SourceOptions options;
    options.live.firstRetry = 20ms;
    options.live.longestRetry = 100ms;
    return options;
}

std::vector<std::uint8_t> streamed(int number) {
    return numberedJpeg(number % (1 << testing::kNumberBits));
}

/// Reads until an event of this kind, for at most a minute. Fails if a frame on the way is
/// torn.
template <class Event>
std::optional<Event> awaited(FrameSource& source) {
    for (const auto until = std::chrono::steady_clock::now() + 60s;
         std::chrono::steady_clock::now() < until;) {
        const FromSource got = source.next(100ms);
        if (const auto* frame = std::get_if<CameraFrame>(&got)) {
            EXPECT_TRUE(numberOn(frame->image)) << "a torn frame";
            if constexpr (std::same_as<Event, CameraFrame>) {
                return *frame;
            }
        }
        if constexpr (!std::same_as<Event, CameraFrame>) {
            const auto* news = std::get_if<SourceNews>(&got);
            if (news != nullptr && std::holds_alternative<Event>(news->event)) {
                return std::get<Event>(news->event);
            }
        }
    }
    return std::nullopt;
}

TEST(MjpegStream, CutInMidFrameItIsSaidAndGoesOnWhenTheServerReturns) {
    MjpegServer server;
    server.stream(streamed);
    const auto opened = openSource(server.address(), quick());
    ASSERT_TRUE(opened) << english(opened.error().message);
    FrameSource& source = **opened;
    EXPECT_EQ(source.description().kind, SourceKind::Stream);
    EXPECT_EQ(source.description().format, "mjpeg");
    for (int time = 0; time < 3; ++time) {
        ASSERT_TRUE(awaited<CameraFrame>(source));
        server.cutMidFrame();
        const auto vanished = awaited<SourceVanished>(source);
        ASSERT_TRUE(vanished);
        server.comeBack();
        ASSERT_TRUE(awaited<SourceReturned>(source));
    }
    EXPECT_TRUE(awaited<CameraFrame>(source));
}

TEST(MjpegStream, WithoutABoundaryBeforeTheFirstPartIsRead) {
    MjpegServer server;
    server.leaveOutTheFirstBoundary();
    server.stream(streamed);
    const auto opened = openSource(server.address(), quick());
    ASSERT_TRUE(opened) << english(opened.error().message);
    EXPECT_TRUE(awaited<CameraFrame>(**opened));
    EXPECT_TRUE(awaited<CameraFrame>(**opened));
}

TEST(MjpegStream, ThatStallsWithItsConnectionOpenIsSaidAndGoesOn) {
    MjpegServer server;
    server.stream(streamed);
    const auto opened = openSource(server.address(), quick());
    ASSERT_TRUE(opened) << english(opened.error().message);
    ASSERT_TRUE(awaited<CameraFrame>(**opened));
    server.stream(nullptr);
    ASSERT_TRUE(awaited<SourceStalled>(**opened));
    server.stream(streamed);
    ASSERT_TRUE(awaited<SourceReturned>(**opened));
    EXPECT_TRUE(awaited<CameraFrame>(**opened));
}

TEST(MjpegStream, ThatChangesItsResolutionIsSaidAndItsNewFramesAreSeen) {
    MjpegServer server;
    server.stream(streamed);
    const auto opened = openSource(server.address(), quick());
    ASSERT_TRUE(opened) << english(opened.error().message);
    ASSERT_TRUE(awaited<CameraFrame>(**opened));
    server.stream([](int number) { return numberedJpeg(number % 1000, {384, 256}); });
    const auto changed = awaited<ResolutionChanged>(**opened);
    ASSERT_TRUE(changed);
    EXPECT_EQ(changed->now, cv::Size(384, 256));
    const auto frame = awaited<CameraFrame>(**opened);
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->image.size(), cv::Size(384, 256));
}

/// Sleeps while `count` frames are sent, then returns how many frames the first one received is
/// behind the newest; 0 is the newest.
int ageAfterSleeping(MjpegServer& server, FrameSource& source, int count) {
    const int last = server.sent() + count;
    server.stream([last](int number) {
        return number < last ? streamed(number) : std::vector<std::uint8_t>{};
    });
    EXPECT_TRUE(testing::comesTrue([&] { return server.sent() >= last; }));
    // as long as an analysis takes; meanwhile the reading thread runs
    std::this_thread::sleep_for(100ms);
    const auto frame = awaited<CameraFrame>(source);
    return frame ? last - 1 - numberOn(frame->image).value_or(-1) : 1'000'000;
}

TEST(MjpegStream, HoweverSlowTheAnalysisTheFrameItGetsIsAtMostTwoFramesOld) {
    MjpegServer server;
    server.stream(streamed);
    const auto opened = openSource(server.address(), quick());
    ASSERT_TRUE(opened) << english(opened.error().message);
    int youngest = 1'000'000; // on a busy machine one try may find the reading thread asleep
    for (int attempt = 0; attempt < 5 && youngest > 2; ++attempt) {
        youngest = std::min(youngest, ageAfterSleeping(server, **opened, 60));
    }
    EXPECT_LE(youngest, 2);
}

TEST(MjpegStream, AnAddressNobodyAnswersIsAnErrorThatKeepsThePasswordToItself) {
    const testing::Socket held = testing::holdPort(); // nobody listens there
    const auto opened = openSource(
        "http://me:secret@127.0.0.1:" + std::to_string(testing::portOf(held)) + "/video", quick());
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().status, ExitStatus::CannotWrite);
    EXPECT_THAT(english(opened.error().message), ::testing::HasSubstr("refused"));
    EXPECT_THAT(english(opened.error().message), ::testing::Not(::testing::HasSubstr("secret")));
}

testing::RunningProgram ffmpeg(const testing::Arguments& arguments) {
    return testing::RunningProgram(
        testing::with({"ffmpeg", "-nostdin", "-loglevel", "quiet", "-y"}, arguments));
}

/// Writes pictures 0 to 39 to a folder, for ffmpeg to film.
std::string numberedPictures(const ScratchFolder& scratch) {
    for (int i = 0; i < 40; ++i) {
        cv::imwrite(scratch.file("n" + std::to_string(i) + ".png").string(),
                    testing::numberedPicture(i, {384, 256}));
    }
    return scratch.file("n%d.png").string();
}

TEST(RtspStream, CutInMidPacketItIsSaidAndGoesOnWhenTheCameraReturns) {
    const ScratchFolder scratch;
    RtspServer server;
    const std::string sdp = scratch.file("sdp").string();
    auto encoder = ffmpeg({"-re",
                           "-stream_loop",
                           "-1",
                           "-framerate",
                           "25",
                           "-i",
                           numberedPictures(scratch),
                           "-c:v",
                           "libx264",
                           "-preset",
                           "ultrafast",
                           "-tune",
                           "zerolatency",
                           "-pix_fmt",
                           "yuv420p",
                           "-g",
                           "10",
                           "-crf",
                           "15",
                           "-sdp_file",
                           sdp,
                           "-f",
                           "rtp",
                           "rtp://127.0.0.1:" + std::to_string(server.rtpPort())});
    std::string description;
    ASSERT_TRUE(testing::comesTrue([&] {
        description = testing::contentsOf(sdp);
        return description.find("a=fmtp") != std::string::npos;
    }));
    server.describe(description.substr(description.find("v=0")) + "a=control:streamid=0\r\n");

    const auto opened = openSource(server.address(), quick());
    ASSERT_TRUE(opened) << english(opened.error().message);
    EXPECT_EQ((*opened)->description().format, "h264");
    ASSERT_TRUE(awaited<CameraFrame>(**opened));
    server.cutMidPacket();
    ASSERT_TRUE(awaited<SourceVanished>(**opened));
    server.comeBack();
    ASSERT_TRUE(awaited<SourceReturned>(**opened));
    EXPECT_TRUE(awaited<CameraFrame>(**opened));
}

/// Microseconds; the frames must be numbered from 0.
std::vector<std::int64_t> timesOf(const std::string& file) {
    std::vector<std::int64_t> times;
    const auto opened = openVideo(file);
    EXPECT_TRUE(opened);
    for (int i = 0; opened; ++i) {
        const FromSource got = (*opened)->next(0ms);
        const auto* frame = std::get_if<CameraFrame>(&got);
        if (frame == nullptr) {
            break;
        }
        EXPECT_EQ(numberOn(frame->image), i);
        times.push_back(frame->time.count());
    }
    return times;
}

TEST(Recording, AVideoWithUnevenTimesKeepsThemAndIsTheSameEachTime) {
    const ScratchFolder scratch;
    const std::string pictures = numberedPictures(scratch);
    for (const std::string codec : {"libx264", "mjpeg"}) {
        const std::string file = scratch.file(codec + ".mkv").string();
        auto encoder = ffmpeg({"-framerate", "25", "-i", pictures, "-vf",
                               "setpts='if(gt(N,9),PTS+0.4/TB,PTS)'", "-vsync", "vfr", "-c:v",
                               codec, "-bf", codec == "mjpeg" ? "0" : "2", "-pix_fmt",
                               codec == "mjpeg" ? "yuvj420p" : "yuv420p", file});
        ASSERT_EQ(encoder.waitForEnd(), 0);
        EXPECT_EQ(timesOf(file), timesOf(file)) << codec;
        EXPECT_THAT(timesOf(file),
                    ::testing::AllOf(::testing::SizeIs(40), ::testing::Contains(360'000),
                                     ::testing::Contains(800'000),
                                     ::testing::Not(::testing::Contains(400'000))))
            << codec;
    }
}

TEST(Recording, OfAVideoWithDamagedBytesNoTornFrameIsGiven) {
    const ScratchFolder scratch;
    const std::string file = scratch.file("whole.mp4").string();
    auto encoder =
        ffmpeg({"-framerate", "25", "-i", numberedPictures(scratch), "-c:v", "libx264", "-g", "8",
                "-pix_fmt", "yuv420p", "-crf", "15", "-movflags", "faststart", file});
    ASSERT_EQ(encoder.waitForEnd(), 0);
    std::string bytes = testing::contentsOf(file);
    for (std::size_t i = bytes.size() / 3; i < bytes.size(); i += 997) {
        bytes[i] = char(~bytes[i]);
    }
    const auto opened = openVideo(scratch.write("damaged.mp4", bytes));
    ASSERT_TRUE(opened) << english(opened.error().message);
    int whole = 0;
    int damaged = 0;
    for (int i = 0; i < 200; ++i) {
        const FromSource got = (*opened)->next(0ms);
        if (const auto* frame = std::get_if<CameraFrame>(&got)) {
            EXPECT_TRUE(numberOn(frame->image)) << "torn: frame " << frame->number;
            ++whole;
        } else if (std::holds_alternative<FrameDamaged>(std::get<SourceNews>(got).event)) {
            ++damaged;
        }
    }
    EXPECT_GT(whole, 5);
    EXPECT_GT(damaged, 0);
}

TEST(Recording, AnH264StreamThatChangesItsResolutionGoesOnInTheNewOne) {
    const ScratchFolder scratch;
    const std::string pictures = numberedPictures(scratch);
    std::string bytes;
    for (const std::string size : {"384:256", "768:512"}) {
        const std::string file = scratch.file("part.h264").string();
        auto encoder = ffmpeg({"-i", pictures, "-vf", "scale=" + size, "-c:v", "libx264",
                               "-pix_fmt", "yuv420p", "-crf", "15", "-frames:v", "20", file});
        ASSERT_EQ(encoder.waitForEnd(), 0);
        bytes += testing::contentsOf(file);
    }
    const auto opened = openVideo(scratch.write("both.h264", bytes));
    ASSERT_TRUE(opened) << english(opened.error().message);
    std::vector<int> numbers;
    int changes = 0;
    for (int i = 0; i < 41; ++i) {
        const FromSource got = (*opened)->next(0ms);
        if (const auto* frame = std::get_if<CameraFrame>(&got)) {
            EXPECT_EQ(frame->image.cols, changes == 0 ? 384 : 768);
            numbers.push_back(numberOn(frame->image).value_or(-1));
        } else {
            changes += std::holds_alternative<ResolutionChanged>(std::get<SourceNews>(got).event);
        }
    }
    EXPECT_EQ(changes, 1);
    ASSERT_EQ(numbers.size(), 40u);
    for (int i = 0; i < 40; ++i) {
        EXPECT_EQ(numbers[std::size_t(i)], i % 20);
    }
}

TEST(Recording, APhonesVideoIsTurnedUpright) {
    const ScratchFolder scratch;
    const std::string flat = scratch.file("flat.mp4").string();
    auto encoder =
        ffmpeg({"-framerate", "25", "-i", numberedPictures(scratch), "-vf", "transpose=clock",
                "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "15", flat});
    ASSERT_EQ(encoder.waitForEnd(), 0);
    const std::string file = scratch.file("turned.mp4").string();
    auto marker = ffmpeg({"-i", flat, "-c", "copy", "-metadata:s:v:0", "rotate=90", file});
    ASSERT_EQ(marker.waitForEnd(), 0);
    const auto opened = openVideo(file);
    ASSERT_TRUE(opened) << english(opened.error().message);
    EXPECT_EQ((*opened)->description().size, cv::Size(384, 256));
    const FromSource got = (*opened)->next(0ms);
    ASSERT_TRUE(std::holds_alternative<CameraFrame>(got));
    const cv::Mat upright = std::get<CameraFrame>(got).image;
    EXPECT_EQ(upright.size(), cv::Size(384, 256));
    EXPECT_EQ(numberOn(upright), 0) << "upside down it would read as another number";
}

TEST(CamerasCommand, GrabsAFrameOfAStream) {
    MjpegServer server;
    server.stream(streamed);
    const ScratchFolder scratch;
    const std::string out = scratch.file("frame.png").string();
    const auto run = testing::runUmpire({"cameras", "--grab", server.address(), "--out", out});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_TRUE(numberOn(cv::imread(out)));
}

TEST(CamerasCommand, ADeviceOrStreamThatFailedIsStatusFiveAndAMissingFileThree) {
    const auto device = testing::runUmpire({"cameras", "--grab", "/dev/video77"});
    EXPECT_EQ(device.status, 5);
    EXPECT_THAT(device.err, ::testing::MatchesRegex("umpire: /dev/video77: [^\n]*\n"));
    const auto file = testing::runUmpire({"cameras", "--grab", "no-such-film.mp4"});
    EXPECT_EQ(file.status, 3);
    EXPECT_THAT(file.err, ::testing::MatchesRegex("umpire: no-such-film.mp4: [^\n]*\n"));
}

TEST(CamerasCommand, ListsCamerasAsJson) {
    const auto run = testing::runUmpire({"cameras", "--json"});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.out, ::testing::HasSubstr(R"("schema": "umpire.cameras/1")"));
    EXPECT_THAT(run.out, ::testing::HasSubstr(R"("cameras": [)"));
}

} // namespace
} // namespace umpire
