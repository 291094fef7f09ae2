#include "app/record/journal/event_json.h"

#include "app/record/events/event_fields.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/json_fields.h"
#include "app/record/journal/message_json.h"

#include <algorithm>
#include <cmath>

namespace umpire {

template <>
struct RowOf<GameSettings> {
    static void fields(auto& visit, auto& it) {
        visit.journal("game", it.game);
        visit.journal("variant", it.variant);
        visit.journal("options", it.options);
        visit.journal("players", it.players);
        visit.ifAny("names", it.names); // older records have none
        visit.journal("started", it.started);
        visit.journal("table_file", it.tableFile);
        visit.journal("camera_file", it.cameraFile);
        visit.ifAny("certificate", it.certificate); // older records have none
        visit.journal("game_files", it.gameFiles);
        visit.journal("program_version", it.programVersion);
    }
};

namespace {

using Json = nlohmann::ordered_json;
using Plain = nlohmann::json;
using Texts = std::vector<std::string>;
using TextsByName = std::map<std::string, std::string>;
enum class Words { Journals, Feeds };

void fieldsOf(auto& visit, auto& it) {
    RowOf<std::remove_cvref_t<decltype(it)>>::fields(visit, it);
}

/// The feed's probabilities are for people.
double thousandth(double number) {
    return std::round(number * 1000.0) / 1000.0;
}

class JsonWriter {
public:
    explicit JsonWriter(Words words) : words_(words) {}
    [[nodiscard]] Json take() { return std::move(json_); }

    void operator()(Field field, const auto& value) {
        journal(field, value);
        feed(field, value);
    }
    void journal(Field field, const auto& value) {
        if (words_ == Words::Journals) {
            put(field.journal, value);
        }
    }
    void feed(Field field, const auto& value) {
        if (words_ == Words::Feeds) {
            put(field.feed, value);
            if (field.mayBeNull && json_[field.feed] == "") {
                json_[field.feed] = nullptr;
            }
        }
    }
    void kept(Field field, const auto& value) { journal(field, value); }
    /// Left out where it is empty, so that what older versions wrote is written alike.
    void ifAny(const char* name, const auto& value) {
        if (!value.empty()) {
            put(name, value);
        }
    }
    void feedIfAny(const char* name, const auto& value) {
        if (words_ == Words::Feeds) {
            ifAny(name, value);
        }
    }

private:
    void put(const char* name, const auto& value) { json_[name] = value; }
    void put(const char* name, double value) {
        json_[name] = words_ == Words::Feeds ? thousandth(value) : value;
    }
    void put(const char* name, const Message& value) { write(json_, name, value); }
    void put(const char* name, const std::vector<Message>& value) { write(json_, name, value); }
    void put(const char* name, const TextsByName& value) { json_[name] = Json(value); }
    void put(const char* name, const PlayerNames& value) { json_[name] = Json(value); }
    void put(const char* name, const std::optional<std::string>& value) {
        json_[name] = value ? Json(*value) : Json(nullptr);
    }
    void put(const char* name, Advised::As value) { json_[name] = nameOf(value); }
    template <typename Part>
    requires std::same_as<Part, Choice> || std::same_as<Part, Difference>
    void put(const char* name, const std::vector<Part>& value) {
        Json& list = json_[name] = Json::array();
        for (const Part& one : value) {
            JsonWriter inner(words_);
            fieldsOf(inner, one);
            list.push_back(inner.take());
        }
    }

    Words words_;
    Json json_ = Json::object();
};

class JsonReader {
public:
    JsonReader(JsonFields& checks, const Plain& json, std::string path)
        : checks_(checks), json_(json), path_(std::move(path)) {}

    void operator()(Field field, auto& value) { take(field.journal, value); }
    void journal(Field field, auto& value) { take(field.journal, value); }
    void feed(Field, const auto&) {}
    void kept(Field, const auto&) {}
    void feedIfAny(const char*, const auto&) {}
    void ifAny(const char* name, auto& value) {
        if (!beside(name).is_null()) {
            take(name, value);
        }
    }

private:
    void take(const char* name, std::string& value) { value = checks_.text(json_, path_, name); }
    void take(const char* name, PlayerNames& value) {
        TextsByName texts;
        take(name, texts);
        value.insert(texts.begin(), texts.end());
    }
    void take(const char* name, Message& value) {
        value =
            messageFrom(checks_.text(json_, path_, name), beside(std::string(name) + "_message"));
    }
    void take(const char* name, std::vector<Message>& value) {
        Texts texts;
        take(name, texts);
        const Plain& forms = beside(std::string(name) + "_messages");
        for (std::size_t i = 0; i < texts.size(); ++i) {
            value.push_back(
                messageFrom(texts[i], forms.is_array() && i < forms.size() ? forms[i] : Plain()));
        }
    }
    void take(const char* name, std::integral auto& value) {
        value = checks_.number(json_, path_, name);
    }
    void take(const char* name, Advised::As& value) {
        std::string text;
        take(name, text);
        value = text == nameOf(Advised::As::Hint) ? Advised::As::Hint : Advised::As::Move;
    }
    void take(const char* name, double& value) {
        const Plain& member = checks_.member(json_, path_, name);
        if (!checks_.failed() && !member.is_number()) {
            checks_.fail(JsonFields::pathOf(path_, name), "give a number");
        }
        value = checks_.failed() ? 0.0 : member.get<double>();
    }
    void take(const char* name, std::optional<std::string>& value) {
        const bool isNull = checks_.member(json_, path_, name).is_null();
        value = isNull ? std::nullopt : std::optional(checks_.text(json_, path_, name));
    }
    void take(const char* name, Texts& value) {
        const std::string path = JsonFields::pathOf(path_, name);
        const Plain& list = checks_.list(json_, path_, name);
        for (std::size_t i = 0; i < list.size(); ++i) {
            value.push_back(textAt(list[i], JsonFields::pathOf(path, i)));
        }
    }
    void take(const char* name, TextsByName& value) {
        const Plain& object = checks_.member(json_, path_, name);
        const std::string path = JsonFields::pathOf(path_, name);
        if (!checks_.failed() && !object.is_object()) {
            checks_.fail(path, "give an object");
        }
        for (auto it = object.begin(); !checks_.failed() && it != object.end(); ++it) {
            value[it.key()] = textAt(it.value(), JsonFields::pathOf(path, it.key()));
        }
    }
    void take(const char* name, std::vector<Choice>& value) {
        const Plain& list = checks_.list(json_, path_, name);
        const std::string path = JsonFields::pathOf(path_, name);
        for (std::size_t i = 0; i < list.size(); ++i) {
            JsonReader inner(checks_, list[i], JsonFields::pathOf(path, i));
            fieldsOf(inner, value.emplace_back());
        }
    }

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

Json jsonOfFields(const auto& value, Words words) {
    JsonWriter writer(words);
    fieldsOf(writer, value);
    return writer.take();
}

template <typename T>
T fromFields(JsonFields& checks, const Plain& json, T value) {
    JsonReader reader(checks, json, "");
    fieldsOf(reader, value);
    return value;
}

template <typename T>
FromJson<T> checked(const JsonFields& checks, T value) {
    return checks.failed() ? FromJson<T>(tl::make_unexpected(checks.error()))
                           : FromJson<T>(std::move(value));
}

template <typename... Kinds>
std::vector<Event> emptyOf(const std::variant<Kinds...>*) {
    return {Kinds{}...};
}

/// An event of each kind, and of each word that a kind has.
const std::vector<Event>& emptyEvents() {
    static const std::vector<Event> events = [] {
        std::vector<Event> all = emptyOf(static_cast<const Event*>(nullptr));
        for (const Source source : {Source::Chosen, Source::GaveUp}) {
            all.push_back(Called{.source = source});
        }
        for (int each = 0; each <= int(TableState::OutOfSync); ++each) {
            all.push_back(StateChanged{TableState(each)});
        }
        return all;
    }();
    return events;
}

/// As what an event stands in the file. What has no kind of its own there becomes a line of text.
struct InFile {
    Event operator()(const auto& it) const { return it; }
    Event operator()(const Unfinished& it) const { return Unfinished{{}, sentenceOf(it)}; }
    Event operator()(const Desynchronised& it) const { return Desynchronised{{}, sentenceOf(it)}; }
    Event operator()(const AgreementNeeded& it) const { return Asked{{}, sentenceOf(it)}; }
    Event operator()(const AnswerNeeded& it) const {
        std::string who;
        for (const std::string& player : it.players) {
            who.append(who.empty() ? "" : ", ").append(player);
        }
        return Asked{{}, who.empty() ? it.question : message("%1: %2", who, it.question)};
    }
    Event operator()(const Refused& it) const { return Noted{sentenceOf(it), kUmpire}; }
    Event operator()(const Repeated& it) const { return Noted{sentenceOf(it), kUmpire}; }
    Event operator()(const Advised& it) const { return Noted{sentenceOf(publicView(it)), kUmpire}; }
};

Event inFile(const Event& event) {
    return std::visit(InFile{}, event);
}

Json fieldsIn(const Event& event, Words words) {
    return std::visit([&](const auto& one) { return jsonOfFields(one, words); }, event);
}

} // namespace

std::string_view recordedKind(const Event& event) {
    return kindOf(inFile(event)).journal;
}

Json jsonOf(const Event& event) {
    const Event kept = inFile(event);
    Json json = Json::object();
    if (const std::string_view state = kindOf(kept).state; !state.empty()) {
        json["state"] = state;
    }
    json.update(fieldsIn(kept, Words::Journals));
    return json;
}

Json fedFields(const Event& event) {
    return fieldsIn(event, Words::Feeds);
}

FromJson<Event> eventFrom(std::string_view kind, const Plain& json) {
    JsonFields checks;
    const bool isTables = kind == kTableWord;
    const std::string state = isTables ? checks.text(json, "", "state") : std::string();
    const auto empty = std::ranges::find_if(emptyEvents(), [&](const Event& event) {
        const Kind each = kindOf(event);
        return each.journal == kind && each.state == state;
    });
    if (empty == emptyEvents().end() && !checks.failed()) {
        checks.fail(isTables ? "state" : "kind",
                    "`" + (isTables ? state : std::string(kind)).substr(0, 24) +
                        "` is none of this version");
    }
    if (checks.failed()) {
        return tl::make_unexpected(checks.error());
    }
    Event event =
        std::visit([&](const auto& one) -> Event { return fromFields(checks, json, one); }, *empty);
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
    return jsonOfFields(settings, Words::Journals);
}

FromJson<GameSettings> settingsFrom(const Plain& json) {
    JsonFields checks;
    auto settings = fromFields(checks, json, GameSettings{});
    return checked(checks, std::move(settings));
}

} // namespace umpire
