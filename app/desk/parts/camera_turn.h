#pragma once

#include <memory>
#include <stop_token>

namespace umpire::desk {

/// Waits until no other thread uses a camera, and then reserves the camera for the caller. The
/// reservation ends when the returned object is destroyed. Returns null after a stop request.
std::shared_ptr<void> waitForCamera(const std::stop_token& stop);

} // namespace umpire::desk
