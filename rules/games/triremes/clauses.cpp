#include "rules/games/triremes/rules.h"

#include <array>

namespace umpire::triremes {
namespace {

constexpr std::array kClauses = {
    Clause{"TR-1",
           "Two players have one die. Each has a map of a domain, six ships and six soldiers."},
    Clause{
        "TR-2",
        "A map shows a strip of coast and the waters before it. Six squares with the fortress wall "
        "are the capital, and six anchors say where the ships begin. The compass is decoration."},
    Clause{"TR-3", "The figures are cut out and folded: a ship covers two squares, a soldier one. "
                   "The first player has the light Roman figures on red bases, the second the dark "
                   "Greek ones on blue bases."},
    Clause{"TR-4", "The aim is to destroy all enemy figures, or to have at least three soldiers on "
                   "the squares of the enemy fortress."},
    Clause{"TR-5", "Who destroys all enemy soldiers, or brings three figures into the enemy "
                   "fortress, has won, whatever else is left."},
    Clause{"TR-6", "The ships begin on the anchors. The soldiers begin anywhere on the own coast, "
                   "one on a square."},
    Clause{"TR-7", "The players take turns, and a turn moves one figure."},
    Clause{"TR-8", "A ship sails two squares straight ahead, counted from the bow; or it turns "
                   "sideways and sails one square, or sails one square and turns sideways; or it "
                   "turns right round. When it turns, the bow stays and the stern goes round."},
    Clause{"TR-9", "A soldier walks one square forward, back or sideways, on coast squares only."},
    Clause{"TR-10", "A soldier who steps onto an enemy soldier's square begins a land battle."},
    Clause{"TR-11", "A ship whose bow hits an enemy ship from the side or from behind sinks it."},
    Clause{"TR-12", "A player whose move brings a ship beside an enemy ship, parallel on "
                    "neighbouring squares, may announce a boarding fight."},
    Clause{"TR-13", "A ship carries one or two soldiers. It loads them at the coast, from squares "
                    "beside it. They are put aside, and both players remember which ships are "
                    "laden. A ship that sinks takes its soldiers down."},
    Clause{"TR-14", "Both soldiers of a stopped ship may land in one turn, on squares beside it. "
                    "Where an enemy stands on such a square, a land battle is fought."},
    Clause{"TR-15", "The attacker throws the die and adds 3, the defender throws and adds 2. The "
                    "higher sum wins. The loser is removed and the winner takes the square."},
    Clause{"TR-16",
           "In a boarding fight a ship has its sailors, who count as one soldier, and the soldiers "
           "aboard. The players attack in turn, the boarder first. Who loses an exchange removes a "
           "soldier, the sailors last. When they too have fallen, the ship is the winner's."},
    Clause{"TR-17", "In a boarding fight the defender may move a ship instead of throwing: a "
                    "tactical move. It may sink a ship or begin another boarding. The defender "
                    "always loses the fighter of that exchange."},
    Clause{"TR-18", "A tactical move may sink the ship that boards, but may not board that ship. "
                    "If the defender thereby loses the sailors, the attacked ship is the "
                    "opponent's and the boarding soldiers cross over to it. A boarding cannot be "
                    "refused, and fighting ships cannot be parted."},
    Clause{"TR-19",
           "When the sums are equal nobody wins the exchange, and the defender attacks next."},
    Clause{"TR-20", "A ship cannot attack a soldier ashore. One soldier who stands beside a ship "
                    "at the coast may attack it by the rules of boarding."},
    Clause{"TR-21", "With a second book the fleets and armies are united, two maps are put "
                    "together and each player has two fortresses."},
    Clause{"TR-22", "Three or more players use a larger map. They may make alliances and "
                    "agreements, and buy and sell ships and soldiers."},
    Clause{"TR-A1", "Must all figures be destroyed, or all soldiers? All soldiers, those aboard "
                    "included; aim=figures asks for the ships too."},
    Clause{"TR-A2", "Who starts? The Romans; with first=die the higher die."},
    Clause{"TR-A3", "Does a ship sail exactly two squares ahead? Yes; with ahead=up-to-two it may "
                    "also sail one."},
    Clause{"TR-A4", "What must be free for a move? Every new square is sea, on the board and "
                    "empty, except for a ram. A turn needs only the stern's new square."},
    Clause{"TR-A5", "From which direction is a hit a ram? From the side or from behind. A bow may "
                    "not meet an enemy bow head-on."},
    Clause{"TR-A6", "Does the move go on after a ram on the first square? No, it ends there; with "
                    "ram=carry-on it goes on."},
    Clause{"TR-A7", "May a player ram own ships? No."},
    Clause{"TR-A8", "Over how many squares must two ships lie side by side for a boarding? Over "
                    "both; with alongside=one one square is enough. The boarding follows a move of "
                    "this turn and is announced."},
    Clause{"TR-A9", "What is beside for soldiers, loading and landing? The four squares to the "
                    "sides, not the diagonal ones."},
    Clause{"TR-A10", "Does loading cost a turn? Yes, one turn for one or two soldiers."},
    Clause{"TR-A11", "Does a defender who wins a land battle take the loser's square? Yes. A "
                     "soldier who comes from a ship has none, and the defender stays."},
    Clause{"TR-A12", "What follows a tie in a land battle? The roles change, the former defender "
                     "adds 3, and both throw again."},
    Clause{"TR-A13", "Who adds 3 in the later exchanges of a boarding? Whoever attacks in that "
                     "exchange. The attack changes after every exchange."},
    Clause{"TR-A14", "Who is aboard a captured ship? Sailors again, but no soldiers. The winner's "
                     "soldiers stay where they were."},
    Clause{"TR-A15", "What becomes of a soldier who takes a ship from the shore? He goes aboard, "
                     "and the ship has sailors again."},
    Clause{"TR-A16",
           "Which ship may make a tactical move? Any own ship that is not in this fight. A ram and "
           "a new boarding are included, and a new boarding is fought out first."},
    Clause{"TR-A17",
           "What if the tactical move sinks the boarder while the defender still has fighters? The "
           "fight is over and the defender keeps the ship. Soldiers on the sunk ship are lost."},
    Clause{"TR-A18", "What if the forfeited fighter was the sailors? The ship is captured all the "
                     "same, and the boarder's soldiers cross over to it."},
    Clause{"TR-A19", "Who is the defender that may make a tactical move? The player who does not "
                     "attack in this exchange."},
    Clause{"TR-A20", "Do own soldiers count in the own fortress? No, they defend it and count for "
                     "nothing else."},
    Clause{"TR-A21",
           "When is the fortress looked at? After every action. The soldiers must be ashore."},
    Clause{"TR-A22", "What does a player do who has no legal move? That player passes."},
    Clause{
        "TR-A23",
        "Where is a soldier whose landing battle is tied? Still aboard, until the battle is won."},
    Clause{"TR-A24",
           "Is a ship at the coast where it touches it diagonally? No, only side by side."},
};

} // namespace

std::span<const Clause> clauses() {
    return kClauses;
}

} // namespace umpire::triremes
