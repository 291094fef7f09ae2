#pragma once

#include "app/game/referee/core/record.h"
#include "app/record/events/event.h"
#include "rules/table/observation.h"

#include <map>

/// Reads a game from its table. Each game specialises this template.
namespace umpire::referee {

template <Game G>
class TableReader;

/// The pieces by place. The value is the owner's seat and the visible properties.
using Holdings = std::multimap<int, std::pair<int, std::string>>;

/// The members that the referee needs:
/// - forget: discards all looks, because the table has changed.
/// - look: adds a look at the table at rest.
/// - looks: returns the number of looks since forget().
/// - explain: returns the verdict of the looks. `state`: the position of the record.
/// - agreed: is called when the looks match the record.
/// - question: returns the question about facts that the camera cannot see; none if nothing is
///   open.
/// - ownExamples (optional): returns the examples for one player who lays out in secret; none: the
///   examples of the question apply.
/// - corrected: returns the position after a player's correction, such as "d4 roman 2".
/// - asSeen (optional): returns the corrections that make the record agree with the looks; none if
///   the looks do not tell every place.
/// - holdings: returns the pieces of the position with their owners, as everybody may see them.
/// - placeIn: returns the place that a correction names, which is never secret; empty if it names
///   no place.
/// - meant (optional): returns the actions that players mean by one action.
/// - doubtOf (optional): returns the reason why the table contradicts an action that was said.
/// - played: is called for each accepted action. `state`: the position before the action.
/// - onlyFor: returns the only player who may know the action yet; empty if everybody may.
template <typename Reader, typename G>
concept ReadsTable = requires(Reader& reader, const Reader& known, const typename G::State& state,
                              const typename G::Action& action, const TableObservation& seen) {
    reader.forget();
    reader.look(state, seen);
    { known.looks() } -> std::same_as<int>;
    { known.explain(state) } -> std::same_as<Verdict<G>>;
    reader.agreed(state);
    { known.question(state) } -> std::same_as<std::optional<AnswerNeeded>>;
    { known.corrected(state, std::string_view{}) } -> std::same_as<Parsed<typename G::State>>;
    { known.holdings(state) } -> std::same_as<Holdings>;
    { known.placeIn(state, std::string_view{}) } -> std::same_as<std::string>;
    reader.played(state, action);
    { known.onlyFor(state, action) } -> std::same_as<std::string>;
};

} // namespace umpire::referee
