#include "rules/games/naval_battle/state.h"

#include "rules/mixed_word.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

struct SpecialKind {
    Kind kind;
    std::string_view id;
    std::string_view name;
};
constexpr std::array kSpecial = {SpecialKind{kBattery, "BA", "battery"},
                                 SpecialKind{kMine, "MI", "mine"},
                                 SpecialKind{kPlane, "SA", "plane"}};

std::uint64_t wordOf(const Token& token) {
    std::uint64_t word = std::uint8_t(token.kind);
    for (const int field : {int(token.side), int(token.openness), int(token.stay)}) {
        word = 256 * word + std::uint64_t(field);
    }
    return word;
}

} // namespace

int countOf(const State& state, Side side, Kind kind) {
    return int(std::ranges::count_if(
        state.tokens, [&](const Token& token) { return token.kind == kind && token.isOf(side); }));
}

int countOf(const State& state, Side side, Role role) {
    return int(std::ranges::count_if(state.tokens, [&](const Token& token) {
        return token.isOf(side) && state.table().is(token.kind, role);
    }));
}

int unplaced(const State& state, Side side, Kind kind) {
    if (kind == kMine) {
        return state.minesOff[indexOf(side)];
    }
    const Ship* ship = state.table().shipOf(kind);
    return ship != nullptr ? ship->count - countOf(state, side, kind) : 0;
}

bool everyShipIsPlaced(const State& state, Side side) {
    for (std::size_t kind = 0; kind < state.table().ships.size(); ++kind) {
        if (unplaced(state, side, Kind(kind)) > 0) {
            return false;
        }
    }
    return true;
}

std::string_view nameOf(Side side) {
    return side == Side::Red ? "red" : "yellow";
}

std::string nameOf(const Table& table, Kind kind) {
    const auto special = std::ranges::find(kSpecial, kind, &SpecialKind::kind);
    const Ship* ship = table.shipOf(kind);
    return ship != nullptr             ? ship->name
           : special != kSpecial.end() ? std::string(special->name)
                                       : "unit";
}

Message inWords(Side side) {
    return side == Side::Red ? message("red") : message("yellow");
}

/// Returns the name as a message. The names in the table of ships that comes with the program are
/// translated; names in the players' own tables are not.
Message inWords(const std::string& unitName) {
    static const std::array kKnown = {message("aircraft carrier"),
                                      message("battleship"),
                                      message("cruiser"),
                                      message("destroyer"),
                                      message("frigate"),
                                      message("submarine"),
                                      message("missile ship"),
                                      message("torpedo boat"),
                                      message("patrol ship"),
                                      message("minesweeper"),
                                      message("landing ship"),
                                      message("battery"),
                                      message("mine"),
                                      message("plane"),
                                      message("unit")};
    const auto known = std::ranges::find(kKnown, unitName, &Message::form);
    return known != kKnown.end() ? *known : Message(unitName);
}

std::string idOf(const Table& table, Kind kind) {
    const auto special = std::ranges::find(kSpecial, kind, &SpecialKind::kind);
    const Ship* ship = table.shipOf(kind);
    return ship != nullptr ? ship->id : special != kSpecial.end() ? std::string(special->id) : "??";
}

Kind kindOf(const Table& table, std::string_view id) {
    const auto special = std::ranges::find(kSpecial, id, &SpecialKind::id);
    if (special != kSpecial.end()) {
        return special->kind;
    }
    const auto ship = std::ranges::find(table.ships, id, &Ship::id);
    return ship == table.ships.end() ? kNobody : Kind(ship - table.ships.begin());
}

} // namespace umpire::naval_battle

std::size_t std::hash<umpire::naval_battle::State>::operator()(
    const umpire::naval_battle::State& state) const noexcept {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < state.tokens.size(); ++i) {
        if (state.tokens[i].isThere()) {
            sum =
                umpire::mixed(umpire::mixed(sum, i), umpire::naval_battle::wordOf(state.tokens[i]));
        }
    }
    for (const int field :
         {int(state.phase), int(state.mover), int(state.ready[0]), int(state.ready[1]),
          state.minesOff[0], state.minesOff[1], int(state.ending), int(state.settings.turn),
          int(state.settings.path), int(state.settings.seating), int(state.settings.cover),
          int(state.settings.batteries), int(state.settings.stay), int(state.settings.planes),
          int(state.settings.planeStrike), int(state.settings.batteryRemoval),
          int(state.planeLost[0]), int(state.planeLost[1])}) {
        sum = umpire::mixed(sum, std::uint64_t(field));
    }
    return std::size_t(sum);
}
