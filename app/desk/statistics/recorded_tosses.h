#pragma once

#include "app/mind/odds/odds.h"
#include "app/record/journal/journal.h"

/// The tosses of a game of War Galley, each with the question what could be expected of it.
namespace umpire::desk {

struct RecordedToss {
    std::int64_t event = 0;  ///< that it was thrown or counted in
    odds::Question question; ///< as the galleys lay before it; the hand has no place yet
    std::optional<int> hits; ///< none: the record does not say; a spoiled toss has 0
};

/// In their order. None of other games, of a record that today's rules do not follow, and while the
/// game has secrets.
std::vector<RecordedToss> tossesOf(const JournalRecord& record);

/// What the matches do that are dropped at a good place, five hundred times.
odds::Odds oddsOf(const RecordedToss& toss, const std::stop_token& stop);

} // namespace umpire::desk
