#pragma once

#include "rules/games/triremes/action.h"

/// TR-8, TR-11 and their readings: what a ship's move does to it and to others.
namespace umpire::triremes {

struct Course {
    Ship ship;                ///< as it lies afterwards
    std::vector<Square> sunk; ///< bows of the rammed ones
    bool operator==(const Course&) const = default;
};

/// Where a ship may come to lie by the manoeuvres of TR-8, free or not, nothing twice.
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

/// The course to that pose, or why there is none. The ship is one of the state's.
std::variant<Course, Violation> courseTo(const State& state, const Ship& ship, const Pose& pose);

/// TR-A8: side by side, over both squares or over one.
bool areAlongside(const Settings& settings, const Ship& one, const Ship& other);

} // namespace umpire::triremes
