#pragma once

#include "app/common/network/web_socket.h"

#include <QByteArray>

class QSslSocket;

namespace umpire {

/// The address of a WebSocket's server, and the data that authenticate client and server.
struct WebSocketPlace {
    std::string host; ///< an address or a name; IPv6 addresses without brackets
    std::uint16_t port = 0;
    /// Sent as `Authorization: Bearer` after the certificate has been checked.
    std::string token;
    /// SHA-256 of the server's certificate, as 64 lower-case hexadecimal digits.
    std::string fingerprint;
};

/// Connects to a WebSocket's server over TLS. Only the certificate's fingerprint authenticates the
/// server.
class WebSocketCall : public QObject {
public:
    enum class Failed {
        NoAnswer,    ///< no answer arrived, or the answer does not accept a WebSocket
        Certificate, ///< the server's certificate has another fingerprint
        Token,       ///< the server rejects the token
    };
    /// Exactly one of the two functions is called, once, from the event loop. The function may
    /// schedule the deletion of this object.
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
