#pragma once

#include "app/eye/camera/capture.h"

#include <filesystem>

/// Recordings return every frame in order. The frames' times do not depend on the computer's speed.
namespace umpire {

/// Returns a source that gives a capture's pictures in order. The frames' times increase even if
/// the capture's times do not.
std::unique_ptr<FrameSource> recordingOf(std::unique_ptr<Capture> capture);

/// Opens a video file. Frames have the times that the file gives. Error: CannotRead.
Expected<std::unique_ptr<FrameSource>> openVideo(const std::filesystem::path& file);

/// Opens the pictures of a folder as a recording with the frame rate `rate`. The pictures are
/// sorted by name, and numbers in names by their value. Other files are ignored. Error: CannotRead
/// if the folder contains no picture.
Expected<std::unique_ptr<FrameSource>> openPictures(const std::filesystem::path& folder,
                                                    FramesPerSecond rate);

} // namespace umpire
