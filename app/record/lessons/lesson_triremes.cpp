#include "app/record/lessons/lesson.h"

namespace umpire {
namespace {

constexpr std::string_view kSetUp =
    "light=c5n,d5n,f5n,g5n,i5n,j5n|a6,b5,c3,j3,k5,l6 "
    "dark=c16s,d16s,f16s,g16s,i16s,j16s|a15,b16,c18,j18,k16,l15 turn=light";

} // namespace

std::vector<LessonPart> lessons::triremes() {
    return {
        {layOut(),
         {{message("Put the two maps edge to edge. Each side has 6 ships and 6 soldiers. One die "
                   "is needed."),
           {"TR-1"}},
          {message("The ships start on the anchors. Then the players place their soldiers in turn "
                   "on the squares of their own coast, one on a square."),
           {"TR-2", "TR-6"}}},
         {{kSetUp}}},
        {whoBegins(),
         {{message("Light, the Romans, begins. Then the sides take turns and use one figure each."),
           {"TR-7", "TR-A2"}}}},
        {turn(),
         {{message("A ship sails two squares straight ahead, or one square with a quarter turn "
                   "before or after it, or it turns right round. In a turn the bow stays on its "
                   "square."),
           {"TR-8"}},
          {message("A soldier walks one square along the coast."), {"TR-9"}},
          {message("A ship at the coast takes one or two soldiers from squares beside it aboard, "
                   "and later lands them in one turn."),
           {"TR-13", "TR-14"}},
          {message("Soldiers fight with the die: the attacker adds 3, the defender 2. The higher "
                   "wins, and the loser is removed. After a tie the other one attacks."),
           {"TR-10", "TR-15", "TR-19"}}},
         {{"light=c5n,h9n,c9e|b4,b5,a1 dark=j9n,e9n|j18,l20 turn=light",
           {{{"c5<b4,b5", "j18-k18"}},
            {{"c9-e9e"},
             message("The Roman ship goes from c9 to e9. Its bow hits the Greek ship from the side "
                     "and sinks it.")}}},
          {"light=e18w:1|a1 dark=j9n|j18,f19 turn=light", {{{"e18>f19", "die:5", "die:3"}}}}}},
        {howToWin(),
         {{message("You win when the enemy has no soldier left, or when three of your soldiers "
                   "stand on the enemy fortress."),
           {"TR-4", "TR-5"}}}},
        {wordsToKnow(),
         {{message("Ramming: a bow that hits an enemy ship from the side or from behind sinks the "
                   "ship with all aboard."),
           {"TR-11", "TR-13"}},
          {message("Boarding: a ship that comes to lie side by side with an enemy ship may fight "
                   "for it. The sailors of a ship count as one soldier."),
           {"TR-12", "TR-16"}},
          {message("Tactical move: whoever is attacked in a boarding may move another ship instead "
                   "of throwing the die, and loses a fighter for that."),
           {"TR-17"}}}}};
}

} // namespace umpire
