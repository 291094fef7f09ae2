#include "app/hall/hall.h"

#include "app/feed/own_addresses.h"
#include "app/feed/qt_application.h"
#include "app/hall/hall_pages.h"
#include "app/hall/hall_server.h"

#include <future>
#include <QEventLoop>
#include <QThread>

namespace umpire {

struct Hall::Inside {
    HallRequest request;
    std::unique_ptr<QThread> thread;
    QEventLoop* loop = nullptr; ///< of the thread
    NetworkAddress address;
    NetworkAddress arbiterAddress;

    ~Inside() {
        if (thread && thread->isRunning()) {
            QMetaObject::invokeMethod(loop, [this] { loop->quit(); });
            thread->wait();
        }
    }

    Expected<void> start(ClubKeeper& keeper) {
        ensureApplication();
        std::promise<Expected<void>> began;
        thread.reset(QThread::create([this, &keeper, &began] { run(keeper, began); }));
        thread->start();
        auto begun = began.get_future().get();
        if (!begun) {
            thread->wait();
        }
        return begun;
    }

    void run(ClubKeeper& keeper, std::promise<Expected<void>>& began) {
        HallServer server(request, keeper);
        QEventLoop events;
        loop = &events;
        const auto begun = server.begin();
        address = server.address();
        arbiterAddress = server.arbiterAddress();
        began.set_value(begun);
        if (begun) {
            events.exec();
        }
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
