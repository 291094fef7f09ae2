#include "app/record/journal/journal_rows.h"

#include "app/common/json/json_reader.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <QCryptographicHash>
#include <QString>

namespace umpire {
namespace {

/// Names of the settings that are lists or objects. Their rows contain JSON.
constexpr std::array<std::string_view, 4> kJsonSettings = {"options", "players", "names",
                                                           "game_files"};

bool isJsonSetting(std::string_view name) {
    return std::ranges::find(kJsonSettings, name) != kJsonSettings.end();
}

/// Replaces invalid UTF-8 by U+FFFD. The file does the same, and the hash must cover the text that
/// the file stores.
std::string asUtf8(const std::string& text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size())).toStdString();
}

/// Appends a field with its length, such as "5:hello,". So different lists of fields give different
/// texts.
void addField(std::string& canonical, std::string_view field) {
    canonical.append(std::to_string(field.size())).append(":").append(field).append(",");
}

} // namespace

std::string textOf(const Head& head) {
    return std::to_string(head.count) + " " + head.hash;
}

std::optional<Head> headFrom(std::string_view text) {
    Head head;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), head.count);
    const auto digits = std::size_t(end - text.data());
    if (error != std::errc{} || head.count < 0 || digits >= text.size() || text[digits] != ' ') {
        return std::nullopt;
    }
    head.hash = text.substr(digits + 1);
    return head;
}

SettingRows rowsOf(const GameSettings& settings) {
    SettingRows rows = {{"schema", std::to_string(kJournalSchema)}};
    const nlohmann::ordered_json json = jsonOf(settings);
    for (const auto& [name, value] : json.items()) {
        rows[name] = asUtf8(value.is_string() ? value.get<std::string>() : compactText(value));
    }
    return rows;
}

FromJson<GameSettings> settingsFrom(const SettingRows& rows) {
    nlohmann::json json = nlohmann::json::object();
    for (const auto& [name, text] : rows) {
        if (!isJsonSetting(name)) {
            json[name] = text;
            continue;
        }
        auto parsed = parsedJson(text);
        if (!parsed) {
            return tl::make_unexpected(name + ": " + parsed.error());
        }
        json[name] = *std::move(parsed);
    }
    return settingsFrom(json);
}

EventRow rowOf(const Entry& event, const Head& before) {
    nlohmann::ordered_json payload = jsonOf(event.happening);
    if (!event.momentsHash.empty()) {
        payload[kMomentsField] = event.momentsHash;
    }
    EventRow row{.number = before.count + 1,
                 .timeUs = event.time.count(),
                 .kind = std::string(recordedKind(event.happening)),
                 .payload = compactText(payload),
                 .picture = event.jpeg.empty() ? "" : sha256(event.jpeg),
                 .hash = {}};
    row.hash = hashOf(row, before.hash);
    return row;
}

FromJson<RecordedEvent> recordedFrom(const EventRow& row) {
    return parsedJson(row.payload).and_then([&](const nlohmann::json& json) {
        RecordedEvent event{.number = row.number,
                            .time = std::chrono::microseconds(row.timeUs),
                            .happening = {},
                            .pictureHash = row.picture,
                            .hash = row.hash};
        const JsonReader reader(json);
        reader.ifAny(kMomentsField, event.momentsHash);
        return reader.failed() ? FromJson<RecordedEvent>(tl::make_unexpected(reader.error()))
                               : eventFrom(row.kind, json).map([&](Event happening) {
                                     event.happening = std::move(happening);
                                     return std::move(event);
                                 });
    });
}

std::string sha256(std::string_view bytes) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
    return hash.result().toHex().toStdString();
}

std::string sha256(const std::function<std::string_view()>& next) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (std::string_view block = next(); !block.empty(); block = next()) {
        hash.addData(QByteArrayView(block.data(), qsizetype(block.size())));
    }
    return hash.result().toHex().toStdString();
}

std::string hashOf(const SettingRows& settings) {
    std::string canonical;
    for (const auto& [name, value] : settings) {
        addField(canonical, name);
        addField(canonical, value);
    }
    return sha256(canonical);
}

std::string hashOf(const EventRow& row, std::string_view before) {
    std::string canonical;
    addField(canonical, before);
    addField(canonical, std::to_string(row.number));
    addField(canonical, std::to_string(row.timeUs));
    addField(canonical, row.kind);
    addField(canonical, row.payload);
    addField(canonical, row.picture);
    return sha256(canonical);
}

} // namespace umpire
