#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

/// People who only watch a game, each by the code of the spectators.
namespace umpire::testing {

class Spectators {
public:
    /// `page`: the address that the code says, `http://HOST:PORT/player#TOKEN`.
    Spectators(int count, const std::string& page);
    ~Spectators();
    Spectators(const Spectators&) = delete;
    Spectators& operator=(const Spectators&) = delete;

    /// They leave. The numbers of the events that each was told, in order.
    std::vector<std::vector<std::int64_t>> leave();

private:
    std::vector<std::vector<std::int64_t>> told_;
    std::vector<std::thread> threads_;
    std::atomic<bool> over_ = false;
};

} // namespace umpire::testing
