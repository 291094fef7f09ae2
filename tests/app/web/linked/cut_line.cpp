#include "tests/app/web/linked/cut_line.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cstdlib>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace umpire::testing {
namespace {

sockaddr_in ownPort(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
}

int listenAt(std::uint16_t port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    const sockaddr_in address = ownPort(port);
    if (::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(socket, 8) != 0) {
        std::abort();
    }
    return socket;
}

std::uint16_t portOf(int socket) {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
    return ntohs(address.sin_port);
}

struct Pair {
    int one = -1;
    int other = -1;
};

/// False: it has ended.
bool pass(int from, int to) {
    char bytes[16384];
    const ssize_t count = ::recv(from, bytes, sizeof bytes, 0);
    for (ssize_t sent = 0; sent < count;) {
        const ssize_t more = ::send(to, bytes + sent, std::size_t(count - sent), MSG_NOSIGNAL);
        if (more <= 0) {
            return false;
        }
        sent += more;
    }
    return count > 0;
}

void end(const Pair& pair) {
    ::close(pair.one);
    ::close(pair.other);
}

} // namespace

CutLine::CutLine(std::uint16_t to) : to_(to) {
    mend();
}

CutLine::~CutLine() {
    cut();
}

void CutLine::mend() {
    listening_ = listenAt(port_);
    port_ = portOf(listening_);
    isCut_ = false;
    carrier_ = std::thread([this] { carry(); });
}

void CutLine::cut() {
    isCut_ = true;
    if (carrier_.joinable()) {
        carrier_.join();
    }
}

void CutLine::carry() {
    std::vector<Pair> pairs;
    while (!isCut_) {
        std::vector<pollfd> asked{{listening_, POLLIN, 0}};
        for (const Pair& pair : pairs) {
            asked.push_back({pair.one, POLLIN, 0});
            asked.push_back({pair.other, POLLIN, 0});
        }
        ::poll(asked.data(), asked.size(), 20);
        std::vector<Pair> going;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const Pair& pair = pairs[i];
            const bool goesOn = (asked[2 * i + 1].revents == 0 || pass(pair.one, pair.other)) &&
                                (asked[2 * i + 2].revents == 0 || pass(pair.other, pair.one));
            if (goesOn) {
                going.push_back(pair);
            } else {
                end(pair);
            }
        }
        pairs = std::move(going);
        if (asked[0].revents != 0) {
            const Pair pair{::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC),
                            ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)};
            const sockaddr_in address = ownPort(to_);
            if (::connect(pair.other, reinterpret_cast<const sockaddr*>(&address),
                          sizeof address) == 0) {
                pairs.push_back(pair);
            } else {
                end(pair);
            }
        }
    }
    std::ranges::for_each(pairs, &end);
    ::close(listening_);
}

} // namespace umpire::testing
