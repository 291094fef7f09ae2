#pragma once

#include "app/record/journal/journal.h"

/// Counts what many records contain. Undone events do not count.
namespace umpire {

/// The result of one record.
struct CountedGame {
    std::string game;      ///< name of the game, such as "murus-gallicus"
    std::string variant;   ///< name of the variant, as written in the record
    std::string firstSide; ///< first side in turn order, such as "roman"
    bool isOver = false;
    bool isLostOnTime = false;         ///< true if a side had no time left
    std::optional<std::string> winner; ///< the side that won; none for a draw or an unfinished game
    int actions = 0;                   ///< number of actions that were not undone
    double minutes = 0.0; ///< duration in minutes from the start to the last action, without pauses
};

/// The duration of one action.
struct ThinkingTime {
    std::string player; ///< name such as "Anna"; "roman (murus-gallicus)" if no name was given
    double seconds = 0.0;
};

/// A salvo of War Galley that was seen on the table and judged by the rules.
struct CountedToss {
    std::string player;      ///< named as in ThinkingTime
    int range = 0;           ///< in match lengths, rounded up: 1, 2 or 3 (WG-28); 0: out of range
    bool inSideZone = false; ///< whether the target was in the side zone (WG-31)
    std::vector<double> chances;  ///< hit probability of each tossed match (toss_odds.h)
    int hits = 0;                 ///< number of hits by the rules
    std::vector<double> headings; ///< directions of the matches that have a head, in radians
};

struct Tally {
    std::vector<CountedGame> games;
    std::vector<ThinkingTime> thoughts;
    std::vector<CountedToss> tosses;
    std::vector<int> dice; ///< number of each thrown die, 1 to 6
};

/// Adds a record. An unfinished game with secrets adds only its number of actions and its times.
/// Actions that the present rules refuse add no tosses and no dice.
void addTo(Tally& tally, const JournalRecord& record);

} // namespace umpire
