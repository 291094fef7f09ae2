#include "app/club/tables/club_hall.h"

#include "app/club/calls/told_call.h"
#include "app/record/journal/event_json.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostFaults = 20; ///< maximum number of faults kept for each table

Json orNull(const std::string& text) {
    const auto parsed = parsedJson(text);
    return parsed ? Json(*parsed) : Json(nullptr);
}

Json jsonOf(const std::string& name, const HallTable& table, ClubHall::Clock::time_point now) {
    const bool isThere = !table.referees.empty();
    const auto silence = std::chrono::duration_cast<std::chrono::seconds>(now - table.heard);
    Json json{{"table", name},
              {"there", isThere},
              {"left", !isThere && table.saidGoodbye},
              {"referees", table.referees.size()},
              {"silent_s", silence.count()},
              {"stuck", isThere && silence > kLongestSilence},
              {"clock_off_s", double(table.clockOffUs) / 1e6},
              {"clock_wrong", std::abs(table.clockOffUs) > kMostClockOffUs},
              {"record", table.record},
              {"events", table.record.empty() ? 0 : table.heads.at(table.record).count},
              {"state", orNull(table.state)},
              {"calls", Json::array()},
              {"faults", table.faults}};
    for (const char* const setting : {"game", "variant"}) {
        const auto found = table.settings.find(setting);
        json[setting] = found == table.settings.end() ? "" : found->second;
    }
    const GameSettings settings = settingsFrom(table.settings).value_or(GameSettings{});
    for (const auto& [number, call] : table.calls.calls()) {
        json["calls"].push_back(jsonOf(call, settings.game, settings.names));
    }
    return json;
}

} // namespace

HallTable& ClubHall::changed(const std::string& table) {
    HallTable& here = tables_[table];
    here.version = ++version_;
    return here;
}

void ClubHall::begin(const std::string& table, const RecordMessage& record, const Head& head,
                     const std::vector<EventRow>& rows) {
    HallTable& here = changed(table);
    here.heads[record.record] = head;
    if (!record.isLive) {
        return;
    }
    here.record = record.record;
    here.settings = record.settings;
    here.calls = {};
    for (const EventRow& row : rows) {
        here.calls.take(row);
    }
}

RowVerdict ClubHall::judge(const std::string& table, const RowMessage& message) const {
    const auto found = tables_.find(table);
    if (found == tables_.end() || !found->second.heads.contains(message.record)) {
        return RowVerdict::Stranger;
    }
    const Head& head = found->second.heads.at(message.record);
    if (message.row.number > head.count + 1) {
        return RowVerdict::Early;
    }
    if (message.row.number < head.count) {
        return RowVerdict::Repeated;
    }
    if (message.row.number == head.count) {
        return message.row.hash == head.hash ? RowVerdict::Repeated : RowVerdict::Changed;
    }
    return hashOf(message.row, head.hash) == message.row.hash ? RowVerdict::Next
                                                              : RowVerdict::Changed;
}

void ClubHall::add(const std::string& table, const std::string& record, const EventRow& row) {
    HallTable& here = changed(table);
    here.heads[record] = {row.number, row.hash};
    if (here.record == record) {
        here.calls.take(row);
    }
}

void ClubHall::show(const std::string& table, std::string state) {
    changed(table).state = std::move(state);
}

void ClubHall::hear(const std::string& table, Clock::time_point now) {
    tables_[table].heard = now;
}

void ClubHall::note(const std::string& table, const HealthMessage& health, std::int64_t nowUs,
                    Clock::time_point now) {
    HallTable& here = changed(table);
    if (!health.isThere) {
        here.referees.erase(health.instance);
        here.saidGoodbye = health.clockUs > 0; // a last will, which the broker sends, has clock 0
        return;
    }
    here.referees[health.instance] = now;
    if (here.referees.size() > 1) {
        std::erase_if(here.referees,
                      [&](const auto& each) { return now - each.second > kLongestSilence; });
    }
    if (health.clockUs > 0) {
        here.clockOffUs = health.clockUs - nowUs;
    }
}

bool ClubHall::addFault(const std::string& table, const std::string& what) {
    if (const auto& known = tables_[table].faults; !known.empty() && known.back() == what) {
        return false;
    }
    auto& faults = changed(table).faults;
    faults.push_back(what);
    if (faults.size() > kMostFaults) {
        faults.pop_front();
    }
    return true;
}

void ClubHall::answer(const std::string& table, std::int64_t number) {
    changed(table).calls.answer(number);
}

Json hallJson(const ClubHall& hall, std::uint64_t after, ClubHall::Clock::time_point now) {
    Json json{{"schema", "umpire.hall/1"}, {"version", hall.version()}, {"tables", Json::array()}};
    for (const auto& [name, table] : hall.tables()) {
        if (table.version > after) {
            json["tables"].push_back(jsonOf(name, table, now));
        }
    }
    return json;
}

} // namespace umpire
