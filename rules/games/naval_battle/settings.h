#pragma once

#include "rules/game.h"
#include "rules/games/naval_battle/board.h"

/// The options of Naval Battle: the readings of NB-A1 with NB-A2, NB-A3, NB-A5, NB-A6, NB-A9 and
/// NB-A12, and the teams of NB-2.
namespace umpire::naval_battle {

/// NB-A1: a turn is either a move or an attack, or a ship that moved may attack too (and, by NB-A2,
/// remove a battery or a mine).
enum class Turn : std::uint8_t { MoveOrAttack, MoveThenAttack };

/// NB-A3: a move may bend at every square, or must be straight.
enum class Path : std::uint8_t { Bending, Straight };

/// NB-2: two players, or two players on each side who lead one fleet; either of them may speak for
/// it.
enum class Seating : std::uint8_t { Two, Teams };

/// NB-A5: a ship must stop in water that an enemy battery covers, or may not enter such water.
/// Missile ships ignore cover.
enum class Cover : std::uint8_t { Stops, Forbids };

/// NB-A6: a battery strikes only as its owner's turn, or also by itself at all ships in its reach.
enum class Batteries : std::uint8_t { Ordered, OfThemselves };

/// NB-A12: how turns on neutral water are counted: without the turn of entering, or with it; or the
/// unit may stay for three more turns and must leave in the fourth.
enum class Stay : std::uint8_t { AfterEntering, FromEntering, LeavesWithFourth };

/// NB-A9: a lost plane is replaced, or a fleet has only one plane.
enum class Planes : std::uint8_t { Replaced, One };

/// NB-A9: a plane has the carrier's strength, or destroys any unit that it attacks.
enum class PlaneStrike : std::uint8_t { AsCarrier, Destroys };

/// NB-15, NB-A2: removing a battery is a turn of its own, or a missile ship removes it in the move
/// that brings the battery into reach.
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
    std::shared_ptr<const Chart> chart; ///< never changed; compared by value
    bool operator==(const Settings& other) const;

    /// Compares all options except the chart.
    [[nodiscard]] bool sameOptionsAs(const Settings& other) const;
};

constexpr int playersOf(Seating seating) {
    return seating == Seating::Two ? 2 : 4;
}

/// Returns the player's side: red and yellow alternate by seat.
constexpr Side sideOf(Player player) {
    return player.seat % 2 == 0 ? Side::Red : Side::Yellow;
}

/// Lists the named variants, `standard` first.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Chart> chart);

/// Writes a variant's name, or the differences from `standard`: "turn=move-then-attack
/// path=straight". Empty for `standard`. Leaves out the chart.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value` into the settings; returns false for an unknown word.
bool takeSetting(std::string_view word, Settings& settings);

/// Describes every setting and the meanings of its words, for people.
std::vector<Setting> settingList();

} // namespace umpire::naval_battle
