#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/rules.h"

namespace umpire::buda_1686 {
namespace {

/// Collects what is legal among what could be.
class Collector {
public:
    explicit Collector(const State& state) : state_(state) {}

    std::vector<Action> finished() && { return std::move(legal_); }

    void listAll() {
        if (const auto waiting = waitingUnit(state_)) {
            forEachZone([this, waiting](ZoneIndex zone) { offer(PlaceUnit{*waiting, zone}); });
            return;
        }
        switch (state_.phase) {
        case Phase::Draw:
            return listDraws();
        case Phase::MoraleDie:
        case Phase::ReliefDie:
        case Phase::FateDie:
        case Phase::EpidemicDie:
        case Phase::RescueDie:
        case Phase::ActionDie:
        case Phase::SecondDie:
            return listDice();
        case Phase::Act:
            return listTurn();
        case Phase::Reinforce:
            listUnits<Reinforce>(unitsOf(state_, Side::Turk));
            return offer(Decline{});
        case Phase::FallSick:
            return listUnits<FallSick>(unitsOf(state_, Side::Imperial));
        case Phase::Enter:
            return listUnits<EnterBreach>(unitsOf(state_, Side::Imperial));
        case Phase::DieBonus:
            offer(RaiseDie{});
            return offer(Decline{});
        case Phase::Rescue:
            offer(ComeToRescue{});
            return offer(Decline{});
        case Phase::AttackersBoost:
        case Phase::DefendersBoost:
            return listBoosts();
        case Phase::GiveUp:
            offer(GiveUpMarker{state_.operation.zone});
            return offer(Decline{});
        case Phase::CounterEffect:
            offer(ChooseCounterMineHit{CounterMineHit::Units});
            return offer(ChooseCounterMineHit{CounterMineHit::Mining});
        case Phase::Absorb:
        case Phase::Losses:
            return listLosses();
        case Phase::MoveIn:
            listUnits<MoveIn>(attackersOf(state_));
            return offer(Decline{});
        case Phase::Over:
            return;
        }
    }

private:
    void offer(const Action& action) {
        if (!validate(state_, action)) {
            legal_.push_back(action);
        }
    }
    template <typename Visit>
    void forEachZone(Visit visit) {
        for (ZoneIndex zone = 0; zone < zoneCount(state_.scenario()); ++zone) {
            visit(zone);
        }
    }
    template <typename Kind>
    void listUnits(UnitSet units) {
        while (units != 0) {
            offer(Kind{takeFirst(units)});
        }
    }
    template <typename Kind>
    void listWalls() {
        forEachZone([this](ZoneIndex zone) {
            if (isWall(state_.scenario(), zone)) {
                offer(Kind{zone});
            }
        });
    }
    void listDraws();
    void listDice();
    void listTurn();
    void listMoves();
    void listFights();
    void listOfficers();
    void listBoosts();
    void listLosses();

    const State& state_;
    std::vector<Action> legal_;
};

void Collector::listDraws() {
    for (const Side side : kSides) {
        if (state_.drawn[indexOf(side)] != kNoChit) {
            continue;
        }
        for (std::uint64_t chits = chitsInCup(state_, side); chits != 0;) {
            offer(DrawChit{side, takeFirst(chits)});
        }
    }
    listUnits<DrawUnit>(unitsAt(state_, {Spot::Cup, 0}));
}

void Collector::listDice() {
    for (int value = 1; value <= kDieSides; ++value) {
        offer(RollDie{value});
    }
}

void Collector::listMoves() {
    const bool anyMayMove = state_.onTurn == Side::Imperial || turkishMovesLeft(state_) > 0;
    for (UnitSet left = unitsOnMap(state_, state_.onTurn) & ~state_.moved;
         anyMayMove && left != 0;) {
        const UnitIndex unit = takeFirst(left);
        const ZoneIndex from = state_.at(unit).place.where;
        forEachZone([&](ZoneIndex to) {
            if (state_.onTurn == Side::Turk ? isWall(state_.scenario(), to)
                                            : areNeighbours(state_.scenario(), from, to)) {
                offer(MoveUnit{unit, to});
            }
        });
    }
}

void Collector::listFights() {
    forEachZone([this](ZoneIndex wall) {
        if (!isWall(state_.scenario(), wall) || holderOf(state_, wall) == state_.onTurn) {
            return;
        }
        ZoneSet sources = 0;
        for (ZoneSet near = state_.zone(wall).neighbours; near != 0;) {
            const ZoneIndex from = takeFirst(near);
            sources |= validate(state_, CastleFight{wall, bitOf(from)}) ? 0 : bitOf(from);
        }
        if (state_.onTurn == Side::Imperial && unitsAt(state_, {Spot::Breach, wall}) != 0) {
            sources |= bitOf(wall);
        }
        for (ZoneSet from = sources; from != 0; from = (from - 1) & sources) {
            offer(CastleFight{wall, from});
        }
    });
}

void Collector::listOfficers() {
    UnitSet officers = 0;
    for (UnitIndex unit = 0; unit < unitCount(state_.scenario()); ++unit) {
        const bool isOfficer = state_.spec(unit).officer != Officer::None;
        officers |= isOfficer && isOnMap(state_, unit) ? bitOf(unit) : 0;
    }
    for (UnitSet left = officers; left != 0;) {
        const UnitIndex officer = takeFirst(left);
        for (UnitSet units = unitsOf(state_, state_.spec(officer).side); units != 0;) {
            const UnitIndex unit = takeFirst(units);
            offer(RestoreUnit{officer, unit});
            offer(RecallUnit{officer, unit, Face::Full});
            offer(RecallUnit{officer, unit, Face::Hurt});
        }
        offer(RaiseArtillery{officer});
        offer(RestoreSelf{officer});
    }
}

void Collector::listTurn() {
    listMoves();
    if (state_.actionsLeft > 0) {
        listWalls<FireArtillery>();
        offer(FireBack{});
        offer(Dig{});
        listWalls<Mine>();
        listWalls<Assault>();
        listFights();
        listWalls<CounterMine>();
        listUnits<Sortie>(unitsOnMap(state_, Side::Turk));
        listWalls<Entrench>();
    }
    offer(Pass{});
    listOfficers();
}

void Collector::listBoosts() {
    const bool attackers = state_.phase == Phase::AttackersBoost;
    for (const Boost& boost :
         boostsOf(state_, attackers ? state_.onTurn : otherThan(state_.onTurn))) {
        offer(BoostUnit{boost.officer, boost.unit});
    }
    offer(Decline{});
}

void Collector::listLosses() {
    for (ZoneSet walls = markersForLoser(state_); walls != 0;) {
        offer(GiveUpMarker{takeFirst(walls)});
    }
    listUnits<LoseStep>(losersOf(state_));
    offer(Decline{});
}

} // namespace

std::vector<Action> declarations(const State& state) {
    std::vector<Action> open;
    for (const Side side : kSides) {
        for (const Action& action : {Action(Resign{side}), Action(OfferDraw{side})}) {
            if (!validate(state, action)) {
                open.push_back(action);
            }
        }
    }
    return open;
}

std::vector<Action> legalActions(const State& state) {
    if (outcomeOf(state)) {
        return {};
    }
    Collector listing(state);
    listing.listAll();
    return std::move(listing).finished();
}

} // namespace umpire::buda_1686
