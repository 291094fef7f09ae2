#pragma once

#include "rules/games/triremes/rules.h"

/// Carries out fights: exchanges, forfeits, captures, and survivors (TR-15 to TR-20).
namespace umpire::triremes {

enum class Telling { Everything, Nothing };

/// Carries on the fights of a state, and records the events.
class Battle {
public:
    Battle(State& state, std::vector<Event>& events, Telling telling = Telling::Everything)
        : state_(state), events_(events), telling_(telling) {}

    /// Begins a fight, which is fought before those in progress.
    void begin(const Fight& fight);
    /// Applies the defender's die of the present exchange; the attacker's die is already known.
    void exchange(int defenceDie);
    /// TR-17: the defender of that exchange has made a tactical move instead.
    void forfeit();
    /// TR-11, TR-13: sinks a ship. The ship's fight ends at once, and the other side's remaining
    /// forfeit there is due (TR-18, TR-A17, TR-A18).
    void sink(Square bow);
    /// Removes fights whose figures have left the board.
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
