#include "app/eye/camera/live_source.h"

#include <algorithm>
#include <new>

namespace umpire {
namespace {

/// Interval at which waiting threads check for a stall or a stop.
constexpr std::chrono::milliseconds kGlance{20};

} // namespace

LiveClock steadyClock() {
    return {[] { return std::chrono::steady_clock::now(); },
            [](std::chrono::milliseconds duration, const std::stop_token& stop) {
                // Does not use a condition variable, because creating one needs memory, and there
                // may be none left.
                const auto until = std::chrono::steady_clock::now() + duration;
                while (!stop.stop_requested() && std::chrono::steady_clock::now() < until) {
                    std::this_thread::sleep_for(kGlance);
                }
            }};
}

Expected<std::unique_ptr<FrameSource>> LiveSource::start(const OpenCapture& open,
                                                         const LiveOptions& options) {
    std::unique_ptr<LiveSource> source(new LiveSource(open, options));
    return source->begin().map([&]() -> std::unique_ptr<FrameSource> { return std::move(source); });
}

LiveSource::LiveSource(OpenCapture open, LiveOptions options)
    : open_(std::move(open)), options_(std::move(options)), begin_(options_.clock.now()),
      lastArrival_(begin_) {}

Expected<void> LiveSource::begin() {
    auto first = open_(stop_.get_token());
    if (!first) {
        return tl::make_unexpected(first.error());
    }
    capture_ = std::move(*first);
    description_ = capture_->description();
    lastArrival_ = options_.clock.now(); // because some cameras take seconds to open
    reader_ = std::thread([this] { run(stop_.get_token()); });
    return {};
}

LiveSource::~LiveSource() {
    stop_.request_stop();
    if (reader_.joinable()) {
        reader_.join();
    }
}

SourceDescription LiveSource::description() const {
    const std::lock_guard lock(mutex_);
    return description_;
}

StreamTime LiveSource::time() const {
    return std::chrono::duration_cast<StreamTime>(options_.clock.now() - begin_);
}

void LiveSource::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        try {
            if (!capture_) {
                reopen(stop);
            }
            if (const Message why = readAll(stop); !stop.stop_requested()) {
                lose(why);
            }
        } catch (const std::bad_alloc&) {
            giveUp(message("there is not enough memory"));
        } catch (...) {
            giveUp(message("what it sent could not be handled"));
        }
        capture_.reset(); // because a device cannot be opened twice
    }
}

/// Reads pictures until the connection is lost. Returns the reason; an empty message at a stop.
Message LiveSource::readAll(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        Captured captured = capture_->read();
        if (auto* picture = std::get_if<CapturedPicture>(&captured)) {
            keep(std::move(*picture));
        } else if (auto* damaged = std::get_if<DamagedPicture>(&captured)) {
            const std::lock_guard lock(mutex_);
            lastArrival_ = options_.clock.now();
            if (auto told = damaged_.add(std::move(damaged->why))) {
                say(*std::move(told));
            }
        } else {
            return std::get<CaptureClosed>(captured).why;
        }
    }
    return {};
}

void LiveSource::reopen(const std::stop_token& stop) {
    std::chrono::milliseconds delay = options_.firstRetry;
    while (!stop.stop_requested()) {
        options_.clock.pause(delay, stop);
        if (stop.stop_requested()) {
            return;
        }
        if (auto opened = open_(stop)) {
            capture_ = std::move(*opened);
            const std::lock_guard lock(mutex_);
            description_ = capture_->description();
            return;
        }
        delay = std::min(delay * 2, options_.longestRetry);
    }
}

void LiveSource::keep(CapturedPicture picture) {
    const std::lock_guard lock(mutex_);
    if (presence_ != Presence::Gone && count_ > 0) {
        const LiveClock::Moment::duration longest = options_.longestWait;
        wait_ = std::max(wait_ * 9 / 10, std::min(options_.clock.now() - lastArrival_, longest));
    }
    if (presence_ != Presence::There) {
        presence_ = Presence::There;
        say(SourceReturned{silent_});
    }
    lastArrival_ = options_.clock.now();
    newest_ = Arrived{std::move(picture), time(), count_++};
    arrived_.notify_one();
}

void LiveSource::lose(const Message& why) {
    const std::lock_guard lock(mutex_);
    newest_.reset(); // no frame may follow the report of the loss
    if (presence_ != Presence::Gone) {
        presence_ = Presence::Gone;
        say(SourceVanished{why.empty() ? message("the stream ended") : why});
    }
}

/// Records the loss of the camera like `lose`, but allocates no memory. `next` reports the loss
/// later.
void LiveSource::giveUp(const Message& why) {
    const std::lock_guard lock(mutex_);
    newest_.reset();
    gaveUp_ = presence_ != Presence::Gone ? why : gaveUp_;
    presence_ = Presence::Gone;
}

/// The mutex must be held.
void LiveSource::tellOfGivingUp() {
    if (!gaveUp_.empty()) {
        news_.push_back({SourceVanished{gaveUp_}, time()});
        gaveUp_ = {};
    }
}

/// The mutex must be held.
void LiveSource::say(SourceEvent event) {
    tellOfGivingUp();
    news_.push_back({std::move(event), time()});
    arrived_.notify_one();
}

/// The mutex must be held.
void LiveSource::noticeStall() {
    if (presence_ == Presence::There && !newest_ &&
        options_.clock.now() - lastArrival_ >=
            std::max<LiveClock::Moment::duration>(options_.stallAfter, 2 * wait_)) {
        presence_ = Presence::Stalled;
        silent_ = silent();
        say(SourceStalled{silent_});
    }
}

/// The mutex must be held.
Silent LiveSource::silent() const {
    if (options_.sender == Sender::Camera) {
        return Silent::Camera;
    }
    return count_ == 0 ? Silent::NoTelephoneYet : Silent::Telephone;
}

FromSource LiveSource::next(std::chrono::milliseconds patience) {
    if (resized_) {
        return *std::exchange(resized_, std::nullopt);
    }
    const auto deadline = std::chrono::steady_clock::now() + patience;
    std::unique_lock lock(mutex_);
    for (;;) {
        noticeStall();
        tellOfGivingUp();
        if (!news_.empty()) {
            SourceNews news = std::move(news_.front());
            news_.pop_front();
            return news;
        }
        if (newest_) {
            const Arrived arrived = *std::exchange(newest_, std::nullopt);
            lock.unlock();
            if (auto got = frameOf(arrived)) {
                return *std::move(got);
            }
            lock.lock();
            continue;
        }
        const auto left = deadline - std::chrono::steady_clock::now();
        if (left <= std::chrono::steady_clock::duration::zero()) {
            return NothingYet{};
        }
        arrived_.wait_for(lock, std::min<std::chrono::steady_clock::duration>(left, kGlance));
    }
}

/// Decodes a picture. Returns the frame, or news about the frame; none if there is nothing to
/// report.
std::optional<FromSource> LiveSource::frameOf(const Arrived& arrived) {
    auto image = imageOf(arrived.picture, message("frame %1", arrived.number));
    if (!image) {
        const std::lock_guard lock(mutex_);
        const auto told = damaged_.add(image.error().message);
        return told ? std::optional<FromSource>(SourceNews{*told, arrived.time}) : std::nullopt;
    }
    CameraFrame frame{std::move(*image), arrived.time, arrived.number};
    const cv::Size before = std::exchange(size_, frame.image.size());
    if (before.empty() || before == size_) {
        return frame;
    }
    resized_ = std::move(frame);
    return SourceNews{ResolutionChanged{before, size_}, arrived.time};
}

} // namespace umpire
