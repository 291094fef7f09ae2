#pragma once

#include "app/common/failure/failure.h"
#include "app/game/referee/core/commands.h"
#include "app/game/two_tables/two_records.h"

#include <functional>
#include <optional>

/// The other table of a game at two tables. Each table has its own pieces and its own camera. The
/// players at each table also make the moves of the other table's side by hand.
namespace umpire {

/// The settings of the game at a table, and the side there. Game, variant and start must be the
/// same at both tables.
struct TableSetting {
    std::string game;
    std::string variant;
    std::string start; ///< first position, in notation
    std::string side;
    std::string clock{};  ///< as for timeControl(); empty: no clock
    std::string atZero{}; ///< empty without a clock
    bool operator==(const TableSetting&) const = default;
};

/// The whole state of a table. It is sent to the other table after each change.
struct TableRecord {
    RecordedLine line;
    Wanted wanted; ///< the wanted line that this table knows
    bool hasEnded = false;
    std::vector<std::string> kept{}; ///< SHA-256 of the other table's pictures that are stored here
    bool operator==(const TableRecord&) const = default;
};

/// The picture of an action, from the table at which the action was made.
struct LinkedPicture {
    std::size_t number = 0; ///< number of the action in the record, from 1
    std::string action;
    std::string sha256; ///< SHA-256 of `jpeg`, 64 hexadecimal digits
    std::string jpeg;
    bool operator==(const LinkedPicture&) const = default;
};

/// A message about the connection to the other table.
struct LinkNews {
    /// `Players`: the message concerns the game, and the record stores it. `Machine`: it concerns
    /// only the person who maintains this computer.
    enum class For { Players, Machine };
    For whom = For::Players;
    Message text;
    bool operator==(const LinkNews&) const = default;
};

/// The connection to the other table, as functions. Only `begin` may wait.
struct OtherTable {
    std::string side; ///< the side at this table
    /// Connects to the other table, if this table is the guest. Error CannotRead: the other table
    /// cannot be reached. Error WrongUsage: the other table plays another game.
    std::function<Expected<void>(const TableSetting&)> begin;
    std::function<void(const TableRecord&)> tell;
    /// Returns the newest record of the other table, once; none if it is not new.
    std::function<std::optional<TableRecord>()> heard;
    std::function<std::optional<LinkNews>()> news; ///< returns each message once
    /// Sends a picture to the other table, now or after the connection is back. `show` and `shown`
    /// may be empty.
    std::function<void(LinkedPicture)> show{};
    /// Returns each complete picture from the other table once.
    std::function<std::optional<LinkedPicture>()> shown{};
};

/// What the referee must do to follow the other table.
struct ToFollow {
    std::string make;            ///< the action that players must make here by hand; empty: none
    std::optional<Message> note; ///< a message for the players
    /// A fact from the other table that must be entered here, if the gate allows the other table to
    /// do so. None if there is no such fact.
    std::optional<referee::Command> command{};
    bool isFree = false; ///< true if the last request no longer applies
};

/// A difference between the records of the two tables.
struct TablesDiffer {
    std::vector<std::string> where; ///< squares and pieces that the actions name
    Message said;                   ///< the action of each table, and how to end the difference
    bool operator==(const TablesDiffer&) const = default;
};

/// Compares the records of the two tables, and tells what must be done to follow the other one.
class OtherSide {
public:
    explicit OtherSide(OtherTable table) : table_(std::move(table)), records_(table_.side) {}

    /// Sets the record of a resumed game. `kept`: as in TableRecord.
    void goOnFrom(RecordedLine line, std::vector<std::string> kept);
    /// Returns the side at this table.
    [[nodiscard]] const std::string& side() const { return table_.side; }
    /// Takes an event that was announced at this table.
    void take(const Event& event);
    std::optional<LinkNews> news() { return table_.news(); }
    /// Takes the picture of the last event, and sends it to the other table if the action was made
    /// here. Ignores the number and the action in `picture`.
    void picture(const Event& event, LinkedPicture picture);
    /// Returns each picture from the other table once. After the caller has stored a picture, it
    /// must call keeps().
    std::optional<LinkedPicture> shown();
    void keeps(const std::string& sha256);
    /// Returns the next task, each once; none if there is nothing to do.
    std::optional<ToFollow> next();
    /// Tells whether a player at the other table has to act.
    [[nodiscard]] bool isAwaited(const std::vector<std::string>& toMove) const;
    /// Returns the difference. None if the records agree, or if one table only has to follow the
    /// other.
    [[nodiscard]] const std::optional<TablesDiffer>& differ() const { return differ_; }

private:
    void tell();
    void hear(TableRecord heard);
    [[nodiscard]] ToFollow taskFor(const Relation& relation) const;
    [[nodiscard]] std::optional<Message> whyAtOdds(const Relation& relation) const;
    [[nodiscard]] std::vector<std::string> placesAtOdds(const Relation& relation) const;
    [[nodiscard]] ToFollow toMake(const RecordedAction& action) const;
    /// Returns the line with which this table's record is compared: the wanted line, or the record
    /// of the other table.
    [[nodiscard]] const RecordedLine& opposite() const;
    /// Returns the index of the other side's first action that was made here but not there; none if
    /// there is no such action.
    [[nodiscard]] std::optional<std::size_t> strangerHere(const Relation& relation) const;

    OtherTable table_;
    TwoRecords records_;
    std::optional<Relation> last_;
    bool met_ = false;
    bool hasEnded_ = false; ///< true after the game has ended at the other table
    bool differed_ = false;
    std::optional<TablesDiffer> differ_;
    std::vector<std::string> kept_;
};

} // namespace umpire
