#pragma once

#include "rules/table/frame_facts.h"
#include "rules/table/message.h"

#include <chrono>
#include <functional>

namespace umpire {

/// Reports a fault of the camera's picture that has lasted some seconds. Reports it again only
/// after the picture was good for the same time.
class CameraComplaints {
public:
    void see(const FrameFacts& facts, std::chrono::microseconds now,
             const std::function<void(const Message&)>& remark);

private:
    struct Fault {
        std::chrono::microseconds lasted{};
        bool isSaid = false;
    };
    static bool isDue(Fault& fault, bool isSeen, std::chrono::microseconds passed);

    std::chrono::microseconds last_{};
    Fault trembling_;
    Fault colourless_;
    Fault burnt_;
};

} // namespace umpire
