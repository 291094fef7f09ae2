#include "app/record/lessons/lesson.h"
#include "rules/games/triremes/triremes.h"

namespace umpire {
namespace {

constexpr std::string_view kSetUp =
    "light=c5n,d5n,f5n,g5n,i5n,j5n|a6,b5,c3,j3,k5,l6 "
    "dark=c16s,d16s,f16s,g16s,i16s,j16s|a15,b16,c18,j18,k16,l15 turn=light";

} // namespace

template <>
std::vector<LessonPart> lessons::of<Triremes>() {
    return {
        {layOut(),
         {{message("Lay the map between the players. Each side has 6 ships and 6 soldiers. One "
                   "die is needed."),
           {"TR-1"}},
          {message("The ships start on the anchors. Then the players place their soldiers in turn "
                   "on the squares of their own coast, one on a square."),
           {"TR-2", "TR-6"}}},
         {{kSetUp}}},
        {whoBegins(),
         {{message("The Romans (red) begin. Then the sides take turns and use one figure each."),
           {"TR-7", "TR-A2"}}}},
        {turn(),
         {{message("A ship sails two squares straight ahead, or one square with a quarter turn "
                   "before or after it, or it turns right round. When a ship turns, its bow stays "
                   "on its square, and the stern changes its place."),
           {"TR-8"},
           {kSetUp, {"c5", "c4"}}},
          {message("A soldier walks one square along the coast."), {"TR-9"}, {kSetUp, {"a6"}}},
          {message("A ship at the coast takes one or two soldiers from squares beside it aboard, "
                   "and later lands them in one turn."),
           {"TR-13", "TR-14"}},
          {message("A soldier who walks or lands where an enemy soldier stands fights him. Both "
                   "throw the die; the attacker adds 3, the defender 2. The higher sum wins: the "
                   "loser is removed, and the winner takes the loser's square. After a tie the "
                   "other one attacks."),
           {"TR-10", "TR-15", "TR-19"}}},
         {{"light=c5n,h9n,c9e|b4,b5,a1 dark=j9n,e9n|j18,l20 turn=light",
           {{{"c5<b4,b5", "j18-k18"},
             message(
                 "The Roman soldiers on b4 and b5 go aboard the ship with its bow on c5. Then a "
                 "Greek soldier walks from j18 to k18.")},
            {{"c9-e9e"},
             message("The Roman ship goes from c9 to e9. Its bow hits the Greek ship from the side "
                     "and sinks it.")}}},
          {"light=e18w:1|a1 dark=j9n|j18,f19 turn=light",
           {{{"e18>f19", "die:5", "die:3"},
             message(
                 "A soldier lands from the Roman ship on f19, where a Greek soldier stands. The "
                 "Roman throws 5 and adds 3, the Greek throws 3 and adds 2. 8 beats 5: the "
                 "Greek is removed, and the Roman stands on f19.")}}}}},
        {howToWin(),
         {{message("You win when the enemy has no soldier left, or when three of your soldiers "
                   "stand on the enemy fortress."),
           {"TR-4", "TR-5"}}}},
        wordsToKnow(
            {{message(
                  "Ramming: a bow that hits an enemy ship from the side or from behind sinks the "
                  "ship with all aboard. From the front no ship is rammed."),
              {"TR-11", "TR-13", "TR-A5"}},
             {message(
                  "Boarding: a ship that comes to lie side by side with an enemy ship may fight "
                  "for it. The sides attack in turn, and the loser of each exchange loses a "
                  "soldier. The sailors count as one soldier and fight last. Whoever has none "
                  "left loses the ship."),
              {"TR-12", "TR-16"}},
             {message(
                  "Soldier and ship: a ship does not attack a soldier ashore. One soldier beside "
                  "an enemy ship at the coast may attack it, as in a boarding."),
              {"TR-20"}},
             {message(
                  "Tactical move: whoever is attacked in a boarding may move another ship instead "
                  "of throwing the die, and loses a fighter for that."),
              {"TR-17"}}})};
}

} // namespace umpire
