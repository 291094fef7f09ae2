#pragma once

#include "app/common/failure/failure.h"
#include "app/game/referee/core/commands.h"
#include "app/game/two_tables/two_records.h"

#include <functional>
#include <optional>

/// The other table of a game at two tables. Each table has its own pieces and camera, and the
/// players at each table also make the other side's moves by hand.
namespace umpire {

/// The settings that both tables must share, and the side at this table.
struct TableSetting {
    std::string game;
    std::string variant;
    std::string start; ///< the first position, in notation
    std::string side;
    bool operator==(const TableSetting&) const = default;
};

/// The complete state that a table sends to the other table after each change.
struct TableRecord {
    RecordedLine line;
    Wanted wanted; ///< the wanted line, as this table knows it
    bool hasEnded = false;
    std::vector<std::string> kept{}; ///< SHA-256 of the other table's pictures stored here
    bool operator==(const TableRecord&) const = default;
};

/// The picture of an action at the table where it was made.
struct LinkedPicture {
    std::size_t number = 0; ///< the action's number in the record, from 1
    std::string action;
    std::string sha256; ///< SHA-256 of `jpeg`, 64 hexadecimal digits
    std::string jpeg;
    bool operator==(const LinkedPicture&) const = default;
};

/// A message about the connection to the other table.
struct LinkNews {
    /// `Players`: it affects the game, and the record stores it. `Machine`: it only concerns the
    /// person who maintains this machine.
    enum class For { Players, Machine };
    For whom = For::Players;
    Message text;
    bool operator==(const LinkNews&) const = default;
};

/// The connection to the other table, as callbacks. Only `begin` may block.
struct OtherTable {
    std::string side; ///< the side at this table
    /// Connects this table if it is the guest. Errors: CannotRead if the other table cannot be
    /// reached, WrongUsage if it has another game.
    std::function<Expected<void>(const TableSetting&)> begin;
    std::function<void(const TableRecord&)> tell;
    std::function<std::optional<TableRecord>()> heard; ///< the newest record, returned once
    std::function<std::optional<LinkNews>()> news;     ///< returns each message once
    /// Sends a picture to the other table, now or after reconnecting. May be empty, as may `shown`.
    std::function<void(LinkedPicture)> show{};
    /// pictures of the other table, each complete and once
    std::function<std::optional<LinkedPicture>()> shown{};
};

/// What the referee has to do to follow the other table.
struct ToFollow {
    std::string make;            ///< the action that players make here by hand; empty: none
    std::optional<Message> note; ///< a message for the players
    /// A fact from the other table to enter here, if the gate allows the other table to do so;
    /// none: there is no fact.
    std::optional<referee::Command> command{};
    bool isFree = false; ///< true if the earlier request no longer applies
};

/// A contradiction between the two tables' records.
struct TablesDiffer {
    std::vector<std::string> where; ///< squares and pieces named in the actions
    Message said;                   ///< each table's action, and the remedy
    bool operator==(const TablesDiffer&) const = default;
};

/// Compares the two tables' records and follows the other record.
class OtherSide {
public:
    explicit OtherSide(OtherTable table) : table_(std::move(table)), records_(table_.side) {}

    /// Sets the record of a resumed game. `kept`: see
    /// TableRecord.
    void goOnFrom(RecordedLine line, std::vector<std::string> kept);
    /// Returns the side at this table.
    [[nodiscard]] const std::string& side() const { return table_.side; }
    /// Takes an event announced here.
    void take(const Event& event);
    std::optional<LinkNews> news() { return table_.news(); }
    /// Takes the picture of the last event; its number and action are ignored. Sends the picture to
    /// the other table if the action was made here.
    void picture(const Event& event, LinkedPicture picture);
    /// Returns each picture from the other table once. After storing a picture, the caller must
    /// report it with keeps().
    std::optional<LinkedPicture> shown();
    void keeps(const std::string& sha256);
    /// Returns each next task once.
    std::optional<ToFollow> next();
    /// Tells whether the other table has to act.
    [[nodiscard]] bool isAwaited(const std::vector<std::string>& toMove) const;
    /// Returns the difference; none: the records agree, or only one table has to follow.
    [[nodiscard]] const std::optional<TablesDiffer>& differ() const { return differ_; }

private:
    void tell();
    void hear(TableRecord heard);
    [[nodiscard]] ToFollow taskFor(const Relation& relation) const;
    [[nodiscard]] std::optional<Message> whyAtOdds(const Relation& relation) const;
    [[nodiscard]] std::vector<std::string> placesAtOdds(const Relation& relation) const;
    [[nodiscard]] ToFollow toMake(const RecordedAction& action) const;
    /// Returns the line with which this record is compared: the wanted line, or the other table's
    /// record.
    [[nodiscard]] const RecordedLine& opposite() const;
    /// Returns the other side's first action that was made here but not there.
    [[nodiscard]] std::optional<std::size_t> strangerHere(const Relation& relation) const;

    OtherTable table_;
    TwoRecords records_;
    std::optional<Relation> last_;
    bool met_ = false;
    bool hasEnded_ = false; ///< true if the game has ended at the other table
    bool differed_ = false;
    std::optional<TablesDiffer> differ_;
    std::vector<std::string> kept_;
};

} // namespace umpire
