#include "app/web/server/said_sentences.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_reader.h"
#include "app/record/journal/message_json.h"

namespace umpire {

constexpr std::size_t kMostMessages = 40;

std::optional<std::string> saidJson(std::string_view asked, Tongues& tongues) {
    const auto json = parsedJson(asked).value_or(nullptr);
    const JsonReader reader(json);
    std::string language;
    reader("language", language);
    const std::vector<JsonReader> messages = reader.at("messages").elements();
    const Tongue& tongue = tongues.of(language);
    nlohmann::ordered_json said = nlohmann::ordered_json::array();
    for (const JsonReader& each : messages) {
        std::string text;
        each("text", text);
        said.push_back(tongue.said(messageFrom(text, each.beside("form"))));
    }
    return reader.failed() || messages.size() > kMostMessages
               ? std::nullopt
               : std::optional(printable(compactText(said)));
}

} // namespace umpire
