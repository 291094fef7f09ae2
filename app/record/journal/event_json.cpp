#include "app/record/journal/event_json.h"

#include "app/record/game_files/json_fields.h"
#include "app/record/journal/message_json.h"
#include "app/record/journal/stored_form.h"

#include <algorithm>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;
using Plain = nlohmann::json;
using Texts = std::vector<std::string>;
using TextsByName = std::map<std::string, std::string>;

// The fields of what has a kind of its own in the file, once for writing and reading.

template <typename Visit, typename Counts>
void fieldsOfAction(Visit& visit, Counts& it) {
    visit("action", it.action);
    visit("events", it.happened);
    visit("position", it.position);
    visit("player", it.player);
    visit("only_for", it.onlyFor);
}
template <typename Visit>
void fields(Visit& visit, Choice& it) {
    visit("action", it.actions);
    visit("probability", it.probability);
}
template <typename Visit>
void fields(Visit& visit, GameStarted& it) {
    visit("position", it.position);
}
template <typename Visit>
void fields(Visit& visit, TableWords& it) {
    visit("state", it.state);
    visit("because", it.because);
}
template <typename Visit>
void fields(Visit& visit, Called& it) {
    fieldsOfAction(visit, it);
    if (it.source == Source::Seen) {
        visit("probability", it.probability);
        visit("alternatives", it.others);
    } else {
        visit("by", it.by);
    }
}
template <typename Visit>
void fields(Visit& visit, IllegalSeen& it) {
    visit("action", it.action);
    visit("because", it.because);
    visit("rule", it.rule);
    visit("probability", it.probability);
}
template <typename Visit>
void fields(Visit& visit, IllegalStands& it) {
    fieldsOfAction(visit, it);
    visit("because", it.because);
    visit("rule", it.rule);
}
template <typename Visit>
void fields(Visit& visit, Asked& it) {
    visit("question", it.question);
    visit("options", it.choices);
}
template <typename Visit>
void fields(Visit& visit, Corrected& it) {
    visit("what", it.what);
    visit("position", it.position);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, Disputed& it) {
    visit("about", it.about);
    visit("what", it.what);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, Undone& it) {
    visit("to", it.to);
    visit("position", it.position);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, Paused& it) {
    visit("because", it.because);
}
template <typename Visit>
void fields(Visit& visit, Resumed& it) {
    visit("because", it.because);
}
template <typename Visit>
void fields(Visit& visit, Noted& it) {
    visit("what", it.text);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, GameOver& it) {
    visit("winner", it.winner);
    visit("because", it.because);
    visit("rule", it.rule);
}
template <typename Visit>
void fields(Visit& visit, GameSettings& it) {
    visit("game", it.game);
    visit("variant", it.variant);
    visit("options", it.options);
    visit("players", it.players);
    visit.ifAny("names", it.names); // older records have none
    visit("started", it.started);
    visit("table_file", it.tableFile);
    visit("camera_file", it.cameraFile);
    visit.ifAny("certificate", it.certificate); // older records have none
    visit("game_files", it.gameFiles);
    visit("program_version", it.programVersion);
}

struct JsonWriter {
    Json json = Json::object();

    template <typename T>
    void operator()(const char* name, const T& value) {
        json[name] = value;
    }
    /// Left out where it is empty, so that what older versions wrote is written alike.
    void ifAny(const char* name, const std::string& value) {
        if (!value.empty()) {
            json[name] = value;
        }
    }
    void ifAny(const char* name, const PlayerNames& value) {
        if (!value.empty()) {
            json[name] = Json(value);
        }
    }
    void operator()(const char* name, const Message& value) { write(json, name, value); }
    void operator()(const char* name, const std::vector<Message>& value) {
        write(json, name, value);
    }
    void operator()(const char* name, const TextsByName& value) { json[name] = Json(value); }
    void operator()(const char* name, const std::optional<std::string>& value) {
        json[name] = value ? Json(*value) : Json(nullptr);
    }
    void operator()(const char* name, const std::vector<Choice>& value) {
        Json& list = json[name] = Json::array();
        for (Choice one : value) {
            JsonWriter inner;
            fields(inner, one);
            list.push_back(std::move(inner.json));
        }
    }
};

class JsonReader {
public:
    JsonReader(JsonFields& checks, const Plain& json, std::string path)
        : checks_(checks), json_(json), path_(std::move(path)) {}

    void operator()(const char* name, std::string& value) {
        value = checks_.text(json_, path_, name);
    }
    void ifAny(const char* name, std::string& value) {
        if (!beside(name).is_null()) {
            (*this)(name, value);
        }
    }
    void ifAny(const char* name, PlayerNames& value) {
        if (!beside(name).is_null()) {
            TextsByName texts;
            (*this)(name, texts);
            value.insert(texts.begin(), texts.end());
        }
    }
    void operator()(const char* name, Message& value) {
        value =
            messageFrom(checks_.text(json_, path_, name), beside(std::string(name) + "_message"));
    }
    void operator()(const char* name, std::vector<Message>& value) {
        Texts texts;
        (*this)(name, texts);
        const Plain& forms = beside(std::string(name) + "_messages");
        for (std::size_t i = 0; i < texts.size(); ++i) {
            value.push_back(
                messageFrom(texts[i], forms.is_array() && i < forms.size() ? forms[i] : Plain()));
        }
    }
    void operator()(const char* name, std::int64_t& value) {
        value = checks_.number(json_, path_, name);
    }
    void operator()(const char* name, double& value) {
        const Plain& member = checks_.member(json_, path_, name);
        if (!checks_.failed() && !member.is_number()) {
            checks_.fail(JsonFields::pathOf(path_, name), "give a number");
        }
        value = checks_.failed() ? 0.0 : member.get<double>();
    }
    void operator()(const char* name, std::optional<std::string>& value) {
        const bool isNull = checks_.member(json_, path_, name).is_null();
        value = isNull ? std::nullopt : std::optional(checks_.text(json_, path_, name));
    }
    void operator()(const char* name, Texts& value) {
        const std::string path = JsonFields::pathOf(path_, name);
        const Plain& list = checks_.list(json_, path_, name);
        for (std::size_t i = 0; i < list.size(); ++i) {
            value.push_back(textAt(list[i], JsonFields::pathOf(path, i)));
        }
    }
    void operator()(const char* name, TextsByName& value) {
        const Plain& object = checks_.member(json_, path_, name);
        const std::string path = JsonFields::pathOf(path_, name);
        if (!checks_.failed() && !object.is_object()) {
            checks_.fail(path, "give an object");
        }
        for (auto it = object.begin(); !checks_.failed() && it != object.end(); ++it) {
            value[it.key()] = textAt(it.value(), JsonFields::pathOf(path, it.key()));
        }
    }
    void operator()(const char* name, std::vector<Choice>& value) {
        const Plain& list = checks_.list(json_, path_, name);
        const std::string path = JsonFields::pathOf(path_, name);
        for (std::size_t i = 0; i < list.size(); ++i) {
            JsonReader inner(checks_, list[i], JsonFields::pathOf(path, i));
            fields(inner, value.emplace_back());
        }
    }

private:
    /// What a journal of an older version has not.
    [[nodiscard]] const Plain& beside(const std::string& name) const {
        static const Plain kNothing;
        const auto found = json_.is_object() ? json_.find(name) : json_.end();
        return found != json_.end() ? *found : kNothing;
    }
    std::string textAt(const Plain& value, const std::string& path) {
        if (!value.is_string()) {
            checks_.fail(path, "give a text");
        }
        return checks_.failed() ? std::string{} : value.get<std::string>();
    }

    JsonFields& checks_;
    const Plain& json_;
    std::string path_;
};

template <typename T>
Json jsonOfFields(T value) {
    JsonWriter writer;
    fields(writer, value);
    return std::move(writer.json);
}

template <typename T>
T fromFields(JsonFields& checks, const Plain& json, T value) {
    JsonReader reader(checks, json, "");
    fields(reader, value);
    return value;
}

template <typename T>
Event eventOf(const JsonFields&, T stored) {
    return stored;
}
Event eventOf(JsonFields& checks, const TableWords& words) {
    const auto event = tableEventOf(words);
    if (!event) {
        checks.fail("state", "`" + words.state.substr(0, 24) + "` is none of this version");
    }
    return event.value_or(Event());
}

template <typename T>
FromJson<T> checked(const JsonFields& checks, T value) {
    return checks.failed() ? FromJson<T>(tl::make_unexpected(checks.error()))
                           : FromJson<T>(std::move(value));
}

} // namespace

std::string_view recordedKind(const Event& event) {
    return std::visit([](const auto& one) { return KindOf{}(InFile{}(one)); }, event);
}

Json jsonOf(const Event& event) {
    return std::visit([](const auto& one) { return jsonOfFields(InFile{}(one)); }, event);
}

FromJson<Event> eventFrom(std::string_view kind, const Plain& json) {
    const auto empty = std::ranges::find(emptyKinds(), kind, recordedKind);
    if (empty == emptyKinds().end()) {
        return tl::make_unexpected("kind: `" + std::string(kind.substr(0, 24)) +
                                   "` is none of this version");
    }
    JsonFields checks;
    Event event = std::visit(
        [&](const auto& one) { return eventOf(checks, fromFields(checks, json, InFile{}(one))); },
        *empty);
    return checked(checks, std::move(event));
}

Json jsonOf(const RecordedEvent& event) {
    Json json = {{"number", event.number},
                 {"time_us", event.time.count()},
                 {"kind", recordedKind(event.happening)}};
    json.update(jsonOf(event.happening));
    json["picture"] = event.pictureHash.empty() ? Json(nullptr) : Json(event.pictureHash);
    json["hash"] = event.hash;
    return json;
}

FromJson<RecordedEvent> recordedFrom(const Plain& json) {
    JsonFields checks;
    RecordedEvent event;
    JsonReader reader(checks, json, "");
    std::string kind;
    std::optional<std::string> picture;
    reader("number", event.number);
    reader("kind", kind);
    reader("picture", picture);
    reader("hash", event.hash);
    const Plain& time = checks.member(json, "", "time_us");
    if (!checks.failed() && !time.is_number_integer()) {
        checks.fail("time_us", "give a whole number");
    }
    if (checks.failed()) {
        return tl::make_unexpected(checks.error());
    }
    event.time = std::chrono::microseconds(time.get<std::int64_t>());
    event.pictureHash = picture.value_or("");
    return eventFrom(kind, json).map([&](Event happening) {
        event.happening = std::move(happening);
        return std::move(event);
    });
}

Json jsonOf(const GameSettings& settings) {
    return jsonOfFields(settings);
}

FromJson<GameSettings> settingsFrom(const Plain& json) {
    JsonFields checks;
    auto settings = fromFields(checks, json, GameSettings{});
    return checked(checks, std::move(settings));
}

std::string compactText(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

FromJson<Plain> parsedJson(std::string_view text) {
    Plain json = Plain::parse(text, nullptr, false);
    if (json.is_discarded()) {
        return tl::make_unexpected(std::string("is no JSON"));
    }
    return json;
}

} // namespace umpire
