#include "tests/app/game/live/film_verdicts.h"

#include "app/record/journal/line_of_play.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <span>

namespace umpire::testing {

using std::chrono::microseconds;

namespace {

constexpr std::string_view kOthersTurn = "in another player's turn";
constexpr std::string_view kOtherWay = "farther, or another way, than it goes";
constexpr std::string_view kNoTarget = "against what it does not reach";
constexpr std::string_view kClosed = "onto a place that is full or closed";
constexpr std::string_view kNotNow = "when something else is to be done";
constexpr std::string_view kTwice = "twice in a turn";
constexpr std::string_view kNotOrdered = "other than it was ordered";
constexpr std::string_view kTooMany = "more than is allowed";
constexpr std::string_view kNotOwed = "others taken away than are owed";
constexpr std::string_view kHidden = "what a hidden piece may not, whatever it is";

bool isBusy(const films::FrameLabel& label) {
    return label.phase == films::Phase::Hand || label.phase == films::Phase::Bumped;
}

/// Returns the time since the table came to rest: from the first frame that equals the frame
/// before, after a hand or a blow. In the last frame with a hand, the hand has already left the
/// picture; an earlier call is impossible.
microseconds sinceRest(const FilmedGame& film, microseconds time) {
    const auto after = std::ranges::upper_bound(film.labels, time, {}, &films::FrameLabel::time);
    if (after != film.labels.begin() && isBusy(after[-1])) {
        EXPECT_TRUE(after != film.labels.end() && !isBusy(*after))
            << "called under a hand, at " << double(time.count()) / 1e6 << " s";
        return microseconds(0);
    }
    microseconds rest{};
    for (auto label = film.labels.begin(); label != after; ++label) {
        const bool begins = label == film.labels.begin() || isBusy(label[-1]);
        rest = begins && !isBusy(*label) ? label->time : rest;
    }
    return time - rest;
}

} // namespace

JournalRecord wholeJournal(const std::filesystem::path& file) {
    auto record = readJournal(file, JournalCheck::Whole);
    EXPECT_TRUE(record) << (record ? "" : english(record.error().message));
    for (const JournalFault& fault : record ? record->faults : std::vector<JournalFault>{}) {
        ADD_FAILURE() << english(fault.what);
    }
    return record.value_or(JournalRecord{});
}

std::vector<std::string> actionsIn(const JournalRecord& record) {
    std::vector<std::string> actions;
    for (const RecordedEvent& event : lineOfPlay(record.events)) {
        if (const auto played = actionIn(event.happening)) {
            actions.push_back(*played);
        }
    }
    return actions;
}

microseconds slowestCall(const FilmedGame& film, const std::vector<RecordedEvent>& events) {
    microseconds slowest{};
    for (const RecordedEvent& event : lineOfPlay(events)) {
        if (isSeen(event)) {
            slowest = std::max(slowest, sinceRest(film, event.time));
        }
    }
    return slowest;
}

std::optional<IllegalSeen> accusedAt(const FilmedGame& film,
                                     const std::vector<RecordedEvent>& events, std::size_t still,
                                     const std::string& rule) {
    std::optional<IllegalSeen> first;
    for (const RecordedEvent& event : events) {
        const auto* illegal = std::get_if<IllegalSeen>(&event.happening);
        if (illegal && event.time >= film.beginOf(still) && event.time < film.beginOf(still + 1) &&
            (!first || (first->rule != rule && illegal->rule == rule))) {
            first = *illegal;
        }
    }
    return first;
}

std::string kindOf(const IllegalSeen& illegal) {
    const std::string because = english(illegal.because);
    for (const IllegalKind& each : illegalKinds()) {
        if (each.rule == illegal.rule && because.find(each.because) != std::string::npos) {
            return std::string(each.kind);
        }
    }
    return "none: " + because + " (" + illegal.rule + ")";
}

std::span<const IllegalKind> illegalKinds() {
    static constexpr std::array kKinds{
        IllegalKind{kOthersTurn, "MG-6", "is to move"},
        IllegalKind{kOthersTurn, "MG-7", "is to move"},
        IllegalKind{kOthersTurn, "BU-14", "is not a unit of"},
        IllegalKind{kOtherWay, "MG-6", "a move ends 2 cells away"},
        IllegalKind{kOtherWay, "MG-6", "are not in line"},
        IllegalKind{kOtherWay, "BU-14", "no road leads"},
        IllegalKind{kOtherWay, "TR-8", "is none of these"},
        IllegalKind{kOtherWay, "TR-9", "square forward, back or sideways"},
        IllegalKind{kOtherWay, "TR-A3", "a ship goes exactly 2 squares ahead"},
        IllegalKind{kNoTarget, "MG-7", "a sacrifice reaches 1 cell"},
        IllegalKind{kClosed, "MG-3", "2 are the limit"},
        IllegalKind{kClosed, "BU-14", "is not held by"},
        IllegalKind{kClosed, "TR-9", "is no coast"},
        IllegalKind{kClosed, "WG-11", "from its edge"},
        IllegalKind{kNotNow, "BU-14", "not now"},
        IllegalKind{kNotNow, "BU-14", "only with the initiative"},
        IllegalKind{kNotNow, "TR-7", "the players place their soldiers"},
        IllegalKind{kNotNow, "TR-7", "a fight goes on"},
        IllegalKind{kNotNow, "WG-20", "nothing is to be moved now"},
        IllegalKind{kTwice, "BU-14", "has moved in this turn"},
        IllegalKind{kNotOrdered, "WG-20", "its order is"},
        IllegalKind{kNotOrdered, "WG-20", "it has no order to move"},
        IllegalKind{kTooMany, "WG-12", "are the most"},
        IllegalKind{kTooMany, "WG-14", "but the galley has"},
        IllegalKind{kTooMany, "WG-22", "at most"},
        IllegalKind{kTooMany, "WG-28", "are to be dropped"},
        IllegalKind{kNotOwed, "WG-35", "has to lose"},
        IllegalKind{kClosed, "NB-1", "is an island"},
        IllegalKind{kOtherWay, "NB-5", "never moves"}, // a battery, which lies open
        IllegalKind{kOtherWay, "NB-6", "no ship moves more than"},
        IllegalKind{kOtherWay, "NB-7", "no free way"},
        IllegalKind{kHidden, "NB-5", "this is not allowed with these pieces"},
    };
    return kKinds;
}

const std::vector<FilmedIllegal>& filmsOfWholeGames() {
    static const std::vector<FilmedIllegal> kFilms{
        {"murus-gallicus 2", {kNoTarget, kOtherWay, kOthersTurn, kOtherWay, kOtherWay}},
        {"murus-gallicus 5", {kNoTarget, kClosed, kOtherWay, kOthersTurn, kClosed}},
        {"war-galley 3", {kClosed, kTooMany, kNotOrdered, kTooMany, kNotOwed}},
        {"war-galley 11", {kTooMany, kNotOrdered, kNotOrdered, kNotNow, kTooMany}},
        {"buda-1686 1", {kClosed, kOthersTurn, kNotNow, kOthersTurn}},
        {"buda-1686 3", {kTwice, kOtherWay, kNotNow, kOtherWay}},
        {"naval-battle 1", {kHidden, kHidden, kOtherWay, kOtherWay}},
        {"naval-battle 2", {kOtherWay, kClosed, kHidden, kClosed}},
        {"triremes 1", {kNotNow, kNotNow, kOtherWay, kOtherWay}},
        {"triremes 2", {kClosed, kOtherWay, kOtherWay, kNotNow}},
    };
    return kFilms;
}

std::vector<std::string> kindsPlantedIn(std::string_view film) {
    for (const FilmedIllegal& each : filmsOfWholeGames()) {
        if (each.film == film) {
            return {each.kinds.begin(), each.kinds.end()};
        }
    }
    return {};
}

} // namespace umpire::testing
