#pragma once

#include "rules/table/message.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace umpire {

class JsonReader;

/// {"form": "%1 holds %2", "arguments": ["d4", {"form": "a %1 tower", "arguments": ["Roman"]}]};
/// with "count", where one is in the form at %n. What has no form is its text.
nlohmann::ordered_json jsonOf(const Message& message);

/// Puts the English text of the message under `name`, and beside it, where the message has a form,
/// the form under `name` + "_message".
void write(nlohmann::ordered_json& json, const char* name, const Message& message);
/// The same of a list. The forms are under `name` + "_messages".
void write(nlohmann::ordered_json& json, const char* name, const std::vector<Message>& messages);

/// The message whose English text this is: that of the form, if the form says so, and the text
/// itself if it does not. A stranger's form cannot say anything else than the text.
Message messageFrom(const std::string& text, const nlohmann::json& form);

/// For `fields(visit, value)`; a journal of an older version has no forms.
void writeField(nlohmann::ordered_json& json, const char* name, const Message* message);
void writeField(nlohmann::ordered_json& json, const char* name,
                const std::vector<Message>* messages);
void readField(const JsonReader& reader, const char* name, Message& message);
void readField(const JsonReader& reader, const char* name, std::vector<Message>& messages);

} // namespace umpire
