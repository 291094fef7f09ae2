#pragma once

#include "app/game/referee/core/referee.h"
#include "app/game/referee/pieces/piece_reader.h"
#include "app/game/referee/pieces/trireme_table.h"
#include "calibration/view/table_description.h"

#include <memory>

namespace umpire::referee {

extern template class PieceReader<Triremes, TriremeTable>;

template <>
class TableReader<Triremes> : public PieceReader<Triremes, TriremeTable> {
public:
    using PieceReader::PieceReader;
};

static_assert(ReadsTable<TableReader<Triremes>, Triremes>);

extern template class Referee<Triremes>;

/// `board`: the place of the printed board; none: its pieces are not tracked.
std::unique_ptr<AnyReferee> makeReferee(const triremes::State& start,
                                        const std::optional<BoardPlacement>& board);

} // namespace umpire::referee
