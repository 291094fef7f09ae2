#pragma once

#include "app/game/referee/core/offer.h"
#include "app/game/referee/core/piece_board.h"
#include "app/game/referee/core/table_reader.h"
#include "app/record/events/event.h"
#include "rules/secrecy.h"

/// What a game whose pieces are known by kind and spot says of its table.
namespace umpire::referee {

/// How the table tells of an action.
enum class Trace {
    Seen,    ///< something lies elsewhere then, or is shown
    Implied, ///< it is not, but what is seen next says it: nobody helps, and the die is thrown
    Said,    ///< nothing of it lies on the table: it is never guessed
};

/// What was done against the rules, as it would be named, and what would lie there.
template <Game G>
struct Trespass {
    typename G::Action action;
    typename G::State after;
};

/// What a game's table is, for PieceExplainer and PieceReader:
///   layoutOf    what must lie there
///   excused     what may lie there, or not
///   traceOf     how the table tells of the action
///   shown       what players show for it: dice, chits, tokens that are turned up. Then it counts,
///               and hands follow it later
///   mayEnd      players do not stop here: what they do together is half done
///   trespasses  what nobody may do now, and leaves that piece, which should not lie there; others
///               are missing
///   sightings   what a look saw, as kinds and spots
///   pieceName   "T-J1", of a kind, for people
///   isToldBy    (optional) where both pieces differ, whoever is told the second knows the first
///   spotName    "EF", for people
///   question    what somebody has to say, for the camera cannot see it
///   board       the position as everybody may see it
///   areas       where the spots lie
///   isTaken     something lies on that spot, or part of it
///   offered     what the record may be wrong about at that spot, best guesses anywhere in it
///   relaid      the position after a correction, "f9" "h9"; none: it is written otherwise
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

/// How likely each kind is before anything is seen: weights of one explanation of the kind, for
/// "nothing happened" is 1.
struct PieceWeights {
    double action = 1e-2;
    double further = 5e-2; ///< times, for each action that follows at the same rest
    double implied = 0.5;  ///< times, for each that is not seen
    double unfinished = 3e-4;
    double illegal = 1e-5;
    int longest = 5;       ///< actions at one rest
    int mostFollowed = 60; ///< positions from which more is sought: a muddle has thousands
    int mostImplied = 3;
};

struct PieceOptions {
    PieceModel model;
    PieceWeights weights;
    RulingOptions ruling;
    /// A piece speaks against a layout from this on, and so much an action has to gain at least
    /// (natural logarithm: 10 to 1) …
    double against = 2.3;
    /// … and so much on one piece, or on all together, rules it out.
    double mostOnAPiece = 5.0;
    double mostInAll = 7.0;
};

} // namespace umpire::referee
