#include "app/eye/camera/recording.h"
#include "tests/app/eye/camera/numbered_picture.h"
#include "tests/app/run_umpire.h"

#include <fstream>
#include <gmock/gmock.h>
#include <opencv2/videoio.hpp>

namespace umpire {
namespace {

using namespace std::chrono_literals;
using testing::numberedJpeg;
using testing::numberedPicture;
using testing::numberOn;
using testing::ScratchFolder;

struct Seen {
    std::vector<int> numbers;
    std::vector<std::int64_t> places; ///< frame numbers in the recording
    std::vector<std::int64_t> milliseconds;
    std::vector<std::string> news;
};

Seen seenIn(FrameSource& source) {
    Seen seen;
    for (int i = 0; i < 1000; ++i) {
        const FromSource got = source.next(0ms);
        if (const auto* frame = std::get_if<CameraFrame>(&got)) {
            seen.numbers.push_back(numberOn(frame->image).value_or(-1));
            seen.places.push_back(frame->number);
            seen.milliseconds.push_back(frame->time.count() / 1000);
            continue;
        }
        const auto& news = std::get<SourceNews>(got);
        if (std::holds_alternative<SourceEnded>(news.event)) {
            break;
        }
        seen.news.push_back(english(describe(news.event)));
    }
    return seen;
}

void film(const std::string& file, const char* codec, int frames) {
    cv::VideoWriter writer(file, cv::CAP_FFMPEG,
                           cv::VideoWriter::fourcc(codec[0], codec[1], codec[2], codec[3]), 20.0,
                           {192, 128});
    for (int i = 0; i < frames; ++i) {
        writer.write(numberedPicture(i));
    }
}

TEST(Recording, AVideoGivesEveryFrameOnceInOrderAtItsOwnTimes) {
    const ScratchFolder scratch;
    for (const char* codec : {"MJPG", "mp4v"}) {
        const std::string file = scratch.file(std::string(codec) + ".avi").string();
        film(file, codec, 7);
        const auto source = openVideo(file);
        ASSERT_TRUE(source) << english(source.error().message);
        EXPECT_EQ((*source)->description().kind, SourceKind::Video);
        EXPECT_EQ((*source)->description().size, cv::Size(192, 128));
        EXPECT_EQ((*source)->description().rate, FramesPerSecond(20)) << codec;
        const Seen seen = seenIn(**source);
        EXPECT_THAT(seen.numbers, ::testing::ElementsAre(0, 1, 2, 3, 4, 5, 6)) << codec;
        EXPECT_THAT(seen.milliseconds, ::testing::ElementsAre(0, 50, 100, 150, 200, 250, 300))
            << codec;
        EXPECT_THAT(seen.news, ::testing::IsEmpty());
        EXPECT_TRUE(std::holds_alternative<SourceNews>((*source)->next(0ms))) << "it stays ended";
    }
}

TEST(Recording, AVideoThatIsCutOffGivesItsWholeFramesAndNoTornOne) {
    const ScratchFolder scratch;
    film(scratch.file("whole.avi").string(), "MJPG", 30);
    const std::string bytes = testing::contentsOf(scratch.file("whole.avi"));
    const std::string file = scratch.write("cut.avi", bytes.substr(0, bytes.size() / 2));
    const auto source = openVideo(file);
    ASSERT_TRUE(source) << english(source.error().message);
    const Seen seen = seenIn(**source);
    ASSERT_GT(seen.numbers.size(), 5u);
    for (std::size_t i = 0; i < seen.numbers.size(); ++i) {
        EXPECT_EQ(seen.numbers[i], int(i));
    }
    EXPECT_THAT(seen.news, ::testing::SizeIs(1)) << "the cut is said";
}

TEST(Recording, WhatIsNoVideoIsAnErrorWithItsName) {
    const ScratchFolder scratch;
    const auto source = openVideo(scratch.write("notes.txt", "d1-d3\n"));
    ASSERT_FALSE(source);
    EXPECT_EQ(source.error().status, ExitStatus::CannotRead);
    EXPECT_THAT(english(source.error().message), ::testing::HasSubstr("notes.txt"));
}

TEST(Recording, APlaylistDoesNotReachIntoTheNet) {
    const ScratchFolder scratch;
    const auto source = openVideo(scratch.write(
        "list.m3u8", "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nhttp://127.0.0.1:9/a.ts\n"));
    EXPECT_FALSE(source);
}

TEST(Recording, AFoldersPicturesComeInTheOrderOfTheNumbersInTheirNames) {
    const ScratchFolder scratch;
    for (const int i : {10, 2, 1, 0}) {
        cv::imwrite(scratch.file("frame" + std::to_string(i) + ".PNG.png").string(),
                    numberedPicture(i));
    }
    (void)scratch.write("frame3.txt", "not a picture");
    (void)scratch.write("frame5.jpg", "nor this");
    const auto source = openPictures(scratch.file(""), FramesPerSecond(10));
    ASSERT_TRUE(source) << english(source.error().message);
    const Seen seen = seenIn(**source);
    EXPECT_THAT(seen.numbers, ::testing::ElementsAre(0, 1, 2, 10));
    EXPECT_THAT(seen.places, ::testing::ElementsAre(0, 1, 2, 4)) << "the damaged one counts";
    EXPECT_THAT(seen.milliseconds, ::testing::ElementsAre(0, 100, 200, 400));
    ASSERT_THAT(seen.news, ::testing::SizeIs(1));
    EXPECT_THAT(seen.news[0], ::testing::HasSubstr("frame5.jpg"));
}

TEST(Recording, AChangeOfSizeIsSaidBeforeTheFrame) {
    const ScratchFolder scratch;
    cv::imwrite(scratch.file("a.png").string(), numberedPicture(1));
    cv::imwrite(scratch.file("b.png").string(), numberedPicture(2, {384, 256}));
    const auto source = openPictures(scratch.file(""), FramesPerSecond(10));
    ASSERT_TRUE(source);
    const Seen seen = seenIn(**source);
    EXPECT_THAT(seen.numbers, ::testing::ElementsAre(1, 2));
    EXPECT_THAT(seen.news, ::testing::ElementsAre(
                               "the picture's size changed from 192 x 128 px to 384 x 256 px"));
}

/// A capture that reports its own times, which jump back once.
class BackwardCapture final : public Capture {
public:
    Captured read() override {
        constexpr StreamTime kTimes[] = {0ms, 40ms, 20ms, 80ms};
        return given_ == std::size(kTimes)
                   ? Captured(CaptureClosed{})
                   : Captured(CapturedPicture{numberedPicture(0), {}, kTimes[given_++]});
    }
    [[nodiscard]] SourceDescription description() const override { return {}; }

private:
    std::size_t given_ = 0;
};

TEST(Recording, TimesNeverGoBackWhateverTheFileSays) {
    const auto source = recordingOf(std::make_unique<BackwardCapture>());
    std::vector<StreamTime> times;
    for (int i = 0; i < 4; ++i) {
        times.push_back(std::get<CameraFrame>(source->next(0ms)).time);
    }
    EXPECT_THAT(times, ::testing::ElementsAre(0us, 40'000us, 40'001us, 80'000us));
}

TEST(Recording, AFolderWithoutPicturesIsAnError) {
    const ScratchFolder scratch;
    EXPECT_EQ(openPictures(scratch.file(""), FramesPerSecond(10)).error().status,
              ExitStatus::CannotRead);
    EXPECT_EQ(openPictures(scratch.file("nowhere"), FramesPerSecond(10)).error().status,
              ExitStatus::CannotRead);
}

} // namespace
} // namespace umpire
