#include "app/feed/door.h"

#include <algorithm>
#include <QTcpSocket>
#include <unistd.h>

namespace umpire {
namespace {

constexpr qint64 kReadAhead = 16384; ///< bytes: head and body fit
constexpr int kSendBuffer = 262144;  ///< bytes, the system's; its own choice goes up to 4 MiB
constexpr std::chrono::milliseconds kSweep{1000};
constexpr std::string_view kPicture = "/table.jpg";

/// "Forbidden", for people who read the first line.
std::string_view phraseOf(int status) {
    switch (status) {
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 413:
        return "Content Too Large";
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

std::string answerOf(const Refusal& refusal) {
    const std::string body = refusal.because + "\n";
    return "HTTP/1.1 " + std::to_string(refusal.status) + " " +
           std::string(phraseOf(refusal.status)) +
           "\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: " +
           std::to_string(body.size()) +
           (refusal.status == 401 ? "\r\nWWW-Authenticate: Bearer" : "") +
           "\r\nConnection: close\r\n\r\n" + body;
}

} // namespace

Door::Door(FeedRules rules, ToWebSocket toWebSocket, const DoorOptions& options)
    : rules_(std::move(rules)), toWebSocket_(std::move(toWebSocket)), options_(options) {
    connect(&sweeper_, &QTimer::timeout, this, &Door::sweep);
    sweeper_.start(kSweep);
}

Door::~Door() {
    since_.clear();
}

void Door::incomingConnection(qintptr descriptor) {
    const int others = others_ ? others_() : 0;
    if (guests() + others >= options_.mostGuests) {
        ::close(int(descriptor));
        return;
    }
    auto* guest = new QTcpSocket(this);
    if (!guest->setSocketDescriptor(descriptor)) {
        ::close(int(descriptor));
        delete guest;
        return;
    }
    guest->setReadBufferSize(kReadAhead);
    guest->setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, kSendBuffer);
    since_[guest] = {Clock::now()};
    connect(guest, &QObject::destroyed, this, [this, guest] { since_.erase(guest); });
    connect(guest, &QIODevice::readyRead, this, [this, guest] { hear(guest); });
    connect(guest, &QAbstractSocket::disconnected, guest, &QObject::deleteLater);
    hear(guest);
}

void Door::hear(QTcpSocket* guest) {
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
    if (const auto refusal = refusalOf(*read.head, rules_)) {
        refuse(guest, *refusal);
    } else if (std::size_t(came.size()) >= read.head->size + read.head->bodySize) {
        disconnect(guest, &QIODevice::readyRead, this, nullptr);
        if (read.head->upgradesToWebSocket) {
            guest->disconnect(this);
            since_.erase(guest);
            guest->setParent(nullptr);
            toWebSocket_(guest);
        } else {
            admit(guest, *read.head);
        }
    }
}

bool Door::hasRoomFor(const RequestHead& head) const {
    const auto taking =
        std::ranges::count_if(since_, [](const auto& guest) { return guest.second.takesPicture; });
    return head.path != kPicture || taking < options_.mostPictures;
}

void Door::admit(QTcpSocket* guest, const RequestHead& head) {
    if (!hasRoomFor(head)) {
        refuse(guest, {503, "too many take the picture; ask again"});
        return;
    }
    since_[guest].inside = true;
    since_[guest].takesPicture = head.path == kPicture;
    addPendingConnection(guest); // Qt's server takes it and listens to it
    emit guest->readyRead();
    QObject::disconnect(guest, &QIODevice::readyRead, nullptr, nullptr); // one request
    sendAwayWhenTold(guest);
}

void Door::refuse(QTcpSocket* guest, const Refusal& refusal) {
    disconnect(guest, &QIODevice::readyRead, this, nullptr);
    since_[guest].inside = true;
    guest->readAll(); // what is unread when a connection ends takes the answer with it
    guest->write(QByteArray::fromStdString(answerOf(refusal)));
    sendAwayWhenTold(guest);
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

void Door::sweep() {
    const Clock::time_point now = Clock::now();
    std::vector<QTcpSocket*> overdue;
    for (const auto& [guest, visit] : since_) {
        if (now - visit.since > (visit.inside ? options_.longestVisit : options_.patience)) {
            overdue.push_back(guest);
        }
    }
    for (QTcpSocket* guest : overdue) {
        guest->abort();
    }
}

} // namespace umpire
