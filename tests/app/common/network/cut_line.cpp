#include "tests/app/common/network/cut_line.h"

#include "tests/app/waiting.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>

namespace umpire::testing {
namespace {

constexpr int kTurn = 10; ///< milliseconds

/// Copies bytes from one end to the other. Returns false if an end is closed.
bool pass(const Socket& from, const Socket& to) {
    std::array<char, 65536> bytes{};
    const ssize_t count = ::recv(from.descriptor(), bytes.data(), bytes.size(), MSG_DONTWAIT);
    return count < 0 ? errno == EAGAIN : count > 0 && to.send(bytes.data(), std::size_t(count));
}

bool isConnected(const Socket& socket) {
    pollfd waiting{socket.descriptor(), POLLOUT, 0};
    return ::poll(&waiting, 1, 10 * kTurn) == 1;
}

} // namespace

CutLine::CutLine(int to) : to_(to) {
    thread_ = std::jthread([this](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            const Line how = wanted_;
            carry(how);
            is_ = how;
        }
    });
}

void CutLine::become(Line how) {
    wanted_ = how;
    comesTrue([&] { return is_ == how; });
}

/// Fills the listener's queue: Linux does not answer connections to a listener whose queue is full
/// (tcp_conn_request).
void CutLine::silence() {
    become(Line::Silent);
    ::listen(listener_.descriptor(), 0);
    do {
        parked_.push_back(callTo(port(), SOCK_NONBLOCK));
    } while (isConnected(parked_.back()));
}

void CutLine::mend() {
    parked_.clear();
    ::listen(listener_.descriptor(), SOMAXCONN);
    become(Line::Whole);
}

void CutLine::carry(Line how) {
    if (how == Line::Silent) {
        std::this_thread::sleep_for(std::chrono::milliseconds(kTurn));
        return;
    }
    std::vector<pollfd> waiting{{listener_.descriptor(), POLLIN, 0}};
    for (const Pair& each : pairs_) {
        waiting.push_back({each.caller.descriptor(), POLLIN, 0});
        waiting.push_back({each.called.descriptor(), POLLIN, 0});
    }
    ::poll(waiting.data(), waiting.size(), kTurn);
    std::erase_if(pairs_, [how](const Pair& each) {
        return how == Line::Cut || !pass(each.caller, each.called) ||
               !pass(each.called, each.caller);
    });
    if ((waiting.front().revents & POLLIN) != 0) {
        Socket caller = acceptFrom(listener_);
        if (caller && how == Line::Whole) {
            pairs_.push_back({std::move(caller), callTo(to_)});
        }
    }
}

} // namespace umpire::testing
