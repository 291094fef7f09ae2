#include "app/common/network/web_socket.h"

#include <QCryptographicHash>
#include <QTcpSocket>

namespace umpire {

std::string acceptedKey(std::string_view key) {
    QByteArray all(key.data(), qsizetype(key.size()));
    all += "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    return QCryptographicHash::hash(all, QCryptographicHash::Sha1).toBase64().toStdString();
}

WebSocket::WebSocket(QTcpSocket* socket, std::string_view key, std::string_view protocol)
    : role_(FrameWriter::Server), socket_(socket), peer_(socket->peerAddress()),
      frames_(FrameWriter::Client) {
    connect(socket, &QIODevice::readyRead, this, &WebSocket::hear);
    socket->write(QByteArray::fromStdString(
        "HTTP/1.1 101 Switching Protocols\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Accept: " +
        acceptedKey(key) + "\r\n" +
        (protocol.empty() ? "" : "Sec-WebSocket-Protocol: " + std::string(protocol) + "\r\n") +
        "\r\n"));
    hear();
}

WebSocket::WebSocket(std::unique_ptr<QTcpSocket> socket)
    : role_(FrameWriter::Client), socket_(std::move(socket)), peer_(socket_->peerAddress()),
      frames_(FrameWriter::Server) {
    connect(socket_.get(), &QIODevice::readyRead, this, &WebSocket::hear);
}

WebSocket::~WebSocket() {
    socket_->disconnect(this);
}

void WebSocket::listen(Listeners listeners) {
    connect(socket_.get(), &QIODevice::bytesWritten, this, std::move(listeners.took));
    connect(socket_.get(), &QAbstractSocket::disconnected, this, listeners.ended,
            Qt::QueuedConnection);
    if (socket_->state() == QAbstractSocket::UnconnectedState) { // the peer has violated a rule
        QMetaObject::invokeMethod(this, std::move(listeners.ended), Qt::QueuedConnection);
    }
}

void WebSocket::hearMessages(std::size_t most, Heard heard) {
    constexpr qint64 kMessagesAhead = 1 << 20; // size of the read buffer
    frames_.keepMessages(most);
    message_ = std::move(heard);
    socket_->setReadBufferSize(kMessagesAhead);
    // reads the bytes that have already arrived
    QMetaObject::invokeMethod(this, &WebSocket::hear, Qt::QueuedConnection);
}

void WebSocket::abort() {
    socket_->disconnect(this);
    socket_->abort();
}

qint64 WebSocket::bytesToWrite() const {
    return socket_->bytesToWrite();
}

void WebSocket::write(FrameKind kind, std::string_view payload) {
    if (!closing_) {
        const std::string frame = frameOf(kind, payload, role_);
        socket_->write(frame.data(), qint64(frame.size()));
    }
}

void WebSocket::close(CloseCode code) {
    write(FrameKind::Close, closePayload(code));
    closing_ = true;
    socket_->readAll(); // if data stay unread, closing the connection discards the last message
    socket_->flush();
    socket_->disconnectFromHost();
}

void WebSocket::hear() {
    const QByteArray came = socket_->readAll();
    if (came.isEmpty() || closing_) { // data after the closing are ignored
        return;
    }
    heard_ = Clock::now();
    const auto fault =
        frames_.take({came.data(), std::size_t(came.size())},
                     [this](FrameKind kind, std::string_view said) { answer(kind, said); });
    if (fault && !closing_) {
        close(*fault);
    }
}

void WebSocket::answer(FrameKind kind, std::string_view payload) {
    if (kind == FrameKind::Ping) {
        write(FrameKind::Pong, payload);
    } else if (kind == FrameKind::Close) {
        close(CloseCode::Normal);
    } else if (kind != FrameKind::Pong && message_) {
        message_(kind, payload);
    }
}

} // namespace umpire
