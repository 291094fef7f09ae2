#pragma once

#include "app/record/events/event.h"

/// Compares the records of one game at two tables: their common part, and which table has to follow
/// the other.
namespace umpire {

/// An entry that counts in a record: an action, or a correction.
struct RecordedAction {
    /// `Seen`: made by hand on a table. `Told`: chance or a resignation, which is not repeated by
    /// hand. `Hidden`: the same, but only `player` may know it yet. `Changed`: players corrected
    /// the record, or accepted an illegal action.
    enum class How { Seen, Told, Hidden, Changed };
    How how = How::Seen;
    std::string player;   ///< the game's name for the side; empty: chance, or nobody
    std::string what;     ///< in notation; for a change, "d4 empty"
    std::string position; ///< hash of the position after the action, 16 digits
    bool operator==(const RecordedAction&) const = default;
};
using RecordedLine = std::vector<RecordedAction>;

/// Updates the line after the event: adds an action, or takes some back.
void recordIn(RecordedLine& line, const Event& event);

/// The line that both tables should reach: the actions that players made on their own, not while
/// following the other table. The newest version wins.
struct Wanted {
    RecordedLine line;
    std::int64_t version = 0; ///< increases with each change; as in Lamport's clock (1978)
    std::string side;         ///< the side at its table; decides between equal versions
    bool operator==(const Wanted&) const = default;
};
bool isNewer(const Wanted& one, const Wanted& other);

/// The relation of this table's record to the other's.
struct Relation {
    enum class Kind {
        Same,
        TheyFollow, ///< the other table has to repeat this table's action
        Make,       ///< `next` was done at the other table, and has to be done here
        TakeBack,   ///< the last `count` actions were taken back at the other table
        Differ,     ///< the records differ after the first `common` actions
    };
    Kind kind = Kind::Same;
    std::size_t common = 0;
    std::size_t count = 0;
    RecordedAction next;
    bool operator==(const Relation&) const = default;
};

/// This table's record, the other's, and the line that both should reach.
class TwoRecords {
public:
    /// `side` is the side at this table.
    explicit TwoRecords(std::string side) { wanted_.side = side_ = std::move(side); }

    /// Sets the record of a resumed game; clears the wanted line.
    void goOnFrom(RecordedLine line);
    /// Takes a change of this table's record: the record approaches the wanted line, or becomes it.
    /// If players only take back what the other table has differently, they accept the other
    /// table's line.
    void here(RecordedLine line);
    /// Takes the other table's record. After a restart, actions that only this table has are wanted
    /// if its own side made them.
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
    bool goesOn_ = false; ///< true if resumed and still without the other table's record
};

} // namespace umpire
