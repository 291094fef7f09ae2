#pragma once

#include "app/mind/odds/odds.h"
#include "app/record/journal/journal.h"

/// Collects a War Galley game's tosses, with the question about each toss's odds.
namespace umpire::desk {

struct RecordedToss {
    std::int64_t event = 0;  ///< the event in which the matches were tossed or the hits counted
    odds::Question question; ///< galleys before the toss; the hand has no place yet
    std::optional<int> hits; ///< none: not recorded; 0 for a spoiled toss
};

/// Returns the tosses in order. Empty for other games, for a record that today's rules cannot
/// follow, and while the game has secrets.
std::vector<RecordedToss> tossesOf(const JournalRecord& record);

/// Simulates five hundred drops at a good place.
odds::Odds oddsOf(const RecordedToss& toss, const std::stop_token& stop);

} // namespace umpire::desk
