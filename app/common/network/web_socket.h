#pragma once

#include "app/common/network/web_socket_frames.h"

#include <chrono>
#include <memory>
#include <QHostAddress>
#include <QObject>

class QTcpSocket;

namespace umpire {

/// What a server answers to a key: "dGhlIHNhbXBsZSBub25jZQ==" to "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
/// (RFC 6455 4.2.2).
std::string acceptedKey(std::string_view key);

/// One end of a WebSocket: it tells, answers pings, and ends with who breaks RFC 6455. (Qt's own
/// takes frames that are not masked, and keeps messages that nobody reads.)
class WebSocket : public QObject {
public:
    using Clock = std::chrono::steady_clock;
    struct Listeners {
        std::function<void()> took;  ///< bytes that were sent
        std::function<void()> ended; ///< called once, by the event loop
    };

    /// The server's end. Takes the socket of a request with that key. What came after its head is
    /// still unread. `protocol`: the one of those that were offered which is spoken; empty: none
    /// was.
    WebSocket(QTcpSocket* socket, std::string_view key, std::string_view protocol = {});
    /// The client's end, after the server's answer was read (web_socket_call.h).
    explicit WebSocket(std::unique_ptr<QTcpSocket> socket);
    ~WebSocket() override;
    void listen(Listeners listeners);
    using Heard = std::function<void(FrameKind, std::string_view)>;
    /// Messages of so many bytes at most are told from now on, as Text or Binary; without this
    /// nobody hears them.
    void hearMessages(std::size_t most, Heard heard);

    void send(std::string_view text) { write(FrameKind::Text, text); }
    void sendBytes(std::string_view bytes) { write(FrameKind::Binary, bytes); }
    void ping() { write(FrameKind::Ping, {}); }
    /// Says why, hands the system all that it takes, and ends.
    void close(CloseCode code);
    /// Ends without a word, also to the listeners.
    void abort();

    [[nodiscard]] qint64 bytesToWrite() const;
    [[nodiscard]] const QHostAddress& peer() const { return peer_; }
    /// When anything came from there.
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
