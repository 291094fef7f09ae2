#include "app/desk/picture/frame_thread.h"

#include "app/common/failure/last_catch.h"
#include "app/desk/parts/camera_turn.h"
#include "app/eye/camera/open_source.h"

namespace umpire::desk {
namespace {

constexpr std::chrono::milliseconds kPatience{100};
/// Interval of the checks whether the window has shown the last result.
constexpr std::chrono::milliseconds kPause{2};

} // namespace

void FrameThread::tell(int run, std::function<void()> told) {
    window_.post([this, run, told = std::move(told)] {
        if (run == run_) {
            told();
        }
    });
}

Expected<void> FrameThread::watch(int run, const std::string& name, const Prepare& prepare,
                                  const std::stop_token& stop) {
    const auto examine = prepare();
    if (!examine) {
        return tl::make_unexpected(examine.error());
    }
    auto source = openSource(name);
    if (!source) {
        return tl::make_unexpected(source.error());
    }
    const SourceKind kind = (*source)->description().kind;
    const bool isRecording = kind == SourceKind::Video || kind == SourceKind::Pictures;
    while (!stop.stop_requested()) {
        while (isRecording && !wanted_ && !stop.stop_requested()) {
            std::this_thread::sleep_for(kPause);
        }
        const FromSource came = (*source)->next(kPatience);
        const auto* frame = std::get_if<CameraFrame>(&came);
        if (frame != nullptr && wanted_.exchange(false)) {
            tell(run, (*examine)(frame->image));
        }
        const auto* news = std::get_if<SourceNews>(&came);
        if (news != nullptr && std::holds_alternative<SourceEnded>(news->event)) {
            return {};
        }
    }
    return {};
}

void FrameThread::start(const std::string& source, const Prepare& prepare) {
    stop();
    const int run = ++run_;
    thread_ = std::jthread([this, run, source, prepare,
                            before = std::move(thread_)](const std::stop_token& stop) mutable {
        before = {}; // waits for the former thread here, in the background
        wanted_ = true;
        Message failure;
        try { // OpenCV can throw exceptions
            const auto turn = waitForCamera(stop);
            if (!turn) {
                return;
            }
            const Expected<void> watched = watch(run, source, prepare, stop);
            failure = watched ? Message() : watched.error().message;
        } catch (...) {
            failure = whatWasThrown();
        }
        tell(run, [this, failure] { Q_EMIT ended(failure); });
    });
}

void FrameThread::stop() {
    thread_.request_stop();
}

} // namespace umpire::desk

#include "moc_frame_thread.cpp"
