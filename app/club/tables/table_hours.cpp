#include "app/club/tables/table_hours.h"

namespace umpire {

bool TableHours::take(const std::string& table, const TableAmount& more, Clock::time_point now) {
    Hour& hour = hours_.try_emplace(table, Hour{now, {}}).first->second;
    if (now - hour.began >= std::chrono::hours(1)) {
        hour = {now, {}};
    }
    const TableAmount& taken = hour.taken;
    const TableAmount sum{taken.records + more.records, taken.events + more.events,
                          taken.bytes + more.bytes, taken.faults + more.faults};
    const bool fits = sum.records <= kMost.records && sum.events <= kMost.events &&
                      sum.bytes <= kMost.bytes && sum.faults <= kMost.faults;
    hour.taken = fits ? sum : taken;
    return fits;
}

} // namespace umpire
