#pragma once

#include "rules/game.h"
#include "rules/games/naval_battle/board.h"

/// The options of Naval Battle: the teams of NB-2, and the readings of NB-A1 with NB-A2, NB-A3,
/// NB-A5, NB-A6, NB-A9 and NB-A12. The first value of each is the default.
namespace umpire::naval_battle {

/// NB-A1: selects whether a turn is either a move or an attack, or a ship may also attack after its
/// move (and, by NB-A2, remove a battery or a mine).
enum class Turn : std::uint8_t { MoveOrAttack, MoveThenAttack };

/// NB-A3: selects whether a move may change its direction at each square, or must be straight.
enum class Path : std::uint8_t { Bending, Straight };

/// NB-2: selects two players, or teams: two players lead each fleet, and each of the two may speak
/// for it.
enum class Seating : std::uint8_t { Two, Teams };

/// NB-A5: selects whether a ship must stop on a square that an enemy battery covers, or may not
/// enter it. Cover has no effect on missile ships.
enum class Cover : std::uint8_t { Stops, Forbids };

/// NB-A6: selects whether a battery attacks only in a turn of its owner, or also attacks each ship
/// that comes into its reach.
enum class Batteries : std::uint8_t { Ordered, OfThemselves };

/// NB-A12: selects how turns on neutral water are counted: without the turn of entering, or with
/// it; or the unit may stay for three more turns, and must leave in the fourth.
enum class Stay : std::uint8_t { AfterEntering, FromEntering, LeavesWithFourth };

/// NB-A9: selects whether a lost plane is replaced, or a fleet has only one plane.
enum class Planes : std::uint8_t { Replaced, One };

/// NB-A9: selects whether a plane has its carrier's strength, or destroys every unit that it
/// attacks.
enum class PlaneStrike : std::uint8_t { AsCarrier, Destroys };

/// NB-15, NB-A2: selects whether the removal of a battery takes a turn, or a missile ship removes
/// the battery in the move that brings it into reach.
enum class BatteryRemoval : std::uint8_t { OwnTurn, WithMove };

struct Settings {
    Turn turn = Turn::MoveOrAttack;
    Path path = Path::Bending;
    Seating seating = Seating::Two;
    Cover cover = Cover::Stops;
    Batteries batteries = Batteries::Ordered;
    Stay stay = Stay::AfterEntering;
    Planes planes = Planes::Replaced;
    PlaneStrike planeStrike = PlaneStrike::AsCarrier;
    BatteryRemoval batteryRemoval = BatteryRemoval::OwnTurn;
    std::shared_ptr<const Chart> chart; ///< shared and never changed; settings compare its content
    bool operator==(const Settings& other) const;

    /// Tells whether all options are equal; does not compare the chart.
    [[nodiscard]] bool sameOptionsAs(const Settings& other) const;
};

constexpr int playersOf(Seating seating) {
    return seating == Seating::Two ? 2 : 4;
}

/// Returns the player's side. Red and yellow alternate by seat.
constexpr Side sideOf(Player player) {
    return player.seat % 2 == 0 ? Side::Red : Side::Yellow;
}

/// Returns the variants, `standard` first.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Chart> chart);

/// Writes the name of a variant, or the settings that differ from `standard`:
/// "turn=move-then-attack path=straight". Empty for `standard`. The chart is not written.
std::string text(const Settings& settings);

/// Applies the name of a variant, or one `key=value`, to the settings. Returns false for an unknown
/// word.
bool takeSetting(std::string_view word, Settings& settings);

/// Describes every setting, and the meaning of each of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::naval_battle
