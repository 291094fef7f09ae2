#pragma once

#include "rules/games/buda_1686/names.h"

/// The words of a position's text.
namespace umpire::buda_1686 {

enum class Need { Required, Optional };

/// One `key=value`. `write` returns nothing if the word is left out. `read` leaves text that it
/// does not understand.
struct PositionField {
    std::string_view key;
    Need need;
    std::string (*write)(const State&);
    bool (*read)(NotationReader&, State&);
    MessageForm<> expected;
};

/// The fields before the units and those after them, in order.
std::span<const PositionField> headFields();
std::span<const PositionField> tailFields();

std::string unitText(const State& state, UnitIndex unit);
bool readUnit(NotationReader& reader, State& state, UnitIndex unit);

} // namespace umpire::buda_1686
