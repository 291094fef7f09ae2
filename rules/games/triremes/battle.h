#pragma once

#include "rules/games/triremes/rules.h"

/// Carries out fights: exchanges of throws, forfeits, captures of ships, and the survivors (TR-15
/// to TR-20).
namespace umpire::triremes {

enum class Telling { Everything, Nothing };

/// Continues the fights of a state, and collects the events.
class Battle {
public:
    Battle(State& state, std::vector<Event>& events, Telling telling = Telling::Everything)
        : state_(state), events_(events), telling_(telling) {}

    /// Begins a fight. It is fought before the fights that have already begun.
    void begin(const Fight& fight);
    /// Ends the present exchange with the defender's die. The attacker's die must have been thrown.
    void exchange(int defenceDie);
    /// TR-17: the defender of the exchange loses a fighter, because he has moved a ship instead of
    /// throwing.
    void forfeit();
    /// TR-11, TR-13: sinks a ship. If the ship is in a fight, the fight ends, and the other side
    /// loses the fighter that it still has to forfeit there (TR-18, TR-A17, TR-A18).
    void sink(Square bow);
    /// Removes the fights of a player whose figures have left the board.
    void dropFightsWithout(Player player);

private:
    Fight& now() { return state_.fights.back(); }
    template <typename Told>
    void tell(const Told& event) {
        if (telling_ == Telling::Everything) {
            events_.emplace_back(event);
        }
    }
    int fightersAt(Square place) const;
    void lose(Party loser);
    void loseAshore(Party loser);
    void loseAtSea(Party loser);
    void endWithout(const Fight& fight, const Ship& sunk);
    void capture(Square bow, Player by, int soldiers);
    void takeFigure(Square place);
    void announce();
    void finish();
    void resume();

    State& state_;
    std::vector<Event>& events_;
    Telling telling_;
};

} // namespace umpire::triremes
