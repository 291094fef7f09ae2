#pragma once

#include "app/club/tables/tournament_store.h"

#include <optional>

/// Converts games that end at the club's tables to results of the tournament.
namespace umpire {

/// Table 3 of the tournament is the club's table "3". If two teams meet there, their boards are at
/// the tables "3-1", "3-2" and so on, or all at "3".
struct TournamentTable {
    int table = 0;
    int board = 0; ///< counted from 1; 0: the whole match
    bool operator==(const TournamentTable&) const = default;
};
std::optional<TournamentTable> tournamentTableNamed(const std::string& name);

/// A game's result for a pairing, or why the game has none.
struct SaidOfPairing {
    TournamentChange::What what = TournamentChange::What::Result; ///< Board; OtherGame …
    tournament::Result result{}; ///< for Board: two seats with the board's points
    std::string said{};
    bool operator==(const SaidOfPairing&) const = default;
};
/// Assigns players to the seats of the pairing by name; the words of a name may be in any order.
/// Others sit in turn order. `board`: see TournamentTable.
SaidOfPairing saidOf(const EndingEvent& ending, const tournament::Tournament& tournament,
                     const tournament::Pairing& pairing, int board);

/// Formats "1-0", "0.5-0.5", "2-0.5-0.5".
std::string pointsOf(const tournament::Result& result);

/// Enters the record's end in the newest tournament, once, as the result of the table's pairing in
/// the round that was the last one then. Takes the result back if the end was undone. Never
/// replaces another result. Notes a rejected result, with the reason. Errors: those of
/// TournamentStore.
Expected<void> enterEnding(TournamentStore& store, const std::string& table,
                           const std::string& record);

} // namespace umpire
