#pragma once

#include "app/desk/record/event_marks.h"

#include <algorithm>

/// The parts of marksOf() for each kind of game.
namespace umpire::desk::marks {

/// An event with its action. `told`: the action in notation; `after`: the position after the
/// action, empty if the action sets no position.
struct Told {
    const EventInGame& played;
    const GameSettings& settings;
    std::string told;
    std::string after;
};

/// Adds the squares that the notation `told` names, such as d5-d7n*e7, and an arrow between two
/// squares that the notation joins.
void addSquares(const std::string& told, const BoardPlacement& board, EventMarks& marks);
/// Adds the zones and units of Buda 1686. The map's lower-left corner lies at the origin of
/// `board`.
void addZones(const Told& what, const BoardPlacement& board, EventMarks& marks);
/// Adds the galleys that the action names, moves or hits, and the toss.
void addGalleys(const Told& what, EventMarks& marks);

inline bool has(const EventMarks& marks, const std::string& name) {
    return std::ranges::any_of(marks.places,
                               [&](const MarkedPlace& each) { return each.name == name; });
}
inline void add(EventMarks& marks, MarkedPlace place) {
    if (!has(marks, place.name)) {
        marks.places.push_back(std::move(place));
    }
}

} // namespace umpire::desk::marks
