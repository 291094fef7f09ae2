#pragma once

#include "tests/app/common/network/loopback.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

/// A client of the feed, by its own code: nothing of Qt, nothing of the product.
namespace umpire::testing {

/// A connection to 127.0.0.1. Reading gives up after ten seconds.
class Connection {
public:
    explicit Connection(int port);

    [[nodiscard]] bool isOpen() const { return bool(socket_); }
    /// What the system takes at once; false: the other side is gone.
    bool send(const std::string& bytes) const;
    /// So many bytes, fewer at the end; empty: the end, or nothing came.
    [[nodiscard]] std::string receive(std::size_t most) const;
    /// All until the other side closes.
    [[nodiscard]] std::string receiveAll() const;
    /// Forgets what came so far.
    void drain() const;
    /// The other side has closed, or broken off, and all that came was read.
    [[nodiscard]] bool hasEnded() const;
    /// The small buffer of somebody with a bad line.
    void narrow() const;

private:
    Socket socket_;
};

/// A line of a request's head that says the token.
inline std::string bearer(const std::string& token) {
    return "Authorization: Bearer " + token + "\r\n";
}

struct Answer {
    int status = 0; ///< 0: none came
    std::string head;
    std::string body;
    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(body); }
};

/// `request`: "GET /state". `fields`: more lines for the head, each with its line end.
Answer ask(int port, const std::string& request, const std::string& fields = "",
           const std::string& body = "");
Answer get(int port, const std::string& target);

/// A WebSocket client (RFC 6455), for text.
class EventReader {
public:
    EventReader(int port, const std::string& target, const std::string& fields = "");
    [[nodiscard]] int status() const { return status_; }
    /// The next message; none where the end came. Pings before it are answered.
    std::optional<nlohmann::json> next();
    /// Why the server closed; 0: it ended without a word. Messages before it are read.
    int closeCode();
    /// After the handshake; for clients that do not read.
    [[nodiscard]] const Connection& connection() const { return connection_; }

private:
    struct Frame {
        std::uint8_t first = 0; ///< what it is
        std::string payload;
    };
    std::optional<Frame> nextFrame();
    std::optional<std::string> take(std::size_t count);
    Connection connection_;
    std::string come_;
    int status_ = 0;
};

/// A client's frame: "first" byte, short payload, masked.
std::string maskedFrame(std::uint8_t first, const std::string& payload);

/// Of this process, MiB; 0 where a sanitizer keeps what was given back.
double residentMemory();

/// The head of a request for a WebSocket.
std::string webSocketRequest(int port, const std::string& target, const std::string& fields = "");

} // namespace umpire::testing
