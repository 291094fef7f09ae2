#pragma once

#include "tests/app/web/server/feed_client.h"

#include <atomic>
#include <thread>

/// An attack by clients that occupy the feed's places.
namespace umpire::testing {

enum class Hold {
    Idle,      ///< WebSockets that never say a word
    Answering, ///< WebSockets that answer pings, as a library's do
    Slow       ///< requests that arrive byte by byte
};

class DoorHolder {
public:
    DoorHolder(int port, Hold how, int count);
    ~DoorHolder();
    DoorHolder(const DoorHolder&) = delete;
    DoorHolder& operator=(const DoorHolder&) = delete;

    /// Returns the number of clients that the server has sent away.
    [[nodiscard]] int sentAway() const;

private:
    void keepAlive();

    Hold how_;
    std::vector<Connection> held_;
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

enum class Visit { State, Events };
/// Returns how long an honest client waits for a place, retrying after each refusal; none if the
/// client gives up after a minute.
std::optional<std::chrono::milliseconds> waitedFor(int port, Visit visit,
                                                   const std::string& fields = "");

} // namespace umpire::testing
