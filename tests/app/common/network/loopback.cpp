#include "tests/app/common/network/loopback.h"

#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

sockaddr_in at(in_addr_t host, int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(host);
    return address;
}

Socket boundTo(int port, int kind, in_addr_t host = INADDR_LOOPBACK) {
    Socket socket(::socket(AF_INET, kind | SOCK_CLOEXEC, 0));
    const int yes = 1;
    setsockopt(socket.descriptor(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    const sockaddr_in address = at(host, port);
    const bool isBound =
        bind(socket.descriptor(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    return isBound ? std::move(socket) : Socket();
}

} // namespace

Socket::~Socket() {
    if (descriptor_ >= 0) {
        close(descriptor_);
    }
}

bool Socket::send(const void* bytes, std::size_t count) const {
    const char* next = static_cast<const char*>(bytes);
    while (count > 0) {
        const ssize_t done = ::send(descriptor_, next, count, MSG_NOSIGNAL);
        if (done <= 0) {
            return false;
        }
        next += done;
        count -= std::size_t(done);
    }
    return true;
}

bool Socket::isThere() const {
    char letter = 0;
    return recv(descriptor_, &letter, 1, MSG_PEEK | MSG_DONTWAIT) != 0;
}

std::string Socket::readHead() const {
    std::string head;
    while (!head.ends_with("\r\n\r\n")) {
        char letter = 0;
        if (!readableWithin(*this, 1000) || recv(descriptor_, &letter, 1, 0) != 1) {
            return {};
        }
        head += letter;
    }
    return head;
}

Socket holdPort() {
    return boundTo(0, SOCK_STREAM, INADDR_ANY);
}

Socket listenOn(int port) {
    Socket socket = boundTo(port, SOCK_STREAM);
    return listen(socket.descriptor(), SOMAXCONN) == 0 ? std::move(socket) : Socket();
}

Socket receiveOnLoopback() {
    return boundTo(0, SOCK_DGRAM);
}

std::uint16_t portOf(const Socket& socket) {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    getsockname(socket.descriptor(), reinterpret_cast<sockaddr*>(&address), &size);
    return ntohs(address.sin_port);
}

Socket acceptFrom(const Socket& listening) {
    return readableWithin(listening, 20)
               ? Socket(accept4(listening.descriptor(), nullptr, nullptr, SOCK_CLOEXEC))
               : Socket();
}

Socket callTo(int port, int flags) {
    Socket socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | flags, 0));
    const sockaddr_in address = at(INADDR_LOOPBACK, port);
    const int atOnce = 1;
    ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_NODELAY, &atOnce, sizeof atOnce);
    const bool isAnswered =
        ::connect(socket.descriptor(), reinterpret_cast<const sockaddr*>(&address),
                  sizeof address) == 0;
    return isAnswered || errno == EINPROGRESS ? std::move(socket) : Socket();
}

bool readableWithin(const Socket& socket, int milliseconds) {
    pollfd asked{socket.descriptor(), POLLIN, 0};
    return poll(&asked, 1, milliseconds) > 0;
}

} // namespace umpire::testing
