#pragma once

#include "app/club/tables/mqtt_line.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>

namespace umpire {

/// Messages from the broker that wait for processing. Drops messages beyond its limit; the tables
/// send them again.
class Inbox {
public:
    void put(MqttMessage message) {
        {
            const std::scoped_lock lock(mutex_);
            if (waiting_.size() >= kMost || bytes_ >= kMostBytes) {
                return;
            }
            bytes_ += message.payload.size();
            waiting_.push_back(std::move(message));
        }
        changed_.notify_one();
    }
    /// Returns all messages. Waits up to kPatience if there is no message.
    std::deque<MqttMessage> takeAll(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, stop, kPatience, [this] { return !waiting_.empty(); });
        return taken();
    }
    std::deque<MqttMessage> takeNow() {
        const std::scoped_lock lock(mutex_);
        return taken();
    }

private:
    static constexpr std::size_t kMost = 20'000;
    static constexpr std::size_t kMostBytes = 64U << 20U;
    static constexpr std::chrono::milliseconds kPatience{20};

    /// Returns all messages, and empties the inbox. The caller must hold the mutex.
    std::deque<MqttMessage> taken() {
        bytes_ = 0;
        return std::exchange(waiting_, {});
    }

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<MqttMessage> waiting_;
    std::size_t bytes_ = 0;
};

} // namespace umpire
