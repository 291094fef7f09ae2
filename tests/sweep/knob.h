#pragma once

/// What a constant becomes in the copy of the program that `sweep.py` builds.
namespace umpire::sweep {

inline constexpr int kMaxKnobs = 4096;

inline int scaledKnob = -1;
inline double scale = 1.0;
inline int isRead[kMaxKnobs] = {};

/// The constant's value, times `scale` where the constant is the one that is tried.
template <class T>
inline T knob(int id, T value) {
    isRead[id] = 1;
    return id == scaledKnob ? T(value * scale) : value;
}

} // namespace umpire::sweep
