#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

/// People who only watch a game, each by the code of the spectators.
namespace umpire::testing {

/// An event as a spectator was told it.
struct ToldEvent {
    std::int64_t number = 0;
    std::string event; ///< "called"
};

class Spectators {
public:
    /// `page`: the address that the code says, `http://HOST:PORT/player#TOKEN`.
    Spectators(int count, const std::string& page);
    ~Spectators();
    Spectators(const Spectators&) = delete;
    Spectators& operator=(const Spectators&) = delete;

    /// They leave. What each was told, in order.
    std::vector<std::vector<ToldEvent>> leave();

private:
    std::vector<std::vector<ToldEvent>> told_;
    std::vector<std::thread> threads_;
    std::atomic<bool> over_ = false;
};

} // namespace umpire::testing
