#pragma once

#include "app/desk/words/shown_position.h"
#include "rules/games/war_galley/toss.h"
#include "rules/table/observation.h"

#include <optional>

/// A look at the table beside what the record says of it.
namespace umpire::desk {

/// What a look counts otherwise than the record has it.
struct CountedOtherwise {
    std::string where; ///< "A1", "d4"
    QString recorded;  ///< in words: "oars 5 port, 5 starboard; masts 3"
    QString seen;
    bool operator==(const CountedOtherwise&) const = default;
};

/// Oars, masts and heights of stacks where the look is sure and the record has another number.
/// Where pieces lie is the referee's to judge.
std::vector<CountedOtherwise> countedOtherwise(const ShownPosition& position,
                                               const TableObservation& seen);

/// The look with its galleys named as the record names them: "B2". One that is none of the record's
/// keeps its id.
TableObservation namedAsRecorded(const ShownPosition& position, TableObservation seen);

/// Are there stacks whose height one look does not tell?
bool hasUnsureHeights(const TableObservation& seen);

/// The ruling that the rules made on a toss: `position` is the one that it was tossed in, `action`
/// the toss in the notation. None where it is no toss, or the position has no target for it.
std::optional<war_galley::TossRuling> ruledToss(const ShownPosition& position,
                                                const std::string& action);

} // namespace umpire::desk
