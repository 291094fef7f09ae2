#pragma once

#include "rules/table/message.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace umpire {

class JsonReader;

/// Returns {"form": "%1 holds %2", "arguments": ["d4", {"form": "a %1 tower", "arguments":
/// ["Roman"]}]}; adds "count" if the form contains %n. A message without a form is written as its
/// text.
nlohmann::ordered_json jsonOf(const Message& message);

/// Writes the message's English text under `name`. If the message has a form, writes that under
/// `name` + "_message".
void write(nlohmann::ordered_json& json, const char* name, const Message& message);
/// Writes a list in the same way, with the forms under `name` + "_messages".
void write(nlohmann::ordered_json& json, const char* name, const std::vector<Message>& messages);

/// Returns the message with this English text: from the form if the form yields that text,
/// otherwise as plain text. So a stranger's form cannot say anything other than the text.
Message messageFrom(const std::string& text, const nlohmann::json& form);

/// Serve `fields(visit, value)`. Journals of older versions have no forms.
void writeField(nlohmann::ordered_json& json, const char* name, const Message* message);
void writeField(nlohmann::ordered_json& json, const char* name,
                const std::vector<Message>* messages);
void readField(const JsonReader& reader, const char* name, Message& message);
void readField(const JsonReader& reader, const char* name, std::vector<Message>& messages);

} // namespace umpire
