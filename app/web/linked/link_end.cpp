#include "app/web/linked/link_end.h"

#include "app/web/linked/picture_message.h"

#include <QSslConfiguration>
#include <QSslError>

namespace umpire {
namespace {

constexpr std::chrono::milliseconds kLook{1000};
constexpr std::chrono::seconds kSilence{10}; ///< the other end answers pings; then it is gone
constexpr std::chrono::milliseconds kHandshake{10000};
constexpr std::size_t kMostPicturesThatCame = 16; ///< and are not taken yet
/// What is longer breaks the line; what is somewhat too long is refused with a reason.
constexpr std::size_t kMostBytesAtOnce = 4 * kMostBytesOfPicture;

void letGo(QWebSocket* socket) {
    socket->deleteLater(); // it may be the one that is telling us
}

QString bearer(const std::string& token) {
    return QStringLiteral("Bearer ") + QString::fromStdString(token);
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
        return wrongSetting("invite", text(at) + ": " + server_->errorString().toStdString(),
                            ExitStatus::CannotWrite);
    }
    return server_->serverPort();
}

/// The newest guest is the other table: who comes back takes the place of the line that was cut.
void LinkEnd::welcome() {
    while (QWebSocket* guest = server_->nextPendingConnection()) {
        const QByteArray said = guest->request().rawHeader("Authorization");
        if (QString::fromLatin1(said) != bearer(place_.token)) {
            sayOnce(message("a table was sent away: %1", message("it does not know the token")));
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
    hasEnded_ = false;
    sent_.clear();
    heard_ = Clock::now();
    socket->setMaxAllowedIncomingMessageSize(kMostBytesAtOnce);
    socket->setMaxAllowedIncomingFrameSize(kMostBytesAtOnce);
    connect(socket, &QWebSocket::textMessageReceived, this, &LinkEnd::hear);
    connect(socket, &QWebSocket::binaryMessageReceived, this, &LinkEnd::takePicture);
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
    std::optional<TableSetting> setting;
    {
        const std::scoped_lock lock(shelf_.mutex);
        setting = shelf_.setting;
    }
    const std::string said = text.toStdString();
    if (!setting) {
        unread_ = said.substr(0, kMostBytesOfRecord + 1);
        return;
    }
    const auto heard =
        said.size() <= kMostBytesOfRecord
            ? tableMessageIn(said)
            : tl::make_unexpected(message("the other table says more than 1 MB at once"));
    if (!heard) {
        sendAway(ExitStatus::CannotRead, heard.error());
    } else if (const auto why = whyNotTogether(*setting, heard->setting); !why.empty()) {
        sendAway(ExitStatus::WrongUsage, why);
    } else {
        take(*heard);
    }
}

void LinkEnd::sendAway(ExitStatus status, const Message& why) {
    if (place_.host) {
        fail(status, why);
        sayOnce(why); // to who goes on calling, because the tables were together before
    } else {
        sayOnce(message("a table was sent away: %1", why));
    }
    socket_->close(QWebSocketProtocol::CloseCodeNormal, QStringLiteral("another game"));
}

/// The first record that came on this line.
void LinkEnd::greet() {
    isTogether_ = true;
    saidOnce_ = {};
    say({LinkNews::For::Players, std::exchange(wasTogether_, true)
                                     ? message("the other table is back")
                                     : message("the other table is there")});
}

void LinkEnd::take(const TableMessage& message) {
    if (!isTogether_) {
        greet();
    }
    if (message.record.hasEnded && !std::exchange(hasEnded_, true)) {
        say({LinkNews::For::Players, umpire::message("the other table has ended its game")});
    }
    {
        const std::scoped_lock lock(shelf_.mutex);
        std::erase_if(shelf_.outbox, [&](const LinkedPicture& each) {
            return std::ranges::find(message.record.kept, each.sha256) != message.record.kept.end();
        });
        shelf_.heard = message.record;
        shelf_.isMet = true;
        shelf_.changed.notify_all();
    }
    showPictures();
}

/// Each goes once over a line. The other table says which ones it keeps, and what is missing there
/// goes over the next line.
void LinkEnd::showPictures() {
    std::deque<LinkedPicture> all;
    if (isTogether_) {
        const std::scoped_lock lock(shelf_.mutex);
        all = shelf_.outbox;
    }
    for (const LinkedPicture& each : all) {
        if (sent_.insert(each.sha256).second) {
            socket_->sendBinaryMessage(QByteArray::fromStdString(bytesOf(each)));
        }
    }
}

void LinkEnd::takePicture(const QByteArray& bytes) {
    heard_ = Clock::now();
    if (!isTogether_) {
        return; // whose it is, is not known yet
    }
    auto picture = linkedPictureIn({bytes.constData(), std::size_t(bytes.size())});
    if (!picture) {
        say({LinkNews::For::Machine,
             message("a picture from the other table was refused: %1", picture.error())});
        return;
    }
    const std::scoped_lock lock(shelf_.mutex);
    if (shelf_.inbox.size() < kMostPicturesThatCame) {
        shelf_.inbox.push_back(*std::move(picture));
    }
}

Message LinkEnd::whyNoHost(QWebSocketProtocol::CloseCode code) const {
    const std::string at = hostAndPort(*place_.host);
    if (isDistrusted_) {
        return message("the certificate of the table at %1 is another one than the address says; "
                       "copy the address from that table again",
                       at);
    }
    if (code == QWebSocketProtocol::CloseCodePolicyViolated) {
        return message("the other table does not know the token of the address; copy the address "
                       "from that table again");
    }
    return message("no table answers at %1; start that table first", at);
}

void LinkEnd::lose() {
    if (!socket_) {
        return;
    }
    const QWebSocketProtocol::CloseCode code = socket_->closeCode();
    socket_->disconnect(this);
    socket_->abort();
    socket_.reset();
    isOpen_ = false;
    if (!std::exchange(isTogether_, false)) {
        if (place_.host) {
            fail(ExitStatus::CannotRead, whyNoHost(code));
        }
    } else if (!hasEnded_) {
        say({LinkNews::For::Players,
             message("the other table cannot be reached; the game goes on here, and the other "
                     "table is told what happened when it is back")});
    }
}

/// Once it was met, a table that does not answer is called again.
void LinkEnd::fail(ExitStatus status, const Message& why) {
    const std::scoped_lock lock(shelf_.mutex);
    if (!shelf_.isMet && !shelf_.failed) { // the first reason is why
        shelf_.failed = Failure{status, why, "with"};
        shelf_.changed.notify_all();
    }
}

/// Whoever comes again each second is told of once.
void LinkEnd::sayOnce(const Message& text) {
    if (std::exchange(saidOnce_, text) != text) {
        say({LinkNews::For::Machine, text});
    }
}

/// A stranger who knocks all night fills no memory.
void LinkEnd::say(LinkNews news) {
    constexpr std::size_t kMostNews = 64;
    const std::scoped_lock lock(shelf_.mutex);
    if (shelf_.news.size() < kMostNews) {
        shelf_.news.push_back(std::move(news));
    }
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
