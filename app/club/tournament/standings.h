#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/json/field_bounds.h"
#include "rules/table/message.h"

#include <optional>
#include <string_view>

/// Who is where, with ties broken as the FIDE Handbook says (C.07, Tie-Break Regulations).
namespace umpire::tournament {

/// What C.07 says of a player's own unplayed rounds changed. Article numbers are those of C.07.
enum class Edition {
    Of2026, ///< a dummy opponent has the player's points, but no more than half the rounds or than
            ///< the opponent of a forfeit (16.4.1, 16.4.2; in force since 1 March 2026)
    Of2024, ///< a dummy opponent has the player's points (16.4)
};

struct StandingsOptions {
    std::optional<int> afterRound;   ///< none: all rounds made so far
    std::vector<TieBreak> tieBreaks; ///< none: the tournament's, and else the usual ones
    Edition edition = Edition::Of2026;
};

/// Who has the same points and values has the same rank.
struct Row {
    int rank = 0; ///< from 1
    int player = 0;
    Points points = 0;
    std::vector<double> values; ///< of each tie-break, in its order: more is better
    bool operator==(const Row&) const = default;
};

struct Standings {
    std::vector<TieBreak> tieBreaks;
    std::vector<Row> rows; ///< the first first; of equal ranks the lower number
};

/// A pairing without a result counts for nobody.
///
/// - Buchholz (8.1): the opponents' points. Buchholz Cut 1 (14.1): without the least of them.
/// - Sonneborn-Berger (9.1): the points of each opponent that was beaten, half of them for a draw.
/// - Direct encounter (6): among those who are tied, who is ahead in the games they played with
///   each other. The value is how many of those tied are behind.
/// - Wins (7.1): rounds that gave the points of a win, a bye and a forfeit too. Games won (7.2): at
///   the table. Second seat (7.3): games played with it; at larger tables, with any but the first.
/// - Board points: what a team's boards won. Play-off: games that were won after the last round.
///   Lots: drawn by the tournament's seed.
/// Who was expelled stands last.
///
/// Unplayed rounds (16): to others, rounds that a player sat out before leaving the tournament
/// count as draws (16.3). To the player, an unplayed round is a game against a dummy opponent
/// (16.4), and Cut 1 takes the least of the rounds that the player chose not to play first (16.5).
/// In a round robin a forfeit is a game like any other and a bye is none (15).
///
/// At tables of more than two everybody else is an opponent: beaten with fewer points, a draw with
/// as many. An unplayed round there has as many dummy opponents. FIDE has no rule for them.
Standings standingsOf(const Tournament& tournament, const StandingsOptions& options = {});

/// Direct encounter, Sonneborn-Berger and wins in a round robin; Buchholz Cut 1, Buchholz and
/// Sonneborn-Berger in a Swiss; wins, Buchholz and Sonneborn-Berger in groups; wins in a knockout.
/// Teams have board points first, and games that were played off come last.
std::vector<TieBreak> usualTieBreaks(const Tournament& tournament);

/// What an organiser writes.
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
/// FIDE's acronym, "BH-C1".
std::string_view acronymOf(TieBreak tieBreak);
/// By that name or by FIDE's acronym, "BH-C1"; none: there is no such one.
std::optional<TieBreak> tieBreakNamed(std::string_view name);
/// "Buchholz Cut 1": what is printed.
Message titleOf(TieBreak tieBreak);
/// "direct-encounter, buchholz, …", for people.
std::string listedTieBreaks();

} // namespace umpire::tournament
