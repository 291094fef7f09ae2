#pragma once

#include "tests/app/common/network/loopback.h"

#include <atomic>
#include <thread>
#include <vector>

namespace umpire::testing {

/// Cut: all connections break, old and new. Silent: packets vanish as in a network without a path:
/// no end learns of it, no caller gets an answer, and TCP retransmits later.
enum class Line { Whole, Cut, Silent };

/// A line to a local port that the test can cut. Bytes that arrive at `port()` go to that port, and
/// back.
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
    std::atomic<Line> is_ = Line::Whole; ///< the state that the thread has reached
    std::vector<Pair> pairs_;            ///< used by the thread only
    std::vector<Socket> parked_;         ///< callers that fill the queue of the listener
    std::jthread thread_;
};

} // namespace umpire::testing
