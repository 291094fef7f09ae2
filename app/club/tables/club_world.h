#pragma once

#include "app/club/tables/club_store.h"
#include "app/club/tables/mqtt_line.h"
#include "app/club/tables/wall_clock.h"
#include "app/common/network/token.h"

#include <chrono>

namespace umpire {

/// The environment of a table and of the club's server: clocks, network, database and random
/// numbers. The default is the real environment; a simulation replaces it.
struct ClubWorld {
    using Clock = std::chrono::steady_clock;
    enum class Turns {
        OwnThread, ///< waits and works in a thread of its own
        ByHand,    ///< the creator calls `turn`, in the only thread
    };

    std::function<Clock::time_point()> now = &Clock::now;
    /// Microseconds since 1970 by this machine's clock, which may be wrong.
    std::function<std::int64_t()> wallUs = &wallClockUs;
    std::function<std::string()> draw = &freshToken; ///< returns an unguessable text
    std::function<Expected<std::unique_ptr<MqttLine>>(const MqttOptions&, MqttListeners)> call =
        &MqttLine::open;
    std::function<Expected<std::unique_ptr<RecordStore>>(const std::string& address)> store =
        &openRecordStore;
    Turns turns = Turns::OwnThread;
};

} // namespace umpire
