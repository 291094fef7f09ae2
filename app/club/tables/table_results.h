#pragma once

#include "app/club/tables/tournament_store.h"

#include <optional>

/// Games that end at the club's tables, as results of the tournament.
namespace umpire {

/// Table 3 of the tournament is the club's table "3". Where two teams meet there, its boards are
/// played at the tables "3-1", "3-2" and so on; or all at "3".
struct TournamentTable {
    int table = 0;
    int board = 0; ///< from 1; 0: the whole match
    bool operator==(const TournamentTable&) const = default;
};
std::optional<TournamentTable> tournamentTableNamed(const std::string& name);

/// What a game says of a pairing, or why it says nothing.
struct SaidOfPairing {
    TournamentChange::What what = TournamentChange::What::Result; ///< Board; OtherGame …
    tournament::Result result{}; ///< of Board: two seats with the board's points
    std::string said{};
    bool operator==(const SaidOfPairing&) const = default;
};
/// Who has a name at the table sits where the pairing has that name; the words of a name count, in
/// any order. All others sit in the order of play. `board`: as TournamentTable has it.
SaidOfPairing saidOf(const EndingEvent& ending, const tournament::Tournament& tournament,
                     const tournament::Pairing& pairing, int board);

/// "1-0", "0.5-0.5", "2-0.5-0.5".
std::string pointsOf(const tournament::Result& result);

/// The end of that record goes into the newest tournament, once, as the result of the table's
/// pairing in the round that was the last one at that time. Where that end was undone the result is
/// taken back. A result that is there stays. What is not taken is noted, with the reason.
/// Errors: of TournamentStore.
Expected<void> enterEnding(TournamentStore& store, const std::string& table,
                           const std::string& record);

} // namespace umpire
