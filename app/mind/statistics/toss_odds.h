#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/toss.h"
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

/// Returns the hit probability of each tossed match, in order. A match is assumed to turn freely
/// about its middle at rest. Its probability is then the share of a full turn that the target's
/// hull covers, seen from the middle; twice that share if both ends count, as in the side zone
/// (WG-31). All probabilities are 0 if the target is out of range. `ruling`: the judgement of the
/// same toss.
std::vector<double> hitChances(const war_galley::State& before, war_galley::VesselIndex target,
                               const war_galley::Toss& toss, const war_galley::TossRuling& ruling);

/// Returns the expected number of hits: the sum of the hit probabilities.
double expectedHits(const war_galley::State& before, war_galley::VesselIndex target,
                    const war_galley::Toss& toss);

} // namespace umpire
