#pragma once

#include "rules/game.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The options of Murus Gallicus: the readings of MG-A1, MG-A7, MG-A8, MG-A12 and the variants.
namespace umpire::murus_gallicus {

/// MG-1; a whole chessboard; hexagons with five or four cells a side (MG-20, MG-A12); larger
/// squares for four.
enum class Board { Square8x7, Square8x8, Hexagon5, Hexagon4, Square9x9, Square10x10 };

/// Two on squares, or in escape on hexagons; four on squares of 8x8 to 10x10; three on hexagons
/// (MG-20).
enum class Seating { Two, Three, Four };

/// When does a unit on the opponent's home row win? At once (MG-8); if it is still there when its
/// owner's next turn begins (MG-15, MG-A1, MG-A3); never, in escape (MG-19).
enum class Breakthrough { Immediate, Delayed, Never };

/// MG-10 to MG-14. Switched on, they join any other option (MG-A7); the seed gives none for more
/// than two players (MG-A8).
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

/// The named ones, `basic` first.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name);

/// Why these settings do not go together, for people; none where they do.
std::optional<Message> contradictionIn(const Settings& settings);

/// `advanced-delayed`, where it is a variant; else what differs from `basic`, such as
/// `catapults=on breakthrough=never`. Empty for `basic`.
std::string text(const Settings& settings);

/// Takes one `key=value` into the settings; false where there is no such key or value.
bool takeSetting(std::string_view word, Settings& settings);

/// For people: every setting and what its words mean.
std::vector<Setting> settingList();

} // namespace umpire::murus_gallicus
