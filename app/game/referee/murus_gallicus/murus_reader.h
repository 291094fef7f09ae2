#pragma once

#include "app/game/referee/core/referee.h"
#include "app/game/referee/murus_gallicus/explain_murus.h"
#include "calibration/view/table_description.h"

#include <map>
#include <memory>

namespace umpire::referee {

template <>
class TableReader<MurusGallicus> {
public:
    explicit TableReader(const MurusOptions& options)
        : options_(options), familiar_(options.familiar) {}

    void forget() { evidence_.reset(); }
    void look(const murus_gallicus::State& state, const TableObservation& seen);
    void agreed(const murus_gallicus::State& state);
    [[nodiscard]] int looks() const { return evidence_ ? evidence_->looks() : 0; }
    [[nodiscard]] Verdict<MurusGallicus> explain(const murus_gallicus::State& state) const;
    [[nodiscard]] RecordedStacks recordedStacks(const murus_gallicus::State& state) const;
    /// Returns none, because the camera sees everything.
    [[nodiscard]] static std::optional<AnswerNeeded> question(const murus_gallicus::State&) {
        return std::nullopt;
    }
    /// Parses a correction: "d4 empty", "d4 roman 2" or "turn gaul".
    [[nodiscard]] static Parsed<murus_gallicus::State> corrected(const murus_gallicus::State& state,
                                                                 std::string_view piece);
    /// Returns the corrections of the cells that differ; none if a cell has more stones than the
    /// rules allow, or if the stones do not tell their owner.
    [[nodiscard]] std::vector<std::string> asSeen(const murus_gallicus::State& state) const;
    [[nodiscard]] static std::string placeIn(const murus_gallicus::State&, std::string_view piece) {
        return std::string(piece.substr(0, piece.find(' ')));
    }
    /// Returns the stacks by cell, with their owners.
    [[nodiscard]] static Holdings holdings(const murus_gallicus::State& state);
    /// Returns the squares of the board; none if its cells are hexagons.
    [[nodiscard]] static std::optional<Squares> squares(const murus_gallicus::State& state);
    static void played(const murus_gallicus::State&, const murus_gallicus::Action&) {}
    [[nodiscard]] static std::string onlyFor(const murus_gallicus::State&,
                                             const murus_gallicus::Action&) {
        return {};
    }

private:
    MurusOptions options_;
    std::optional<StoneEvidence> evidence_;
    FamiliarStones familiar_;
};

static_assert(ReadsTable<TableReader<MurusGallicus>, MurusGallicus>);

extern template class Referee<MurusGallicus>;

/// Returns the game's referee. `board`: place of the cells; none: the looks find the board.
std::unique_ptr<AnyReferee> makeReferee(const murus_gallicus::State& start,
                                        const std::optional<BoardPlacement>& board);

} // namespace umpire::referee
