#pragma once

#include "app/referee/pieces/buda_table.h"
#include "app/referee/pieces/piece_reader.h"

namespace umpire::referee {

template <>
class TableReader<Buda1686> : public PieceReader<Buda1686, BudaTable> {
public:
    using PieceReader::PieceReader;
};

static_assert(ReadsTable<TableReader<Buda1686>, Buda1686>);

} // namespace umpire::referee
