#pragma once

#include "app/common/network/web_socket_frames.h"

#include <chrono>
#include <memory>
#include <QHostAddress>
#include <QObject>

class QTcpSocket;

namespace umpire {

/// Returns a server's answer to a client's key (RFC 6455 4.2.2). For "dGhlIHNhbXBsZSBub25jZQ==" the
/// answer is "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=".
std::string acceptedKey(std::string_view key);

/// One end of a WebSocket. Sends messages, answers pings, and closes the connection if the other
/// end violates RFC 6455. (Qt's own class accepts unmasked frames, and buffers messages that nobody
/// reads.)
class WebSocket : public QObject {
public:
    using Clock = std::chrono::steady_clock;
    struct Listeners {
        std::function<void()> took;  ///< called when the system has accepted bytes for sending
        std::function<void()> ended; ///< called once, from the event loop
    };

    /// Makes the server's end from the socket of a request with the key `key`. The bytes after the
    /// request's head must still be unread. `protocol` is the subprotocol that the server chose;
    /// empty if the client offered none.
    WebSocket(QTcpSocket* socket, std::string_view key, std::string_view protocol = {});
    /// Makes the client's end from a socket from which the server's answer has been read
    /// (web_socket_call.h).
    explicit WebSocket(std::unique_ptr<QTcpSocket> socket);
    ~WebSocket() override;
    void listen(Listeners listeners);
    using Heard = std::function<void(FrameKind, std::string_view)>;
    /// From now on, passes messages of at most `most` bytes to `heard`, as Text or Binary. Without
    /// this call messages are discarded.
    void hearMessages(std::size_t most, Heard heard);

    void send(std::string_view text) { write(FrameKind::Text, text); }
    void sendBytes(std::string_view bytes) { write(FrameKind::Binary, bytes); }
    void ping() { write(FrameKind::Ping, {}); }
    /// Sends a Close frame with the code and closes the connection.
    void close(CloseCode code);
    /// Closes the connection without a Close frame, and without calling the listeners.
    void abort();

    [[nodiscard]] qint64 bytesToWrite() const;
    [[nodiscard]] const QHostAddress& peer() const { return peer_; }
    /// Returns the time when data last arrived.
    [[nodiscard]] Clock::time_point heard() const { return heard_; }

private:
    void write(FrameKind kind, std::string_view payload);
    void hear();
    void answer(FrameKind kind, std::string_view payload);

    FrameWriter role_;
    std::unique_ptr<QTcpSocket> socket_;
    QHostAddress peer_;
    FrameReader frames_;
    Heard message_;
    Clock::time_point heard_ = Clock::now();
    bool closing_ = false;
};

} // namespace umpire
