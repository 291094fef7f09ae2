#include "app/club/tournament/import_players.h"

#include "app/club/tournament/read_players.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"

namespace umpire::tournament {
namespace {

/// Each line of such a file begins with a code of three digits or letters, a player's with 001.
bool isTrf(std::string_view text) {
    return text.starts_with("001 ") || text.starts_with("012 ") ||
           text.find("\n001 ") != std::string_view::npos;
}

} // namespace

Expected<Tournament> withPlayersOf(std::string_view text, std::string_view name, Tournament made) {
    if (text.find_first_not_of(" \t\r\n") != std::string_view::npos &&
        text[text.find_first_not_of(" \t\r\n")] == '{') {
        return readTournament(text, name);
    }
    if (isTrf(text)) {
        return readTrf(text, name).map([&](const Tournament& read) {
            made.players = read.players;
            made.rounds = read.rounds;
            made.system = read.system;
            made.plannedRounds = made.plannedRounds > 0 ? made.plannedRounds : read.plannedRounds;
            return made;
        });
    }
    return readPlayers(text, name).map([&](const std::vector<Player>& players) {
        made.players = players;
        return made;
    });
}

} // namespace umpire::tournament
