#pragma once

#include "app/game_files/any_game.h"

namespace umpire {
namespace murus_gallicus {
struct State;
}
namespace buda_1686 {
struct State;
}
namespace naval_battle {
struct State;
}
namespace triremes {
struct State;
}
namespace war_galley {
struct State;
}

/// A position drawn in text, to be understood at a glance.
std::string drawn(const AnyPosition& position);

std::string drawn(const murus_gallicus::State& state);
std::string drawn(const buda_1686::State& state);
std::string drawn(const naval_battle::State& state);
std::string drawn(const triremes::State& state);
std::string drawn(const war_galley::State& state);

} // namespace umpire
