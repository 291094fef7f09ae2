#pragma once

#include "rules/games/naval_battle/settings.h"
#include "rules/table/message.h"

#include <functional>

namespace umpire::naval_battle {

/// Does the enemy know what a token is? Of mines: an announced one lies open (NB-17), one that was
/// set up in the port looks like any ship. Batteries and planes are known, ships are not.
enum class Openness : std::uint8_t { Hidden, Open };

/// What stands on a square.
struct Token {
    Kind kind = kNobody;
    Side side = Side::Red;
    Openness openness = Openness::Hidden;
    std::uint8_t stay = 0; ///< NB-20: turns of its owner on neutral water
    bool operator==(const Token&) const = default;

    [[nodiscard]] bool isThere() const { return kind != kNobody; }
    [[nodiscard]] bool isShip() const { return kind >= 0; }
    [[nodiscard]] bool isOf(Side owner) const { return isThere() && side == owner; }
    /// Known to everybody for what it is.
    [[nodiscard]] bool isKnown() const { return openness == Openness::Open; }
};

enum class Phase : std::uint8_t {
    SetUp,   ///< both in secret
    Opening, ///< NB-8: either may begin
    Playing
};

/// How the players themselves ended it.
enum class Ending : std::uint8_t { None, RedResigned, YellowResigned, Draw };

struct State {
    Settings settings;
    std::vector<Token> tokens; ///< by square
    Phase phase = Phase::SetUp;
    Side mover = Side::Red;        ///< while playing
    std::array<bool, 2> ready{};   ///< set up, by side
    std::array<int, 2> minesOff{}; ///< mines off the board that can still be laid, by side
    Ending ending = Ending::None;
    std::array<bool, 2> planeLost{}; ///< by side, where a fleet has one (Planes::One)
    bool operator==(const State&) const = default;

    [[nodiscard]] const Chart& chart() const { return *settings.chart; }
    [[nodiscard]] const Table& table() const { return settings.chart->table(); }
    [[nodiscard]] const Token& at(SquareIndex square) const { return tokens[std::size_t(square)]; }
    [[nodiscard]] Token& at(SquareIndex square) { return tokens[std::size_t(square)]; }
};

/// How many of that kind the side has on the board.
int countOf(const State& state, Side side, Kind kind);
/// How many ships with that role.
int countOf(const State& state, Side side, Role role);
/// In the set-up: how many are still to be placed.
int unplaced(const State& state, Side side, Kind kind);
/// NB-5: everything but the mines is placed.
bool everyShipIsPlaced(const State& state, Side side);

/// "red", "yellow".
std::string_view nameOf(Side side);
/// "battleship", "battery", "mine", "plane", "unit" where it is hidden.
std::string nameOf(const Table& table, Kind kind);
/// The same names as words of a sentence: a language has its own for them.
Message inWords(Side side);
Message inWords(const std::string& unitName);
/// "PA", "BA", "MI", "SA", "??".
std::string idOf(const Table& table, Kind kind);
/// The kind with that id; kNobody where there is none.
Kind kindOf(const Table& table, std::string_view id);

} // namespace umpire::naval_battle

template <>
struct std::hash<umpire::naval_battle::State> {
    std::size_t operator()(const umpire::naval_battle::State& state) const noexcept;
};
