#include "app/journal/event_json.h"

#include "app/game_files/json_fields.h"

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;
using Plain = nlohmann::json;
using Texts = std::vector<std::string>;
using TextsByName = std::map<std::string, std::string>;

// The fields of each value, once for writing and reading.

template <typename Visit>
void fields(Visit& visit, PlayedAction& it) {
    visit("action", it.action);
    visit("events", it.events);
    visit("position", it.position);
    visit("player", it.player);
    visit("only_for", it.onlyFor);
}
template <typename Visit>
void fields(Visit& visit, Explanation& it) {
    visit("action", it.action);
    visit("probability", it.probability);
}
template <typename Visit>
void fields(Visit& visit, GameStart& it) {
    visit("position", it.position);
}
template <typename Visit>
void fields(Visit& visit, StateChange& it) {
    visit("state", it.state);
    visit("because", it.because);
}
template <typename Visit>
void fields(Visit& visit, Call& it) {
    fields(visit, it.played);
    visit("probability", it.probability);
    visit("alternatives", it.alternatives);
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
    fields(visit, it.played);
    visit("because", it.because);
    visit("rule", it.rule);
}
template <typename Visit>
void fields(Visit& visit, Ask& it) {
    visit("question", it.question);
    visit("options", it.options);
}
template <typename Visit>
void fields(Visit& visit, Choice& it) {
    fields(visit, it.played);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, Correction& it) {
    visit("what", it.what);
    visit("position", it.position);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, Dispute& it) {
    visit("about", it.about);
    visit("what", it.what);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, Undo& it) {
    visit("to", it.to);
    visit("position", it.position);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, Pause& it) {
    visit("because", it.because);
}
template <typename Visit>
void fields(Visit& visit, Resume& it) {
    visit("because", it.because);
}
template <typename Visit>
void fields(Visit& visit, Resignation& it) {
    fields(visit, it.played);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, Note& it) {
    visit("what", it.what);
    visit("by", it.by);
}
template <typename Visit>
void fields(Visit& visit, GameEnd& it) {
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
    visit("started", it.started);
    visit("table_file", it.tableFile);
    visit("camera_file", it.cameraFile);
    visit("game_files", it.gameFiles);
    visit("program_version", it.programVersion);
}

struct JsonWriter {
    Json json = Json::object();

    template <typename T>
    void operator()(const char* name, const T& value) {
        json[name] = value;
    }
    void operator()(const char* name, const TextsByName& value) { json[name] = Json(value); }
    void operator()(const char* name, const std::optional<std::string>& value) {
        json[name] = value ? Json(*value) : Json(nullptr);
    }
    void operator()(const char* name, const std::vector<Explanation>& value) {
        Json& list = json[name] = Json::array();
        for (Explanation one : value) {
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
    void operator()(const char* name, std::vector<Explanation>& value) {
        const Plain& list = checks_.list(json_, path_, name);
        const std::string path = JsonFields::pathOf(path_, name);
        for (std::size_t i = 0; i < list.size(); ++i) {
            JsonReader inner(checks_, list[i], JsonFields::pathOf(path, i));
            fields(inner, value.emplace_back());
        }
    }

private:
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
T fromFields(JsonFields& checks, const Plain& json) {
    T value;
    JsonReader reader(checks, json, "");
    fields(reader, value);
    return value;
}

/// Tries the kinds one after the other.
template <std::size_t Index = 0>
std::optional<Happening> readKind(std::string_view kind, JsonFields& checks, const Plain& json) {
    if constexpr (Index < std::variant_size_v<Happening>) {
        using Kind = std::variant_alternative_t<Index, Happening>;
        return kindOf(Kind{}) == kind ? Happening(fromFields<Kind>(checks, json))
                                      : readKind<Index + 1>(kind, checks, json);
    } else {
        return std::nullopt;
    }
}

template <typename T>
FromJson<T> checked(const JsonFields& checks, T value) {
    return checks.failed() ? FromJson<T>(tl::make_unexpected(checks.error()))
                           : FromJson<T>(std::move(value));
}

} // namespace

Json jsonOf(const Happening& happening) {
    return std::visit([](const auto& one) { return jsonOfFields(one); }, happening);
}

FromJson<Happening> happeningFrom(std::string_view kind, const Plain& json) {
    JsonFields checks;
    auto happening = readKind(kind, checks, json);
    if (!happening) {
        return tl::make_unexpected("kind: `" + std::string(kind.substr(0, 24)) +
                                   "` is none of this version");
    }
    return checked(checks, *std::move(happening));
}

Json jsonOf(const RecordedEvent& event) {
    Json json = {{"number", event.number},
                 {"time_us", event.time.count()},
                 {"kind", kindOf(event.happening)}};
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
    return happeningFrom(kind, json).map([&](Happening happening) {
        event.happening = std::move(happening);
        return std::move(event);
    });
}

Json jsonOf(const GameSettings& settings) {
    return jsonOfFields(settings);
}

FromJson<GameSettings> settingsFrom(const Plain& json) {
    JsonFields checks;
    auto settings = fromFields<GameSettings>(checks, json);
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
