#pragma once

#include "app/game/referee/core/offer.h"
#include "app/game/referee/core/piece_board.h"
#include "app/game/referee/core/table_reader.h"
#include "app/record/events/event.h"
#include "rules/secrecy.h"

/// A game's description of its table, if its pieces are known by kind and spot.
namespace umpire::referee {

/// How an action can be recognised on the table.
enum class Trace {
    Seen, ///< a piece then has another place, or is shown
    /// invisible, but implied by the next visible thing: nobody helps, so the die is thrown
    Implied,
    Said, ///< leaves no trace on the table: never guessed
};

/// A visitor's overload for several kinds of action: a new kind fits none, and breaks the build.
template <typename Kind, typename... Kinds>
concept AnyOf = (std::same_as<Kind, Kinds> || ...);

/// An illegal action, with the name for it and the resulting table.
template <Game G>
struct Trespass {
    typename G::Action action;
    typename G::State after;
};

/// The members that PieceExplainer and PieceReader need.
/// - layoutOf: the pieces that must be on the table.
/// - excused: the pieces that may be present or absent.
/// - traceOf: how the action can be recognised.
/// - shown: the dice, chits or turned tokens that players show for the action. The action then
///   counts, and hands make its other changes later.
/// - mayEnd: false if a joint action is half done, so that the players go on.
/// - trespasses: the illegal actions that put that unexpected piece there, given the missing
///   pieces.
/// - sightings: the pieces in a look, as kinds and spots.
/// - pieceName: a kind's name for people, such as "T-J1".
/// - isToldBy (optional): if both pieces differ from the record, the second implies the first.
/// - spotName: a spot's name for people, such as "EF".
/// - question: what the camera cannot see and a player has to answer.
/// - board: the public view of the position.
/// - areas: the spots' areas on the table.
/// - isTaken: whether a piece is on the spot or on a part of it.
/// - offered: possible corrections of that spot, in any order.
/// - relaid: the position after a correction such as "f9" "h9"; none: the correction has another
///   form.
template <typename T, typename G>
concept PieceTable = requires(const T& table, const typename G::State& state,
                              const typename G::Action& action, const TableObservation& seen,
                              const PieceAt& piece) {
    { table.layoutOf(state) } -> std::same_as<Layout>;
    { table.excused(state) } -> std::same_as<Layout>;
    { table.traceOf(state, action) } -> std::same_as<Trace>;
    { table.shown(state, action) } -> std::same_as<Layout>;
    { table.mayEnd(state) } -> std::same_as<bool>;
    { table.trespasses(state, piece, Layout{}) } -> std::same_as<std::vector<Trespass<G>>>;
    { table.sightings(state, seen) } -> std::same_as<std::vector<Sighting>>;
    { table.pieceName(state, std::string{}) } -> std::same_as<Message>;
    { table.spotName(state, 0) } -> std::same_as<std::string>;
    { table.question(state) } -> std::same_as<std::optional<AnswerNeeded>>;
    { table.board(state) } -> std::same_as<PieceBoard>;
    { table.areas() } -> std::same_as<const std::vector<SpotArea>&>;
    { table.isTaken(state, 0) } -> std::same_as<bool>;
    { table.offered(state, 0, Strays{}) } -> std::same_as<std::vector<OfferedPiece>>;
    {
        table.relaid(state, std::string_view{}, std::string_view{})
        } -> std::same_as<std::optional<typename G::State>>;
};

/// Prior weights of the kinds of explanations; "nothing happened" has 1.
struct PieceWeights {
    double action = 1e-2;
    double further = 5e-2; ///< factor for each further action during the same rest
    double implied = 0.5;  ///< factor for each action that is not seen
    double unfinished = 3e-4;
    double illegal = 1e-5;
    int longest = 5; ///< most actions during one rest
    /// limit of positions that the search expands, because a muddle has thousands
    int mostFollowed = 60;
    int mostImplied = 3;
};

struct PieceOptions {
    PieceModel model;
    PieceWeights weights;
    RulingOptions ruling;
    /// Evidence with which a piece contradicts a layout, and which an action must gain at least
    /// (natural logarithm: 10 to 1) …
    double against = 2.3;
    /// Misfit on one piece, or in total over all pieces, from which an explanation is excluded.
    double mostOnAPiece = 5.0;
    double mostInAll = 7.0;
};

} // namespace umpire::referee
