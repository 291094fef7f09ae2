#include "app/record/lessons/lesson.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire {
namespace {

using namespace lessons;

constexpr std::string_view kBegun = "5:5/5/3@300,150,90 4:4/4/4@380,202,270 orders introduction";
constexpr std::string_view kFires =
    "5:5/5/3@300,192,90=FXFLX 4:4/4/4@380,118,270=FFXFX step2:fire A1>B1 introduction";

LessonPart laidOut() {
    return {layOut(),
            {{message("Each player has one or more galleys. A galley is the sleeve of a matchbox; "
                      "a triangle on the deck marks its bow."),
              {"WG-1", "WG-2", "WG-6"}},
             {message("Headed matches in the long sides are oars. Headless matches on the deck are "
                      "masts. The oars of one side and the masts are 8 together: 6 and 2, 5 and 3, "
                      "or 4 and 4."),
              {"WG-4", "WG-5"}},
             {message("Each galley has eight loose matches for its orders, and a screen to lay "
                      "them behind. No match head may touch a striking strip."),
              {"WG-7", "WG-8", "WG-9"}}},
            {{kBegun}}};
}

LessonPart begun() {
    return {whoBegins(),
            {{message("Draw lots. Then place one galley each in turn, at most two matches' length "
                      "from your own edge of the table, and no nearer than that to an enemy "
                      "galley."),
              {"WG-10", "WG-11", "WG-A20"}},
             {message("From then on nobody begins: both sides lay their orders in secret and carry "
                      "them out at the same time."),
              {"WG-17", "WG-20"}}}};
}

LessonPart oneTurn() {
    return {
        turn(),
        {{message("Lay a row of up to five order matches for each galley behind its screen: at "
                  "most one fire for each mast, and at most one move for each oar of its weaker "
                  "side. Lay as many as that allows."),
          {"WG-12", "WG-14", "WG-15", "WG-16"}},
         {message("Both sides lift their screens together. In each step every galley carries out "
                  "its next order: first all move, then all fire, and last oars are re-arranged."),
          {"WG-17", "WG-20", "WG-21"}},
         {message("A bow that rams a side does 2 damage. A bow that rams a stern does 1. Where bow "
                  "meets bow, both take 2. Each forward that the ramming galley has made in this "
                  "turn adds 1."),
          {"WG-24", "WG-25"}},
         {message("To fire, drop matches from 15 cm: two for each mast when the target is within "
                  "one match's length, one for each mast within two, half of that, rounded up, "
                  "within three. Each head that points at the target is a hit."),
          {"WG-27", "WG-28", "WG-29", "WG-30"}},
         {message("Each point of damage costs the target an oar or a mast. The first is an oar on "
                  "the side towards the attacker, and that side loses the most. Of three or more, "
                  "one is a mast."),
          {"WG-34", "WG-35", "WG-36", "WG-37"}}},
        {{kBegun,
          {{{"A1 orders FXFLX", "B1 orders FFXFX", "A ready", "B ready"},
            message("The orders lie open. In step 1 both galleys go forward; in step 2 galley B1 "
                    "goes forward again, and galley A1 fires.")},
           {{"A1 toss 412,240>396,201 355,140>320,120 220,200>215,242", "A1 hits 2"},
            message("Galley B1 is more than one match's length away and less than two. So galley "
                    "A1 drops three matches, one for each of its three masts. One head points at "
                    "galley B1. Galley B1 is in the side zone of galley A1, so that the plain end "
                    "of the second match hits too. The third match misses.")},
           {{"B1 loses 0/1/1"},
            message(
                "Galley B1 takes 2 damage. First it loses an oar to starboard, the side towards "
                "galley A1. Its player chooses a mast for the second. Then step 3 follows.")}}}}};
}

LessonPart explained() {
    return wordsToKnow(
        {{message("Mast: a headless match on the deck. It stands for soldiers. Each mast "
                  "allows one fire order, and more masts drop more matches."),
          {"WG-4", "WG-14", "WG-28"}},
         {message("Order match: a match that gives an order. Head ahead: go forward one "
                  "match's length. Head to the left or right: turn that way by 60 degrees and "
                  "go on. Headless and crosswise: fire. Two heads back: re-arrange the oars."),
          {"WG-13", "WG-18", "WG-22", "WG-A2"}},
         {message("Side zone: the strips beside the long sides of the galley that fires. "
                  "Against a target there, plain ends hit like heads."),
          {"WG-31", "WG-A13"}},
         {message("Spoiled toss: a dropped match has touched a galley or an order match. All "
                  "matches of the toss miss."),
          {"WG-32", "WG-A14"}}},
        {{kFires,
          {{{"A1 toss 412,240>396,201 350,142>392,142 220,200>215,242", "A1 spoiled"},
            message("The second match lies on galley B1: the toss is spoiled, and even the "
                    "first match does not count.")}},
          LastPicture::LeftOut}});
}

} // namespace

template <>
std::vector<LessonPart> lessons::of<WarGalley>() {
    return {laidOut(),
            begun(),
            oneTurn(),
            {howToWin(),
             {{message("A galley sinks when it has no oar left. Whoever loses the last galley "
                       "loses the game."),
               {"WG-38", "WG-40"}}}},
            explained()};
}

} // namespace umpire
