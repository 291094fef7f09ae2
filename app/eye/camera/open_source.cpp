#include "app/eye/camera/open_source.h"

#include "app/common/failure/joined_texts.h"
#include "app/eye/camera/recording.h"
#include "app/eye/camera/stream_capture.h"
#include "app/eye/camera/v4l_capture.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace umpire {
namespace {

namespace fs = std::filesystem;

bool isStream(const std::string& source) {
    static constexpr std::array<std::string_view, 4> kSchemes{"http://", "https://", "rtsp://",
                                                              "rtsps://"};
    return std::ranges::any_of(kSchemes,
                               [&](std::string_view scheme) { return source.starts_with(scheme); });
}

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return char(std::tolower(c)); });
    return text;
}

bool isMeant(const VideoDevice& device, const std::string& text) {
    return device.node.filename() == "video" + text ||
           lowered(device.name).find(lowered(text)) != std::string::npos;
}

/// Finds the camera whose number or name fits the text. Errors are those of openSource.
Expected<fs::path> deviceNamed(const std::string& text, const std::vector<VideoDevice>& devices) {
    std::vector<VideoDevice> meant;
    std::ranges::copy_if(devices, std::back_inserter(meant),
                         [&](const VideoDevice& device) { return isMeant(device, text); });
    if (meant.size() == 1) {
        return meant.front().path;
    }
    if (meant.empty()) {
        return failWith(
            ExitStatus::CannotRead,
            message("%1: %2", text,
                    message("no such file, folder or camera; `umpire cameras` lists the cameras, "
                            "and a stream's address begins with http:// or rtsp://")));
    }
    const std::string names =
        joinedTexts(", ", meant, [](const VideoDevice& device) { return device.path.string(); });
    return wrongUsage(message("%1: %2", text,
                              message("this may be more than one camera; name one of %1", names)));
}

Expected<std::unique_ptr<FrameSource>> openWebcam(const fs::path& node,
                                                  const SourceOptions& options) {
    return LiveSource::start([node, request = options.camera](
                                 const std::stop_token&) { return openDevice(node, request); },
                             options.live);
}

} // namespace

Expected<std::unique_ptr<FrameSource>> openSource(const std::string& source,
                                                  const SourceOptions& options) {
    if (isStream(source)) {
        return LiveSource::start(
            [source](const std::stop_token& stop) { return openStream({.url = source}, stop); },
            options.live);
    }
    std::error_code error;
    const fs::file_status status = fs::status(source, error);
    if (fs::is_directory(status)) {
        return openPictures(source, options.pictures);
    }
    if (fs::is_character_file(status) || source.starts_with("/dev/")) {
        return openWebcam(source, options);
    }
    if (fs::exists(status)) {
        return openVideo(source);
    }
    return deviceNamed(source, options.devices()).and_then([&](const fs::path& node) {
        return openWebcam(node, options);
    });
}

} // namespace umpire
