#pragma once

#include <cstdint>

namespace umpire {

/// Mixes a word into a hash with the finalizer of SplitMix64 (Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014): every bit of the word affects every
/// bit of the hash.
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
    hash = (hash + word) * 0x9E3779B97F4A7C15U;
    hash = (hash ^ (hash >> 30U)) * 0xBF58476D1CE4E5B9U;
    hash = (hash ^ (hash >> 27U)) * 0x94D049BB133111EBU;
    return hash ^ (hash >> 31U);
}

} // namespace umpire
