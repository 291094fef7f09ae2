#include "app/club/reports/guess_brake.h"

#include <algorithm>
#include <map>

namespace umpire::reports {

bool GuessBrake::mayTry(const std::string& address, int table, Clock::time_point now) {
    forget(now);
    return std::ranges::count(wrong_, address, &Wrong::address) < kMostOfAddress &&
           std::ranges::count(wrong_, table, &Wrong::table) < kMostAtTable;
}

void GuessBrake::noteWrong(const std::string& address, int table, Clock::time_point now) {
    wrong_.push_back({address, table, now});
}

std::set<int> GuessBrake::closedTables(Clock::time_point now) {
    forget(now);
    std::map<int, int> counts;
    std::set<int> closed;
    for (const Wrong& each : wrong_) {
        if (++counts[each.table] >= kMostAtTable) {
            closed.insert(each.table);
        }
    }
    return closed;
}

void GuessBrake::forget(Clock::time_point now) {
    while (!wrong_.empty() && now - wrong_.front().at >= kWindow) {
        wrong_.pop_front();
    }
}

} // namespace umpire::reports
