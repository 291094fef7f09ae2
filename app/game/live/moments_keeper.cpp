#include "app/game/live/moments_keeper.h"

#include "app/record/events/event_fields.h"
#include "app/record/moments/kept_moments.h"

namespace umpire {
namespace {

/// Maximum number of films that wait for writing. If the disk is too slow, further films are
/// dropped.
constexpr std::size_t kMostWaiting = 4;

} // namespace

void MomentsKeeper::keepBeside(const std::filesystem::path& journal) {
    if (setting_.length > std::chrono::seconds(0)) {
        journal_ = journal;
        thread_ = std::jthread([this](const std::stop_token& stop) { write(stop); });
    }
}

void MomentsKeeper::take(const LiveFrame& frame) {
    if (journal_.empty()) {
        return;
    }
    if (const auto open = viewOf(frame, kEverybody)) {
        last_.take(open->image, frame.time);
    }
}

void MomentsKeeper::stands(const SharedPosition& start, std::string position) {
    start_ = start;
    position_ = std::move(position);
}

/// Stores the event's toss. Films show its lines as long as players count its hits or dispute them.
bool MomentsKeeper::noteToss(const Event& event) {
    const auto* called = std::get_if<Called>(&event);
    const std::string* after = positionAfter(event);
    auto toss = called != nullptr ? tossIn(start_, position_, called->action) : std::nullopt;
    const bool isToss = toss.has_value();
    const bool isCounted = called != nullptr && called->action.find(" hits ") != std::string::npos;
    if (isToss) {
        toss_ = std::move(toss);
    } else if (!isCounted && after != nullptr) {
        toss_.reset();
    }
    if (after != nullptr && !after->empty()) {
        position_ = *after;
    }
    return isToss;
}

std::optional<MomentsFilm> MomentsKeeper::before(const Event& event, const LiveFrame& now) {
    if (journal_.empty()) {
        return std::nullopt;
    }
    const bool isToss = noteToss(event);
    const auto open = viewOf(now, kEverybody);
    if (!open || open->image.empty() || !(isToss || kindOf(event).moments == kWithMoments)) {
        return std::nullopt;
    }
    last_.take(open->image, now.time, LastMoments::When::Now);
    return last_.film(markedMoment(*open, now, toss_));
}

void MomentsKeeper::keep(const MomentsFilm& film) {
    const std::scoped_lock lock(mutex_);
    if (waiting_.size() < kMostWaiting) {
        waiting_.push_back(film);
    } else {
        troubles_.push_back(
            message("the disk is too slow for the films of the last moments; one is left "
                    "out"));
    }
    news_.notify_one();
}

std::optional<Message> MomentsKeeper::trouble() {
    const std::scoped_lock lock(mutex_);
    if (troubles_.empty()) {
        return std::nullopt;
    }
    Message first = std::move(troubles_.front());
    troubles_.pop_front();
    return first;
}

void MomentsKeeper::write(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (news_.wait(lock, stop, [this] { return !waiting_.empty(); }) || !waiting_.empty()) {
        const MomentsFilm film = waiting_.front();
        lock.unlock();
        const auto kept = keepMoments(journal_, film.hash, *film.bytes, setting_.onDisk);
        lock.lock();
        waiting_.pop_front();
        if (!kept) {
            troubles_.push_back(kept.error().message);
        }
    }
}

} // namespace umpire
