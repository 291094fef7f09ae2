#pragma once

#include "rules/games/triremes/action.h"

/// Computes the effect of a ship's move on this ship and on others: TR-8, TR-11 and their readings.
namespace umpire::triremes {

struct Course {
    Ship ship;                ///< pose after the move
    std::vector<Square> sunk; ///< bows of the rammed ships
    bool operator==(const Course&) const = default;
};

/// Poses that a ship can reach by the manoeuvres of TR-8, whether free or not, without duplicates.
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

/// Returns the course to that pose, or the reason why there is no course. The ship must be in the
/// state.
std::variant<Course, Violation> courseTo(const State& state, const Ship& ship, const Pose& pose);

/// TR-A8: tells whether the ships lie side by side, along both squares or along one.
bool areAlongside(const Settings& settings, const Ship& one, const Ship& other);

} // namespace umpire::triremes
