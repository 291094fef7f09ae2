#include "app/mind/statistics/what_is_left.h"

#include "rules/any_game/any_game.h"

namespace umpire {
namespace {

using Left = std::vector<int>;

Left leftOf(const murus_gallicus::State& state) {
    Left left;
    for (int seat = 0; seat < murus_gallicus::playersOf(state.settings.seating); ++seat) {
        const murus_gallicus::Stones& stones = state.stones[std::size_t(seat)];
        left.push_back(murus_gallicus::countOf(stones.walls) +
                       2 * murus_gallicus::countOf(stones.towers) +
                       3 * murus_gallicus::countOf(stones.catapults));
    }
    return left;
}

Left leftOf(const war_galley::State& state) {
    Left left(2);
    for (war_galley::VesselIndex index = 0; index < state.vessels.size(); ++index) {
        const war_galley::Rig& rig = state.vessels[index].rig;
        const auto seat = std::size_t(war_galley::playerOf(war_galley::ownerOf(state, index)).seat);
        left[seat] += rig.port + rig.starboard + rig.masts;
    }
    return left;
}

Left leftOf(const triremes::State& state) {
    Left left;
    for (int seat = 0; seat < state.chart().players; ++seat) {
        const Player player{seat};
        left.push_back(triremes::shipsOf(state, player) + triremes::soldiersOf(state, player));
    }
    return left;
}

Left leftOf(const naval_battle::State& state) {
    Left left(2);
    for (const naval_battle::Token& token : state.tokens) {
        left[0] += token.isOf(naval_battle::Side::Red) ? 1 : 0;
        left[1] += token.isOf(naval_battle::Side::Yellow) ? 1 : 0;
    }
    return left;
}

Left leftOf(const buda_1686::State& state) {
    Left left;
    for (const auto side : {buda_1686::Side::Imperial, buda_1686::Side::Turk}) {
        int strength = 0;
        for (buda_1686::UnitSet units = buda_1686::unitsOnMap(state, side); units != 0;) {
            strength += buda_1686::strengthOf(state, buda_1686::takeFirst(units));
        }
        left.push_back(strength);
    }
    return left;
}

} // namespace

std::vector<int> whatIsLeft(const AnyPosition& position) {
    Left left;
    visitGame(position.game().name,
              [&]<typename G>(std::type_identity<G>) { left = leftOf(*stateIn<G>(position)); });
    return left;
}

} // namespace umpire
