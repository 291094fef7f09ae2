#include "app/game/thinking/thought.h"

#include <sys/resource.h>

namespace umpire {

void giveWay() {
    constexpr int kNice = 10;
    setpriority(PRIO_PROCESS, 0, kNice); // on Linux this affects only this thread
}

} // namespace umpire
