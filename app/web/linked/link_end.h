#pragma once

#include "app/common/network/certificate.h"
#include "app/common/network/door.h"
#include "app/common/network/network_address.h"
#include "app/common/network/web_socket_call.h"
#include "app/web/linked/link_address.h"
#include "app/web/linked/record_json.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <QHttpServer>
#include <QTimer>
#include <set>

namespace umpire {

/// The data shared by the game's thread and the link's thread.
struct LinkShelf {
    std::mutex mutex; ///< guards all members below
    std::condition_variable changed;
    std::optional<TableSetting> setting; ///< setting of this table; none: the game has not begun
    TableRecord mine;
    /// the other table's newest record, if the game has not taken it yet
    std::optional<TableRecord> heard;
    std::deque<LinkNews> news;
    std::deque<LinkedPicture> outbox; ///< pictures that the other table has not stored yet
    std::deque<LinkedPicture> inbox;  ///< received pictures that the game has not taken yet
    std::optional<Failure> failed;    ///< why the other table was not reached
    bool isMet = false;
};

/// The other table's address, or the address at which this table waits.
struct LinkPlace {
    std::optional<LinkAddress> host; ///< address of the waiting table; none: this table waits
    NetworkAddress invite;           ///< address at which this table waits, if `host` is none
    Identity identity;               ///< certificate and key of this table, if it waits
    std::string token;               ///< the token that the guest must send
};

/// One end of the link, used in the thread that created it and runs its events. The guest
/// reconnects a broken line, trying every second.
class LinkEnd : public QObject {
public:
    LinkEnd(LinkShelf& shelf, LinkPlace place);

    /// Starts to listen; only for the host. Error: CannotWrite, with the system's message.
    Expected<std::uint16_t> listen();
    /// Connects to the host; only for the guest.
    void call();
    /// Sends this table's record after a change.
    void tell();
    /// Sends new pictures of the outbox.
    void showPictures();
    /// Says goodbye, sends all waiting bytes to the system, and ends.
    void end();

private:
    using Clock = std::chrono::steady_clock;
    /// Deletes the object later, because it may be the sender of the present signal.
    template <typename Thing>
    using Own = std::unique_ptr<Thing, void (*)(Thing*)>;
    std::optional<Refusal> refusalOf(const RequestHead& head);
    void attach(std::unique_ptr<WebSocket> socket);
    void hear(std::string_view text);
    void take(const TableMessage& message);
    void takePicture(std::string_view bytes);
    void sendAway(ExitStatus status, const Message& why);
    void greet();
    void lose();
    [[nodiscard]] Message whyNoHost(WebSocketCall::Failed why) const;
    void fail(ExitStatus status, const Message& why);
    void say(LinkNews news);
    void sayOfLine(const Message& text);
    void sayOnce(const Message& text);
    void look();
    void send(TableRecord record);

    LinkShelf& shelf_;
    LinkPlace place_;
    std::unique_ptr<QHttpServer> server_; ///< owns the Door at which the guest connects
    Own<WebSocketCall> call_;
    Clock::time_point called_{};
    Own<WebSocket> socket_;
    std::string unread_; ///< a message received before the game began here
    Message saidOnce_;
    Clock::time_point hour_{};
    /// number of messages of this hour about the other table's coming or leaving
    int saidInHour_ = 0;
    std::set<std::string> sent_; ///< SHA-256 of the pictures sent on this line
    bool isTogether_ = false;
    bool wasTogether_ = false;
    bool hasEnded_ = false; ///< the other table has ended the game
    QTimer looks_;
};

} // namespace umpire
