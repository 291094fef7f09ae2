#pragma once

#include "app/game/referee/core/offer.h"
#include "app/game/referee/core/piece_board.h"
#include "app/game/referee/core/table_reader.h"
#include "app/record/events/event.h"
#include "rules/secrecy.h"

#include <algorithm>
#include <set>

/// The description of a game's table, for games whose pieces are known by kind and spot.
namespace umpire::referee {

/// How the table shows that an action was made.
enum class Trace {
    Seen, ///< a piece changes its place, or is shown
    /// The table does not show the action, but the next visible thing implies it: if the die is
    /// thrown, nobody helps.
    Implied,
    Said, ///< nothing on the table shows the action, so it is never guessed
};

/// Maximum number of answers among which people choose without reading long.
inline constexpr std::size_t kMostToChoose = 12;

/// Accepts several kinds of action in one function of a visitor. A new kind fits none, which is a
/// compile error.
template <typename Kind, typename... Kinds>
concept AnyOf = (std::same_as<Kind, Kinds> || ...);

/// An illegal action and the position that it leads to.
template <Game G>
struct Trespass {
    typename G::Action action;
    typename G::State after;
};

/// The members that PieceExplainer and PieceReader need:
/// - layoutOf: returns the pieces that must be on the table.
/// - excused: returns the pieces that may be present or absent.
/// - traceOf: returns how the table shows the action.
/// - shown: returns the dice, chits or turned tokens that players show for the action. When they
///   are shown, the action is accepted; the players make its other changes later.
/// - mayEnd: returns false in the middle of a joint action, which the players must continue.
/// - trespasses: returns the illegal actions that lead to an unexpected piece, given the missing
///   pieces.
/// - sightings: returns the pieces of a look by kind and spot.
/// - pieceName: returns the name of a kind for people, such as "T-J1".
/// - isToldBy (optional): tells whether the second of two differing pieces implies the first.
/// - spotName: returns the name of a spot for people, such as "EF".
/// - question: returns the question about facts that the camera cannot see.
/// - board: returns the position as everybody may see it.
/// - areas: returns the areas of the spots on the table.
/// - isTaken: tells whether a piece is on the spot or on a part of it.
/// - offered: returns possible corrections of the spot, in any order.
/// - relaid: returns the position after a correction such as "f9" "h9"; none if the words are no
///   such correction.
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

/// Offers the actions as answers, and asks nobody to write them. Where there are more than people
/// choose among, offers the first of each kind as an example.
template <Game G>
void offer(AnswerNeeded& needed, const typename G::State& state,
           const std::vector<typename G::Action>& actions) {
    const bool areAll = actions.size() <= kMostToChoose;
    std::set<std::size_t> kinds;
    for (const typename G::Action& action : actions) {
        if (kinds.insert(action.index()).second || areAll) {
            needed.examples.push_back(G::text(state, action));
        }
    }
    needed.listed = areAll ? AnswerNeeded::Listed::All : AnswerNeeded::Listed::Some;
}

/// Returns the legal actions that the table does not show, the implied ones first.
template <Game G, typename Table>
std::vector<typename G::Action> unseenActions(const typename G::State& state) {
    std::vector<typename G::Action> legal = G::legalActions(state);
    std::erase_if(legal, [&](const typename G::Action& action) {
        return Table::traceOf(state, action) == Trace::Seen;
    });
    std::stable_partition(legal.begin(), legal.end(), [&](const typename G::Action& action) {
        return Table::traceOf(state, action) == Trace::Implied;
    });
    return legal;
}

/// The head of a game's table: where its spots lie, and what holds for most games. A game's table
/// declares its own `excused` and `mayEnd` where they differ.
template <Game G>
class PrintedTable {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    /// `areas`: the areas of the spots on the table; if empty, no piece is tracked.
    explicit PrintedTable(std::vector<SpotArea> areas, const LayingModel& laying)
        : areas_(std::move(areas)), laying_(laying) {}

    [[nodiscard]] static Layout excused(const State&) { return {}; }
    [[nodiscard]] static bool mayEnd(const State&) { return true; }
    [[nodiscard]] const std::vector<SpotArea>& areas() const { return areas_; }

protected:
    std::vector<SpotArea> areas_;
    LayingModel laying_;
};

/// Prior weights of the explanations, relative to 1 for "nothing happened".
struct PieceWeights {
    double action = 1e-2;
    double further = 5e-2; ///< factor for each further action since the table came to rest
    double implied = 0.5;  ///< factor for each action that the table does not show
    double unfinished = 3e-4;
    double illegal = 1e-5;
    int longest = 5; ///< maximum number of actions in an explanation
    /// Maximum number of positions that the search expands. Pieces in disorder would lead to
    /// thousands.
    int mostFollowed = 60;
    int mostImplied = 3;
};

struct PieceOptions {
    PieceModel model;
    PieceWeights weights;
    RulingOptions ruling;
    /// Minimum evidence with which a piece contradicts a layout, and with which the table supports
    /// an action (natural logarithm of a likelihood ratio of 10 to 1).
    double against = 2.3;
    /// Maximum misfit of one piece. An explanation with a greater misfit is excluded.
    double mostOnAPiece = 5.0;
    double mostInAll = 7.0;
};

} // namespace umpire::referee
