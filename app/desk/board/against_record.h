#pragma once

#include "app/desk/words/shown_position.h"
#include "rules/games/war_galley/toss.h"
#include "rules/table/observation.h"

#include <optional>

/// Compares an observation of the table with the record.
namespace umpire::desk {

/// A piece whose counted parts or stack height differ between the record and the observation.
struct CountedOtherwise {
    std::string where; ///< the galley or the square: "A1", "d4"
    QString recorded;  ///< the recorded numbers in words: "oars 5 port, 5 starboard; masts 3"
    QString seen;
    bool operator==(const CountedOtherwise&) const = default;
};

/// Returns the galleys whose oars or masts differ from the record, or the squares whose stack
/// height differs. Leaves out uncertain observations, and pieces that only the record or only the
/// observation has. Does not compare positions, because the referee does that. Empty for games
/// other than War Galley and Murus Gallicus.
std::vector<CountedOtherwise> countedOtherwise(const ShownPosition& position,
                                               const TableObservation& seen);

/// Returns the observation with galleys named as in the record, such as "B2". A galley that the
/// record does not have keeps its id. Observations of other games are returned unchanged.
TableObservation namedAsRecorded(const ShownPosition& position, TableObservation seen);

/// Tells whether the height of any observed stack is unknown or uncertain.
bool hasUnsureHeights(const TableObservation& seen);

/// Returns the ruling on a toss of matches by the rules. `position`: the position before the toss;
/// `action`: the toss in notation. Returns none if `position` is no position of War Galley, or if
/// `action` is no toss that can be ruled on in that position.
std::optional<war_galley::TossRuling> ruledToss(const ShownPosition& position,
                                                const std::string& action);

} // namespace umpire::desk
