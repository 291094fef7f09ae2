#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What a journal holds: values, of the standard library only. Texts are UTF-8; actions, positions
/// and what actions cause are in the game's notation (rules/notation.h).
namespace umpire {

/// What the game is played by. It is written once and stands under the hash of the first event.
struct GameSettings {
    std::string game;                             ///< "murus-gallicus"
    std::string variant;                          ///< "basic"
    std::map<std::string, std::string> options;   ///< the referee's own, by name
    std::vector<std::string> players;             ///< by seat
    std::string started;                          ///< "2026-11-21T14:30:00Z"; may be empty
    std::string tableFile;                        ///< the text of `--table`; empty: none
    std::string cameraFile;                       ///< the text of `--camera`; empty: none
    std::map<std::string, std::string> gameFiles; ///< the game's table, map or board, by name
    std::string programVersion;                   ///< what wrote it
    bool operator==(const GameSettings&) const = default;
};

/// An action and where it led.
struct PlayedAction {
    std::string action;
    std::vector<std::string> events; ///< what it caused, in order
    std::string position;            ///< after it
    std::string player;              ///< who did it; may be empty
    std::string onlyFor;             ///< the only player who may know it yet; empty: everybody may
    bool operator==(const PlayedAction&) const = default;
};

/// An action with the probability that it is what happened, 0 to 1.
struct Explanation {
    std::string action;
    double probability = 0.0;
    bool operator==(const Explanation&) const = default;
};

/// The first event: where the game begins.
struct GameStart {
    std::string position;
    bool operator==(const GameStart&) const = default;
};
/// What the referee does or waits for: "waiting", "hand", "settling", "still", "lost", …
struct StateChange {
    std::string state;
    std::string because; ///< one line for people; may be empty
    bool operator==(const StateChange&) const = default;
};
/// An action called by the referee.
struct Call {
    PlayedAction played;
    double probability = 1.0;
    std::vector<Explanation> alternatives; ///< the others, best first
    bool operator==(const Call&) const = default;
};
/// What the rules forbid was done. It is taken back, or IllegalStands follows.
struct IllegalSeen {
    std::string action;
    std::string because;
    std::string rule;
    double probability = 0.0;
    bool operator==(const IllegalSeen&) const = default;
};
/// An action that the rules forbid and the players let stand.
struct IllegalStands {
    PlayedAction played; ///< the action may be words, where the notation has none for it
    std::string because;
    std::string rule;
    bool operator==(const IllegalStands&) const = default;
};
/// A question to the players.
struct Ask {
    std::string question;
    std::vector<Explanation> options; ///< best first; empty: any answer
    bool operator==(const Ask&) const = default;
};
/// The action that the players chose: the answer to an Ask, or (after an Undo) instead of a Call.
struct Choice {
    PlayedAction played;
    std::string by; ///< a player; may be empty
    bool operator==(const Choice&) const = default;
};
/// The position is set to what the players say.
struct Correction {
    std::string what; ///< "light stone from c3 to c4"
    std::string position;
    std::string by;
    bool operator==(const Correction&) const = default;
};
/// A player disagrees with an event.
struct Dispute {
    std::int64_t about = 0; ///< the event's number
    std::string what;
    std::string by;
    bool operator==(const Dispute&) const = default;
};
/// The line of play is again what it was just after an earlier event; nothing is deleted. Going
/// back to what was itself undone brings it back.
struct Undo {
    std::int64_t to = 0; ///< that event's number
    std::string position;
    std::string by;
    bool operator==(const Undo&) const = default;
};
struct Pause {
    std::string because;
    bool operator==(const Pause&) const = default;
};
struct Resume {
    std::string because; ///< "--resume after a crash"
    bool operator==(const Resume&) const = default;
};
struct Resignation {
    PlayedAction played; ///< its action in the game's notation
    std::string by;
    bool operator==(const Resignation&) const = default;
};
struct Note {
    std::string what;
    std::string by;
    bool operator==(const Note&) const = default;
};
/// The game is over. Without a winner it is a draw.
struct GameEnd {
    std::optional<std::string> winner; ///< as the game calls the player
    std::string because;
    std::string rule;
    bool operator==(const GameEnd&) const = default;
};

/// Visited without a default branch. `kindOf` gives each one's word in the file.
using Happening =
    std::variant<GameStart, StateChange, Call, IllegalSeen, IllegalStands, Ask, Choice, Correction,
                 Dispute, Undo, Pause, Resume, Resignation, Note, GameEnd>;

/// "setup", "state", "call", "illegal", "illegal_stands", "ask", "choice", "correction", "dispute",
/// "undo", "pause", "resume", "resignation", "note", "outcome".
std::string_view kindOf(const Happening& happening);

/// The action and where it led, of a call, choice, resignation or illegal action that stands; else
/// null.
const PlayedAction* playedIn(const Happening& happening);

/// The position after it where it sets one; null where the position stays as it was.
const std::string* positionAfter(const Happening& happening);

/// What is appended to a journal.
struct Event {
    std::chrono::microseconds time{0}; ///< of the stream, by its frames' stamps
    Happening happening;
    std::string jpeg; ///< the frame it rests on, cropped to the table: a JPEG's bytes; empty: none
    bool operator==(const Event&) const = default;
};

/// What a journal has. Pictures stay in the file until they are asked for.
struct RecordedEvent {
    std::int64_t number = 0; ///< from 1
    std::chrono::microseconds time{0};
    Happening happening;
    std::string pictureHash; ///< SHA-256 of the JPEG's bytes in hexadecimal; empty: none
    std::string hash;        ///< over all of this and the event before, in hexadecimal
    bool operator==(const RecordedEvent&) const = default;
};

} // namespace umpire
