#pragma once

#include "rules/game.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The options of Murus Gallicus: the readings of MG-A1, MG-A7, MG-A8, MG-A12 and the variants.
namespace umpire::murus_gallicus {

/// The boards: 8x7 (MG-1), a whole chessboard, hexagons with five or four cells a side (MG-20,
/// MG-A12), and larger squares for four.
enum class Board { Square8x7, Square8x8, Hexagon5, Hexagon4, Square9x9, Square10x10 };

/// Number of players: two on squares (in escape also on hexagons); four on squares of 8x8 to 10x10;
/// three on hexagons (MG-20).
enum class Seating { Two, Three, Four };

/// Selects when a unit on the opponent's home row wins: at once (MG-8); if it is still there when
/// its owner's next turn begins (MG-15, MG-A1, MG-A3); or never, in escape (MG-19).
enum class Breakthrough { Immediate, Delayed, Never };

/// MG-10 to MG-14. Catapults can be combined with any other option (MG-A7). The rules describe no
/// catapults for more than two players (MG-A8).
enum class Catapults { Off, On };

/// Bribe: each side's first turn is the special move of MG-16 and MG-17.
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

/// Lists the named variants, `basic` first.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name);

/// Explains to people why these settings are incompatible; none if they are compatible.
std::optional<Message> contradictionIn(const Settings& settings);

/// Writes a variant's name such as `advanced-delayed`, or the differences from `basic` such as
/// `catapults=on breakthrough=never`. Empty for `basic`.
std::string text(const Settings& settings);

/// Takes one `key=value` into the settings; returns false if there is no such key or value.
bool takeSetting(std::string_view word, Settings& settings);

/// Describes every setting and the meanings of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::murus_gallicus
