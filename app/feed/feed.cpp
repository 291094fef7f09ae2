#include "app/feed/feed.h"

#include "app/feed/server.h"

#include <array>
#include <atomic>
#include <clocale>
#include <fcntl.h>
#include <future>
#include <QCoreApplication>
#include <QEventLoop>
#include <QThread>
#include <unistd.h>

namespace umpire {
namespace {

tl::unexpected<Failure> failure(ExitStatus status, std::string message) {
    return tl::make_unexpected(Failure{status, std::move(message)});
}

void ignoreMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

/// Qt's event loops want an application. Making one sets the process's locale to the user's
/// (decimal commas) and may warn on standard error; the first is undone, and Qt's own remarks stay
/// off from here on: a failure is one line, ours. It stays to the program's end.
void ensureApplication() {
    if (QCoreApplication::instance() != nullptr) {
        return;
    }
    static int count = 1;
    static std::array<char, 7> name{"umpire"};
    static std::array<char*, 2> arguments{name.data(), nullptr};
    const std::string locale = std::setlocale(LC_ALL, nullptr);
    qInstallMessageHandler(ignoreMessage);
    static const auto* const kApplication = new QCoreApplication(count, arguments.data());
    (void)kApplication;
    std::setlocale(LC_ALL, locale.c_str());
}

Expected<ServerSettings> settingsOf(const FeedRequest& request) {
    ServerSettings settings;
    if (request.token) {
        const auto token = readToken(*request.token);
        if (!token) {
            return tl::make_unexpected(token.error());
        }
        settings.rules.token = *token;
    }
    for (const auto& [text, option, place] :
         {std::tuple(&request.listen, "--listen", &settings.listen),
          std::tuple(&request.tuio, "--tuio", &settings.tuio)}) {
        if (!text->empty()) {
            const auto address = parseNetworkAddress(*text, option);
            if (!address) {
                return tl::make_unexpected(address.error());
            }
            *place = *address;
        }
    }
    if (settings.listen && !isLoopback(*settings.listen)) {
        settings.rules.readersNeedToken = true;
        if (!settings.rules.token) {
            return failure(ExitStatus::WrongUsage,
                           "--listen: other machines reach " + text(*settings.listen) +
                               "; give --token FILE as well, or listen at 127.0.0.1");
        }
    }
    return settings;
}

SeenTable seenTableOf(const LiveFrame& frame) {
    SeenTable table;
    table.seen = *frame.lastLook;
    if (frame.board != nullptr) {
        table.board = *frame.board;
    }
    if (frame.sought != nullptr) {
        table.sought = *frame.sought;
    }
    if (frame.view != nullptr) {
        table.area = {frame.view->areaWidth, frame.view->areaHeight};
    }
    return table;
}

} // namespace

struct Feed::Inside {
    FeedShelf shelf;
    FeedState state; ///< the game's thread's own; each change is laid on the shelf whole
    std::shared_ptr<const SeenTable> seen;
    ServerSettings settings;
    std::array<int, 2> pipe{-1, -1}; ///< of commands; both ends stay open as long as the feed
    std::unique_ptr<QThread> thread;
    FeedServer* server = nullptr; ///< lives and dies in the thread
    QEventLoop* loop = nullptr;   ///< of the thread
    std::atomic<bool> told = false;
    std::string address;

    ~Inside() {
        if (thread && thread->isRunning()) {
            QMetaObject::invokeMethod(server, [this] {
                server->end();
                loop->quit();
            });
            thread->wait();
        }
        for (const int end : pipe) {
            if (end >= 0) {
                ::close(end);
            }
        }
    }

    Expected<void> start() {
        std::promise<Expected<void>> began;
        thread.reset(QThread::create([this, &began] { serve(began); }));
        thread->start();
        return began.get_future().get();
    }

    void serve(std::promise<Expected<void>>& began) {
        FeedServer here(shelf, settings);
        QEventLoop events;
        server = &here;
        loop = &events;
        const Expected<void> begun = here.begin();
        address = settings.listen ? text(here.address()) : "";
        began.set_value(begun);
        if (begun) {
            events.exec();
        }
    }

    void layState() {
        auto copy = std::make_shared<const FeedState>(state);
        const std::scoped_lock lock(shelf.mutex);
        shelf.state.swap(copy);
    }

    /// At most one such call waits in the server's queue.
    void tell() {
        if (!told.exchange(true)) {
            QMetaObject::invokeMethod(
                server,
                [this] {
                    told = false;
                    server->tell();
                },
                Qt::QueuedConnection);
        }
    }
};

Feed::Feed(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Feed::~Feed() = default;

Expected<std::unique_ptr<Feed>> Feed::open(const FeedRequest& request) {
    auto settings = settingsOf(request);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    auto inside = std::make_unique<Inside>();
    if (settings->rules.token && ::pipe2(inside->pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        return failure(ExitStatus::CannotWrite, "--listen: the system has no pipe left");
    }
    settings->commands = inside->pipe[1];
    inside->settings = *std::move(settings);
    inside->layState();
    ensureApplication();
    if (const auto started = inside->start(); !started) {
        inside->thread->wait();
        return tl::make_unexpected(started.error());
    }
    return std::unique_ptr<Feed>(new Feed(std::move(inside)));
}

void Feed::goOnAfter(std::uint64_t events) {
    inside_->shelf.events.goOnAfter(events);
}

void Feed::announce(const referee::Announcement& announcement) {
    const std::uint64_t number = inside_->shelf.events.last() + 1;
    std::string json = eventJson(number, announcement, secretsOf(inside_->state.position.game));
    note(announcement, json, inside_->state);
    inside_->layState();
    inside_->shelf.events.add(std::move(json));
    inside_->tell();
}

void Feed::show(const LivePosition& position) {
    note(position, inside_->state);
    inside_->layState();
}

void Feed::show(const LiveFrame& frame) {
    inside_->state.time = frame.time;
    inside_->layState();
    auto& seen = inside_->seen;
    const bool looked = frame.lastLook != nullptr && (!seen || seen->seen != *frame.lastLook);
    if (looked) {
        seen = std::make_shared<const SeenTable>(seenTableOf(frame));
        const std::scoped_lock lock(inside_->shelf.mutex);
        inside_->shelf.seen = seen;
    }
    inside_->shelf.pictures.put(frame.image, frame.time, frame.view, seen);
    if (looked) {
        inside_->tell();
    }
}

std::string Feed::address() const {
    return inside_->address;
}

int Feed::commands() const {
    return inside_->pipe[0];
}

} // namespace umpire
