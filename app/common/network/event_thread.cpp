#include "app/common/network/event_thread.h"

#include "app/common/failure/last_catch.h"

#include <array>
#include <clocale>
#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>
#include <string>

namespace umpire {
namespace {

void ignoreMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

} // namespace

EventThread::~EventThread() {
    end();
}

Expected<void> EventThread::begin(const Make& make) {
    ensureApplication();
    std::promise<Expected<void>> begun;
    thread_ = std::thread([&] { run(make, begun); });
    auto result = begun.get_future().get();
    if (!result) {
        thread_.join();
    }
    return result;
}

void EventThread::run(const Make& make, std::promise<Expected<void>>& begun) {
    std::unique_ptr<QObject> resident;
    QEventLoop events; // must exist before `make` runs, because timers need an event loop
    events_ = &events;
    try {
        auto made = make();
        if (!made) {
            begun.set_value(tl::make_unexpected(made.error()));
            return;
        }
        resident = *std::move(made);
    } catch (...) {
        begun.set_value(failWith(ExitStatus::CannotWrite,
                                 "a server cannot begin: " + english(whatWasThrown())));
        return;
    }
    begun.set_value({});
    for (bool hasEnded = false; !hasEnded;) {
        try {
            events.exec();
            hasEnded = true;
        } catch (...) { // an exception ends only the work that threw it
        }
    }
    resident.reset();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // QThread also does this
}

void EventThread::ask(std::function<void()> work) {
    QMetaObject::invokeMethod(events_, std::move(work), Qt::QueuedConnection);
}

void EventThread::end(std::function<void()> last, std::chrono::milliseconds goOn) {
    if (!thread_.joinable()) {
        return;
    }
    ask([events = events_, last = std::move(last), goOn] {
        QTimer::singleShot(goOn, events, &QEventLoop::quit); // must run even if `last` throws
        if (last) {
            last();
        }
    });
    thread_.join();
}

void ensureApplication() {
    const auto* const there = QCoreApplication::instance();
    // programs with a window show Qt's messages
    if (there == nullptr || !there->inherits("QApplication")) {
        qInstallMessageHandler(ignoreMessage);
    }
    if (there != nullptr) {
        return;
    }
    static int count = 1;
    static std::array<char, 7> name{"umpire"};
    static std::array<char*, 2> arguments{name.data(), nullptr};
    const std::string locale = std::setlocale(LC_ALL, nullptr);
    static const auto* const kApplication = new QCoreApplication(count, arguments.data());
    (void)kApplication;
    std::setlocale(LC_ALL, locale.c_str());
}

} // namespace umpire
