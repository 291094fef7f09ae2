#include "app/record/lessons/lesson.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire {
namespace {

using namespace lessons;

constexpr std::string_view kInTheBreaches =
    "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF "
    "T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=VV* I-C2=VV* I-C3=VV* I-S1=VV* I-B1=ID I-B2=ID "
    "I-C4=reserve I-H1=reserve drawn=8/3 phase=act actions=2";

LessonPart oneTurn() {
    return {
        turn(),
        {{message("Move: moving costs no action. The Imperials may move each unit by one zone "
                  "between the camps and walls they hold. The Turks, when they drew the higher "
                  "number, may move one unit within the castle, or two with an even number."),
          {"BU-14"}},
         {message("Artillery and mines: the Imperials bring a unit from a camp into a breach "
                  "of a wall beside it. Artillery needs a die up to the artillery level, and a "
                  "mine needs a die up to the mining level. Digging raises the mining level by "
                  "1. A mine that fails sets it back to 1 and lowers the Imperial morale by 1."),
          {"BU-15", "BU-17", "BU-36"}},
         {message("Assault: units in the breaches assault the wall. Add their numbers and the "
                  "die, and take off the defenders' numbers and the wall's own. A result of at "
                  "least the Turkish morale costs the Turks a step, twice as much costs two. "
                  "With less the Imperials lose a step, and two with half of the morale or "
                  "less."),
          {"BU-18"}},
         {message("Castle fight: units on walls attack a wall beside theirs. It is counted "
                  "like an assault, without the wall's own number. Imperials in the breaches "
                  "of that wall join in. The Turks attack only from walls with two of their "
                  "units or more, and against the Imperial morale. The Middle zone is taken "
                  "only in a castle fight."),
          {"BU-22", "BU-23", "BU-A4"}},
         {message("Sortie, fire and counter-mine: by fire and by a sortie the Turks lower the "
                  "artillery level. Fire needs a die below their morale, and then an even one. "
                  "A sortie needs a die above the Imperial morale, less 1 for each Imperial "
                  "unit before that wall. A counter-mine with a die above the Imperial morale "
                  "hits a unit in a breach or lowers the mining level."),
          {"BU-16", "BU-24", "BU-25"}},
         {message("Entrench: either side may entrench a wall of its own. The marker takes "
                  "losses in place of units, and artillery that has succeeded can be cancelled "
                  "with it."),
          {"BU-26"}},
         {message("Events: from turn 6 on some chits bring an event, which happens if a die is "
                  "even. The relief army makes damaged Turkish units whole, one with an odd "
                  "chit and two with an even one, and raises the Turkish morale by 1, to 3 at "
                  "most. The hand of fate gives the Imperials one action more. An epidemic "
                  "takes an Imperial unit out for eight rounds."),
          {"BU-38", "BU-39", "BU-40", "BU-41"}}},
        {{{},
          {{{"imperial:8", "turk:3", "artillery:VV"},
            message("The Imperials drew 8 and the Turks 3, so that the Imperials begin and "
                    "have two actions. With the first their artillery fires at Víziváros.")},
           {{"no", "die:2", "enter:I-C1"},
            message("Abdurrahman could add 1 to the die; the Turks decline that. The die shows "
                    "2, not more than the artillery level of 4: the unit Imperial 1 enters a "
                    "breach of Víziváros.")}}},
         {kInTheBreaches,
          {{{"assault:VV", "no", "die:3", "lose:T-A1", "lose:T-A1"},
            message("Four units of 4 assault Víziváros, and the Turks do not call "
                    "Abdurrahman to it. 16, less 10 of the defenders, and 3 of the die make 9. "
                    "That is more than twice the Turkish morale of 4, so that the Turks lose "
                    "two steps: an Azab is damaged and then removed.")}}}},
        LineStart::Subject};
}

LessonPart explained() {
    return wordsToKnow(
        {{message("Wall and breach: the Turks stand on the walls (Víziváros, the North, West, "
                  "South and East wall, and the Middle zone), the Imperials in the camps (the "
                  "North, West and South camp, and the Danube bank) and in the "
                  "breaches of a wall. A wall without Turks falls to the units in its "
                  "breaches."),
          {"BU-11", "BU-12", "BU-13"}},
         {message("Step: the unit is turned to its damaged side, with the smaller number. A "
                  "damaged unit is removed."),
          {"BU-5", "BU-19"}},
         {message("Morale: the number that a result has to reach. That of the Imperials rises "
                  "with each wall they hold and falls with each unit they lose."),
          {"BU-33", "BU-34"}},
         {message("Cup: destroyed Imperial units go into it at the start of the next turn, the "
                  "two in reserve in turns 7 and 8. A unit that is drawn is placed in a camp, "
                  "and another chit is drawn."),
          {"BU-27", "BU-42"}},
         {message("Officer: Abdurrahman, Charles of Lorraine or Maximilian Emanuel. A marker "
                  "pays for an officer's special actions, such as making a unit whole."),
          {"BU-28", "BU-30"}},
         {message("Decline: from the Middle zone Abdurrahman may add 1 to the die of the Imperial "
                  "artillery, and before an assault he may come to that wall. The Turks are "
                  "asked each time, and may decline."),
          {"BU-21", "BU-29"}}});
}

} // namespace

template <>
std::vector<LessonPart> lessons::of<Buda1686>() {
    return {
        {layOut(),
         {{message("Lay out the map, a die and two cups: one with the grey chits of the Imperials, "
                   "one with the green chits of the Turks."),
           {"BU-1", "BU-2"}},
          {message("Place the units as the map says: 8 of the Imperials in the camps, 8 of the "
                   "Turks on the walls. The track begins with turn 1, mining 1, and with 4 for the "
                   "artillery and for the morale of both sides."),
           {"BU-3", "BU-4"},
           {{}, {"VV"}}}},
         {{}}},
        {whoBegins(),
         {{message("In each round both sides draw a chit, and the higher number acts first. It has "
                   "two actions with an even number and one with an odd number; the other side has "
                   "one."),
           {"BU-6", "BU-7"}},
          {message("With equal numbers nobody acts. When the second 0 is drawn, the turn ends. The "
                   "game has eight turns."),
           {"BU-8", "BU-9"}}}},
        oneTurn(),
        {howToWin(),
         {{message("The Imperials win when the Turkish morale has fallen to 0 and at most four "
                   "Turkish units are left. Otherwise the Turks win."),
           {"BU-43"}},
          {message("The Turkish morale begins at 4. It falls by 1 when Abdurrahman is "
                   "destroyed."),
           {"BU-35"}},
          {message("At the start of turns 6, 7 and 8 a die is rolled: add 1 for each wall "
                   "but Víziváros that the Imperials hold, and take off 1 for each full three "
                   "Turkish units. With 4 or more the morale falls by 1. Only these "
                   "three falls and the loss of Abdurrahman together bring it to 0."),
           {"BU-37"}}}},
        explained()};
}

} // namespace umpire
