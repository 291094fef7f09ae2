#include "app/record/game_files/naval_files.h"

#include "app/common/json/json_text.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using naval_battle::Role;
using naval_battle::Ship;
using naval_battle::Table;
using nlohmann::json;

constexpr int kShips = 29; ///< NB-3
constexpr int kMines = 6;
constexpr int kBatteries = 4;
constexpr int kMaxMove = 20;
constexpr int kMaxStrength = 1000;
constexpr int kPlaneRange = 4;  ///< NB-11
constexpr int kNeutralStay = 3; ///< NB-20
constexpr int kPlanesPerTurn = 1;

/// What the rules know by name, and how many a side has (NB-4, NB-11, NB-17, NB-22).
struct KnownShip {
    std::string_view id;
    Role role;
    int least;
    int most;
};
constexpr std::array<KnownShip, 4> kKnownShips = {{{"LO", Role::Carrier, 1, kShips},
                                                   {"OR", Role::MissileShip, 3, 3},
                                                   {"TR", Role::Minesweeper, 1, kShips},
                                                   {"DE", Role::LandingShip, 1, 1}}};
constexpr std::array<std::string_view, 3> kTakenIds = {"BA", "MI", "SA"};

const KnownShip* knownShip(std::string_view id) {
    const auto* const found = std::ranges::find(kKnownShips, id, &KnownShip::id);
    return found == kKnownShips.end() ? nullptr : found;
}

/// The first thing that is wrong is kept; whatever is read after it does not matter.
class TableReader {
public:
    explicit TableReader(const GameFile& file) : name_(file.name) {}

    Loaded<Table> read(const json& root) {
        readRoot(root);
        return error_.empty() ? Loaded<Table>(std::move(table_)) : tl::make_unexpected(error_);
    }

private:
    struct Range {
        int least;
        int most;
    };

    void fail(const std::string& field, const std::string& what) {
        if (error_.empty()) {
            error_.append(name_).append(": ").append(field).append(" ").append(what);
        }
    }
    void readRoot(const json& root);
    void readShips(const json& ships);
    void readShip(const json& entry, const std::string& field);
    void readPlane(const json& plane);
    void checkFleet();
    void onlyThese(const json& object, const std::string& field,
                   std::initializer_list<std::string_view> names);
    int number(const json& object, const std::string& field, const char* key, Range range);
    std::string word(const json& object, const std::string& field, const char* key);

    std::string name_;
    Table table_;
    std::string error_;
};

std::string path(const std::string& field, std::string_view key) {
    return field.empty() ? std::string(key) : field + "." + std::string(key);
}

int TableReader::number(const json& object, const std::string& field, const char* key,
                        Range range) {
    const auto found = object.find(key);
    const std::string wanted =
        range.least == range.most
            ? std::to_string(range.least)
            : "a number from " + std::to_string(range.least) + " to " + std::to_string(range.most);
    if (found == object.end()) {
        fail(path(field, key), "is missing; give " + wanted);
    } else if (!found->is_number_integer() || *found < range.least || *found > range.most) {
        fail(path(field, key), "is " + found->dump() + "; give " + wanted);
    } else {
        return found->get<int>();
    }
    return range.least;
}

/// Names stand in lines that people and programs read.
bool isLine(const std::string& text) {
    return !text.empty() && std::ranges::none_of(text, [](char letter) {
        return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
    });
}

std::string TableReader::word(const json& object, const std::string& field, const char* key) {
    const auto found = object.find(key);
    if (found == object.end()) {
        fail(path(field, key), "is missing; give a text");
    } else if (!found->is_string() || !isLine(found->get_ref<const std::string&>())) {
        fail(path(field, key), "is " + found->dump() + "; give a text in one line");
    } else {
        return found->get<std::string>();
    }
    return "?";
}

void TableReader::onlyThese(const json& object, const std::string& field,
                            std::initializer_list<std::string_view> names) {
    for (const auto& [key, value] : object.items()) {
        if (std::ranges::find(names, key) == names.end()) {
            fail(path(field, json(key).dump()), "is no field of the table; take it out");
        }
    }
}

void TableReader::readRoot(const json& root) {
    if (!root.is_object()) {
        return fail("the file", "is no JSON object; give the table as { \"ships\": [ ... ], ... }");
    }
    onlyThese(root, "", {"note", "ships", "plane", "batteries", "mines", "neutral_stay"});
    if (const auto ships = root.find("ships"); ships != root.end() && ships->is_array()) {
        readShips(*ships);
    } else {
        fail("ships", "is missing or no list; give the kinds of ships");
    }
    number(root, "", "batteries", {kBatteries, kBatteries});
    table_.mines = number(root, "", "mines", {kMines, kMines});
    table_.neutralStay = number(root, "", "neutral_stay", {kNeutralStay, kNeutralStay});
    if (const auto plane = root.find("plane"); plane != root.end() && plane->is_object()) {
        readPlane(*plane);
    } else {
        fail("plane", "is missing or no object; give strength_as, max_range and planes_per_turn");
    }
    checkFleet();
}

void TableReader::readShips(const json& ships) {
    for (std::size_t i = 0; i < ships.size() && error_.empty(); ++i) {
        const std::string field = "ships[" + std::to_string(i) + "]";
        if (ships[i].is_object()) {
            readShip(ships[i], field);
        } else {
            fail(field, "is no object; give id, pl, en, count, move and strength");
        }
    }
}

void TableReader::readShip(const json& entry, const std::string& field) {
    Ship ship;
    ship.id = word(entry, field, "id");
    const auto capital = [](char letter) { return letter >= 'A' && letter <= 'Z'; };
    if (ship.id.size() != 2 || !std::ranges::all_of(ship.id, capital)) {
        fail(path(field, "id"), "is " + json(ship.id).dump() + "; give two capital letters");
    }
    if (std::ranges::find(kTakenIds, ship.id) != kTakenIds.end() ||
        std::ranges::find(table_.ships, ship.id, &Ship::id) != table_.ships.end()) {
        fail(path(field, "id"), "is " + json(ship.id).dump() + ", which is taken; give another");
    }
    const KnownShip* known = knownShip(ship.id);
    ship.role = known != nullptr ? known->role : Role::Plain;
    word(entry, field, "pl");
    ship.name = word(entry, field, "en");
    ship.count = number(entry, field, "count",
                        known != nullptr ? Range{known->least, known->most} : Range{1, kShips});
    ship.move = number(entry, field, "move", {1, kMaxMove});
    ship.strength = number(entry, field, "strength", {1, kMaxStrength});
    if (ship.role == Role::Carrier) {
        table_.planeRange = number(entry, field, "plane_range", {kPlaneRange, kPlaneRange});
        onlyThese(entry, field, {"id", "pl", "en", "count", "move", "strength", "plane_range"});
    } else {
        onlyThese(entry, field, {"id", "pl", "en", "count", "move", "strength"});
    }
    table_.ships.push_back(std::move(ship));
}

void TableReader::readPlane(const json& plane) {
    onlyThese(plane, "plane", {"strength_as", "max_range", "planes_per_turn"});
    if (const std::string as = word(plane, "plane", "strength_as"); as != "LO") {
        fail("plane.strength_as", "is " + json(as).dump() + "; give \"LO\", the carrier (NB-A9)");
    }
    number(plane, "plane", "max_range", {kPlaneRange, kPlaneRange});
    number(plane, "plane", "planes_per_turn", {kPlanesPerTurn, kPlanesPerTurn});
}

void TableReader::checkFleet() {
    int ships = 0;
    for (const Ship& ship : table_.ships) {
        ships += ship.count;
    }
    for (const KnownShip& known : kKnownShips) {
        if (std::ranges::find(table_.ships, known.id, &Ship::id) == table_.ships.end()) {
            fail("ships", "has no " + std::string(known.id) + "; the rules need it");
        }
    }
    if (ships != kShips) {
        fail("ships", "has " + std::to_string(ships) + " ships; the counts must add up to " +
                          std::to_string(kShips) + " (NB-3)");
    }
    const auto sameMove = [this](const Ship& ship) { return ship.move == table_.ships[0].move; };
    if (std::ranges::all_of(table_.ships, sameMove)) {
        fail("ships", "all move alike; give kinds different moves (NB-3)");
    }
}

} // namespace

Loaded<naval_battle::Table> navalTableFrom(const GameFile& file) {
    const FromJson<json> root = parsedJson(file.text);
    return root ? TableReader(file).read(*root)
                : tl::make_unexpected(file.name + ": " + root.error());
}

} // namespace umpire
