#pragma once

#include "app/club/tables/club_seat.h"
#include "app/game/live/live_game.h"

#include <CLI/CLI.hpp>

namespace umpire {

/// The options for playing at a club's table.
struct ClubOptions {
    std::string address; ///< address of the club's broker, or `auto`; empty: no club
    std::string table;
    std::string key; ///< path of the key file
    bool isAnnounced = true;
    std::chrono::seconds delay{0}; ///< time until a game is announced in the local network
};

/// Adds --club, --table-name and --club-key; `auto` stands for the only club in the local network.
void addClubOptions(CLI::App& command, ClubOptions& options);
/// Adds --unannounced.
void addUnannounced(CLI::App& command, bool& isAnnounced);

/// Converts the options. Error: WrongUsage if an option is missing, and those of readClubKey.
Expected<ClubRequest> clubRequestOf(const ClubOptions& options);

/// Joins the club's table if requested; returns null if no club is requested. A new game without
/// its own clock takes the clock of the club. Errors: WrongUsage if the game has no record, those
/// of clubRequestOf and of ClubSeat::open.
Expected<std::unique_ptr<ClubSeat>> openClub(const ClubOptions& options, LiveRequest& request);

} // namespace umpire
