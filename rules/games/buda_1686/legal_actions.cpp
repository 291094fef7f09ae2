#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/judge.h"
#include "rules/games/buda_1686/rules.h"

#include <concepts>

namespace umpire::buda_1686 {
namespace {

/// Lists the legal actions. It proposes actions and keeps those that the rules allow. Because a
/// refusal makes a sentence, which is slow, it does not propose actions that are often refused.
class Collector {
public:
    explicit Collector(const State& state) : state_(state), judge_(state), ground_(state) {}

    std::vector<Action> finished() && { return std::move(legal_); }

    void listAll() {
        if (const auto waiting = waitingUnit(state_)) {
            return forEachZone([this, waiting](ZoneIndex zone) {
                if (!isWall(state_.scenario(), zone)) {
                    offer(PlaceUnit{*waiting, zone});
                }
            });
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
            listUnits<Reinforce>(hurtTurks());
            return offer(Decline{});
        case Phase::FallSick:
            return listUnits<FallSick>(unitsOnMap(state_, Side::Imperial));
        case Phase::Enter:
            return listUnits<EnterBreach>(besiegersOf(state_.operation.zone));
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
    template <typename Kind>
    void offer(const Kind& action) {
        if (!judge_(action)) {
            legal_.emplace_back(action);
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
    template <typename Kind, typename Condition>
    void listWalls(Condition mayBe) {
        forEachZone([&](ZoneIndex zone) {
            if (isWall(state_.scenario(), zone) && mayBe(zone)) {
                offer(Kind{zone});
            }
        });
    }
    void listDraws();
    void listDice();
    void listTurn();
    void listActions();
    void listMoves();
    [[nodiscard]] bool mayMove(Place from, ZoneIndex to) const;
    [[nodiscard]] bool mayBreach(ZoneIndex wall) const;
    [[nodiscard]] UnitSet hurtTurks() const;
    [[nodiscard]] UnitSet besiegersOf(ZoneIndex wall) const;
    [[nodiscard]] bool isBesieged(ZoneIndex wall) const {
        return ground_.inBreach[std::size_t(wall)] != 0;
    }
    void listFights();
    void listOfficers();
    void listBoosts();
    void listLosses();

    const State& state_;
    Judge judge_;
    Ground ground_;
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

UnitSet Collector::hurtTurks() const {
    UnitSet hurt = 0;
    for (UnitSet left = unitsOnMap(state_, Side::Turk); left != 0;) {
        const UnitIndex unit = takeFirst(left);
        hurt |= state_.at(unit).face == Face::Hurt ? bitOf(unit) : 0;
    }
    return hurt;
}

/// Returns the units in the camps beside the wall.
UnitSet Collector::besiegersOf(ZoneIndex wall) const {
    UnitSet besiegers = 0;
    for (ZoneSet left = state_.zone(wall).neighbours; left != 0;) {
        const ZoneIndex zone = takeFirst(left);
        besiegers |= isWall(state_.scenario(), zone) ? 0 : ground_.inZone[std::size_t(zone)];
    }
    return besiegers;
}

void Collector::listDice() {
    for (int value = 1; value <= kDieSides; ++value) {
        offer(RollDie{value});
    }
}

/// Tells whether a unit may move freely from `from` to `to` (BU-12, BU-14).
bool Collector::mayMove(Place from, ZoneIndex to) const {
    const bool toWall = isWall(state_.scenario(), to);
    const bool isFull =
        toWall && countOf(ground_.inZone[std::size_t(to)]) >= state_.zone(to).capacity;
    if (state_.onTurn == Side::Turk) {
        return toWall && !isFull && from.where != to && !ground_.isHeldBy(to, Side::Imperial);
    }
    return areNeighbours(state_.scenario(), from.where, to) &&
           (!toWall ||
            (!isFull && from.spot == Spot::Zone && ground_.isHeldBy(to, Side::Imperial)));
}

void Collector::listMoves() {
    const bool anyMayMove = state_.onTurn == Side::Imperial || turkishMovesLeft(state_) > 0;
    for (UnitSet left = unitsOnMap(state_, state_.onTurn) & ~state_.moved;
         anyMayMove && left != 0;) {
        const UnitIndex unit = takeFirst(left);
        const Place from = state_.at(unit).place;
        forEachZone([&](ZoneIndex to) {
            if (mayMove(from, to)) {
                offer(MoveUnit{unit, to});
            }
        });
    }
}

void Collector::listFights() {
    forEachZone([this](ZoneIndex wall) {
        if (!isWall(state_.scenario(), wall) || ground_.isHeldBy(wall, state_.onTurn)) {
            return;
        }
        ZoneSet sources = 0;
        for (ZoneSet near = state_.zone(wall).neighbours; near != 0;) {
            const ZoneIndex from = takeFirst(near);
            const bool isSource = isWall(state_.scenario(), from) &&
                                  ground_.isHeldBy(from, state_.onTurn) &&
                                  !judge_(CastleFight{wall, bitOf(from)});
            sources |= isSource ? bitOf(from) : 0;
        }
        if (state_.onTurn == Side::Imperial && isBesieged(wall)) {
            sources |= bitOf(wall);
        }
        for (ZoneSet from = sources; from != 0; from = (from - 1) & sources) {
            offer(CastleFight{wall, from});
        }
    });
}

/// BU-28, BU-30: lists the special actions of officers who may act now, for units that are damaged
/// or off the map.
void Collector::listOfficers() {
    for (UnitIndex officer = 0; officer < unitCount(state_.scenario()); ++officer) {
        const Unit& spec = state_.spec(officer);
        const bool isTime =
            spec.side == state_.onTurn || state_.settings.specials == Specials::AnyTurn;
        if (spec.officer == Officer::None || !isOnMap(state_, officer) || !isTime ||
            state_.at(officer).marker == 0) {
            continue;
        }
        for (UnitSet units = unitsOf(state_, spec.side);
             spec.side == Side::Imperial && units != 0;) {
            const UnitIndex unit = takeFirst(units);
            if (isOnMap(state_, unit)) {
                if (state_.at(unit).face == Face::Hurt) {
                    offer(RestoreUnit{officer, unit});
                }
                continue;
            }
            offer(RecallUnit{officer, unit, Face::Full});
            offer(RecallUnit{officer, unit, Face::Hurt});
        }
        if (spec.side == Side::Imperial) {
            offer(RaiseArtillery{officer});
        }
        offer(RestoreSelf{officer});
    }
}

/// Tells whether a unit may enter a breach of the wall (BU-A27).
bool Collector::mayBreach(ZoneIndex wall) const {
    return !ground_.isHeldBy(wall, Side::Imperial) &&
           countOf(ground_.inBreach[std::size_t(wall)]) < state_.zone(wall).breaches;
}

void Collector::listActions() {
    const Side side = state_.onTurn;
    const bool imperial = side == Side::Imperial;
    const auto canBreach = [this](ZoneIndex wall) { return mayBreach(wall); };
    const auto besieged = [this](ZoneIndex wall) { return isBesieged(wall); };
    if (imperial) {
        listWalls<FireArtillery>(canBreach);
        offer(Dig{});
        listWalls<Mine>(canBreach);
        listWalls<Assault>(besieged);
    } else {
        offer(FireBack{});
    }
    listFights();
    if (!imperial) {
        listWalls<CounterMine>(besieged);
        listUnits<Sortie>(unitsOnMap(state_, Side::Turk));
    }
    listWalls<Entrench>([&](ZoneIndex wall) { return ground_.isHeldBy(wall, side); });
}

void Collector::listTurn() {
    listMoves();
    if (state_.actionsLeft > 0) {
        listActions();
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
    if (state_.phase == Phase::Losses) {
        listUnits<LoseStep>(losersOf(state_));
    } else {
        offer(Decline{});
    }
}

using Owner = std::optional<Side>;

/// The actions of BU-15 to BU-26 that only one of the sides can take.
template <typename Kind, typename... Kinds>
concept OneOf = (std::same_as<Kind, Kinds> || ...);
template <typename Kind>
concept Imperials = OneOf<Kind, DrawUnit, FireArtillery, Dig, Mine, Assault>;
template <typename Kind>
concept Turks = OneOf<Kind, FireBack, CounterMine, RaiseDie, ComeToRescue, ChooseCounterMineHit>;

struct OwnerIn {
    const State& state;

    Owner operator()(const Imperials auto&) const { return Side::Imperial; }
    Owner operator()(const Turks auto&) const { return Side::Turk; }
    Owner operator()(const RollDie&) const { return std::nullopt; }
    /// Pass belongs to the side on turn, and Decline to the side that must decide.
    Owner operator()(const Pass&) const { return state.onTurn; }
    Owner operator()(const Decline&) const { return deciderOf(state); }
    Owner operator()(const CastleFight& fight) const {
        ZoneSet from = fight.from;
        return contains(from, fight.wall) ? Side::Imperial // the units in the target's breaches
               : from == 0                ? std::nullopt
                                          : ofWall(takeFirst(from));
    }
    Owner operator()(const Entrench& action) const { return ofWall(action.wall); }
    Owner operator()(const GiveUpMarker& action) const {
        const auto wall = std::size_t(action.wall);
        const bool isThere =
            wall < state.entrenchments.size() && state.entrenchments[wall].level > 0;
        return isThere ? Owner(state.entrenchments[wall].owner) : std::nullopt;
    }
    /// BU-19, BU-A3: during losses, the action belongs to the side that chooses; otherwise to the
    /// unit's owner.
    Owner operator()(const LoseStep& loss) const {
        return state.phase == Phase::Losses ? deciderOf(state) : ofUnit(loss.unit);
    }
    Owner operator()(const auto& said) const requires requires { said.side; }
    { return said.side; }
    Owner operator()(const auto& done) const requires requires { done.officer; }
    { return ofUnit(done.officer); }
    Owner operator()(const OneOf<PlaceUnit, MoveUnit, Sortie, EnterBreach, MoveIn, Reinforce,
                                 FallSick> auto& done) const {
        return ofUnit(done.unit);
    }

private:
    [[nodiscard]] Owner ofUnit(UnitIndex unit) const {
        const bool isOne = unit >= 0 && unit < unitCount(state.scenario());
        return isOne ? Owner(state.spec(unit).side) : std::nullopt;
    }
    [[nodiscard]] Owner ofWall(ZoneIndex wall) const {
        const bool isOne = wall >= 0 && wall < zoneCount(state.scenario());
        return isOne ? holderOf(state, wall) : std::nullopt;
    }
};

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

std::optional<Side> actorOf(const State& state, const Action& action) {
    return std::visit(OwnerIn{state}, action);
}

std::vector<Player> actorsOf(const State& state, const Action& action) {
    const auto side = actorOf(state, action);
    return side ? std::vector{Player{int(*side)}} : std::vector<Player>{};
}

} // namespace umpire::buda_1686
