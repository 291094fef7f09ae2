#include "app/record/journal/export_game.h"

#include "app/common/failure/printable.h"
#include "app/record/events/event_fields.h"
#include "app/record/journal/event_json.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/recorded_start.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kGameSchema = "umpire.game/1";

std::string tagLine(const std::string& name, const std::string& value) {
    return textOf(GameTag{name, printable(value)}) + "\n";
}

std::string comment(const std::string& text) {
    return "# " + printable(text) + "\n";
}

std::string byWhom(const std::string& by) {
    return by.empty() ? "" : " (" + by + ")";
}

template <typename Kind>
std::string ruled(const Kind& event) {
    return english(event.because) + " (" + event.rule + ")";
}

/// Formats an event as one or two lines. Returns an empty text for events that concern only the
/// state of the table.
struct TextOfEvent {
    std::string operator()(const GameStarted&) const { return ""; } // the tags contain the start
    std::string operator()(const Called& called) const { return printable(called.action) + "\n"; }
    std::string operator()(const IllegalSeen& it) const {
        return comment("illegal: " + english(it.action) + ": " + ruled(it));
    }
    std::string operator()(const IllegalStands& it) const {
        return comment("stands though illegal: " + english(it.action) + ": " + ruled(it)) +
               tagLine("Position", it.position);
    }
    std::string operator()(const Corrected& it) const {
        return comment("corrected: " + it.what + byWhom(it.by)) + tagLine("Position", it.position);
    }
    std::string operator()(const Asked& it) const {
        return comment("asked: " + english(it.question));
    }
    std::string operator()(const Undone&) const { return ""; } // the line of play contains no undo
    std::string operator()(const Paused& it) const {
        return comment("pause: " + english(it.because));
    }
    std::string operator()(const Resumed& it) const {
        return comment("goes on: " + english(it.because));
    }
    std::string operator()(const Noted& it) const {
        return comment("note: " + english(it.text) + byWhom(it.by));
    }
    std::string operator()(const auto& it) const {
        return kindOf(it).journal == kTableWord ? "" : comment(text(it));
    }
    std::string operator()(const GameOver& it) const {
        return comment((it.winner ? *it.winner + " wins: " : "draw: ") + ruled(it));
    }
};

template <typename Kind>
const Kind* lastOf(const std::vector<RecordedEvent>& events) {
    const Kind* last = nullptr;
    for (const RecordedEvent& event : events) {
        const Kind* one = std::get_if<Kind>(&event.happening);
        last = one != nullptr ? one : last;
    }
    return last;
}

/// Returns the tags. Names of sides have a capital letter, as White and Black in PGN. If the start
/// of the game cannot be loaded, the names of the sides come from the settings.
std::string tagsOf(const ExportedGame& game, const std::vector<RecordedEvent>& line) {
    const GameSettings& settings = game.settings;
    std::string tags = tagLine("Game", settings.game) + tagLine("Variant", settings.variant);
    if (const auto own = recordedOwnVariant(settings)) {
        tags += tagLine("VariantName", own->name) + tagLine("VariantAbout", aboutIn(*own, "en"));
    }
    for (const auto& [name, value] : settings.options) {
        tags += tagLine("Option", name + "=" + value);
    }
    for (std::size_t seat = 0; seat < settings.players.size(); ++seat) {
        tags += tagLine("Player" + std::to_string(seat + 1), settings.players[seat]);
        if (const auto name = settings.names.find(settings.players[seat]);
            name != settings.names.end()) {
            tags += tagLine("Player" + std::to_string(seat + 1) + "Name", name->second);
        }
    }
    if (!settings.started.empty()) {
        tags += tagLine("Date", settings.started);
    }
    tags += tagLine("Program", "umpire " + settings.programVersion);
    const GameOver* end = lastOf<GameOver>(line);
    tags += tagLine("Result", end == nullptr ? "*" : end->winner.value_or("draw"));
    if (end != nullptr) {
        tags += tagLine("Termination", ruled(*end));
    }
    if (const GameStarted* setUp = lastOf<GameStarted>(line)) {
        tags += tagLine("Position", setUp->position);
    }
    return tags;
}

FromJson<void> appendTo(std::vector<RecordedEvent>& events, RecordedEvent event) {
    const std::int64_t last = events.empty() ? 0 : events.back().number;
    if (event.number <= last) {
        return tl::make_unexpected("number: give more than " + std::to_string(last));
    }
    events.push_back(std::move(event));
    return {};
}

} // namespace

std::string textOf(const ExportedGame& game) {
    const std::vector<RecordedEvent> line = lineOfPlay(game.events);
    std::string text = tagsOf(game, line) + "\n";
    for (const RecordedEvent& event : line) {
        text += std::visit(TextOfEvent{}, event.happening);
    }
    return text;
}

std::string jsonLinesOf(const ExportedGame& game) {
    Json first = {{"schema", kGameSchema}};
    first.update(jsonOf(game.settings));
    std::string lines = compactText(first) + "\n";
    for (const RecordedEvent& event : game.events) {
        lines += compactText(jsonOf(event)) + "\n";
    }
    return lines;
}

tl::expected<ExportedGame, std::string> gameFromJsonLines(std::string_view lines) {
    ExportedGame game;
    for (int number = 1; !lines.empty(); ++number) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        const auto json = parsedJson(line);
        tl::expected<void, std::string> read;
        if (!json) {
            read = tl::make_unexpected(json.error());
        } else if (number > 1) {
            read = recordedFrom(*json).and_then(
                [&](RecordedEvent event) { return appendTo(game.events, std::move(event)); });
        } else if (!json->is_object() || json->value("schema", Json()) != kGameSchema) {
            read = tl::make_unexpected(std::string("schema: give \"") + kGameSchema + "\"");
        } else {
            read = settingsFrom(*json).map(
                [&](GameSettings settings) { game.settings = std::move(settings); });
        }
        if (!read) {
            return tl::make_unexpected("line " + std::to_string(number) + ": " + read.error());
        }
    }
    if (game.settings.game.empty()) {
        return tl::make_unexpected(std::string("line 1: game: is missing; give its name"));
    }
    return game;
}

std::string textOf(const GameTag& tag) {
    std::string text = "[" + tag.name + " \"";
    for (const char c : tag.value) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + "\"]";
}

std::optional<GameTag> tagIn(std::string_view line) {
    const std::size_t open = line.find(" \"");
    if (!line.starts_with("[") || !line.ends_with("\"]") || open < 2 ||
        open + 4 > line.size()) { // then the opening quote would also be the closing quote
        return std::nullopt;
    }
    GameTag tag{std::string(line.substr(1, open - 1)), ""};
    const std::string_view quoted = line.substr(open + 2, line.size() - open - 4);
    for (std::size_t i = 0; i < quoted.size(); ++i) {
        i += quoted[i] == '\\' && i + 1 < quoted.size() ? 1 : 0;
        tag.value += quoted[i];
    }
    return tag;
}

} // namespace umpire
