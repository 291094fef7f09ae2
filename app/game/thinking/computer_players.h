#pragma once

#include "app/game/referee/core/any_referee.h"
#include "app/game/thinking/thought.h"
#include "app/mind/opponent/opponent.h"
#include "app/record/events/event.h"
#include "app/record/events/player_names.h"

#include <algorithm>
#include <map>

/// Plays some sides by computer, and gives hints to the others.
namespace umpire {

/// The sides that the computer plays, and its settings.
struct ComputerSeats {
    std::map<std::string, Strength, std::less<>> sides; ///< by the game's name for the side
    Thinking thinking;                                  ///< limits for each action
};

/// The position, and the players who have to act.
struct Turn {
    std::string position;            ///< in the game's notation, with its secrets
    std::vector<std::string> toMove; ///< sides that owe an action
    /// Players among these who lay in secret or must report something; their decision is played at
    /// once.
    std::vector<std::string> speaking;
    bool operator==(const Turn&) const = default;
};

Turn turnOf(const referee::AnyReferee& referee);

/// A decision of the computer.
struct Decision {
    Advised advised;
    /// true: the announcement plays the action, and no player makes it on the table
    bool isSaid = false;
};

/// Exchanges only values with its caller.
class ComputerPlayers {
public:
    /// `start`: its settings apply to all positions; null: the computer does not play, and hints
    /// are refused.
    ComputerPlayers(SharedPosition start, ComputerSeats seats);

    /// Sets the current turn, and cancels a search for another turn. If a side of the computer must
    /// act, starts to search.
    void follow(const Turn& turn);
    /// Searches for a hint for that side; if empty, for the first side that must act. Only `asker`
    /// may know the hint; empty: everybody. Returns why no hint is possible: the side has no action
    /// to make, or a search is running.
    std::optional<Message> hint(std::string_view side, std::string_view asker);

    [[nodiscard]] bool isThinking() const { return thought_.isOn(); }
    /// Returns a new decision, once. `Wait::Yes`: waits for a running search.
    using Wait = umpire::Wait;
    std::optional<Decision> decided(Wait wait);

private:
    void think(const std::string& side, Decision decision, Strength strength);

    SharedPosition start_;
    ComputerSeats seats_;
    std::optional<Turn> turn_;
    Decision decision_; ///< the purpose of the search
    Thought<AnyAdvice> thought_;
};

} // namespace umpire
