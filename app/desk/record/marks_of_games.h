#pragma once

#include "app/desk/record/event_marks.h"

#include <algorithm>

/// The parts of marksOf() for single games.
namespace umpire::desk::marks {

/// `told`: the action in notation; `after`: the position after the action, empty if the action sets
/// none.
struct Told {
    const EventInGame& played;
    const GameSettings& settings;
    std::string told;
    std::string after;
};

/// Adds squares, such as those of d5-d7n*e7, and an arrow for each pair that the notation joins.
void addSquares(const std::string& told, const BoardPlacement& board, EventMarks& marks);
/// Adds zones and units of Buda 1686 on the map with its lower-left corner at `board`'s origin.
void addZones(const Told& what, const BoardPlacement& board, EventMarks& marks);
/// Adds galleys that moved, were struck or are named, and the toss.
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
