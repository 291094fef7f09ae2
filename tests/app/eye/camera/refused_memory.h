#pragma once

#include <cstddef>

/// A program that is linked with this has a `malloc` that fails when it is told to, and everything
/// that rests on it: `operator new`, FFmpeg, libjpeg, OpenCV.
namespace umpire::testing {

/// From now on this thread's allocations are counted and may be refused.
class CountsHere {
public:
    CountsHere();
    ~CountsHere();
    CountsHere(const CountsHere&) = delete;
    CountsHere& operator=(const CountsHere&) = delete;

private:
    bool before_;
};
/// The same until the thread ends.
void countHereForEver();

/// Of the counted allocations from now on, `after` are granted and the next one is refused.
void refuseOne(long after);
/// Whether that has come to be.
bool hasRefused();
/// Nothing of this size is refused or counted.
void neverRefuse(std::size_t size);
/// None is refused any more.
void refuseNone();

} // namespace umpire::testing
