#include "app/record/journal/named_players.h"

namespace umpire {

std::string namedPlayer(const GameSettings& settings, const std::string& side) {
    const auto name = settings.names.find(side);
    return name == settings.names.end() ? side : name->second + " (" + side + ")";
}

std::vector<std::string> namedPlayers(const GameSettings& settings) {
    std::vector<std::string> players;
    for (const std::string& side : settings.players) {
        players.push_back(namedPlayer(settings, side));
    }
    return players;
}

} // namespace umpire
