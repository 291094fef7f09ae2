#pragma once

#include "app/desk/board/against_record.h"
#include "app/desk/picture/draw_table.h"
#include "app/game/live/live_game.h"
#include "app/game/thinking/expected_hits.h"
#include "app/record/events/event.h"

namespace umpire::desk {

/// The game's marks on the table's picture: the last move, the computer's, the last ruled toss,
/// targets of galleys, and rings where table and record differ.
class LiveMarks {
public:
    void forget() { *this = {}; }
    /// `before`: the position before the event.
    void note(const Event& event, const ShownPosition& before);
    void takePosition(const ShownPosition& position, std::vector<GalleyGoal> goals,
                      const LivePosition& where);

    /// Sets the squares and pieces in which the other table's record differs.
    void takeDifference(std::vector<std::string> places) { elsewhere_ = std::move(places); }
    /// Sets the expected hits; none: no toss is expected.
    void expect(std::optional<ExpectedHits> expected) { expected_ = std::move(expected); }
    [[nodiscard]] std::optional<AwaitedToss> awaited() const;

    /// Adds the marks to a look, and renames its galleys as in the record.
    void addTo(SeenTable& seen);

    /// Returns the computer's chosen move that is not yet made, or else a valid hint.
    [[nodiscard]] const std::optional<Advised>& advised() const { return advised_; }
    [[nodiscard]] const Ghost& ghost() const { return ghost_; }
    /// Returns what the last public action moved or reached.
    [[nodiscard]] const std::vector<std::string>& acted() const { return acted_; }
    /// Returns the places where table and record differ by the last event, or else where the other
    /// table's record differs.
    [[nodiscard]] const std::vector<std::string>& ringed() const {
        return ringed_.empty() ? elsewhere_ : ringed_;
    }
    /// Returns the counts that differ from the record, equally in each of the last looks.
    [[nodiscard]] const std::vector<CountedOtherwise>& countedOtherwise() const;
    /// Tells whether a stack in the picture has no number.
    [[nodiscard]] bool hasUnsureHeights() const { return unsureHeights_; }

private:
    void count(const TableObservation& look);
    void noteAdvice(const Event& event);

    ShownPosition position_;
    std::vector<GalleyGoal> goals_;
    std::vector<std::string> acted_;
    std::vector<std::string> ringed_;
    std::vector<std::string> elsewhere_;
    enum class Ring { Differs, Illegal } ring_ = Ring::Differs;
    std::optional<MovedPiece> moved_;
    std::optional<Advised> advised_;
    Ghost ghost_; ///< preview of the advice
    std::string game_;
    SharedPosition start_;       ///< a position of that game
    std::string open_;           ///< the newest fully public position
    std::vector<MapZone> zones_; ///< only of a game on a printed map
    std::optional<war_galley::TossRuling> toss_;
    std::optional<ExpectedHits> expected_; ///< forecast for the expected toss
    std::vector<CountedOtherwise> otherwise_;
    std::optional<TableObservation> counted_; ///< the last look counted
    int alike_ = 0;                           ///< consecutive looks with equal counts
    bool unsureHeights_ = false;
};

} // namespace umpire::desk
