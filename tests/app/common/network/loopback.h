#pragma once

#include <cstdint>
#include <string>
#include <utility>

/// Sockets of this machine alone, on the system's own calls: nothing of Qt, nothing of the product.
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
    /// All of it; false where the other side is gone.
    [[nodiscard]] bool send(const void* bytes, std::size_t count) const;
    [[nodiscard]] bool send(const std::string& text) const {
        return send(text.data(), text.size());
    }
    /// Whether the other side has not hung up.
    [[nodiscard]] bool isThere() const;
    /// Until an empty line, or the other side is gone.
    [[nodiscard]] std::string readHead() const;

private:
    int descriptor_;
};

/// Listens on loopback; port 0 takes a free one. None where somebody listens there already.
Socket listenOn(int port);
/// What comes as UDP on loopback, at a free port.
Socket receiveOnLoopback();
std::uint16_t portOf(const Socket& socket);
/// The next client; none where none comes within 20 ms.
Socket acceptFrom(const Socket& listening);
/// None where nobody answers. `flags`: of `socket`; with SOCK_NONBLOCK it is not waited for.
Socket callTo(int port, int flags = 0);
/// Whether something can be read there in time.
bool readableWithin(const Socket& socket, int milliseconds);

} // namespace umpire::testing
