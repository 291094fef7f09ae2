#include "app/common/network/door.h"

#include "app/common/network/web_socket_frames.h"

#include <algorithm>
#include <array>
#include <QHttpServer>
#include <QPointer>
#include <QSslSocket>
#include <QTcpSocket>
#include <sys/socket.h>
#include <unistd.h>

namespace umpire {
namespace {

/// In bytes; head and body of all requests fit, except of long requests.
constexpr qint64 kReadAhead = 16384;
/// Size of the system's send buffer in bytes; by default it would grow up to 4 MiB.
constexpr int kSendBuffer = 262144;
/// Maximum number of connections that wait in the system until the door accepts them. A client
/// whose connection is rejected tries again only after a second.
constexpr int kBacklog = 1024;
constexpr std::chrono::milliseconds kSweep{1000};
/// time until a client's request for a WebSocket is checked again while a place is being freed
constexpr std::chrono::milliseconds kAskAgain{50};
constexpr std::array<std::string_view, 2> kPictures = {"/table.jpg", "/moments.jpg"};

bool isPicture(std::string_view path) {
    return std::ranges::find(kPictures, path) != kPictures.end();
}

/// Returns the reason phrase of an HTTP status, such as "Forbidden", for people who read the status
/// line.
std::string_view phraseOf(int status) {
    switch (status) {
    case 200:
        return "OK";
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 408:
        return "Request Timeout";
    case 413:
        return "Content Too Large";
    case 422:
        return "Unprocessable Content";
    case 426:
        return "Upgrade Required";
    case 431:
        return "Request Header Fields Too Large";
    case 503:
        return "Service Unavailable";
    default:
        return "Bad Request";
    }
}

std::string headOf(int status, const std::string& type, qsizetype size) {
    return "HTTP/1.1 " + std::to_string(status) + " " + std::string(phraseOf(status)) +
           "\r\nContent-Type: " + type + "\r\nContent-Length: " + std::to_string(size);
}

std::string answerOf(const Refusal& refusal) {
    const std::string body = refusal.because + "\n";
    return headOf(refusal.status, "text/plain; charset=utf-8", qsizetype(body.size())) +
           (refusal.status == 401 ? "\r\nWWW-Authenticate: Bearer" : "") +
           (refusal.status == 426 ? "\r\nSec-WebSocket-Version: 13" : "") +
           "\r\nCross-Origin-Resource-Policy: same-origin"
           "\r\nContent-Security-Policy: frame-ancestors 'self'"
           "\r\nConnection: close\r\n\r\n" +
           body;
}

QByteArray answerOf(const HttpAnswer& answer) {
    return QByteArray::fromStdString(headOf(answer.status, answer.type, answer.body.size()) +
                                     "\r\nCache-Control: no-store"
                                     "\r\nX-Content-Type-Options: nosniff"
                                     "\r\nCross-Origin-Resource-Policy: same-origin"
                                     "\r\nContent-Security-Policy: frame-ancestors 'self'"
                                     "\r\nConnection: close\r\n\r\n") +
           answer.body;
}

} // namespace

Door::Door(Rules rules, const DoorOptions& options) : rules_(std::move(rules)), options_(options) {
    connect(&sweeper_, &QTimer::timeout, this, &Door::sweep);
    sweeper_.start(kSweep);
}

Door::~Door() {
    since_.clear();
}

Expected<NetworkAddress> Door::open(std::unique_ptr<Door> door, QHttpServer& server,
                                    const NetworkAddress& wanted, const Identity* identity) {
    door->setListenBacklogSize(kBacklog);
    if (identity != nullptr) {
        door->tls_ = tlsOf(*identity);
    }
    if (!door->listen(QHostAddress(QString::fromStdString(wanted.host)), wanted.port)) {
        return wrongSetting("listen",
                            "nothing can be served at " + text(wanted) + " (" +
                                door->errorString().toStdString() +
                                "); take another port, or end what holds this one",
                            ExitStatus::CannotWrite);
    }
    const NetworkAddress at{wanted.host, door->serverPort()};
    door->setParent(&server);
    server.bind(door.release());
    return at;
}

QTcpSocket* Door::freshSocket() {
    if (!tls_) {
        return new QTcpSocket(this);
    }
    auto* socket = new QSslSocket(this);
    socket->setSslConfiguration(*tls_);
    return socket;
}

void Door::incomingConnection(qintptr descriptor) {
    QTcpSocket* guest = freshSocket();
    if (!guest->setSocketDescriptor(descriptor) || !makeRoomFor(guest->peerAddress())) {
        if (guest->socketDescriptor() < 0) {
            ::close(int(descriptor));
        }
        delete guest;
        return;
    }
    guest->setReadBufferSize(kReadAhead);
    guest->setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, kSendBuffer);
    since_[guest] = {Clock::now(), guest->peerAddress()};
    connect(guest, &QObject::destroyed, this, [this, guest] { since_.erase(guest); });
    connect(guest, &QIODevice::readyRead, this, [this, guest] { hear(guest); });
    connect(guest, &QAbstractSocket::disconnected, guest, &QObject::deleteLater);
    if (auto* secure = qobject_cast<QSslSocket*>(guest)) {
        secure->startServerEncryption();
    }
    hear(guest);
}

bool Door::makeRoomFor(const QHostAddress& peer) {
    const auto ofPeer =
        std::ranges::count_if(since_, [&](const auto& each) { return each.second.peer == peer; });
    const bool hasItsShare = ofPeer >= options_.mostOfOnePeer;
    if (guests() < options_.mostGuests && !hasItsShare) {
        return true;
    }
    auto longest = since_.end();
    for (auto each = since_.begin(); each != since_.end(); ++each) {
        const Visit& visit = each->second;
        const bool mayGo = !visit.inside && (!hasItsShare || visit.peer == peer);
        if (mayGo && (longest == since_.end() || visit.since < longest->second.since)) {
            longest = each;
        }
    }
    if (longest == since_.end()) {
        return false;
    }
    sendAway(longest->first);
    return true;
}

void Door::hear(QTcpSocket* guest) {
    if (since_[guest].errand) {
        return hearErrand(guest);
    }
    const QByteArray came = guest->peek(kReadAhead);
    const HeadRead read = readRequestHead({came.data(), std::size_t(came.size())});
    if (!read.head) {
        if (read.fault == HeadFault::TooLong) {
            refuse(guest, {431, "a request has a few lines"});
        } else if (read.fault == HeadFault::Malformed) {
            refuse(guest, {400, "that is no HTTP"});
        }
        return;
    }
    if (const auto refusal = rules_.refusalOf(*read.head)) {
        const std::size_t whole = read.head->size + read.head->bodySize;
        refuse(guest, *refusal, std::size_t(came.size()) < whole ? Rest::IsComing : Rest::None);
    } else if (toTelephone_.isErrand && toTelephone_.isErrand(*read.head)) {
        takeErrand(guest, *read.head);
    } else if (const auto whole = qint64(read.head->size + read.head->bodySize);
               guest->bytesAvailable() < whole) {
        waitFor(guest, whole);
    } else {
        if (read.head->upgradesToWebSocket) {
            seat(guest, *read.head);
        } else {
            disconnect(guest, &QIODevice::readyRead, this, nullptr);
            admit(guest, *read.head);
        }
    }
}

/// Reserves an upload's place for a request that is longer than kReadAhead. The request stays
/// unread until it is complete.
void Door::waitFor(QTcpSocket* guest, qint64 whole) {
    Visit& visit = since_[guest];
    if (!visit.isLong && whole > kReadAhead) {
        if (!hasRoomForUpload()) {
            return refuse(guest, {503, "the umpire is busy; ask again"}, Rest::IsComing);
        }
        visit.isLong = true;
        visit.began = Clock::now();
        guest->setReadBufferSize(whole);
    }
    if (visit.isLong) {
        noteWhatCame(visit, guest->bytesAvailable());
    }
}

bool Door::hasRoomForUpload() const {
    return std::ranges::count_if(since_, [](const auto& each) {
               const Visit& visit = each.second;
               return visit.isLong || (visit.errand && visit.errand->bodySize > 0);
           }) < options_.mostUploads;
}

void Door::noteWhatCame(Visit& visit, qint64 came) {
    if (came > visit.came) {
        visit.came = came;
        visit.since = Clock::now();
    }
}

void Door::seat(QTcpSocket* guest, const RequestHead& head) {
    if (head.webSocketVersion != "13") {
        return refuse(guest, {426, "WebSockets are of version 13 here"});
    }
    if (!isWebSocketKey(head.webSocketKey)) {
        return refuse(guest, {400, "Sec-WebSocket-Key has to be 16 bytes in base64"});
    }
    switch (toWebSocket_.roomFor ? toWebSocket_.roomFor(head, guest->peerAddress()) : Room::None) {
    case Room::Free:
        // also disconnects `deleteLater`, because the socket now belongs to another object
        guest->disconnect();
        since_.erase(guest);
        guest->setParent(nullptr);
        guest->read(qint64(head.size));
        toWebSocket_.enter(guest, head);
        return;
    case Room::Soon:
        QTimer::singleShot(kAskAgain, guest, [this, guest] { hear(guest); });
        return;
    case Room::None:
        refuse(guest, {503, "too many watch; ask again"});
        return;
    }
}

void Door::takeErrand(QTcpSocket* guest, const RequestHead& head) {
    const bool fits = head.bodySize == 0 || hasRoomForUpload();
    if (!toTelephone_.hasRoomFor(head.bodySize) || !fits) {
        return refuse(guest, {503, "the umpire is busy; ask again"},
                      head.bodySize > 0 ? Rest::IsComing : Rest::None);
    }
    Visit& visit = since_[guest];
    visit.errand = head;
    visit.began = visit.since = Clock::now();
    guest->setReadBufferSize(qint64(head.size + head.bodySize));
    hearErrand(guest);
}

void Door::hearErrand(QTcpSocket* guest) {
    Visit& visit = since_[guest];
    const qint64 came = guest->bytesAvailable();
    noteWhatCame(visit, came);
    if (came < qint64(visit.errand->size + visit.errand->bodySize)) {
        return;
    }
    disconnect(guest, &QIODevice::readyRead, this, nullptr);
    const RequestHead head = *std::exchange(visit.errand, std::nullopt);
    visit.inside = true;
    visit.since = Clock::now();
    guest->read(qint64(head.size));
    toTelephone_.ask(head, guest->read(qint64(head.bodySize)),
                     [this, waits = QPointer<QTcpSocket>(guest)](const HttpAnswer& given) {
                         if (waits && since_.contains(waits)) {
                             answer(waits, given);
                         }
                     });
}

void Door::answer(QTcpSocket* guest, const HttpAnswer& answer) {
    since_[guest].since = Clock::now();
    guest->write(answerOf(answer));
    sendAwayWhenTold(guest);
}

bool Door::hasRoomFor(const RequestHead& head) const {
    const auto taking =
        std::ranges::count_if(since_, [](const auto& guest) { return guest.second.takesPicture; });
    const bool saysToken = rules_.saysToken && rules_.saysToken(head);
    const int more = saysToken ? options_.morePictures : 0;
    return !isPicture(head.path) || taking < options_.mostPictures + more;
}

void Door::admit(QTcpSocket* guest, const RequestHead& head) {
    if (!hasRoomFor(head)) {
        refuse(guest, {503, "too many take the picture; ask again"});
        return;
    }
    since_[guest].inside = true;
    since_[guest].isLong = false;
    since_[guest].takesPicture = isPicture(head.path);
    addPendingConnection(guest); // Qt's server takes the socket and connects to its signals
    emit guest->readyRead();
    QObject::disconnect(guest, &QIODevice::readyRead, nullptr, nullptr); // one request only
    sendAwayWhenTold(guest);
}

void Door::refuse(QTcpSocket* guest, const Refusal& refusal, Rest rest) {
    disconnect(guest, &QIODevice::readyRead, this, nullptr);
    since_[guest].inside = true;
    since_[guest].errand.reset();
    since_[guest].isLong = false;
    guest->readAll(); // if data stay unread, closing the connection discards the answer
    guest->write(QByteArray::fromStdString(answerOf(refusal)));
    if (rest == Rest::IsComing) {
        listenToTheEnd(guest);
    } else {
        sendAwayWhenTold(guest);
    }
}

/// Lets a client finish sending its request before it reads the answer. The rest of the request is
/// discarded. The connection is closed early if another client needs the place.
void Door::listenToTheEnd(QTcpSocket* guest) {
    guest->setReadBufferSize(kReadAhead);
    since_[guest].since = Clock::now();
    since_[guest].inside = false;
    connect(guest, &QIODevice::readyRead, guest, [guest] { guest->readAll(); });
    connect(guest, &QIODevice::bytesWritten, guest, [guest] {
        if (guest->bytesToWrite() == 0) {
            ::shutdown(int(guest->socketDescriptor()), SHUT_WR);
        }
    });
}

void Door::sendAwayWhenTold(QTcpSocket* guest) {
    if (guest->bytesToWrite() == 0) {
        guest->disconnectFromHost();
        return;
    }
    connect(guest, &QIODevice::bytesWritten, guest, [guest] {
        if (guest->bytesToWrite() == 0) {
            guest->disconnectFromHost();
        }
    });
}

bool Door::isOverdue(const Visit& visit, Clock::time_point now) const {
    const bool stalls =
        now - visit.since > (visit.inside ? options_.longestVisit : options_.patience);
    return stalls || ((visit.errand || visit.isLong) && now - visit.began > options_.longestUpload);
}

void Door::sweep() {
    const Clock::time_point now = Clock::now();
    std::vector<QTcpSocket*> overdue;
    for (const auto& [guest, visit] : since_) {
        if (isOverdue(visit, now)) {
            overdue.push_back(guest);
        }
    }
    for (QTcpSocket* guest : overdue) {
        if (since_[guest].errand || since_[guest].isLong) {
            refuse(guest, {408, "it did not come whole; send it again"}, Rest::IsComing);
        } else {
            sendAway(guest);
        }
    }
}

void Door::sendAway(QTcpSocket* guest) {
    since_.erase(guest);
    guest->abort();
}

} // namespace umpire
