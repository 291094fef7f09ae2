#include "app/feed/watchers.h"

#include "app/feed/request_head.h"

#include <algorithm>
#include <QUrl>
#include <QWebSocket>

namespace umpire {
namespace {

constexpr int kSweepMs = 1000;
constexpr quint64 kLongestMessage = 4096; ///< bytes: nothing is read from watchers

std::string missedText(std::uint64_t from, std::uint64_t first) {
    return R"({"event":"missed","from":)" + std::to_string(from) + R"(,"first":)" +
           std::to_string(first) + "}";
}

} // namespace

Watchers::Watchers(const WatcherOptions& options) : options_(options) {
    connect(&sweeper_, &QTimer::timeout, this, &Watchers::sweep);
    sweeper_.start(kSweepMs);
}

Watchers::~Watchers() {
    for (const auto& watcher : watchers_) {
        watcher->socket->disconnect(this);
    }
}

void Watchers::welcome(std::unique_ptr<QWebSocket> socket, const EventLog& log) {
    auto watcher = std::make_unique<Watcher>();
    const std::string query = socket->requestUrl().query().toStdString();
    const auto from = queryValue(query, "from");
    watcher->next = from ? numberIn(*from).value_or(1) : log.last() + 1;
    watcher->next = std::clamp<std::uint64_t>(watcher->next, 1, log.last() + 1);
    watcher->log = &log;
    QWebSocket* const raw = socket.get();
    raw->setMaxAllowedIncomingMessageSize(kLongestMessage);
    raw->setMaxAllowedIncomingFrameSize(kLongestMessage);
    watcher->socket = std::move(socket);
    Watcher* const known = watcher.get();
    // Queued: it may come while all of them are told.
    connect(
        raw, &QWebSocket::disconnected, this, [this, raw] { forget(raw); }, Qt::QueuedConnection);
    connect(raw, &QWebSocket::bytesWritten, this, [this, known] { tell(*known); });
    watchers_.push_back(std::move(watcher));
    tell(*known);
}

void Watchers::tell(Watcher& watcher) {
    const std::uint64_t first = watcher.log->first();
    if (watcher.next < first) {
        watcher.socket->sendTextMessage(QString::fromStdString(missedText(watcher.next, first)));
        watcher.next = first;
    }
    while (watcher.socket->bytesToWrite() < options_.mostUnsent) {
        const EventLog::Line line = watcher.log->at(watcher.next);
        if (!line) {
            return;
        }
        ++watcher.next;
        watcher.socket->sendTextMessage(QString::fromStdString(*line));
    }
}

void Watchers::tell() {
    for (const auto& watcher : watchers_) {
        tell(*watcher);
    }
}

void Watchers::farewell() {
    for (const auto& watcher : watchers_) {
        watcher->socket->disconnect(this);
        tell(*watcher);
        watcher->socket->flush();
        watcher->socket->close(QWebSocketProtocol::CloseCodeGoingAway);
        watcher->socket->flush();
    }
}

void Watchers::sweep() {
    std::vector<QWebSocket*> stuck;
    for (const auto& watcher : watchers_) {
        const qint64 unsent = watcher->socket->bytesToWrite();
        const bool took = unsent == 0 || unsent < watcher->unsent;
        watcher->stuck = took ? 0 : watcher->stuck + 1;
        watcher->unsent = unsent;
        if (watcher->stuck > options_.patience || unsent > options_.tooMuch) {
            stuck.push_back(watcher->socket.get());
        }
    }
    for (QWebSocket* socket : stuck) {
        socket->abort();
        forget(socket);
    }
}

void Watchers::forget(QWebSocket* socket) {
    const auto found = std::ranges::find_if(
        watchers_, [socket](const auto& each) { return each->socket.get() == socket; });
    if (found != watchers_.end()) {
        socket->disconnect(this);
        (*found)->socket.release()->deleteLater(); // it may be the one that is telling us
        watchers_.erase(found);
    }
}

} // namespace umpire
