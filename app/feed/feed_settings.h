#pragma once

#include "app/feed/feed.h"
#include "app/feed/server.h"

namespace umpire {

/// What the server is told of a request: addresses and tokens are read, and made where the request
/// asks for that. Errors: those of Feed::open for options and files.
Expected<ServerSettings> settingsOf(const FeedRequest& request);

} // namespace umpire
