#pragma once

#include "app/game/referee/core/record.h"
#include "app/record/events/event.h"
#include "rules/table/observation.h"

#include <map>

/// How a game is read from its table. A specialisation for each game, beside its `explain`.
namespace umpire::referee {

template <Game G>
class TableReader;

/// What lies where, by place: whose it is (a seat), and what shows of it.
using Holdings = std::multimap<int, std::pair<int, std::string>>;

/// What the referee asks of it:
///   forget      the table is no longer as it was looked at
///   look        one more look at the table at rest
///   looks       how many since it was forgotten
///   explain     what they say, given the record's position
///   agreed      they say what the record says
///   question    what somebody has to say, for the camera cannot see it
///   ownExamples where the game has it: the examples of one player who lays in secret; none: those
///               of the question
///   corrected   the position after a player's correction: "d4 roman 2"
///   holdings    whose pieces a position has, as everybody sees them
///   placeIn     the place that a correction names, which may be said aloud; empty: none
///   meant       where the game has it: the actions that players mean by one
///   doubtOf     where the game has it: why what players say is not what lies there
///   played      this counts now, seen or said; `state` is the position before
///   onlyFor     the only player who may know it yet; empty: everybody
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
