#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <stop_token>
#include <vector>

namespace umpire {

/// Does who asks for an answer wait until there is one?
enum class Wait { No, Yes };

/// From now on the calling thread gets what time the others leave it.
void giveWay();

/// A question that is thought about in a thread of its own, which gives way to the camera's. What
/// is given up is asked to stop and may take long to see that: nobody waits for it but the
/// destructor.
template <typename Answer>
class Thought {
public:
    Thought() = default;
    ~Thought() { giveUp(); }
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;

    /// What was thought about before is given up.
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
    /// Once; none where nothing is thought about, or where there is no answer yet.
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
    std::vector<std::future<Answer>> left_; ///< each waits in its destructor
};

} // namespace umpire
