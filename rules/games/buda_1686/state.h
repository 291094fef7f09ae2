#pragma once

#include "rules/games/buda_1686/settings.h"

#include <functional>

namespace umpire::buda_1686 {

/// The kind of a unit's place. Zone: in a camp or on a wall. Breach: in a breach (RZ) of a wall.
/// Waiting: the owner must place the unit in a camp now. Lost: destroyed; Imperial units return in
/// the next turn (BU-27). Reserve: not in play yet.
enum class Spot { Zone, Breach, Cup, Lost, Sick, Waiting, Reserve };

struct Place {
    Spot spot = Spot::Reserve;
    /// The zone of a unit in a zone or a breach; the cell of a sick unit on the level track
    /// (BU-41); otherwise 0.
    int where = 0;
    bool operator==(const Place&) const = default;
};

/// The side of a unit's counter that is up: full strength or damaged (BU-5).
enum class Face { Full, Hurt };

struct UnitState {
    Place place;
    Face face = Face::Full;
    int marker = 0; ///< for an officer: number of special actions left this turn (BU-28)
    bool operator==(const UnitState&) const = default;
};

/// The entrenchment on a wall (FZ). Level 0 means that the wall has none, and then `owner` has no
/// meaning.
struct Entrenchment {
    Side owner = Side::Imperial;
    int level = 0;
    bool operator==(const Entrenchment&) const = default;
};

/// The decision or result that is due. The placing of a unit that is Waiting comes before it.
enum class Phase {
    MoraleDie,      ///< the die for the Turkish morale (BU-37)
    Draw,           ///< both sides draw at the same time (BU-6)
    ReliefDie,      ///< the die for the relief army (BU-39)
    FateDie,        ///< the die for fate (BU-40)
    EpidemicDie,    ///< the die for the epidemic (BU-41)
    Reinforce,      ///< the Turks choose the unit that the relief army restores
    FallSick,       ///< the Imperials choose the unit that falls sick
    Act,            ///< the side may act, move units freely, use its officers, or pass
    DieBonus,       ///< Abdurrahman may add 1 to the next roll (BU-29)
    Rescue,         ///< Abdurrahman may come to the attacked wall (BU-21)
    RescueDie,      ///< the die that decides whether Abdurrahman comes from afar (BU-21)
    AttackersBoost, ///< the attacker's officers may raise HÉ (BU-29, BU-30)
    DefendersBoost,
    ActionDie,
    SecondDie,     ///< the second die of the Turkish artillery (BU-16)
    GiveUp,        ///< the Turks may give up an entrenchment to artillery (BU-26)
    Enter,         ///< the Imperials choose the unit that enters the breach
    CounterEffect, ///< the Turks choose the effect of a counter-mine (BU-24)
    Absorb, ///< the loser may give up entrenchments before the attacker chooses the losses (BU-A3)
    Losses, ///< a side chooses the unit that loses a step
    MoveIn, ///< units may move onto the wall after a castle fight (BU-22)
    Over,
};

enum class OperationKind {
    None,
    Artillery,
    TurkishArtillery,
    Mine,
    Assault,
    CastleFight,
    CounterMine,
    Sortie
};

/// The action that is being carried out. Fields that this kind does not use keep their defaults.
struct Operation {
    OperationKind kind = OperationKind::None;
    ZoneIndex zone = -1; ///< the target wall (FZ), or the wall where a sortie starts
    UnitIndex unit = -1; ///< the unit that makes the sortie
    /// The attacking walls of a castle fight; the target itself means its breaches.
    ZoneSet from = 0;
    int bonus = 0;       ///< 1 if Abdurrahman added to the die, otherwise 0
    UnitSet boosted = 0; ///< units whose HÉ was raised by 1
    int steps = 0;       ///< number of steps that are still to be lost
    Side loser = Side::Imperial;
    bool operator==(const Operation&) const = default;
};

/// The end of a game by resignation or agreement.
enum class Ending { None, ImperialsResigned, TurksResigned, DrawAgreed };

inline constexpr int kNoChit = -1;
/// In a view: the other side has drawn a chit that is not revealed yet.
inline constexpr int kFaceDown = -2;

struct State {
    Settings settings;
    int turn = 1;
    Levels levels{};
    std::vector<UnitState> units;            ///< state of each unit, in the scenario's order
    std::vector<Entrenchment> entrenchments; ///< entrenchment of each zone, in the scenario's order
    std::array<int, 2> stock{};              ///< number of entrenchment markers in hand, by side
    /// Bits of the chits drawn in earlier rounds of this turn, by side.
    std::array<std::uint64_t, 2> used{};
    std::array<int, 2> drawn{kNoChit, kNoChit};
    Phase phase = Phase::Draw;
    /// Has a meaning only in Act and in the phases that follow from Act.
    Side onTurn = Side::Imperial;
    int actionsLeft = 0;
    int extraActions = 0; ///< number of actions that fate gave (BU-40)
    int reinforcements = 0;
    UnitSet moved = 0;           ///< units that moved freely in this side's turn
    UnitSet raisedArtillery = 0; ///< officers who raised CTS this turn (BU-30)
    bool rescueTried = false;    ///< true if Abdurrahman tried a rescue in this round (BU-21)
    bool moraleFell = false;     ///< true if TMS was 0 at the end of a round (BU-43)
    Operation operation;
    std::optional<Side> offersDraw{}; ///< the side that offers a draw; none if no offer is open
    Ending ending = Ending::None;
    bool operator==(const State&) const = default;

    [[nodiscard]] const Scenario& scenario() const { return *settings.scenario; }
    [[nodiscard]] const UnitState& at(UnitIndex unit) const { return units[std::size_t(unit)]; }
    [[nodiscard]] int level(Level which) const { return levels[std::size_t(which)]; }
    [[nodiscard]] const Unit& spec(UnitIndex unit) const { return unitOf(scenario(), unit); }
    [[nodiscard]] const Zone& zone(ZoneIndex zone) const { return zoneOf(scenario(), zone); }
};

/// Returns the number on the side of the unit's counter that is up: HÉ, or TÉ of an officer,
/// whatever his marker shows (BU-A19).
int strengthOf(const State& state, UnitIndex unit);
/// Tells whether the unit is in a zone or a breach.
bool isOnMap(const State& state, UnitIndex unit);
UnitSet unitsAt(const State& state, Place place);
UnitSet unitsOf(const State& state, Side side);
UnitSet unitsOnMap(const State& state, Side side);
int countOf(std::uint64_t set);
/// Removes the lowest element of a set that is not empty, and returns its index.
int takeFirst(std::uint64_t& set);

/// The units in every zone, collected once for many questions.
struct Ground {
    explicit Ground(const State& state);
    [[nodiscard]] bool isHeldBy(ZoneIndex wall, Side side) const {
        const UnitSet here = inZone[std::size_t(wall)];
        return here != 0 && ((here & turks) != 0) == (side == Side::Turk);
    }

    std::array<UnitSet, kMaxZones> inZone{};
    std::array<UnitSet, kMaxZones> inBreach{};
    UnitSet turks = 0; ///< all Turkish units, wherever they are
};

/// Returns the side with units on the wall; none if the wall is empty. Both sides are never on one
/// wall (BU-12, BU-A5).
std::optional<Side> holderOf(const State& state, ZoneIndex wall);
/// Returns the walls that the side holds.
ZoneSet heldBy(const State& state, Side side);
/// Tells whether one more unit may enter the wall.
bool hasRoom(const State& state, ZoneIndex wall);
/// BU-A27: tells whether a breach of the wall is empty.
bool hasFreeBreach(const State& state, ZoneIndex wall);

/// Returns the officer's unit; none if he is not on the map.
std::optional<UnitIndex> officerOnMap(const State& state, Officer officer);
std::optional<UnitIndex> waitingUnit(const State& state);

/// Returns the chits that the side can still draw, as bits by value.
std::uint64_t chitsInCup(const State& state, Side side);
/// Tells whether the side has drawn its 0 in this turn.
bool zeroIsOut(const State& state, Side side);
/// Returns the side that may act first in this round; none if no side acts (BU-7 to BU-9, BU-A14).
std::optional<Side> initiativeOf(const State& state);
/// Returns the number of actions that the chits of this round give the side (BU-7).
int actionsOf(const State& state, Side side);
/// Returns the number of actions with those that fate gives (BU-40). Fate gives nothing to a side
/// without actions.
int allActionsOf(const State& state, Side side);
/// Tells whether the side has a turn in this round; the turn may be without actions.
bool hasTurn(const State& state, Side side);
/// Returns the side whose turn comes first; none if no side has a turn.
std::optional<Side> firstOnTurn(const State& state);
/// BU-14: returns the number of free moves that the Turks still have in this turn.
int turkishMovesLeft(const State& state);

} // namespace umpire::buda_1686

template <>
struct std::hash<umpire::buda_1686::State> {
    std::size_t operator()(const umpire::buda_1686::State& state) const noexcept;
};
