#pragma once

#include "rules/games/naval_battle/settings.h"
#include "rules/table/message.h"

#include <functional>

namespace umpire::naval_battle {

/// Tells whether the enemy knows a token's kind. Batteries and planes are known, ships are not. An
/// announced mine is known (NB-17); a mine that was set up in the port looks like any ship.
enum class Openness : std::uint8_t { Hidden, Open };

/// The content of a square: a unit, or none.
struct Token {
    Kind kind = kNobody;
    Side side = Side::Red;
    Openness openness = Openness::Hidden;
    /// NB-20: number of the owner's turns in which the unit was on neutral water
    std::uint8_t stay = 0;
    bool operator==(const Token&) const = default;

    [[nodiscard]] bool isThere() const { return kind != kNobody; }
    [[nodiscard]] bool isShip() const { return kind >= 0; }
    [[nodiscard]] bool isOf(Side owner) const { return isThere() && side == owner; }
    /// Tells whether both sides know the unit's kind.
    [[nodiscard]] bool isKnown() const { return openness == Openness::Open; }
};

enum class Phase : std::uint8_t {
    SetUp,   ///< both sides set up, in secret
    Opening, ///< NB-8: either side may begin
    Playing
};

/// The way in which the players themselves ended the game.
enum class Ending : std::uint8_t { None, RedResigned, YellowResigned, Draw };

struct State {
    Settings settings;
    std::vector<Token> tokens; ///< by square
    Phase phase = Phase::SetUp;
    Side mover = Side::Red;        ///< side to move, while playing
    std::array<bool, 2> ready{};   ///< true when set up, by side
    std::array<int, 2> minesOff{}; ///< mines off the board that can still be laid, by side
    Ending ending = Ending::None;
    std::array<bool, 2> planeLost{}; ///< by side, if a fleet has only one plane (Planes::One)
    bool operator==(const State&) const = default;

    [[nodiscard]] const Chart& chart() const { return *settings.chart; }
    [[nodiscard]] const Table& table() const { return settings.chart->table(); }
    [[nodiscard]] const Token& at(SquareIndex square) const { return tokens[std::size_t(square)]; }
    [[nodiscard]] Token& at(SquareIndex square) { return tokens[std::size_t(square)]; }
};

/// Counts the side's units of that kind on the board.
int countOf(const State& state, Side side, Kind kind);
/// Counts the side's ships with that role.
int countOf(const State& state, Side side, Role role);
/// Counts the units still to be placed in the set-up.
int unplaced(const State& state, Side side, Kind kind);
/// NB-5: tells whether everything but the mines is placed.
bool everyShipIsPlaced(const State& state, Side side);

/// Returns "red" or "yellow".
std::string_view nameOf(Side side);
/// Returns "battleship", "battery", "mine" or "plane"; "unit" if the unit is hidden.
std::string nameOf(const Table& table, Kind kind);
/// Returns the same names as messages that can be translated.
Message inWords(Side side);
Message inWords(const std::string& unitName);
/// Returns "PA", "BA", "MI", "SA", "??".
std::string idOf(const Table& table, Kind kind);
/// Returns the kind with that id; kNobody if no kind has that id.
Kind kindOf(const Table& table, std::string_view id);

} // namespace umpire::naval_battle

template <>
struct std::hash<umpire::naval_battle::State> {
    std::size_t operator()(const umpire::naval_battle::State& state) const noexcept;
};
