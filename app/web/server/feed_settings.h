#pragma once

#include "app/web/server/feed.h"
#include "app/web/server/server.h"

namespace umpire {

/// Converts a request to the server's settings: parses addresses, and reads tokens or makes them on
/// request. Errors: those of Feed::open for options and files.
Expected<ServerSettings> settingsOf(const FeedRequest& request);

} // namespace umpire
