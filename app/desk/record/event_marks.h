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

/// An event with the positions that are needed to find its places. It is copied, so that another
/// thread can use it.
struct EventInGame {
    Event event;
    std::string before{};   ///< position before the event, in notation; empty: unknown or secret
    std::string toss{};     ///< the toss that the event belongs to, in notation; empty: none
    std::string tossedIn{}; ///< position before that toss, in notation
};

/// Returns the event with its positions. `event`: index in `events`.
EventInGame inGame(const std::vector<RecordedEvent>& events, std::size_t event);

/// A square, a zone or a galley's outline, in the table's frame.
struct MarkedPlace {
    std::string name; ///< name of the square, zone or galley: "d3", "IP", "A1"
    std::vector<TablePoint> corners;
    enum class Role { Played, Struck } role = Role::Played;
    std::string label{}; ///< text beside the mark; empty: the drawn board shows the name already
};

/// The start and the end of a movement, in the table's frame.
struct MarkedWay {
    TablePoint from;
    TablePoint to;
};

struct EventMarks {
    std::vector<MarkedPlace> places;
    std::vector<MarkedWay> ways;
    std::optional<war_galley::TossRuling> toss;
    /// matches of the toss, without the matches that mark orders
    std::vector<war_galley::LooseMatch> matches;
    bool isWrong = false; ///< true if the event is an illegal action
    [[nodiscard]] bool empty() const { return places.empty() && ways.empty() && !toss; }
};

/// Tells whether the event is an illegal action.
bool isAgainstTheRules(const Event& event);

/// Returns the places of an event: the squares or zones in its action, the galleys that the action
/// moves or hits, and its toss. `board`: from the table file; without it the squares and zones are
/// left out.
EventMarks marksOf(const EventInGame& played, const GameSettings& settings,
                   const std::optional<BoardPlacement>& board);

} // namespace umpire::desk
