#pragma once

#include "app/record/journal/recorded_event.h"

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

/// Events and settings as JSON: the payload of a row, a line of `--as jsonl`, `--json`.
namespace umpire {

/// What a reader of a document says: a value, or one line that names the field.
template <typename T>
using FromJson = tl::expected<T, std::string>;

/// "setup", "state", "call", "illegal", "illegal_stands", "ask", "choice", "correction", "dispute",
/// "undo", "pause", "resume", "resignation", "note", "outcome". What has no kind of its own, such
/// as a refused command, is a line of text there, and comes back as that.
std::string_view recordedKind(const Event& event);
/// The fields of what happened; an action's "action", "events" and "position" lie beside them.
nlohmann::ordered_json jsonOf(const Event& event);
/// The fields as the feed has them, of what its hearer may know.
nlohmann::ordered_json fedFields(const Event& event);
/// The inverse of jsonOf, for that kind's word.
FromJson<Event> eventFrom(std::string_view kind, const nlohmann::json& json);

/// {"number": 7, "time_us": 12400000, "kind": "call", …, "picture": SHA-256 or null, "hash": …}
nlohmann::ordered_json jsonOf(const RecordedEvent& event);
FromJson<RecordedEvent> recordedFrom(const nlohmann::json& json);

nlohmann::ordered_json jsonOf(const GameSettings& settings);
FromJson<GameSettings> settingsFrom(const nlohmann::json& json);

/// A document in one line, without the line's end; what is not UTF-8 becomes U+FFFD.
std::string compactText(const nlohmann::ordered_json& json);
/// The inverse; none where it is no JSON.
FromJson<nlohmann::json> parsedJson(std::string_view text);

} // namespace umpire
