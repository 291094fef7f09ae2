#pragma once

#include "app/record/journal/recorded_event.h"
#include "calibration/view/table_description.h"
#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/toss.h"

#include <optional>
#include <string>
#include <vector>

/// Finds the places on the table that an event concerns.
namespace umpire::desk {

/// An event with the data for placing it on the table; copied to another thread.
struct EventInGame {
    Event event;
    std::string before{};   ///< the position before the event; empty: unknown, or secret
    std::string toss{};     ///< the toss on the table, in notation; empty: none
    std::string tossedIn{}; ///< the position before that toss
};

/// `event`: index in the record's events.
EventInGame inGame(const std::vector<RecordedEvent>& events, std::size_t event);

/// A square, a zone or a galley's hull, in the table's frame.
struct MarkedPlace {
    std::string name; ///< "d3", "IP", "A1"
    std::vector<TablePoint> corners;
    enum class Role { Played, Struck } role = Role::Played;
    std::string label{}; ///< text beside the mark; empty: the board shows the name
};

/// The start and end of a movement.
struct MarkedWay {
    TablePoint from;
    TablePoint to;
};

struct EventMarks {
    std::vector<MarkedPlace> places;
    std::vector<MarkedWay> ways;
    std::optional<war_galley::TossRuling> toss;
    std::vector<war_galley::LooseMatch> matches; ///< matches of the toss, without order matches
    bool isWrong = false;                        ///< true if the action was illegal
    [[nodiscard]] bool empty() const { return places.empty() && ways.empty() && !toss; }
};

/// Tells whether the event is an illegal action.
bool isAgainstTheRules(const Event& event);

/// Returns the squares or zones in the event's action, the galleys that the action moves or
/// strikes, and its toss. `board` comes from the table file; without it, squares and zones have no
/// place.
EventMarks marksOf(const EventInGame& played, const GameSettings& settings,
                   const std::optional<BoardPlacement>& board);

} // namespace umpire::desk
