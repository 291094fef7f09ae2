#pragma once

#include "rules/games/triremes/settings.h"

#include <functional>

namespace umpire::triremes {

inline constexpr int kMaxAboard = 2; ///< maximum number of soldiers aboard a ship (TR-13)
/// In a view: the number of soldiers aboard the ship is hidden (TR-13).
inline constexpr int kHiddenCargo = -1;

/// A ship. It has its sailors, except at the end of a fight that it loses.
struct Ship {
    Square bow = kNoSquare;
    Heading heading = Heading::North;
    Player owner;
    int soldiers = 0; ///< number of soldiers aboard; kHiddenCargo in a view
    bool operator==(const Ship&) const = default;
};

/// A soldier ashore. Soldiers aboard are counted in Ship.
struct Soldier {
    Square at = kNoSquare;
    Player owner;
    bool operator==(const Soldier&) const = default;
};

/// The two parties of a fight. The starter began the fight.
enum class Party { Starter, Other };
constexpr Party otherThan(Party party) {
    return party == Party::Starter ? Party::Other : Party::Starter;
}

/// The kind of a fight, which follows from the places of the two parties: the square of a soldier
/// ashore, or the bow of a ship. A soldier who is landing is still aboard (TR-A23), so his place is
/// the ship's bow.
enum class FightKind {
    Land,    ///< a soldier ashore attacked a soldier ashore (TR-10)
    Landing, ///< a soldier aboard attacks a soldier ashore to land there (TR-14)
    Boarding,
    Storming, ///< a soldier ashore attacked a ship (TR-20)
};

struct Fight {
    Square starter = kNoSquare;
    Square other = kNoSquare;
    /// The party that attacks in this exchange, with +3 (TR-A12, TR-A13).
    Party striker = Party::Starter;
    int attackDie = 0; ///< the attacker's die in this exchange; 0: not thrown yet
    bool operator==(const Fight&) const = default;

    [[nodiscard]] Square placeOf(Party party) const {
        return party == Party::Starter ? starter : other;
    }
};

/// Values in `State::throws` (TR-A2): the player has not thrown yet, or is out after a tie of
/// others.
inline constexpr int kNotThrown = 0;
inline constexpr int kOutOfThrow = -1;

/// The agreement of the players (TR-22). A resignation is not an agreement: with more than two
/// players the player leaves the board.
enum class Agreement { None, Draw };

struct State {
    Settings settings;
    std::vector<Ship> ships;       ///< in ascending order of the bows
    std::vector<Soldier> soldiers; ///< in ascending order of the squares
    /// By seat: number of soldiers that are not placed yet (TR-6).
    std::array<int, kMaxPlayers> toPlace{};
    std::vector<int> throws; ///< by seat, for the first turn; empty when the first player is known
    std::array<unsigned, kMaxPlayers> allies{}; ///< by seat: a bit for each ally (TR-22)
    Player mover;
    /// The fights that have begun; the last is fought now. The fights before it wait: the second
    /// battle of a landing, or a fight that a tactical move interrupted, in which the defender
    /// still has to lose a fighter (TR-17, TR-A16).
    std::vector<Fight> fights;
    std::optional<Player> resigned{}; ///< the player who resigned; used only in a game for two
    Agreement agreement = Agreement::None;
    bool operator==(const State&) const = default;

    [[nodiscard]] const Chart& chart() const { return settings.chart(); }
};

Square sternOf(const Chart& chart, const Ship& ship);
bool covers(const Chart& chart, const Ship& ship, Square square);
/// Tells whether the square is beside the ship, with the reading in the settings (TR-A9, TR-A24).
bool touches(const Settings& settings, const Ship& ship, Square square);

/// Return the ship or the soldier there; null if there is none.
const Ship* shipWithBow(const State& state, Square bow);
const Ship* shipOn(const State& state, Square square);
const Soldier* soldierOn(const State& state, Square square);

/// These functions keep the lists in ascending order.
void addShip(State& state, Ship ship);
void addSoldier(State& state, Soldier soldier);
void removeShip(State& state, Square bow);
void removeSoldier(State& state, Square at);
/// Returns the ship with its bow on the square, which must exist.
Ship& shipAt(State& state, Square bow);

int shipsOf(const State& state, Player player);
/// Returns the number of the player's soldiers, ashore and aboard.
int soldiersOf(const State& state, Player player);
bool areAllied(const State& state, Player a, Player b);
/// Tells whether `other` is neither `player` nor his ally.
bool isEnemy(const State& state, Player player, Player other);

bool isNaval(FightKind kind);
FightKind kindOf(const State& state, const Fight& fight);
/// Returns the owner of the party's soldier or ship.
Player ownerOf(const State& state, const Fight& fight, Party party);
/// Tells whether the ship is a party of a boarding or a storming, also if that fight is
/// interrupted.
bool isEngaged(const State& state, Square bow);

/// Returns a hash of the position as that player sees it (TR-13).
std::size_t hashFor(const State& state, Player player);

/// The decision or die that is due.
enum class Phase { FirstThrow, Placing, AttackDie, DefenceDie, Turn };
Phase phaseOf(const State& state);
/// TR-17: tells whether the defender may move a ship now instead of throwing.
bool isTacticalTime(const State& state);
/// Returns the player whose throw for the first turn is due.
Player thrower(const State& state);
/// TR-A19: returns the player who does not attack in the present exchange.
Player defender(const State& state);

} // namespace umpire::triremes

template <>
struct std::hash<umpire::triremes::State> {
    std::size_t operator()(const umpire::triremes::State& state) const noexcept;
};
