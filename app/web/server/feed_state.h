#pragma once

#include "app/game/board/drawing.h"
#include "app/game/clock/thinking_clock.h"
#include "app/game/live/live_game.h"
#include "app/web/server/shown_films.h"

#include <cstdint>
#include <optional>
#include <string>

/// The feed's data except pictures, and their JSON.
namespace umpire {

struct FeedState {
    std::string hearer{kEverybody};   ///< the player who may read this state, or kEverybody
    std::chrono::microseconds time{}; ///< time of the newest frame or announcement
    /// Arrival time of the newest frame, by this machine's clock; none before the first frame.
    std::optional<std::chrono::steady_clock::time_point> frameCame{};
    std::uint64_t lastEvent = 0;   ///< number of the newest event that this state includes
    std::chrono::seconds delay{0}; ///< delay of this state for its reader
    std::string table = "waiting"; ///< name of the table's state, nameOf(TableState)
    bool paused = false;
    LivePosition position;     ///< the newest position, with the game's name
    std::string before;        ///< the position before the next event; empty if it is secret
    std::string shownPosition; ///< the newest position without secrets
    /// the last ruling's event, as it was sent; none: no ruling yet
    std::optional<std::string> lastRuling;
    BoardMarks marks;                   ///< marks of the last ruling on the board
    std::optional<std::string> outcome; ///< the event that ended the game; none: it goes on
    /// The JSON of the computer's move that a person has to make, or else of a valid hint.
    std::optional<std::string> advice;
    bool adviceIsMove = false;
    Ghost ghost;                          ///< preview of the advice
    std::optional<ExpectedHits> expected; ///< forecast for the toss that is due
    std::optional<ShownMoments> moments;  ///< film before the newest event that has one
    ThinkingClock clock;
    std::vector<std::string> offers; ///< JSON of the offers for this position, newest last
    int offered = 0;                 ///< number of all offers so far
};

/// The range of available events.
struct EventRange {
    std::uint64_t first = 1;
    std::uint64_t last = 0;
};

enum class May { Read, Command };

/// Returns {"schema": "umpire.state/1", …} as of `now`, in valid UTF-8. `may`: the client's rights.
std::string stateJson(const FeedState& state, EventRange events, May may = May::Read,
                      std::chrono::steady_clock::time_point now = std::chrono::steady_clock::now());

/// Whether a player of this game may know something that another may not.
enum class Secrets { None, Some };
Secrets secretsOf(const std::string& game);

/// Returns {"number": 12, "time_s": 34.5, "event": "called", …, "text": "12. roman: d1-d3"} in that
/// player's view (kEverybody: the public view). In a game with secrets, a refused command's words
/// are secret.
std::string eventJson(std::uint64_t number, const Announcement& announcement, Secrets secrets,
                      std::string_view hearer = kEverybody);
/// Returns the same JSON for the hearer of that state, with `told`: the description for people
/// (told_json.h). `state` is the state before the event.
std::string eventJson(std::uint64_t number, const Announcement& announcement,
                      const FeedState& state);

/// Updates the state after the event. `json`: the event as sent.
void note(const Announcement& announcement, const std::string& json, FeedState& state);
void note(const LivePosition& position, FeedState& state);
/// Adds possible corrections, for clients that may give commands.
void note(const referee::Offer& offer, FeedState& state);
/// Returns the position as that player sees it.
LivePosition positionFor(LivePosition position, std::string_view player);

} // namespace umpire
