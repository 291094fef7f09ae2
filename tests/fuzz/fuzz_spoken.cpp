#include "app/game/live/command_feed.h"
#include "app/game/referee/make_referee.h"
#include "app/record/game_files/any_game.h"
#include "app/record/game_files/game_files.h"
#include "tests/fuzz/fuzz_target.h"

#include <array>
#include <sstream>

namespace {

using namespace umpire;
using referee::Authority;

constexpr std::array kGames = {"murus-gallicus", "triremes", "war-galley", "buda-1686",
                               "naval-battle"};

SharedPosition startOf(std::size_t game) {
    static const auto kStarts = [] {
        std::vector<SharedPosition> all;
        for (const char* name : kGames) {
            all.push_back(std::get<SharedPosition>(*findGame(name)->start(*gameFiles(name), "")));
        }
        return all;
    }();
    return kStarts[game];
}

} // namespace

/// Fuzzes spoken commands: the first byte selects the game, and the first letter of each line
/// selects the voice. The referee accepts or refuses each line and answers in whole lines.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const auto game = referee::makeReferee(*startOf(bytes[0] % kGames.size()), std::nullopt,
                                           referee::Begun::Earlier);
    game->begin({});
    const std::vector<std::string> players = game->everybody();
    std::istringstream lines(std::string(bytes + 1, bytes + size));
    int most = 10; // a question lists the possible answers, which is slow under the sanitizers
    for (std::string line; most > 0 && std::getline(lines, line); --most) {
        const auto said = fedCommand(line);
        if (!said) {
            continue;
        }
        const auto voice = std::size_t(said->line.empty() ? 0 : said->line.front()) % 4;
        const Authority by = voice == 0   ? Authority()
                             : voice == 1 ? Authority::arbiter()
                                          : Authority::seat(players[voice % players.size()]);
        const std::string before = game->position();
        const auto told = game->command({}, referee::typed(said->line, by));
        for (const Announcement& each : told) {
            fuzz::requireOneLine(text(each.event));
        }
        fuzz::require(!told.empty() || game->position() == before,
                      "nothing is changed that nobody is told of");
    }
    fuzz::require(game->position().find('\n') == std::string::npos, "a position is one line");
    return 0;
}
