#pragma once

#include "rules/table/message.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A scenario of Buda 1686: the map, units, levels and chits. The printed scenarios are in no
/// public text (4.3 of the rules), so they come from a file. The rules need a scenario that has
/// been checked.
namespace umpire::buda_1686 {

/// The two sides, grey and green (BU-1). The Imperial side is Player{0}.
enum class Side { Imperial, Turk };
inline constexpr std::array kSides = {Side::Imperial, Side::Turk};

constexpr Side otherThan(Side side) {
    return side == Side::Turk ? Side::Imperial : Side::Turk;
}
constexpr std::size_t indexOf(Side side) {
    return std::size_t(side);
}
/// Returns "imperial" or "turk".
std::string_view idOf(Side side);
/// Returns "the Imperials" or "the Turks".
Message nameOf(Side side);

using ZoneIndex = int;
using UnitIndex = int;
using ZoneSet = std::uint64_t; ///< a set of zones: bit k is set if zone k is in the set
using UnitSet = std::uint64_t; ///< a set of units: bit k is set if unit k is in the set
inline constexpr int kMaxZones = 64;
inline constexpr int kMaxUnits = 64;
inline constexpr int kMaxChitValue = 63;

constexpr std::uint64_t bitOf(int index) {
    return std::uint64_t(1) << index;
}
constexpr bool contains(std::uint64_t set, int index) {
    return index >= 0 && index < 64 && (set >> index & 1) != 0;
}

/// Wall: a section of the wall (FZ). LowerTown: the section that BU-37 does not count. Centre: the
/// middle zone (BU-23). Camp: a zone where units start (IZ).
enum class ZoneKind { Wall, LowerTown, Centre, Camp };

/// A place in the picture of the map, in units of that picture.
struct MapPoint {
    int x = 0;
    int y = 0;
    bool operator==(const MapPoint&) const = default;
};

struct Zone {
    std::string id; ///< capital letters and digits, such as "VV"
    std::string name;
    ZoneKind kind = ZoneKind::Wall;
    int breaches = 0; ///< number of breaches (RZs) of the wall (BU-11)
    int terrain = 0;  ///< number subtracted from the die in an assault (BU-18)
    int capacity = 0; ///< maximum number of units (BU-12); not used for camps
    ZoneSet neighbours = 0;
    MapPoint at;
    bool operator==(const Zone&) const = default;
};

enum class Troop { Imperial, Hungarian, Bavarian, Saxon, Janissary, Azab, Officer };

/// The officers; each commands certain troops (BU-29, BU-30).
enum class Officer { None, Abdurrahman, Charles, MaxEmanuel };

struct Unit {
    std::string id; ///< capital letters, digits and hyphens, such as "T-J1"
    std::string name;
    Side side = Side::Imperial;
    Troop troop = Troop::Imperial;
    Officer officer = Officer::None;
    /// HÉ (combat value) at full strength; for an officer, TÉ, his special actions in a turn
    /// (BU-5).
    int full = 0;
    int hurt = 0;                   ///< HÉ or TÉ of the damaged unit
    std::optional<ZoneIndex> start; ///< zone at the start; none if the unit is in reserve
    int entersCupAtTurn = 0;        ///< turn in which a unit in reserve enters the cup (BU-42)
    bool operator==(const Unit&) const = default;
};

enum class ChitEventKind { Relief, Fate, Epidemic };

/// The event on the back of the chit `value` (BU-39 to BU-41). It occurs only from turn `fromTurn`
/// on.
struct ChitEvent {
    int value = 0;
    ChitEventKind kind = ChitEventKind::Relief;
    int fromTurn = 0;
    bool operator==(const ChitEvent&) const = default;
};

struct Cup {
    /// Numbers on the chits, with 0, in ascending order without duplicates.
    std::vector<int> values;
    std::vector<ChitEvent> events;
    bool operator==(const Cup&) const = default;
};

/// The levels: CAS (Imperial mining), TMS (Turkish morale), CMS (Imperial morale), CTS (Imperial
/// artillery).
enum class Level { Mining, TurkishMorale, ImperialMorale, Artillery };
inline constexpr std::size_t kLevels = 4;
/// Returns "cas", "tms", "cms" or "cts".
std::string_view idOf(Level level);
/// Returns the level's abbreviation, for people.
Message nameOf(Level level);
/// Returns the level's name with its abbreviation: "the mining level (CAS)".
Message inWords(Level level);

using Levels = std::array<int, kLevels>; ///< the value of each level, indexed by Level

struct Scenario {
    std::string name;
    std::vector<Zone> zones;
    std::vector<Unit> units;
    std::array<Cup, 2> cups; ///< the cup of each side, indexed by Side
    Levels startLevels{1, 4, 4, 4};
    Levels least{1, 0, 1, 1};
    Levels most{5, 4, 5, 4};
    int reliefCap = 3; ///< maximum TMS that a relief army can give (BU-38)
    int turns = 8;
    int entrenchments = 2; ///< number of entrenchment markers of each side (BU-26)
    bool operator==(const Scenario&) const = default;
};

std::optional<ZoneIndex> zoneNamed(const Scenario& scenario, std::string_view id);
std::optional<UnitIndex> unitNamed(const Scenario& scenario, std::string_view id);

inline const Zone& zoneOf(const Scenario& scenario, ZoneIndex zone) {
    return scenario.zones[std::size_t(zone)];
}
inline const Unit& unitOf(const Scenario& scenario, UnitIndex unit) {
    return scenario.units[std::size_t(unit)];
}
inline int zoneCount(const Scenario& scenario) {
    return int(scenario.zones.size());
}
inline int unitCount(const Scenario& scenario) {
    return int(scenario.units.size());
}
/// Tells whether the zone is an FZ; this includes the lower town and the middle zone.
inline bool isWall(const Scenario& scenario, ZoneIndex zone) {
    return zoneOf(scenario, zone).kind != ZoneKind::Camp;
}
inline bool areNeighbours(const Scenario& scenario, ZoneIndex a, ZoneIndex b) {
    return contains(zoneOf(scenario, a).neighbours, b);
}

} // namespace umpire::buda_1686
