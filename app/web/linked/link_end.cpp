#include "app/web/linked/link_end.h"

#include "app/common/network/token.h"
#include "app/web/linked/picture_message.h"

namespace umpire {
namespace {

constexpr std::chrono::milliseconds kLook{1000};
/// maximum time without a sign of life; then the line counts as lost
constexpr std::chrono::seconds kSilence{10};
/// maximum number of received pictures that the game has not taken yet
constexpr std::size_t kMostPicturesThatCame = 16;
/// Maximum size of a message, in bytes; a larger message breaks the line. It is larger than the
/// limits of records and pictures, so that a message slightly too large is refused with a reason.
constexpr std::size_t kMostBytesAtOnce = 4 * kMostBytesOfPicture;

template <typename Thing>
void letGo(Thing* thing) {
    thing->deleteLater();
}

/// Returns "::1" for "[::1]", as sockets require.
std::string hostOf(const LinkAddress& address) {
    const std::string& host = address.host;
    return host.starts_with('[') && host.ends_with(']') ? host.substr(1, host.size() - 2) : host;
}

} // namespace

LinkEnd::LinkEnd(LinkShelf& shelf, LinkPlace place)
    : shelf_(shelf), place_(std::move(place)), call_(nullptr, &letGo), socket_(nullptr, &letGo) {
    connect(&looks_, &QTimer::timeout, this, &LinkEnd::look);
    looks_.start(kLook);
}

Expected<std::uint16_t> LinkEnd::listen() {
    server_ = std::make_unique<QHttpServer>();
    auto door = std::make_unique<Door>(
        Door::Rules{[this](const RequestHead& head) { return refusalOf(head); }});
    // The newest guest is the other table; when the guest reconnects, the new line replaces the
    // broken one.
    door->setToWebSocket({[](const RequestHead&, const QHostAddress&) { return Room::Free; },
                          [this](QTcpSocket* guest, const RequestHead& head) {
                              attach(std::make_unique<WebSocket>(guest, head.webSocketKey));
                          }});
    return Door::open(std::move(door), *server_, place_.invite, &place_.identity)
        .map([](const NetworkAddress& at) { return at.port; })
        .map_error([](Failure failure) {
            failure.setting = "invite";
            return failure;
        });
}

std::optional<Refusal> LinkEnd::refusalOf(const RequestHead& head) {
    if (head.path != "/" || !head.upgradesToWebSocket) {
        return Refusal{404, "another table comes here by a WebSocket"};
    }
    const std::string_view said = head.authorization;
    if (said.starts_with(kBearer) && isSameToken(said.substr(kBearer.size()), place_.token)) {
        return std::nullopt;
    }
    sayOnce(message("a table was sent away: %1", message("it does not know the token")));
    return Refusal{401, "this needs the token of the whole address"};
}

void LinkEnd::attach(std::unique_ptr<WebSocket> socket) {
    if (socket_) {
        socket_->abort();
    }
    socket_.reset(socket.release());
    isTogether_ = false;
    hasEnded_ = false;
    sent_.clear();
    socket_->listen({[] {},
                     [this, line = socket_.get()] {
                         if (socket_.get() == line) {
                             lose();
                         }
                     }});
    socket_->hearMessages(kMostBytesAtOnce, [this](FrameKind kind, std::string_view said) {
        kind == FrameKind::Text ? hear(said) : takePicture(said);
    });
    tell();
}

void LinkEnd::call() {
    called_ = Clock::now();
    const LinkAddress& host = *place_.host;
    call_.reset(new WebSocketCall({hostOf(host), host.port, host.token, host.fingerprint},
                                  {[this](std::unique_ptr<WebSocket> socket) {
                                       call_.reset();
                                       attach(std::move(socket));
                                   },
                                   [this](WebSocketCall::Failed why) {
                                       call_.reset();
                                       fail(ExitStatus::CannotRead, whyNoHost(why));
                                   }}));
}

void LinkEnd::send(TableRecord record) {
    std::optional<TableSetting> setting;
    {
        const std::scoped_lock lock(shelf_.mutex);
        setting = shelf_.setting;
    }
    if (socket_ && setting) {
        socket_->send(textOf({*setting, std::move(record)}));
    }
}

void LinkEnd::tell() {
    TableRecord mine;
    {
        const std::scoped_lock lock(shelf_.mutex);
        mine = shelf_.mine;
    }
    send(std::move(mine));
    if (!unread_.empty()) {
        hear(std::exchange(unread_, {}));
    }
}

void LinkEnd::hear(std::string_view said) {
    std::optional<TableSetting> setting;
    {
        const std::scoped_lock lock(shelf_.mutex);
        setting = shelf_.setting;
    }
    if (!setting) {
        unread_ = said.substr(0, kMostBytesOfRecord + 1);
        return;
    }
    const auto heard =
        said.size() <= kMostBytesOfRecord
            ? tableMessageIn(said)
            : tl::make_unexpected(message("the other table says more than 1 MB at once"));
    if (!heard) {
        sendAway(ExitStatus::CannotRead, heard.error());
    } else if (const auto why = whyNotTogether(*setting, heard->setting); !why.empty()) {
        sendAway(ExitStatus::WrongUsage, why);
    } else {
        const bool isFirst = !wasTogether_;
        take(*heard);
        if (const auto clocks = clocksApart(*setting, heard->setting); isFirst && !clocks.empty()) {
            sayOfLine(clocks);
        }
    }
}

void LinkEnd::sendAway(ExitStatus status, const Message& why) {
    if (place_.host) {
        fail(status, why);
        sayOnce(why); // `fail` does nothing after the tables were once connected
    } else {
        sayOnce(message("a table was sent away: %1", why));
    }
    socket_->close(CloseCode::Normal);
}

/// Handles the first record on this line.
void LinkEnd::greet() {
    isTogether_ = true;
    saidOnce_ = {};
    sayOfLine(std::exchange(wasTogether_, true) ? message("the other table is back")
                                                : message("the other table is there"));
}

void LinkEnd::take(const TableMessage& message) {
    if (!isTogether_) {
        greet();
    }
    if (message.record.hasEnded && !std::exchange(hasEnded_, true)) {
        sayOfLine(umpire::message("the other table has ended its game"));
    }
    {
        const std::scoped_lock lock(shelf_.mutex);
        std::erase_if(shelf_.outbox, [&](const LinkedPicture& each) {
            return std::ranges::find(message.record.kept, each.sha256) != message.record.kept.end();
        });
        shelf_.heard = message.record;
        shelf_.isMet = true;
        shelf_.changed.notify_all();
    }
    showPictures();
}

/// Sends each picture once per line. The other table reports its stored pictures; missing pictures
/// are sent again on the next line.
void LinkEnd::showPictures() {
    std::deque<LinkedPicture> all;
    if (isTogether_) {
        const std::scoped_lock lock(shelf_.mutex);
        all = shelf_.outbox;
    }
    for (const LinkedPicture& each : all) {
        if (sent_.insert(each.sha256).second) {
            socket_->sendBytes(bytesOf(each));
        }
    }
}

void LinkEnd::takePicture(std::string_view bytes) {
    if (!isTogether_) {
        return; // the sender's game is not known yet
    }
    auto picture = linkedPictureIn(bytes);
    if (!picture) {
        say({LinkNews::For::Machine,
             message("a picture from the other table was refused: %1", picture.error())});
        return;
    }
    const std::scoped_lock lock(shelf_.mutex);
    if (shelf_.inbox.size() < kMostPicturesThatCame) {
        shelf_.inbox.push_back(*std::move(picture));
    }
}

Message LinkEnd::whyNoHost(WebSocketCall::Failed why) const {
    const std::string at = hostAndPort(*place_.host);
    if (why == WebSocketCall::Failed::Certificate) {
        return message("the certificate of the table at %1 is another one than the address says; "
                       "copy the address from that table again",
                       at);
    }
    if (why == WebSocketCall::Failed::Token) {
        return message("the other table does not know the token of the address; copy the address "
                       "from that table again");
    }
    return message("no table answers at %1; start that table first", at);
}

void LinkEnd::lose() {
    if (!socket_) {
        return;
    }
    socket_->abort();
    socket_.reset();
    if (!std::exchange(isTogether_, false)) {
        if (place_.host) {
            fail(ExitStatus::CannotRead, whyNoHost(WebSocketCall::Failed::NoAnswer));
        }
    } else if (!hasEnded_) {
        sayOfLine(message("the other table cannot be reached; the game goes on here, and the other "
                          "table is told what happened when it is back"));
    }
}

/// Ends the first attempt with a failure. Does nothing after a first connection, because the other
/// table is then called again.
void LinkEnd::fail(ExitStatus status, const Message& why) {
    const std::scoped_lock lock(shelf_.mutex);
    if (!shelf_.isMet && !shelf_.failed) { // keeps the first reason
        shelf_.failed = Failure{status, why, "with"};
        shelf_.changed.notify_all();
    }
}

/// Reports the text, unless it is the same as the last text that this function reported.
void LinkEnd::sayOnce(const Message& text) {
    if (std::exchange(saidOnce_, text) != text) {
        say({LinkNews::For::Machine, text});
    }
}

/// Tells the players that the other table came or left. The number of these events is limited, so
/// that a line that breaks repeatedly does not fill the record.
void LinkEnd::sayOfLine(const Message& text) {
    constexpr int kMostInHour = 30;
    const Clock::time_point now = Clock::now();
    if (saidInHour_ == 0 || now - hour_ > std::chrono::hours(1)) {
        hour_ = now;
        saidInHour_ = 0;
    }
    if (++saidInHour_ < kMostInHour) {
        say({LinkNews::For::Players, text});
    } else if (saidInHour_ == kMostInHour) {
        say({LinkNews::For::Players,
             message("the other table comes and goes too often; this is not told for an hour")});
    }
}

/// Adds news for the game. Their number is limited, so that a stranger's attempts do not fill the
/// memory.
void LinkEnd::say(LinkNews news) {
    constexpr std::size_t kMostNews = 64;
    const std::scoped_lock lock(shelf_.mutex);
    if (shelf_.news.size() < kMostNews) {
        shelf_.news.push_back(std::move(news));
    }
}

void LinkEnd::look() {
    const Clock::time_point now = Clock::now();
    if (call_ && now - called_ > kSilence) {
        call_.reset();
        fail(ExitStatus::CannotRead, whyNoHost(WebSocketCall::Failed::NoAnswer));
    }
    if (socket_ && now - socket_->heard() > kSilence) {
        lose();
    }
    if (socket_) {
        socket_->ping();
    } else if (!call_ && place_.host) {
        call();
    }
}

void LinkEnd::end() {
    looks_.stop();
    server_.reset();
    call_.reset();
    if (socket_) {
        TableRecord last;
        {
            const std::scoped_lock lock(shelf_.mutex);
            last = shelf_.mine;
        }
        last.hasEnded = true;
        send(std::move(last));
        socket_->close(CloseCode::GoingAway);
    }
}

} // namespace umpire
