#include "app/record/game_files/buda_scenario_checks.h"

#include <algorithm>

namespace umpire {
namespace {

using namespace buda_1686;

constexpr int kFirstEventTurn = 6; ///< first turn in which a chit may cause an event (BU-39)

ZoneSet zonesOfKind(const Scenario& scenario, ZoneKind kind) {
    ZoneSet zones = 0;
    for (ZoneIndex zone = 0; zone < zoneCount(scenario); ++zone) {
        zones |= zoneOf(scenario, zone).kind == kind ? bitOf(zone) : 0;
    }
    return zones;
}

ZoneSet reachedFrom(const Scenario& scenario, ZoneIndex first) {
    ZoneSet reached = bitOf(first);
    for (ZoneSet before = 0; before != reached;) {
        before = reached;
        for (ZoneIndex zone = 0; zone < zoneCount(scenario); ++zone) {
            reached |= contains(before, zone) ? zoneOf(scenario, zone).neighbours : 0;
        }
    }
    return reached;
}

void checkZone(const Scenario& scenario, ZoneIndex index, const JsonReader& fields) {
    const Zone& zone = zoneOf(scenario, index);
    const ZoneSet camps = zonesOfKind(scenario, ZoneKind::Camp);
    const bool besideCamp = (zone.neighbours & camps) != 0;
    if (zone.kind == ZoneKind::Centre && besideCamp) {
        fields.fail("start_wall", zone.id + " is the middle zone and touches no camp (BU-23)");
    }
    if ((zone.kind == ZoneKind::Wall || zone.kind == ZoneKind::LowerTown) && !besideCamp) {
        fields.fail("start_wall", zone.id + " has no camp beside it, so nobody could breach it "
                                            "(BU-15); add a road");
    }
}

struct Muster {
    Troop troop;
    int count;
    const char* name;
};
constexpr Muster kMuster[] = {{Troop::Saxon, 1, "saxon"},
                              {Troop::Hungarian, 1, "hungarian"},
                              {Troop::Bavarian, 2, "bavarian"},
                              {Troop::Imperial, 4, "imperial"}};

void expectCount(const JsonReader& fields, const char* what, int have, int need) {
    if (have != need) {
        fields.fail("units", "give " + std::to_string(need) + " " + what + ", not " +
                                 std::to_string(have) + " (BU-3)");
    }
}

template <typename Match>
int countUnits(const Scenario& scenario, Match match) {
    return int(std::ranges::count_if(scenario.units, match));
}

void checkComposition(const Scenario& scenario, const JsonReader& fields) {
    for (const Muster& muster : kMuster) {
        expectCount(
            fields, muster.name,
            countUnits(scenario, [&](const Unit& unit) { return unit.troop == muster.troop; }),
            muster.count);
    }
    expectCount(fields, "Turkish units",
                countUnits(scenario, [](const Unit& unit) { return unit.side == Side::Turk; }), 8);
    expectCount(
        fields, "Imperial units on the map",
        countUnits(scenario,
                   [](const Unit& unit) { return unit.side == Side::Imperial && unit.start; }),
        8);
    constexpr std::pair<Officer, const char*> kOfficers[] = {
        {Officer::Abdurrahman, "officer T-ABD"},
        {Officer::Charles, "officer I-KAR"},
        {Officer::MaxEmanuel, "officer I-MIK"}};
    for (const auto& [officer, name] : kOfficers) {
        const auto have = countUnits(
            scenario, [wanted = officer](const Unit& unit) { return unit.officer == wanted; });
        expectCount(fields, name, have, 1);
    }
}

void checkEvents(const Scenario& scenario, Side side, const JsonReader& fields) {
    const Cup& cup = scenario.cups[indexOf(side)];
    const std::string path = "chits." + std::string(idOf(side)) + ".events";
    for (std::size_t i = 0; i < cup.events.size(); ++i) {
        const ChitEvent& event = cup.events[i];
        const std::string field = path + "[" + std::to_string(i) + "]";
        if (event.value == 0 || !std::ranges::count(cup.values, event.value)) {
            fields.fail(field + ".value", "give a number of this cup other than 0, not " +
                                              std::to_string(event.value));
        }
        if (std::ranges::count(cup.events, event.value, &ChitEvent::value) > 1) {
            fields.fail(field + ".value",
                        "the chit " + std::to_string(event.value) + " has an event already");
        }
        if ((event.kind == ChitEventKind::Relief) != (side == Side::Turk)) {
            fields.fail(field + ".event", "relief is Turkish, fate and epidemic are Imperial");
        }
        if (event.fromTurn < kFirstEventTurn || event.fromTurn > scenario.turns) {
            fields.fail(field + ".from_turn", "give a turn from 6 to " +
                                                  std::to_string(scenario.turns) + ", not " +
                                                  std::to_string(event.fromTurn));
        }
    }
}

/// Checks that both an odd and an even chit cause the event (BU-39, BU-40).
void expectOddAndEven(const Scenario& scenario, ChitEventKind kind, const JsonReader& fields) {
    const Side side = kind == ChitEventKind::Relief ? Side::Turk : Side::Imperial;
    std::array<int, 2> byParity{};
    for (const ChitEvent& event : scenario.cups[indexOf(side)].events) {
        byParity[std::size_t(event.value % 2)] += event.kind == kind ? 1 : 0;
    }
    if (byParity[0] == 0 || byParity[1] == 0) {
        fields.fail("chits." + std::string(idOf(side)) + ".events",
                    kind == ChitEventKind::Relief
                        ? "put relief on an odd and on an even chit (BU-39)"
                        : "put fate on an odd and on an even chit (BU-40)");
    }
}

} // namespace

void checkBudaMap(const Scenario& scenario, const JsonReader& fields) {
    for (const auto& [kind, what] : {std::pair{ZoneKind::Centre, "one wall zone with centre true"},
                                     std::pair{ZoneKind::LowerTown, "one wall zone with id VV"}}) {
        const ZoneSet zones = zonesOfKind(scenario, kind);
        if (zones == 0 || (zones & (zones - 1)) != 0) {
            fields.fail("wall_zones", std::string("give ") + what + " (BU-23, BU-37)");
        }
    }
    const ZoneSet camps = zonesOfKind(scenario, ZoneKind::Camp);
    if (camps == 0 || (camps & (camps - 1)) == 0) {
        fields.fail("start_zones", "give at least two camps (BU-27: \"any start zone\")");
    }
    for (ZoneIndex zone = 0; zone < zoneCount(scenario) && !fields.failed(); ++zone) {
        checkZone(scenario, zone, fields);
        if (!contains(reachedFrom(scenario, 0), zone)) {
            fields.fail("wall_wall, start_start, start_wall",
                        "no road leads from " + scenario.zones[0].id + " to " +
                            zoneOf(scenario, zone).id + "; add one");
        }
    }
}

void checkBudaUnits(const Scenario& scenario, const JsonReader& fields) {
    checkComposition(scenario, fields);
    std::vector<int> standing(scenario.zones.size());
    for (std::size_t i = 0; i < scenario.units.size() && !fields.failed(); ++i) {
        const Unit& unit = scenario.units[i];
        const std::string at = "units[" + std::to_string(i) + "].at";
        if (!unit.start) {
            if (unit.side == Side::Turk) {
                fields.fail(at, "all Turkish units start on the map (BU-3)");
            }
            continue;
        }
        const Zone& zone = zoneOf(scenario, *unit.start);
        if ((zone.kind == ZoneKind::Camp) != (unit.side == Side::Imperial)) {
            fields.fail(at, "Turks start on walls, Imperials in camps, and " + zone.id +
                                " is none of theirs (BU-11)");
        }
        if (zone.kind != ZoneKind::Camp && ++standing[std::size_t(*unit.start)] > zone.capacity) {
            fields.fail(at, zone.id + " holds " + std::to_string(zone.capacity) + " units (BU-12)");
        }
    }
}

void checkBudaChits(const Scenario& scenario, std::size_t chits, const JsonReader& fields) {
    for (const Side side : kSides) {
        const std::vector<int>& values = scenario.cups[indexOf(side)].values;
        const std::string field = "chits." + std::string(idOf(side)) + ".values";
        if (values.size() != chits) {
            fields.fail(field, "give as many chits as there are rounds, " + std::to_string(chits) +
                                   ", not " + std::to_string(values.size()) + " (BU-6)");
        }
        if (std::ranges::adjacent_find(values) != values.end()) {
            fields.fail(field, "give each number once (BU-2)");
        }
        if (values.empty() || values.front() != 0 || values.back() > kMaxChitValue) {
            fields.fail(field, "give numbers from 0 to 63, one of them 0 (BU-9)");
        }
        checkEvents(scenario, side, fields);
    }
    expectOddAndEven(scenario, ChitEventKind::Relief, fields);
    expectOddAndEven(scenario, ChitEventKind::Fate, fields);
}

} // namespace umpire
