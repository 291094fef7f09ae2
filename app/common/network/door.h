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
    /// Clients at a time; each holds kReadAhead at most while it waits here. Where all places are
    /// taken, who has waited longest without a whole request makes room for the next.
    int mostGuests = 300;
    int mostOfOnePeer = 200; ///< of these, from one address
    /// Of these, who take a picture at a time: each holds a copy of the JPEG, 0.5 to 1.5 MB, until
    /// it has taken it.
    int mostPictures = 32;
    int morePictures = 8;                                          ///< for who has the token
    std::chrono::milliseconds patience = std::chrono::seconds(10); ///< with a request, whole
    std::chrono::milliseconds longestVisit = std::chrono::seconds(30);
    /// Pictures and other long requests on their way here at a time, each as long as is permitted
    /// at most. `patience` is with each part of one, and this with all of it.
    int mostUploads = 4;
    std::chrono::milliseconds longestUpload = std::chrono::minutes(2);
};

/// Stands before Qt's HTTP server, which keeps whatever a client sends, for as long as it likes:
/// who comes in has said a whole, short and permitted request. Each connection is for one.
class Door : public QTcpServer {
public:
    /// What becomes of a permitted request for a WebSocket.
    struct ToWebSocket {
        std::function<Room(const RequestHead&, const QHostAddress&)> roomFor;
        /// Takes the socket; its head has been read.
        std::function<void(QTcpSocket*, const RequestHead&)> enter;
    };

    /// What becomes of a telephone's permitted errand, when it is whole.
    struct ToTelephone {
        std::function<bool(const RequestHead&)> isErrand;
        std::function<bool(std::size_t bodySize)> hasRoomFor;
        /// The last is called once, in the door's thread.
        std::function<void(RequestHead, QByteArray, std::function<void(const HttpAnswer&)>)> ask;
    };

    /// Who may ask for what.
    struct Rules {
        std::function<std::optional<Refusal>(const RequestHead&)> refusalOf;
        std::function<bool(const RequestHead&)> saysToken{}; ///< one that opens anything
    };

    explicit Door(Rules rules, const DoorOptions& options = {});
    ~Door() override;

    /// Before anybody comes; without it there is no room for WebSockets.
    void setToWebSocket(ToWebSocket toWebSocket) { toWebSocket_ = std::move(toWebSocket); }
    /// Before anybody comes; without it there are no errands.
    void setToTelephone(ToTelephone toTelephone) { toTelephone_ = std::move(toTelephone); }
    /// Lets guests in to the server, which owns the door from now on; over HTTPS with an identity.
    /// Where the door listens. Error: CannotWrite, with what the system says.
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
        std::optional<RequestHead> errand{}; ///< a telephone's, while it comes
        bool isLong = false;                 ///< a request longer than kReadAhead, while it comes
        Clock::time_point began{};           ///< of either
        qint64 came = 0;                     ///< bytes of it
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
    enum class Rest { None, IsComing }; ///< of the request
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
