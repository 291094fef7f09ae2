#pragma once

#include "app/club/tables/tournament_store.h"

#include <optional>

/// Converts games that end at the club's tables to results of the tournament.
namespace umpire {

/// Table 3 of the tournament is the club's table "3". If two teams meet there, their boards are at
/// the tables "3-1", "3-2" and so on, or all at "3".
struct TournamentTable {
    int table = 0;
    int board = 0; ///< number of the board, counted from 1; 0: the whole match
    bool operator==(const TournamentTable&) const = default;
};
std::optional<TournamentTable> tournamentTableNamed(const std::string& name);

/// A game's result for a pairing, or why the game has none.
struct SaidOfPairing {
    /// kind of the change: Result, Board, OtherGame or OtherPlayers
    TournamentChange::What what = TournamentChange::What::Result;
    /// the result; empty if the game has none; for a board: two seats with the board's points
    tournament::Result result{};
    std::string said{};
    bool operator==(const SaidOfPairing&) const = default;
};
/// Returns the result of the ending for the pairing. Players with names get the seats of the
/// pairing with these names; the words of a name may be in any order. Players without names get the
/// remaining seats in turn order. `board`: see TournamentTable.
SaidOfPairing saidOf(const EndingEvent& ending, const tournament::Tournament& tournament,
                     const tournament::Pairing& pairing, int board);

/// Formats the points of the seats: "1-0", "0.5-0.5", "2-0.5-0.5".
std::string pointsOf(const tournament::Result& result);

/// Enters the end of the recorded game in the newest tournament, once, as the result of the table's
/// pairing. The round is the last round that was paired when the game ended. Deletes the result if
/// the end was undone. Never replaces another result. Records a refused result with the reason.
/// Errors: those of TournamentStore.
Expected<void> enterEnding(TournamentStore& store, const std::string& table,
                           const std::string& record);

} // namespace umpire
