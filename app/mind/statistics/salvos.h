#pragma once

#include "rules/games/war_galley/war_galley.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace umpire {

/// A salvo of War Galley that the table showed.
struct SeenSalvo {
    war_galley::State before;
    war_galley::Toss toss;
};

/// What came of a salvo.
struct RuledSalvo {
    war_galley::VesselIndex attacker = 0;
    Player player;                                 ///< who fired
    std::optional<war_galley::VesselIndex> target; ///< none: the salvo was spoiled (WG-32)
    int hits = 0;
    std::optional<SeenSalvo> seen; ///< none: only its count was said
};

/// Follows the salvos of one game: each lies until the rules rule on it.
class Salvos {
public:
    /// The salvos that are ruled on by this legal action.
    std::vector<RuledSalvo> play(const war_galley::State& before, const war_galley::Action& action);

private:
    std::map<war_galley::VesselIndex, SeenSalvo> lying_; ///< by the attacker
};

} // namespace umpire
