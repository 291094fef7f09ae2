#include "app/club/pages/wall_delay.h"

#include "app/club/tables/club_hall.h"
#include "app/common/json/json_reader.h"

#include <nlohmann/json.hpp>

namespace umpire {
void WallDelay::put(const std::string& table, const std::string& state, Clock::time_point now) {
    auto& kept = kept_.try_emplace(table, delay_).first->second;
    if (kept.newest() == nullptr || *kept.newest() != state) {
        kept.put(state, now);
    }
}

void WallDelay::put(const ClubHall& hall, Clock::time_point now) {
    for (const auto& [name, table] : hall.tables()) {
        if (!table.state.empty()) {
            put(name, table.state, now);
        }
    }
}

nlohmann::ordered_json WallDelay::games(const ClubHall& hall, Clock::time_point now) const {
    nlohmann::ordered_json json{{"schema", "umpire.games/1"},
                                {"delay_s", delay_.count()},
                                {"tables", nlohmann::ordered_json::array()}};
    for (const auto& [name, table] : hall.tables()) {
        const auto state = parsedJson(at(name, now));
        if (state && state->is_object()) {
            json["tables"].push_back({{"table", name}, {"state", *state}});
        }
    }
    return json;
}

std::string WallDelay::at(const std::string& table, Clock::time_point now) const {
    const auto found = kept_.find(table);
    const std::string* state = found == kept_.end() ? nullptr : found->second.at(now);
    return state == nullptr ? "" : *state;
}

} // namespace umpire
