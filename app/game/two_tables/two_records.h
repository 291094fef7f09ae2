#pragma once

#include "app/record/events/event.h"

/// Compares the records of one game at two tables: their common part, and which table must follow
/// the other.
namespace umpire {

/// An entry of a record that was not undone: an action or a correction.
struct RecordedAction {
    /// `Seen`: players made the action on a table. `Told`: a result of chance or a resignation,
    /// which need not be repeated on the other table. `Hidden`: the same, but only `player` may
    /// know it yet. `Changed`: players have corrected the record, or accepted an illegal action.
    enum class How { Seen, Told, Hidden, Changed };
    How how = How::Seen;
    std::string player;   ///< name of the side; empty for chance, and if no side acted
    std::string what;     ///< the action in notation; for a change, text such as "d4 empty"
    std::string position; ///< hash of the position after the entry, 16 hexadecimal digits
    bool operator==(const RecordedAction&) const = default;
};
using RecordedLine = std::vector<RecordedAction>;

/// Updates the line after the event: adds an entry, or takes some back.
void recordIn(RecordedLine& line, const Event& event);

/// The line that both tables should reach. It has the actions that players decided on, not those
/// that they made to follow the other table. The newest version is valid.
struct Wanted {
    RecordedLine line;
    std::int64_t version = 0; ///< grows with each change, like Lamport's clock (1978)
    std::string side; ///< side at the table of the last change; decides between equal versions
    bool operator==(const Wanted&) const = default;
};
bool isNewer(const Wanted& one, const Wanted& other);

/// How this table's record relates to the other table's record.
struct Relation {
    enum class Kind {
        Same,
        TheyFollow, ///< the other table must repeat this table's action
        Make,       ///< the action `next` was made at the other table, and must be made here
        TakeBack,   ///< the last `count` actions were taken back at the other table
        Differ,     ///< the records differ after the first `common` entries
    };
    Kind kind = Kind::Same;
    std::size_t common = 0;
    std::size_t count = 0;
    RecordedAction next;
    bool operator==(const Relation&) const = default;
};

/// The records of this table and of the other table, and the line that both should reach.
class TwoRecords {
public:
    /// `side` is the side at this table.
    explicit TwoRecords(std::string side) { wanted_.side = side_ = std::move(side); }

    /// Sets the record of a resumed game. Clears the wanted line.
    void goOnFrom(RecordedLine line);
    /// Takes a change of this table's record. The new record comes nearer to the wanted line, or
    /// becomes the wanted line. If players only take back what is different at the other table,
    /// they accept the other table's line.
    void here(RecordedLine line);
    /// Takes the record of the other table. After a restart, actions that only this table has are
    /// wanted if this table's side made them.
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
    /// True in a resumed game until the first record of the other table arrives.
    bool goesOn_ = false;
};

} // namespace umpire
