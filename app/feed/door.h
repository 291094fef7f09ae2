#pragma once

#include "app/feed/permission.h"

#include <chrono>
#include <functional>
#include <map>
#include <QTcpServer>
#include <QTimer>

class QTcpSocket;

namespace umpire {

struct DoorOptions {
    /// Clients at a time; each holds kReadAhead at most while it waits here.
    int mostGuests = 300;
    /// Of these, who take a picture at a time: each holds a copy of the JPEG, 0.5 to 1.5 MB, until
    /// it has taken it.
    int mostPictures = 32;
    std::chrono::milliseconds patience = std::chrono::seconds(10); ///< with a request, whole
    std::chrono::milliseconds longestVisit = std::chrono::seconds(30);
};

/// Stands before Qt's HTTP server, which keeps whatever a client sends, for as long as it likes:
/// who comes in has said a whole, short and permitted request. Each connection is for one.
class Door : public QTcpServer {
public:
    /// Takes a socket whose request for a WebSocket was permitted, and has not been read yet.
    using ToWebSocket = std::function<void(QTcpSocket*)>;

    Door(FeedRules rules, ToWebSocket toWebSocket, const DoorOptions& options = {});
    ~Door() override;

    /// Others (the WebSockets) that count with those here.
    void countAlso(std::function<int()> others) { others_ = std::move(others); }
    [[nodiscard]] int guests() const { return int(since_.size()); }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    using Clock = std::chrono::steady_clock;
    struct Visit {
        Clock::time_point since;
        bool inside = false;
        bool takesPicture = false;
    };
    void hear(QTcpSocket* guest);
    void admit(QTcpSocket* guest, const RequestHead& head);
    [[nodiscard]] bool hasRoomFor(const RequestHead& head) const;
    void refuse(QTcpSocket* guest, const Refusal& refusal);
    void sendAwayWhenTold(QTcpSocket* guest);
    void sweep();

    FeedRules rules_;
    ToWebSocket toWebSocket_;
    DoorOptions options_;
    std::function<int()> others_;
    std::map<QTcpSocket*, Visit> since_;
    QTimer sweeper_;
};

} // namespace umpire
