#pragma once

#include "app/game/referee/core/referee.h"
#include "app/game/referee/pieces/buda_table.h"
#include "app/game/referee/pieces/naval_table.h"
#include "app/game/referee/pieces/piece_reader.h"
#include "app/game/referee/pieces/trireme_table.h"
#include "calibration/view/table_description.h"

#include <memory>

/// The readers of the games with printed pieces. piece_readers.cpp instantiates them.
namespace umpire::referee {

extern template class PieceReader<Buda1686, BudaTable>;
extern template class PieceReader<NavalBattle, NavalTable>;
extern template class PieceReader<Triremes, TriremeTable>;

template <>
class TableReader<Buda1686> : public PieceReader<Buda1686, BudaTable> {
public:
    using PieceReader::PieceReader;
};
template <>
class TableReader<NavalBattle> : public PieceReader<NavalBattle, NavalTable> {
public:
    using PieceReader::PieceReader;
};
template <>
class TableReader<Triremes> : public PieceReader<Triremes, TriremeTable> {
public:
    using PieceReader::PieceReader;
};

static_assert(ReadsTable<TableReader<Buda1686>, Buda1686>);
static_assert(ReadsTable<TableReader<NavalBattle>, NavalBattle>);
static_assert(ReadsTable<TableReader<Triremes>, Triremes>);

extern template class Referee<Buda1686>;
extern template class Referee<NavalBattle>;
extern template class Referee<Triremes>;

/// Return the referees of the games. `board`: place of the printed map or board; none: its pieces
/// are not tracked.
std::unique_ptr<AnyReferee> makeReferee(const buda_1686::State& start,
                                        const std::optional<BoardPlacement>& board);
std::unique_ptr<AnyReferee> makeReferee(const naval_battle::State& start,
                                        const std::optional<BoardPlacement>& board);
std::unique_ptr<AnyReferee> makeReferee(const triremes::State& start,
                                        const std::optional<BoardPlacement>& board);

} // namespace umpire::referee
