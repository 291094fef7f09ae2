#pragma once

#include "app/common/json/json_text.h"
#include "app/record/journal/recorded_event.h"

/// Converts events and settings to JSON and back. Used for the payloads of rows, `--as jsonl` and
/// `--json`.
namespace umpire {

/// Returns the journal's name for the kind of event, such as "setup" or "call"
/// (events/event_fields.h).
std::string_view recordedKind(const Event& event);
/// Returns the fields of the event as the journal stores them. An action has "action", "events" and
/// "position" among them.
nlohmann::ordered_json jsonOf(const Event& event);
/// Returns the fields of the event as the feed writes them. The event must already be reduced to
/// what its hearer may know.
nlohmann::ordered_json fedFields(const Event& event);
/// Reads an event that `jsonOf` wrote. `kind` is the journal's name for its kind. Error: one line.
FromJson<Event> eventFrom(std::string_view kind, const nlohmann::json& json);

/// Name of the JSON field with the hash of the film of the moments before the event. Older records
/// lack it.
inline constexpr const char* kMomentsField = "moments";
/// Returns the event as an object {"number": 7, "time_us": 12400000, "kind": "called", …,
/// "picture": SHA-256 or null, "hash": …}.
nlohmann::ordered_json jsonOf(const RecordedEvent& event);
FromJson<RecordedEvent> recordedFrom(const nlohmann::json& json);

nlohmann::ordered_json jsonOf(const GameSettings& settings);
FromJson<GameSettings> settingsFrom(const nlohmann::json& json);

} // namespace umpire
