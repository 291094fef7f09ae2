#include "rules/games/naval_battle/rules.h"

#include <array>

namespace umpire::naval_battle {
namespace {

constexpr std::array kClauses = {
    Clause{"NB-1", "The board is a sea of squares with a red and a yellow port. White lines are "
                   "the coasts; each port has two entrances through its coast. In the middle lie "
                   "islands with neutral water round them."},
    Clause{"NB-2", "Two players play, or two teams."},
    Clause{"NB-3", "Each side has 29 ships, 4 coastal batteries and 6 mines. A token's picture "
                   "shows its kind; kinds differ in strength and in how far they move."},
    Clause{"NB-4", "Who brings the landing ship into the opponent's port has won."},
    Clause{"NB-5",
           "Ships are set up anywhere in the own port, hidden from the opponent. Batteries stand "
           "for good beside the entrances. Mines are set up in the port or kept off the board."},
    Clause{"NB-6", "A ship moves in any direction, diagonals included, up to the number of squares "
                   "of its kind. It may move fewer, and the same holds in port and at sea."},
    Clause{"NB-7", "A square holds one unit, and nobody jumps over an occupied square."},
    Clause{"NB-8", "Either side may begin, by taking a ship out through an entrance. The coast is "
                   "never crossed, except as NB-16 allows."},
    Clause{"NB-9",
           "To attack, a player says so and points at an enemy unit on the next square. Both units "
           "are shown. The weaker is removed; where both are equally strong, both are removed."},
    Clause{"NB-10", "The same holds in ports. A foreign ship enters a port only through an "
                    "entrance both of whose batteries are gone."},
    Clause{"NB-11", "Besides moving, a carrier may send one plane a turn against a unit up to four "
                    "squares away, the target's square counted."},
    Clause{"NB-12",
           "After its attack the plane stays on the destroyed ship's square for one enemy turn. If "
           "it is not destroyed there it returns to the carrier, which costs no move."},
    Clause{"NB-13", "A battery strikes any unit within one square of it, also inside the port, but "
                    "no missile ship."},
    Clause{"NB-14", "Enemy ships may not pass through squares that a battery covers."},
    Clause{"NB-15", "Only a missile ship can remove a battery across the coast. It must be within "
                    "one square of it, and the player says so."},
    Clause{"NB-16",
           "A turn removes one battery at most. This is the one exception to the coast line."},
    Clause{"NB-17", "A mine may be laid at any time on a square beside an own minesweeper, with "
                    "the words for it. It costs no move, and a laid mine never moves."},
    Clause{"NB-18",
           "Only an enemy minesweeper beside it can remove a mine, with the words for it."},
    Clause{"NB-19", "A mine that is attacked is removed together with the attacker, also where a "
                    "minesweeper attacked it."},
    Clause{"NB-20", "A unit may stay in neutral water for three of its owner's moves in a row. If "
                    "it has not left by then it is removed, which costs no move."},
    Clause{"NB-21", "A unit in neutral water cannot attack and cannot be attacked. No mine is laid "
                    "on or from neutral water."},
    Clause{"NB-22", "A side that has lost its landing ship can no longer win. The same holds for a "
                    "side that has lost all three missile ships."},
    Clause{
        "NB-A1",
        "Is a turn a move or an attack, or both? One of them: a move, an attack, removing a "
        "battery or removing a mine. With turn=move-then-attack the ship that moved may attack."},
    Clause{"NB-A2", "May a missile ship remove a battery in the turn in which it arrives? No, in a "
                    "later one; with turn=move-then-attack in the same."},
    Clause{"NB-A3", "May a move bend? Yes, at every square, and all squares on the way must be "
                    "free. With path=straight it goes straight on."},
    Clause{"NB-A4", "Does the winner of an attack move onto the square? No, it stays where it is."},
    Clause{"NB-A5", "May an enemy enter a square that a battery covers? Yes, but it stops there "
                    "and goes on in a later turn. Missile ships do not mind batteries."},
    Clause{"NB-A6", "When does a battery strike? As its owner's turn. It always wins, never "
                    "against a missile ship, and it reaches across the coast."},
    Clause{"NB-A7", "May others attack a battery? Not across the coast. From inside the port or "
                    "through the entrance they are lost, and the battery stays."},
    Clause{"NB-A8", "Which batteries guard an entrance? The two at its sides."},
    Clause{"NB-A9", "How strong is a plane? As strong as its carrier. In a fight of equals both "
                    "are lost; the carrier itself is not. Only one plane is in the air at a time."},
    Clause{"NB-A10", "How is a plane's distance counted? In steps of a king, over anything. Units "
                     "in neutral water, batteries and mines are no targets."},
    Clause{
        "NB-A11",
        "Does a plane block its square? Yes, for that enemy turn, and it can be attacked there."},
    Clause{"NB-A12", "How is a stay in neutral water counted? The move that enters does not count. "
                     "A unit that is still there after its owner's third later turn is removed; "
                     "moving within neutral water changes nothing."},
    Clause{"NB-A13",
           "Where do mines in the port lie? On any squares of the own port. They count as laid."},
    Clause{
        "NB-A14",
        "How many mines may be laid in a turn? Any number, each announced and beside an own "
        "minesweeper that is not in neutral water, on a free square of the sea or the own port."},
    Clause{"NB-A15", "Does an own mine block the way? Yes, its square is occupied for both sides."},
    Clause{"NB-A16", "Does the loss of the missile ships stop the landing ship? Yes, that side "
                     "cannot win even where an entrance is open."},
    Clause{"NB-A17", "What if neither side can win any more? The game is a draw."},
    Clause{"NB-A18", "May an attack cross a coast edge or an island's corner diagonally? No coast "
                     "edge, except by batteries; an island's corner does not block."},
    Clause{"NB-A19", "What does a side do that has no legal action? It passes."},
    Clause{"NB-A20", "What is shown in a fight? The two units that fight, and then the survivor is "
                     "hidden again."},
};

} // namespace

std::span<const Clause> clauses() {
    return kClauses;
}

} // namespace umpire::naval_battle
