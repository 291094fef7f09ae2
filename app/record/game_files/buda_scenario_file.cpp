#include "app/record/game_files/buda_scenario_file.h"

#include "app/common/json/json_text.h"
#include "app/record/game_files/buda_scenario_checks.h"

#include <algorithm>

namespace umpire {
namespace {

using namespace buda_1686;
using Json = JsonFields::Json;

constexpr int kMaxTurns = 8;   ///< BU-6; the track has cells 0 to 8 (BU-4)
constexpr int kMaxRounds = 20; ///< BU-6
constexpr int kMaxUnitsInZone = 16;

template <typename Value>
struct Named {
    std::string_view name;
    Value value;
};
constexpr Named<Side> kSideNames[] = {{"imperial", Side::Imperial}, {"turk", Side::Turk}};
constexpr Named<Troop> kTroopNames[] = {
    {"imperial", Troop::Imperial}, {"hungarian", Troop::Hungarian}, {"bavarian", Troop::Bavarian},
    {"saxon", Troop::Saxon},       {"janissary", Troop::Janissary}, {"azab", Troop::Azab},
    {"officer", Troop::Officer}};
constexpr Named<Officer> kOfficerIds[] = {
    {"T-ABD", Officer::Abdurrahman}, {"I-KAR", Officer::Charles}, {"I-MIK", Officer::MaxEmanuel}};
constexpr Named<ChitEventKind> kEventNames[] = {{"relief", ChitEventKind::Relief},
                                                {"fate", ChitEventKind::Fate},
                                                {"epidemic", ChitEventKind::Epidemic}};

bool isTurkish(Troop troop) {
    return troop == Troop::Janissary || troop == Troop::Azab;
}

/// Reads the document into a scenario; the first error stays in `fields`.
class ScenarioReader {
public:
    explicit ScenarioReader(JsonFields& fields) : fields_(fields) {}

    Scenario read(const Json& document);

private:
    struct Range {
        int least;
        int most;
    };
    int numberIn(const Json& in, const std::string& path, const char* key, Range range);
    template <typename Value, std::size_t Count>
    Value named(const Json& in, const std::string& field, const Named<Value> (&names)[Count]);
    std::string id(const Json& in, const std::string& path, std::string_view letters);
    MapPoint pointOf(const Json& in, const std::string& path) {
        return {fields_.number(in, path, "x"), fields_.number(in, path, "y")};
    }
    void readLevels(const Json& document);
    void readWalls(const Json& document);
    void readCamps(const Json& document);
    void readRoads(const Json& document, const char* key, std::pair<bool, bool> camps);
    void readUnits(const Json& document);
    void readPlace(const Json& unit, const std::string& path, Unit& into);
    void readCup(const Json& document, Side side);

    JsonFields& fields_;
    Scenario scenario_;
};

int ScenarioReader::numberIn(const Json& in, const std::string& path, const char* key,
                             Range range) {
    const int value = fields_.number(in, path, key);
    if (!fields_.failed() && (value < range.least || value > range.most)) {
        fields_.fail(JsonFields::pathOf(path, key),
                     "give a number from " + std::to_string(range.least) + " to " +
                         std::to_string(range.most) + ", not " + std::to_string(value));
    }
    return value;
}

template <typename Value, std::size_t Count>
Value ScenarioReader::named(const Json& in, const std::string& field,
                            const Named<Value> (&names)[Count]) {
    const std::string word = in.is_string() ? in.get<std::string>() : std::string{};
    std::string known;
    for (const Named<Value>& name : names) {
        if (name.name == word) {
            return name.value;
        }
        known.append(known.empty() ? "" : ", ").append(name.name);
    }
    fields_.fail(field, "give one of " + known);
    return names[0].value;
}

/// Not empty, of these characters, and of no other zone or unit.
std::string ScenarioReader::id(const Json& in, const std::string& path, std::string_view letters) {
    std::string id = fields_.text(in, path, "id");
    if (!fields_.failed() && (id.empty() || id.find_first_not_of(letters) != std::string::npos)) {
        fields_.fail(path + ".id", "give one of capital letters and digits, such as VV or T-J1");
    }
    if (zoneNamed(scenario_, id) || unitNamed(scenario_, id)) {
        fields_.fail(path + ".id", "`" + id + "` is used twice; give another");
    }
    return id;
}

void ScenarioReader::readLevels(const Json& document) {
    const Json& limits = fields_.member(document, "", "level_limits");
    const Json& starts = fields_.member(document, "", "start_levels");
    numberIn(starts, "start_levels", "time", {1, 1});
    for (std::size_t i = 0; i < kLevels; ++i) {
        const std::string key(idOf(Level(i)));
        const std::string path = "level_limits." + key;
        const Json& pair = fields_.list(limits, "level_limits", key.c_str());
        if (!fields_.failed() && pair.size() != 2) {
            fields_.fail(path, "give the least and the most");
        }
        if (fields_.failed()) {
            return;
        }
        scenario_.least[i] = fields_.whole(pair[0], path + "[0]");
        scenario_.most[i] = fields_.whole(pair[1], path + "[1]");
        if (scenario_.least[i] < 0 || scenario_.most[i] > kMaxTurns ||
            scenario_.least[i] >= scenario_.most[i]) {
            fields_.fail(path, "give the least and the most, from 0 to 8 on the track (BU-4)");
        }
        scenario_.startLevels[i] =
            numberIn(starts, "start_levels", key.c_str(), {scenario_.least[i], scenario_.most[i]});
    }
    scenario_.reliefCap = numberIn(limits, "level_limits", "tms_relief_cap", {0, kMaxTurns});
}

constexpr std::string_view kZoneLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
constexpr std::string_view kUnitLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";

void ScenarioReader::readWalls(const Json& document) {
    const Json& walls = fields_.list(document, "", "wall_zones");
    for (std::size_t i = 0; i < walls.size() && !fields_.failed(); ++i) {
        const std::string path = JsonFields::pathOf("wall_zones", i);
        const Json& centre = fields_.member(walls[i], path, "centre");
        if (!centre.is_boolean()) {
            fields_.fail(path + ".centre", "give true or false");
            return;
        }
        Zone zone;
        zone.id = id(walls[i], path, kZoneLetters);
        zone.name = fields_.text(walls[i], path, "name");
        zone.kind = centre.get<bool>() ? ZoneKind::Centre
                    : zone.id == "VV"  ? ZoneKind::LowerTown
                                       : ZoneKind::Wall;
        const bool open = zone.kind == ZoneKind::Centre;
        zone.breaches =
            numberIn(walls[i], path, "breaches", {open ? 0 : 1, open ? 0 : kMaxUnitsInZone});
        zone.terrain = numberIn(walls[i], path, "terrain", {0, kMaxTurns});
        zone.capacity =
            numberIn(walls[i], path, "capacity",
                     {open ? 1 : zone.breaches, open ? kMaxUnitsInZone : zone.breaches});
        zone.at = pointOf(walls[i], path);
        scenario_.zones.push_back(std::move(zone));
    }
}

void ScenarioReader::readCamps(const Json& document) {
    const Json& camps = fields_.list(document, "", "start_zones");
    for (std::size_t i = 0; i < camps.size() && !fields_.failed(); ++i) {
        const std::string path = JsonFields::pathOf("start_zones", i);
        Zone zone;
        zone.kind = ZoneKind::Camp;
        zone.id = id(camps[i], path, kZoneLetters);
        zone.name = fields_.text(camps[i], path, "name");
        zone.at = pointOf(camps[i], path);
        scenario_.zones.push_back(std::move(zone));
    }
    if (scenario_.zones.size() > std::size_t(kMaxZones)) {
        fields_.fail("wall_zones, start_zones", "give at most 64 zones");
    }
}

/// Both ways at once, so that the map is symmetric; each road once.
void ScenarioReader::readRoads(const Json& document, const char* key, std::pair<bool, bool> camps) {
    const Json& roads = fields_.list(document, "", key);
    for (std::size_t i = 0; i < roads.size() && !fields_.failed(); ++i) {
        const std::string path = JsonFields::pathOf(key, i);
        const Json& road = roads[i];
        if (!road.is_array() || road.size() != 2 || !road[0].is_string() || !road[1].is_string()) {
            fields_.fail(path, "give two zones");
            return;
        }
        const auto from = zoneNamed(scenario_, road[0].get<std::string>());
        const auto to = zoneNamed(scenario_, road[1].get<std::string>());
        if (!from || !to || from == to || isWall(scenario_, *from) == camps.first ||
            isWall(scenario_, *to) == camps.second) {
            fields_.fail(path, "give two different zones of the kinds that the list's name says");
            return;
        }
        if (areNeighbours(scenario_, *from, *to)) {
            fields_.fail(path, "this road is there already; leave it out");
        }
        scenario_.zones[std::size_t(*from)].neighbours |= bitOf(*to);
        scenario_.zones[std::size_t(*to)].neighbours |= bitOf(*from);
    }
}

void ScenarioReader::readPlace(const Json& unit, const std::string& path, Unit& into) {
    const std::string at = fields_.text(unit, path, "at");
    if (at == "cup") {
        into.entersCupAtTurn = numberIn(unit, path, "enters_cup_at_turn", {2, scenario_.turns});
        return;
    }
    into.start = zoneNamed(scenario_, at);
    if (!into.start) {
        fields_.fail(path + ".at", "`" + at + "` is no zone; give one, or cup");
    }
}

void ScenarioReader::readUnits(const Json& document) {
    const int scaleMost =
        numberIn(fields_.member(document, "", "scale"), "scale", "max", {1, kMaxTurns});
    const Json& units = fields_.list(document, "", "units");
    if (units.size() > std::size_t(kMaxUnits)) {
        fields_.fail("units", "give at most 64");
    }
    for (std::size_t i = 0; i < units.size() && !fields_.failed(); ++i) {
        const std::string path = JsonFields::pathOf("units", i);
        Unit unit;
        unit.id = id(units[i], path, kUnitLetters);
        unit.side = named(fields_.member(units[i], path, "side"), path + ".side", kSideNames);
        unit.troop = named(fields_.member(units[i], path, "kind"), path + ".kind", kTroopNames);
        if (unit.troop == Troop::Officer) {
            unit.name = fields_.text(units[i], path, "name");
            unit.officer = named(fields_.member(units[i], path, "id"), path + ".id", kOfficerIds);
        }
        const bool turkish = unit.troop == Troop::Officer ? unit.officer == Officer::Abdurrahman
                                                          : isTurkish(unit.troop);
        if (turkish != (unit.side == Side::Turk)) {
            fields_.fail(path + ".side", "such units fight on the other side (BU-3)");
        }
        unit.full = numberIn(units[i], path, "full", {2, scaleMost});
        unit.hurt = numberIn(units[i], path, "hurt", {1, unit.full - 1});
        readPlace(units[i], path, unit);
        scenario_.units.push_back(std::move(unit));
    }
}

void ScenarioReader::readCup(const Json& document, Side side) {
    const std::string name(idOf(side));
    const std::string path = "chits." + name;
    const Json& chits = fields_.member(document, "", "chits");
    const Json& cup = fields_.member(chits, "chits", name.c_str());
    Cup& into = scenario_.cups[indexOf(side)];
    const Json& values = fields_.list(cup, path, "values");
    for (std::size_t i = 0; i < values.size() && !fields_.failed(); ++i) {
        into.values.push_back(fields_.whole(values[i], JsonFields::pathOf(path + ".values", i)));
    }
    std::ranges::sort(into.values);
    const Json& events = fields_.list(cup, path, "events");
    for (std::size_t i = 0; i < events.size() && !fields_.failed(); ++i) {
        const std::string field = JsonFields::pathOf(path + ".events", i);
        ChitEvent event;
        event.value = fields_.number(events[i], field, "value");
        event.kind =
            named(fields_.member(events[i], field, "event"), field + ".event", kEventNames);
        event.fromTurn = fields_.number(events[i], field, "from_turn");
        into.events.push_back(event);
    }
}

Scenario ScenarioReader::read(const Json& document) {
    scenario_.name = fields_.text(document, "", "name");
    scenario_.turns = numberIn(document, "", "turns", {1, kMaxTurns});
    const int rounds = numberIn(document, "", "max_rounds_per_turn", {1, kMaxRounds});
    scenario_.entrenchments = numberIn(document, "", "entrenchments_per_side", {0, kMaxTurns});
    readLevels(document);
    readWalls(document);
    readCamps(document);
    readRoads(document, "wall_wall", {false, false});
    readRoads(document, "start_start", {true, true});
    readRoads(document, "start_wall", {true, false});
    readUnits(document);
    for (const Side side : kSides) {
        readCup(document, side);
    }
    if (!fields_.failed()) {
        checkBudaMap(scenario_, fields_);
        checkBudaUnits(scenario_, fields_);
        checkBudaChits(scenario_, std::size_t(rounds), fields_);
    }
    return std::move(scenario_);
}

} // namespace

Loaded<std::shared_ptr<const Scenario>> budaScenarioFrom(const GameFile& file) {
    const Json document = parsedJson(file.text).value_or(Json());
    if (!document.is_object()) {
        return tl::make_unexpected(file.name + ": is no JSON object; give one like the default");
    }
    JsonFields fields;
    Scenario scenario = ScenarioReader(fields).read(document);
    if (fields.failed()) {
        return tl::make_unexpected(file.name + ": " + fields.error());
    }
    return std::make_shared<const Scenario>(std::move(scenario));
}

} // namespace umpire
