#include "rules/games/murus_gallicus/rules.h"

#include <array>

namespace umpire::murus_gallicus {
namespace {

constexpr std::array kClauses = {
    Clause{"MG-1", "Two players have 16 stones each, light for the Romans and dark for the Gauls. "
                   "The board has eight columns, a to h, and seven rows; the Roman home row is row "
                   "1, the Gaul one is row 7."},
    Clause{"MG-2", "At the start two stones, a tower, stand on every cell of a player's home row."},
    Clause{"MG-3",
           "Two stones of one colour on a cell are a tower. A tower blocks the way and can be "
           "spread again. A cell takes at most two stones, and never stones of both colours."},
    Clause{"MG-4", "A single stone is a wall. A wall never moves and blocks the way; a second "
                   "stone of its colour makes it a tower."},
    Clause{"MG-5", "The Romans begin and the players take turns. A turn is exactly one action, and "
                   "nobody may pass."},
    Clause{"MG-6", "A tower moves in a straight line in one of the eight directions: one stone "
                   "goes to the next cell, the other to the cell behind it. Both cells must be "
                   "empty or hold a wall of the mover's own. The tower's cell is empty then."},
    Clause{"MG-7", "A tower gives up one of its stones to remove an enemy wall on one of the eight "
                   "cells around it; a wall stays where the tower stood. Nobody has to do so."},
    Clause{"MG-8", "A player whose unit stands on the opponent's home row has won."},
    Clause{"MG-9", "A player who has no legal action when the own turn begins has lost."},
    Clause{"MG-10", "In the advanced game a cell takes three stones of one colour. Three are a "
                    "catapult; a stone of a moved tower that lands on an own tower makes one."},
    Clause{"MG-11", "A catapult cannot move. It blocks the way as a tower does."},
    Clause{
        "MG-12",
        "A catapult throws one stone exactly two or three cells: straight forward, diagonally "
        "forward or to a side. What stands between does not matter. The catapult is a tower then."},
    Clause{"MG-13",
           "A stone thrown at an empty cell becomes an own wall there. Thrown at an enemy unit, it "
           "leaves the game together with one stone of that unit. Own units cannot be targets."},
    Clause{"MG-14", "A tower beside an enemy catapult gives up one stone to make it a tower, or "
                    "both stones to make it a wall. A tower never attacks an enemy tower."},
    Clause{"MG-15",
           "By the author's own advanced rules a unit on the opponent's home row wins only if it "
           "still stands there when its owner's next turn begins (breakthrough=delayed)."},
    Clause{"MG-16", "In a bribe game the Romans' first turn is special: one tower of the home row "
                    "is spread as two walls on any two cells of the second row."},
    Clause{"MG-17", "After that the person who leads the Gauls may exchange sides with the other "
                    "person, once. Whatever is decided, the Gauls' first turn is a special one of "
                    "the same kind, on their second row."},
    Clause{"MG-18", "The special first turn has 224 possibilities; an ordinary one has 20."},
    Clause{"MG-19",
           "In escape nobody wins by a breakthrough. A player wins when the opponent cannot act or "
           "gives up. A player may give up at any time, also when the other is to move."},
    Clause{"MG-20", "Four players play escape round a square board, one at each edge, with no "
                    "tower in the corners; three play round a hexagon, and two may. Who cannot act "
                    "is out, and the stones stay."},
    Clause{"MG-A1", "Does a breakthrough win at once in the advanced game? Yes; with "
                    "breakthrough=delayed it must survive the opponent's turn."},
    Clause{"MG-A2", "Does a stone win that was thrown onto the opponent's home row? Yes, for it is "
                    "a unit there."},
    Clause{"MG-A3",
           "When exactly does a delayed breakthrough win? When its owner's turn begins and the "
           "unit is still there. Where both have one, the player whose turn begins first wins."},
    Clause{"MG-A4", "Is giving up two stones against a catapult one action? Yes; it has two forms, "
                    "with one stone or with both."},
    Clause{"MG-A5", "May both stones of the special move go to one cell? No: two different cells, "
                    "in any order."},
    Clause{"MG-A6", "Who moves after the persons have exchanged sides? The Gaul side, as before. "
                    "The exchange is no turn."},
    Clause{"MG-A7",
           "May a bribe game have catapults? Yes, the options do not depend on each other."},
    Clause{"MG-A8", "What is forward for a catapult of three or four players, or on a hexagon? "
                    "Away from the own edge; on a hexagon the two forward and the two lateral "
                    "directions. By default these games have no catapults."},
    Clause{"MG-A9", "What ends an endless game? No rule does. The third time that a position "
                    "occurs is reported, and the players may agree on a draw."},
    Clause{"MG-A10", "In which order do four play? Clockwise from the first player. Everybody else "
                     "is an enemy, and the stones of those who are out can still be removed."},
    Clause{"MG-A11", "When is one of several players out? At the start of a turn in which that "
                     "player cannot act."},
    Clause{"MG-A12", "Where do three stand on a hexagon? On three alternate edges that share no "
                     "corner, with towers on all cells of them."},
    Clause{"MG-A13", "Do two units on the goal row count more than one, or an own stone on the own "
                     "home row? No, neither makes a difference."},
};

} // namespace

std::span<const Clause> clauses() {
    return kClauses;
}

} // namespace umpire::murus_gallicus
