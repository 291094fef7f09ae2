#pragma once

#include "rules/games/triremes/action.h"

/// Finds the effect of a ship's move on this ship and on others (TR-8, TR-11 and their readings).
namespace umpire::triremes {

struct Course {
    Ship ship;                ///< the ship after its move
    std::vector<Square> sunk; ///< bows of the ships that the move rams and sinks
    bool operator==(const Course&) const = default;
};

/// A place that a ship can reach by a manoeuvre of TR-8, whether or not it is free. `Poses`
/// contains each place once.
struct Pose {
    Square bow = kNoSquare;
    Heading heading = Heading::North;
    bool operator==(const Pose&) const = default;
};
struct Poses {
    std::array<Pose, 7> all{};
    std::size_t count = 0;

    [[nodiscard]] auto begin() const { return all.begin(); }
    [[nodiscard]] auto end() const { return all.begin() + std::ptrdiff_t(count); }
};
Poses manoeuvresOf(const Chart& chart, const Ship& ship);

/// Returns the course to the pose, or the violation if the move is illegal. The ship must be on the
/// board.
std::variant<Course, Violation> courseTo(const State& state, const Ship& ship, const Pose& pose);

/// TR-A8: tells whether the ships lie side by side along both of their squares or, with the other
/// reading, along one.
bool areAlongside(const Settings& settings, const Ship& one, const Ship& other);

} // namespace umpire::triremes
