#pragma once

#include "rules/games/triremes/settings.h"

#include <functional>

namespace umpire::triremes {

inline constexpr int kMaxAboard = 2; ///< TR-13
/// In a view: whether there are soldiers aboard is not to be seen (TR-13).
inline constexpr int kHiddenCargo = -1;

/// Outside a fight every ship has its sailors.
struct Ship {
    Square bow = kNoSquare;
    Heading heading = Heading::North;
    Player owner;
    int soldiers = 0; ///< aboard
    bool operator==(const Ship&) const = default;
};

/// Ashore.
struct Soldier {
    Square at = kNoSquare;
    Player owner;
    bool operator==(const Soldier&) const = default;
};

/// The two parties of a fight: who began it, and the other.
enum class Party { Starter, Other };
constexpr Party otherThan(Party party) {
    return party == Party::Starter ? Party::Other : Party::Starter;
}

/// Each party's place, the square of a soldier ashore or a ship's bow, tells what fight it is. A
/// landing soldier is still aboard (TR-A23): his place is the ship's.
enum class FightKind {
    Land,    ///< a soldier struck a soldier (TR-10)
    Landing, ///< a soldier lands where an enemy stands (TR-14)
    Boarding,
    Storming, ///< a soldier ashore attacks a ship (TR-20)
};

struct Fight {
    Square starter = kNoSquare;
    Square other = kNoSquare;
    Party striker = Party::Starter; ///< who attacks in this exchange, with +3 (TR-A12, TR-A13)
    int attackDie = 0;              ///< that lies already; 0: none
    bool operator==(const Fight&) const = default;

    [[nodiscard]] Square placeOf(Party party) const {
        return party == Party::Starter ? starter : other;
    }
};

/// In the throw for the first turn (TR-A2): has still to throw, or is out of it after a tie.
inline constexpr int kNotThrown = 0;
inline constexpr int kOutOfThrow = -1;

/// What the players have agreed on (TR-22); of more than two who resigns leaves the board.
enum class Agreement { None, Draw };

struct State {
    Settings settings;
    std::vector<Ship> ships;                    ///< by bow, rising
    std::vector<Soldier> soldiers;              ///< by square, rising
    std::array<int, kMaxPlayers> toPlace{};     ///< soldiers that are not on the coast yet (TR-6)
    std::vector<int> throws;                    ///< by seat; empty once it is clear who starts
    std::array<unsigned, kMaxPlayers> allies{}; ///< by seat, a bit for each ally (TR-22)
    Player mover;
    /// The last is fought now. Under it: the second battle of a landing; or a fight that a tactical
    /// move interrupted, whose forfeit is still due (TR-17, TR-A16).
    std::vector<Fight> fights;
    std::optional<Player> resigned{}; ///< of two players
    Agreement agreement = Agreement::None;
    bool operator==(const State&) const = default;

    [[nodiscard]] const Chart& chart() const { return settings.chart(); }
};

Square sternOf(const Chart& chart, const Ship& ship);
bool covers(const Chart& chart, const Ship& ship, Square square);
/// Is the square beside the ship, by the reading of the settings (TR-A9, TR-A24)?
bool touches(const Settings& settings, const Ship& ship, Square square);

/// Null where there is none.
const Ship* shipWithBow(const State& state, Square bow);
const Ship* shipOn(const State& state, Square square);
const Soldier* soldierOn(const State& state, Square square);

/// Keep the order of the lists.
void addShip(State& state, Ship ship);
void addSoldier(State& state, Soldier soldier);
void removeShip(State& state, Square bow);
void removeSoldier(State& state, Square at);
/// A ship that is there.
Ship& shipAt(State& state, Square bow);

int shipsOf(const State& state, Player player);
/// Ashore and aboard.
int soldiersOf(const State& state, Player player);
bool areAllied(const State& state, Player a, Player b);
/// Neither the player's own nor an ally's.
bool isEnemy(const State& state, Player player, Player other);

bool isNaval(FightKind kind);
FightKind kindOf(const State& state, const Fight& fight);
/// Whose soldier or ship it is.
Player ownerOf(const State& state, const Fight& fight, Party party);
/// Does the ship take part in a boarding or a storming, also an interrupted one?
bool isEngaged(const State& state, Square bow);

/// A hash of what that player sees of it (TR-13): of what `viewFor` shows.
std::size_t hashFor(const State& state, Player player);

/// What is owed next.
enum class Phase { FirstThrow, Placing, AttackDie, DefenceDie, Turn };
Phase phaseOf(const State& state);
/// TR-17: instead of a throw that is due, in a fight at sea, the defender may move a ship.
bool isTacticalTime(const State& state);
/// Who throws next for the first turn.
Player thrower(const State& state);
/// TR-A19: who does not attack in the exchange that is fought now.
Player defender(const State& state);

} // namespace umpire::triremes

template <>
struct std::hash<umpire::triremes::State> {
    std::size_t operator()(const umpire::triremes::State& state) const noexcept;
};
