#include "app/club/tables/club_messages.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using What = ClubTopic::What;

constexpr std::string_view kTableRoom = "table/";
constexpr std::string_view kClubRoom = "club/";
constexpr std::size_t kLongestName = 24;
constexpr std::size_t kHashDigits = 64; ///< of a SHA-256
constexpr std::size_t kLongestWord = 64;
constexpr std::size_t kLongestWords = 2000;
constexpr std::size_t kMostAddresses = 8;

struct NamedTopic {
    What what;
    std::string_view room;
    std::string_view word;
};
constexpr std::array<NamedTopic, 6> kTopics{{{What::Record, kTableRoom, "record"},
                                             {What::Row, kTableRoom, "row"},
                                             {What::State, kTableRoom, "state"},
                                             {What::Health, kTableRoom, "health"},
                                             {What::Received, kClubRoom, "received"},
                                             {What::Ruling, kClubRoom, "ruling"}}};

/// Reads fields one after the other, and remembers the first that is wrong.
class Fields {
public:
    explicit Fields(std::string_view text) {
        if (text.size() > kLongestClubMessage) {
            wrong_ = "it is longer than " + std::to_string(kLongestClubMessage) + " bytes";
            return;
        }
        auto parsed = parsedJson(text);
        if (!parsed) {
            wrong_ = parsed.error();
        } else if (!parsed->is_object()) {
            wrong_ = "it is no JSON object";
        } else {
            json_ = *std::move(parsed);
        }
    }

    std::string text(const char* name, std::size_t longest) {
        const nlohmann::json* field = find(name);
        if (field == nullptr) {
            return {};
        }
        if (!field->is_string() || field->get_ref<const std::string&>().size() > longest) {
            note(name, "a text of at most " + std::to_string(longest) + " bytes");
            return {};
        }
        return field->get<std::string>();
    }

    /// 64 digits, or none where it may be empty.
    std::string hash(const char* name, bool mayBeEmpty = false) {
        std::string digits = text(name, kHashDigits);
        const bool isHash = digits.size() == kHashDigits &&
                            digits.find_first_not_of("0123456789abcdef") == std::string::npos;
        if (wrong_.empty() && !isHash && !(mayBeEmpty && digits.empty())) {
            note(name, "a SHA-256 in hexadecimal");
        }
        return digits;
    }

    std::int64_t whole(const char* name, std::int64_t least) {
        const nlohmann::json* field = find(name);
        if (field == nullptr) {
            return least;
        }
        if (!field->is_number_integer() || field->get<std::int64_t>() < least) {
            note(name, "a whole number from " + std::to_string(least) + " on");
            return least;
        }
        return field->get<std::int64_t>();
    }

    bool truth(const char* name) {
        const nlohmann::json* field = find(name);
        if (field != nullptr && !field->is_boolean()) {
            note(name, "true or false");
        }
        return field != nullptr && field->is_boolean() && field->get<bool>();
    }

    SettingRows texts(const char* name) {
        SettingRows rows;
        const nlohmann::json* field = find(name);
        if (field == nullptr) {
            return rows;
        }
        if (!field->is_object()) {
            note(name, "an object of texts");
            return rows;
        }
        for (const auto& [key, value] : field->items()) {
            if (!value.is_string()) {
                note(name, "an object of texts");
                return {};
            }
            rows[key] = value.get<std::string>();
        }
        return rows;
    }

    std::vector<std::string> list(const char* name) {
        const nlohmann::json* field = find(name);
        std::vector<std::string> texts;
        const bool isList =
            field != nullptr && field->is_array() && field->size() <= kMostAddresses;
        for (std::size_t i = 0; isList && i < field->size(); ++i) {
            if ((*field)[i].is_string() &&
                (*field)[i].get_ref<const std::string&>().size() <= kLongestWord) {
                texts.push_back((*field)[i].get<std::string>());
            }
        }
        if (field != nullptr && (!isList || texts.size() != field->size())) {
            note(name, "a list of a few addresses");
        }
        return texts;
    }

    template <typename T>
    FromJson<T> give(T value) const {
        return wrong_.empty() ? FromJson<T>(std::move(value)) : tl::make_unexpected(wrong_);
    }

private:
    const nlohmann::json* find(const char* name) {
        if (!wrong_.empty()) {
            return nullptr;
        }
        const auto found = json_.find(name);
        if (found == json_.end()) {
            wrong_ = std::string("`") + name + "` is missing";
            return nullptr;
        }
        return &*found;
    }
    void note(const char* name, const std::string& expected) {
        if (wrong_.empty()) {
            wrong_ = std::string("`") + name + "` is not " + expected;
        }
    }

    nlohmann::json json_ = nlohmann::json::object();
    std::string wrong_;
};

} // namespace

std::string textOf(const ClubTopic& topic) {
    const auto* found = std::ranges::find(kTopics, topic.what, &NamedTopic::what);
    return std::string(found->room) + topic.table + "/" + std::string(found->word);
}

std::optional<ClubTopic> topicFrom(std::string_view text) {
    for (const NamedTopic& each : kTopics) {
        if (!text.starts_with(each.room) || !text.ends_with(each.word)) {
            continue;
        }
        const std::size_t around = each.room.size() + each.word.size() + 1;
        if (text.size() <= around || text[text.size() - each.word.size() - 1] != '/') {
            continue;
        }
        const std::string_view table = text.substr(each.room.size(), text.size() - around);
        if (isTableName(table)) {
            return ClubTopic{std::string(table), each.what};
        }
    }
    return std::nullopt;
}

bool isTableName(std::string_view name) {
    return !name.empty() && name.size() <= kLongestName &&
           name.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                  "0123456789-_") == std::string_view::npos;
}

std::string textOf(const RecordMessage& message) {
    return compactText({{"schema", "umpire.club-record/1"},
                        {"record", message.record},
                        {"live", message.isLive},
                        {"settings", message.settings}});
}

std::string textOf(const RowMessage& message) {
    const EventRow& row = message.row;
    return compactText({{"record", message.record},
                        {"number", row.number},
                        {"time_us", row.timeUs},
                        {"kind", row.kind},
                        {"payload", row.payload},
                        {"picture", row.picture},
                        {"hash", row.hash}});
}

std::string textOf(const ReceivedMessage& message) {
    return compactText(
        {{"record", message.record}, {"number", message.head.count}, {"hash", message.head.hash}});
}

std::string textOf(const HealthMessage& message) {
    return compactText({{"there", message.isThere},
                        {"instance", message.instance},
                        {"clock_us", message.clockUs},
                        {"evidence", message.evidence},
                        {"evidence_token", message.evidenceToken}});
}

std::string textOf(const RulingMessage& message) {
    return compactText({{"ruling", message.ruling},
                        {"record", message.record},
                        {"arbiter", message.arbiter},
                        {"command", message.command},
                        {"because", message.because}});
}

FromJson<RecordMessage> recordMessageFrom(std::string_view text) {
    Fields fields(text);
    RecordMessage message;
    message.record = fields.hash("record");
    message.isLive = fields.truth("live");
    message.settings = fields.texts("settings");
    const auto read = fields.give(message);
    if (read && hashOf(read->settings) != read->record) {
        return tl::make_unexpected(std::string("`record` is not the hash of `settings`"));
    }
    return read;
}

FromJson<RowMessage> rowMessageFrom(std::string_view text) {
    Fields fields(text);
    RowMessage message;
    message.record = fields.hash("record");
    message.row.number = fields.whole("number", 1);
    message.row.timeUs = fields.whole("time_us", 0);
    message.row.kind = fields.text("kind", kLongestWord);
    message.row.payload = fields.text("payload", kMaxPayloadBytes);
    message.row.picture = fields.hash("picture", true);
    message.row.hash = fields.hash("hash");
    return fields.give(std::move(message));
}

FromJson<ReceivedMessage> receivedMessageFrom(std::string_view text) {
    Fields fields(text);
    ReceivedMessage message;
    message.record = fields.hash("record");
    message.head.count = fields.whole("number", 0);
    message.head.hash = fields.hash("hash", true);
    return fields.give(std::move(message));
}

FromJson<HealthMessage> healthMessageFrom(std::string_view text) {
    Fields fields(text);
    HealthMessage message;
    message.isThere = fields.truth("there");
    message.instance = fields.text("instance", kLongestWord);
    message.clockUs = fields.whole("clock_us", 0);
    message.evidence = fields.list("evidence");
    message.evidenceToken = fields.text("evidence_token", kLongestWord);
    return fields.give(std::move(message));
}

FromJson<RulingMessage> rulingMessageFrom(std::string_view text) {
    Fields fields(text);
    RulingMessage message;
    message.ruling = fields.text("ruling", kLongestWord);
    message.record = fields.hash("record");
    message.arbiter = fields.text("arbiter", kLongestWord);
    message.command = fields.text("command", kLongestWords);
    message.because = fields.text("because", kLongestWords);
    return fields.give(std::move(message));
}

} // namespace umpire
