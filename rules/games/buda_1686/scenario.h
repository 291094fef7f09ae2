#pragma once

#include "rules/table/message.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A scenario of Buda 1686: map, units, levels, chits. The printed scenarios appear in no public
/// text (4.3 of the rules), so they come from a file. The core takes a scenario that was already
/// checked.
namespace umpire::buda_1686 {

/// The sides, grey and green (BU-1), by seat: the Imperial player is Player{0}.
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
using ZoneSet = std::uint64_t; ///< bit by zone
using UnitSet = std::uint64_t; ///< bit by unit
inline constexpr int kMaxZones = 64;
inline constexpr int kMaxUnits = 64;
inline constexpr int kMaxChitValue = 63;

constexpr std::uint64_t bitOf(int index) {
    return std::uint64_t(1) << index;
}
constexpr bool contains(std::uint64_t set, int index) {
    return index >= 0 && index < 64 && (set >> index & 1) != 0;
}

/// Wall: a stretch of wall (FZ). LowerTown: the wall that BU-37 does not count. Centre: the middle
/// zone (BU-23). Camp: a start zone (IZ).
enum class ZoneKind { Wall, LowerTown, Centre, Camp };

/// The zone's place in the map picture, in the picture's own units.
struct MapPoint {
    int x = 0;
    int y = 0;
    bool operator==(const MapPoint&) const = default;
};

struct Zone {
    std::string id; ///< capital letters and digits: "VV"
    std::string name;
    ZoneKind kind = ZoneKind::Wall;
    int breaches = 0; ///< number of RZs (BU-11)
    int terrain = 0;  ///< modifier subtracted in an assault (BU-18)
    int capacity = 0; ///< maximum number of units (BU-12); camps have no limit
    ZoneSet neighbours = 0;
    MapPoint at;
    bool operator==(const Zone&) const = default;
};

enum class Troop { Imperial, Hungarian, Bavarian, Saxon, Janissary, Azab, Officer };

/// Officers, who command certain troops (BU-29, BU-30).
enum class Officer { None, Abdurrahman, Charles, MaxEmanuel };

struct Unit {
    std::string id; ///< capital letters, digits and hyphens: "T-J1"
    std::string name;
    Side side = Side::Imperial;
    Troop troop = Troop::Imperial;
    Officer officer = Officer::None;
    int full = 0;                   ///< HÉ; for an officer, TÉ (BU-5)
    int hurt = 0;                   ///< HÉ or TÉ on the damaged side
    std::optional<ZoneIndex> start; ///< none: the unit is in reserve
    int entersCupAtTurn = 0;        ///< turn in which a reserve unit enters the cup (BU-42)
    bool operator==(const Unit&) const = default;
};

enum class ChitEventKind { Relief, Fate, Epidemic };

/// The event on the back of a chit (BU-39 to BU-41).
struct ChitEvent {
    int value = 0;
    ChitEventKind kind = ChitEventKind::Relief;
    int fromTurn = 0;
    bool operator==(const ChitEvent&) const = default;
};

struct Cup {
    std::vector<int> values; ///< in ascending order without duplicates, including 0
    std::vector<ChitEvent> events;
    bool operator==(const Cup&) const = default;
};

/// CAS, TMS, CMS, CTS: Imperial mining, Turkish morale, Imperial morale, Imperial artillery.
enum class Level { Mining, TurkishMorale, ImperialMorale, Artillery };
inline constexpr std::size_t kLevels = 4;
/// Returns "cas", "tms", "cms" or "cts".
std::string_view idOf(Level level);
/// Returns a level's abbreviation, as a message for people.
Message nameOf(Level level);
/// Returns the name with its abbreviation: "the mining level (CAS)".
Message inWords(Level level);

using Levels = std::array<int, kLevels>; ///< indexed by Level

struct Scenario {
    std::string name;
    std::vector<Zone> zones;
    std::vector<Unit> units;
    std::array<Cup, 2> cups; ///< indexed by Side
    Levels startLevels{1, 4, 4, 4};
    Levels least{1, 0, 1, 1};
    Levels most{5, 4, 5, 4};
    int reliefCap = 3; ///< greatest TMS after a relief (BU-38)
    int turns = 8;
    int entrenchments = 2; ///< number of markers of each side (BU-26)
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
/// Tells whether the zone is an FZ, the middle zone included.
inline bool isWall(const Scenario& scenario, ZoneIndex zone) {
    return zoneOf(scenario, zone).kind != ZoneKind::Camp;
}
inline bool areNeighbours(const Scenario& scenario, ZoneIndex a, ZoneIndex b) {
    return contains(zoneOf(scenario, a).neighbours, b);
}

} // namespace umpire::buda_1686
