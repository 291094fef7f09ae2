#include "app/eye/detectors/sight.h"

#include <map>

namespace umpire {

const Sight& sightOf(std::string_view game) {
    using enum Detector;
    static const std::map<std::string_view, Sight> kGames = {
        {"murus-gallicus", {{Stones}, TokenStyle::Tiles}},
        {"war-galley", {{Galleys, Matches, Orders}, TokenStyle::Tiles}},
        {"triremes", {{Codes, Dice, Tokens}, TokenStyle::Figures}},
        {"naval-battle", {{Codes, Tokens}, TokenStyle::OneCell}},
        {"buda-1686", {{Codes, Dice}, TokenStyle::Tiles}},
    };
    const auto found = kGames.find(game);
    return found == kGames.end() ? kGames.at("murus-gallicus") : found->second;
}

} // namespace umpire
