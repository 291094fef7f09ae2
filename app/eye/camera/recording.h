#pragma once

#include "app/eye/camera/capture.h"

#include <filesystem>

/// Recordings: every frame, in order, with times that do not depend on the computer's speed.
namespace umpire {

/// Returns a capture's pictures in order; their times never decrease, even if the capture's times
/// do.
std::unique_ptr<FrameSource> recordingOf(std::unique_ptr<Capture> capture);

/// Opens a video file; the times are the frames' own. Error: CannotRead.
Expected<std::unique_ptr<FrameSource>> openVideo(const std::filesystem::path& file);

/// Opens a folder's pictures in the order of their names, with numbers compared by value; ignores
/// other files. Error: CannotRead if it has no picture.
Expected<std::unique_ptr<FrameSource>> openPictures(const std::filesystem::path& folder,
                                                    FramesPerSecond rate);

} // namespace umpire
