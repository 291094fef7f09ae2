#include "app/club/tables/reach.h"

#include <cerrno>
#include <cstring>
#include <memory>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace umpire {
namespace {

constexpr int kPollMs = 100;

/// Waits for the end of a connection attempt. Returns 0 if it succeeded, otherwise an errno value.
int endOfCall(int descriptor, std::chrono::steady_clock::time_point end,
              const std::stop_token& stop) {
    pollfd called{descriptor, POLLOUT, 0};
    while (::poll(&called, 1, kPollMs) == 0) {
        if (stop.stop_requested() || std::chrono::steady_clock::now() > end) {
            return ETIMEDOUT;
        }
    }
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size);
    return error;
}

int call(const addrinfo& address, std::chrono::steady_clock::time_point end,
         const std::stop_token& stop) {
    const int descriptor =
        ::socket(address.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (descriptor < 0) {
        return errno;
    }
    // Closing this connection resets it. A broker logs an error if a client says goodbye before TLS
    // began, but not after a reset.
    const linger gone{1, 0};
    ::setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &gone, sizeof gone);
    int error = ::connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 ? 0 : errno;
    if (error == EINPROGRESS) {
        error = endOfCall(descriptor, end, stop);
    }
    ::close(descriptor);
    return error;
}

} // namespace

std::string whyUnreachable(const std::string& host, std::uint16_t port,
                           std::chrono::milliseconds patience, const std::stop_token& stop) {
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (const int wrong =
            ::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &found);
        wrong != 0) {
        return ::gai_strerror(wrong);
    }
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> addresses(found, &::freeaddrinfo);
    const auto end = std::chrono::steady_clock::now() + patience;
    int error = 0;
    for (const addrinfo* each = found; each != nullptr && !stop.stop_requested();
         each = each->ai_next) {
        error = call(*each, end, stop);
        if (error == 0) {
            return {};
        }
    }
    return std::strerror(error);
}

} // namespace umpire
