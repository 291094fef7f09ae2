#pragma once

#include "app/desk/board/against_record.h"
#include "app/desk/picture/draw_table.h"
#include "app/game/live/live_game.h"
#include "app/game/thinking/expected_hits.h"
#include "app/record/events/event.h"

namespace umpire::desk {

/// What the game adds to the picture of the table: the last move, the computer's, the toss that was
/// ruled last, where galleys go, and rings where the table is not as it should be.
class LiveMarks {
public:
    void forget() { *this = {}; }
    /// `before`: the position that the event happened in.
    void note(const Event& event, const ShownPosition& before);
    void takePosition(const ShownPosition& position, std::vector<GalleyGoal> goals,
                      const LivePosition& where);

    /// Squares and pieces where the other table's record is another one.
    void takeDifference(std::vector<std::string> places) { elsewhere_ = std::move(places); }
    /// None: no toss is owed.
    void expect(std::optional<ExpectedHits> expected) { expected_ = std::move(expected); }
    [[nodiscard]] std::optional<AwaitedToss> awaited() const;

    /// Draws them over a look, and calls its galleys as the record does.
    void addTo(SeenTable& seen);

    /// What the computer would do: a move that is still to be made, else a hint that still holds.
    [[nodiscard]] const std::optional<Advised>& advised() const { return advised_; }
    [[nodiscard]] const Ghost& ghost() const { return ghost_; }
    /// Places where table and record differ, by the last event; else where the other table's record
    /// is another one.
    [[nodiscard]] const std::vector<std::string>& ringed() const {
        return ringed_.empty() ? elsewhere_ : ringed_;
    }
    /// What the last looks count otherwise than the record, each of them alike.
    [[nodiscard]] const std::vector<CountedOtherwise>& countedOtherwise() const;
    /// There are stacks without a number in the picture.
    [[nodiscard]] bool hasUnsureHeights() const { return unsureHeights_; }

private:
    void count(const TableObservation& look);
    void noteAdvice(const Event& event);

    ShownPosition position_;
    std::vector<GalleyGoal> goals_;
    std::vector<std::string> ringed_;
    std::vector<std::string> elsewhere_;
    enum class Ring { Differs, Illegal } ring_ = Ring::Differs;
    std::optional<MovedPiece> moved_;
    std::optional<Advised> advised_;
    Ghost ghost_; ///< of the advice
    std::string game_;
    SharedPosition start_;       ///< of that game
    std::string open_;           ///< the newest position of which nothing is secret
    std::vector<MapZone> zones_; ///< of a game on a printed map
    std::optional<war_galley::TossRuling> toss_;
    std::optional<ExpectedHits> expected_; ///< of the toss that is owed
    std::vector<CountedOtherwise> otherwise_;
    std::optional<TableObservation> counted_; ///< the look that was counted last
    int alike_ = 0;                           ///< looks in a row that count the same
    bool unsureHeights_ = false;
};

} // namespace umpire::desk
