#pragma once

#include "app/game/referee/core/referee.h"
#include "app/game/referee/pieces/naval_table.h"
#include "app/game/referee/pieces/piece_reader.h"
#include "calibration/view/table_description.h"

#include <memory>

namespace umpire::referee {

extern template class PieceReader<NavalBattle, NavalTable>;

template <>
class TableReader<NavalBattle> : public PieceReader<NavalBattle, NavalTable> {
public:
    using PieceReader::PieceReader;
};

static_assert(ReadsTable<TableReader<NavalBattle>, NavalBattle>);

extern template class Referee<NavalBattle>;

/// `board`: the place of the printed board; none: its pieces are not tracked.
std::unique_ptr<AnyReferee> makeReferee(const naval_battle::State& start,
                                        const std::optional<BoardPlacement>& board);

} // namespace umpire::referee
