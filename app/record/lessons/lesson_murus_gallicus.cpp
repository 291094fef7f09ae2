#include "app/record/lessons/lesson.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

namespace umpire {
namespace {

/// A position of the advanced game with units of all kinds.
constexpr std::string_view kUnits = "ttttt1t1/4w2w/3w3w/8/4WW2/6W1/TTTC1TT1 g advanced";

} // namespace

template <>
std::vector<LessonPart> lessons::of<MurusGallicus>() {
    return {
        {layOut(),
         {{message("Take a board of 8 columns and 7 rows, and 16 stones for each side: light ones "
                   "for the Romans, dark ones for the Gauls."),
           {"MG-1"}},
          {message("Each side puts two stones on every cell of its home row. Row 1 is the home "
                   "row of the Romans, row 7 that of the Gauls."),
           {"MG-2"}}},
         {{}}},
        {whoBegins(),
         {{message("The Romans move first. Then the sides take turns with one action each. Nobody "
                   "may pass."),
           {"MG-5"}}}},
        {turn(),
         {{message("Move a tower: its two stones go to the next two cells in a straight or "
                   "diagonal line, one to each. Each of these cells is empty or holds a wall of "
                   "your own, which becomes a tower."),
           {"MG-6"}},
          {message("Or sacrifice: take one stone off your tower and an enemy wall off a "
                   "neighbouring cell. Your tower becomes a wall."),
           {"MG-7"}}},
         {{{},
           {{{"d1-d3", "d7-d5"}},
            {{"c1-e3"},
             message("The tower on c1 goes to d2 and e3. The wall on d2 becomes a tower.")}}},
          {"tttt1t2/8/4t3/8/2w5/1T6/T1T1TTT1 r", {{{"b2xc3"}}}}}},
        {howToWin(),
         {{message("You win as soon as one of your stones is on the opponent's home row."),
           {"MG-8"}},
          {message("You also win when it is the opponent's turn and the opponent has no legal "
                   "action."),
           {"MG-9"}}}},
        wordsToKnow(
            {{message("Wall: one stone alone. It never moves, and it blocks the way."),
              {"MG-4"},
              {kUnits, {"e3"}}},
             {message("Tower: two stones of one colour on a cell. Only towers move."),
              {"MG-3"},
              {kUnits, {"a1"}}},
             {message(
                  "Catapult: three stones on a cell. Only the advanced game has catapults; they "
                  "throw a stone two or three cells far."),
              {"MG-10", "MG-12"},
              {kUnits, {"d1"}}}})};
}

} // namespace umpire
