#include "rules/table/message.h"

namespace umpire {
namespace {

/// Writes the singular or the plural: "match(es)" becomes "match" for one and "matches" otherwise.
std::string inNumber(std::string text, bool isOne) {
    for (const std::string_view plural : {"(s)", "(es)"}) {
        for (std::size_t at = text.find(plural); at != std::string::npos; at = text.find(plural)) {
            text.replace(at, plural.size(), isOne ? "" : plural.substr(1, plural.size() - 2));
        }
    }
    return text;
}

} // namespace

std::string english(const Message& message) {
    if (message.isVerbatim()) {
        return message.verbatim();
    }
    std::string form(message.form());
    if (message.count()) {
        form = inNumber(std::move(form), *message.count() == 1);
    }
    std::string text;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const char place = form[i] == '%' && i + 1 < form.size() ? form[i + 1] : '\0';
        if (place == 'n' && message.count()) {
            text += std::to_string(*message.count());
            ++i;
        } else if (place >= '1' && place <= '9' &&
                   std::size_t(place - '1') < message.values().size()) {
            text += english(message.values()[std::size_t(place - '1')]);
            ++i;
        } else {
            text += form[i];
        }
    }
    return text;
}

Message joined(const std::vector<Message>& messages, MessageForm<Message, Message> separator) {
    Message all;
    for (const Message& each : messages) {
        all = all.empty() ? each : Message(separator, {all, each}, std::nullopt);
    }
    return all;
}

} // namespace umpire
