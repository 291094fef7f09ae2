#pragma once

#include "rules/games/buda_1686/settings.h"

#include <functional>

namespace umpire::buda_1686 {

/// Where a unit is. Zone: in a camp or on a wall; Breach: in one of the RZs of a wall; Waiting: its
/// owner has to place it in a camp now; Lost: destroyed, for Imperials until the next turn (BU-27).
enum class Spot { Zone, Breach, Cup, Lost, Sick, Waiting, Reserve };

struct Place {
    Spot spot = Spot::Reserve;
    int where = 0; ///< the zone; of the sick, the cell on the level track (BU-41); else 0
    bool operator==(const Place&) const = default;
};

/// A unit's upper side (BU-5).
enum class Face { Full, Hurt };

struct UnitState {
    Place place;
    Face face = Face::Full;
    int marker = 0; ///< of an officer: special actions left this turn (BU-28)
    bool operator==(const UnitState&) const = default;
};

/// What an FZ is strengthened with; level 0: nothing.
struct Entrenchment {
    Side owner = Side::Imperial;
    int level = 0;
    bool operator==(const Entrenchment&) const = default;
};

/// What is owed next. A unit that is Waiting comes before all of them.
enum class Phase {
    MoraleDie,      ///< BU-37
    Draw,           ///< BU-6: both at the same time
    ReliefDie,      ///< BU-39
    FateDie,        ///< BU-40
    EpidemicDie,    ///< BU-41
    Reinforce,      ///< the Turks choose whom the relief army restores
    FallSick,       ///< the Imperials choose who falls sick
    Act,            ///< actions, free moves, officers' special actions, or pass
    DieBonus,       ///< Abdurrahman may add 1 to the next roll (BU-29)
    Rescue,         ///< Abdurrahman may come to the attacked wall (BU-21)
    RescueDie,      ///< from afar
    AttackersBoost, ///< officers may raise HÉ (BU-29, BU-30)
    DefendersBoost,
    ActionDie,
    SecondDie,     ///< of the Turkish artillery (BU-16)
    GiveUp,        ///< an entrenchment against artillery (BU-26)
    Enter,         ///< who goes into the breach
    CounterEffect, ///< what a counter-mine hits (BU-24)
    Absorb,        ///< entrenchments against losses, where the attacker chooses the units (BU-A3)
    Losses,        ///< who loses a step
    MoveIn,        ///< after a castle fight (BU-22)
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

/// The action that is being carried out. Fields that its kind does not need have their defaults.
struct Operation {
    OperationKind kind = OperationKind::None;
    ZoneIndex zone = -1; ///< the FZ it is directed at, or starts from (sortie)
    UnitIndex unit = -1; ///< that makes the sortie
    ZoneSet from = 0;    ///< castle fight: the FZs that attack; the target itself means its RZs
    int bonus = 0;       ///< Abdurrahman's to the die
    UnitSet boosted = 0; ///< whose HÉ is raised by 1
    int steps = 0;       ///< still to be lost
    Side loser = Side::Imperial;
    bool operator==(const Operation&) const = default;
};

/// How it ended before its time, if it did.
enum class Ending { None, ImperialsResigned, TurksResigned, DrawAgreed };

inline constexpr int kNoChit = -1;
inline constexpr int kFaceDown = -2; ///< in a view: drawn, but not shown yet

struct State {
    Settings settings;
    int turn = 1;
    Levels levels{};
    std::vector<UnitState> units;            ///< as in the scenario
    std::vector<Entrenchment> entrenchments; ///< by zone
    std::array<int, 2> stock{};              ///< entrenchment markers in hand, by side
    std::array<std::uint64_t, 2> used{};     ///< chits of earlier rounds of this turn, by value
    std::array<int, 2> drawn{kNoChit, kNoChit};
    Phase phase = Phase::Draw;
    Side onTurn = Side::Imperial; ///< in Act and what follows from it
    int actionsLeft = 0;
    int extraActions = 0; ///< fate's (BU-40)
    int reinforcements = 0;
    UnitSet moved = 0;           ///< by free movement in this side's turn
    UnitSet raisedArtillery = 0; ///< officers who did so this turn (BU-30)
    bool rescueTried = false;    ///< in this round (BU-21)
    bool moraleFell = false;     ///< TMS was 0 at the end of a round (BU-43)
    Operation operation;
    std::optional<Side> offersDraw{}; ///< and waits for the other side's answer
    Ending ending = Ending::None;
    bool operator==(const State&) const = default;

    [[nodiscard]] const Scenario& scenario() const { return *settings.scenario; }
    [[nodiscard]] const UnitState& at(UnitIndex unit) const { return units[std::size_t(unit)]; }
    [[nodiscard]] int level(Level which) const { return levels[std::size_t(which)]; }
    [[nodiscard]] const Unit& spec(UnitIndex unit) const { return unitOf(scenario(), unit); }
    [[nodiscard]] const Zone& zone(ZoneIndex zone) const { return zoneOf(scenario(), zone); }
};

/// The number on the counter's upper side (BU-A19: not the marker's).
int strengthOf(const State& state, UnitIndex unit);
/// In a zone or a breach.
bool isOnMap(const State& state, UnitIndex unit);
UnitSet unitsAt(const State& state, Place place);
UnitSet unitsOf(const State& state, Side side);
UnitSet unitsOnMap(const State& state, Side side);
int countOf(std::uint64_t set);
/// Takes out the lowest.
int takeFirst(std::uint64_t& set);

/// Who stands where, zone by zone: for who asks of many zones.
struct Ground {
    explicit Ground(const State& state);
    [[nodiscard]] bool isHeldBy(ZoneIndex wall, Side side) const {
        const UnitSet here = inZone[std::size_t(wall)];
        return here != 0 && ((here & turks) != 0) == (side == Side::Turk);
    }

    std::array<UnitSet, kMaxZones> inZone{};
    std::array<UnitSet, kMaxZones> inBreach{};
    UnitSet turks = 0; ///< all, wherever they are
};

/// Whose units alone stand in the FZ (BU-12, BU-A5: nobody's when empty).
std::optional<Side> holderOf(const State& state, ZoneIndex wall);
/// FZs that the side holds.
ZoneSet heldBy(const State& state, Side side);
/// Room for more units.
bool hasRoom(const State& state, ZoneIndex wall);
/// BU-A27: is there an RZ of it that nobody stands in?
bool hasFreeBreach(const State& state, ZoneIndex wall);

/// The officer, while he is on the map.
std::optional<UnitIndex> officerOnMap(const State& state, Officer officer);
std::optional<UnitIndex> waitingUnit(const State& state);

/// Chits that a side can still draw, by value.
std::uint64_t chitsInCup(const State& state, Side side);
/// A side's 0 has been drawn, in this round or before.
bool zeroIsOut(const State& state, Side side);
/// Who may act first in this round; none where nobody acts (BU-7 to BU-9, BU-A14).
std::optional<Side> initiativeOf(const State& state);
/// Actions that the chits of this round allow a side (BU-7), without fate's.
int actionsOf(const State& state, Side side);
/// With fate's, which is none where the side may start none at all (BU-40).
int allActionsOf(const State& state, Side side);
/// Has the side a turn in this round, be it without actions?
bool hasTurn(const State& state, Side side);
/// Whose turn comes first; none where neither has one.
std::optional<Side> firstOnTurn(const State& state);
/// BU-14: free moves that the Turks still have.
int turkishMovesLeft(const State& state);

} // namespace umpire::buda_1686

template <>
struct std::hash<umpire::buda_1686::State> {
    std::size_t operator()(const umpire::buda_1686::State& state) const noexcept;
};
