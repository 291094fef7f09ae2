#include "app/game/live/moments_keeper.h"

#include "app/eye/overlay/draw_overlay.h"
#include "app/game/referee/war_galley/galley_sight.h"
#include "app/record/events/event_fields.h"
#include "app/record/moments/kept_moments.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire {
namespace {

/// Maximum number of films that wait for writing. If the disk is too slow, further films are
/// dropped.
constexpr std::size_t kMostWaiting = 4;

/// Returns the action that was called, or the first action of a question's likeliest choice; empty
/// for other events.
std::string actionOf(const Event& event) {
    if (const auto* called = std::get_if<Called>(&event)) {
        return called->action;
    }
    const auto* asked = std::get_if<Asked>(&event);
    if (asked == nullptr || asked->choices.empty()) {
        return {};
    }
    // a toss is listed with its count, such as "A1 toss … A1 hits 2"
    const std::string all = english(asked->choices.front().actions);
    return all.substr(0, all.find(' ' + all.substr(0, all.find(' ')) + ' '));
}

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

/// Stores the event's toss. Films show its lines as long as players count its hits.
bool MomentsKeeper::noteToss(const Event& event) {
    const std::string action = actionOf(event);
    const std::string* after = positionAfter(event);
    auto toss = tossIn(start_, position_, action);
    const bool isToss = toss.has_value();
    const bool isCounted = action.find(" hits ") != std::string::npos;
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
    auto film = last_.film(markedMoment(*open, now, toss_));
    if (film) {
        film->isOfToss = isToss;
    }
    return film;
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

std::optional<TossOnTable> tossIn(const SharedPosition& start, const std::string& before,
                                  const std::string& action) {
    const auto read = start != nullptr ? start->read(before)
                                       : std::variant<SharedPosition, ParseError>(ParseError{});
    const auto* position = std::get_if<SharedPosition>(&read);
    const auto* state = position != nullptr ? stateIn<WarGalley>(**position) : nullptr;
    auto toss = state != nullptr ? war_galley::ruledToss(*state, action) : std::nullopt;
    return toss ? std::optional(TossOnTable{*state, *std::move(toss)}) : std::nullopt;
}

cv::Mat markedMoment(const OpenFrame& open, const LiveFrame& frame,
                     const std::optional<TossOnTable>& toss) {
    if (frame.view == nullptr || !open.seen) {
        return open.image;
    }
    Look look;
    look.image = open.image;
    look.view = *frame.view;
    look.observation = *open.seen;
    if (frame.board != nullptr) {
        look.board = *frame.board;
    }
    if (toss) {
        look.observation = referee::namedAsRecorded(toss->state, std::move(look.observation));
        look.observation.matches = toss->toss.matches;
        look.observation.orders.clear(); // they name the matches of the look
        for (Match& match : look.observation.matches) {
            match.tailInImage = imageFromTable(look.view, {match.tail.x, match.tail.y, 0_mm});
            match.headInImage = imageFromTable(look.view, {match.head.x, match.head.y, 0_mm});
        }
    }
    return drawOverlay(look, toss ? std::optional(toss->toss.ruling) : std::nullopt, Words::None);
}

} // namespace umpire
