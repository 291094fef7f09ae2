#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/camera/frame_source.h"

#include <memory>

namespace umpire::desk {

/// Opens a film that delivers its frames in real time, as a camera does, so that people can watch
/// it. Errors: the errors of openSource.
Expected<std::unique_ptr<FrameSource>> openPaced(const std::string& film);

} // namespace umpire::desk
