#include "rules/games/war_galley/order_matches.h"

namespace umpire::war_galley {

std::vector<LaidOrder> orderMatches(const std::vector<Galley>&, const std::vector<Match>&,
                                    const PieceSizes&, const OrderRowOptions&) {
    return {};
}

} // namespace umpire::war_galley
