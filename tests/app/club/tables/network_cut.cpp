#include "tests/app/club/tables/network_cut.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

constexpr int kTurnMs = 10;

sockaddr_in here(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
}

int call(std::uint16_t port, int flags = 0) {
    const sockaddr_in address = here(port);
    const int made = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | flags, 0);
    ::connect(made, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    return made;
}

/// What came at one end goes out at the other. False where one of them is gone.
bool pass(int from, int to) {
    std::array<char, 65536> bytes{};
    const ssize_t count = ::recv(from, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (count < 0) {
        return errno == EAGAIN;
    }
    return count > 0 && ::send(to, bytes.data(), std::size_t(count), MSG_NOSIGNAL) == count;
}

bool isConnected(int descriptor) {
    pollfd waiting{descriptor, POLLOUT, 0};
    return ::poll(&waiting, 1, 10 * kTurnMs) == 1;
}

} // namespace

NetworkCut::NetworkCut(std::uint16_t target)
    : target_(target), listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address = here(0);
    socklen_t size = sizeof address;
    ::bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    ::listen(listener_, SOMAXCONN);
    ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

NetworkCut::~NetworkCut() {
    thread_.request_stop();
    thread_.join();
    mend();
    for (const Pair& each : pairs_) {
        ::close(each.caller);
        ::close(each.called);
    }
    ::close(listener_);
}

/// Linux answers no call to a listener whose queue is full (tcp_conn_request).
void NetworkCut::cut() {
    isCut_ = true;
    while (!stands_) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ::listen(listener_, 0);
    do {
        parked_.push_back(call(port_, SOCK_NONBLOCK));
    } while (isConnected(parked_.back()));
}

void NetworkCut::mend() {
    for (const int each : parked_) {
        ::close(each);
    }
    parked_.clear();
    ::listen(listener_, SOMAXCONN);
    isCut_ = false;
}

void NetworkCut::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        stands_ = isCut_.load();
        if (stands_) {
            std::this_thread::sleep_for(std::chrono::milliseconds(kTurnMs));
        } else {
            carry();
        }
    }
    stands_ = true;
}

void NetworkCut::carry() {
    std::vector<pollfd> waiting{{listener_, POLLIN, 0}};
    for (const Pair& each : pairs_) {
        waiting.push_back({each.caller, POLLIN, 0});
        waiting.push_back({each.called, POLLIN, 0});
    }
    ::poll(waiting.data(), waiting.size(), kTurnMs);
    std::erase_if(pairs_, [](const Pair& each) {
        const bool goesOn = pass(each.caller, each.called) && pass(each.called, each.caller);
        if (!goesOn) {
            ::close(each.caller);
            ::close(each.called);
        }
        return !goesOn;
    });
    if ((waiting.front().revents & POLLIN) != 0) {
        accept();
    }
}

void NetworkCut::accept() {
    const int caller = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (caller >= 0) {
        pairs_.push_back({caller, call(target_)});
    }
}

} // namespace umpire::testing
