#pragma once

#include "app/record/game_files/any_game.h"

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

namespace buda_1686 {
std::string drawn(const State& state);
}
namespace murus_gallicus {
std::string drawn(const State& state);
}
namespace naval_battle {
std::string drawn(const State& state);
}
namespace triremes {
std::string drawn(const State& state);
}
namespace war_galley {
std::string drawn(const State& state);
}

} // namespace umpire
