#pragma once

#include "app/record/events/event.h"
#include "app/record/events/player_names.h"

/// What a journal holds besides what happened.
namespace umpire {

/// What the game is played by. It is written once and stands under the hash of the first event.
struct GameSettings {
    std::string game;                             ///< "murus-gallicus"
    std::string variant;                          ///< "basic"
    std::map<std::string, std::string> options;   ///< the referee's own, by name
    std::vector<std::string> players;             ///< by seat
    PlayerNames names{};                          ///< those that the players gave
    std::string started;                          ///< "2026-11-21T14:30:00Z"; may be empty
    std::string tableFile;                        ///< the text of `--table`; empty: none
    std::string cameraFile;                       ///< the text of `--camera`; empty: none
    std::string certificate;                      ///< the text of `--certificate`; empty: none
    std::map<std::string, std::string> gameFiles; ///< the game's table, map or board, by name
    std::string programVersion;                   ///< what wrote it
    bool operator==(const GameSettings&) const = default;
};

/// What is appended to a journal.
struct Entry {
    std::chrono::microseconds time{0}; ///< of the stream, by its frames' stamps
    Event happening;
    std::string jpeg; ///< the frame it rests on, cropped to the table: a JPEG's bytes; empty: none
    /// The film of the moments before it (app/record/moments); empty: none.
    std::string momentsHash{};
    bool operator==(const Entry&) const = default;
};

/// What a journal has, as it was read from it. Pictures stay in the file until they are asked for.
struct RecordedEvent {
    std::int64_t number = 0; ///< from 1
    std::chrono::microseconds time{0};
    Event happening;
    std::string pictureHash; ///< SHA-256 of the JPEG's bytes in hexadecimal; empty: none
    /// Names the film of the moments before (app/record/moments); empty: none was kept.
    std::string momentsHash{};
    std::string hash; ///< over all of this and the event before, in hexadecimal
    bool operator==(const RecordedEvent&) const = default;
};

} // namespace umpire
