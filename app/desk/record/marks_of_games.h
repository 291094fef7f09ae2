#pragma once

#include "app/desk/record/event_marks.h"

#include <algorithm>

/// The parts of marksOf().
namespace umpire::desk::marks {

/// `told`: the action in the notation; `after`: the position after it, empty where it sets none.
struct Told {
    const EventInGame& played;
    const GameSettings& settings;
    std::string told;
    std::string after;
};

/// Squares of a board, such as those of d5-d7n*e7: a way for each pair that the notation joins.
void addSquares(const std::string& told, const BoardPlacement& board, EventMarks& marks);
/// Zones and units of Buda 1686, on the map whose lower-left corner is at the board's origin.
void addZones(const Told& what, const BoardPlacement& board, EventMarks& marks);
/// Galleys that moved, were struck or are named, and the toss.
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
