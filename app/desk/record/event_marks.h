#pragma once

#include "app/record/journal/recorded_event.h"
#include "calibration/view/table_description.h"
#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/toss.h"

#include <optional>
#include <string>
#include <vector>

/// What an event of a record is about, as places on the table.
namespace umpire::desk {

/// An event with what has to be known to place it on the table. A value, for another thread.
struct EventInGame {
    Event event;
    std::string before{};   ///< the position that it happened in; empty: not known, or secret
    std::string toss{};     ///< the toss whose matches lie there, in the notation; empty: none
    std::string tossedIn{}; ///< the position of that toss
};

/// `event`: its place among the events of the record.
EventInGame inGame(const std::vector<RecordedEvent>& events, std::size_t event);

/// A square, a zone or a galley's hull, in the table's frame.
struct MarkedPlace {
    std::string name; ///< "d3", "IP", "A1"
    std::vector<TablePoint> corners;
    enum class Role { Played, Struck } role = Role::Played;
    std::string label{}; ///< written beside it; empty: the board has its name
};

/// From where something went to where it went.
struct MarkedWay {
    TablePoint from;
    TablePoint to;
};

struct EventMarks {
    std::vector<MarkedPlace> places;
    std::vector<MarkedWay> ways;
    std::optional<war_galley::TossRuling> toss;
    std::vector<war_galley::LooseMatch> matches; ///< of that toss, without order matches
    bool isWrong = false;                        ///< the rules forbid it
    [[nodiscard]] bool empty() const { return places.empty() && ways.empty() && !toss; }
};

/// The rules forbid it.
bool isAgainstTheRules(const Event& event);

/// The squares or zones that the event's action names, the galleys that it moves or strikes, and
/// the toss that it rests on. `board`: where the table file has it; without one squares and zones
/// have no place.
EventMarks marksOf(const EventInGame& played, const GameSettings& settings,
                   const std::optional<BoardPlacement>& board);

} // namespace umpire::desk
