#include "app/web/server/watchers.h"

#include "app/common/failure/number_in.h"
#include "app/common/network/request_head.h"

#include <algorithm>

namespace umpire {
namespace {

constexpr int kSweepMs = 1000;

std::string missedText(std::uint64_t from, std::uint64_t first) {
    return R"({"event":"missed","from":)" + std::to_string(from) + R"(,"first":)" +
           std::to_string(first) + "}";
}

} // namespace

Watchers::Watchers(const WatcherOptions& options) : options_(options) {
    connect(&sweeper_, &QTimer::timeout, this, &Watchers::sweep);
    sweeper_.start(kSweepMs);
}

Watchers::~Watchers() = default;

std::uint64_t Watchers::lastFor(const EventLog& log, Told told) const {
    return told == Told::AtOnce ? log.last() : std::min(lastLater_, log.last());
}

Watchers::Reading Watchers::readingOf(const EventLog& log, std::string_view query,
                                      Told told) const {
    const auto from = queryValue(query, "from");
    const std::uint64_t end = lastFor(log, told) + 1;
    const std::uint64_t next = from ? numberIn<std::uint64_t>(*from).value_or(1) : end;
    return {&log, std::clamp<std::uint64_t>(next, 1, end), told};
}

void Watchers::welcome(std::unique_ptr<WebSocket> socket, Kind kind, Reading reading) {
    auto watcher = std::make_unique<Watcher>();
    WebSocket* const raw = socket.get();
    Watcher* const known = watcher.get();
    watcher->socket = std::move(socket);
    watcher->kind = kind;
    watcher->reading = reading;
    watchers_.push_back(std::move(watcher));
    raw->listen({[this, known] { tell(*known); }, [this, raw] { forget(raw); }});
    tell(*known);
}

void Watchers::tell(Watcher& watcher) {
    const EventLog& log = *watcher.reading.log;
    std::uint64_t& next = watcher.reading.next;
    const std::uint64_t last = lastFor(log, watcher.reading.told);
    if (const std::uint64_t first = log.first(); next < first && first <= last + 1) {
        watcher.socket->send(missedText(next, first));
        next = first;
    }
    while (next <= last && watcher.socket->bytesToWrite() < options_.mostUnsent) {
        const EventLog::Line line = log.at(next);
        if (!line) {
            return;
        }
        ++next;
        watcher.socket->send(*line);
    }
}

void Watchers::tell() {
    for (const auto& watcher : watchers_) {
        tell(*watcher);
    }
}

void Watchers::tellLater(std::uint64_t last) {
    lastLater_ = last;
    tell();
}

void Watchers::farewell() {
    for (const auto& watcher : watchers_) {
        tell(*watcher);
        watcher->socket->close(CloseCode::GoingAway);
    }
}

bool Watchers::isFull(Kind kind) const {
    const auto count =
        std::ranges::count_if(watchers_, [kind](const auto& each) { return each->kind == kind; });
    return count >= (kind == Kind::Open ? options_.mostOpen : options_.mostWithToken);
}

Room Watchers::roomFor(Kind kind, const QHostAddress& peer) {
    if (!isFull(kind)) {
        return Room::Free;
    }
    if (!asked_) {
        askAll();
    }
    if (Clock::now() - *asked_ < options_.answerTime) {
        return Room::Soon;
    }
    dropSilent();
    return !isFull(kind) || dropNewestOf(kind, peer) ? Room::Free : Room::None;
}

void Watchers::askAll() {
    asked_ = Clock::now();
    for (const auto& watcher : watchers_) {
        watcher->socket->ping();
    }
}

void Watchers::dropSilent() {
    std::vector<WebSocket*> silent;
    for (const auto& watcher : watchers_) {
        if (watcher->socket->heard() < *asked_) {
            silent.push_back(watcher->socket.get());
        }
    }
    asked_.reset();
    drop(silent);
}

bool Watchers::dropNewestOf(Kind kind, const QHostAddress& peer) {
    const auto isOfPeer = [&](const auto& each) {
        return each->kind == kind && each->socket->peer() == peer;
    };
    if (std::ranges::count_if(watchers_, isOfPeer) <= options_.mostOfOnePeer) {
        return false;
    }
    drop({(*std::find_if(watchers_.rbegin(), watchers_.rend(), isOfPeer))->socket.get()});
    return true;
}

/// Tells whether the client must be closed. Sends a ping after a silence of `patience`, and waits
/// equally long for the answer.
bool Watchers::losesPatience(Watcher& watcher) {
    const qint64 unsent = watcher.socket->bytesToWrite();
    const bool took = unsent == 0 || unsent < watcher.unsent;
    watcher.stuck = took ? 0 : watcher.stuck + 1;
    watcher.unsent = unsent;
    watcher.silent = watcher.socket->heard() != watcher.heard ? 0 : watcher.silent + 1;
    watcher.heard = watcher.socket->heard();
    if (watcher.silent == options_.patience) {
        watcher.socket->ping();
    }
    return watcher.stuck > options_.patience || unsent > options_.tooMuch ||
           watcher.silent > 2 * options_.patience;
}

void Watchers::sweep() {
    std::vector<WebSocket*> lost;
    for (const auto& watcher : watchers_) {
        if (losesPatience(*watcher)) {
            lost.push_back(watcher->socket.get());
        }
    }
    drop(lost);
}

void Watchers::drop(const std::vector<WebSocket*>& sockets) {
    for (WebSocket* socket : sockets) {
        forget(socket);
    }
}

void Watchers::forget(WebSocket* socket) {
    const auto found = std::ranges::find_if(
        watchers_, [socket](const auto& each) { return each->socket.get() == socket; });
    if (found != watchers_.end()) {
        socket->abort();
        (*found)->socket.release()->deleteLater(); // the watcher may be the signal's sender
        watchers_.erase(found);
    }
}

} // namespace umpire
