#pragma once

#include "app/game/referee/core/record.h"
#include "app/record/events/event.h"
#include "rules/table/observation.h"

#include <map>

/// Reads a game from its table. Each game specialises it, beside its `explain`.
namespace umpire::referee {

template <Game G>
class TableReader;

/// Maps a place to its piece: the owner's seat, and the visible properties.
using Holdings = std::multimap<int, std::pair<int, std::string>>;

/// The members that the referee needs.
/// - forget: discards all looks, because the table has changed.
/// - look: adds a look at the table at rest.
/// - looks: the number of looks since forget().
/// - explain: the looks' verdict, given the record's position.
/// - agreed: notes that the looks match the record.
/// - question: what the camera cannot see and a player has to answer.
/// - ownExamples (optional): the examples for one player who lays in secret; none: the question's
///   examples.
/// - corrected: the position after a player's correction, such as "d4 roman 2".
/// - holdings: the owners of a position's pieces in the public view.
/// - placeIn: the place that a correction names, which is never secret; empty: none.
/// - meant (optional): the actions that players mean by one action.
/// - doubtOf (optional): why the players' words contradict the table.
/// - played: takes an action that now counts; `state` is the position before the action.
/// - onlyFor: the only player who may know the action yet; empty: everybody may.
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
