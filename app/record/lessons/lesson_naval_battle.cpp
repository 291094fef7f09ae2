#include "app/record/lessons/lesson.h"

namespace umpire {
namespace {

constexpr std::string_view kSetUp =
    "LOa1,PAb1p1,KRc1d1e1,NIf1g1h1i1,FRj1k1l1,OPm1n1o1,ORa2b2c2,KTd2e2f2,DOg2h2i2,TRj2k2l2,DEm2,"
    "BAc4f4k4n4,MIa3b3,+4 LOa20,PAb20p20,KRc20d20e20,NIf20g20h20i20,FRj20k20l20,OPm20n20o20,"
    "ORa19b19c19,KTd19e19f19,DOg19h19i19,TRj19k19l19,DEm19,BAc17f17k17n17,+6 red";
constexpr std::string_view kFights =
    "LOa6,NIh7,ORc16,DEa2,BAc4f4k4n4 FRh8,PAp18,ORp19,DEp20,BAc17f17k17n17 red";

} // namespace

std::vector<LessonPart> lessons::navalBattle() {
    return {
        {layOut(),
         {{message("Each side has 39 pieces: 29 ships, 4 coastal batteries and 6 mines. The "
                   "opponent sees only their backs."),
           {"NB-3"}},
          {message("Put your ships anywhere in your port. The four batteries stand at the "
                   "entrances. Mines lie in the port or stay off the board."),
           {"NB-5"}}},
         {{kSetUp}}},
        {whoBegins(),
         {{message("Either side may begin, with a ship that leaves its port."), {"NB-8"}}}},
        {turn(),
         {{message("Move one ship in any direction, diagonally too, as far as its kind allows or "
                   "less. It jumps over nothing, and it crosses the coast line only at an "
                   "entrance."),
           {"NB-6", "NB-7", "NB-8"}},
          {message("Or say “I attack” and point at an enemy piece on a neighbouring square. Both "
                   "are turned up. The weaker is removed, and equal ones both are."),
           {"NB-9"}},
          {message("A battery strikes everything beside it but missile ships. Only a missile ship "
                   "removes a battery, from a square beside it."),
           {"NB-13", "NB-15"}},
          {message("The carrier's plane attacks up to four squares away. A minesweeper lays mines "
                   "beside it and removes enemy mines."),
           {"NB-11", "NB-17", "NB-18"}},
          {message("In the pictures NI is a destroyer, FR a frigate, OR a missile ship, BA a "
                   "battery and DE the landing ship. At the table you see your own alone.")}},
         {{kFights, {{{"h7xh8", "p18-p17"}}, {{"c16#c17"}}}}}},
        {howToWin(),
         {{message("You win when your landing ship enters the enemy port. An entrance is open when "
                   "both its batteries are gone."),
           {"NB-4", "NB-10"}},
          {message("Whoever has lost the landing ship or all three missile ships cannot win any "
                   "more."),
           {"NB-22"}}}},
        {wordsToKnow(),
         {{message("Coast line: the edge of a port. Its gaps are the entrances, and a battery "
                   "stands at each side of a gap."),
           {"NB-1", "NB-5"}},
          {message("Neutral water: the dotted squares around the islands. Nobody fights there, "
                   "and a ship must be gone after three moves of its side."),
           {"NB-20", "NB-21"}},
          {message("Mine: it never moves. What attacks it is lost together with it; only a "
                   "minesweeper removes it unharmed."),
           {"NB-17", "NB-18", "NB-19"}}}}};
}

} // namespace umpire
