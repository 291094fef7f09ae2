#include "app/linked/link_end.h"

#include <QSslConfiguration>
#include <QSslError>
#include <QSslKey>

namespace umpire {
namespace {

constexpr std::chrono::milliseconds kLook{1000};
constexpr std::chrono::seconds kSilence{10}; ///< the other end answers pings; then it is gone
constexpr std::chrono::milliseconds kHandshake{10000};

void letGo(QWebSocket* socket) {
    socket->deleteLater(); // it may be the one that is telling us
}

QString bearer(const std::string& token) {
    return QStringLiteral("Bearer ") + QString::fromStdString(token);
}

QSslConfiguration tlsOf(const Identity& identity) {
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(QSslCertificate(QByteArray::fromStdString(identity.certificate)));
    tls.setPrivateKey(QSslKey(QByteArray::fromStdString(identity.key), QSsl::Ec));
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    return tls;
}

} // namespace

LinkEnd::LinkEnd(LinkShelf& shelf, LinkPlace place)
    : shelf_(shelf), place_(std::move(place)), socket_(nullptr, &letGo) {
    connect(&looks_, &QTimer::timeout, this, &LinkEnd::look);
    looks_.start(kLook);
}

Expected<std::uint16_t> LinkEnd::listen() {
    server_ =
        std::make_unique<QWebSocketServer>(QStringLiteral("umpire"), QWebSocketServer::SecureMode);
    server_->setSslConfiguration(tlsOf(place_.identity));
    server_->setHandshakeTimeout(kHandshake);
    server_->setMaxPendingConnections(4);
    connect(server_.get(), &QWebSocketServer::newConnection, this, &LinkEnd::welcome);
    const NetworkAddress& at = place_.invite;
    if (!server_->listen(QHostAddress(QString::fromStdString(at.host)), at.port)) {
        return tl::make_unexpected(
            Failure{ExitStatus::CannotWrite,
                    "--invite: " + text(at) + ": " + server_->errorString().toStdString()});
    }
    return server_->serverPort();
}

/// The newest guest is the other table: who comes back takes the place of the line that was cut.
void LinkEnd::welcome() {
    while (QWebSocket* guest = server_->nextPendingConnection()) {
        const QByteArray said = guest->request().rawHeader("Authorization");
        if (QString::fromLatin1(said) != bearer(place_.token)) {
            connect(guest, &QWebSocket::disconnected, guest, &QObject::deleteLater);
            guest->close(QWebSocketProtocol::CloseCodePolicyViolated, QStringLiteral("token"));
            continue;
        }
        attach(guest);
        isOpen_ = true;
        tell();
    }
}

void LinkEnd::attach(QWebSocket* socket) {
    if (socket_) {
        socket_->disconnect(this);
        socket_->abort();
    }
    socket_.reset(socket);
    isOpen_ = false;
    isTogether_ = false;
    isDistrusted_ = false;
    heard_ = Clock::now();
    socket->setMaxAllowedIncomingMessageSize(kMostBytesOfRecord);
    socket->setMaxAllowedIncomingFrameSize(kMostBytesOfRecord);
    connect(socket, &QWebSocket::textMessageReceived, this, &LinkEnd::hear);
    connect(socket, &QWebSocket::pong, this, [this] { heard_ = Clock::now(); });
    connect(socket, &QWebSocket::disconnected, this, [this] { lose(); });
}

void LinkEnd::call() {
    auto* const socket = new QWebSocket(QString(), QWebSocketProtocol::VersionLatest);
    attach(socket);
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates({}); // nobody vouches for it: the fingerprint alone does
    socket->setSslConfiguration(tls);
    connect(socket, &QWebSocket::sslErrors, this, [this](const QList<QSslError>& errors) {
        isDistrusted_ = std::ranges::any_of(
            errors, [this](const QSslError& each) { return !isTrusted(each.certificate()); });
        if (!isDistrusted_) {
            socket_->ignoreSslErrors();
        }
    });
    connect(socket, &QWebSocket::connected, this, &LinkEnd::meetsHost);
    connect(socket, qOverload<QAbstractSocket::SocketError>(&QWebSocket::error), this,
            [this] { lose(); });
    QUrl url;
    url.setScheme(QStringLiteral("wss"));
    url.setHost(QString::fromStdString(place_.host->host));
    url.setPort(place_.host->port);
    QNetworkRequest request(url);
    request.setRawHeader("Authorization", bearer(place_.host->token).toLatin1());
    socket->open(request);
}

bool LinkEnd::isTrusted(const QSslCertificate& certificate) const {
    return certificate.digest(QCryptographicHash::Sha256).toHex().toStdString() ==
           place_.host->fingerprint;
}

void LinkEnd::meetsHost() {
    if (!isTrusted(socket_->sslConfiguration().peerCertificate())) {
        isDistrusted_ = true;
        lose();
        return;
    }
    isOpen_ = true;
    tell();
}

void LinkEnd::send(TableRecord record) {
    std::optional<TableSetting> setting;
    {
        const std::scoped_lock lock(shelf_.mutex);
        setting = shelf_.setting;
    }
    if (isOpen_ && setting) {
        socket_->sendTextMessage(QString::fromStdString(textOf({*setting, std::move(record)})));
    }
}

void LinkEnd::tell() {
    TableRecord mine;
    {
        const std::scoped_lock lock(shelf_.mutex);
        mine = shelf_.mine;
    }
    send(std::move(mine));
    if (!unread_.empty()) {
        hear(QString::fromStdString(std::exchange(unread_, {})));
    }
}

void LinkEnd::hear(const QString& text) {
    heard_ = Clock::now();
    const auto message = tableMessageIn(text.toStdString());
    std::optional<TableSetting> setting;
    {
        const std::scoped_lock lock(shelf_.mutex);
        setting = shelf_.setting;
    }
    if (!setting) {
        unread_ = text.toStdString();
    } else if (!message) {
        socket_->close(QWebSocketProtocol::CloseCodeWrongDatatype);
    } else {
        take(*message, *setting);
    }
}

void LinkEnd::take(const TableMessage& message, const TableSetting& setting) {
    const std::string why = whyNotTogether(setting, message.setting);
    if (!why.empty()) {
        if (place_.host) {
            fail(ExitStatus::WrongUsage, "--with: " + why);
        } else {
            say("a table was sent away: " + why);
        }
        socket_->close(QWebSocketProtocol::CloseCodeNormal, QStringLiteral("another game"));
        return;
    }
    if (!std::exchange(isTogether_, true)) {
        say("the other table is there");
    }
    if (message.record.hasEnded) {
        say("the other table has ended its game");
    }
    const std::scoped_lock lock(shelf_.mutex);
    shelf_.heard = message.record;
    shelf_.isMet = true;
    shelf_.changed.notify_all();
}

void LinkEnd::lose() {
    if (!socket_) {
        return;
    }
    const QWebSocketProtocol::CloseCode code = socket_->closeCode();
    socket_->disconnect(this);
    socket_->abort();
    socket_.reset();
    if (std::exchange(isTogether_, false)) {
        say("the other table is out of reach; the game goes on here, and what happens is told when "
            "the other table is back");
    } else if (place_.host && isDistrusted_) {
        fail(ExitStatus::CannotRead,
             "--with: the certificate of the table at " + place_.host->host + ":" +
                 std::to_string(place_.host->port) +
                 " is another one than the address says; copy the address from that table again");
    } else if (place_.host && code == QWebSocketProtocol::CloseCodePolicyViolated) {
        fail(ExitStatus::CannotRead, "--with: the other table does not know the token of the "
                                     "address; copy the address from that table again");
    } else if (place_.host) {
        fail(ExitStatus::CannotRead, "--with: no table answers at " + place_.host->host + ":" +
                                         std::to_string(place_.host->port) +
                                         "; start that table first");
    }
    isOpen_ = false;
}

/// Once it was met, a table that does not answer is called again.
void LinkEnd::fail(ExitStatus status, const std::string& why) {
    const std::scoped_lock lock(shelf_.mutex);
    if (!shelf_.isMet && !shelf_.failed) { // the first reason is why
        shelf_.failed = Failure{status, why};
        shelf_.changed.notify_all();
    }
}

void LinkEnd::say(const std::string& news) {
    const std::scoped_lock lock(shelf_.mutex);
    shelf_.news.emplace_back(news);
}

void LinkEnd::look() {
    const bool isSilent = socket_ && Clock::now() - heard_ > kSilence;
    if (isSilent) {
        lose();
    }
    if (socket_ && isOpen_) {
        socket_->ping();
    } else if (!socket_ && place_.host) {
        call();
    }
}

void LinkEnd::end() {
    looks_.stop();
    if (server_) {
        server_->close();
    }
    if (socket_ && isOpen_) {
        TableRecord last;
        {
            const std::scoped_lock lock(shelf_.mutex);
            last = shelf_.mine;
        }
        last.hasEnded = true;
        send(std::move(last));
        socket_->disconnect(this);
        socket_->close(QWebSocketProtocol::CloseCodeGoingAway);
        socket_->flush();
    }
}

} // namespace umpire
