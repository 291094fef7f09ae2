#pragma once

#include "app/mind/odds/odds.h"
#include "app/record/journal/journal.h"

/// A toss in the record of a War Galley game, with the question for the simulation of its
/// probabilities.
namespace umpire::desk {

struct RecordedToss {
    /// number of the event that contains the toss or the number of its hits
    std::int64_t event = 0;
    odds::Question question; ///< the galleys before the toss; the hand's place is not chosen yet
    std::optional<int> hits; ///< number of hits, 0 for a spoiled toss; none: not recorded
};

/// Returns the tosses of a record, in order. Empty for other games, while the record holds secrets,
/// and if the present rules cannot replay the record.
std::vector<RecordedToss> tossesOf(const JournalRecord& record);

/// Returns the probabilities of a toss from five hundred simulated drops, with the hand at the best
/// place.
odds::Odds oddsOf(const RecordedToss& toss, const std::stop_token& stop);

} // namespace umpire::desk
