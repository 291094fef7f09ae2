#pragma once

#include "rules/games/buda_1686/action.h"

/// The events of Buda 1686, for the record, the screen and the animation.
namespace umpire::buda_1686 {

struct TurnBegan {
    int turn = 1;
    bool operator==(const TurnBegan&) const = default;
};
/// BU-9: the turn ended, because the second 0 was drawn.
struct TurnEnded {
    int turn = 1;
    bool operator==(const TurnEnded&) const = default;
};
/// A side drew a chit. Only this side knows the number; for the other side `value` is none.
struct ChitDrawn {
    Side side = Side::Imperial;
    std::optional<int> value;
    bool operator==(const ChitDrawn&) const = default;
};
struct ChitsShown {
    int imperial = 0;
    int turk = 0;
    std::optional<Side> initiative; ///< the side that acts first; none if no side acts
    bool operator==(const ChitsShown&) const = default;
};
/// A side's turn in the round begins. The side has `actions` actions.
struct SideActs {
    Side side = Side::Imperial;
    int actions = 0;
    bool operator==(const SideActs&) const = default;
};
struct SidePassed {
    Side side = Side::Imperial;
    bool operator==(const SidePassed&) const = default;
};
/// A player announced an action, or an officer's special action.
struct Announced {
    Action action;
    bool operator==(const Announced&) const = default;
};
/// The purpose of a die. Attempt: an action that can fail. Second: the second die of the Turkish
/// artillery.
enum class DieUse { Morale, Relief, Fate, Epidemic, Rescue, Attempt, Second, Fight };
enum class Verdict { Failure, Success };
/// The result of a die: its value, the modifier `added`, the target number `against` (none for a
/// die that must be even), and the number of steps that the side `loser` loses.
struct DieRolled {
    DieUse use = DieUse::Attempt;
    int value = 1;
    int added = 0;
    std::optional<int> against{};
    Verdict verdict = Verdict::Failure;
    int steps = 0;
    Side loser = Side::Imperial;
    bool operator==(const DieRolled&) const = default;

    [[nodiscard]] int sum() const { return value + added; }
};
/// A die was not thrown, because no result could have an effect.
struct DieSpared {
    bool operator==(const DieSpared&) const = default;
};
struct LevelChanged {
    Level level = Level::Mining;
    int now = 0;
    bool operator==(const LevelChanged&) const = default;
};
struct UnitWent {
    UnitIndex unit = 0;
    Place to;
    bool operator==(const UnitWent&) const = default;
};
struct UnitTurned {
    UnitIndex unit = 0;
    Face face = Face::Hurt;
    bool operator==(const UnitTurned&) const = default;
};
struct MarkerMoved {
    UnitIndex officer = 0;
    int now = 0;
    bool operator==(const MarkerMoved&) const = default;
};
struct EntrenchmentChanged {
    ZoneIndex wall = 0;
    Entrenchment now;
    bool operator==(const EntrenchmentChanged&) const = default;
};
struct WallTaken {
    ZoneIndex wall = 0;
    Side by = Side::Imperial;
    bool operator==(const WallTaken&) const = default;
};
/// The event on the back of a chit takes effect (BU-39 to BU-41). Its die is thrown next, unless no
/// result could have an effect.
struct EventDue {
    ChitEventKind kind = ChitEventKind::Relief;
    bool operator==(const EventDue&) const = default;
};
struct Declined {
    Side side = Side::Imperial;
    bool operator==(const Declined&) const = default;
};
/// BU-43: TMS (Turkish morale) is 0 at the end of a round. The fact stays in force until the game
/// ends (BU-A18).
struct MoraleBroken {
    bool operator==(const MoraleBroken&) const = default;
};

struct SideResigned {
    Side side = Side::Imperial;
    bool operator==(const SideResigned&) const = default;
};
struct DrawOffered {
    Side side = Side::Imperial;
    bool operator==(const DrawOffered&) const = default;
};
struct DrawAgreed {
    bool operator==(const DrawAgreed&) const = default;
};

using Event = std::variant<TurnBegan, TurnEnded, ChitDrawn, ChitsShown, SideActs, SidePassed,
                           Announced, DieRolled, LevelChanged, UnitWent, UnitTurned, MarkerMoved,
                           EntrenchmentChanged, WallTaken, EventDue, Declined, MoraleBroken,
                           DieSpared, SideResigned, DrawOffered, DrawAgreed>;

} // namespace umpire::buda_1686
