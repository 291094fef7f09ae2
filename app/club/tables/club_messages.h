#pragma once

#include "app/record/journal/journal_rows.h"

#include <optional>
#include <string>
#include <string_view>

/// The MQTT messages between a club's tables and its server. A table publishes below `table/NAME/`
/// and subscribes below `club/NAME/`; the server does the reverse. docs/club.md describes the
/// topics and the JSON texts.
namespace umpire {

/// Maximum size of a message, in bytes. A row's payload has at most 1 MiB, and becomes longer when
/// the text is escaped in JSON.
inline constexpr std::size_t kLongestClubMessage = 3U << 20U;

/// A topic of a message from a table, or of a message to a table.
struct ClubTopic {
    enum class What {
        Record,   ///< the journal that the table is writing; retained
        Row,      ///< a row of the journal
        State,    ///< the public state of the game; retained
        Health,   ///< says that the table is connected; the last will says that it is not; retained
        Received, ///< from the server: the last row of the journal that the server has; retained
        Ruling,   ///< from the server: an arbiter's ruling
        Ask,      ///< from the server: the SHA-256 of a requested picture
        Picture,  ///< from the table: the answer to Ask
        Clock,    ///< from the server: the clock of new games
    };
    std::string table;
    What what = What::Row;
    bool operator==(const ClubTopic&) const = default;
};

/// Formats a topic: "table/7/row", "club/7/received".
std::string textOf(const ClubTopic& topic);
std::optional<ClubTopic> topicFrom(std::string_view text);

/// Tells whether the name is valid: 1 to 24 letters without accents, digits, `-` and `_`. The name
/// is a user of the broker and a part of a topic.
bool isTableName(std::string_view name);

/// Names the journal that a table is writing.
struct RecordMessage {
    std::string record; ///< id of the record: the SHA-256 of its settings
    SettingRows settings;
    bool isLive = true; ///< false: an earlier game's journal, sent later
    bool operator==(const RecordMessage&) const = default;
};

/// A row of a journal, as stored in its file.
struct RowMessage {
    std::string record;
    EventRow row;
};

/// The last row of a journal that the server has.
struct ReceivedMessage {
    std::string record;
    Head head;
    bool operator==(const ReceivedMessage&) const = default;
};

/// Tells whether the table is connected.
struct HealthMessage {
    bool isThere = false;
    std::string instance;     ///< random id, new whenever a referee program starts
    std::int64_t clockUs = 0; ///< the table's clock, in microseconds since 1970; 0: unknown
    bool operator==(const HealthMessage&) const = default;
};

/// An arbiter's ruling. The table enters the command and the reason in its record.
struct RulingMessage {
    std::string ruling; ///< id of the ruling; a table executes no ruling twice
    std::string record; ///< the journal to which the ruling belongs
    std::string arbiter;
    std::string command; ///< in the form that a player would type: "stands", "undo 1"
    std::string because;
    bool operator==(const RulingMessage&) const = default;
};

/// Settings for all tables of the club: `--clock` and `--at-zero` for a table that was started
/// without these options, and the delay for spectators.
struct ClockMessage {
    std::string clock; ///< time limit of new games; empty: no limit
    std::string atZero;
    int delay = 0; ///< number of seconds by which spectators see a table's game later
    bool operator==(const ClockMessage&) const = default;
};

/// A requested picture: a line with the requested SHA-256, followed by the JPEG. A picture of 1920
/// x 1080 pixels has 0.5 to 1.5 MB.
struct PictureMessage {
    std::string hash;
    std::string jpeg; ///< the picture; empty: the table does not have it now
};

std::string textOf(const RecordMessage& message);
std::string textOf(const RowMessage& message);
std::string textOf(const ReceivedMessage& message);
std::string textOf(const HealthMessage& message);
std::string textOf(const RulingMessage& message);
std::string textOf(const PictureMessage& message);
std::string textOf(const ClockMessage& message);

/// Parse the messages. Errors: one line that names the field and the expectation.
FromJson<RecordMessage> recordMessageFrom(std::string_view text);
FromJson<RowMessage> rowMessageFrom(std::string_view text);
FromJson<ReceivedMessage> receivedMessageFrom(std::string_view text);
FromJson<HealthMessage> healthMessageFrom(std::string_view text);
FromJson<RulingMessage> rulingMessageFrom(std::string_view text);
FromJson<ClockMessage> clockMessageFrom(std::string_view text);
/// Parses a picture message. Does not check the JPEG's SHA-256, so the JPEG may not be the
/// requested one.
FromJson<PictureMessage> pictureMessageFrom(std::string_view text);
/// Tells whether the text is 64 hexadecimal digits in lower case.
bool isPictureHash(std::string_view text);

} // namespace umpire
