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
    /// Limit of concurrent clients; each buffers at most kReadAhead while it waits here. At the
    /// limit, the client that has waited longest without a complete request is disconnected.
    int mostGuests = 300;
    int mostOfOnePeer = 200; ///< limit of the connections from one address
    /// Limit of clients that receive a picture at the same time: each holds a copy of the JPEG, 0.5
    /// to 1.5 MB, until it has received the picture.
    int mostPictures = 32;
    int morePictures = 8; ///< additional places for clients with the token
    std::chrono::milliseconds patience = std::chrono::seconds(10); ///< limit for a complete request
    std::chrono::milliseconds longestVisit = std::chrono::seconds(30);
    /// Limit of concurrent uploads: pictures and other long requests, each up to the permitted
    /// length. `patience` applies to each part of an upload, longestUpload to the whole upload.
    int mostUploads = 4;
    std::chrono::milliseconds longestUpload = std::chrono::minutes(2);
};

/// Guards Qt's HTTP server, which buffers all input of a client without a time limit: passes on
/// only complete, short and permitted requests. Each connection serves one request.
class Door : public QTcpServer {
public:
    /// Handles a permitted request for a WebSocket.
    struct ToWebSocket {
        std::function<Room(const RequestHead&, const QHostAddress&)> roomFor;
        /// Takes over the socket, whose head has been read.
        std::function<void(QTcpSocket*, const RequestHead&)> enter;
    };

    /// Handles a telephone's permitted request once it is complete.
    struct ToTelephone {
        std::function<bool(const RequestHead&)> isErrand;
        std::function<bool(std::size_t bodySize)> hasRoomFor;
        /// The last argument must be called once, in the door's thread.
        std::function<void(RequestHead, QByteArray, std::function<void(const HttpAnswer&)>)> ask;
    };

    /// Decides which requests are permitted.
    struct Rules {
        std::function<std::optional<Refusal>(const RequestHead&)> refusalOf;
        /// an empty function permits everything
        std::function<bool(const RequestHead&)> saysToken{};
    };

    explicit Door(Rules rules, const DoorOptions& options = {});
    ~Door() override;

    /// Must be called before `open`; without this call there are no WebSockets.
    void setToWebSocket(ToWebSocket toWebSocket) { toWebSocket_ = std::move(toWebSocket); }
    /// Must be called before `open`; without this call there are no requests from phones.
    void setToTelephone(ToTelephone toTelephone) { toTelephone_ = std::move(toTelephone); }
    /// Starts listening for the server, which then owns the door; over HTTPS if given an identity.
    /// Returns the address in use. Error: CannotWrite, with the system's message.
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
        std::optional<RequestHead> errand{}; ///< a phone's request that is arriving
        bool isLong = false;                 ///< a request longer than kReadAhead is arriving
        Clock::time_point began{};           ///< beginning of `errand` or of the long request
        qint64 came = 0;                     ///< bytes of the request that have arrived
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
    enum class Rest { None, IsComing }; ///< whether more of the request will come
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
