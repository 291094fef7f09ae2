#include "app/eye/camera/video_devices.h"

#include "app/eye/camera/open_source.h"
#include "app/eye/camera/stream_capture.h"
#include "tests/app/run_umpire.h"

#include <cerrno>
#include <fstream>
#include <gmock/gmock.h>
#include <linux/videodev2.h>
#include <map>

namespace umpire {
namespace {

namespace fs = std::filesystem;
using umpire::testing::ScratchFolder;

/// Answers as the driver of a webcam with two formats, or of a metadata node if `pictures` is
/// false.
int answerAsWebcam(bool pictures, unsigned long request, void* answer) {
    static const std::vector<std::uint32_t> formats{V4L2_PIX_FMT_YUYV, V4L2_PIX_FMT_MJPEG};
    static const std::vector<cv::Size> sizes{{640, 480}, {1920, 1080}};
    if (request == VIDIOC_QUERYCAP) {
        auto& capability = *static_cast<v4l2_capability*>(answer);
        capability.capabilities =
            V4L2_CAP_DEVICE_CAPS | V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_META_CAPTURE;
        capability.device_caps = pictures ? V4L2_CAP_VIDEO_CAPTURE : V4L2_CAP_META_CAPTURE;
        return 0;
    }
    if (request == VIDIOC_ENUM_FMT) {
        auto& format = *static_cast<v4l2_fmtdesc*>(answer);
        if (format.type != V4L2_BUF_TYPE_VIDEO_CAPTURE || format.index >= formats.size()) {
            return EINVAL;
        }
        format.pixelformat = formats[format.index];
        return 0;
    }
    if (request == VIDIOC_ENUM_FRAMESIZES) {
        auto& size = *static_cast<v4l2_frmsizeenum*>(answer);
        if (size.index >= sizes.size()) {
            return EINVAL;
        }
        size.type = V4L2_FRMSIZE_TYPE_DISCRETE;
        size.discrete = {std::uint32_t(sizes[size.index].width),
                         std::uint32_t(sizes[size.index].height)};
        return 0;
    }
    if (request == VIDIOC_ENUM_FRAMEINTERVALS) {
        auto& interval = *static_cast<v4l2_frmivalenum*>(answer);
        const bool slow = interval.pixel_format == V4L2_PIX_FMT_YUYV && interval.width > 640;
        if (interval.index >= (slow ? 1u : 2u)) {
            return EINVAL;
        }
        interval.type = V4L2_FRMIVAL_TYPE_DISCRETE;
        interval.discrete = {1, slow ? 5u : 15u * (interval.index + 1)};
        return 0;
    }
    return ENOTTY;
}

/// Device folders as on Linux: a webcam at video2 with its metadata at video3, one without a link
/// at video10, a forbidden one at video11.
struct FakeDevices {
    ScratchFolder scratch;
    DeviceFolders folders{scratch.file("sys"), scratch.file("dev")};

    FakeDevices() {
        fs::create_directories(folders.nodes / "v4l" / "by-id");
        add("video10", "Laptop Camera");
        add("video2", "HD Pro Webcam C920");
        add("video3", "HD Pro Webcam C920");
        add("video11", "Forbidden Camera");
        link("usb-046d_HD_Pro_Webcam_C920-video-index0", "video2");
        link("usb-046d_HD_Pro_Webcam_C920-video-index1", "video3");
        link("usb-unplugged-video-index0", "video7");
        fs::create_directories(folders.classes / "v4l-subdev0");
    }
    void add(const std::string& node, const std::string& name) const {
        fs::create_directories(folders.classes / node);
        std::ofstream(folders.classes / node / "name") << name << '\n';
        std::ofstream(folders.nodes / node) << "";
    }
    void link(const std::string& name, const std::string& node) const {
        fs::create_symlink("../../" + node, folders.nodes / "v4l" / "by-id" / name);
    }
    [[nodiscard]] std::vector<VideoDevice> listed() const {
        return listVideoDevices(folders, [](const fs::path& node, std::string& problem) {
            if (node.filename() == "video11") {
                problem = "permission denied";
                return DeviceControl{};
            }
            const bool pictures = node.filename() != "video3";
            return DeviceControl{[pictures](unsigned long request, void* answer) {
                return answerAsWebcam(pictures, request, answer);
            }};
        });
    }
};

TEST(VideoDevices, AreListedInOrderByNameWithTheirStablePathAndWithoutMetadataNodes) {
    const FakeDevices fake;
    const std::vector<VideoDevice> devices = fake.listed();
    ASSERT_EQ(devices.size(), 3u);
    EXPECT_EQ(devices[0].name, "HD Pro Webcam C920");
    EXPECT_EQ(devices[0].path.filename(), "usb-046d_HD_Pro_Webcam_C920-video-index0");
    EXPECT_EQ(devices[0].node.filename(), "video2");
    EXPECT_EQ(devices[1].name, "Laptop Camera");
    EXPECT_EQ(devices[1].path, devices[1].node) << "no link leads to it";
    EXPECT_EQ(devices[2].problem, "permission denied");
    EXPECT_TRUE(devices[2].formats.empty());
}

TEST(VideoDevices, TellTheirFormatsSizesAndRatesTheGreatestFirst) {
    const FakeDevices fake;
    const VideoDevice device = fake.listed().at(0);
    ASSERT_EQ(device.formats.size(), 2u);
    EXPECT_EQ(device.formats[0].name, "YUYV");
    EXPECT_EQ(device.formats[1].name, "MJPG");
    ASSERT_EQ(device.formats[0].sizes.size(), 2u);
    EXPECT_EQ(device.formats[0].sizes[0].size, cv::Size(1920, 1080));
    EXPECT_EQ(device.formats[0].sizes[0].rates, std::vector{FramesPerSecond(5)});
    EXPECT_EQ(device.formats[1].sizes[0].rates,
              (std::vector{FramesPerSecond(30), FramesPerSecond(15)}));
}

TEST(VideoDevices, ADriverThatNeverSaysNoMoreIsNotAskedForEver) {
    const FakeDevices fake;
    const auto devices = listVideoDevices(fake.folders, [](const fs::path&, std::string&) {
        return DeviceControl{[](unsigned long request, void* answer) {
            return request == VIDIOC_QUERYCAP || request == VIDIOC_ENUM_FMT
                       ? (answerAsWebcam(true, request, answer), 0)
                       : EINVAL;
        }};
    });
    ASSERT_FALSE(devices.empty());
    EXPECT_LE(devices[0].formats.size(), 256u);
}

TEST(VideoDevices, ThereMayBeNone) {
    const ScratchFolder scratch;
    EXPECT_TRUE(listVideoDevices({scratch.file("sys"), scratch.file("dev")}).empty());
}

TEST(VideoDevices, ARealNodeThatIsNoCameraSaysWhy) {
    std::string problem;
    EXPECT_FALSE(openControl("/dev/video-that-is-not-there", problem));
    EXPECT_FALSE(problem.empty());
    const DeviceControl control = openControl("/dev/null", problem);
    v4l2_capability capability{};
    ASSERT_TRUE(control);
    EXPECT_NE(control(VIDIOC_QUERYCAP, &capability), 0);
}

TEST(OpenSource, APartOfACamerasNameThatFitsTwoIsRefusedWithTheirPaths) {
    const FakeDevices fake;
    SourceOptions options;
    options.devices = [&] { return fake.listed(); };
    const auto two = openSource("camera", options);
    ASSERT_FALSE(two);
    EXPECT_EQ(two.error().status, ExitStatus::WrongUsage);
    EXPECT_THAT(english(two.error().message), ::testing::HasSubstr("video10"));
    EXPECT_THAT(english(two.error().message), ::testing::HasSubstr("video11"));
}

TEST(OpenSource, APartOfANameOrANumberOpensThatCamera) {
    const FakeDevices fake;
    SourceOptions options;
    options.devices = [&] { return fake.listed(); };
    for (const std::string text : {"c920", "2"}) {
        const auto one = openSource(text, options); // the fake node is an empty file
        ASSERT_FALSE(one);
        EXPECT_EQ(one.error().status, ExitStatus::CannotWrite) << text;
        EXPECT_THAT(english(one.error().message), ::testing::HasSubstr("C920-video-index0"))
            << text;
    }
}

TEST(OpenSource, AnAddressIsSaidWithoutItsPassword) {
    for (const auto& [address, said] : std::map<std::string, std::string>{
             {"rtsp://u:p@cam:554/x", "rtsp://cam:554/x"},
             {"rtsp://u:p@s@cam/x", "rtsp://cam/x"},
             {"rtsp://u:p@s/s@cam/x", "rtsp://cam/x"},
             {"rtsp://u:p/s@cam/x", "rtsp://cam/x"},
             {"http://cam:8080/x?mail=a@b", "http://cam:8080/x?mail=a@b"},
             {"http://[::1]:8080/a@b", "http://[::1]:8080/a@b"}}) {
        EXPECT_EQ(withoutPassword(address), said);
    }
}

TEST(OpenSource, WhatIsNowhereToBeFoundSaysWhereToLook) {
    SourceOptions options;
    options.devices = [] { return std::vector<VideoDevice>{}; };
    const auto none = openSource("table.mp4", options);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().status, ExitStatus::CannotRead);
    EXPECT_THAT(english(none.error().message), ::testing::HasSubstr("umpire cameras"));
    EXPECT_EQ(openSource("/dev/video77", options).error().status, ExitStatus::CannotWrite);
}

} // namespace
} // namespace umpire
