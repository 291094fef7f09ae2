#pragma once

#include "app/game/referee/core/any_referee.h"
#include "app/game/thinking/thought.h"
#include "app/mind/opponent/opponent.h"
#include "app/record/events/event.h"
#include "app/record/events/player_names.h"

#include <algorithm>
#include <map>

/// The computer plays some sides, and gives hints to the others.
namespace umpire {

/// Which sides the computer plays, and how.
struct ComputerSeats {
    std::map<std::string, Strength, std::less<>> sides; ///< by the game's name for the side
    Thinking thinking;                                  ///< about each action
};

/// How the game stands for those who may owe an action.
struct Turn {
    std::string position;            ///< in the game's notation, with its secrets
    std::vector<std::string> toMove; ///< sides that owe an action
    /// Of them, who lays in secret or has to say it: what they decide is played at once.
    std::vector<std::string> speaking;
    bool operator==(const Turn&) const = default;
};

Turn turnOf(const referee::AnyReferee& referee);

/// What was decided.
struct Decision {
    Advised advised;
    bool isSaid = false; ///< nobody has to make it on the table
};

/// Values go in and come out.
class ComputerPlayers {
public:
    /// `start`: by whose settings positions are read; null: nobody plays and hints are refused.
    ComputerPlayers(SharedPosition start, ComputerSeats seats);

    /// The game stands so now; a thought about something else is given up. Where a side of the
    /// computer's owes an action, it begins to think.
    void follow(const Turn& turn);
    /// Thinks for that side, or for the first that owes an action where it is empty; only `asker`
    /// may hear of it, everybody where he is empty. Why not: it owes none, or one thinks already.
    std::optional<Message> hint(std::string_view side, std::string_view asker);

    [[nodiscard]] bool isThinking() const { return thought_.isOn(); }
    /// What was decided since, once. `Wait::Yes`: where one thinks, when it has decided.
    using Wait = umpire::Wait;
    std::optional<Decision> decided(Wait wait);

private:
    void think(const std::string& side, Decision decision, Strength strength);

    SharedPosition start_;
    ComputerSeats seats_;
    std::optional<Turn> turn_;
    Decision decision_; ///< what is thought about
    Thought<AnyAdvice> thought_;
};

} // namespace umpire
