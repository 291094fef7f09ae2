#pragma once

#include "app/desk/words/shown_position.h"
#include "rules/games/war_galley/toss.h"
#include "rules/table/observation.h"

#include <optional>

/// Compares a look at the table with the record.
namespace umpire::desk {

/// A number that the look and the record have differently.
struct CountedOtherwise {
    std::string where; ///< "A1", "d4"
    QString recorded;  ///< the record's numbers in words: "oars 5 port, 5 starboard; masts 3"
    QString seen;
    bool operator==(const CountedOtherwise&) const = default;
};

/// Returns the oars, masts and stack heights that differ, if the look is certain. The referee
/// judges where the pieces lie.
std::vector<CountedOtherwise> countedOtherwise(const ShownPosition& position,
                                               const TableObservation& seen);

/// Renames the look's galleys as in the record: "B2". A galley that the record lacks keeps its
/// id.
TableObservation namedAsRecorded(const ShownPosition& position, TableObservation seen);

/// Tells whether one look leaves the height of any stack open.
bool hasUnsureHeights(const TableObservation& seen);

/// Returns the rules' ruling on a toss: `position` is the position before the toss, `action` the
/// toss in notation. None if the action is no toss, or has no target in the position.
std::optional<war_galley::TossRuling> ruledToss(const ShownPosition& position,
                                                const std::string& action);

} // namespace umpire::desk
