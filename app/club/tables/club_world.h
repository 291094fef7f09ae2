#pragma once

#include "app/club/tables/club_store.h"
#include "app/club/tables/mqtt_line.h"
#include "app/club/tables/wall_clock.h"
#include "app/common/network/token.h"

#include <chrono>

namespace umpire {

/// What a table and the club's server stand on: the clocks, the network, the database and the lot.
/// By itself it is the real one. A simulation puts its own in their place.
struct ClubWorld {
    using Clock = std::chrono::steady_clock;
    enum class Turns {
        OwnThread, ///< a thread of its own waits, and takes its turns
        ByHand,    ///< whoever made it calls `turn`, and is the only thread
    };

    std::function<Clock::time_point()> now = &Clock::now;
    /// Microseconds since 1970 by this machine's clock, which may be wrong.
    std::function<std::int64_t()> wallUs = &wallClockUs;
    std::function<std::string()> draw = &freshToken; ///< what nobody guesses
    std::function<Expected<std::unique_ptr<MqttLine>>(const MqttOptions&, MqttListeners)> call =
        &MqttLine::open;
    std::function<Expected<std::unique_ptr<RecordStore>>(const std::string& address)> store =
        &openRecordStore;
    Turns turns = Turns::OwnThread;
};

} // namespace umpire
