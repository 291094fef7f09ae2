#pragma once

#include "app/eye/camera/capture.h"

#include <filesystem>

/// Recordings: every frame, in order, at times that do not depend on the computer.
namespace umpire {

/// A capture's pictures, one after the other; times never go back, whatever it says.
std::unique_ptr<FrameSource> recordingOf(std::unique_ptr<Capture> capture);

/// A video file; times are its frames' own. Error: CannotRead.
Expected<std::unique_ptr<FrameSource>> openVideo(const std::filesystem::path& file);

/// A folder's pictures in the order of their names, numbers in them by their value; other files are
/// passed over. Error: CannotRead, where it holds no picture.
Expected<std::unique_ptr<FrameSource>> openPictures(const std::filesystem::path& folder,
                                                    FramesPerSecond rate);

} // namespace umpire
