#pragma once

#include "app/outcome/failure.h"
#include "app/two_tables/two_records.h"

#include <functional>
#include <optional>

/// The other table of a game at two tables. Each has its own pieces and its own camera, and each
/// makes the moves of the other's side with its own hands.
namespace umpire {

/// What both tables have to have in common, and the side that sits here.
struct TableSetting {
    std::string game;
    std::string variant;
    std::string start; ///< the first position, in the game's notation
    std::string side;
    bool operator==(const TableSetting&) const = default;
};

/// What a table tells the other one, whole, whenever it changes.
struct TableRecord {
    RecordedLine line;
    Wanted wanted; ///< as this table knows it
    bool hasEnded = false;
    bool operator==(const TableRecord&) const = default;
};

/// The way to the other table. None of them waits but `begin`.
struct OtherTable {
    std::string side; ///< that sits at this table
    /// Meets the other table where this one is the guest. Errors: CannotRead where it is not met,
    /// WrongUsage where it has another game.
    std::function<Expected<void>(const TableSetting&)> begin;
    std::function<void(const TableRecord&)> tell;
    std::function<std::optional<TableRecord>()> heard; ///< the newest, once
    std::function<std::optional<Message>()> news;      ///< for people; each once
};

/// What the referee is to do for the other table.
struct ToFollow {
    std::string make;            ///< somebody makes it here; empty: nothing
    std::optional<Message> note; ///< the players are told
    std::string command;         ///< what is a fact there is one here; empty: nothing
    bool isFree = false;         ///< what was asked for is asked for no more
};

/// Follows the other table's record with this one's.
class OtherSide {
public:
    explicit OtherSide(OtherTable table) : table_(std::move(table)), records_(table_.side) {}

    /// The record that the game goes on with.
    void goOnFrom(RecordedLine line);
    /// What was announced here.
    void take(const Event& event);
    std::optional<Message> news() { return table_.news(); }
    /// What is to be done now, each once.
    std::optional<ToFollow> next();
    /// Is it for the other table to act?
    [[nodiscard]] bool isAwaited(const std::vector<std::string>& toMove) const;

private:
    void tell();
    [[nodiscard]] ToFollow taskFor(const Relation& relation) const;
    [[nodiscard]] ToFollow toMake(const RecordedAction& action, std::size_t index) const;
    [[nodiscard]] std::string nameAt(const RecordedLine& line, std::size_t index) const;
    /// The first action of the other side that was made here and not there.
    [[nodiscard]] std::optional<std::size_t> strangerHere(const Relation& relation) const;

    OtherTable table_;
    TwoRecords records_;
    std::optional<Relation> last_;
    bool met_ = false;
    bool hasEnded_ = false; ///< there
    bool differed_ = false;
};

} // namespace umpire
