#pragma once

#include "app/game/clock/thinking_clock.h"
#include "app/game/live/live_game.h"
#include "app/mind/move_preview/ghost.h"
#include "app/web/server/shown_films.h"

#include <cstdint>
#include <optional>
#include <string>

/// All that the feed shows besides pictures, and how it is written.
namespace umpire {

struct FeedState {
    std::string hearer{kEverybody};   ///< who is shown it
    std::chrono::microseconds time{}; ///< of the newest frame or announcement
    /// When the newest frame came, by this machine's clock; none: no frame has come.
    std::optional<std::chrono::steady_clock::time_point> frameCame{};
    std::uint64_t lastEvent = 0;   ///< the number of the newest that this is the state after
    std::chrono::seconds delay{0}; ///< its reader is shown it so long after it was so
    std::string table = "waiting"; ///< nameOf(TableState)
    bool paused = false;
    LivePosition position;     ///< and which game it is
    std::string before;        ///< the position that the next event happens in; empty: it is secret
    std::string shownPosition; ///< the newest of which nothing is secret
    std::optional<std::string> lastRuling; ///< an event, as it went out
    std::optional<std::string> outcome;    ///< the event that ended the game
    /// The computer's move that somebody has to make, else a hint that still holds; as it went out.
    std::optional<std::string> advice;
    bool adviceIsMove = false;
    Ghost ghost;                          ///< of the advice
    std::optional<ExpectedHits> expected; ///< of the toss that is owed
    std::optional<ShownMoments> moments;  ///< before the newest event that has a film
    ThinkingClock clock;
    std::vector<std::string> offers; ///< the newest last, written; those of this position
    int offered = 0;                 ///< how many there were
};

/// Which events can be had.
struct EventRange {
    std::uint64_t first = 1;
    std::uint64_t last = 0;
};

enum class May { Read, Command };

/// {"schema": "umpire.state/1", …}, UTF-8 whatever the texts hold; as it is `now`. `may`: who asks.
std::string stateJson(const FeedState& state, EventRange events, May may = May::Read,
                      std::chrono::steady_clock::time_point now = std::chrono::steady_clock::now());

/// Does anybody know in this game what another may not?
enum class Secrets { None, Some };
Secrets secretsOf(const std::string& game);

/// {"number": 12, "time_s": 34.5, "event": "called", …, "text": "12. roman: d1-d3"}, as that player
/// may know it (kEverybody: as everybody). Where a game has secrets, the words of a
/// refused command are one.
std::string eventJson(std::uint64_t number, const Announcement& announcement, Secrets secrets,
                      std::string_view hearer = kEverybody);
/// The same for the hearer of that state, with `told`: what the event says to people (told_json.h).
/// `state`: before the event.
std::string eventJson(std::uint64_t number, const Announcement& announcement,
                      const FeedState& state);

/// Takes over what the event changes. `json`: the event as it goes out.
void note(const Announcement& announcement, const std::string& json, FeedState& state);
void note(const LivePosition& position, FeedState& state);
/// What may be put right where somebody pointed. Only who may command is told.
void note(const referee::Offer& offer, FeedState& state);
/// With all that this player sees of it.
LivePosition positionFor(LivePosition position, std::string_view player);

} // namespace umpire
