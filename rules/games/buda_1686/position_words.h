#pragma once

#include "rules/games/buda_1686/names.h"

/// The words of a position's text.
namespace umpire::buda_1686 {

enum class Need { Required, Optional };

/// A field `key=value`. `write` returns nothing if the word is left out. `read` leaves text that it
/// cannot parse.
struct PositionField {
    std::string_view key;
    Need need;
    std::string (*write)(const State&);
    bool (*read)(NotationReader&, State&);
    MessageForm<> expected;
};

/// Returns the fields before the units, and the fields after the units, in order.
std::span<const PositionField> headFields();
std::span<const PositionField> tailFields();

std::string unitText(const State& state, UnitIndex unit);
bool readUnit(NotationReader& reader, State& state, UnitIndex unit);

} // namespace umpire::buda_1686
