#pragma once

#include "rules/games/war_galley/war_galley.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace umpire {

/// A salvo of War Galley as seen on the table.
struct SeenSalvo {
    war_galley::State before;
    war_galley::Toss toss;
};

/// The result of a salvo.
struct RuledSalvo {
    war_galley::VesselIndex attacker = 0;
    Player player;                                 ///< the owner of the attacker
    std::optional<war_galley::VesselIndex> target; ///< none: the salvo was spoiled (WG-32)
    int hits = 0;
    std::optional<SeenSalvo> seen; ///< none: the players gave only the count
};

/// Follows the salvos of one game until the rules have ruled on them.
class Salvos {
public:
    /// Returns the salvos that this legal action rules on.
    std::vector<RuledSalvo> play(const war_galley::State& before, const war_galley::Action& action);

private:
    std::map<war_galley::VesselIndex, SeenSalvo> lying_; ///< by attacker
};

} // namespace umpire
