#pragma once

#include <chrono>
#include <future>
#include <vector>

namespace umpire {

/// Thoughts that nobody needs any more and that were asked to stop. A thread that gives way may
/// take long to see that: the game never waits for it, only the end of the program does.
template <typename Thought>
class LeftThoughts {
public:
    void leave(std::future<Thought> thought) {
        std::erase_if(left_, [](const std::future<Thought>& each) {
            return each.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
        });
        if (thought.valid()) {
            left_.push_back(std::move(thought));
        }
    }

private:
    std::vector<std::future<Thought>> left_; ///< each waits in its destructor
};

} // namespace umpire
