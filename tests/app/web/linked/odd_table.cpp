#include "tests/app/web/linked/odd_table.h"

#include <QDeadlineTimer>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

namespace umpire::testing {

bool runEventsUntil(const std::function<bool()>& isSo) {
    const QDeadlineTimer end(60000);
    QEventLoop events;
    while (!isSo() && !end.hasExpired()) {
        events.processEvents(QEventLoop::AllEvents, 20);
    }
    return isSo();
}

OddGuest::OddGuest(const LinkAddress& host) {
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket_.setSslConfiguration(tls);
    QNetworkRequest request(
        QUrl(QStringLiteral("wss://%1:%2/").arg(QString::fromStdString(host.host)).arg(host.port)));
    request.setRawHeader("Authorization", QByteArray::fromStdString("Bearer " + host.token));
    socket_.open(request);
    runEventsUntil([this] { return socket_.isValid(); });
}

void OddGuest::say(const std::string& text) {
    socket_.sendTextMessage(QString::fromStdString(text));
    socket_.flush();
}

void OddGuest::show(const std::string& bytes) {
    socket_.sendBinaryMessage(QByteArray::fromStdString(bytes));
    socket_.flush();
}

bool OddGuest::waitForEnd() {
    return runEventsUntil([this] { return !socket_.isValid(); });
}

OddHost::OddHost(const Identity& identity, std::string text)
    : identity_(identity), server_(QStringLiteral("odd"), QWebSocketServer::SecureMode) {
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(QSslCertificate(QByteArray::fromStdString(identity.certificate)));
    tls.setPrivateKey(QSslKey(QByteArray::fromStdString(identity.key), QSsl::Ec));
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    server_.setSslConfiguration(tls);
    QObject::connect(&server_, &QWebSocketServer::newConnection, &server_,
                     [this, said = std::move(text)] {
                         QWebSocket* const guest = server_.nextPendingConnection();
                         guest->setParent(&server_);
                         guest->sendTextMessage(QString::fromStdString(said));
                     });
    server_.listen(QHostAddress::LocalHost);
}

LinkAddress OddHost::address() const {
    return {"127.0.0.1", server_.serverPort(), std::string(32, 'a'),
            QSslCertificate(QByteArray::fromStdString(identity_.certificate))
                .digest(QCryptographicHash::Sha256)
                .toHex()
                .toStdString()};
}

} // namespace umpire::testing
