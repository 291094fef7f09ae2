#pragma once

#include <memory>
#include <stop_token>

namespace umpire::desk {

/// A camera has one reader: a thread that is to read one waits here until the one before has let go
/// of it. Others wait while what is returned lives. None where it was asked to stop meanwhile.
std::shared_ptr<void> waitForCamera(const std::stop_token& stop);

} // namespace umpire::desk
