#include "app/club/tournament/import_players.h"

#include "app/club/tournament/read_players.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"

namespace umpire::tournament {
namespace {

/// Tells whether the text is FIDE's Tournament Report File: each of its lines begins with a code of
/// three digits or letters, a player's line with 001.
bool isTrf(std::string_view text) {
    return text.starts_with("001 ") || text.starts_with("012 ") ||
           text.find("\n001 ") != std::string_view::npos ||
           text.find("\r001 ") != std::string_view::npos;
}

/// Returns the report's tournament with the settings of `asked`, where `asked` has any.
Tournament reported(Tournament read, const Tournament& asked) {
    const auto prefer = [](std::string& text, const std::string& instead) {
        text = instead.empty() ? text : instead;
    };
    prefer(read.name, asked.name);
    prefer(read.place, asked.place);
    prefer(read.arbiter, asked.arbiter);
    prefer(read.federation, asked.federation);
    prefer(read.begins, asked.begins);
    prefer(read.ends, asked.ends);
    prefer(read.rateOfPlay, asked.rateOfPlay);
    read.game = asked.game;
    read.variant = asked.variant;
    read.plannedRounds = asked.plannedRounds > 0 ? asked.plannedRounds : read.plannedRounds;
    read.tieBreaks = asked.tieBreaks.empty() ? read.tieBreaks : asked.tieBreaks;
    return read;
}

/// Checks that the result can be read back after writing; otherwise the file would be lost.
Expected<Imported> kept(Imported read, std::string_view name) {
    const auto again = readTournament(writeTournament(read.tournament), name);
    if (again && *again == read.tournament) {
        return read;
    }
    return failWith(ExitStatus::CannotRead,
                    message("%1: the tournament has more than Umpire can keep; import fewer "
                            "players or rounds",
                            name));
}

Expected<Imported> read(std::string_view text, std::string_view name, Tournament made) {
    if (text.find_first_not_of(" \t\r\n") != std::string_view::npos &&
        text[text.find_first_not_of(" \t\r\n")] == '{') {
        return readTournament(text, name).map([](Tournament read) {
            return Imported{std::move(read), {}};
        });
    }
    if (isTrf(text)) {
        return readTrf(text, name).map([&](Imported read) {
            read.tournament = reported(std::move(read.tournament), made);
            return read;
        });
    }
    return readPlayers(text, name).map([&](Imported read) {
        made.players = std::move(read.tournament.players);
        read.tournament = std::move(made);
        return read;
    });
}

} // namespace

Expected<Imported> withPlayersOf(std::string_view text, std::string_view name, Tournament made) {
    return read(text, name, std::move(made)).and_then([&](Imported whole) {
        return kept(std::move(whole), name);
    });
}

} // namespace umpire::tournament
