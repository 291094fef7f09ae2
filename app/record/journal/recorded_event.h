#pragma once

#include "app/record/events/event.h"
#include "app/record/events/player_names.h"

/// The data that a journal stores besides the events themselves.
namespace umpire {

/// The settings of the game. They are written once, and the first event's hash covers them.
struct GameSettings {
    std::string game;                             ///< "murus-gallicus"
    std::string variant;                          ///< "basic"
    std::map<std::string, std::string> options;   ///< the referee's own options, by name
    std::vector<std::string> players;             ///< the sides, by seat
    PlayerNames names{};                          ///< the names that players gave
    std::string started;                          ///< "2026-11-21T14:30:00Z"; may be empty
    std::string tableFile;                        ///< the text of `--table`; empty: none
    std::string cameraFile;                       ///< the text of `--camera`; empty: none
    std::string certificate;                      ///< the text of `--certificate`; empty: none
    std::map<std::string, std::string> gameFiles; ///< the game's table, map or board, by name
    std::string programVersion;                   ///< version of the program that wrote the record
    bool operator==(const GameSettings&) const = default;
};

/// An event to append to a journal.
struct Entry {
    std::chrono::microseconds time{0}; ///< stream time, from the frames' time stamps
    Event happening;
    /// the frame that shows the event, cropped to the table, as JPEG bytes; empty: none
    std::string jpeg;
    /// Hash of the film of the moments before (app/record/moments); empty: none.
    std::string momentsHash{};
    bool operator==(const Entry&) const = default;
};

/// An event as read from a journal. Pictures stay in the file until they are requested.
struct RecordedEvent {
    std::int64_t number = 0; ///< counted from 1
    std::chrono::microseconds time{0};
    Event happening;
    std::string pictureHash; ///< SHA-256 of the JPEG's bytes in hexadecimal; empty: none
    /// Names the film of the moments before (app/record/moments); empty: none.
    std::string momentsHash{};
    std::string hash; ///< covers all other fields and the previous event; in hexadecimal
    bool operator==(const RecordedEvent&) const = default;
};

} // namespace umpire
