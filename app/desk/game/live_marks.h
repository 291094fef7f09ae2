#pragma once

#include "app/desk/board/against_record.h"
#include "app/desk/picture/draw_table.h"
#include "app/game/live/live_game.h"
#include "app/game/thinking/expected_hits.h"
#include "app/record/events/event.h"

namespace umpire::desk {

/// The marks that a game draws over the table's picture: the last move, the computer's move or a
/// hint, the last ruled toss, targets of galleys, and rings where table and record differ.
class LiveMarks {
public:
    void forget() { *this = {}; }
    /// Updates the marks after an event. `before`: the position before the event.
    void note(const Event& event, const ShownPosition& before);
    void takePosition(const ShownPosition& position, std::vector<GalleyGoal> goals,
                      const LivePosition& where);

    /// Sets the names of the squares and pieces in which the record of the other table differs.
    void takeDifference(std::vector<std::string> places) { elsewhere_ = std::move(places); }
    /// Sets the expected number of hits of the next toss; none: no toss is expected.
    void expect(std::optional<ExpectedHits> expected) { expected_ = std::move(expected); }
    [[nodiscard]] std::optional<AwaitedToss> awaited() const;

    /// Adds the marks to an observation, and renames its galleys as in the record.
    void addTo(SeenTable& seen);

    /// Returns the computer's move that nobody has made yet, or else the last hint that is still
    /// valid; none if there is neither.
    [[nodiscard]] const std::optional<Advised>& advised() const { return advised_; }
    [[nodiscard]] const Ghost& ghost() const { return ghost_; }
    /// Returns the places that the last action moved or reached; empty after a secret action.
    [[nodiscard]] const std::vector<std::string>& acted() const { return acted_; }
    /// Returns the places where the last event found a difference or an illegal action; if there
    /// are none, the places where the other table's record differs.
    [[nodiscard]] const std::vector<std::string>& ringed() const {
        return ringed_.empty() ? elsewhere_ : ringed_;
    }
    /// Returns the pieces whose counts differ from the record, if at least three consecutive
    /// observations agree; otherwise empty.
    [[nodiscard]] const std::vector<CountedOtherwise>& countedOtherwise() const;
    /// Tells whether the last observation contains a stack of uncertain height.
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
    std::string goal_; ///< square to which the illegal move goes; empty if it is not ringed
    std::optional<MovedPiece> moved_;
    std::optional<Advised> advised_;
    Ghost ghost_; ///< preview of the computer's move or of the hint
    std::string game_;
    SharedPosition start_;       ///< a position of the game, from which the variant is known
    std::string open_;           ///< newest position, in notation, that contains no secrets
    std::vector<MapZone> zones_; ///< zones of a printed map; empty for a board of squares
    std::optional<war_galley::TossRuling> toss_;
    /// expected hits of the next toss; none: no toss is expected
    std::optional<ExpectedHits> expected_;
    std::vector<CountedOtherwise> otherwise_;
    std::optional<TableObservation> counted_; ///< the observation that was compared last
    int alike_ = 0; ///< number of consecutive observations with the same differences
    bool unsureHeights_ = false;
};

} // namespace umpire::desk
