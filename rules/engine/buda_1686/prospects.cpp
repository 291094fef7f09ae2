#include "rules/engine/buda_1686/prospects.h"

#include "rules/games/buda_1686/fight.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

// Weights of the evaluation, in points of lead of the Imperials.
constexpr double kTurkWorth = 1.2; ///< weight for each lost Turkish unit
/// Penalty for each point of HÉ of each Turkish unit on the map.
constexpr double kTurkishPoint = 0.3;
constexpr double kImperialPoint = 0.12; ///< weight for each point of HÉ of each Imperial unit
/// Penalty for each Imperial unit out of play this turn (BU-27).
constexpr double kImperialLost = 0.5;
constexpr double kWall = 1.1;          ///< weight for each wall that the Imperials hold
constexpr double kBreach = 0.5;        ///< weight for each Imperial unit in a breach
constexpr double kTurkishMarker = 0.5; ///< penalty for each level of a Turkish entrenchment
constexpr double kImperialMarker = 0.2;
constexpr double kPerTurn = 1.1; ///< points that the Imperials must gain in each turn
constexpr double kOneSided = 7;  ///< a lead of this many points is worth 3 of 4 games
constexpr int kTurksAllowed = 4; ///< maximum number of Turkish units for an Imperial win (BU-43)
constexpr int kFirstCheckedTurn = 6; ///< first turn with a check of the Turkish morale (BU-37)
constexpr int kMoraleCheck = 4;      ///< die plus modifiers from which the morale falls (BU-37)
constexpr int kTurksPerPoint = 3;    ///< number of Turkish units that subtract a point (BU-37)
constexpr double kWallsATurn = 0.6;
constexpr double kTurksATurn = 0.8;

double squashed(double lead) {
    const double part = lead / kOneSided;
    return 0.5 + 0.5 * part / (1 + (part < 0 ? -part : part));
}

bool isOnMapOrSick(const State& state, UnitIndex unit) {
    return isOnMap(state, unit) || state.at(unit).place.spot == Spot::Sick ||
           state.at(unit).place.spot == Spot::Waiting;
}

double unitsLead(const State& state) {
    double lead = 0;
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        const Unit& spec = state.spec(unit);
        if (spec.side == Side::Turk) {
            lead -= isOnMap(state, unit) ? kTurkishPoint * strengthOf(state, unit) : 0;
            lead += isOnMap(state, unit) ? 0 : kTurkWorth;
            continue;
        }
        lead += isOnMapOrSick(state, unit) ? kImperialPoint * strengthOf(state, unit) : 0;
        lead += state.at(unit).place.spot == Spot::Breach ? kBreach : 0;
        lead -= state.at(unit).place.spot == Spot::Lost ? kImperialLost : 0;
    }
    return lead;
}

double wallsLead(const State& state) {
    double lead = kWall * countOf(heldBy(state, Side::Imperial));
    for (const Entrenchment& marker : state.entrenchments) {
        lead += marker.owner == Side::Turk ? -kTurkishMarker * marker.level
                                           : kImperialMarker * marker.level;
    }
    return lead;
}

double levelsLead(const State& state) {
    return 0.2 * state.level(Level::Mining) + 0.25 * state.level(Level::Artillery) +
           0.25 * state.level(Level::ImperialMorale);
}

/// The probabilities of the values of TMS. If TMS is 0 at the end of a round, it has fallen for the
/// rest of the game (BU-A18).
class Morale {
public:
    explicit Morale(const State& state) : state_(state) {
        turks_ = countOf(unitsOnMap(state, Side::Turk));
        for (ZoneSet left = heldBy(state, Side::Imperial); left != 0;) {
            walls_ += state.zone(takeFirst(left)).kind == ZoneKind::LowerTown ? 0 : 1;
        }
        if (const auto commander = officerOnMap(state, Officer::Abdurrahman)) {
            const bool isHurt = state.at(*commander).face == Face::Hurt;
            taken_ =
                std::min(0.9, 0.2 + 0.14 * wallsIn(state.scenario().turns) + (isHurt ? 0.1 : 0));
        }
        numbers_[std::size_t(state.level(Level::TurkishMorale))] = 1;
    }

    double chanceToFall() {
        if (state_.moraleFell) {
            return 1;
        }
        int turn = state_.turn;
        if (state_.phase == Phase::MoraleDie) {
            check(turn);
        }
        for (;; check(turn)) {
            settle();
            relieve(turn);
            if (++turn > state_.scenario().turns) {
                return fallen_;
            }
            if (turn < kFirstCheckedTurn) {
                turn = kFirstCheckedTurn;
            }
        }
    }

private:
    /// Predicts the number of walls that the Imperials hold in that turn of a successful siege.
    [[nodiscard]] double wallsIn(int turn) const {
        constexpr double kMostWalls = 4.5;
        return std::max(double(walls_),
                        std::min(kMostWalls, walls_ + kWallsATurn * (turn - state_.turn)));
    }
    [[nodiscard]] double turksIn(int turn) const {
        return std::min(double(turks_), std::max(1.0, turks_ - kTurksATurn * (turn - state_.turn)));
    }
    /// Applies the check of the Turkish morale (BU-37) to the probabilities.
    void check(int turn) {
        const double added = wallsIn(turn) - std::max(0.0, turksIn(turn) - 1) / kTurksPerPoint;
        const double falls =
            std::clamp((kDieSides + 1.0 - kMoraleCheck + added) / kDieSides, 0.0, 1.0);
        for (std::size_t i = 0; i + 1 < numbers_.size(); ++i) {
            numbers_[i] += falls * numbers_[i + 1];
            numbers_[i + 1] *= 1 - falls;
        }
    }
    /// Adds the probability that TMS falls for good in this turn: it almost certainly falls if it
    /// is 0, and with the loss of Abdurrahman if it is 1 (BU-35).
    void settle() {
        constexpr double kNoReliefBefore = 0.95;
        const double now = kNoReliefBefore * numbers_[0];
        const double taken = taken_ * numbers_[1];
        fallen_ += now + taken;
        numbers_[0] -= now;
        numbers_[1] -= taken;
    }
    /// Applies the probability that a relief army raises TMS (BU-38): two of three chits are drawn
    /// in a turn, and half of the drawn chits bring the army in.
    void relieve(int turn) {
        constexpr double kComes = 1.0 / 3;
        for (const ChitEvent& event : chitEventsOf(state_.settings, Side::Turk)) {
            const bool isSpent =
                turn == state_.turn && contains(state_.used[indexOf(Side::Turk)], event.value);
            if (event.kind != ChitEventKind::Relief || event.fromTurn > turn || isSpent) {
                continue;
            }
            for (int i = state_.scenario().reliefCap; i > 0; --i) {
                numbers_[std::size_t(i)] += kComes * numbers_[std::size_t(i - 1)];
                numbers_[std::size_t(i - 1)] *= 1 - kComes;
            }
        }
    }

    const State& state_;
    std::array<double, 16> numbers_{};
    int turks_ = 0;
    int walls_ = 0;    ///< number of Imperial walls that count in a check
    double taken_ = 0; ///< probability that Abdurrahman is taken before the last turn
    double fallen_ = 0;
};

/// Returns the probability that the Imperials remove `tooMany` Turkish units in the turns that are
/// left.
double chanceOfTaking(const State& state, int tooMany) {
    const double turnsLeft = state.scenario().turns - state.turn + 0.4;
    return tooMany <= 0 ? 1 : turnsLeft / (turnsLeft + 0.6 * tooMany);
}

/// Gives each action a prior weight: the more promising the action, the greater the weight.
class Judgement {
public:
    explicit Judgement(const State& state) : state_(state) {}

    double operator()(const DrawChit&) const { return 1; }
    double operator()(const DrawUnit&) const { return 1; }
    double operator()(const RollDie&) const { return 1; }
    double operator()(const PlaceUnit& action) const {
        return 1.0 + freeBreachesBeside(action.camp);
    }
    double operator()(const MoveUnit& action) const {
        if (state_.onTurn == Side::Turk) {
            return 0.4;
        }
        const Place from = state_.at(action.unit).place;
        if (from.spot == Spot::Breach) {
            return 0.02;
        }
        return isWall(state_.scenario(), action.to) ? 0.3
                                                    : 0.1 + 0.1 * freeBreachesBeside(action.to);
    }
    double operator()(const FireArtillery& action) const {
        return valueOf(action.wall) * state_.level(Level::Artillery) / 2.0;
    }
    double operator()(const FireBack&) const { return 1; }
    double operator()(const Dig&) const { return 1.5; }
    double operator()(const Mine& action) const {
        return valueOf(action.wall) * (state_.level(Level::Mining) - 0.5) / 2.5;
    }
    double operator()(const Assault& action) const {
        const UnitSet attackers = unitsAt(state_, {Spot::Breach, action.wall});
        return fight(attackers, action.wall, state_.zone(action.wall).terrain);
    }
    double operator()(const CastleFight& action) const {
        UnitSet attackers = 0;
        for (ZoneSet from = action.from; from != 0;) {
            const ZoneIndex zone = takeFirst(from);
            attackers |= unitsAt(state_, {zone == action.wall ? Spot::Breach : Spot::Zone, zone});
        }
        return fight(attackers, action.wall, 0);
    }
    double operator()(const CounterMine&) const {
        return (6 - state_.level(Level::ImperialMorale)) / 2.0 + 0.1;
    }
    double operator()(const Sortie&) const { return 0.6; }
    double operator()(const Entrench&) const { return 1.5; }
    double operator()(const Pass&) const { return state_.actionsLeft > 0 ? 0.2 : 1.5; }
    double operator()(const RestoreUnit&) const { return 2; }
    double operator()(const RecallUnit& action) const { return action.face == Face::Full ? 3 : 1; }
    double operator()(const RaiseArtillery&) const { return 2; }
    double operator()(const RestoreSelf&) const { return 1; }
    double operator()(const BoostUnit&) const { return 2; }
    double operator()(const RaiseDie&) const { return 3; }
    double operator()(const ComeToRescue&) const { return 1; }
    double operator()(const Decline&) const { return 1; }
    double operator()(const EnterBreach& action) const { return strength(action.unit); }
    double operator()(const GiveUpMarker&) const { return 3; }
    double operator()(const LoseStep& action) const {
        const bool isFull = state_.at(action.unit).face == Face::Full;
        return (isFull ? 4.0 : 1.0) / strength(action.unit);
    }
    double operator()(const ChooseCounterMineHit& action) const {
        return action.hit == CounterMineHit::Units ? 3 : 1;
    }
    double operator()(const MoveIn&) const { return 3; }
    double operator()(const Reinforce& action) const { return strength(action.unit); }
    double operator()(const FallSick& action) const { return 1.0 / strength(action.unit); }
    double operator()(const Resign&) const { return 0.01; }
    double operator()(const OfferDraw&) const { return 0.01; }

private:
    [[nodiscard]] double strength(UnitIndex unit) const {
        return std::max(1, strengthOf(state_, unit));
    }
    /// Weighs a wall that a unit can enter. Fewer defenders, and more Imperials in the wall's
    /// breaches, give a greater weight.
    [[nodiscard]] double valueOf(ZoneIndex wall) const {
        const int inside = countOf(unitsAt(state_, {Spot::Zone, wall}));
        const int there = countOf(unitsAt(state_, {Spot::Breach, wall}));
        return inside == 0 ? 4 : (1.0 + there) / inside;
    }
    /// Returns the factor for attacking these defenders. The loss of Abdurrahman lowers TMS only
    /// once. While the relief army can raise TMS again, the Imperials should take him last (BU-35,
    /// BU-38).
    [[nodiscard]] double sparing(UnitSet defenders) const {
        const auto commander = officerOnMap(state_, Officer::Abdurrahman);
        const bool isThere = commander && contains(defenders, *commander);
        if (state_.onTurn == Side::Turk || !isThere || state_.level(Level::TurkishMorale) <= 1) {
            return 1;
        }
        return defenders == bitOf(*commander) ? 0.001 : 0.2;
    }
    [[nodiscard]] double fight(UnitSet attackers, ZoneIndex wall, int terrain) const {
        const UnitSet defenders = unitsAt(state_, {Spot::Zone, wall});
        if (defenders == 0) {
            return 5;
        }
        const double chance = chanceOfFight(state_, attackers, wall, terrain);
        return (0.05 + 8 * chance * chance) * sparing(defenders);
    }
    [[nodiscard]] int freeBreachesBeside(ZoneIndex camp) const {
        int free = 0;
        for (ZoneSet near = state_.zone(camp).neighbours; near != 0;) {
            const ZoneIndex zone = takeFirst(near);
            free += isWall(state_.scenario(), zone) && hasFreeBreach(state_, zone) &&
                            holderOf(state_, zone) != Side::Imperial
                        ? 1
                        : 0;
        }
        return free;
    }

    const State& state_;
};

} // namespace

double chanceOfFight(const State& state, UnitSet attackers, ZoneIndex wall, int terrain) {
    int modifier = -terrain;
    for (UnitSet left = attackers; left != 0;) {
        modifier += strengthOf(state, takeFirst(left));
    }
    for (UnitSet left = unitsAt(state, {Spot::Zone, wall}); left != 0;) {
        modifier -= strengthOf(state, takeFirst(left));
    }
    const Level target =
        state.onTurn == Side::Turk && state.settings.turkishTarget == TurkishTarget::ImperialMorale
            ? Level::ImperialMorale
            : Level::TurkishMorale;
    const int least = state.level(target) - modifier; // minimum result of the die for a success
    return std::clamp((7.0 - least) / 6.0, 0.0, 1.0);
}

Worth worthOf(const State& state) {
    constexpr double kByLead = 0.4; // share of an Imperial success that depends on the lead
    constexpr double kInAnyCase = 0.06;
    const int turks = countOf(unitsOnMap(state, Side::Turk));
    // The constant 1 makes the lead about 0 at the start of the printed scenario.
    const double lead = squashed(unitsLead(state) + wallsLead(state) + levelsLead(state) + 1 -
                                 kPerTurn * (state.turn - 1));
    const double chance =
        Morale(state).chanceToFall() * chanceOfTaking(state, turks - kTurksAllowed);
    const double imperial = chance * (1 - kByLead + kByLead * lead) * (1 - kInAnyCase) +
                            (chance > 0 ? kInAnyCase : kInAnyCase / 3) * lead;
    Worth worth{};
    worth[indexOf(Side::Imperial)] = imperial;
    worth[indexOf(Side::Turk)] = 1 - imperial;
    return worth;
}

std::vector<Choice<Buda1686>> movesFor(const State& state, Side side) {
    std::vector<Choice<Buda1686>> choices;
    const Judgement judgement(state);
    for (const Action& action : legalActions(state)) {
        if (actorOf(state, action) == side) {
            choices.push_back({action, std::visit(judgement, action)});
        }
    }
    return choices;
}

} // namespace umpire::buda_1686
