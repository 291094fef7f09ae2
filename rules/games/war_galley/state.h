#pragma once

#include "rules/games/war_galley/numbers.h"
#include "rules/games/war_galley/orders.h"
#include "rules/games/war_galley/settings.h"

#include <functional>

namespace umpire::war_galley {

/// A galley of the game (umpire::Galley is a galley that vision sees). Its hull is the box's sleeve
/// (WG-2), and its bow is the marked end (WG-6). The players ensure that no head touches a striking
/// strip (WG-7). A galley with bare sides is sunk: it is off the table and keeps its last pose.
struct Vessel {
    int builtOars = 0; ///< oars per side when the galley was built (WG-5); 0 before
    Rig rig;
    std::optional<GalleyPose> pose; ///< rounded by recorded(); none before the galley is placed
    /// pose before the step's movement, until that movement is confirmed
    std::optional<GalleyPose> from;
    std::optional<Plan> plan; ///< the orders of this turn
    /// bit k - 1: the forward of step k did not move the galley (StalledForward)
    std::uint8_t stalled = 0;
    bool operator==(const Vessel&) const = default;

    [[nodiscard]] bool isBuilt() const { return builtOars > 0; }
};

/// Index of a galley: all of side A, then all of side B.
using VesselIndex = std::size_t;

enum class Phase : std::uint8_t { Building, Placing, Ordering, Executing, Over };

/// WG-21: the parts of a step, in order.
enum class Part : std::uint8_t { Movement, Fire, Rearranging };

/// The hits that the players may call for a toss: a single number if no match is too close.
struct HitRange {
    int least = 0;
    int most = 0;
    auto operator<=>(const HitRange&) const = default;
};

/// A fire order of the step. If it has no target, its owner must choose. If it has no call, the
/// table must give the toss; after the ruling on the matches, the players accept the ruling or
/// declare the toss spoiled.
struct Shot {
    VesselIndex attacker = 0;
    std::optional<VesselIndex> target;
    std::optional<HitRange> ruled;
    std::optional<int> called;
    bool operator==(const Shot&) const = default;
};

/// Damage that a galley must still take.
struct Blow {
    VesselIndex attacker = 0;
    VesselIndex target = 0;
    int points = 0;
    bool operator==(const Blow&) const = default;
};

/// Two galleys, of which the lower index comes first.
struct VesselPair {
    VesselIndex first = 0;
    VesselIndex second = 0;
    auto operator<=>(const VesselPair&) const = default;
};

constexpr VesselPair pairOf(VesselIndex one, VesselIndex other) {
    return one < other ? VesselPair{one, other} : VesselPair{other, one};
}

/// Two hulls that were judged to touch or to be clear of each other, and have not parted since
/// (Poses::Confirmed, WG-A5).
enum class Judged : std::uint8_t { Touching, Clear };
struct Neighbours {
    VesselPair pair;
    Judged judged = Judged::Touching;
    bool operator==(const Neighbours&) const = default;
};

/// The progress of the execution of the orders.
struct Execution {
    int step = 0; ///< 1 to 5
    Part part = Part::Movement;
    bool confirming = false; ///< true while the table must confirm all poses (Poses::Confirmed)
    std::vector<VesselPair> unsure; ///< pairs that may touch: the players decide (WG-23)
    std::vector<Shot> shots;        ///< the shots of this part, by attacker
    std::vector<Blow> blows;        ///< in the order of taking
    VesselIndex rearranges = 0;     ///< the galley whose turn to re-arrange it is, in that part
    bool operator==(const Execution&) const = default;
};

struct State {
    Settings settings;
    std::vector<Vessel> vessels;
    Phase phase = Phase::Building;
    std::array<bool, 2> ready{};        ///< by side, while ordering (WG-17)
    Execution execution;                ///< has its default value in all other phases
    std::vector<Neighbours> neighbours; ///< by pair
    std::array<bool, 2> offersDraw{};   ///< by side (WG-40)
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

/// Returns the galley's order of this step.
std::optional<Order> orderOf(const State& state, VesselIndex vessel);

Side ownerOf(const State& state, VesselIndex vessel);
/// Returns "A" or "B".
std::string_view nameOf(Side side);
/// Returns a galley's name: "A1", "B2".
std::string nameOf(const State& state, VesselIndex vessel);

/// Tells whether the galley is sunk (WG-38), by the reading in the settings.
bool isSunk(const State& state, VesselIndex vessel);
/// Tells whether the galley is placed and not sunk.
bool isAfloat(const State& state, VesselIndex vessel);
bool isLost(const State& state, Side side);

/// Returns the galley's rig and its matches for laying orders.
Crew crewOf(const State& state, VesselIndex vessel);
/// Returns the galley as a piece on the table, with an exact pose. The galley must be placed.
Galley pieceOf(const State& state, VesselIndex vessel);
/// Returns the gap from hull to hull (WG-A11), 0 if the hulls touch. Both galleys must be placed.
Millimetres gapBetween(const State& state, VesselIndex one, VesselIndex other);

/// The result or decision for which the game waits while orders are executed.
enum class Owed : std::uint8_t {
    Nothing,
    Confirmation,
    Contact, ///< whether two galleys touch, and how
    Losses,
    Target,
    Toss,
    Verdict,
    Oars
};
struct Pending {
    Owed owed = Owed::Nothing;
    VesselIndex vessel = 0; ///< the galley that may touch another, loses, fires or re-arranges
    bool operator==(const Pending&) const = default;
};
Pending pendingOf(const State& state);

} // namespace umpire::war_galley

template <>
struct std::hash<umpire::war_galley::State> {
    std::size_t operator()(const umpire::war_galley::State& state) const noexcept;
};
