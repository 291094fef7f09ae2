#pragma once

#include "rules/games/buda_1686/rules.h"

/// Applies one action to a state, and collects the events. sequence.cpp has the turns and rounds,
/// dice.cpp the dice and their results, and apply.cpp the players' choices.
namespace umpire::buda_1686 {

enum class Telling { Everything, Nothing };

class Table {
public:
    explicit Table(State state, Telling telling = Telling::Everything)
        : state_(std::move(state)), telling_(telling) {}

    Step<State, Event> finished() && { return {std::move(state_), std::move(events_)}; }

    void operator()(const DrawChit& action);
    void operator()(const DrawUnit& action);
    void operator()(const PlaceUnit& action);
    void operator()(const RollDie& action);
    void operator()(const MoveUnit& action);
    void operator()(const FireArtillery& action);
    void operator()(const FireBack& action);
    void operator()(const Dig& action);
    void operator()(const Mine& action);
    void operator()(const Assault& action);
    void operator()(const CastleFight& action);
    void operator()(const CounterMine& action);
    void operator()(const Sortie& action);
    void operator()(const Entrench& action);
    void operator()(const Pass& action);
    void operator()(const RestoreUnit& action);
    void operator()(const RecallUnit& action);
    void operator()(const RaiseArtillery& action);
    void operator()(const RestoreSelf& action);
    void operator()(const BoostUnit& action);
    void operator()(const RaiseDie& action);
    void operator()(const ComeToRescue& action);
    void operator()(const Decline& action);
    void operator()(const EnterBreach& action);
    void operator()(const GiveUpMarker& action);
    void operator()(const LoseStep& action);
    void operator()(const ChooseCounterMineHit& action);
    void operator()(const MoveIn& action);
    void operator()(const Reinforce& action);
    void operator()(const FallSick& action);
    void operator()(const Resign& action);
    void operator()(const OfferDraw& action);

    /// Withdraws an open offer of a draw when the other side acts.
    void lapseOffer(const Action& action);
    /// BU-28, BU-37, BU-42: begins the turn `state_.turn`.
    void beginTurn();

private:
    template <typename Told>
    void tell(const Told& event) {
        if (telling_ == Telling::Everything) {
            events_.emplace_back(event);
        }
    }
    UnitState& unit(UnitIndex index) { return state_.units[std::size_t(index)]; }
    const Scenario& scenario() const { return state_.scenario(); }

    /// BU-37: tells whether any result of the die could lower TMS.
    bool moraleMayFall() const;
    UnitSet hurtTurks() const;
    void changeLevel(Level level, int by);
    void setMarker(UnitIndex officer, int to);
    void payBonus(UnitIndex officer);
    void sendTo(UnitIndex index, Place to);
    void turnOver(UnitIndex index, Face face);
    void loseStepOf(UnitIndex index);
    void lowerEntrenchment(ZoneIndex wall);
    void takeAway(ZoneIndex wall);
    /// Moves units from breaches onto empty walls (BU-13), and removes the entrenchments of the
    /// side that lost a wall.
    void settleWalls();

    void beginRound();
    void recover();
    void showChits();
    std::optional<ChitEventKind> eventOn(Side side) const;
    void beginEvents();
    void beginImperialEvent();
    void beginActions();
    void beginSide(Side side);
    void endSide();
    void endRound();
    void endTurn();

    void begin(const Operation& operation);
    void spendAction() { --state_.actionsLeft; }
    void finishOperation();
    void askForBoosts(Phase whose);
    void askForDie();
    void takeLosses(Side loser, int steps);
    void continueLosses();
    void afterLosses();
    void continueMoveIn();

    void moraleDie(int value);
    void beginFight();
    void reliefDie(int value);
    void fateDie(int value);
    void epidemicDie(int value);
    void rescueDie(int value);
    void actionDie(int value);
    void artilleryDie(int value);
    void mineDie(int value);
    void fightDie(int value);
    void counterMineDie(int value);
    void sortieDie(int value);
    void turkishArtilleryDie(int value);
    void secondDie(int value);
    void tellParity(DieUse use, int value);
    void continueReinforcing();

    State state_;
    Telling telling_;
    std::vector<Event> events_;
};

} // namespace umpire::buda_1686
