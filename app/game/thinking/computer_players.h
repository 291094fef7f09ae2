#pragma once

#include "app/game/referee/core/any_referee.h"
#include "app/game/thinking/thought.h"
#include "app/mind/opponent/opponent.h"
#include "app/record/events/event.h"
#include "app/record/events/player_names.h"

#include <algorithm>
#include <map>

/// Plays some sides by the computer, and gives hints to the other sides.
namespace umpire {

/// The sides that the computer plays, and the limits of its search.
struct ComputerSeats {
    std::map<std::string, Strength, std::less<>> sides; ///< strength by the name of the side
    Thinking thinking;                                  ///< limits of the search for each action
};

/// The position, and the players who have to act.
struct Turn {
    std::string position;            ///< position in notation, with its secrets
    std::vector<std::string> toMove; ///< sides that have to act
    /// The sides in `toMove` that lay in secret or must report something. Their decision is played
    /// at once.
    std::vector<std::string> speaking;
    bool operator==(const Turn&) const = default;
};

Turn turnOf(const referee::AnyReferee& referee);

/// A decision of the computer.
struct Decision {
    Advised advised;
    /// True: the announcement plays the action. False: a player makes it on the table.
    bool isSaid = false;
};

/// Searches in another thread. Only copies pass between the caller and the search.
class ComputerPlayers {
public:
    /// `start`: a position of the game, whose settings apply to all positions. Null: the computer
    /// does not play, and every hint is refused.
    ComputerPlayers(SharedPosition start, ComputerSeats seats);

    /// Sets the present turn. Cancels a search for another turn. Starts a search if the computer
    /// has to act.
    void follow(const Turn& turn);
    /// Searches for a hint for a side; if `side` is empty, for the first side that has to act.
    /// `asker`: the only player who may know the hint; empty: everybody may. Returns the reason if
    /// no hint is possible, because the side has no action to make, or because a search is running.
    /// Returns none if the search has begun.
    std::optional<Message> hint(std::string_view side, std::string_view asker);

    [[nodiscard]] bool isThinking() const { return thought_.isOn(); }
    /// Returns a new decision, once; none if there is none. `Wait::Yes`: waits for a running
    /// search.
    using Wait = umpire::Wait;
    std::optional<Decision> decided(Wait wait);

private:
    void think(const std::string& side, Decision decision, Strength strength);

    SharedPosition start_;
    ComputerSeats seats_;
    std::optional<Turn> turn_;
    Decision decision_; ///< the decision that the running search will complete
    Thought<AnyAdvice> thought_;
};

} // namespace umpire
