#pragma once

#include "app/record/journal/journal.h"

/// What records of many evenings hold, counted. Undone events do not count.
namespace umpire {

/// A game of one record.
struct CountedGame {
    std::string game;      ///< "murus-gallicus"
    std::string variant;   ///< as the record has it
    std::string firstSide; ///< the first in the order of play: "roman"
    bool isOver = false;
    bool isLostOnTime = false; ///< a side had no time left
    std::optional<std::string> winner; ///< the side; none: a draw, or not over
    int actions = 0;                   ///< that count
    double minutes = 0.0;              ///< from start to end, without the pauses
};

/// How long one action took.
struct Thought {
    std::string player; ///< "Anna"; "roman (murus-gallicus)" where nobody gave a name
    double seconds = 0.0;
};

/// A salvo that the table showed and that was ruled on (War Galley).
struct CountedToss {
    std::string player;           ///< as in Thought
    int range = 0;                ///< 1, 2 or 3 match lengths (WG-28)
    bool inSideZone = false;      ///< WG-31
    std::vector<double> chances;  ///< of each tossed match (toss_odds.h)
    int hits = 0;                 ///< as it was ruled
    std::vector<double> headings; ///< of the headed ones, in radians
};

struct Tally {
    std::vector<CountedGame> games;
    std::vector<Thought> thoughts;
    std::vector<CountedToss> tosses;
    std::vector<int> dice; ///< what each die showed, 1 to 6
};

/// Adds what the record holds. A game that is not over and has secrets gives only its length and
/// times. Actions that today's rules do not follow are left out of tosses and dice.
void addTo(Tally& tally, const JournalRecord& record);

} // namespace umpire
