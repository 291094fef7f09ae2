#pragma once

#include "app/record/journal/journal.h"

/// Counts the records of many evenings. Undone events do not count.
namespace umpire {

/// The result of one record.
struct CountedGame {
    std::string game;      ///< "murus-gallicus"
    std::string variant;   ///< as written in the record
    std::string firstSide; ///< the first in turn order: "roman"
    bool isOver = false;
    bool isLostOnTime = false;         ///< a side had no time left
    std::optional<std::string> winner; ///< the side; none: a draw, or not over
    int actions = 0;                   ///< number of actions that count
    double minutes = 0.0;              ///< from start to end, without pauses
};

/// The duration of one action.
struct ThinkingTime {
    std::string player; ///< "Anna"; "roman (murus-gallicus)" if no name was given
    double seconds = 0.0;
};

/// A salvo that the table showed and the rules decided (War Galley).
struct CountedToss {
    std::string player;           ///< see ThinkingTime
    int range = 0;                ///< in match lengths: 1, 2 or 3 (WG-28)
    bool inSideZone = false;      ///< by WG-31
    std::vector<double> chances;  ///< hit probability of each tossed match (toss_odds.h)
    int hits = 0;                 ///< by the ruling
    std::vector<double> headings; ///< directions of the matches with heads, in radians
};

struct Tally {
    std::vector<CountedGame> games;
    std::vector<ThinkingTime> thoughts;
    std::vector<CountedToss> tosses;
    std::vector<int> dice; ///< each die's number, 1 to 6
};

/// Adds a record. An unfinished game with secrets adds only its length and times. Actions that
/// today's rules cannot follow add no tosses and dice.
void addTo(Tally& tally, const JournalRecord& record);

} // namespace umpire
