#pragma once

#include "app/common/network/web_socket.h"

#include <QByteArray>

class QSslSocket;

namespace umpire {

/// A WebSocket's server, and how to recognise it.
struct WebSocketPlace {
    std::string host; ///< an address or a name; IPv6 addresses without brackets
    std::uint16_t port = 0;
    std::string token;       ///< sent as `Authorization: Bearer`, after the certificate was checked
    std::string fingerprint; ///< SHA-256 of the server's certificate, as 64 hexadecimal digits
};

/// Calls a WebSocket's server over TLS. Only its fingerprint authenticates the server.
class WebSocketCall : public QObject {
public:
    enum class Failed {
        NoAnswer,    ///< no answer, or not the answer of a WebSocket
        Certificate, ///< the certificate differs from the expected one
        Token,       ///< the server rejects the token
    };
    /// Exactly one of the two is called, once, from the event loop. Either may delete the call
    /// later.
    struct Listeners {
        std::function<void(std::unique_ptr<WebSocket>)> met;
        std::function<void(Failed)> failed;
    };

    WebSocketCall(WebSocketPlace place, Listeners listeners);
    ~WebSocketCall() override;

private:
    [[nodiscard]] bool isTrusted() const;
    void ask();
    void hear();
    void fail(Failed why);

    WebSocketPlace place_;
    Listeners listeners_;
    std::unique_ptr<QSslSocket> socket_;
    std::string key_;
    QByteArray heard_;
};

} // namespace umpire
