#pragma once

#include "app/record/events/event.h"
#include "app/record/events/player_names.h"

/// What a journal stores besides the events: the settings, and an event's time, picture and hashes.
namespace umpire {

/// The settings of a game. They are written once. The hash of the first event covers them.
struct GameSettings {
    std::string game;                           ///< name of the game, such as "murus-gallicus"
    std::string variant;                        ///< name of the variant, such as "basic"
    std::map<std::string, std::string> options; ///< options of the referee, by name
    std::vector<std::string> players;           ///< the sides, in the order of the seats
    PlayerNames names{};                        ///< the players' names
    /// Time in UTC, such as "2026-11-21T14:30:00Z"; may be empty.
    std::string started;
    std::string tableFile;  ///< text of the file of `--table`; empty: none
    std::string cameraFile; ///< text of the file of `--camera`; empty: none
    /// Text of the file of `--certificate`; empty: none.
    std::string certificate;
    std::map<std::string, std::string> gameFiles; ///< texts of the game's own files, by file name
    std::string programVersion;                   ///< version of the program that wrote the record
    bool operator==(const GameSettings&) const = default;
};

/// An event that is to be appended to a journal.
struct Entry {
    std::chrono::microseconds time{0}; ///< time in the stream, from the frames' time stamps
    Event happening;
    /// frame that shows the event, cropped to the table, as JPEG; empty: none
    std::string jpeg;
    /// Hash of the film of the moments before the event (app/record/moments); empty: none.
    std::string momentsHash{};
    bool operator==(const Entry&) const = default;
};

/// An event that was read from a journal. Its picture stays in the file until it is requested.
struct RecordedEvent {
    std::int64_t number = 0; ///< counted from 1
    std::chrono::microseconds time{0};
    Event happening;
    std::string pictureHash; ///< SHA-256 of the JPEG's bytes, hexadecimal; empty: none
    /// Hash of the film of the moments before the event (app/record/moments); empty: none.
    std::string momentsHash{};
    std::string hash; ///< hexadecimal; covers the other fields and the hash of the previous event
    bool operator==(const RecordedEvent&) const = default;
};

} // namespace umpire
