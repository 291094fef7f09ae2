#pragma once

#include "app/feed/event_log.h"

#include <memory>
#include <QObject>
#include <QTimer>
#include <vector>

class QWebSocket;

namespace umpire {

struct WatcherOptions {
    qint64 mostUnsent = 65536; ///< bytes on their way to one client before the next event is sent
    qint64 tooMuch = 1 << 20;  ///< what it makes us answer (pings) and does not read
    int patience = 20;         ///< seconds without a byte taken
};

/// Everybody who reads the events. None has a queue of its own: each has the number of its next
/// event, and is sent that when it has taken those before. Who takes nothing is sent away.
class Watchers : public QObject {
public:
    explicit Watchers(const WatcherOptions& options = {});
    ~Watchers() override;

    /// `log`: what it reads, longer than it stays. `?from=7` of its address: from event 7 on;
    /// without, from the next one on.
    void welcome(std::unique_ptr<QWebSocket> socket, const EventLog& log);
    /// Sends what can be sent.
    void tell();
    /// Sends what the sockets take at once, and says goodbye.
    void farewell();
    [[nodiscard]] int count() const { return int(watchers_.size()); }

private:
    struct Watcher {
        std::unique_ptr<QWebSocket> socket;
        const EventLog* log = nullptr;
        std::uint64_t next = 1;
        qint64 unsent = 0; ///< at the last sweep
        int stuck = 0;     ///< sweeps since it took something
    };
    void tell(Watcher& watcher);
    void sweep();
    void forget(QWebSocket* socket);

    WatcherOptions options_;
    std::vector<std::unique_ptr<Watcher>> watchers_;
    QTimer sweeper_;
};

} // namespace umpire
