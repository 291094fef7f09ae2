#pragma once

#include "app/common/network/web_socket_frames.h"

#include <chrono>
#include <memory>
#include <QHostAddress>
#include <QObject>

class QTcpSocket;

namespace umpire {

/// The server's end of a WebSocket: it tells, answers pings, and ends with who breaks RFC 6455.
/// (Qt's own takes frames that are not masked, and keeps messages that nobody reads.)
class WebSocket : public QObject {
public:
    using Clock = std::chrono::steady_clock;
    struct Listeners {
        std::function<void()> took;  ///< bytes that were sent
        std::function<void()> ended; ///< called once, by the event loop
    };

    /// Takes the socket of a request with that key. What came after its head is still unread.
    /// `protocol`: the one of those that were offered which is spoken; empty: none was.
    WebSocket(QTcpSocket* socket, std::string_view key, std::string_view protocol = {});
    ~WebSocket() override;
    void listen(Listeners listeners);
    /// Messages of so many bytes at most are told from now on; without this nobody hears them.
    void hearMessages(std::size_t most, std::function<void(std::string_view)> heard);

    void send(std::string_view text) { write(frameOf(FrameKind::Text, text)); }
    void ping() { write(frameOf(FrameKind::Ping, {})); }
    /// Says why, hands the system all that it takes, and ends.
    void close(CloseCode code);
    /// Ends without a word, also to the listeners.
    void abort();

    [[nodiscard]] qint64 bytesToWrite() const;
    [[nodiscard]] const QHostAddress& peer() const { return peer_; }
    /// When anything came from there.
    [[nodiscard]] Clock::time_point heard() const { return heard_; }

private:
    void write(const std::string& frame);
    void hear();
    void answer(FrameKind kind, std::string_view payload);

    std::unique_ptr<QTcpSocket> socket_;
    QHostAddress peer_;
    FrameReader frames_;
    std::function<void(std::string_view)> message_;
    Clock::time_point heard_ = Clock::now();
    bool closing_ = false;
};

} // namespace umpire
