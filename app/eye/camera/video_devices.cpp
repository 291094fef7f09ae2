#include "app/eye/camera/video_devices.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <linux/videodev2.h>
#include <memory>
#include <opencv2/videoio.hpp>
#include <sys/ioctl.h>
#include <unistd.h>

namespace umpire {
namespace {

/// Minimum difference, in frames per second, between a requested and a given rate that causes a
/// warning. Drivers round rates (29.97).
constexpr double kRateTolerance = 1.0;

std::string sizeText(const cv::Size& size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height);
}

namespace fs = std::filesystem;

/// Maximum number of answers of one query, because a faulty driver might never report the end.
constexpr std::uint32_t kMaxAnswers = 256;

std::string firstLineOf(const fs::path& file) {
    std::string line;
    std::getline(std::ifstream(file) >> std::ws, line);
    return line;
}

/// Returns the number in a node's name, such as 0 of "video0"; -1 if the name has none.
int numberOf(const std::string& node) {
    const std::size_t digits = node.find_first_of("0123456789");
    return digits == std::string::npos ? -1 : std::atoi(node.c_str() + digits);
}

/// Returns the link under v4l/by-id that leads to the node; the node if there is no such link.
fs::path stablePathOf(const fs::path& node, const fs::path& links) {
    std::error_code error;
    std::vector<fs::path> found;
    for (fs::directory_iterator link(links, error); !error && link != fs::directory_iterator();
         link.increment(error)) {
        std::error_code broken;
        if (fs::equivalent(link->path(), node, broken) && !broken) {
            found.push_back(link->path());
        }
    }
    return found.empty() ? node : std::ranges::min(found);
}

/// Sends the question with increasing `index` to the driver until the driver has no more answers.
/// Calls `use` with each answer.
template <class Question, class Use>
void askEach(const DeviceControl& control, unsigned long request, Question question, Use use) {
    for (question.index = 0; question.index < kMaxAnswers; ++question.index) {
        Question answer = question;
        if (control(request, &answer) != 0) {
            return;
        }
        use(answer);
    }
}

FramesPerSecond rateOf(const v4l2_fract& interval) {
    return FramesPerSecond(
        interval.numerator == 0 ? 0.0 : double(interval.denominator) / double(interval.numerator));
}

VideoSize sizeWithRates(const DeviceControl& control, std::uint32_t format, cv::Size size) {
    VideoSize result{size, {}};
    v4l2_frmivalenum question{};
    question.pixel_format = format;
    question.width = static_cast<std::uint32_t>(size.width);
    question.height = static_cast<std::uint32_t>(size.height);
    askEach(control, VIDIOC_ENUM_FRAMEINTERVALS, question, [&](const v4l2_frmivalenum& answer) {
        // The driver describes a range in its first answer. Only the shortest interval matters.
        const bool discrete = answer.type == V4L2_FRMIVAL_TYPE_DISCRETE;
        if (discrete || answer.index == 0) {
            result.rates.push_back(rateOf(discrete ? answer.discrete : answer.stepwise.min));
        }
    });
    std::ranges::sort(result.rates, std::greater<>());
    return result;
}

VideoFormat formatWithSizes(const DeviceControl& control, std::uint32_t format) {
    VideoFormat result{fourLetters(format), {}};
    v4l2_frmsizeenum question{};
    question.pixel_format = format;
    askEach(control, VIDIOC_ENUM_FRAMESIZES, question, [&](const v4l2_frmsizeenum& answer) {
        const bool discrete = answer.type == V4L2_FRMSIZE_TYPE_DISCRETE;
        if (discrete || answer.index == 0) {
            const cv::Size size(
                int(discrete ? answer.discrete.width : answer.stepwise.max_width),
                int(discrete ? answer.discrete.height : answer.stepwise.max_height));
            result.sizes.push_back(sizeWithRates(control, format, size));
        }
    });
    std::ranges::stable_sort(result.sizes, std::greater<>(),
                             [](const VideoSize& size) { return size.size.area(); });
    return result;
}

bool givesPictures(const DeviceControl& control) {
    v4l2_capability capability{};
    if (control(VIDIOC_QUERYCAP, &capability) != 0) {
        return false;
    }
    const std::uint32_t can = (capability.capabilities & V4L2_CAP_DEVICE_CAPS) != 0
                                  ? capability.device_caps
                                  : capability.capabilities;
    return (can & V4L2_CAP_VIDEO_CAPTURE) != 0;
}

std::vector<VideoFormat> formatsOf(const DeviceControl& control) {
    std::vector<VideoFormat> formats;
    v4l2_fmtdesc question{};
    question.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    askEach(control, VIDIOC_ENUM_FMT, question, [&](const v4l2_fmtdesc& answer) {
        formats.push_back(formatWithSizes(control, answer.pixelformat));
    });
    return formats;
}

std::vector<std::string> nodesIn(const fs::path& classes) {
    std::vector<std::string> nodes;
    std::error_code error;
    for (fs::directory_iterator entry(classes, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        if (entry->path().filename().string().starts_with("video")) {
            nodes.push_back(entry->path().filename().string());
        }
    }
    std::ranges::sort(nodes, {}, numberOf);
    return nodes;
}

} // namespace

DeviceControl openControl(const fs::path& node, std::string& problem) {
    const int device = open(node.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (device < 0) {
        problem =
            errno == EACCES ? "permission denied; join the group `video`" : std::strerror(errno);
        return {};
    }
    const std::shared_ptr<const int> kept(new int(device), [](const int* opened) {
        close(*opened);
        delete opened;
    });
    return [kept](unsigned long request, void* answer) {
        return ioctl(*kept, request, answer) == 0 ? 0 : errno;
    };
}

std::vector<VideoDevice> listVideoDevices(const DeviceFolders& folders, const OpenControl& open) {
    std::vector<VideoDevice> devices;
    for (const std::string& node : nodesIn(folders.classes)) {
        VideoDevice device;
        device.name = firstLineOf(folders.classes / node / "name");
        device.node = folders.nodes / node;
        device.path = stablePathOf(device.node, folders.nodes / "v4l" / "by-id");
        if (const DeviceControl control = open(device.node, device.problem)) {
            if (!givesPictures(control)) {
                continue;
            }
            device.formats = formatsOf(control);
        }
        devices.push_back(std::move(device));
    }
    return devices;
}

std::string fourLetters(std::uint32_t format) {
    std::string letters;
    for (int shift = 0; shift < 32; shift += 8) {
        const auto letter = static_cast<unsigned char>(format >> shift & 0xFF);
        letters += letter > 0x20 && letter < 0x7F ? char(letter) : ' ';
    }
    return letters.substr(0, letters.find_last_not_of(' ') + 1);
}

SourceDescription negotiate(const CameraProperties& camera, const CameraRequest& request) {
    // The order matters: the format determines the possible sizes, and the size the possible rates.
    camera.set(cv::CAP_PROP_FOURCC, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'));
    camera.set(cv::CAP_PROP_FRAME_WIDTH, request.size.width);
    camera.set(cv::CAP_PROP_FRAME_HEIGHT, request.size.height);
    camera.set(cv::CAP_PROP_FPS, request.rate.value());
    const bool oneFrame = camera.set(cv::CAP_PROP_BUFFERSIZE, 1);

    SourceDescription mode;
    mode.kind = SourceKind::Device;
    mode.size = {int(camera.get(cv::CAP_PROP_FRAME_WIDTH)),
                 int(camera.get(cv::CAP_PROP_FRAME_HEIGHT))};
    mode.rate = FramesPerSecond(std::max(0.0, camera.get(cv::CAP_PROP_FPS)));
    mode.format = fourLetters(static_cast<std::uint32_t>(camera.get(cv::CAP_PROP_FOURCC)));
    if (mode.format != "MJPG") {
        mode.warnings.push_back(
            message("the camera gives no MJPG but %1; expect few frames a second", mode.format));
    }
    if (mode.size != request.size) {
        mode.warnings.push_back(message("the camera gives %1 px instead of %2", sizeText(mode.size),
                                        sizeText(request.size)));
    }
    if (mode.rate.value() > 0 && mode.rate.value() < request.rate.value() - kRateTolerance) {
        mode.warnings.push_back(message("the camera gives %1 frames a second instead of %2",
                                        std::lround(mode.rate.value()),
                                        std::lround(request.rate.value())));
    }
    if (!oneFrame) {
        mode.warnings.push_back(
            message("the driver buffers more than one frame; pictures may be late"));
    }
    return mode;
}

} // namespace umpire
