#include "app/game/live/announcement_json.h"

#include "app/record/events/event_fields.h"
#include "app/record/journal/event_json.h"

#include <nlohmann/json.hpp>

namespace umpire {

nlohmann::ordered_json jsonOf(const Announcement& announcement) {
    nlohmann::ordered_json json;
    json["time_s"] = double(announcement.at.count()) / 1e6;
    json["event"] = kindOf(announcement.event).feed;
    json.update(fedFields(announcement.event));
    return json;
}

} // namespace umpire
