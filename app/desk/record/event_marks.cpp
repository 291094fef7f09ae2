#include "app/desk/record/event_marks.h"

#include "app/desk/record/marks_of_games.h"

namespace umpire::desk {
namespace {

/// Returns the action of an event in notation; empty if the event has no action.
std::string toldBy(const Event& event) {
    if (const auto* illegal = std::get_if<IllegalSeen>(&event)) {
        return english(illegal->action);
    }
    if (const auto* corrected = std::get_if<Corrected>(&event)) {
        return corrected->what;
    }
    return actionIn(event).value_or(std::string());
}

bool isToss(const std::string& action) {
    return action.find(" toss ") != std::string::npos;
}

/// Tells whether an action states the result of a toss: "A1 hits 2", "A1 spoiled".
bool isSaidOfToss(const std::string& action) {
    return action.find(" hits ") != std::string::npos || action.ends_with(" spoiled");
}

} // namespace

EventInGame inGame(const std::vector<RecordedEvent>& events, std::size_t event) {
    EventInGame played{.event = events[event].happening};
    const std::string told = toldBy(played.event);
    const std::string attacker = told.substr(0, told.find(' '));
    for (std::size_t i = 0; i < event; ++i) {
        const Event& earlier = events[i].happening;
        const std::string action = actionIn(earlier).value_or(std::string());
        if (isToss(action) && action.starts_with(attacker + ' ') && isSaidOfToss(told)) {
            played.toss = action;
            played.tossedIn = played.before;
        }
        const std::string* after = positionAfter(earlier);
        played.before = after != nullptr ? *after : played.before;
    }
    if (isToss(told)) {
        played.toss = told;
        played.tossedIn = played.before;
    }
    return played;
}

bool isAgainstTheRules(const Event& event) {
    return std::holds_alternative<IllegalSeen>(event) ||
           std::holds_alternative<IllegalStands>(event);
}

EventMarks marksOf(const EventInGame& played, const GameSettings& settings,
                   const std::optional<BoardPlacement>& board) {
    EventMarks marks;
    const std::string told = toldBy(played.event);
    if (told.empty()) {
        return marks;
    }
    marks.isWrong = isAgainstTheRules(played.event);
    const std::string* after = positionAfter(played.event);
    const marks::Told what{played, settings, told, after != nullptr ? *after : std::string()};
    if (settings.game == "war-galley") {
        marks::addGalleys(what, marks);
    } else if (settings.game == "buda-1686" && board) {
        marks::addZones(what, *board, marks);
    } else if (board) {
        marks::addSquares(told, *board, marks);
    }
    return marks;
}

} // namespace umpire::desk
