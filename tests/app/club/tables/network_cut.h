#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace umpire::testing {

/// A stretch of network between a program and a port of this machine, which can be cut. What is
/// sent then vanishes as in a network without a path: no end is told, and nobody who calls gets an
/// answer. TCP sends it again once the path is there.
class NetworkCut {
public:
    explicit NetworkCut(std::uint16_t target);
    ~NetworkCut();
    NetworkCut(const NetworkCut&) = delete;
    NetworkCut& operator=(const NetworkCut&) = delete;

    /// Whoever is called at this port is reached at the target's.
    [[nodiscard]] std::uint16_t port() const { return port_; }
    void cut();
    void mend();

private:
    struct Pair {
        int caller;
        int called;
    };
    void run(const std::stop_token& stop);
    void carry();
    void accept();

    std::uint16_t target_;
    std::uint16_t port_ = 0;
    int listener_ = -1;
    std::atomic<bool> isCut_ = false;
    std::atomic<bool> stands_ = false; ///< the thread carries nothing
    std::vector<Pair> pairs_;          ///< the thread's own
    std::vector<int> parked_;          ///< callers that fill the queue of the listener
    std::jthread thread_;
};

} // namespace umpire::testing
