#pragma once

/// The replacement of a constant in the copy of the program that `sweep.py` builds.
namespace umpire::sweep {

inline constexpr int kMaxKnobs = 4096;

inline double change[kMaxKnobs] = {}; ///< a constant's factor minus one
inline int isRead[kMaxKnobs] = {};

/// Returns the constant's value, or a changed value if this constant is under test.
template <class T>
inline T knob(int id, T value) {
    isRead[id] = 1;
    return change[id] == 0.0 ? value : T(value * (1.0 + change[id]));
}

} // namespace umpire::sweep
