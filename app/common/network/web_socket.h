#pragma once

#include "app/common/network/web_socket_frames.h"

#include <chrono>
#include <memory>
#include <QHostAddress>
#include <QObject>

class QTcpSocket;

namespace umpire {

/// Returns a server's answer to a key: "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" for
/// "dGhlIHNhbXBsZSBub25jZQ==" (RFC 6455 4.2.2).
std::string acceptedKey(std::string_view key);

/// One end of a WebSocket: sends messages, answers pings, and closes if the other end violates RFC
/// 6455. (Qt's own class accepts unmasked frames, and buffers messages that nobody reads.)
class WebSocket : public QObject {
public:
    using Clock = std::chrono::steady_clock;
    struct Listeners {
        std::function<void()> took;  ///< called when bytes were sent
        std::function<void()> ended; ///< called once, from the event loop
    };

    /// Makes the server's end from the socket of a request with that key. Bytes after the head must
    /// still be unread. `protocol`: the protocol chosen among the offered protocols; empty: none
    /// was offered.
    WebSocket(QTcpSocket* socket, std::string_view key, std::string_view protocol = {});
    /// Makes the client's end, after the server's answer was read (web_socket_call.h).
    explicit WebSocket(std::unique_ptr<QTcpSocket> socket);
    ~WebSocket() override;
    void listen(Listeners listeners);
    using Heard = std::function<void(FrameKind, std::string_view)>;
    /// From now on passes messages of at most `most` bytes to `heard`, as Text or Binary; otherwise
    /// messages are discarded.
    void hearMessages(std::size_t most, Heard heard);

    void send(std::string_view text) { write(FrameKind::Text, text); }
    void sendBytes(std::string_view bytes) { write(FrameKind::Binary, bytes); }
    void ping() { write(FrameKind::Ping, {}); }
    /// Sends the code, flushes to the system, and closes.
    void close(CloseCode code);
    /// Closes silently; the listeners are not called.
    void abort();

    [[nodiscard]] qint64 bytesToWrite() const;
    [[nodiscard]] const QHostAddress& peer() const { return peer_; }
    /// Returns the time of the last received data.
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
