#pragma once

#include "app/web/server/feed.h"

namespace umpire::desk {

/// A feed that telephones reach at every address of this machine: at the same port each time, so
/// that a telephone's page finds its way back, and at another where somebody else has that one.
Expected<std::unique_ptr<Feed>> openTelephoneFeed(FeedRequest request);

/// What the code opens; empty where there is no feed.
std::string telephonePageOf(const Feed* feed);

} // namespace umpire::desk
