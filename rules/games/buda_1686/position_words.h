#pragma once

#include "rules/games/buda_1686/names.h"

/// The fields in the text of a position.
namespace umpire::buda_1686 {

enum class Need { Required, Optional };

/// A field `key=value`. `write` returns an empty text if the field is left out. `read` takes the
/// value and returns true, or returns false at any other text.
struct PositionField {
    std::string_view key;
    Need need;
    std::string (*write)(const State&);
    bool (*read)(NotationReader&, State&);
    MessageForm<> expected;
};

/// The fields before the units and the fields after the units, in the order of the text.
std::span<const PositionField> headFields();
std::span<const PositionField> tailFields();

std::string unitText(const State& state, UnitIndex unit);
bool readUnit(NotationReader& reader, State& state, UnitIndex unit);

} // namespace umpire::buda_1686
