#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

/// People who only watch a game, each by the spectators' code.
namespace umpire::testing {

/// An event as a spectator received it.
struct ToldEvent {
    std::int64_t number = 0;
    std::string event; ///< "called"
};

class Spectators {
public:
    /// `page`: the address in the code, `http://HOST:PORT/player#TOKEN`.
    Spectators(int count, const std::string& page);
    ~Spectators();
    Spectators(const Spectators&) = delete;
    Spectators& operator=(const Spectators&) = delete;

    /// Disconnects the spectators and returns what each received, in order.
    std::vector<std::vector<ToldEvent>> leave();

private:
    std::vector<std::vector<ToldEvent>> told_;
    std::vector<std::thread> threads_;
    std::atomic<bool> over_ = false;
};

} // namespace umpire::testing
