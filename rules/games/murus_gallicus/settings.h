#pragma once

#include "rules/game.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The options of Murus Gallicus: the variants, and the readings of MG-A1, MG-A7, MG-A8 and MG-A12.
namespace umpire::murus_gallicus {

/// The boards: 8 x 7 cells (MG-1), a whole chessboard, hexagons with five or four cells on each
/// edge (MG-20, MG-A12), and larger squares for four players.
enum class Board { Square8x7, Square8x8, Hexagon5, Hexagon4, Square9x9, Square10x10 };

/// The number of players: two on squares (in escape also on hexagons), three on hexagons (MG-20),
/// or four on squares of 8 x 8 to 10 x 10 cells.
enum class Seating { Two, Three, Four };

/// Selects when a unit on the opponent's home row wins. Immediate: at once (MG-8). Delayed: if it
/// is still there when its owner's next turn begins (MG-15, MG-A1, MG-A3). Never: in escape
/// (MG-19).
enum class Breakthrough { Immediate, Delayed, Never };

/// Selects whether the game has catapults (MG-10 to MG-14). Catapults can be combined with every
/// other option (MG-A7). The rules do not describe them for more than two players (MG-A8).
enum class Catapults { Off, On };

/// Selects the first turns. Bribe: the first turn of each side is the special move of MG-16 and
/// MG-17.
enum class Opening { Plain, Bribe };

struct Settings {
    Board board = Board::Square8x7;
    Seating seating = Seating::Two;
    Breakthrough breakthrough = Breakthrough::Immediate;
    Catapults catapults = Catapults::Off;
    Opening opening = Opening::Plain;
    bool operator==(const Settings&) const = default;
};

constexpr int playersOf(Seating seating) {
    return seating == Seating::Two ? 2 : seating == Seating::Three ? 3 : 4;
}

/// Returns the variants, `basic` first.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name);

/// Explains to people why these settings are incompatible. Returns none if they are compatible.
std::optional<Message> contradictionIn(const Settings& settings);

/// Writes the name of a variant, such as `advanced-delayed`, or the settings that differ from
/// `basic`, such as `catapults=on breakthrough=never`. Empty for `basic`.
std::string text(const Settings& settings);

/// Applies one `key=value` to the settings. Returns false for an unknown key or value.
bool takeSetting(std::string_view word, Settings& settings);

/// Describes every setting, and the meaning of each of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::murus_gallicus
