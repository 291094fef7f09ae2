#pragma once

#include "app/common/network/answer.h"
#include "app/common/network/web_socket.h"
#include "app/web/server/event_log.h"

#include <memory>
#include <QTimer>
#include <vector>

namespace umpire {

struct WatcherOptions {
    /// maximum number of unsent bytes to a client up to which the next event is sent
    qint64 mostUnsent = 65536;
    /// maximum number of unsent bytes, such as answers to pings; then the client is closed
    qint64 tooMuch = 1 << 20;
    /// seconds until a client that reads nothing is closed, and until a silent client is pinged
    int patience = 20;
    /// Maximum numbers of clients at the same time; clients with the token have separate places.
    int mostOpen = 200;
    int mostWithToken = 100;
    /// If all places of a kind are taken and the new client's peer has more clients of this kind
    /// than this number, the newest of them is closed.
    int mostOfOnePeer = 50;
    /// If all places are taken, all clients are pinged; a client that is silent for this long has
    /// left.
    std::chrono::milliseconds answerTime{400};
};

/// All readers of the events. A reader has no queue, but the number of its next event, which is
/// sent when the client has read the earlier events. A client that reads nothing is disconnected,
/// and so is a client that does not answer a ping.
class Watchers : public QObject {
public:
    enum class Kind { Open, WithToken };

    explicit Watchers(const WatcherOptions& options = {});
    ~Watchers() override;

    /// Makes room for a client; may disconnect other clients for it.
    Room roomFor(Kind kind, const QHostAddress& peer);
    /// Spectators may receive events later than clients that may give commands.
    enum class Told { AtOnce, Later };
    /// The position of one watcher: a log, which must outlive the watcher, and a number in it.
    struct Reading {
        const EventLog* log = nullptr;
        std::uint64_t next = 1;
        Told told = Told::AtOnce;
    };
    /// Returns where a new watcher begins to read. `query`: `from=7` starts from event 7; without
    /// it, reading starts from the next event.
    [[nodiscard]] Reading readingOf(const EventLog& log, std::string_view query, Told told) const;
    void welcome(std::unique_ptr<WebSocket> socket, Kind kind, Reading reading);
    /// Sends to each client the events that it can take.
    void tell();
    /// Allows delayed watchers to receive the events up to that number.
    void tellLater(std::uint64_t last);
    /// Sends the bytes that the sockets take at once, and says goodbye.
    void farewell();
    [[nodiscard]] int count() const { return int(watchers_.size()); }

private:
    using Clock = WebSocket::Clock;
    struct Watcher {
        std::unique_ptr<WebSocket> socket;
        Kind kind = Kind::Open;
        Reading reading;
        qint64 unsent = 0;       ///< number of unsent bytes at the last sweep
        int stuck = 0;           ///< number of sweeps since the client last read
        int silent = 0;          ///< number of sweeps since the client's last message
        Clock::time_point heard; ///< time of the last sign of life, at the last sweep
    };
    void tell(Watcher& watcher);
    [[nodiscard]] std::uint64_t lastFor(const EventLog& log, Told told) const;
    void sweep();
    bool losesPatience(Watcher& watcher);
    [[nodiscard]] bool isFull(Kind kind) const;
    void askAll();
    /// Disconnects the clients that sent nothing since the last ping to all.
    void dropSilent();
    bool dropNewestOf(Kind kind, const QHostAddress& peer);
    void drop(const std::vector<WebSocket*>& sockets);
    void forget(WebSocket* socket);

    WatcherOptions options_;
    std::vector<std::unique_ptr<Watcher>> watchers_; ///< the newest last
    std::uint64_t lastLater_ = 0; ///< the last event that delayed watchers may receive
    std::optional<Clock::time_point> asked_;
    QTimer sweeper_;
};

} // namespace umpire
