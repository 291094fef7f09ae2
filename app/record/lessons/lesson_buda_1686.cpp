#include "app/record/lessons/lesson.h"

namespace umpire {
namespace {

using namespace lessons;

constexpr std::string_view kInTheBreaches =
    "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF "
    "T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=VV* I-C2=VV* I-C3=VV* I-S1=VV* I-B1=ID I-B2=ID "
    "I-C4=reserve I-H1=reserve drawn=8/3 phase=act actions=2";

LessonPart oneTurn() {
    return {turn(),
            {{message("The Imperials bring a unit from a camp into a breach: by artillery with a "
                      "die up to the artillery level, or by a mine with a die up to the mining "
                      "level."),
              {"BU-15", "BU-17"}},
             {message("Units in the breaches assault the wall. Add their numbers and the die, and "
                      "take off the defenders' numbers and the wall's own. A result of at least "
                      "the Turkish morale costs the Turks a step, twice as much costs two; below "
                      "it the Imperials lose."),
              {"BU-18"}},
             {message("The Turks fire at the guns, dig counter-mines, make sorties and entrench "
                      "themselves."),
              {"BU-16", "BU-24", "BU-25", "BU-26"}}},
            {{{}, {{{"imperial:8", "turk:3", "artillery:VV"}}, {{"no", "die:2", "enter:I-C1"}}}},
             {kInTheBreaches,
              {{{"assault:VV", "no", "die:3", "lose:T-A1", "lose:T-A1"},
                message("Four units of 4 assault the wall VV: 16, less 10 of the defenders, and 3 "
                        "of the die make 9. That is twice the Turkish morale of 4, so that the "
                        "Turks lose two steps: an Azab is damaged and then removed.")}}}}};
}

LessonPart explained() {
    return {wordsToKnow(),
            {{message("Wall and breach: the Turks stand on the walls (VV, EF, NF, DF, KF, and KZ "
                      "in the middle), the Imperials in the camps (IE, IN, ID, IP) and in the "
                      "breaches of a wall. A wall without Turks falls to the units in its "
                      "breaches."),
              {"BU-11", "BU-12", "BU-13"}},
             {message("Step: the unit is turned to its damaged side, with the smaller number. A "
                      "damaged unit is removed."),
              {"BU-5", "BU-19"}},
             {message("Morale: the number that a result has to reach. That of the Imperials rises "
                      "with each wall they hold and falls with each unit they lose."),
              {"BU-33", "BU-34", "BU-37"}},
             {message("Officer: Abdurrahman, Charles of Lorraine or Maximilian Emanuel. A marker "
                      "pays for an officer's special actions, such as making a unit whole."),
              {"BU-28", "BU-29", "BU-30"}}}};
}

} // namespace

std::vector<LessonPart> lessons::buda() {
    return {
        {layOut(),
         {{message("Lay out the map, a die and two cups: one with the grey chits of the Imperials, "
                   "one with the green chits of the Turks."),
           {"BU-1", "BU-2"}},
          {message("Place the units as the map says: 8 of the Imperials in the camps, 8 of the "
                   "Turks on the walls. The track begins with turn 1, mining 1, and with 4 for the "
                   "artillery and for the morale of both sides."),
           {"BU-3", "BU-4"}}},
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
           {"BU-43"}}}},
        explained()};
}

} // namespace umpire
