#include "app/record/game_files/buda_scenario_file.h"

#include "app/common/json/json_text.h"
#include "app/record/game_files/buda_scenario_checks.h"

#include <algorithm>

namespace umpire {
namespace {

using namespace buda_1686;

/// Maximum number of turns (BU-6); the track has the cells 0 to 8 (BU-4).
constexpr int kMaxTurns = 8;
constexpr int kMaxRounds = 20; ///< maximum number of rounds in a turn (BU-6)
constexpr int kMaxUnitsInZone = 16;

constexpr Named<Side> kSideNames[] = {{Side::Imperial, "imperial"}, {Side::Turk, "turk"}};
constexpr Named<Troop> kTroopNames[] = {
    {Troop::Imperial, "imperial"}, {Troop::Hungarian, "hungarian"}, {Troop::Bavarian, "bavarian"},
    {Troop::Saxon, "saxon"},       {Troop::Janissary, "janissary"}, {Troop::Azab, "azab"},
    {Troop::Officer, "officer"}};
constexpr Named<Officer> kOfficerIds[] = {
    {Officer::Abdurrahman, "T-ABD"}, {Officer::Charles, "I-KAR"}, {Officer::MaxEmanuel, "I-MIK"}};
constexpr Named<ChitEventKind> kEventNames[] = {{ChitEventKind::Relief, "relief"},
                                                {ChitEventKind::Fate, "fate"},
                                                {ChitEventKind::Epidemic, "epidemic"}};

bool isTurkish(Troop troop) {
    return troop == Troop::Janissary || troop == Troop::Azab;
}

constexpr Between kOnTrack{0, kMaxTurns};

/// Reads a document into a scenario. The reader of the document stores the first error.
class ScenarioReader {
public:
    explicit ScenarioReader(const JsonReader& document) : document_(document) {}

    Scenario read();

private:
    std::string id(const JsonReader& in, std::string_view letters);
    static MapPoint pointOf(const JsonReader& in);
    void readLevels();
    void readWalls();
    void readCamps();
    void readRoads(const char* name, std::pair<bool, bool> camps);
    void readUnits();
    void readPlace(const JsonReader& in, Unit& into);
    void readCup(Side side);

    const JsonReader& document_;
    Scenario scenario_;
};

/// Reads an id. It must not be empty, must consist of the characters in `letters`, and no other
/// zone or unit may have it.
std::string ScenarioReader::id(const JsonReader& in, std::string_view letters) {
    std::string id;
    in("id", id);
    if (id.empty() || id.find_first_not_of(letters) != std::string::npos) {
        in.fail("id", "give one of capital letters and digits, such as VV or T-J1");
    }
    if (zoneNamed(scenario_, id) || unitNamed(scenario_, id)) {
        in.fail("id", "`" + id + "` is used twice; give another");
    }
    return id;
}

MapPoint ScenarioReader::pointOf(const JsonReader& in) {
    MapPoint point{};
    in("x", point.x);
    in("y", point.y);
    return point;
}

void ScenarioReader::readLevels() {
    const JsonReader limits = document_.at("level_limits");
    const JsonReader starts = document_.at("start_levels");
    int time = 1;
    starts("time", time, Between{1, 1});
    for (std::size_t i = 0; i < kLevels; ++i) {
        const std::string name(idOf(Level(i)));
        std::vector<int> pair;
        limits(name.c_str(), pair);
        if (pair.size() != 2 || pair[0] < 0 || pair[1] > kMaxTurns || pair[0] >= pair[1]) {
            limits.fail(name, "give the least and the most, from 0 to 8 on the track (BU-4)");
            return;
        }
        scenario_.least[i] = pair[0];
        scenario_.most[i] = pair[1];
        starts(name.c_str(), scenario_.startLevels[i], Between{pair[0], pair[1]});
    }
    limits("tms_relief_cap", scenario_.reliefCap, kOnTrack);
}

constexpr std::string_view kZoneLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
constexpr std::string_view kUnitLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";

void ScenarioReader::readWalls() {
    for (const JsonReader& wall : document_.at("wall_zones").elements()) {
        bool isCentre = false;
        Zone zone;
        wall("centre", isCentre);
        zone.id = id(wall, kZoneLetters);
        wall("name", zone.name);
        zone.kind = isCentre          ? ZoneKind::Centre
                    : zone.id == "VV" ? ZoneKind::LowerTown
                                      : ZoneKind::Wall;
        wall("breaches", zone.breaches, isCentre ? Between{0, 0} : Between{1, kMaxUnitsInZone});
        wall("terrain", zone.terrain, kOnTrack);
        wall("capacity", zone.capacity,
             isCentre ? Between{1, kMaxUnitsInZone} : Between{zone.breaches, zone.breaches});
        zone.at = pointOf(wall);
        scenario_.zones.push_back(std::move(zone));
    }
}

void ScenarioReader::readCamps() {
    for (const JsonReader& camp : document_.at("start_zones").elements()) {
        Zone zone;
        zone.kind = ZoneKind::Camp;
        zone.id = id(camp, kZoneLetters);
        camp("name", zone.name);
        zone.at = pointOf(camp);
        scenario_.zones.push_back(std::move(zone));
    }
    if (scenario_.zones.size() > std::size_t(kMaxZones)) {
        document_.fail("wall_zones, start_zones", "give at most 64 zones");
    }
}

/// Reads roads. Adds each road in both directions. Reports a road that occurs twice.
void ScenarioReader::readRoads(const char* name, std::pair<bool, bool> camps) {
    for (const JsonReader& road : document_.at(name).elements()) {
        std::array<std::string, 2> zones;
        road.read(zones);
        const auto from = zoneNamed(scenario_, zones[0]);
        const auto to = zoneNamed(scenario_, zones[1]);
        if (!from || !to || from == to || isWall(scenario_, *from) == camps.first ||
            isWall(scenario_, *to) == camps.second) {
            road.fail("give two different zones of the kinds that the list's name says");
            return;
        }
        if (areNeighbours(scenario_, *from, *to)) {
            road.fail("this road is there already; leave it out");
        }
        scenario_.zones[std::size_t(*from)].neighbours |= bitOf(*to);
        scenario_.zones[std::size_t(*to)].neighbours |= bitOf(*from);
    }
}

void ScenarioReader::readPlace(const JsonReader& in, Unit& into) {
    std::string at;
    in("at", at);
    if (at == "cup") {
        in("enters_cup_at_turn", into.entersCupAtTurn, Between{2, scenario_.turns});
        return;
    }
    into.start = zoneNamed(scenario_, at);
    if (!into.start) {
        in.fail("at", "`" + at + "` is no zone; give one, or cup");
    }
}

void ScenarioReader::readUnits() {
    int scaleMost = 1;
    document_.at("scale")("max", scaleMost, Between{1, kMaxTurns});
    for (const JsonReader& each : document_.at("units").elements()) {
        Unit unit;
        unit.id = id(each, kUnitLetters);
        each("side", unit.side, kSideNames);
        each("kind", unit.troop, kTroopNames);
        if (unit.troop == Troop::Officer) {
            each("name", unit.name);
            each("id", unit.officer, kOfficerIds);
        }
        const bool turkish = unit.troop == Troop::Officer ? unit.officer == Officer::Abdurrahman
                                                          : isTurkish(unit.troop);
        if (turkish != (unit.side == Side::Turk)) {
            each.fail("side", "such units fight on the other side (BU-3)");
        }
        each("full", unit.full, Between{2, scaleMost});
        each("hurt", unit.hurt, Between{1, unit.full - 1});
        readPlace(each, unit);
        scenario_.units.push_back(std::move(unit));
    }
    if (scenario_.units.size() > std::size_t(kMaxUnits)) {
        document_.fail("units", "give at most 64");
    }
}

void ScenarioReader::readCup(Side side) {
    const JsonReader cup = document_.at("chits").at(std::string(idOf(side)));
    Cup& into = scenario_.cups[indexOf(side)];
    cup("values", into.values);
    std::ranges::sort(into.values);
    for (const JsonReader& each : cup.at("events").elements()) {
        ChitEvent event;
        each("value", event.value);
        each("event", event.kind, kEventNames);
        each("from_turn", event.fromTurn);
        into.events.push_back(event);
    }
}

Scenario ScenarioReader::read() {
    int rounds = 0;
    document_("name", scenario_.name);
    document_("turns", scenario_.turns, Between{1, kMaxTurns});
    document_("max_rounds_per_turn", rounds, Between{1, kMaxRounds});
    document_("entrenchments_per_side", scenario_.entrenchments, kOnTrack);
    readLevels();
    readWalls();
    readCamps();
    readRoads("wall_wall", {false, false});
    readRoads("start_start", {true, true});
    readRoads("start_wall", {true, false});
    readUnits();
    for (const Side side : kSides) {
        readCup(side);
    }
    if (!document_.failed()) {
        checkBudaMap(scenario_, document_);
        checkBudaUnits(scenario_, document_);
        checkBudaChits(scenario_, std::size_t(rounds), document_);
    }
    return std::move(scenario_);
}

} // namespace

Loaded<std::shared_ptr<const Scenario>> budaScenarioFrom(const GameFile& file) {
    const auto document = parsedJson(file.text);
    if (!document) {
        return tl::make_unexpected(file.name + ": " + document.error());
    }
    const JsonReader reader(*document);
    Scenario scenario = ScenarioReader(reader).read();
    if (reader.failed()) {
        return tl::make_unexpected(file.name + ": " + reader.error());
    }
    return std::make_shared<const Scenario>(std::move(scenario));
}

} // namespace umpire
