#pragma once

#include "app/record/journal/journal_rows.h"

#include <optional>
#include <string>
#include <string_view>

/// What the tables of a club and its server say to each other over MQTT. A table writes below
/// `table/NAME/` and reads below `club/NAME/`; the server does the reverse. docs/club.md has the
/// topics and the texts, which are JSON.
namespace umpire {

/// A longer message is refused: a row's payload has 1 MiB at most, and its text is escaped once.
inline constexpr std::size_t kLongestClubMessage = 3U << 20U;

/// A message of a table, or to one.
struct ClubTopic {
    enum class What {
        Record,   ///< which journal the table writes now; kept by the broker
        Row,      ///< a row of the journal
        State,    ///< what everybody may know of the game now; kept
        Health,   ///< that the table is there; the broker says so when it is not; kept
        Received, ///< of the server: up to where it has the journal; kept
        Ruling,   ///< of the server: what the arbiter ruled
        Ask,      ///< of the server: a picture's SHA-256, which the table is asked for
        Picture,  ///< of the table: the answer to that
    };
    std::string table;
    What what = What::Row;
    bool operator==(const ClubTopic&) const = default;
};

/// "table/7/row", "club/7/received".
std::string textOf(const ClubTopic& topic);
std::optional<ClubTopic> topicFrom(std::string_view text);

/// 1 to 24 letters without accents, digits, `-` and `_`: the name is a user of the broker and a
/// part of a topic.
bool isTableName(std::string_view name);

/// Which journal a table writes.
struct RecordMessage {
    std::string record; ///< its id: the hash that its first event stands on
    SettingRows settings;
    bool isLive = true; ///< false: a journal of an earlier game is sent afterwards
    bool operator==(const RecordMessage&) const = default;
};

/// A row of a journal as it stands in the file.
struct RowMessage {
    std::string record;
    EventRow row;
};

/// Up to where the server has a journal.
struct ReceivedMessage {
    std::string record;
    Head head;
    bool operator==(const ReceivedMessage&) const = default;
};

/// Whether the table is there.
struct HealthMessage {
    bool isThere = false;
    std::string instance;     ///< drawn by lot whenever a referee starts
    std::int64_t clockUs = 0; ///< the table's own clock, since 1970; 0: not told
    bool operator==(const HealthMessage&) const = default;
};

/// What the arbiter ruled. The table enters the command and the reason in its record.
struct RulingMessage {
    std::string ruling; ///< its id; a table carries out no ruling twice
    std::string record; ///< the journal it is for
    std::string arbiter;
    std::string command; ///< as a player would say it: "stands", "undo 1"
    std::string because;
    bool operator==(const RulingMessage&) const = default;
};

/// A picture that the server asked for: a line with the SHA-256 that it asked for, and behind it
/// the JPEG as it is. One of 1920 x 1080 has 0.5 to 1.5 MB.
struct PictureMessage {
    std::string hash;
    std::string jpeg; ///< empty: the table does not have it now
};

std::string textOf(const RecordMessage& message);
std::string textOf(const RowMessage& message);
std::string textOf(const ReceivedMessage& message);
std::string textOf(const HealthMessage& message);
std::string textOf(const RulingMessage& message);
std::string textOf(const PictureMessage& message);

/// Errors: one line that names the field and what was expected.
FromJson<RecordMessage> recordMessageFrom(std::string_view text);
FromJson<RowMessage> rowMessageFrom(std::string_view text);
FromJson<ReceivedMessage> receivedMessageFrom(std::string_view text);
FromJson<HealthMessage> healthMessageFrom(std::string_view text);
FromJson<RulingMessage> rulingMessageFrom(std::string_view text);
/// Also where the JPEG is another one than was asked for: its SHA-256 is not looked at.
FromJson<PictureMessage> pictureMessageFrom(std::string_view text);
/// 64 hexadecimal digits.
bool isPictureHash(std::string_view text);

} // namespace umpire
