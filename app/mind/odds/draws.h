#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

/// Random numbers. Unlike those of the standard library's distributions, they are the same on every
/// machine.
namespace umpire::odds {

/// One step of SplitMix64, a random number generator (G. Steele, D. Lea, C. Flood, "Fast splittable
/// pseudorandom number generators", OOPSLA 2014). Returns the random number that belongs to the
/// counter `value`.
constexpr std::uint64_t mixed(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15ULL;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31U);
}

/// The random numbers of one drop. Each drop has its own sequence, which depends neither on the
/// number of threads nor on earlier drops.
class Draws {
public:
    Draws(std::uint64_t seed, std::uint64_t drop) : state_(mixed(seed) ^ mixed(~drop)) {}

    /// Returns a number in [0, 1).
    double uniform() {
        state_ += 0x9E3779B97F4A7C15ULL;
        return double(mixed(state_) >> 11U) * 0x1.0p-53;
    }
    /// Returns a number from the standard normal distribution (Box and Muller, 1958).
    double normal() {
        const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
        return radius * std::cos(2.0 * std::numbers::pi * uniform());
    }

private:
    std::uint64_t state_;
};

} // namespace umpire::odds
