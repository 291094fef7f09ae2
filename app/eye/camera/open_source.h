#pragma once

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

/// Opens a camera, a stream or a recording. `source` is one of these: the address of a stream
/// (http, https, rtsp, rtsps), a folder of pictures, a video file, a device's node or link, a
/// device's number, or a part of a device's name as `umpire cameras` lists it. Error: CannotWrite
/// if a device or stream cannot be opened; CannotRead if no file, folder or camera fits, or if the
/// file is no video; WrongUsage if several cameras fit.
Expected<std::unique_ptr<FrameSource>> openSource(const std::string& source,
                                                  const SourceOptions& options = {});

} // namespace umpire
