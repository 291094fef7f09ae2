#pragma once

#include <cstddef>

/// A program that is linked with this file has a `malloc` that fails on demand. `operator new`,
/// FFmpeg, libjpeg and OpenCV use this `malloc`.
namespace umpire::testing {

/// Counts the allocations of this thread while the object exists; they may be refused.
class CountsHere {
public:
    CountsHere();
    ~CountsHere();
    CountsHere(const CountsHere&) = delete;
    CountsHere& operator=(const CountsHere&) = delete;

private:
    bool before_;
};
/// Counts this thread's allocations until the thread ends.
void countHereForEver();

/// Grants `after` counted allocations from now on and refuses the next allocation.
void refuseOne(long after);
/// Tells whether memory was refused.
bool hasRefused();
/// Excludes allocations of this size from refusing and counting.
void neverRefuse(std::size_t size);
/// Stops refusing.
void refuseNone();

} // namespace umpire::testing
