#pragma once

#include "app/web/server/feed.h"

namespace umpire::desk {

/// What the code opens; empty where there is no feed.
std::string telephonePageOf(const Feed* feed);

} // namespace umpire::desk
