#include "app/web/server/said_sentences.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"
#include "app/record/journal/message_json.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

constexpr std::size_t kMostMessages = 40;

bool isText(const nlohmann::json& json, const char* name) {
    return json.is_object() && json.contains(name) && json[name].is_string();
}

} // namespace

std::optional<std::string> saidJson(std::string_view asked, Tongues& tongues) {
    const auto json = parsedJson(asked).value_or(nlohmann::json());
    if (!isText(json, "language") || !json.contains("messages") || !json["messages"].is_array() ||
        json["messages"].size() > kMostMessages) {
        return std::nullopt;
    }
    const Tongue& tongue = tongues.of(json["language"].get<std::string>());
    nlohmann::json said = nlohmann::json::array();
    for (const nlohmann::json& each : json["messages"]) {
        if (!isText(each, "text")) {
            return std::nullopt;
        }
        said.push_back(
            tongue.said(messageFrom(each["text"], each.value("form", nlohmann::json()))));
    }
    return printable(said.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

} // namespace umpire
