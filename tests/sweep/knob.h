#pragma once

/// What a constant becomes in the copy of the program that `sweep.py` builds.
namespace umpire::sweep {

inline constexpr int kMaxKnobs = 4096;

inline double change[kMaxKnobs] = {}; ///< a constant's factor less one
inline int isRead[kMaxKnobs] = {};

/// The constant's value, changed where the constant is tried.
template <class T>
inline T knob(int id, T value) {
    isRead[id] = 1;
    return change[id] == 0.0 ? value : T(value * (1.0 + change[id]));
}

} // namespace umpire::sweep
