#pragma once

#include "app/referee/pieces/naval_table.h"
#include "app/referee/pieces/piece_reader.h"

namespace umpire::referee {

template <>
class TableReader<NavalBattle> : public PieceReader<NavalBattle, NavalTable> {
public:
    using PieceReader::PieceReader;
};

static_assert(ReadsTable<TableReader<NavalBattle>, NavalBattle>);

} // namespace umpire::referee
