#pragma once

#include "app/common/json/json_text.h"
#include "app/record/journal/recorded_event.h"

/// Converts events and settings to JSON and back: row payloads, `--as jsonl`, `--json`.
namespace umpire {

/// Returns the journal's word for the kind: "setup", "call" (events/event_fields.h).
std::string_view recordedKind(const Event& event);
/// Returns the event's own fields, including an action's "action", "events" and "position".
nlohmann::ordered_json jsonOf(const Event& event);
/// Returns the fields in the feed's format; the event must already be reduced to its hearer's view.
nlohmann::ordered_json fedFields(const Event& event);
/// Reads an event, as the inverse of jsonOf; `kind` is the journal's word.
FromJson<Event> eventFrom(std::string_view kind, const nlohmann::json& json);

/// The JSON field with the name of the film of the moments before. Older records lack it.
inline constexpr const char* kMomentsField = "moments";
/// Returns {"number": 7, "time_us": 12400000, "kind": "called", …, "picture": SHA-256 or null,
/// "hash": …}.
nlohmann::ordered_json jsonOf(const RecordedEvent& event);
FromJson<RecordedEvent> recordedFrom(const nlohmann::json& json);

nlohmann::ordered_json jsonOf(const GameSettings& settings);
FromJson<GameSettings> settingsFrom(const nlohmann::json& json);

} // namespace umpire
