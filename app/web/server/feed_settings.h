#pragma once

#include "app/web/server/feed.h"
#include "app/web/server/server.h"

namespace umpire {

/// What the server is told of a request: addresses and tokens are read, and made where the request
/// asks for that. Errors: those of Feed::open for options and files.
Expected<ServerSettings> settingsOf(const FeedRequest& request);

} // namespace umpire
