#pragma once

#include "rules/games/war_galley/numbers.h"
#include "rules/games/war_galley/orders.h"
#include "rules/games/war_galley/settings.h"

#include <functional>

namespace umpire::war_galley {

/// A galley of the game; umpire::Galley is one that is seen. Its hull is the box's sleeve (WG-2),
/// its bow the marked end (WG-6); that no head touches a striking strip is the players' care
/// (WG-7). Sunk where its sides are bare: it is off the table and keeps its last pose.
struct Vessel {
    int builtOars = 0; ///< of a side, when it was built (WG-5); 0 while it is not
    Rig rig;
    std::optional<GalleyPose> pose; ///< recorded(); none before it is placed
    std::optional<GalleyPose> from; ///< before the step's movement, while that is to be confirmed
    std::optional<Plan> plan;       ///< of this turn
    std::uint8_t stalled = 0; ///< bit k - 1: the forward of step k moved nothing (StalledForward)
    bool operator==(const Vessel&) const = default;

    [[nodiscard]] bool isBuilt() const { return builtOars > 0; }
};

/// All of side A, then all of side B.
using VesselIndex = std::size_t;

enum class Phase : std::uint8_t { Building, Placing, Ordering, Executing, Over };

/// WG-21: the order of things inside a step.
enum class Part : std::uint8_t { Movement, Fire, Rearranging };

/// What the players may call a toss: one number where nothing is too close.
struct HitRange {
    int least = 0;
    int most = 0;
    auto operator<=>(const HitRange&) const = default;
};

/// A fire order of the step. Without a target its owner must choose; without a call the table owes
/// the toss, and once its matches are ruled on, the players let that stand or declare it spoiled.
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

/// Two galleys, the first before the second.
struct VesselPair {
    VesselIndex first = 0;
    VesselIndex second = 0;
    auto operator<=>(const VesselPair&) const = default;
};

constexpr VesselPair pairOf(VesselIndex one, VesselIndex other) {
    return one < other ? VesselPair{one, other} : VesselPair{other, one};
}

/// Two hulls that were judged to touch or to be clear of each other and have not parted since
/// (Poses::Confirmed, WG-A5).
enum class Judged : std::uint8_t { Touching, Clear };
struct Neighbours {
    VesselPair pair;
    Judged judged = Judged::Touching;
    bool operator==(const Neighbours&) const = default;
};

/// Where the execution of the orders stands.
struct Execution {
    int step = 0; ///< 1 to 5
    Part part = Part::Movement;
    bool confirming = false;        ///< the table owes where the galleys lie (Poses::Confirmed)
    std::vector<VesselPair> unsure; ///< do they touch, and how? The players say (WG-23)
    std::vector<Shot> shots;        ///< of this part, by attacker
    std::vector<Blow> blows;        ///< in the order in which they are taken
    VesselIndex rearranges = 0;     ///< whose turn it is in that part
    bool operator==(const Execution&) const = default;
};

struct State {
    Settings settings;
    std::vector<Vessel> vessels;
    Phase phase = Phase::Building;
    std::array<bool, 2> ready{};        ///< by side, while ordering (WG-17)
    Execution execution;                ///< as it is by default in all other phases
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

/// The galley's order of this step.
std::optional<Order> orderOf(const State& state, VesselIndex vessel);

Side ownerOf(const State& state, VesselIndex vessel);
/// "A", "B".
std::string_view nameOf(Side side);
/// "A1", "B2".
std::string nameOf(const State& state, VesselIndex vessel);

/// WG-38, by the reading of the settings.
bool isSunk(const State& state, VesselIndex vessel);
/// Placed and not sunk.
bool isAfloat(const State& state, VesselIndex vessel);
bool isLost(const State& state, Side side);

/// The galley's hands and matches for laying orders.
Crew crewOf(const State& state, VesselIndex vessel);
/// As a piece on the table, without doubt in where it lies. It is placed.
Galley pieceOf(const State& state, VesselIndex vessel);
/// Hull to hull (WG-A11), 0 where they touch. Both are placed.
Millimetres gapBetween(const State& state, VesselIndex one, VesselIndex other);

/// What the game waits for while orders are executed.
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
    VesselIndex vessel = 0; ///< that may touch another, loses, fires or re-arranges
    bool operator==(const Pending&) const = default;
};
Pending pendingOf(const State& state);

} // namespace umpire::war_galley

template <>
struct std::hash<umpire::war_galley::State> {
    std::size_t operator()(const umpire::war_galley::State& state) const noexcept;
};
