#pragma once

#include "rules/games/naval_battle/settings.h"
#include "rules/table/message.h"

#include <functional>

namespace umpire::naval_battle {

/// Tells whether the enemy knows a unit's kind. Batteries and planes are always known. Ships are
/// hidden until they fight. A mine is known if it was announced (NB-17), but hidden if it was
/// placed in the set-up.
enum class Openness : std::uint8_t { Hidden, Open };

/// The unit on a square; an empty square has the kind kNobody.
struct Token {
    Kind kind = kNobody;
    Side side = Side::Red;
    Openness openness = Openness::Hidden;
    /// NB-20: number of the owner's turns that the unit has been on neutral water
    std::uint8_t stay = 0;
    bool operator==(const Token&) const = default;

    [[nodiscard]] bool isThere() const { return kind != kNobody; }
    [[nodiscard]] bool isShip() const { return kind >= 0; }
    [[nodiscard]] bool isOf(Side owner) const { return isThere() && side == owner; }
    /// Tells whether both sides know the unit's kind.
    [[nodiscard]] bool isKnown() const { return openness == Openness::Open; }
};

enum class Phase : std::uint8_t {
    SetUp,   ///< both sides set up their fleets, in secret
    Opening, ///< either side may make the first move (NB-8)
    Playing
};

/// The end of a game by resignation or agreement.
enum class Ending : std::uint8_t { None, RedResigned, YellowResigned, Draw };

struct State {
    Settings settings;
    std::vector<Token> tokens; ///< the token on each square, by the square's index
    Phase phase = Phase::SetUp;
    Side mover = Side::Red;      ///< the side to move; has a meaning only in the phase Playing
    std::array<bool, 2> ready{}; ///< by side: true if the side's set-up is complete
    /// By side: number of mines off the board that can still be laid.
    std::array<int, 2> minesOff{};
    Ending ending = Ending::None;
    std::array<bool, 2> planeLost{}; ///< by side; used only if a fleet has one plane (Planes::One)
    bool operator==(const State&) const = default;

    [[nodiscard]] const Chart& chart() const { return *settings.chart; }
    [[nodiscard]] const Table& table() const { return settings.chart->table(); }
    [[nodiscard]] const Token& at(SquareIndex square) const { return tokens[std::size_t(square)]; }
    [[nodiscard]] Token& at(SquareIndex square) { return tokens[std::size_t(square)]; }
};

/// Returns the number of the side's units of that kind on the board.
int countOf(const State& state, Side side, Kind kind);
/// Returns the number of the side's ships with that role on the board.
int countOf(const State& state, Side side, Role role);
/// Returns the number of units of that kind that the side has still to place.
int unplaced(const State& state, Side side, Kind kind);
/// NB-5: tells whether the side has placed everything except mines.
bool everyShipIsPlaced(const State& state, Side side);

/// Returns "red" or "yellow".
std::string_view nameOf(Side side);
/// Returns the name of a kind: "battleship", "battery", "mine" or "plane"; "unit" if the kind is
/// hidden.
std::string nameOf(const Table& table, Kind kind);
/// Returns the same names as messages, which can be translated.
Message inWords(Side side);
Message inWords(const std::string& unitName);
/// Returns the id of a kind: "PA", "BA", "MI", "SA", or "??" if the kind is hidden.
std::string idOf(const Table& table, Kind kind);
/// Returns the kind with that id; kNobody for an unknown id.
Kind kindOf(const Table& table, std::string_view id);

} // namespace umpire::naval_battle

template <>
struct std::hash<umpire::naval_battle::State> {
    std::size_t operator()(const umpire::naval_battle::State& state) const noexcept;
};
