#include "rules/games/buda_1686/names.h"

namespace umpire::buda_1686 {
namespace {

bool isIdCharacter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

/// Takes an id that `find` knows, and returns its index. Otherwise returns none and takes nothing.
template <typename Find>
std::optional<int> takeNamed(NotationReader& reader, Find find) {
    const NotationReader before = reader;
    const auto found = find(takeId(reader));
    if (!found) {
        reader = before;
    }
    return found;
}

template <typename Take>
std::optional<std::uint64_t> takeSet(NotationReader& reader, Take take) {
    const NotationReader before = reader;
    std::uint64_t set = 0;
    do {
        const auto next = take(reader);
        if (!next || contains(set, *next)) {
            reader = before;
            return std::nullopt;
        }
        set |= bitOf(*next);
    } while (reader.take(","));
    return set;
}

} // namespace

std::string_view takeId(NotationReader& reader) {
    const std::string_view rest = reader.rest();
    std::size_t length = 0;
    while (length < rest.size() && isIdCharacter(rest[length])) {
        ++length;
    }
    const std::string_view id = rest.substr(0, length);
    reader.take(id);
    return id;
}

std::optional<UnitIndex> takeUnit(NotationReader& reader, const Scenario& scenario) {
    return takeNamed(reader, [&](std::string_view id) { return unitNamed(scenario, id); });
}

std::optional<ZoneIndex> takeZone(NotationReader& reader, const Scenario& scenario) {
    return takeNamed(reader, [&](std::string_view id) { return zoneNamed(scenario, id); });
}

std::optional<UnitSet> takeUnits(NotationReader& reader, const Scenario& scenario) {
    return takeSet(reader, [&](NotationReader& from) { return takeUnit(from, scenario); });
}

std::optional<ZoneSet> takeZones(NotationReader& reader, const Scenario& scenario) {
    return takeSet(reader, [&](NotationReader& from) { return takeZone(from, scenario); });
}

Message expectedUnit(const Scenario& scenario) {
    return scenario.units.empty() ? message("a unit")
                                  : message("a unit, such as %1", scenario.units[0].id);
}

Message expectedZone(const Scenario& scenario) {
    return scenario.zones.empty() ? message("a zone")
                                  : message("a zone, such as %1", scenario.zones[0].id);
}

} // namespace umpire::buda_1686
