#pragma once

#include "rules/games/war_galley/numbers.h"
#include "rules/games/war_galley/orders.h"
#include "rules/games/war_galley/settings.h"

#include <functional>

namespace umpire::war_galley {

/// A galley of the game (umpire::Galley is a galley that vision sees). Its hull is the sleeve of a
/// matchbox (WG-2), and its bow is the marked end (WG-6). The players must ensure that no match's
/// head touches a striking surface (WG-7). A sunk galley is off the table and keeps its last pose.
struct Vessel {
    int builtOars = 0; ///< number of oars on each side when built (WG-5); 0 before
    Rig rig;
    std::optional<GalleyPose> pose; ///< rounded by recorded(); none before the galley is placed
    /// Pose before the movement of the step; none after the movement is settled.
    std::optional<GalleyPose> from;
    std::optional<Plan> plan; ///< the orders of this turn; none if no orders are laid
    /// Bit k - 1 is set if the forward order of step k did not move the galley (StalledForward).
    std::uint8_t stalled = 0;
    bool operator==(const Vessel&) const = default;

    [[nodiscard]] bool isBuilt() const { return builtOars > 0; }
};

/// Index of a galley. All galleys of side A come first, then all galleys of side B.
using VesselIndex = std::size_t;

enum class Phase : std::uint8_t { Building, Placing, Ordering, Executing, Over };

/// WG-21: the parts of a step, in their order.
enum class Part : std::uint8_t { Movement, Fire, Rearranging };

/// The range of hits that the players may decide for a toss; one number if no match is too close to
/// call.
struct HitRange {
    int least = 0;
    int most = 0;
    auto operator<=>(const HitRange&) const = default;
};

/// A fire order of the step. Without `target`, the owner must choose the target. Without `ruled`
/// and `called`, the table must give the toss. With `ruled` only, the players must accept the
/// ruling or declare the toss spoiled. `called` is the final number of hits.
struct Shot {
    VesselIndex attacker = 0;
    std::optional<VesselIndex> target;
    std::optional<HitRange> ruled;
    std::optional<int> called;
    bool operator==(const Shot&) const = default;
};

/// Damage that a galley has still to take.
struct Blow {
    VesselIndex attacker = 0;
    VesselIndex target = 0;
    int points = 0;
    bool operator==(const Blow&) const = default;
};

/// Two galleys. `first` is the lower index.
struct VesselPair {
    VesselIndex first = 0;
    VesselIndex second = 0;
    auto operator<=>(const VesselPair&) const = default;
};

constexpr VesselPair pairOf(VesselIndex one, VesselIndex other) {
    return one < other ? VesselPair{one, other} : VesselPair{other, one};
}

/// Two hulls that were judged to touch or not to touch, and have not separated since
/// (Poses::Confirmed, WG-A5).
enum class Judged : std::uint8_t { Touching, Clear };
struct Neighbours {
    VesselPair pair;
    Judged judged = Judged::Touching;
    bool operator==(const Neighbours&) const = default;
};

/// The progress in the execution of the orders.
struct Execution {
    int step = 0; ///< the present step, 1 to 5
    Part part = Part::Movement;
    bool confirming = false; ///< true while the table must confirm all poses (Poses::Confirmed)
    std::vector<VesselPair> unsure; ///< pairs that may touch; the players must decide (WG-23)
    std::vector<Shot> shots;        ///< shots of this part, in the order of the attackers
    std::vector<Blow> blows;        ///< damage in the order in which it is taken
    /// In the part Rearranging: the galley that re-arranges its oars next.
    VesselIndex rearranges = 0;
    bool operator==(const Execution&) const = default;
};

struct State {
    Settings settings;
    std::vector<Vessel> vessels;
    Phase phase = Phase::Building;
    /// By side: true if all galleys have their orders (WG-17); used only in the phase Ordering.
    std::array<bool, 2> ready{};
    Execution execution;                ///< has its default value in all phases except Executing
    std::vector<Neighbours> neighbours; ///< in ascending order of their `pair`
    std::array<bool, 2> offersDraw{};   ///< by side: true if the side offers a draw (WG-40)
    std::optional<Side> resigned;
    bool operator==(const State&) const = default;
};

inline constexpr std::array kSides = {Side::A, Side::B};

constexpr std::size_t indexOf(Side side) {
    return side == Side::A ? 0 : 1;
}
constexpr Side enemyOf(Side side) {
    return side == Side::A ? Side::B : Side::A;
}
constexpr Player playerOf(Side side) {
    return Player{int(indexOf(side))};
}
constexpr Side sideOf(Player player) {
    return player.seat == 0 ? Side::A : Side::B;
}

/// Returns the galley's order in the present step; none if it has none.
std::optional<Order> orderOf(const State& state, VesselIndex vessel);

Side ownerOf(const State& state, VesselIndex vessel);
/// Returns "A" or "B".
std::string_view nameOf(Side side);
/// Returns a galley's name: "A1", "B2".
std::string nameOf(const State& state, VesselIndex vessel);

/// Tells whether the galley is sunk (WG-38), with the reading in the settings.
bool isSunk(const State& state, VesselIndex vessel);
/// Tells whether the galley is placed and not sunk.
bool isAfloat(const State& state, VesselIndex vessel);
bool isLost(const State& state, Side side);

/// Returns the galley's oars and masts, and the matches from which its orders are laid.
Crew crewOf(const State& state, VesselIndex vessel);
/// Returns the galley as a piece on the table whose pose is exact. The galley must be placed.
Galley pieceOf(const State& state, VesselIndex vessel);
/// Returns the gap between two hulls (WG-A11); 0 if they touch. Both galleys must be placed.
Millimetres gapBetween(const State& state, VesselIndex one, VesselIndex other);

/// The result or decision that is due while orders are executed.
enum class Owed : std::uint8_t {
    Nothing,
    Confirmation,
    Contact, ///< the players must decide whether and how two galleys touch
    Losses,
    Target,
    Toss,
    Verdict,
    Oars
};
struct Pending {
    Owed owed = Owed::Nothing;
    /// The galley that may touch another, takes losses, fires or re-arranges.
    VesselIndex vessel = 0;
    bool operator==(const Pending&) const = default;
};
Pending pendingOf(const State& state);

} // namespace umpire::war_galley

template <>
struct std::hash<umpire::war_galley::State> {
    std::size_t operator()(const umpire::war_galley::State& state) const noexcept;
};
