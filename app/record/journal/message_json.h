#pragma once

#include "rules/table/message.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace umpire {

class JsonReader;

/// Returns the message as an object, such as {"form": "%1 holds %2", "arguments": ["d4", {"form":
/// "a %1 tower", "arguments": ["Roman"]}]}. The object also has "count" if the form contains %n. A
/// message without a form becomes its text.
nlohmann::ordered_json jsonOf(const Message& message);

/// Writes the English text of the message under `name`. If the message has a form, also writes the
/// object of `jsonOf` under `name` + "_message".
void write(nlohmann::ordered_json& json, const char* name, const Message& message);
/// Writes the texts as a list under `name`, and the forms as a list under `name` + "_messages".
void write(nlohmann::ordered_json& json, const char* name, const std::vector<Message>& messages);

/// Returns the message with the English text `text`. Uses the form only if it yields exactly this
/// text; otherwise returns the text without a form. So a form from a stranger cannot change what
/// people read.
Message messageFrom(const std::string& text, const nlohmann::json& form);

/// JsonReader and JsonWriter call these functions. Journals of older versions have no forms.
void writeField(nlohmann::ordered_json& json, const char* name, const Message* message);
void writeField(nlohmann::ordered_json& json, const char* name,
                const std::vector<Message>* messages);
void readField(const JsonReader& reader, const char* name, Message& message);
void readField(const JsonReader& reader, const char* name, std::vector<Message>& messages);

} // namespace umpire
