#pragma once

#include "app/game/referee/core/referee.h"
#include "app/game/referee/pieces/buda_table.h"
#include "app/game/referee/pieces/piece_reader.h"
#include "calibration/view/table_description.h"

#include <memory>

namespace umpire::referee {

extern template class PieceReader<Buda1686, BudaTable>;

template <>
class TableReader<Buda1686> : public PieceReader<Buda1686, BudaTable> {
public:
    using PieceReader::PieceReader;
};

static_assert(ReadsTable<TableReader<Buda1686>, Buda1686>);

extern template class Referee<Buda1686>;

/// `board`: the place of the printed map; none: its pieces are not tracked.
std::unique_ptr<AnyReferee> makeReferee(const buda_1686::State& start,
                                        const std::optional<BoardPlacement>& board);

} // namespace umpire::referee
