#pragma once

#include "tests/app/common/network/loopback.h"

#include <atomic>
#include <thread>
#include <vector>

namespace umpire::testing {

/// Cut: all connections break, and new ones too. Silent: what is sent vanishes as in a network
/// without a path: no end is told, nobody who calls gets an answer, and TCP sends it again later.
enum class Line { Whole, Cut, Silent };

/// A line to a port of this machine that the test can cut: bytes that come to `port()` go on there,
/// and back.
class CutLine {
public:
    explicit CutLine(int to);

    [[nodiscard]] std::uint16_t port() const { return portOf(listener_); }
    void cut() { become(Line::Cut); }
    void silence();
    void mend();

private:
    struct Pair {
        Socket caller;
        Socket called;
    };
    void become(Line how);
    void carry(Line how);

    int to_;
    Socket listener_ = listenOn(0);
    std::atomic<Line> wanted_ = Line::Whole;
    std::atomic<Line> is_ = Line::Whole; ///< what the thread has come to
    std::vector<Pair> pairs_;            ///< the thread's own
    std::vector<Socket> parked_;         ///< callers that fill the queue of the listener
    std::jthread thread_;
};

} // namespace umpire::testing
