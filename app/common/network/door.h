#pragma once

#include "app/common/network/answer.h"
#include "app/common/network/certificate.h"
#include "app/common/network/network_address.h"
#include "app/common/network/request_head.h"

#include <chrono>
#include <functional>
#include <map>
#include <QHostAddress>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QTimer>

class QHttpServer;
class QTcpSocket;

namespace umpire {

struct DoorOptions {
    /// Maximum number of clients at the same time. The server buffers at most kReadAhead bytes of
    /// each waiting client. When the limit is reached, the client that has waited longest without a
    /// complete request is disconnected.
    int mostGuests = 300;
    int mostOfOnePeer = 200; ///< maximum number of connections from one address
    /// Maximum number of clients that receive a picture at the same time. Each holds a copy of the
    /// JPEG (0.5 to 1.5 MB) until the client has received it.
    int mostPictures = 32;
    int morePictures = 8; ///< number of additional picture places for clients that send the token
    std::chrono::milliseconds patience = std::chrono::seconds(10); ///< time limit for a request
    std::chrono::milliseconds longestVisit = std::chrono::seconds(30);
    /// Maximum number of uploads at the same time. An upload is a request that is longer than
    /// kReadAhead, or a phone's request with a body. `patience` limits the pause between two parts
    /// of an upload; longestUpload limits the time of the whole upload.
    int mostUploads = 4;
    std::chrono::milliseconds longestUpload = std::chrono::minutes(2);
};

/// Protects Qt's HTTP server, which buffers all input of a client without a time limit. Passes on
/// only complete, short and permitted requests. Each connection serves one request.
class Door : public QTcpServer {
public:
    /// The functions that handle permitted requests for a WebSocket.
    struct ToWebSocket {
        std::function<Room(const RequestHead&, const QHostAddress&)> roomFor;
        /// Takes ownership of the socket. The request's head has already been read from the socket.
        std::function<void(QTcpSocket*, const RequestHead&)> enter;
    };

    /// The functions that handle a phone's permitted requests. A request is handled once it is
    /// complete.
    struct ToTelephone {
        std::function<bool(const RequestHead&)> isErrand;
        std::function<bool(std::size_t bodySize)> hasRoomFor;
        /// Handles the request and its body. The last argument sends the answer; it must be called
        /// exactly once, in the door's thread.
        std::function<void(RequestHead, QByteArray, std::function<void(const HttpAnswer&)>)> ask;
    };

    /// The functions that decide which requests are permitted. `refusalOf` returns none to permit.
    struct Rules {
        std::function<std::optional<Refusal>(const RequestHead&)> refusalOf;
        /// tells whether the request sends the token; without this function no request does
        std::function<bool(const RequestHead&)> saysToken{};
    };

    explicit Door(Rules rules, const DoorOptions& options = {});
    ~Door() override;

    /// Must be called before `open`; without this call there are no WebSockets.
    void setToWebSocket(ToWebSocket toWebSocket) { toWebSocket_ = std::move(toWebSocket); }
    /// Must be called before `open`; without this call there are no requests from phones.
    void setToTelephone(ToTelephone toTelephone) { toTelephone_ = std::move(toTelephone); }
    /// Starts listening on behalf of `server`, which then owns the door. Uses HTTPS if `identity`
    /// is given. Returns the address in use. Error: CannotWrite, with the system's message.
    static Expected<NetworkAddress> open(std::unique_ptr<Door> door, QHttpServer& server,
                                         const NetworkAddress& wanted,
                                         const Identity* identity = nullptr);
    [[nodiscard]] int guests() const { return int(since_.size()); }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    using Clock = std::chrono::steady_clock;
    struct Visit {
        Clock::time_point since;
        QHostAddress peer;
        bool inside = false;
        bool takesPicture = false;
        std::optional<RequestHead> errand{}; ///< head of a phone's request that is arriving
        bool isLong = false;                 ///< a request longer than kReadAhead is arriving
        Clock::time_point began{};           ///< time when `errand` or the long request began
        qint64 came = 0;                     ///< number of bytes of the request that have arrived
    };
    QTcpSocket* freshSocket();
    [[nodiscard]] bool makeRoomFor(const QHostAddress& peer);
    void hear(QTcpSocket* guest);
    void seat(QTcpSocket* guest, const RequestHead& head);
    void admit(QTcpSocket* guest, const RequestHead& head);
    void waitFor(QTcpSocket* guest, qint64 whole);
    [[nodiscard]] bool hasRoomForUpload() const;
    static void noteWhatCame(Visit& visit, qint64 came);
    void takeErrand(QTcpSocket* guest, const RequestHead& head);
    void hearErrand(QTcpSocket* guest);
    void answer(QTcpSocket* guest, const HttpAnswer& answer);
    void listenToTheEnd(QTcpSocket* guest);
    [[nodiscard]] bool isOverdue(const Visit& visit, Clock::time_point now) const;
    [[nodiscard]] bool hasRoomFor(const RequestHead& head) const;
    enum class Rest { None, IsComing }; ///< tells whether the client is still sending its request
    void refuse(QTcpSocket* guest, const Refusal& refusal, Rest rest = Rest::None);
    void sendAwayWhenTold(QTcpSocket* guest);
    void sendAway(QTcpSocket* guest);
    void sweep();

    Rules rules_;
    ToWebSocket toWebSocket_;
    ToTelephone toTelephone_;
    std::optional<QSslConfiguration> tls_;
    DoorOptions options_;
    std::map<QTcpSocket*, Visit> since_;
    QTimer sweeper_;
};

} // namespace umpire
