#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <stop_token>
#include <vector>

namespace umpire {

/// Whether the caller waits for the answer.
enum class Wait { No, Yes };

/// Lowers the priority of the calling thread.
void giveWay();

/// Computes an answer in another thread, whose priority is lower than the camera's. A cancelled
/// computation is asked to stop, which may take long. Only the destructor waits for it.
template <typename Answer>
class Thought {
public:
    Thought() = default;
    ~Thought() { giveUp(); }
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;

    /// Cancels the last computation and starts a new one.
    void begin(std::function<Answer(const std::stop_token&)> think) {
        giveUp();
        end_ = std::stop_source();
        answer_ =
            std::async(std::launch::async, [think = std::move(think), stop = end_.get_token()] {
                giveWay();
                return think(stop);
            });
    }
    void giveUp() {
        end_.request_stop();
        std::erase_if(left_, isReady);
        if (answer_.valid()) {
            left_.push_back(std::move(answer_));
        }
    }
    [[nodiscard]] bool isOn() const { return answer_.valid(); }
    /// Returns the answer, once. None if no computation runs, or if its answer is not ready.
    std::optional<Answer> answer(Wait wait) {
        return isOn() && (wait == Wait::Yes || isReady(answer_)) ? std::optional(answer_.get())
                                                                 : std::nullopt;
    }

private:
    static bool isReady(const std::future<Answer>& answer) {
        return answer.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    std::stop_source end_;
    std::future<Answer> answer_;
    /// Cancelled computations. The destructor of each waits for its end.
    std::vector<std::future<Answer>> left_;
};

} // namespace umpire
