#include "app/record/game_files/any_game.h"
#include "app/record/game_files/played_line.h"
#include "app/record/lessons/lesson.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire {
namespace {

constexpr std::string_view kSetUp =
    "LOa1,PAb1p1,KRc1d1e1,NIf1g1h1i1,FRj1k1l1,OPm1n1o1,ORa2b2c2,KTd2e2f2,DOg2h2i2,TRj2k2l2,DEm2,"
    "BAc4f4k4n4,MIa3b3,+4 LOa20,PAb20p20,KRc20d20e20,NIf20g20h20i20,FRj20k20l20,OPm20n20o20,"
    "ORa19b19c19,KTd19e19f19,DOg19h19i19,TRj19k19l19,DEm19,BAc17f17k17n17,+6 red";
constexpr std::string_view kFights =
    "LOa6,NIh7,ORc16,DEa2,BAc4f4k4n4 FRh8,PAp18,ORp19,DEp20,BAc17f17k17n17 red";

/// Returns the list of ships in the program's own table with move and strength, such as "PA
/// battleship: 2, 10; …".
Message kinds() {
    const SharedPosition start = startOrUsual(nullptr, "naval-battle");
    std::vector<Message> all;
    for (const naval_battle::Ship& ship : stateIn<NavalBattle>(*start)->table().ships) {
        all.push_back(message("%1 %2: %3, %4", ship.id, naval_battle::inWords(ship.name), ship.move,
                              ship.strength));
    }
    return joined(all, "%1; %2");
}

} // namespace

template <>
std::vector<LessonPart> lessons::of<NavalBattle>() {
    return {
        {layOut(),
         {{message("Each side has 39 pieces: 29 ships, 4 coastal batteries and 6 mines. The "
                   "opponent sees only their backs."),
           {"NB-3"}},
          {message("Put your ships anywhere in your port. The four batteries stand at the "
                   "entrances. Mines lie in the port or stay off the board."),
           {"NB-5"}},
          {message(
               "In the pictures two letters are a kind of ship. Behind its name are the squares "
               "that it may move and its strength: %1. BA is a battery, and MI is a mine. At "
               "the table you see only your own.",
               kinds()),
           {"NB-3"}}},
         {{kSetUp}}},
        {whoBegins(),
         {{message("Either side may begin, with a ship that leaves its port."), {"NB-8"}}}},
        {turn(),
         {{message("Move one ship in any direction, diagonally too, as far as its kind allows or "
                   "less. It jumps over nothing, and it crosses the coast line only at an "
                   "entrance."),
           {"NB-6", "NB-7", "NB-8"},
           {kSetUp, {"b1"}}},
          {message("Or say “I attack” and point at an enemy piece on a neighbouring square. Both "
                   "are turned up. The weaker is removed, and equal ones both are."),
           {"NB-9"}},
          {message("A battery attacks like a ship, and everything but a missile ship loses to it. "
                   "An enemy ship that comes beside a battery must stop there. Only a missile ship "
                   "may pass, and it removes a battery beside it instead of moving: say “I remove "
                   "the battery”."),
           {"NB-13", "NB-14", "NB-15", "NB-16"},
           {kSetUp, {"c4"}}},
          {message("The carrier's plane attacks up to four squares away, and the carrier may move "
                   "in the same turn. The plane stays there for one turn of the enemy and then "
                   "returns."),
           {"NB-11", "NB-12"},
           {kSetUp, {"a1"}}},
          {message("A minesweeper lays mines beside it, which costs no move: say “I lay a mine”. "
                   "It removes an enemy mine beside it instead of moving: say “I remove the "
                   "mine”."),
           {"NB-17", "NB-18"},
           {kSetUp, {"j2"}}}},
         {{kFights,
           {{{"h7xh8", "p18-p17"},
             message(
                 "The red destroyer on h7 attacks the yellow frigate on h8. Strength 7 beats 6, "
                 "and the frigate is removed. Then a yellow ship goes from p18 to p17.")},
            {{"c16#c17"},
             message("The red missile ship on c16 removes the battery on c17. The entrance is open "
                     "when the battery on f17 is gone, too.")}}}}},
        {howToWin(),
         {{message("You win when your landing ship enters the enemy port. An entrance is open when "
                   "both its batteries are gone."),
           {"NB-4", "NB-10"}},
          {message("Whoever has lost the landing ship or all three missile ships cannot win any "
                   "more."),
           {"NB-22"}}}},
        wordsToKnow(
            {{message("Coast line: the edge of a port. Its gaps are the entrances, and a battery "
                      "stands at each side of a gap."),
              {"NB-1", "NB-5"}},
             {message(
                  "Neutral water: the dotted squares around the islands. Nobody fights or "
                  "lays mines there. A ship that is still there after three moves of its side is "
                  "removed."),
              {"NB-20", "NB-21"}},
             {message("Mine: it never moves. What attacks it is lost together with it; only a "
                      "minesweeper removes it unharmed."),
              {"NB-17", "NB-18", "NB-19"},
              {kSetUp, {"a3"}}}})};
}

} // namespace umpire
