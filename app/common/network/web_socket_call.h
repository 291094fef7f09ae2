#pragma once

#include "app/common/network/web_socket.h"

#include <QByteArray>

class QSslSocket;

namespace umpire {

/// Where a WebSocket's server is, and by what it is known.
struct WebSocketPlace {
    std::string host; ///< a number or a name; IPv6 numbers without brackets
    std::uint16_t port = 0;
    std::string token;       ///< goes as `Authorization: Bearer`, after the certificate was checked
    std::string fingerprint; ///< SHA-256 of the server's certificate, 64 hexadecimal digits
};

/// Calls a WebSocket's server over TLS. Nobody vouches for the server: its fingerprint alone does.
class WebSocketCall : public QObject {
public:
    enum class Failed {
        NoAnswer,    ///< or one that is no WebSocket's
        Certificate, ///< is another one
        Token,       ///< the server does not know it
    };
    /// One of the two is called once, by the event loop. Either may delete the call later.
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
