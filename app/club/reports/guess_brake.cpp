#include "app/club/reports/guess_brake.h"

#include <algorithm>

namespace umpire::reports {

bool GuessBrake::mayTry(const std::string& address, Clock::time_point now) {
    return !isClosed(now) && std::ranges::count(wrong_, address, &Wrong::address) < kMostOfAddress;
}

void GuessBrake::noteWrong(const std::string& address, Clock::time_point now) {
    wrong_.push_back({address, now});
}

bool GuessBrake::isClosed(Clock::time_point now) {
    forget(now);
    return std::ssize(wrong_) >= kMostOfAll;
}

void GuessBrake::forget(Clock::time_point now) {
    while (!wrong_.empty() && now - wrong_.front().at >= kWindow) {
        wrong_.pop_front();
    }
}

} // namespace umpire::reports
