#include "app/desk/check_thread.h"

#include "app/camera/open_source.h"
#include "calibration/calibration_files.h"

namespace umpire::desk {
namespace {

constexpr std::chrono::milliseconds kPatience{100};

Expected<CheckedTable> readFiles(const LiveRequest& request) {
    CheckedTable against;
    if (request.table) {
        const auto table = loadTable(*request.table);
        if (!table) {
            return tl::make_unexpected(Failure{ExitStatus::CannotRead, table.error().message});
        }
        against.table = *table;
    }
    if (request.camera) {
        const auto camera = loadCamera(*request.camera);
        if (!camera) {
            return tl::make_unexpected(Failure{ExitStatus::CannotRead, camera.error().message});
        }
        against.camera = *camera;
    }
    return against;
}

} // namespace

CheckThread::~CheckThread() {
    stop();
}

template <typename Told>
void CheckThread::tell(int run, Told told) {
    QMetaObject::invokeMethod(
        this,
        [this, run, told = std::move(told)] {
            if (run == run_) {
                told();
            }
        },
        Qt::QueuedConnection);
}

Expected<void> CheckThread::watch(int run, const LiveRequest& request,
                                  const std::stop_token& stop) {
    const auto against = readFiles(request);
    if (!against) {
        return tl::make_unexpected(against.error());
    }
    auto source = openSource(request.source);
    if (!source) {
        return tl::make_unexpected(source.error());
    }
    while (!stop.stop_requested()) {
        const FromSource came = (*source)->next(kPatience);
        const auto* frame = std::get_if<CameraFrame>(&came);
        if (frame != nullptr && wanted_.exchange(false)) {
            const auto check =
                std::make_shared<const TableCheck>(checkTable(frame->image, *against));
            tell(run, [this, check] { Q_EMIT checked(check); });
        }
        const auto* news = std::get_if<SourceNews>(&came);
        if (news != nullptr && std::holds_alternative<SourceEnded>(news->event)) {
            return {};
        }
    }
    return {};
}

void CheckThread::start(const LiveRequest& request) {
    stop();
    const int run = ++run_;
    wanted_ = true;
    thread_ = std::jthread([this, run, request](const std::stop_token& stop) {
        QString failure;
        try { // vision's OpenCV, on what nobody thought of
            const Expected<void> watched = watch(run, request, stop);
            failure = watched ? QString() : QString::fromStdString(watched.error().message);
        } catch (const std::exception& error) {
            failure = QString::fromUtf8(error.what()).simplified();
        }
        tell(run, [this, failure] { Q_EMIT ended(failure); });
    });
}

void CheckThread::stop() {
    if (thread_.joinable()) {
        thread_.request_stop();
        thread_.join();
    }
}

} // namespace umpire::desk
