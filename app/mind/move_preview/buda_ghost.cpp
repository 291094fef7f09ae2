#include "app/mind/move_preview/game_ghosts.h"
#include "rules/games/buda_1686/buda_1686.h"
#include "rules/games/buda_1686/names.h"

namespace umpire {
namespace {

using namespace buda_1686;

struct BudaGhost {
    const buda_1686::State& state;
    Ghost& ghost;

    void operator()(const DrawChit&) const {}
    void operator()(const DrawUnit&) const {}
    void operator()(const PlaceUnit& it) const {
        ghost.ways.push_back({{}, zone(it.camp), state.spec(it.unit).id});
    }
    void operator()(const RollDie&) const {}
    void operator()(const MoveUnit& it) const { way(unit(it.unit), zone(it.to)); }
    void operator()(const FireArtillery& it) const { at(zone(it.wall)); }
    void operator()(const FireBack&) const {}
    void operator()(const Dig&) const {}
    void operator()(const Mine& it) const { at(zone(it.wall)); }
    void operator()(const Assault& it) const { way(breach(it.wall), zone(it.wall)); }
    void operator()(const CastleFight& it) const {
        for (ZoneIndex from = 0; from < zoneCount(state.scenario()); ++from) {
            if (contains(it.from, from)) {
                way(from == it.wall ? breach(from) : zone(from), zone(it.wall));
            }
        }
    }
    void operator()(const CounterMine& it) const { at(zone(it.wall)); }
    void operator()(const Sortie& it) const {
        const buda_1686::Place& place = state.at(it.unit).place;
        const bool hasBreaches = isOnMap(state, it.unit) && state.zone(place.where).breaches > 0;
        hasBreaches ? way(unit(it.unit), breach(place.where)) : at(unit(it.unit));
    }
    void operator()(const Entrench& it) const { at(zone(it.wall)); }
    void operator()(const buda_1686::Pass&) const {}
    void operator()(const RestoreUnit& it) const { way(unit(it.officer), unit(it.unit)); }
    /// Shows the path of the unit to the officer who recalls the unit.
    void operator()(const RecallUnit& it) const {
        ghost.ways.push_back({{}, {unit(it.officer).place}, state.spec(it.unit).id});
    }
    void operator()(const RaiseArtillery& it) const { at(unit(it.officer)); }
    void operator()(const RestoreSelf& it) const { at(unit(it.officer)); }
    void operator()(const BoostUnit& it) const { way(unit(it.officer), unit(it.unit)); }
    void operator()(const RaiseDie&) const { at(unit(abdurrahman())); }
    void operator()(const ComeToRescue&) const {
        way(unit(abdurrahman()), zone(state.operation.zone));
    }
    void operator()(const Decline&) const {}
    void operator()(const EnterBreach& it) const {
        way(unit(it.unit), breach(state.operation.zone));
    }
    void operator()(const GiveUpMarker& it) const { at(zone(it.wall)); }
    void operator()(const LoseStep& it) const { at(unit(it.unit)); }
    void operator()(const ChooseCounterMineHit&) const {}
    void operator()(const MoveIn& it) const { way(unit(it.unit), zone(state.operation.zone)); }
    void operator()(const Reinforce& it) const { at(unit(it.unit)); }
    void operator()(const FallSick& it) const { at(unit(it.unit)); }
    void operator()(const buda_1686::Resign&) const {}
    void operator()(const buda_1686::OfferDraw&) const {}

    /// Returns an empty end if the index names no zone.
    [[nodiscard]] GhostEnd zone(ZoneIndex zone) const { return place({Spot::Zone, zone}); }
    [[nodiscard]] GhostEnd breach(ZoneIndex zone) const { return place({Spot::Breach, zone}); }
    [[nodiscard]] GhostEnd place(buda_1686::Place place) const {
        return place.where < 0 ? GhostEnd{} : GhostEnd{buda_1686::text(state.scenario(), place)};
    }
    /// Returns the unit's place; an empty end if the unit is not on the map.
    [[nodiscard]] GhostEnd unit(UnitIndex unit) const {
        if (unit < 0 || !isOnMap(state, unit)) {
            return {};
        }
        return {buda_1686::text(state.scenario(), state.at(unit).place), state.spec(unit).id};
    }
    [[nodiscard]] UnitIndex abdurrahman() const {
        for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
            if (state.spec(unit).officer == Officer::Abdurrahman) {
                return unit;
            }
        }
        return -1;
    }
    void at(const GhostEnd& end) const {
        if (!end.isNowhere()) {
            ghost.ways.push_back(ghostAt(end));
        }
    }
    void way(const GhostEnd& from, const GhostEnd& to) const {
        if (!from.isNowhere() && !to.isNowhere()) {
            ghost.ways.push_back({from, to});
        }
    }
};

} // namespace

template <>
void addGhosts<Buda1686>(const Buda1686::State& state, const std::vector<Buda1686::Action>& actions,
                         Ghost& ghost) {
    std::visit(BudaGhost{state, ghost}, actions.front());
}

} // namespace umpire
