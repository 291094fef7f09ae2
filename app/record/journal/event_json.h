#pragma once

#include "app/common/json/json_text.h"
#include "app/record/journal/recorded_event.h"

/// Events and settings as JSON: the payload of a row, a line of `--as jsonl`, `--json`.
namespace umpire {

/// The journal's word for it: "setup", "call" (events/event_fields.h).
std::string_view recordedKind(const Event& event);
/// The fields of what happened; an action's "action", "events" and "position" lie beside them.
nlohmann::ordered_json jsonOf(const Event& event);
/// The fields as the feed has them, of what its hearer may know.
nlohmann::ordered_json fedFields(const Event& event);
/// The inverse of jsonOf, for that kind's word.
FromJson<Event> eventFrom(std::string_view kind, const nlohmann::json& json);

/// In an event's JSON, the name of the film of the moments before it. Older records have none.
inline constexpr const char* kMomentsField = "moments";
/// {"number": 7, "time_us": 12400000, "kind": "call", …, "picture": SHA-256 or null, "hash": …}
nlohmann::ordered_json jsonOf(const RecordedEvent& event);
FromJson<RecordedEvent> recordedFrom(const nlohmann::json& json);

nlohmann::ordered_json jsonOf(const GameSettings& settings);
FromJson<GameSettings> settingsFrom(const nlohmann::json& json);

} // namespace umpire
