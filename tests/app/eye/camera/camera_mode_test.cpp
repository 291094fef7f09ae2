#include "app/eye/camera/video_devices.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <map>
#include <opencv2/videoio.hpp>

namespace umpire {
namespace {

constexpr double kMjpg = 'M' | 'J' << 8 | 'P' << 16 | 'G' << 24;
constexpr double kYuyv = 'Y' | 'U' << 8 | 'Y' << 16 | 'V' << 24;

/// A webcam that offers its sizes at 30 frames a second in MJPG and at 5 uncompressed. As with real
/// drivers, a new format applies only to sizes that are set afterwards.
struct Webcam {
    bool hasMjpg = true;
    bool oneFrame = true;
    cv::Size largest{1920, 1080};
    std::map<int, double> state{{cv::CAP_PROP_FOURCC, kYuyv},
                                {cv::CAP_PROP_FRAME_WIDTH, 640},
                                {cv::CAP_PROP_FRAME_HEIGHT, 480},
                                {cv::CAP_PROP_FPS, 5}};
    std::vector<int> asked;

    bool set(int property, double value) {
        asked.push_back(property);
        switch (property) {
        case cv::CAP_PROP_FOURCC:
            if (hasMjpg) {
                state[property] = value;
            }
            return hasMjpg;
        case cv::CAP_PROP_FRAME_WIDTH:
            state[property] = std::min(value, double(largest.width));
            return true;
        case cv::CAP_PROP_FRAME_HEIGHT:
            state[property] = std::min(value, double(largest.height));
            return true;
        case cv::CAP_PROP_FPS:
            state[property] = std::min(value, state[cv::CAP_PROP_FOURCC] == kMjpg ? 30.0 : 5.0);
            return true;
        default:
            return property != cv::CAP_PROP_BUFFERSIZE || oneFrame;
        }
    }
    SourceDescription negotiated(const CameraRequest& request = {}) {
        return negotiate(
            {[this](int p, double v) { return set(p, v); }, [this](int p) { return state[p]; }},
            request);
    }
};

TEST(CameraMode, AGoodWebcamGivesWhatIsAskedWithoutAWarning) {
    Webcam webcam;
    const SourceDescription mode = webcam.negotiated();
    EXPECT_EQ(describeMode(mode), "1920 x 1080 px, 30 a second, MJPG");
    EXPECT_THAT(mode.warnings, ::testing::IsEmpty());
    EXPECT_THAT(webcam.asked, ::testing::Contains(int(cv::CAP_PROP_BUFFERSIZE)));
}

TEST(CameraMode, MjpgIsAskedForBeforeTheSizeAndTheSizeBeforeTheRate) {
    Webcam webcam;
    (void)webcam.negotiated();
    ASSERT_GE(webcam.asked.size(), 4u);
    EXPECT_EQ(webcam.asked[0], cv::CAP_PROP_FOURCC);
    EXPECT_EQ(webcam.asked[3], cv::CAP_PROP_FPS);
}

TEST(CameraMode, WhatTheCameraGivesInsteadIsReported) {
    Webcam webcam{.hasMjpg = false, .oneFrame = false, .largest = {1280, 720}};
    const SourceDescription mode = webcam.negotiated();
    EXPECT_EQ(describeMode(mode), "1280 x 720 px, 5 a second, YUYV");
    std::vector<std::string> warnings;
    std::ranges::transform(mode.warnings, std::back_inserter(warnings), english);
    EXPECT_THAT(warnings, ::testing::ElementsAre(
                              "the camera gives no MJPG but YUYV; expect few frames a second",
                              "the camera gives 1280 x 720 px instead of 1920 x 1080",
                              "the camera gives 5 frames a second instead of 30",
                              "the driver buffers more than one frame; pictures may be late"));
}

TEST(CameraMode, ARateThatTheDriverRoundsIsNoOtherRate) {
    Webcam webcam;
    EXPECT_THAT(webcam.negotiated({.rate = FramesPerSecond(30.5)}).warnings, ::testing::IsEmpty());
    EXPECT_THAT(webcam.negotiated({.rate = FramesPerSecond(60)}).warnings, ::testing::SizeIs(1));
}

TEST(CameraMode, AFormatsLettersAreReadable) {
    EXPECT_EQ(fourLetters(static_cast<std::uint32_t>(kMjpg)), "MJPG");
    EXPECT_EQ(fourLetters('Y' | '1' << 8 | '6' << 16 | ' ' << 24), "Y16");
    EXPECT_EQ(fourLetters(0), "");
}

} // namespace
} // namespace umpire
