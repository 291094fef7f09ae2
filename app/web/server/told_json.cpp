#include "app/web/server/told_json.h"

#include "app/record/journal/message_json.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

const char* nameOf(RulingKind ruling) {
    switch (ruling) {
    case RulingKind::Called:
        return "called";
    case RulingKind::Asked:
        return "asked";
    case RulingKind::Illegal:
        return "illegal";
    case RulingKind::Changed:
        return "changed";
    case RulingKind::Over:
        return "over";
    case RulingKind::Advised:
        return "advised";
    case RulingKind::Quiet:
        return "quiet";
    }
    return "quiet";
}

Json jsonOf(const ToldAnswer& answer) {
    Json json;
    write(json, "words", answer.words);
    json["line"] = answer.line;
    json["is_example"] = answer.isExample;
    return json;
}

} // namespace

Json jsonOf(const ToldEvent& told) {
    Json json = {{"look", nameOf(told.ruling)}};
    const auto add = [&json](const char* name, const auto& said) {
        if (!said.empty()) {
            write(json, name, said);
        }
    };
    add("kind", told.kind);
    add("about", told.about);
    add("main", told.main);
    add("more", told.more);
    add("todo", told.todo);
    for (const auto& [name, text] : {std::pair("rule", told.rule), {"notation", told.notation}}) {
        if (!text.empty()) {
            json[name] = text;
        }
    }
    for (const ToldAnswer& each : told.answers) {
        json["answers"].push_back(jsonOf(each));
    }
    return json;
}

} // namespace umpire
