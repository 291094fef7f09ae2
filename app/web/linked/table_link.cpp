#include "app/web/linked/table_link.h"

#include "app/common/network/event_thread.h"
#include "app/common/network/network_address.h"
#include "app/web/linked/link_end.h"
#include "app/web/linked/picture_message.h"

#include <QMessageAuthenticationCode>
#include <QSslCertificate>

namespace umpire {
namespace {

constexpr std::chrono::seconds kPatience{15}; ///< maximum time to reach the other table
/// maximum number of pictures kept for the other table
constexpr std::size_t kMostPicturesThatWait = 16;
constexpr std::chrono::milliseconds kFarewell{100};

/// Returns the token for waiting. It is the same each time on this machine, so that a guest can
/// reconnect; nobody can guess it without the key.
std::string tokenOf(const Identity& identity) {
    return QMessageAuthenticationCode::hash("umpire: the other table",
                                            QByteArray::fromStdString(identity.key),
                                            QCryptographicHash::Sha256)
        .toHex()
        .left(32)
        .toStdString();
}

std::string fingerprintOf(const Identity& identity) {
    return QSslCertificate(QByteArray::fromStdString(identity.certificate))
        .digest(QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

/// Returns where the other table is, or where this table waits. Errors: those of parseLinkAddress,
/// parseNetworkAddress and identityIn.
Expected<LinkPlace> placeOf(const LinkRequest& request) {
    if (!request.with.empty()) {
        return parseLinkAddress(request.with).map([](const LinkAddress& host) {
            return LinkPlace{host, {}, {}, {}};
        });
    }
    return parseNetworkAddress(request.invite, "invite").and_then([](const NetworkAddress& invite) {
        std::vector<std::string> hosts;
        for (const NetworkAddress& each : addressesOf(invite)) {
            hosts.push_back(each.host);
        }
        return identityIn(settingsFolder(), hosts).map([&](const Identity& identity) {
            return LinkPlace{{}, invite, identity, tokenOf(identity)};
        });
    });
}

} // namespace

struct TableLink::Inside {
    std::string side;
    LinkPlace place;
    LinkShelf shelf;
    LinkEnd* end = nullptr; ///< the end of the link; used in the link's thread
    std::uint16_t port = 0; ///< port at which this table waits
    EventThread thread;

    ~Inside() {
        thread.end([this] { end->end(); }, kFarewell);
    }

    Expected<void> start() {
        return thread.begin([this]() -> Expected<std::unique_ptr<QObject>> {
            auto here = std::make_unique<LinkEnd>(shelf, place);
            const auto listens = place.host ? Expected<std::uint16_t>(0) : here->listen();
            return listens.map([&](std::uint16_t at) {
                end = here.get();
                port = at;
                return std::unique_ptr<QObject>(std::move(here));
            });
        });
    }

    Expected<void> begin(const TableSetting& setting) {
        std::unique_lock lock(shelf.mutex);
        shelf.setting = setting;
        lock.unlock();
        thread.ask([this] { place.host ? end->call() : end->tell(); });
        if (!place.host) {
            return {};
        }
        lock.lock();
        shelf.changed.wait_for(lock, kPatience, [this] { return shelf.isMet || shelf.failed; });
        if (shelf.isMet) {
            return {};
        }
        return tl::make_unexpected(shelf.failed.value_or(Failure{
            ExitStatus::CannotRead,
            message("no table answers at %1; start that table first", hostAndPort(*place.host)),
            "with"}));
    }

    void tell(const TableRecord& record) {
        {
            const std::scoped_lock lock(shelf.mutex);
            shelf.mine = record;
        }
        thread.ask([this] { end->tell(); });
    }

    void show(LinkedPicture picture) {
        {
            const std::scoped_lock lock(shelf.mutex);
            if (picture.jpeg.size() > kMostBytesOfPicture) {
                shelf.news.push_back(
                    {LinkNews::For::Machine,
                     message(
                         "the picture of %1 has more than 1 MB; the other table is not shown it",
                         picture.action)});
                return;
            }
            shelf.outbox.push_back(std::move(picture));
            if (shelf.outbox.size() > kMostPicturesThatWait) {
                shelf.outbox.pop_front();
            }
        }
        thread.ask([this] { end->showPictures(); });
    }

    template <typename Each>
    std::optional<Each> next(std::deque<Each> LinkShelf::*from) {
        const std::scoped_lock lock(shelf.mutex);
        std::deque<Each>& all = shelf.*from;
        if (all.empty()) {
            return std::nullopt;
        }
        Each first = std::move(all.front());
        all.pop_front();
        return first;
    }
};

TableLink::TableLink(std::shared_ptr<Inside> inside) : inside_(std::move(inside)) {}
TableLink::~TableLink() = default;

Expected<std::unique_ptr<TableLink>> TableLink::open(const LinkRequest& request) {
    return placeOf(request).and_then(
        [&](const LinkPlace& place) -> Expected<std::unique_ptr<TableLink>> {
            auto inside = std::make_shared<Inside>();
            inside->side = request.side;
            inside->place = place;
            if (auto started = inside->start(); !started) {
                return tl::make_unexpected(started.error());
            }
            return std::unique_ptr<TableLink>(new TableLink(std::move(inside)));
        });
}

std::string TableLink::address() const {
    const LinkPlace& place = inside_->place;
    if (place.host) {
        return {};
    }
    const auto reached = addressesOf({place.invite.host, inside_->port});
    const std::string host = reached.empty() ? place.invite.host : reached.front().host;
    return text(LinkAddress{host.find(':') == std::string::npos ? host : "[" + host + "]",
                            inside_->port, place.token, fingerprintOf(place.identity)});
}

OtherTable TableLink::otherTable() const {
    const std::shared_ptr<Inside> inside = inside_;
    return {inside->side,
            [inside](const TableSetting& setting) { return inside->begin(setting); },
            [inside](const TableRecord& record) { inside->tell(record); },
            [inside] {
                const std::scoped_lock lock(inside->shelf.mutex);
                return std::exchange(inside->shelf.heard, std::nullopt);
            },
            [inside] { return inside->next(&LinkShelf::news); },
            [inside](LinkedPicture picture) { inside->show(std::move(picture)); },
            [inside] { return inside->next(&LinkShelf::inbox); }};
}

} // namespace umpire
