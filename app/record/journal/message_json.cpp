#include "app/record/journal/message_json.h"

#include "app/common/json/json_reader.h"

#include <algorithm>
#include <mutex>
#include <set>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;
using Plain = nlohmann::json;

/// Maximum nesting depth of messages. The program's own messages have up to 6 levels.
constexpr int kMaxDepth = 12;
/// Maximum number of different forms that are stored. The program itself has 1,000.
constexpr std::size_t kMaxForms = 10'000;

/// Returns a copy of the form that exists until the program ends. Returns none if the maximum
/// number is reached.
std::optional<std::string_view> kept(const std::string& form) {
    static std::mutex mutex;
    static std::set<std::string, std::less<>> forms;
    const std::scoped_lock lock(mutex);
    const auto known = forms.find(form);
    if (known != forms.end()) {
        return *known;
    }
    return forms.size() < kMaxForms ? std::optional<std::string_view>(*forms.insert(form).first)
                                    : std::nullopt;
}

/// Tells whether there is a value for each place of the form: code that knows the form takes them.
bool hasAllValues(std::string_view form, std::size_t values) {
    for (std::size_t at = 0; at + 1 < form.size(); ++at) {
        const char place = form[at] == '%' ? form[at + 1] : '\0';
        if (place >= '1' && place <= '9' && std::size_t(place - '0') > values) {
            return false;
        }
    }
    return true;
}

std::optional<Message> readMessage(const Plain& json, int depth) {
    if (json.is_string()) {
        return Message(json.get<std::string>());
    }
    const auto form = json.is_object() ? json.find("form") : json.end();
    const auto arguments = json.is_object() ? json.find("arguments") : json.end();
    if (depth == 0 || form == json.end() || !form->is_string() || arguments == json.end() ||
        !arguments->is_array()) {
        return std::nullopt;
    }
    std::vector<Message> values;
    for (const Plain& each : *arguments) {
        auto value = readMessage(each, depth - 1);
        if (!value) {
            return std::nullopt;
        }
        values.push_back(*std::move(value));
    }
    if (!hasAllValues(form->get_ref<const std::string&>(), values.size())) {
        return std::nullopt;
    }
    const auto count = json.find("count");
    const bool counts = count != json.end() && count->is_number_integer();
    const auto text = kept(form->get<std::string>());
    return text ? std::optional(Message::recorded(*text, std::move(values),
                                                  counts ? std::optional(count->get<long long>())
                                                         : std::nullopt))
                : std::nullopt;
}

} // namespace

Json jsonOf(const Message& message) {
    if (message.isVerbatim()) {
        return message.verbatim();
    }
    Json arguments = Json::array();
    for (const Message& each : message.values()) {
        arguments.push_back(jsonOf(each));
    }
    Json json = {{"form", message.form()}, {"arguments", std::move(arguments)}};
    if (message.count()) {
        json["count"] = *message.count();
    }
    return json;
}

void write(Json& json, const char* name, const Message& message) {
    json[name] = english(message);
    if (!message.isVerbatim()) {
        json[std::string(name) + "_message"] = jsonOf(message);
    }
}

void write(Json& json, const char* name, const std::vector<Message>& messages) {
    Json& texts = json[name] = Json::array();
    for (const Message& each : messages) {
        texts.push_back(english(each));
    }
    if (!std::ranges::all_of(messages, &Message::isVerbatim)) {
        Json& forms = json[std::string(name) + "_messages"] = Json::array();
        for (const Message& each : messages) {
            forms.push_back(jsonOf(each));
        }
    }
}

Message messageFrom(const std::string& text, const Plain& form) {
    const auto message = readMessage(form, kMaxDepth);
    return message && english(*message) == text ? *message : Message(text);
}

void writeField(Json& json, const char* name, const Message* message) {
    write(json, name, *message);
}

void writeField(Json& json, const char* name, const std::vector<Message>* messages) {
    write(json, name, *messages);
}

void readField(const JsonReader& reader, const char* name, Message& message) {
    std::string text;
    reader.at(name).read(text);
    message = messageFrom(text, reader.beside(std::string(name) + "_message"));
}

void readField(const JsonReader& reader, const char* name, std::vector<Message>& messages) {
    std::vector<std::string> texts;
    reader.at(name).read(texts);
    const Plain& forms = reader.beside(std::string(name) + "_messages");
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const bool hasForm = forms.is_array() && i < forms.size();
        messages.push_back(messageFrom(texts[i], hasForm ? forms[i] : Plain()));
    }
}

} // namespace umpire
