#pragma once

#include "rules/games/buda_1686/settings.h"

#include <functional>

namespace umpire::buda_1686 {

/// The kind of place of a unit. Zone: in a camp or on a wall. Breach: in an RZ of a wall. Waiting:
/// the owner must place the unit in a camp now. Lost: destroyed; Imperial units return next turn
/// (BU-27).
enum class Spot { Zone, Breach, Cup, Lost, Sick, Waiting, Reserve };

struct Place {
    Spot spot = Spot::Reserve;
    int where = 0; ///< the zone; for a sick unit, the cell on the level track (BU-41); otherwise 0
    bool operator==(const Place&) const = default;
};

/// A unit's upper side (BU-5).
enum class Face { Full, Hurt };

struct UnitState {
    Place place;
    Face face = Face::Full;
    int marker = 0; ///< for an officer: special actions left this turn (BU-28)
    bool operator==(const UnitState&) const = default;
};

/// The entrenchment of an FZ; level 0: none.
struct Entrenchment {
    Side owner = Side::Imperial;
    int level = 0;
    bool operator==(const Entrenchment&) const = default;
};

/// The next decision or result that is due. A unit that is Waiting takes precedence.
enum class Phase {
    MoraleDie,      ///< BU-37
    Draw,           ///< BU-6: both sides at the same time
    ReliefDie,      ///< BU-39
    FateDie,        ///< BU-40
    EpidemicDie,    ///< BU-41
    Reinforce,      ///< the Turks choose the unit that the relief army restores
    FallSick,       ///< the Imperials choose the unit that falls sick
    Act,            ///< actions, free moves, officers' special actions, or pass
    DieBonus,       ///< Abdurrahman may add 1 to the next roll (BU-29)
    Rescue,         ///< Abdurrahman may come to the attacked wall (BU-21)
    RescueDie,      ///< Abdurrahman comes from afar
    AttackersBoost, ///< officers may raise HÉ (BU-29, BU-30)
    DefendersBoost,
    ActionDie,
    SecondDie,     ///< for the Turkish artillery (BU-16)
    GiveUp,        ///< offers giving up an entrenchment to artillery (BU-26)
    Enter,         ///< the unit that enters the breach is chosen
    CounterEffect, ///< the effect of a counter-mine is chosen (BU-24)
    Absorb,        ///< entrenchments absorb losses, if the attacker chooses the units (BU-A3)
    Losses,        ///< the unit that loses a step is chosen
    MoveIn,        ///< units move in after a castle fight (BU-22)
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

/// The action that is being carried out. Fields that its kind does not need keep their defaults.
struct Operation {
    OperationKind kind = OperationKind::None;
    ZoneIndex zone = -1; ///< the target FZ, or the FZ where a sortie starts
    UnitIndex unit = -1; ///< the unit that makes the sortie
    ZoneSet from = 0;    ///< castle fight: the attacking FZs; the target itself stands for its RZs
    int bonus = 0;       ///< Abdurrahman's bonus to the die
    UnitSet boosted = 0; ///< units with HÉ raised by 1
    int steps = 0;       ///< steps still to lose
    Side loser = Side::Imperial;
    bool operator==(const Operation&) const = default;
};

/// The early end of a game, by resignation or agreement.
enum class Ending { None, ImperialsResigned, TurksResigned, DrawAgreed };

inline constexpr int kNoChit = -1;
inline constexpr int kFaceDown = -2; ///< in a view: drawn, but not shown yet

struct State {
    Settings settings;
    int turn = 1;
    Levels levels{};
    std::vector<UnitState> units;            ///< in the scenario's order
    std::vector<Entrenchment> entrenchments; ///< by zone
    std::array<int, 2> stock{};              ///< entrenchment markers in hand, by side
    std::array<std::uint64_t, 2> used{};     ///< chits of earlier rounds of this turn, by value
    std::array<int, 2> drawn{kNoChit, kNoChit};
    Phase phase = Phase::Draw;
    Side onTurn = Side::Imperial; ///< valid in Act and in the phases that follow from Act
    int actionsLeft = 0;
    int extraActions = 0; ///< given by fate (BU-40)
    int reinforcements = 0;
    UnitSet moved = 0;           ///< units moved freely in this side's turn
    UnitSet raisedArtillery = 0; ///< officers who raised CTS this turn (BU-30)
    bool rescueTried = false;    ///< true if the rescue was tried in this round (BU-21)
    bool moraleFell = false;     ///< TMS was 0 at the end of a round (BU-43)
    Operation operation;
    std::optional<Side> offersDraw{}; ///< the side that waits for an answer to its offer
    Ending ending = Ending::None;
    bool operator==(const State&) const = default;

    [[nodiscard]] const Scenario& scenario() const { return *settings.scenario; }
    [[nodiscard]] const UnitState& at(UnitIndex unit) const { return units[std::size_t(unit)]; }
    [[nodiscard]] int level(Level which) const { return levels[std::size_t(which)]; }
    [[nodiscard]] const Unit& spec(UnitIndex unit) const { return unitOf(scenario(), unit); }
    [[nodiscard]] const Zone& zone(ZoneIndex zone) const { return zoneOf(scenario(), zone); }
};

/// Returns the number on the counter's upper side (BU-A19: not the marker's).
int strengthOf(const State& state, UnitIndex unit);
/// Tells whether the unit is in a zone or a breach.
bool isOnMap(const State& state, UnitIndex unit);
UnitSet unitsAt(const State& state, Place place);
UnitSet unitsOf(const State& state, Side side);
UnitSet unitsOnMap(const State& state, Side side);
int countOf(std::uint64_t set);
/// Removes and returns the lowest bit's index.
int takeFirst(std::uint64_t& set);

/// The units of every zone, collected once for many queries.
struct Ground {
    explicit Ground(const State& state);
    [[nodiscard]] bool isHeldBy(ZoneIndex wall, Side side) const {
        const UnitSet here = inZone[std::size_t(wall)];
        return here != 0 && ((here & turks) != 0) == (side == Side::Turk);
    }

    std::array<UnitSet, kMaxZones> inZone{};
    std::array<UnitSet, kMaxZones> inBreach{};
    UnitSet turks = 0; ///< all Turkish units at any place
};

/// Returns the only side with units in the FZ; none for an empty FZ (BU-12, BU-A5).
std::optional<Side> holderOf(const State& state, ZoneIndex wall);
/// Returns the FZs that the side holds.
ZoneSet heldBy(const State& state, Side side);
/// Tells whether the FZ has room for more units.
bool hasRoom(const State& state, ZoneIndex wall);
/// BU-A27: tells whether an RZ of the wall is empty.
bool hasFreeBreach(const State& state, ZoneIndex wall);

/// Returns the officer, if he is on the map.
std::optional<UnitIndex> officerOnMap(const State& state, Officer officer);
std::optional<UnitIndex> waitingUnit(const State& state);

/// Returns the chits that a side can still draw, by value.
std::uint64_t chitsInCup(const State& state, Side side);
/// Tells whether a side's 0 was drawn, in this round or before.
bool zeroIsOut(const State& state, Side side);
/// Returns the side that may act first in this round; none if no side acts (BU-7 to BU-9, BU-A14).
std::optional<Side> initiativeOf(const State& state);
/// Returns the actions that this round's chits give a side (BU-7), without fate's actions.
int actionsOf(const State& state, Side side);
/// Adds the actions of fate, unless the side may start no action at all (BU-40).
int allActionsOf(const State& state, Side side);
/// Tells whether the side has a turn in this round, even a turn without actions.
bool hasTurn(const State& state, Side side);
/// Returns the side whose turn comes first; none if neither side has a turn.
std::optional<Side> firstOnTurn(const State& state);
/// BU-14: returns the free moves that the Turks still have.
int turkishMovesLeft(const State& state);

} // namespace umpire::buda_1686

template <>
struct std::hash<umpire::buda_1686::State> {
    std::size_t operator()(const umpire::buda_1686::State& state) const noexcept;
};
