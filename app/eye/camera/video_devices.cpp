#include "app/eye/camera/video_devices.h"

#include "app/eye/camera/camera_mode.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <linux/videodev2.h>
#include <memory>
#include <sys/ioctl.h>
#include <unistd.h>

namespace umpire {
namespace {

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

} // namespace umpire
