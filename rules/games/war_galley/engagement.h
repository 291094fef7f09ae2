#pragma once

#include "rules/games/war_galley/collision.h"
#include "rules/games/war_galley/rules.h"

namespace umpire::war_galley {

/// Applies validated actions and their automatic consequences to a state, and collects the events.
/// Stops where a player must choose, or where the table must give a result.
class Engagement {
public:
    explicit Engagement(State state) : state_(std::move(state)) {}

    Step<State, Event> finished() && { return {std::move(state_), std::move(events_)}; }

    void play(const Build& build);
    void play(const Place& place);
    void play(const LayOrders& laid);
    void play(const TakeUpOrders& taken);
    void play(const Ready& ready);
    void play(const ConfirmPoses&);
    void play(const CallRam& call);
    void play(const CallClear& call);
    void play(const Aim& aim);
    void play(const Toss& toss);
    void play(const CallHits& call);
    void play(const CallSpoiled& spoiled);
    void play(const TakeLosses& losses);
    void play(const RearrangeOars& oars);
    void play(const Correct& correction);
    void play(const Resign& resign);
    void play(const OfferDraw& offer);

private:
    Vessel& vessel(VesselIndex index) { return state_.vessels[index]; }
    Execution& execution() { return state_.execution; }
    Shot& shotOf(VesselIndex attacker);
    void tellAim(const Shot& shot);

    void forgetOrders();
    void beginTurn();
    void reveal();
    void beginStep(int step);
    void move();
    void collide(const StepMotion& motion, const std::vector<VesselIndex>& movers);
    void noteStalled();
    void judgeContacts();
    enum class Reckoned { NoContact, Contact };
    void judgeContact(const VesselPair& pair, Reckoned reckoned);
    void deal(const VesselPair& pair, TablePoint point, const CollisionDamage& damage);
    void settle(const VesselPair& pair, Judged judged);
    void goOn();
    bool hasOrdersFor(int step) const;
    void openFire();
    void countHits();
    bool takeBlows();
    void take(const Blow& blow, const Rig& lost);
    bool rearrangeNext();
    void rearrange(VesselIndex index, int port);
    bool endPart();
    void endGame();

    State state_;
    std::vector<Event> events_;
};

} // namespace umpire::war_galley
