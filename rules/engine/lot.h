#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace umpire {

/// A random generator with the same output on every machine: SplitMix64 (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", OOPSLA 2014).
class Lot {
public:
    using result_type = std::uint64_t;
    explicit Lot(std::uint64_t seed) : state_(seed) {}

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
    result_type operator()() {
        std::uint64_t bits = (state_ += 0x9e3779b97f4a7c15ULL);
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebULL;
        return bits ^ (bits >> 31U);
    }

    /// Returns a number in [0, count). `count` is at least 1 and far below 2^32.
    std::uint32_t below(std::uint32_t count) {
        return std::uint32_t(((*this)() >> 32U) * count >> 32U);
    }
    /// Returns a number in [0, 1).
    double fraction() { return double((*this)() >> 11U) * 0x1.0p-53; }

private:
    std::uint64_t state_;
};

/// Draws one element of a list that is not empty. The probability of an element is proportional to
/// its positive `weight`.
template <typename Weighed>
const Weighed& drawnByWeight(const std::vector<Weighed>& all, Lot& lot) {
    double sum = 0;
    for (const Weighed& each : all) {
        sum += each.weight;
    }
    double left = lot.fraction() * sum;
    for (const Weighed& each : all) {
        left -= each.weight;
        if (left < 0) {
            return each;
        }
    }
    return all.back();
}

} // namespace umpire
