#pragma once

#include "rules/games/triremes/settings.h"

#include <functional>

namespace umpire::triremes {

inline constexpr int kMaxAboard = 2; ///< TR-13
/// In a view, marks a ship whose cargo of soldiers is hidden (TR-13).
inline constexpr int kHiddenCargo = -1;

/// A ship. Outside a fight every ship has its sailors.
struct Ship {
    Square bow = kNoSquare;
    Heading heading = Heading::North;
    Player owner;
    int soldiers = 0; ///< number aboard
    bool operator==(const Ship&) const = default;
};

/// A soldier ashore; soldiers aboard are counted in Ship.
struct Soldier {
    Square at = kNoSquare;
    Player owner;
    bool operator==(const Soldier&) const = default;
};

/// The two parties of a fight: the party that began it, and the other.
enum class Party { Starter, Other };
constexpr Party otherThan(Party party) {
    return party == Party::Starter ? Party::Other : Party::Starter;
}

/// The places of the parties (a soldier's square ashore or a ship's bow) determine the kind of
/// fight. A landing soldier is still aboard (TR-A23): his place is the ship's.
enum class FightKind {
    Land,    ///< a soldier attacked a soldier (TR-10)
    Landing, ///< a soldier lands on an enemy's square (TR-14)
    Boarding,
    Storming, ///< a soldier ashore attacks a ship (TR-20)
};

struct Fight {
    Square starter = kNoSquare;
    Square other = kNoSquare;
    Party striker = Party::Starter; ///< attacker of this exchange, with +3 (TR-A12, TR-A13)
    int attackDie = 0;              ///< already thrown; 0: not thrown yet
    bool operator==(const Fight&) const = default;

    [[nodiscard]] Square placeOf(Party party) const {
        return party == Party::Starter ? starter : other;
    }
};

/// Values in the throw for the first turn (TR-A2): not thrown yet, or out after a tie.
inline constexpr int kNotThrown = 0;
inline constexpr int kOutOfThrow = -1;

/// The players' agreement (TR-22). With more than two players, a player who resigns leaves the
/// board.
enum class Agreement { None, Draw };

struct State {
    Settings settings;
    std::vector<Ship> ships;                    ///< by bow, ascending
    std::vector<Soldier> soldiers;              ///< by square, ascending
    std::array<int, kMaxPlayers> toPlace{};     ///< soldiers not yet on the coast (TR-6)
    std::vector<int> throws;                    ///< by seat; empty once the first player is known
    std::array<unsigned, kMaxPlayers> allies{}; ///< by seat, one bit for each ally (TR-22)
    Player mover;
    /// The last fight of the list is fought now. Before it in the list are the second battle of a
    /// landing, or a fight that a tactical move interrupted, whose forfeit is still due (TR-17,
    /// TR-A16).
    std::vector<Fight> fights;
    std::optional<Player> resigned{}; ///< only in a game for two
    Agreement agreement = Agreement::None;
    bool operator==(const State&) const = default;

    [[nodiscard]] const Chart& chart() const { return settings.chart(); }
};

Square sternOf(const Chart& chart, const Ship& ship);
bool covers(const Chart& chart, const Ship& ship, Square square);
/// Tells whether the square is beside the ship, by the reading in the settings (TR-A9, TR-A24).
bool touches(const Settings& settings, const Ship& ship, Square square);

/// Returns the ship or soldier on that square; null if there is none.
const Ship* shipWithBow(const State& state, Square bow);
const Ship* shipOn(const State& state, Square square);
const Soldier* soldierOn(const State& state, Square square);

/// The following functions keep the lists in order.
void addShip(State& state, Ship ship);
void addSoldier(State& state, Soldier soldier);
void removeShip(State& state, Square bow);
void removeSoldier(State& state, Square at);
/// Returns a ship, which must exist.
Ship& shipAt(State& state, Square bow);

int shipsOf(const State& state, Player player);
/// Counts the player's soldiers ashore and aboard.
int soldiersOf(const State& state, Player player);
bool areAllied(const State& state, Player a, Player b);
/// Tells whether `other` is neither the player himself nor an ally.
bool isEnemy(const State& state, Player player, Player other);

bool isNaval(FightKind kind);
FightKind kindOf(const State& state, const Fight& fight);
/// Returns the owner of the party's soldier or ship.
Player ownerOf(const State& state, const Fight& fight, Party party);
/// Tells whether the ship is in a boarding or a storming, even an interrupted one.
bool isEngaged(const State& state, Square bow);

/// Hashes the position as `viewFor` shows it to that player (TR-13).
std::size_t hashFor(const State& state, Player player);

/// The decision or die that is due next.
enum class Phase { FirstThrow, Placing, AttackDie, DefenceDie, Turn };
Phase phaseOf(const State& state);
/// TR-17: tells whether the defender may move a ship instead of a due throw, in a fight at sea.
bool isTacticalTime(const State& state);
/// Returns the player who throws next for the first turn.
Player thrower(const State& state);
/// TR-A19: returns the player who does not attack in the present exchange.
Player defender(const State& state);

} // namespace umpire::triremes

template <>
struct std::hash<umpire::triremes::State> {
    std::size_t operator()(const umpire::triremes::State& state) const noexcept;
};
