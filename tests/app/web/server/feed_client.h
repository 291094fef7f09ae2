#pragma once

#include "tests/app/common/network/loopback.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

/// A client of the feed that uses neither Qt nor code of the product.
namespace umpire::testing {

/// A connection to 127.0.0.1. Reading gives up after ten seconds.
class Connection {
public:
    explicit Connection(int port);

    [[nodiscard]] bool isOpen() const { return bool(socket_); }
    /// Sends as much as the system takes at once; returns false if the other side is gone.
    bool send(const std::string& bytes) const;
    /// Receives up to `most` bytes; empty at the end of the stream or if nothing came.
    [[nodiscard]] std::string receive(std::size_t most) const;
    /// Receives until the other side closes.
    [[nodiscard]] std::string receiveAll() const;
    /// Discards the bytes received so far.
    void drain() const;
    /// Tells whether the other side has closed or broken off, and all that came was read.
    [[nodiscard]] bool hasEnded() const;
    /// Shrinks the receive buffer, as a bad line does.
    void narrow() const;

private:
    Socket socket_;
};

/// Returns a line of a request's head with the token.
inline std::string bearer(const std::string& token) {
    return "Authorization: Bearer " + token + "\r\n";
}

struct Answer {
    int status = 0; ///< 0: none came
    std::string head;
    std::string body;
    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(body); }
};

/// `request`: "GET /state". `fields`: further header lines, each with its line end.
Answer ask(int port, const std::string& request, const std::string& fields = "",
           const std::string& body = "");
Answer get(int port, const std::string& target);

/// A WebSocket client (RFC 6455), for text.
class EventReader {
public:
    EventReader(int port, const std::string& target, const std::string& fields = "");
    [[nodiscard]] int status() const { return status_; }
    /// Returns the next message; none at the end of the stream. Answers pings before it.
    std::optional<nlohmann::json> next();
    /// Reads all messages and returns the close code; 0 if the server closed without one.
    int closeCode();
    /// Gives the connection after the handshake, for clients that do not read.
    [[nodiscard]] const Connection& connection() const { return connection_; }

private:
    struct Frame {
        std::uint8_t first = 0; ///< first byte of the frame: its opcode and FIN bit
        std::string payload;
    };
    std::optional<Frame> nextFrame();
    std::optional<std::string> take(std::size_t count);
    Connection connection_;
    std::string come_;
    int status_ = 0;
};

/// Returns a client's frame with the first byte `first` and a short payload, masked.
std::string maskedFrame(std::uint8_t first, const std::string& payload);

/// Returns the resident memory of this process in MiB; 0 if a sanitizer keeps freed memory.
double residentMemory();

/// Returns the head of a request for a WebSocket.
std::string webSocketRequest(int port, const std::string& target, const std::string& fields = "");

} // namespace umpire::testing
