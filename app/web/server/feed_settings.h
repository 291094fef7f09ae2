#pragma once

#include "app/web/server/feed.h"
#include "app/web/server/server.h"

namespace umpire {

/// Converts a request to the server's settings: parses addresses, reads tokens, and makes them if
/// requested. Errors: those of Feed::open for options and files.
Expected<ServerSettings> settingsOf(const FeedRequest& request);

} // namespace umpire
