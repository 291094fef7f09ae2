#include "app/eye/camera/camera_mode.h"

#include <cmath>
#include <opencv2/videoio.hpp>

namespace umpire {
namespace {

/// Minimum difference, in frames per second, between a requested and a given rate that causes a
/// warning. Drivers round rates (29.97).
constexpr double kRateTolerance = 1.0;

std::string sizeText(const cv::Size& size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height);
}

} // namespace

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
