#include "app/club/tournament/next_round.h"
#include "app/club/tournament/read_players.h"
#include "app/club/tournament/standings.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"
#include "tests/fuzz/fuzz_target.h"

namespace {

using namespace umpire;

template <typename Value>
bool isRead(const Expected<Value>& read) {
    if (!read) {
        fuzz::requireOneLine(english(read.error().message));
    }
    return bool(read);
}

/// Expects that a tournament that was read has standings of all players, can be written in both
/// formats, and has a next round or one line that says why not.
void use(const tournament::Tournament& read) {
    fuzz::require(standingsOf(read).rows.size() == read.players.size(), "everyone has a place");
    const auto again = tournament::readTournament(writeTournament(read), "written");
    fuzz::require(again && *again == read, "a tournament is read as it was written");
    isRead(writeTrfForPairing(read));
    if (read.system != tournament::System::Swiss && read.players.size() < 50) {
        isRead(tournament::nextRound(read, {tournament::Arbiter::SaysGoOn, {}, {}}));
    }
}

} // namespace

/// Fuzzes the readers of players, Tournament Report Files, tournaments and pairings: the input is
/// the whole file of each.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string text(bytes, bytes + size);
    tournament::Tournament eight;
    eight.system = tournament::System::Swiss;
    for (int number = 1; number <= 8; ++number) {
        eight.players.push_back({number, std::string(1, char('@' + number))});
    }
    isRead(tournament::readPairings(text, eight));
    if (const auto players = tournament::readPlayers(text, "fuzzed"); isRead(players)) {
        fuzz::require(!players->tournament.players.empty(), "a list has players");
        use(players->tournament);
    }
    if (const auto trf = tournament::readTrf(text, "fuzzed"); isRead(trf)) {
        use(trf->tournament);
        const auto again = writeTrf(trf->tournament);
        fuzz::require(!again || *again == text, "a report is written as it was read");
    }
    if (const auto file = tournament::readTournament(text, "fuzzed"); isRead(file)) {
        use(*file);
    }
    return 0;
}
