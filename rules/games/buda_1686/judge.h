#pragma once

#include "rules/games/buda_1686/rules.h"

/// Checks actions in one position; each operator returns the violation, or none for a legal action.
/// judge_turn.cpp has the actions of a side's turn, and judge_answers.cpp the decisions that follow
/// from an action.
namespace umpire::buda_1686 {

class Judge {
public:
    using Ruling = std::optional<Violation>;

    explicit Judge(const State& state) : state_(state) {}

    Ruling operator()(const DrawChit& action) const;
    Ruling operator()(const DrawUnit& action) const;
    Ruling operator()(const PlaceUnit& action) const;
    Ruling operator()(const RollDie& action) const;
    Ruling operator()(const Decline& action) const;
    Ruling operator()(const RaiseDie& action) const;
    Ruling operator()(const ComeToRescue& action) const;
    Ruling operator()(const BoostUnit& action) const;
    Ruling operator()(const EnterBreach& action) const;
    Ruling operator()(const GiveUpMarker& action) const;
    Ruling operator()(const LoseStep& action) const;
    Ruling operator()(const ChooseCounterMineHit& action) const;
    Ruling operator()(const MoveIn& action) const;
    Ruling operator()(const Reinforce& action) const;
    Ruling operator()(const FallSick& action) const;

    Ruling operator()(const MoveUnit& action) const;
    Ruling operator()(const FireArtillery& action) const;
    Ruling operator()(const FireBack& action) const;
    Ruling operator()(const Dig& action) const;
    Ruling operator()(const Mine& action) const;
    Ruling operator()(const Assault& action) const;
    Ruling operator()(const CastleFight& action) const;
    Ruling operator()(const CounterMine& action) const;
    Ruling operator()(const Sortie& action) const;
    Ruling operator()(const Entrench& action) const;
    Ruling operator()(const Pass& action) const;
    Ruling operator()(const RestoreUnit& action) const;
    Ruling operator()(const RecallUnit& action) const;
    Ruling operator()(const RaiseArtillery& action) const;
    Ruling operator()(const RestoreSelf& action) const;
    Ruling operator()(const Resign& action) const;
    Ruling operator()(const OfferDraw& action) const;

private:
    static Ruling violation(ViolationKind kind, std::string_view rule, Message because) {
        return Violation{kind, std::move(because), std::string(rule)};
    }
    const Scenario& scenario() const { return state_.scenario(); }
    std::string zoneText(ZoneIndex zone) const { return state_.zone(zone).id; }
    std::string unitText(UnitIndex unit) const { return state_.spec(unit).id; }
    /// Returns the name of a zone for a message; also works for a zone that does not exist.
    Message anyZone(ZoneIndex zone) const {
        return zoneExists(zone) ? Message(zoneText(zone)) : message("zone number %1", zone);
    }
    bool unitExists(UnitIndex unit) const { return unit >= 0 && unit < unitCount(scenario()); }
    bool zoneExists(ZoneIndex zone) const { return zone >= 0 && zone < zoneCount(scenario()); }

    /// Checks that `phase` is the present phase and that no unit waits to be placed in a camp.
    Ruling isTime(Phase phase, std::string_view rule) const;
    Ruling knowsUnit(UnitIndex unit, std::string_view rule) const;
    Ruling isCamp(ZoneIndex zone, std::string_view rule) const;
    Ruling isWallZone(ZoneIndex zone, std::string_view rule) const;
    Ruling isOwnUnitOnMap(UnitIndex unit, std::string_view rule) const {
        return isUnitOnMap(unit, state_.onTurn, rule);
    }
    Ruling isUnitOnMap(UnitIndex unit, Side side, std::string_view rule) const;
    Ruling isOnTurn(Side side, std::string_view rule) const;
    Ruling hasAction(Side side, std::string_view rule) const;
    Ruling heldByOther(ZoneIndex wall, std::string_view rule) const;
    Ruling notTheMiddle(ZoneIndex wall, std::string_view rule) const;
    bool isAtLeast(Level level) const {
        return state_.level(level) == scenario().least[std::size_t(level)];
    }
    Ruling canBreach(ZoneIndex wall, std::string_view rule) const;
    Ruling imperialMove(const MoveUnit& action) const;
    Ruling turkishMove(const MoveUnit& action) const;
    Ruling fightsFrom(const CastleFight& action, ZoneIndex from) const;
    Ruling isSpecialsTime(Side side, std::string_view rule) const;
    Ruling isGeneral(UnitIndex officer, int cost) const;
    bool isFallen(UnitIndex unit) const;

    const State& state_;
};

} // namespace umpire::buda_1686
