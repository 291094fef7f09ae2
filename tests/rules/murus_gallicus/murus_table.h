#pragma once

#include "rules/engine/murus_gallicus/engine.h"
#include "tests/rules/game_table.h"

template <>
struct umpire::game_table::GameOf<umpire::murus_gallicus::State> {
    using Type = MurusGallicus;
};

/// Short ways to set up a Murus Gallicus table.
namespace umpire::murus_gallicus::testing {

using namespace game_table;

inline Settings variant(std::string_view name) {
    return game_table::settingsOf<MurusGallicus>(name, {});
}

inline State position(std::string_view line, std::string_view variantName = "basic") {
    return positionOf<MurusGallicus>(line, variant(variantName));
}

inline State start(std::string_view variantName = "basic") {
    return startOf(variant(variantName));
}

} // namespace umpire::murus_gallicus::testing
