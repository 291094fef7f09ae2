#include "app/club/pages/wall_delay.h"

#include "app/club/tables/club_hall.h"
#include "app/common/json/json_reader.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

constexpr std::chrono::seconds kBetweenStates{1};

} // namespace

void WallDelay::put(const std::string& table, const std::string& state, Clock::time_point now) {
    auto& kept = kept_[table];
    if (!kept.empty() && kept.back().state == state) {
        return;
    }
    const bool isSoon = !kept.empty() && now - kept.back().since < kBetweenStates;
    if (!isSoon || delay_.count() == 0) {
        kept.push_back({now, state});
    }
    while (kept.size() > 1 && now - kept[1].since >= delay_) {
        kept.pop_front();
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
    std::string newest;
    for (const Kept& each : found == kept_.end() ? std::deque<Kept>{} : found->second) {
        if (now - each.since >= delay_) {
            newest = each.state;
        }
    }
    return newest;
}

} // namespace umpire
