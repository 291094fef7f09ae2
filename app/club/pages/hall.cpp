#include "app/club/pages/hall.h"

#include "app/club/pages/hall_pages.h"
#include "app/club/pages/hall_server.h"
#include "app/common/network/event_thread.h"
#include "app/common/network/network_address.h"

namespace umpire {

struct Hall::Inside {
    HallRequest request;
    NetworkAddress address;
    NetworkAddress arbiterAddress;
    EventThread thread;

    Expected<void> start(ClubKeeper& keeper) {
        return thread.begin([&]() -> Expected<std::unique_ptr<QObject>> {
            auto server = std::make_unique<HallServer>(request, keeper);
            return server->begin().map([&] {
                address = server->address();
                arbiterAddress = server->arbiterAddress();
                return std::unique_ptr<QObject>(std::move(server));
            });
        });
    }
};

Hall::Hall(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Hall::~Hall() = default;

Expected<std::unique_ptr<Hall>> Hall::open(const HallRequest& request, ClubKeeper& keeper) {
    auto inside = std::make_unique<Inside>();
    inside->request = request;
    return inside->start(keeper).map(
        [&] { return std::unique_ptr<Hall>(new Hall(std::move(inside))); });
}

std::string Hall::arbiterPage() const {
    const bool isSecret = inside_->arbiterAddress != inside_->address;
    return (isSecret ? "https://" : "http://") +
           text(addressesOf(inside_->arbiterAddress).front()) + "/arbiter#" +
           inside_->request.arbiterToken;
}

std::string Hall::wallPage() const {
    return wallPageAt(inside_->address, inside_->request.wallToken);
}

} // namespace umpire
