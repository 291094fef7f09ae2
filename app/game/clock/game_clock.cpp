#include "app/game/clock/game_clock.h"

namespace umpire {
namespace {

using std::chrono::microseconds;

/// Returns since when the table has been in the state that the event reports. Returns none if the
/// event has no such time, because the action was said or because the record lacks the time.
std::optional<microseconds> restOf(const Event& event) {
    return std::visit(
        [](const auto& one) -> std::optional<microseconds> {
            if constexpr (requires { one.rested; }) {
                return one.rested.count() > 0 ? std::optional<microseconds>(one.rested)
                                              : std::nullopt;
            } else {
                return std::nullopt;
            }
        },
        event);
}

/// Formats a time in minutes and seconds, such as "9:12" or "-0:03".
std::string minutesOf(microseconds time) {
    const auto whole = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto seconds = std::abs(whole);
    const std::string rest = std::to_string(seconds % 60);
    return (whole < 0 ? "-" : "") + std::to_string(seconds / 60) + ":" +
           (rest.size() < 2 ? "0" : "") + rest;
}

} // namespace

GameClock::GameClock(SharedPosition start, const std::map<std::string, TimeAllowed>& allowed,
                     AtZero atZero)
    : start_(std::move(start)) {
    for (const auto& [player, each] : allowed) {
        clock_.sides[player] = SideClock{.allowed = each, .before = each.limit};
        clock_.totals.try_emplace(player);
    }
    clock_.atZero = atZero;
    passTurn(clock_, namesToAct(*start_));
}

void GameClock::hear(const Event& event, microseconds at) {
    note(clock_, event, at);
    const std::string* after = positionAfter(event);
    if (after == nullptr) {
        return;
    }
    const auto rested = restOf(event);
    const microseconds late = rested ? rewind(clock_, *rested) : microseconds(0);
    const auto read = start_->read(*after);
    const auto* position = std::get_if<SharedPosition>(&read);
    const bool isPlayed = actionIn(event).has_value();
    passTurn(clock_, position != nullptr ? namesToAct(**position) : std::vector<std::string>(),
             isPlayed                                ? Increment::Earned
             : std::holds_alternative<Undone>(event) ? Increment::TakenBack
                                                     : Increment::NotEarned);
    clock_.counted -= late;
    advance(clock_, clock_.counted + late);
}

GameClock clockAfter(GameClock begun, const std::vector<RecordedEvent>& events) {
    for (const RecordedEvent& event : events) {
        begun.hear(event.happening, event.time);
    }
    begun.hear(Resumed{openedAgain()}, begun.shown().counted);
    return begun;
}

void stampRest(std::vector<Announcement>& announcements, microseconds rested) {
    for (Announcement& each : announcements) {
        std::visit(
            [rested]<typename One>(One& one) {
                if constexpr (requires { one.source; }) {
                    one.rested = one.source == Source::Seen ? rested : microseconds(0);
                } else if constexpr (requires { one.rested; }) {
                    one.rested = rested;
                }
            },
            each.event);
    }
}

std::optional<Noted> lastNote(ThinkingClock clock, microseconds now) {
    if (!clock.isLimited() || !clock.hasBegun || clock.isOver) {
        return std::nullopt;
    }
    advance(clock, now);
    std::vector<Message> all;
    for (const auto& [player, side] : clock.sides) {
        all.push_back(message("%1: %2", player, minutesOf(side.left())));
    }
    return Noted{message("the clocks stand: %1", joined(all, "%1, %2")), kUmpire};
}

} // namespace umpire
