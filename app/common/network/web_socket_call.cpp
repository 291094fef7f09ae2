#include "app/common/network/web_socket_call.h"

#include <algorithm>
#include <array>
#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslSocket>

namespace umpire {
namespace {

/// Maximum length of the head of the server's answer, in bytes.
constexpr qsizetype kLongestAnswer = 8192;

std::string freshKey() {
    std::array<std::uint32_t, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), qsizetype(bits.size()));
    return QByteArray(reinterpret_cast<const char*>(bits.data()), sizeof bits)
        .toBase64()
        .toStdString();
}

/// Returns the value of a header field; empty if the head does not contain the field.
QByteArray fieldIn(const QByteArray& head, const QByteArray& name) {
    for (const QByteArray& line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).toLower() == name) {
            return line.mid(colon + 1).trimmed();
        }
    }
    return {};
}

} // namespace

WebSocketCall::WebSocketCall(WebSocketPlace place, Listeners listeners)
    : place_(std::move(place)), listeners_(std::move(listeners)),
      socket_(std::make_unique<QSslSocket>()), key_(freshKey()) {
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates({});
    socket_->setSslConfiguration(tls);
    connect(socket_.get(), &QSslSocket::sslErrors, this, [this] {
        if (isTrusted()) {
            socket_->ignoreSslErrors();
        }
    });
    connect(socket_.get(), &QSslSocket::encrypted, this, &WebSocketCall::ask);
    connect(socket_.get(), &QIODevice::readyRead, this, &WebSocketCall::hear);
    connect(
        socket_.get(), &QAbstractSocket::errorOccurred, this,
        [this] {
            const bool hasOther = !socket_->peerCertificate().isNull() && !isTrusted();
            fail(hasOther ? Failed::Certificate : Failed::NoAnswer);
        },
        Qt::QueuedConnection);
    socket_->setReadBufferSize(kLongestAnswer);
    socket_->connectToHostEncrypted(QString::fromStdString(place_.host), place_.port);
}

WebSocketCall::~WebSocketCall() {
    if (socket_) {
        socket_->disconnect(this);
        socket_->abort();
    }
}

bool WebSocketCall::isTrusted() const {
    return socket_->peerCertificate().digest(QCryptographicHash::Sha256).toHex().toStdString() ==
           place_.fingerprint;
}

/// Sends the request, if the certificate has the expected fingerprint. Certificate chains are
/// ignored.
void WebSocketCall::ask() {
    if (!isTrusted()) {
        return fail(Failed::Certificate);
    }
    const bool isNumber6 = place_.host.find(':') != std::string::npos;
    socket_->write(QByteArray::fromStdString(
        "GET / HTTP/1.1\r\nHost: " + (isNumber6 ? "[" + place_.host + "]" : place_.host) + ":" +
        std::to_string(place_.port) +
        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        "\r\nSec-WebSocket-Key: " +
        key_ + "\r\nAuthorization: Bearer " + place_.token + "\r\n\r\n"));
}

/// Reads the answer's head. Reads no byte after the head, because those bytes belong to the
/// WebSocket.
void WebSocketCall::hear() {
    while (socket_ && socket_->bytesAvailable() > 0 && !heard_.endsWith("\r\n\r\n")) {
        heard_ += socket_->read(1);
        if (heard_.size() > kLongestAnswer) {
            return fail(Failed::NoAnswer);
        }
    }
    if (!socket_ || !heard_.endsWith("\r\n\r\n")) {
        return;
    }
    if (heard_.startsWith("HTTP/1.1 401")) {
        return fail(Failed::Token);
    }
    if (!heard_.startsWith("HTTP/1.1 101") ||
        fieldIn(heard_, "sec-websocket-accept").toStdString() != acceptedKey(key_)) {
        return fail(Failed::NoAnswer);
    }
    socket_->disconnect(this);
    listeners_.met(std::make_unique<WebSocket>(std::move(socket_)));
}

void WebSocketCall::fail(Failed why) {
    if (socket_) {
        socket_->disconnect(this);
        socket_->abort();
        socket_.release()->deleteLater(); // the socket may be the sender of this signal
        listeners_.failed(why);
    }
}

} // namespace umpire
