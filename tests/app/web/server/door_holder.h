#pragma once

#include "tests/app/web/server/feed_client.h"

#include <atomic>
#include <thread>

/// An attack: clients that take the feed's places and keep them.
namespace umpire::testing {

enum class Hold {
    Idle,      ///< WebSockets that never say a word
    Answering, ///< WebSockets that answer pings, as a library's do
    Slow       ///< requests of which a byte comes now and then
};

class DoorHolder {
public:
    DoorHolder(int port, Hold how, int count);
    ~DoorHolder();
    DoorHolder(const DoorHolder&) = delete;
    DoorHolder& operator=(const DoorHolder&) = delete;

    /// How many the server has sent away.
    [[nodiscard]] int sentAway() const;

private:
    void keepAlive();

    Hold how_;
    std::vector<Connection> held_;
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

enum class Visit { State, Events };
/// How long an honest client waits until it is let in, trying again as often as it is not; none
/// where it gives up after a minute.
std::optional<std::chrono::milliseconds> waitedFor(int port, Visit visit,
                                                   const std::string& fields = "");

} // namespace umpire::testing
