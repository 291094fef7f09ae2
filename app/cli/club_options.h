#pragma once

#include "app/club/tables/club_seat.h"
#include "app/game/live/live_game.h"

#include <CLI/CLI.hpp>

namespace umpire {

/// The club at whose table a game is played.
struct ClubOptions {
    std::string address; ///< empty: none
    std::string table;
    std::string key; ///< a file
    bool isAnnounced = true;
};

/// --club, --table-name and --club-key; `club` finds the only club of the local network as `auto`.
void addClubOptions(CLI::App& command, ClubOptions& options);
/// --unannounced
void addUnannounced(CLI::App& command, bool& isAnnounced);

/// What the options say. Error: WrongUsage where one of them is missing, and those of readClubKey.
Expected<ClubRequest> clubRequestOf(const ClubOptions& options);

/// Sits down at the club's table, where one was asked for; null: there is no club. Errors:
/// WrongUsage where the game keeps no record, those of clubRequestOf and of ClubSeat::open.
Expected<std::unique_ptr<ClubSeat>> openClub(const ClubOptions& options, LiveRequest& request);

} // namespace umpire
