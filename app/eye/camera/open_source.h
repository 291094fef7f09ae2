#pragma once

#include "app/eye/camera/camera_mode.h"
#include "app/eye/camera/live_source.h"
#include "app/eye/camera/video_devices.h"

#include <memory>

namespace umpire {

struct SourceOptions {
    CameraRequest camera;
    FramesPerSecond pictures{30.0}; ///< frame rate of a folder's pictures
    LiveOptions live;
    std::function<std::vector<VideoDevice>()> devices = [] { return listVideoDevices(); };
};

/// `source` is the address (http, https, rtsp, rtsps) of a stream; a folder of pictures; a video
/// file; a device's node or link, its number, or a part of its name as listed by `umpire cameras`.
/// Error: CannotWrite if a device or stream cannot be opened now; CannotRead if there is no such
/// file, folder or camera, or the file is no film; WrongUsage if the text matches two cameras.
Expected<std::unique_ptr<FrameSource>> openSource(const std::string& source,
                                                  const SourceOptions& options = {});

} // namespace umpire
