#include "app/eye/camera/v4l_capture.h"

#include <cstdlib>
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/videoio.hpp>
#include <unistd.h>

namespace umpire {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Failure> deviceFailed(const fs::path& node, const Message& why) {
    return failWith(
        ExitStatus::CannotWrite,
        message(
            "%1: %2", node.string(),
            message("the camera cannot be opened (%1); `umpire cameras` lists what is connected",
                    why)));
}

Message whyNotOpened(const fs::path& node) {
    std::error_code error;
    if (!fs::exists(node, error)) {
        return message("it is not there");
    }
    if (access(node.c_str(), R_OK | W_OK) != 0) {
        return message("permission denied; join the group `video`");
    }
    return message("it gives no pictures, or another program uses it");
}

class DeviceCapture final : public Capture {
public:
    bool open(const fs::path& node, const CameraRequest& request) {
        try {
            // OpenCV accepts only the names /dev/videoN, so a link is replaced by the node.
            if (!camera_.open(fs::canonical(node).string(), cv::CAP_V4L2)) {
                return false;
            }
            description_ = negotiate(
                {[this](int property, double value) { return camera_.set(property, value); },
                 [this](int property) { return camera_.get(property); }},
                request);
            description_.name = node.string();
            if (description_.format == "MJPG") {
                // keeps the JPEG data, so that incomplete pictures are noticed
                camera_.set(cv::CAP_PROP_CONVERT_RGB, 0);
            }
            return true;
        } catch (const std::exception&) { // thrown by OpenCV and by the file system
            return false;
        }
    }

    Captured read() override {
        try {
            cv::Mat picture;
            if (!camera_.read(picture) || picture.empty()) {
                return CaptureClosed{message("it gives no more pictures")};
            }
            if (picture.type() == CV_8UC3) {
                return CapturedPicture{picture.clone(), {}, std::nullopt};
            }
            if (picture.type() == CV_8UC1 && picture.isContinuous()) {
                return CapturedPicture{{}, {picture.datastart, picture.dataend}, std::nullopt};
            }
            return CaptureClosed{message("its pictures are in a format that is not known")};
        } catch (const std::exception& error) {
            return CaptureClosed{error.what()};
        }
    }
    [[nodiscard]] SourceDescription description() const override { return description_; }

private:
    cv::VideoCapture camera_;
    SourceDescription description_;
};

} // namespace

Expected<std::unique_ptr<Capture>> openDevice(const fs::path& node, const CameraRequest& request) {
    // By default OpenCV waits 10 seconds for a frame, even when the program should end.
    setenv("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "2", 0);
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT); // errors are values
    auto capture = std::make_unique<DeviceCapture>();
    if (!capture->open(node, request)) {
        return deviceFailed(node, whyNotOpened(node));
    }
    return capture;
}

} // namespace umpire
