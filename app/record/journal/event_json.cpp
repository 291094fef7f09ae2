#include "app/record/journal/event_json.h"

#include "app/common/json/json_reader.h"
#include "app/record/events/event_fields.h"
#include "app/record/events/hearer.h"
#include "app/record/journal/former_words.h"
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
        visit.ifAny("names", it.names); // older records lack this field
        visit.journal("started", it.started);
        visit.journal("table_file", it.tableFile);
        visit.journal("camera_file", it.cameraFile);
        visit.ifAny("certificate", it.certificate); // older records lack this field
        visit.journal("game_files", it.gameFiles);
        visit.journal("program_version", it.programVersion);
    }
};

namespace {

using Json = nlohmann::ordered_json;
using Plain = nlohmann::json;
using Texts = std::vector<std::string>;
using TextsByName = std::map<std::string, std::string>;
enum class Dialect { Journal, Feed };

/// Field that marks a note. Without it, the note's text would be read as another event of an older
/// journal.
constexpr const char* kIsNote = "is_note";
/// The word in JSON for AgreementNeeded::Of::One.
constexpr const char* kOne = "one";

void fieldsOf(auto& visit, auto& it) {
    RowOf<std::remove_cvref_t<decltype(it)>>::fields(visit, it);
}

/// Rounds to three decimals, because people read these probabilities in the feed.
double thousandth(double number) {
    return std::round(number * 1000.0) / 1000.0;
}

/// Writes an event's fields for the journal or for the feed.
class EventWriter {
public:
    explicit EventWriter(Dialect dialect) : dialect_(dialect) {}
    [[nodiscard]] Json take() { return std::move(json_); }

    void operator()(Field field, const auto& value) {
        journal(field, value);
        feed(field, value);
    }
    void journal(Field field, const auto& value) {
        if (dialect_ == Dialect::Journal) {
            put(field.journal, value);
        }
    }
    void feed(Field field, const auto& value) {
        if (dialect_ == Dialect::Feed) {
            put(field.feed, value);
            if (field.mayBeNull && json_[field.feed] == "") {
                json_[field.feed] = nullptr;
            }
        }
    }
    void kept(Field field, const auto& value) { journal(field, value); }
    /// Writes the field unless its value is empty, so that the output equals that of older
    /// versions.
    void ifAny(const char* name, const auto& value) {
        if (!value.empty()) {
            put(name, value);
        }
    }
    void ifAny(const char* name, bool value) {
        if (value) {
            put(name, value);
        }
    }
    void ifAny(const char* name, AgreementNeeded::Of of) {
        if (of == AgreementNeeded::Of::One) {
            put(name, kOne);
        }
    }
    void ifAny(const char* name, int number) {
        if (number != 0) {
            put(name, number);
        }
    }
    void ifAny(const char* name, StreamTime time) {
        if (time.count() != 0) {
            put(name, time);
        }
    }
    void feedIfAny(const char* name, const auto& value) {
        if (dialect_ == Dialect::Feed) {
            ifAny(name, value);
        }
    }

private:
    void put(const char* name, const auto& value) { json_[name] = value; }
    void put(const char* name, double value) {
        json_[name] = dialect_ == Dialect::Feed ? thousandth(value) : value;
    }
    void put(const char* name, const Message& value) { write(json_, name, value); }
    void put(const char* name, const std::vector<Message>& value) { write(json_, name, value); }
    void put(const char* name, const TextsByName& value) { json_[name] = Json(value); }
    void put(const char* name, const PlayerNames& value) { json_[name] = Json(value); }
    void put(const char* name, const std::optional<std::string>& value) {
        json_[name] = value ? Json(*value) : Json(nullptr);
    }
    void put(const char* name, Advised::As value) { json_[name] = nameOf(value); }
    void put(const char* name, AtZero value) { json_[name] = nameOf(value); }
    void put(const char* name, StreamTime value) { json_[name] = value.count(); }
    template <typename Part>
    requires std::same_as<Part, Choice> || std::same_as<Part, Difference>
    void put(const char* name, const std::vector<Part>& value) {
        Json& list = json_[name] = Json::array();
        for (const Part& one : value) {
            EventWriter inner(dialect_);
            fieldsOf(inner, one);
            list.push_back(inner.take());
        }
    }

    Dialect dialect_;
    Json json_ = Json::object();
};

/// Reads an event's fields from the journal.
class EventReader {
public:
    explicit EventReader(JsonReader reader) : reader_(std::move(reader)) {}

    void operator()(Field field, auto& value) { take(field.journal, value); }
    void journal(Field field, auto& value) { take(field.journal, value); }
    void feed(Field, const auto&) {}
    void kept(Field, const auto&) {}
    void feedIfAny(const char*, const auto&) {}
    /// Reads a field that older journals lack.
    void ifAny(const char* name, auto& value) { reader_.ifAny(name, value); }
    void ifAny(const char* name, AgreementNeeded::Of& value) {
        std::string needs;
        reader_.ifAny(name, needs);
        value = needs == kOne ? AgreementNeeded::Of::One : AgreementNeeded::Of::All;
    }
    void ifAny(const char* name, StreamTime& value) {
        std::int64_t microseconds = value.count();
        reader_.ifAny(name, microseconds);
        value = StreamTime(microseconds);
    }

private:
    void take(const char* name, auto& value) { reader_(name, value); }
    void take(const char* name, Advised::As& value) {
        std::string text;
        take(name, text);
        value = text == nameOf(Advised::As::Hint) ? Advised::As::Hint : Advised::As::Move;
    }
    void take(const char* name, AtZero& value) {
        std::string text;
        take(name, text);
        value = atZeroNamed(text).value_or(AtZero::Show);
    }
    void take(const char* name, StreamTime& value) {
        std::int64_t microseconds = 0;
        take(name, microseconds);
        value = StreamTime(microseconds);
    }
    void take(const char* name, std::vector<Choice>& value) {
        for (const JsonReader& each : reader_.at(name).elements()) {
            EventReader inner(each);
            fieldsOf(inner, value.emplace_back());
        }
    }

    JsonReader reader_;
};

Json jsonOfFields(const auto& value, Dialect dialect) {
    EventWriter writer(dialect);
    fieldsOf(writer, value);
    return writer.take();
}

template <typename T>
T fromFields(const JsonReader& json, T value) {
    EventReader reader(json);
    fieldsOf(reader, value);
    if constexpr (requires { value.isHidden; }) {
        value.isHidden = json.beside("hidden") == true;
    }
    return value;
}

template <typename T>
FromJson<T> checked(const JsonReader& json, T value) {
    return json.failed() ? FromJson<T>(tl::make_unexpected(json.error()))
                         : FromJson<T>(std::move(value));
}

template <typename... Kinds>
std::vector<Event> emptyOf(const std::variant<Kinds...>*) {
    return {Kinds{}...};
}

/// Returns an empty event of each kind, and one for each name that a kind has in the journal.
const std::vector<Event>& emptyEvents() {
    static const std::vector<Event> events = [] {
        std::vector<Event> all = emptyOf(static_cast<const Event*>(nullptr));
        for (const Source source : {Source::Chosen, Source::GaveUp, Source::OutOfTime}) {
            all.push_back(Called{.source = source});
        }
        for (int each = 0; each <= int(TableState::OutOfSync); ++each) {
            all.push_back(StateChanged{TableState(each)});
        }
        return all;
    }();
    return events;
}

/// Converts an event to the form that the journal stores.
struct InFile {
    Event operator()(const auto& it) const { return it; }
    Event operator()(const Unfinished& it) const { return Unfinished{{}, sentenceOf(it)}; }
    Event operator()(const Desynchronised& it) const { return Desynchronised{{}, sentenceOf(it)}; }
    Event operator()(const Refused& it) const { return publicView(it); }
    Event operator()(const Advised& it) const { return publicView(it); }
};

Event inFile(const Event& event) {
    return std::visit(InFile{}, event);
}

Json fieldsIn(const Event& event, Dialect dialect) {
    Json json = std::visit([&](const auto& one) { return jsonOfFields(one, dialect); }, event);
    if (isHidden(event)) {
        json["hidden"] = true;
    }
    return json;
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
    json.update(fieldsIn(kept, Dialect::Journal));
    if (const auto* noted = std::get_if<Noted>(&kept); noted && asOfToday(*noted) != kept) {
        json[kIsNote] = true;
    }
    return json;
}

Json fedFields(const Event& event) {
    return fieldsIn(event, Dialect::Feed);
}

FromJson<Event> eventFrom(std::string_view kind, const Plain& json) {
    const JsonReader reader(json);
    const bool isTables = kind == kTableWord;
    std::string state;
    if (isTables) {
        reader("state", state);
    }
    const auto empty = std::ranges::find_if(emptyEvents(), [&](const Event& event) {
        const Kind each = kindOf(event);
        return each.journal == kind && each.state == state;
    });
    if (empty == emptyEvents().end() && !reader.failed()) {
        reader.fail(isTables ? "state" : "kind",
                    "`" + (isTables ? state : std::string(kind)).substr(0, 24) +
                        "` is none of this version");
    }
    if (reader.failed()) {
        return tl::make_unexpected(reader.error());
    }
    Event event =
        std::visit([&](const auto& one) -> Event { return fromFields(reader, one); }, *empty);
    const auto* noted = std::get_if<Noted>(&event);
    if (noted != nullptr && !reader.failed() && !json.contains(kIsNote)) {
        event = asOfToday(Noted(*noted));
    }
    return checked(reader, std::move(event));
}

Json jsonOf(const RecordedEvent& event) {
    Json json = {{"number", event.number},
                 {"time_us", event.time.count()},
                 {"kind", recordedKind(event.happening)}};
    json.update(jsonOf(event.happening));
    if (!event.momentsHash.empty()) {
        json[kMomentsField] = event.momentsHash;
    }
    json["picture"] = event.pictureHash.empty() ? Json(nullptr) : Json(event.pictureHash);
    json["hash"] = event.hash;
    return json;
}

FromJson<RecordedEvent> recordedFrom(const Plain& json) {
    const JsonReader reader(json);
    RecordedEvent event;
    std::string kind;
    std::optional<std::string> picture;
    std::int64_t timeUs = 0;
    reader("number", event.number);
    reader("kind", kind);
    reader("picture", picture);
    reader.ifAny(kMomentsField, event.momentsHash);
    reader("hash", event.hash);
    reader("time_us", timeUs);
    if (reader.failed()) {
        return tl::make_unexpected(reader.error());
    }
    event.time = std::chrono::microseconds(timeUs);
    event.pictureHash = picture.value_or("");
    return eventFrom(kind, json).map([&](Event happening) {
        event.happening = std::move(happening);
        return std::move(event);
    });
}

Json jsonOf(const GameSettings& settings) {
    return jsonOfFields(settings, Dialect::Journal);
}

FromJson<GameSettings> settingsFrom(const Plain& json) {
    const JsonReader reader(json);
    auto settings = fromFields(reader, GameSettings{});
    return checked(reader, std::move(settings));
}

} // namespace umpire
