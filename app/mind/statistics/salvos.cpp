#include "app/mind/statistics/salvos.h"

namespace umpire {

std::vector<RuledSalvo> Salvos::play(const war_galley::State& before,
                                     const war_galley::Action& action) {
    if (const auto* toss = std::get_if<war_galley::Toss>(&action)) {
        lying_.insert_or_assign(toss->attacker, SeenSalvo{before, *toss});
    }
    std::vector<RuledSalvo> ruled;
    const auto add = [&](war_galley::VesselIndex attacker) -> RuledSalvo& {
        auto lying = lying_.extract(attacker);
        ruled.push_back({.attacker = attacker,
                         .player = war_galley::playerOf(war_galley::ownerOf(before, attacker)),
                         .target = {},
                         .hits = 0,
                         .seen = lying ? std::optional(std::move(lying.mapped())) : std::nullopt});
        return ruled.back();
    };
    for (const war_galley::Event& event : WarGalley::apply(before, action).events) {
        if (const auto* hit = std::get_if<war_galley::Hit>(&event)) {
            RuledSalvo& salvo = add(hit->attacker);
            salvo.target = hit->target;
            salvo.hits = hit->hits;
        } else if (const auto* spoiled = std::get_if<war_galley::Spoiled>(&event)) {
            add(spoiled->attacker);
        }
    }
    return ruled;
}

} // namespace umpire
