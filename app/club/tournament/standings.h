#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/json/field_bounds.h"
#include "rules/table/message.h"

#include <optional>
#include <string_view>

/// Computes standings, with ties broken by the FIDE Handbook (C.07, Tie-Break Regulations).
namespace umpire::tournament {

/// The edition of C.07 for a player's own unplayed rounds. Article numbers are those of C.07.
enum class Edition {
    Of2026, ///< a dummy opponent has the player's points, but no more than half the rounds or than
            ///< the opponent of a forfeit (16.4.1, 16.4.2; in force since 1 March 2026)
    Of2024, ///< a dummy opponent has the player's points (16.4)
};

struct StandingsOptions {
    /// number of the round after which the standings are taken; none: all rounds so far
    std::optional<int> afterRound;
    /// the tie-breaks in order; empty: those of the tournament, or else the default tie-breaks
    std::vector<TieBreak> tieBreaks;
    Edition edition = Edition::Of2026;
};

/// Players with equal points and values have the same rank.
struct Row {
    int rank = 0; ///< counted from 1
    int player = 0;
    Points points = 0;
    std::vector<double> values; ///< a value for each tie-break, in their order; more is better
    bool operator==(const Row&) const = default;
};

struct Standings {
    std::vector<TieBreak> tieBreaks;
    std::vector<Row> rows; ///< best first; for equal ranks by number
};

/// Returns the standings. Ignores pairings without a result.
///
/// - Buchholz (8.1): the sum of the opponents' points. Buchholz Cut 1 (14.1): without the lowest
///   term of this sum.
/// - Sonneborn-Berger (9.1): the sum of the points of each beaten opponent, and of half the points
///   of each opponent with a draw.
/// - Direct encounter (6): among tied players, who is ahead in their games with each other.
///   The value is the number of tied players behind.
/// - Wins (7.1): rounds with the points of a win, including byes and forfeits. Games won (7.2):
///   games won at the table. Second seat (7.3): games played in the second seat; at tables of more
///   than two, in any seat but the first.
/// - Board points: the points of a team's boards. Play-off: games won after the last round.
///   Lots: the order that is drawn with the tournament's seed.
/// Expelled players are last.
///
/// Unplayed rounds (16): for opponents, rounds that a player missed before leaving the tournament
/// count as draws (16.3). For the player, an unplayed round is a game against a dummy opponent
/// (16.4), and Cut 1 first removes the lowest of the rounds that the player chose not to play
/// (16.5). In a round robin a forfeit counts as a game and a bye does not (15).
///
/// At tables of more than two, all others at the table are opponents. An opponent with fewer points
/// is beaten; with an opponent who has equal points, the game is a draw. An unplayed round has one
/// dummy opponent for each opponent at a full table. FIDE has no rule for such tables.
Standings standingsOf(const Tournament& tournament, const StandingsOptions& options = {});

/// Returns direct encounter, Sonneborn-Berger and wins for a round robin; Buchholz Cut 1, Buchholz
/// and Sonneborn-Berger for a Swiss; wins, Buchholz and Sonneborn-Berger for groups; wins for a
/// knockout. Teams have board points first; play-off games come last.
std::vector<TieBreak> usualTieBreaks(const Tournament& tournament);

/// The names of the tie-breaks, as an organiser writes them.
inline constexpr Named<TieBreak> kTieBreakNames[] = {
    {TieBreak::Buchholz, "buchholz"},
    {TieBreak::BuchholzCut1, "buchholz-cut-1"},
    {TieBreak::SonnebornBerger, "sonneborn-berger"},
    {TieBreak::DirectEncounter, "direct-encounter"},
    {TieBreak::Wins, "wins"},
    {TieBreak::GamesWon, "games-won"},
    {TieBreak::SecondSeat, "second-seat"},
    {TieBreak::BoardPoints, "board-points"},
    {TieBreak::PlayOff, "play-off"},
    {TieBreak::Lots, "lots"},
};
std::string_view nameOf(TieBreak tieBreak);
/// Returns FIDE's acronym, "BH-C1".
std::string_view acronymOf(TieBreak tieBreak);
/// Finds the tie-break by its name or by FIDE's acronym, such as "BH-C1"; none: unknown.
std::optional<TieBreak> tieBreakNamed(std::string_view name);
/// Returns the title for people, such as "Buchholz Cut 1".
Message titleOf(TieBreak tieBreak);
/// Returns the names of all tie-breaks for people: "buchholz, buchholz-cut-1, …".
std::string listedTieBreaks();

} // namespace umpire::tournament
