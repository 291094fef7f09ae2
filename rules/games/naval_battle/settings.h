#pragma once

#include "rules/game.h"
#include "rules/games/naval_battle/board.h"

/// The options of Naval Battle: the readings of NB-A1 with NB-A2, NB-A3, NB-A5, NB-A6, NB-A9 and
/// NB-A12, and the teams of NB-2.
namespace umpire::naval_battle {

/// NB-A1: a turn is a move or an attack; or the ship that moved may attack (and, NB-A2, remove a
/// battery or a mine) as well.
enum class Turn : std::uint8_t { MoveOrAttack, MoveThenAttack };

/// NB-A3: a move may bend at every square, or not at all.
enum class Path : std::uint8_t { Bending, Straight };

/// NB-2: two players, or two on each side who lead one fleet: whoever of them speaks, acts.
enum class Seating : std::uint8_t { Two, Teams };

/// NB-A5: in water that an enemy battery covers a ship has to stop, or it may not go there at all.
/// Missile ships ignore cover.
enum class Cover : std::uint8_t { Stops, Forbids };

/// NB-A6: a battery strikes as its owner's turn; or also of itself, whatever comes into its reach.
enum class Batteries : std::uint8_t { Ordered, OfThemselves };

/// NB-A12: the turn of entering neutral water does not count, or is the first; or the unit may stay
/// for three more and has to leave with the fourth.
enum class Stay : std::uint8_t { AfterEntering, FromEntering, LeavesWithFourth };

/// NB-A9: a lost plane is replaced, or a fleet has one plane.
enum class Planes : std::uint8_t { Replaced, One };

/// NB-A9: a plane has the carrier's strength, or destroys whatever it attacks.
enum class PlaneStrike : std::uint8_t { AsCarrier, Destroys };

/// NB-15, NB-A2: removing a battery is a turn of its own, or a missile ship does it in the move
/// that brings it within reach.
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

    /// The same but for the chart.
    [[nodiscard]] bool sameOptionsAs(const Settings& other) const;
};

constexpr int playersOf(Seating seating) {
    return seating == Seating::Two ? 2 : 4;
}

/// Red and yellow sit in turn.
constexpr Side sideOf(Player player) {
    return player.seat % 2 == 0 ? Side::Red : Side::Yellow;
}

/// The named ones, `standard` first.
std::span<const Variant> variants();
std::optional<Settings> settingsOfVariant(std::string_view name,
                                          std::shared_ptr<const Chart> chart);

/// A variant's name; else what differs from `standard`: "turn=move-then-attack path=straight".
/// Empty for `standard`. The chart is not in it.
std::string text(const Settings& settings);

/// Takes a variant's name or one `key=value` into the settings; false where there is no such word.
bool takeSetting(std::string_view word, Settings& settings);

/// For people: every setting and what its words mean.
std::vector<Setting> settingList();

} // namespace umpire::naval_battle
