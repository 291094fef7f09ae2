#include "app/club/tables/club_messages.h"

#include "app/common/json/json_reader.h"
#include "app/common/json/json_writer.h"

#include <algorithm>
#include <array>

namespace umpire {

constexpr AtMost kWord{64};
constexpr AtMost kWords{2000};

template <typename Visit>
void fields(Visit& visit, RecordMessage& it) {
    visit.schema("umpire.club-record/1");
    visit("record", it.record, Sha256::Needed);
    visit("live", it.isLive);
    visit("settings", it.settings);
}
template <typename Visit>
void fields(Visit& visit, RowMessage& it) {
    visit("record", it.record, Sha256::Needed);
    visit("number", it.row.number, Between{1});
    visit("time_us", it.row.timeUs, Between{0});
    visit("kind", it.row.kind, kWord);
    visit("payload", it.row.payload, AtMost{kMaxPayloadBytes});
    visit("picture", it.row.picture, Sha256::OrEmpty);
    visit("hash", it.row.hash, Sha256::Needed);
}
template <typename Visit>
void fields(Visit& visit, ReceivedMessage& it) {
    visit("record", it.record, Sha256::Needed);
    visit("number", it.head.count, Between{0});
    visit("hash", it.head.hash, Sha256::OrEmpty);
}
template <typename Visit>
void fields(Visit& visit, HealthMessage& it) {
    visit("there", it.isThere);
    visit("instance", it.instance, kWord);
    visit("clock_us", it.clockUs, Between{0});
}
template <typename Visit>
void fields(Visit& visit, RulingMessage& it) {
    visit("ruling", it.ruling, kWord);
    visit("record", it.record, Sha256::Needed);
    visit("arbiter", it.arbiter, kWord);
    visit("command", it.command, kWords);
    visit("because", it.because, kWords);
}
template <typename Visit>
void fields(Visit& visit, ClockMessage& it) {
    visit("clock", it.clock, kWords);
    visit("at_zero", it.atZero, kWord);
    visit("delay", it.delay, Between{0});
}

namespace {

using What = ClubTopic::What;

constexpr std::string_view kTableRoom = "table/";
constexpr std::string_view kClubRoom = "club/";
constexpr std::size_t kLongestName = 24;
constexpr std::size_t kDigitsOfHash = 64;

struct NamedTopic {
    What what;
    std::string_view room;
    std::string_view word;
};
constexpr std::array<NamedTopic, 9> kTopics{{{What::Record, kTableRoom, "record"},
                                             {What::Row, kTableRoom, "row"},
                                             {What::State, kTableRoom, "state"},
                                             {What::Health, kTableRoom, "health"},
                                             {What::Received, kClubRoom, "received"},
                                             {What::Ruling, kClubRoom, "ruling"},
                                             {What::Ask, kClubRoom, "ask"},
                                             {What::Picture, kTableRoom, "picture"},
                                             {What::Clock, kClubRoom, "clock"}}};

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
    return compactText(jsonOfFields(message));
}

std::string textOf(const RowMessage& message) {
    return compactText(jsonOfFields(message));
}

std::string textOf(const ReceivedMessage& message) {
    return compactText(jsonOfFields(message));
}

std::string textOf(const HealthMessage& message) {
    return compactText(jsonOfFields(message));
}

std::string textOf(const RulingMessage& message) {
    return compactText(jsonOfFields(message));
}

std::string textOf(const PictureMessage& message) {
    return message.hash + "\n" + message.jpeg;
}

std::string textOf(const ClockMessage& message) {
    return compactText(jsonOfFields(message));
}

FromJson<PictureMessage> pictureMessageFrom(std::string_view text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (!isPictureHash(text.substr(0, end)) || end == text.size()) {
        return tl::make_unexpected(std::string("begins with no line that has a picture's SHA-256"));
    }
    return PictureMessage{std::string(text.substr(0, end)), std::string(text.substr(end + 1))};
}

bool isPictureHash(std::string_view text) {
    return text.size() == kDigitsOfHash &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

FromJson<RecordMessage> recordMessageFrom(std::string_view text) {
    auto read = fromText<RecordMessage>(text, kLongestClubMessage);
    if (read && hashOf(read->settings) != read->record) {
        return tl::make_unexpected(std::string("record: is not the hash of `settings`"));
    }
    return read;
}

FromJson<RowMessage> rowMessageFrom(std::string_view text) {
    return fromText<RowMessage>(text, kLongestClubMessage);
}

FromJson<ReceivedMessage> receivedMessageFrom(std::string_view text) {
    return fromText<ReceivedMessage>(text, kLongestClubMessage);
}

FromJson<HealthMessage> healthMessageFrom(std::string_view text) {
    return fromText<HealthMessage>(text, kLongestClubMessage);
}

FromJson<RulingMessage> rulingMessageFrom(std::string_view text) {
    return fromText<RulingMessage>(text, kLongestClubMessage);
}

FromJson<ClockMessage> clockMessageFrom(std::string_view text) {
    return fromText<ClockMessage>(text, kLongestClubMessage);
}

} // namespace umpire
