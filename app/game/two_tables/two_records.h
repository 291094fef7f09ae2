#pragma once

#include "app/record/events/event.h"

/// One game at two tables: what the record of this table and that of the other one have in common,
/// and who has to follow whom.
namespace umpire {

/// What counts in a record: an action, or a change of the record itself.
struct RecordedAction {
    /// `Seen`: somebody makes it on a table. `Told`: chance or a resignation, which nobody makes
    /// again. `Hidden`: the same, and `player` alone may know it yet. `Changed`: players put the
    /// record right, or let stand what is illegal.
    enum class How { Seen, Told, Hidden, Changed };
    How how = How::Seen;
    std::string player;   ///< by the game's name for the side; empty: chance, or nobody
    std::string what;     ///< in the notation; of a change, "d4 empty"
    std::string position; ///< after it, as a code of 16 digits: equal positions have the same one
    bool operator==(const RecordedAction&) const = default;
};
using RecordedLine = std::vector<RecordedAction>;

/// What is in the record after the event: an action is added, or some are taken back.
void recordIn(RecordedLine& line, const Event& event);

/// How the game is to stand at both tables: what the players of one of them did of their own
/// accord, and not because the other table did it. The newest counts.
struct Wanted {
    RecordedLine line;
    std::int64_t version = 0; ///< one more with each change; as in Lamport's clock (1978)
    std::string side;         ///< at whose table; between equal versions it decides
    bool operator==(const Wanted&) const = default;
};
bool isNewer(const Wanted& one, const Wanted& other);

/// How this table's record stands to the other's.
struct Relation {
    enum class Kind {
        Same,
        TheyFollow, ///< the other table has to do what was done here
        Make,       ///< `next` was done there, and has to be done here
        TakeBack,   ///< the last `count` actions were taken back there
        Differ,     ///< both have something else after the first `common`
    };
    Kind kind = Kind::Same;
    std::size_t common = 0;
    std::size_t count = 0;
    RecordedAction next;
    bool operator==(const Relation&) const = default;
};

/// This table's record, the other's, and what both are to come to.
class TwoRecords {
public:
    /// `side`: that sits at this table.
    explicit TwoRecords(std::string side) { wanted_.side = side_ = std::move(side); }

    /// The record that the game goes on with; what was wanted is forgotten.
    void goOnFrom(RecordedLine line);
    /// This table's record has changed: it comes nearer to what is wanted, or that is wanted now.
    /// Whoever takes back only what the other table has otherwise gives in to that table.
    void here(RecordedLine line);
    /// The other's record came. What this table has alone after a start anew is wanted where its
    /// own side did it.
    void there(RecordedLine line, Wanted wanted);

    [[nodiscard]] const RecordedLine& mine() const { return mine_; }
    [[nodiscard]] const RecordedLine& theirs() const { return theirs_; }
    [[nodiscard]] const Wanted& wanted() const { return wanted_; }
    [[nodiscard]] Relation compare() const;

private:
    std::string side_;
    RecordedLine mine_;
    RecordedLine theirs_;
    Wanted wanted_;
    bool goesOn_ = false; ///< with a record, and has not heard of the other table yet
};

} // namespace umpire
