#pragma once

#include "tests/app/web/server/feed_client.h"

#include <memory>

namespace umpire::testing {

/// Clients that mean harm or have a bad line, of ten kinds, and good readers of all events, in
/// turn.
struct Crowd {
    std::vector<Connection> rude;
    std::vector<std::unique_ptr<EventReader>> readers;
};

Crowd crowdOf(int count, int port);

} // namespace umpire::testing
