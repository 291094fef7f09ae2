#include "app/record/game_files/naval_files.h"

#include "app/common/json/json_reader.h"

#include <algorithm>
#include <array>

namespace umpire {
namespace {

Loaded<void> checkRoom(const GameFile& file, const naval_battle::Resources& resources) {
    auto pieces = resources.table.mines;
    for (const naval_battle::Ship& ship : resources.table.ships) {
        pieces += ship.count;
    }
    for (const naval_battle::Side side : naval_battle::kSides) {
        const auto& board = resources.board;
        const auto squares = std::ranges::count(board.squares, naval_battle::portOf(side));
        const auto needed = pieces + std::ssize(board.batteries[naval_battle::indexOf(side)]);
        if (squares < needed) {
            return tl::make_unexpected(file.name + ": the " +
                                       std::string(naval_battle::nameOf(side)) + " port has " +
                                       std::to_string(squares) + " squares; give it " +
                                       std::to_string(needed) + " at least, for the whole fleet");
        }
    }
    return {};
}

using naval_battle::Role;
using naval_battle::Ship;
using naval_battle::Table;

constexpr int kShips = 29; ///< number of ships on each side (NB-3)
constexpr int kMines = 6;
constexpr int kBatteries = 4;
constexpr int kMaxMove = 20;
constexpr int kMaxStrength = 1000;
constexpr int kPlaneRange = 4;  ///< maximum squares of a plane's move (NB-11)
constexpr int kNeutralStay = 3; ///< maximum turns in neutral water (NB-20)
constexpr int kPlanesPerTurn = 1;

/// Ships that the rules name, with the minimum and maximum of their number on each side (NB-4,
/// NB-11, NB-17, NB-22).
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

/// Reads a name. It must be one line without control characters, because people and programs read
/// it in lines of text.
std::string lineIn(const JsonReader& object, const char* name) {
    std::string text;
    object(name, text);
    const auto isControl = [](char letter) {
        return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
    };
    if (text.empty() || std::ranges::any_of(text, isControl)) {
        object.fail(name, "give a text in one line");
    }
    return text;
}

/// Reads a number whose value the rules fix.
int fixedIn(const JsonReader& object, const char* name, int number) {
    object(name, number, Between{number, number});
    return number;
}

void readShip(const JsonReader& entry, Table& table) {
    Ship ship;
    ship.id = lineIn(entry, "id");
    const auto capital = [](char letter) { return letter >= 'A' && letter <= 'Z'; };
    if (ship.id.size() != 2 || !std::ranges::all_of(ship.id, capital)) {
        entry.fail("id", "give two capital letters");
    }
    if (std::ranges::find(kTakenIds, ship.id) != kTakenIds.end() ||
        std::ranges::find(table.ships, ship.id, &Ship::id) != table.ships.end()) {
        entry.fail("id", ship.id + " is taken; give another");
    }
    const KnownShip* known = knownShip(ship.id);
    ship.role = known != nullptr ? known->role : Role::Plain;
    lineIn(entry, "pl");
    ship.name = lineIn(entry, "en");
    entry("count", ship.count,
          known != nullptr ? Between{known->least, known->most} : Between{1, kShips});
    entry("move", ship.move, Between{1, kMaxMove});
    entry("strength", ship.strength, Between{1, kMaxStrength});
    if (ship.role == Role::Carrier) {
        table.planeRange = fixedIn(entry, "plane_range", kPlaneRange);
    }
    entry.onlyThese({"id", "pl", "en", "count", "move", "strength",
                     ship.role == Role::Carrier ? "plane_range" : "id"});
    table.ships.push_back(std::move(ship));
}

void readPlane(const JsonReader& plane) {
    if (lineIn(plane, "strength_as") != "LO") {
        plane.fail("strength_as", "give \"LO\", the carrier (NB-A9)");
    }
    fixedIn(plane, "max_range", kPlaneRange);
    fixedIn(plane, "planes_per_turn", kPlanesPerTurn);
    plane.onlyThese({"strength_as", "max_range", "planes_per_turn"});
}

void checkFleet(const JsonReader& root, const Table& table) {
    int ships = 0;
    for (const Ship& ship : table.ships) {
        ships += ship.count;
    }
    for (const KnownShip& known : kKnownShips) {
        if (std::ranges::find(table.ships, known.id, &Ship::id) == table.ships.end()) {
            root.fail("ships", "give " + std::string(known.id) + " too; the rules need it");
        }
    }
    if (ships != kShips) {
        root.fail("ships", "there are " + std::to_string(ships) +
                               " ships; the counts must add up to " + std::to_string(kShips) +
                               " (NB-3)");
    }
    const auto sameMove = [&](const Ship& ship) { return ship.move == table.ships[0].move; };
    if (std::ranges::all_of(table.ships, sameMove)) {
        root.fail("ships", "all move alike; give kinds different moves (NB-3)");
    }
}

} // namespace

template <>
Loaded<naval_battle::Resources> resourcesFrom<NavalBattle>(const GameFiles& files) {
    const auto table = files.find("naval_table.json");
    const auto board = files.find("naval_board.txt");
    if (table == files.end() || board == files.end()) {
        return tl::make_unexpected("naval-battle needs naval_table.json and naval_board.txt");
    }
    auto ships = navalTableFrom(table->second);
    auto squares = navalBoardFrom(board->second);
    if (!ships || !squares) {
        return tl::make_unexpected(ships ? squares.error() : ships.error());
    }
    naval_battle::Resources resources{*std::move(ships), *std::move(squares)};
    return checkRoom(board->second, resources).map([&] { return std::move(resources); });
}

Loaded<naval_battle::Table> navalTableFrom(const GameFile& file) {
    const auto document = parsedJson(file.text);
    if (!document) {
        return tl::make_unexpected(file.name + ": " + document.error());
    }
    const JsonReader root(*document);
    root.onlyThese({"note", "ships", "plane", "batteries", "mines", "neutral_stay"});
    Table table;
    for (const JsonReader& ship : root.at("ships").elements()) {
        readShip(ship, table);
    }
    fixedIn(root, "batteries", kBatteries);
    table.mines = fixedIn(root, "mines", kMines);
    table.neutralStay = fixedIn(root, "neutral_stay", kNeutralStay);
    readPlane(root.at("plane"));
    checkFleet(root, table);
    if (root.failed()) {
        return tl::make_unexpected(file.name + ": " + root.error());
    }
    return table;
}

} // namespace umpire
