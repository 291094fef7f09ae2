#pragma once

#include "app/referee/pieces/piece_reader.h"
#include "app/referee/pieces/trireme_table.h"

namespace umpire::referee {

template <>
class TableReader<Triremes> : public PieceReader<Triremes, TriremeTable> {
public:
    using PieceReader::PieceReader;
};

static_assert(ReadsTable<TableReader<Triremes>, Triremes>);

} // namespace umpire::referee
