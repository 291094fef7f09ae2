#include "app/game/table/second_eye.h"

#include "app/game/referee/core/watch.h"

namespace umpire {
namespace {

using namespace std::chrono_literals;

constexpr StreamTime kBeforeLens = 1s;

bool isCalm(const FrameFacts& facts) {
    return !facts.handInView && referee::WatchOptions().isStill(facts);
}

bool hasMoved(const FrameFacts& facts) {
    const referee::WatchOptions options;
    return facts.displacement &&
           *facts.displacement > options.movedAbove + facts.tremor * options.tremors;
}

} // namespace

SecondEye::SecondEye(std::unique_ptr<FrameSource> source, std::optional<CameraIntrinsics> camera,
                     std::function<void(const Message&)> remark)
    : source_(std::move(source)), camera_(std::move(camera)), remark_(std::move(remark)) {
    const SourceKind kind = source_->description().kind;
    isRecording_ = kind == SourceKind::Video || kind == SourceKind::Pictures;
}

void SecondEye::take(const FromSource& next) {
    if (const auto* frame = std::get_if<CameraFrame>(&next)) {
        pending_ = *frame;
    } else if (const auto* news = std::get_if<SourceNews>(&next)) {
        hasEnded_ = std::holds_alternative<SourceEnded>(news->event);
        facts_.reset();
        remark_(message("the second camera: %1", describe(news->event)));
    }
}

/// Takes the newest frame. Returns false if no newer frame has come.
bool SecondEye::takeNewest(StreamTime now) {
    bool isNew = false;
    while (!hasEnded_) {
        if (!pending_) {
            const FromSource next = source_->next(0ms);
            if (std::holds_alternative<NothingYet>(next)) {
                break;
            }
            take(next);
        }
        if (pending_ && isRecording_ && pending_->time > now) {
            break;
        }
        if (pending_) {
            frame_ = pending_->image;
            pending_.reset();
            isNew = true;
        }
    }
    return isNew;
}

void SecondEye::find(const LiveTable& first, StreamTime now) {
    if (tried_ && now - *tried_ < kFindAgain && now >= *tried_) {
        return;
    }
    tried_ = now;
    table_ = first.forAnotherCamera(camera_);
    if (!table_) {
        return;
    }
    const Expected<void> found = table_->registerIn(frame_);
    const Message why = found ? Message() : found.error().message;
    if (!found && why != whyNot_) {
        remark_(message("the second camera: %1", why));
    }
    whyNot_ = why;
}

void SecondEye::follow(const LiveTable& first, StreamTime now) {
    if (!takeNewest(now)) {
        return;
    }
    const bool isOtherSize = table_ && table_->size() && *table_->size() != frame_.size();
    if (!table_ || !table_->isRegistered() || isOtherSize) {
        facts_.reset();
        find(first, now);
    }
    if (!table_ || !table_->isRegistered()) {
        return;
    }
    facts_ = table_->see(frame_, now);
    if (hasMoved(*facts_)) {
        table_->forget(); // the table is searched again in the next frame
        facts_.reset();
    }
}

FrameFacts JoinedFacts::of(const FrameFacts& first, const std::optional<FrameFacts>& second,
                           StreamTime now) {
    atRest_ = {true, false};
    if (!second) {
        apartSince_.reset();
        return first;
    }
    const AtRest calm{isCalm(first), isCalm(*second)};
    if (calm.first == calm.second) {
        apartSince_.reset();
        atRest_ = calm;
        return first;
    }
    apartSince_ = apartSince_.value_or(now);
    const bool isBeforeLens = now - *apartSince_ >= kBeforeLens;
    if (isBeforeLens) {
        atRest_ = calm;
    }
    const bool countsFirst = calm.first == isBeforeLens;
    FrameFacts joined = countsFirst ? first : *second;
    // the first camera decides whether it must register the table again
    joined.displacement = first.displacement;
    joined.tremor = std::max(first.tremor, second->tremor);
    return joined;
}

} // namespace umpire
