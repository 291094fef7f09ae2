#pragma once

#include <memory>
#include <stop_token>

namespace umpire::desk {

/// Gives access to a camera, which has one reader at a time: waits until the previous thread has
/// released the camera. The access lasts as long as the returned object. Returns none after a stop
/// request.
std::shared_ptr<void> waitForCamera(const std::stop_token& stop);

} // namespace umpire::desk
