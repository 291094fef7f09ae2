#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace umpire {

/// Calls `work(index)` once for each index below `count`, in any order, in `threads` threads. 0
/// means one thread for each core. The calling thread also works. Returns when all calls have
/// returned. To cancel the work, `work` itself must return early.
template <typename Work>
void onAllCores(std::size_t count, unsigned threads, const Work& work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t index = next++; index < count; index = next++) {
            work(index);
        }
    };
    const unsigned wanted =
        threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> others;
    for (std::size_t thread = 1; thread < std::min<std::size_t>(wanted, count); ++thread) {
        others.emplace_back(run);
    }
    run();
}

} // namespace umpire
