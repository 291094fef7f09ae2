#include "rules/games/buda_1686/rules.h"

#include <array>

namespace umpire::buda_1686 {
namespace {

constexpr std::array kClauses = {
    Clause{"BU-1", "Two players have a die and two cups. The Imperial coalition is grey, the Turks "
                   "are green."},
    Clause{"BU-2", "Chits with numbers are drawn from the cups: grey ones for the Imperials, green "
                   "ones for the Turks."},
    Clause{
        "BU-3",
        "The Imperials have 10 units, 8 of them on the map at the start: Saxon, Hungarian, "
        "Bavarian and Imperial troops and two generals. The Turks have 8 units, all on the map."},
    Clause{"BU-4", "The track goes from 0 to 8. At the start time is 1, Imperial mining (CAS) 1, "
                   "Turkish morale (TMS) 4, Imperial morale (CMS) 4 and Imperial artillery (CTS) "
                   "4. Officers' markers stand at their values."},
    Clause{"BU-5", "A unit has two sides; the lower number is the damaged side. The number is its "
                   "combat value. An officer's value is both."},
    Clause{"BU-6", "The game has 8 turns of up to 20 rounds. In a round both players draw a chit "
                   "at the same time, without looking."},
    Clause{"BU-7", "The higher number has the initiative. An odd number gives that side one "
                   "action, an even one two; the other side has one action after that."},
    Clause{"BU-8", "Where the numbers are equal nobody acts."},
    Clause{"BU-9",
           "The side that draws the first 0 has no action in that round. When the second 0 is "
           "drawn the turn ends at once, time goes on by 1 and all chits go back into the cups."},
    Clause{"BU-10", "For an action a player names the kind and the zone and rolls for success."},
    Clause{"BU-11", "The map's zones are joined by roads: camps, walls, and breaches in the walls. "
                    "A breach holds one Imperial unit. Turkish units stand on walls only."},
    Clause{"BU-12", "A wall is never shared; it is held by the side whose units alone stand there. "
                    "It holds at most as many units as it has breaches."},
    Clause{"BU-13", "Where no Turk stands on a wall and an Imperial unit stands in its breach, the "
                    "wall is Imperial at once and the unit moves onto it."},
    Clause{"BU-14", "Units move freely besides the actions: the Imperials one zone each between "
                    "zones that they hold; the Turks one unit (odd chit) or two (even chit) "
                    "anywhere in the castle, while they have the initiative and their turn."},
    Clause{"BU-15", "Imperial artillery: name a wall and roll at most the artillery level (CTS). "
                    "Then a unit of a neighbouring camp enters a breach of that wall."},
    Clause{"BU-16", "Turkish artillery: roll less than the Turkish morale (TMS), then roll again. "
                    "An even number lowers the Imperial artillery level (CTS) by 1."},
    Clause{"BU-17", "Mining: raise the mining level (CAS) by 1, up to 5; or name a wall and roll "
                    "at most that level, and a unit of a neighbouring camp enters a breach. A "
                    "higher roll puts the level back to 1."},
    Clause{"BU-18", "Assault: the attackers' values in the breaches, less the defenders' and the "
                    "wall's terrain, are added to the die. A sum of at least the Turkish morale "
                    "costs the Turks a step, twice as much two steps. A lower sum costs the "
                    "Imperials a step, or two where the morale is twice the sum."},
    Clause{"BU-19", "A step turns a unit to its damaged side, or removes one that is damaged. Two "
                    "steps may remove an undamaged unit."},
    Clause{"BU-20", "If only Imperials are left, the wall is theirs and the attackers move in. "
                    "Otherwise they stay in the breaches."},
    Clause{
        "BU-21",
        "Before an assault's roll, once a round, Abdurrahman may come to the attacked wall: from a "
        "neighbouring wall surely, from farther away if a roll is above the Turkish morale."},
    Clause{
        "BU-22",
        "Castle fight: as an assault, without terrain, from walls that a side holds against a "
        "neighbouring wall. Imperial units in the target's breaches join. Turks attack from walls "
        "with at least two of their units. If no enemy is left the attackers may move in."},
    Clause{"BU-23", "The middle zone can be attacked by castle fight only."},
    Clause{"BU-24", "Counter-mining (Turks): name a Turkish wall with an enemy in its breach and "
                    "roll above the Imperial morale (CMS). It costs an Imperial unit there a step, "
                    "or the mining level 1."},
    Clause{"BU-25", "Sortie (Turks): a unit on a wall rolls, less 1 for each Imperial unit in the "
                    "wall's breaches and the camps beside it. Above the Imperial morale it lowers "
                    "the artillery level by 1. Below 1 the unit loses a step."},
    Clause{"BU-26",
           "Entrenching: each side has two markers. A marker is placed at level 1 on a wall with "
           "an own unit, or turned to level 2. It can take losses, and cancel the enemy's "
           "successes except mining and counter-mining. Nobody has to use it."},
    Clause{
        "BU-27",
        "Destroyed Imperial units are out for the rest of the turn. At the next turn they go into "
        "the Imperial cup; when one is drawn it is placed in a camp and another chit is drawn."},
    Clause{"BU-28",
           "Each special action lowers the officer's marker by 1. It is announced before and is no "
           "action. At the start of a turn the markers go back to the officers' values."},
    Clause{"BU-29", "Abdurrahman adds 1 to the roll of an Imperial artillery attack while he is in "
                    "the middle zone, to counter-mining and to a sortie at his wall; in a castle "
                    "fight units in his zone may count 1 more."},
    Clause{"BU-30", "Charles of Lorraine and Max Emanuel restore units of their troops, bring back "
                    "destroyed ones to their camp, raise the artillery level once a turn up to 4, "
                    "and add 1 to chosen units in a fight. Each costs marker points."},
    Clause{"BU-31", "A damaged officer may restore himself. His value is 0 for that turn."},
    Clause{"BU-32", "An officer who takes a loss is turned over, and his marker falls to at most "
                    "the damaged number."},
    Clause{"BU-33", "At the end of a turn the Imperial morale (CMS) rises by 1 for each wall the "
                    "Imperials hold, up to 5."},
    Clause{"BU-34",
           "The Imperial morale falls by 1, not below 1, when an Imperial unit is destroyed."},
    Clause{"BU-35", "The Turkish morale (TMS) falls by 1 when Abdurrahman is lost."},
    Clause{"BU-36", "The Imperial morale falls by 1 after each failed mining."},
    Clause{"BU-37", "At the start of turns 6, 7 and 8 the die is rolled, plus 1 for each Imperial "
                    "wall except Víziváros, less 1 for each three Turkish units on the map. At 4 "
                    "or more the Turkish morale falls by 1."},
    Clause{"BU-38", "The Turkish morale rises by 1, at most to 3, when the relief army gets in. "
                    "Chit 6 brings it from turn 6 on, chit 13 from turn 8 on."},
    Clause{"BU-39",
           "Relief army, from turn 6 on: an even roll lets it in. One damaged Turkish unit is "
           "restored where the chit is odd, two where it is even. Lost units do not return."},
    Clause{"BU-40",
           "Hand of fate, from turn 6 on: an even roll gives the Imperials one action more."},
    Clause{"BU-41", "Epidemic, from turn 6 on: at an even roll one Imperial unit of the player's "
                    "choice goes to cell 8 of the track. It goes down by one at each own round, "
                    "and at 0 it returns to a camp."},
    Clause{"BU-42",
           "At turn 7 the ninth Imperial unit goes into the cup, at turn 8 the tenth. When it is "
           "drawn it is placed in a camp, may be used at once, and another chit is drawn."},
    Clause{"BU-43",
           "The Imperials win if the Turkish morale was 0 at the end of a round and at the end of "
           "the game 4 Turkish units or fewer are left in the castle. Otherwise the Turks win."},
    Clause{
        "BU-A1",
        "Is exactly twice as much a double loss? Yes; with doubling=strict only more than twice."},
    Clause{"BU-A2", "What if an assault's sum is 0 or less? It fails and costs two steps."},
    Clause{
        "BU-A3",
        "Who chooses the units that lose steps? Their owner; with losses=attacker the attacker."},
    Clause{"BU-A4", "What must a Turkish castle fight reach? The Imperial morale (CMS); with "
                    "turkish-target=tms the Turkish morale."},
    Clause{"BU-A5", "Who holds an empty wall? Nobody. A Turk may move in, and an Imperial unit "
                    "that breaches it takes it."},
    Clause{"BU-A6", "May an empty wall be attacked by castle fight? Yes, without a roll: the "
                    "attackers move in, and it costs the action."},
    Clause{"BU-A7", "Where may Imperial units move freely? From camp to camp, between a camp and "
                    "an own wall beside it, between own walls, and from a breach to a camp beside "
                    "it; never into a breach. Each unit once a turn of its side."},
    Clause{"BU-A8", "May Abdurrahman come to a wall that is full? No."},
    Clause{"BU-A9", "May a sortie start in the middle zone? No, for it faces no camp; "
                    "centre-sortie=yes allows it."},
    Clause{"BU-A10",
           "How far do Turkish artillery and counter-mining lower the levels? Not below 1."},
    Clause{"BU-A11", "What does a level 2 entrenchment lose against artillery? One level for each "
                     "success that it cancels. Level 1 is removed."},
    Clause{"BU-A12", "Does a removed entrenchment return to its player? Yes; with "
                     "spent-markers=gone it is out of the game."},
    Clause{"BU-A13", "What if both draw 0 in the same round? The turn ends."},
    Clause{"BU-A14", "What has the side that did not draw the first 0? The initiative, with one or "
                     "two actions by its chit. The side with the 0 has none."},
    Clause{"BU-A15", "When do events happen? Right after the draw, before the actions, also where "
                     "the numbers are equal; not if the turn ends with this draw."},
    Clause{"BU-A16", "What if the relief army finds no damaged unit? It has got in all the same, "
                     "and the Turkish morale rises by 1."},
    Clause{"BU-A17", "How many actions has fate's side without the initiative? Two."},
    Clause{"BU-A18", "What if the Turkish morale rises again after it was 0? That it was 0 is "
                     "remembered. With 4 Turks or fewer the game ends at once."},
    Clause{"BU-A19",
           "Does an officer's combat value fall with his marker? No, the counter's number holds."},
    Clause{"BU-A20", "What does Abdurrahman's help in a castle fight cost? 1 for each unit, as "
                     "with the generals."},
    Clause{"BU-A21", "When is an officer in the same zone during an assault? When he stands in a "
                     "breach of the attacked wall."},
    Clause{"BU-A22", "Which units may an officer recall? Those destroyed in this turn. They do not "
                     "go into the cup then."},
    Clause{"BU-A23",
           "Do units in the cup count for the 20 rounds? No, only chits with numbers do."},
    Clause{"BU-A24",
           "Does the middle zone count as a wall for morale? Yes, it is part of the castle."},
    Clause{"BU-A25", "Does the loss of a general count as a destroyed Imperial unit? Yes."},
    Clause{"BU-A26", "May an entrenchment take the loss of a sortie? Yes, if the Turk wishes."},
    Clause{"BU-A27", "May artillery or mining be directed at a wall where nobody could enter? No."},
    Clause{"BU-A28", "May an officer fall ill? Yes. His marker stays at 0 meanwhile."},
    Clause{"BU-A29", "May Abdurrahman come to the attacked wall in a castle fight? Yes, where the "
                     "Imperials attack: all goes as in an assault, but for the terrain."},
};

} // namespace

std::span<const Clause> clauses() {
    return kClauses;
}

} // namespace umpire::buda_1686
