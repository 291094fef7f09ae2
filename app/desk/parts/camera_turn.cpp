#include "app/desk/parts/camera_turn.h"

#include <condition_variable>
#include <mutex>

namespace umpire::desk {
namespace {

struct Turn {
    std::mutex mutex;
    std::condition_variable_any freed;
    bool taken = false; // guarded by the mutex
};

Turn& turn() {
    static Turn one;
    return one;
}

} // namespace

std::shared_ptr<void> waitForCamera(const std::stop_token& stop) {
    std::unique_lock lock(turn().mutex);
    if (!turn().freed.wait(lock, stop, [] { return !turn().taken; })) {
        return nullptr;
    }
    turn().taken = true;
    return {static_cast<void*>(&turn()), [](void*) {
                {
                    const std::lock_guard back(turn().mutex);
                    turn().taken = false;
                }
                turn().freed.notify_one();
            }};
}

} // namespace umpire::desk
