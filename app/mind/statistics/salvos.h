#pragma once

#include "rules/games/war_galley/war_galley.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace umpire {

/// A salvo of War Galley that was seen on the table.
struct SeenSalvo {
    war_galley::State before;
    war_galley::Toss toss;
};

/// A salvo and its result by the rules.
struct RuledSalvo {
    war_galley::VesselIndex attacker = 0;
    Player player;                                 ///< owner of the attacker
    std::optional<war_galley::VesselIndex> target; ///< none if the salvo was spoiled (WG-32)
    int hits = 0;
    std::optional<SeenSalvo> seen; ///< none if the players gave only the number of hits
};

/// Collects the salvos of one game until the rules have judged them.
class Salvos {
public:
    /// Takes the next legal action. Returns the salvos that the rules judge after this action.
    std::vector<RuledSalvo> play(const war_galley::State& before, const war_galley::Action& action);

private:
    /// Tossed salvos that are not judged yet, by attacker.
    std::map<war_galley::VesselIndex, SeenSalvo> lying_;
};

} // namespace umpire
