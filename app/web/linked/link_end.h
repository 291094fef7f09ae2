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

/// What the game's thread and the link's hand to each other.
struct LinkShelf {
    std::mutex mutex; ///< of all below
    std::condition_variable changed;
    std::optional<TableSetting> setting; ///< of this table; none: the game has not begun
    TableRecord mine;
    std::optional<TableRecord> heard; ///< the newest that was not taken yet
    std::deque<LinkNews> news;
    std::deque<LinkedPicture> outbox; ///< pictures that the other table does not keep yet
    std::deque<LinkedPicture> inbox;  ///< that came from there
    std::optional<Failure> failed;    ///< why the other table was not met
    bool isMet = false;
};

/// Where the other table is, or where this one waits for it.
struct LinkPlace {
    std::optional<LinkAddress> host; ///< this table is the guest of that one
    NetworkAddress invite;           ///< else it waits there
    Identity identity;               ///< and says so who it is
    std::string token;               ///< that the guest has to say
};

/// One end of the link, in the one thread that made it and runs its events. A line that is cut is
/// taken up again by the guest, each second.
class LinkEnd : public QObject {
public:
    LinkEnd(LinkShelf& shelf, LinkPlace place);

    /// The host's. Error: CannotWrite, with what the system says.
    Expected<std::uint16_t> listen();
    /// The guest's.
    void call();
    /// This table's record has changed.
    void tell();
    /// The outbox has more than before.
    void showPictures();
    /// Says goodbye and hands the system all that it takes.
    void end();

private:
    using Clock = std::chrono::steady_clock;
    /// Deleted later: it may be the one that is telling.
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
    std::unique_ptr<QHttpServer> server_; ///< owns the door
    Own<WebSocketCall> call_;
    Clock::time_point called_{};
    Own<WebSocket> socket_;
    std::string unread_; ///< came before the game began here
    Message saidOnce_;
    Clock::time_point hour_{};
    int saidInHour_ = 0;         ///< that the other table came or went
    std::set<std::string> sent_; ///< pictures, by their SHA-256, on this line
    bool isTogether_ = false;
    bool wasTogether_ = false;
    bool hasEnded_ = false; ///< the other table
    QTimer looks_;
};

} // namespace umpire
