#include "tests/app/web/telephone/cut_line.h"

#include <arpa/inet.h>
#include <array>
#include <csignal>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace umpire::testing {
namespace {

constexpr int kLook = 20; ///< milliseconds

sockaddr_in here(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(std::uint16_t(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

int connected(int port) {
    const sockaddr_in address = here(port);
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(socket);
        return -1;
    }
    const int atOnce = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &atOnce, sizeof atOnce);
    return socket;
}

/// Two sockets whose bytes go to each other.
using Pair = std::array<int, 2>;

void close(const Pair& pair) {
    ::close(pair[0]);
    ::close(pair[1]);
}

/// False: one of the two has ended.
bool pump(int from, int into) {
    std::array<char, 65536> bytes{};
    const ssize_t got = ::recv(from, bytes.data(), bytes.size(), MSG_DONTWAIT);
    for (ssize_t sent = 0; sent < got;) {
        const ssize_t part =
            ::send(into, bytes.data() + sent, std::size_t(got - sent), MSG_NOSIGNAL);
        if (part <= 0) {
            return false;
        }
        sent += part;
    }
    return got > 0;
}

} // namespace

CutLine::CutLine(int to) : to_(to), listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address = here(0);
    socklen_t size = sizeof address;
    ::bind(listener_, reinterpret_cast<const sockaddr*>(&address), size);
    ::listen(listener_, SOMAXCONN);
    ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { carry(); });
}

CutLine::~CutLine() {
    over_ = true;
    thread_.join();
    ::close(listener_);
}

void CutLine::carry() {
    std::vector<Pair> pairs;
    while (!over_) {
        std::vector<pollfd> waits{{listener_, POLLIN, 0}};
        for (const Pair& pair : pairs) {
            waits.push_back({pair[0], POLLIN, 0});
            waits.push_back({pair[1], POLLIN, 0});
        }
        ::poll(waits.data(), waits.size(), kLook);
        std::vector<Pair> alive;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            bool stays = !isCut_;
            for (const std::size_t end : {0U, 1U}) {
                const bool came = waits[1 + 2 * i + end].revents != 0;
                stays = stays && (!came || pump(pairs[i][end], pairs[i][1 - end]));
            }
            stays ? alive.push_back(pairs[i]) : close(pairs[i]);
        }
        pairs = std::move(alive);
        if ((waits.front().revents & POLLIN) != 0) {
            const int page = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
            const int program = isCut_ ? -1 : connected(to_);
            program < 0 ? void(::close(page)) : pairs.push_back({page, program});
        }
    }
    for (const Pair& pair : pairs) {
        close(pair);
    }
}

} // namespace umpire::testing
