#pragma once

#include <cstdint>
#include <string>
#include <utility>

/// Local sockets that use the operating system directly, without Qt or the product.
namespace umpire::testing {

/// A socket that is closed in time.
class Socket {
public:
    explicit Socket(int descriptor = -1) : descriptor_(descriptor) {}
    ~Socket();
    Socket(Socket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Socket& operator=(Socket&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    [[nodiscard]] int descriptor() const { return descriptor_; }
    explicit operator bool() const { return descriptor_ >= 0; }
    /// Sends all bytes. Returns false if the other side is gone.
    [[nodiscard]] bool send(const void* bytes, std::size_t count) const;
    [[nodiscard]] bool send(const std::string& text) const {
        return send(text.data(), text.size());
    }
    /// Tells whether the other side has not hung up.
    [[nodiscard]] bool isThere() const;
    /// Reads until an empty line, or until the other side is gone.
    [[nodiscard]] std::string readHead() const;

private:
    int descriptor_;
};

/// Takes a free port for a program that does not listen yet. No other program gets the port while
/// the socket is open, and one that allows the reuse of addresses (SO_REUSEADDR) may listen there.
Socket holdPort();
/// Listens on loopback; port 0 takes a free one. Returns an invalid socket if the port is in use.
Socket listenOn(int port);
/// Opens a UDP socket on loopback at a free port.
Socket receiveOnLoopback();
std::uint16_t portOf(const Socket& socket);
/// Accepts the next client. Returns an invalid socket if none comes within 20 ms.
Socket acceptFrom(const Socket& listening);
/// Connects to the port. Returns an invalid socket if nobody answers. `flags` are those of
/// `socket`; with SOCK_NONBLOCK it does not wait.
Socket callTo(int port, int flags = 0);
/// Tells whether data arrives within that time.
bool readableWithin(const Socket& socket, int milliseconds);

} // namespace umpire::testing
