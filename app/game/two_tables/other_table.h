#pragma once

#include "app/common/failure/failure.h"
#include "app/game/referee/core/commands.h"
#include "app/game/two_tables/two_records.h"

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
    std::vector<std::string> kept{}; ///< SHA-256 of the other table's pictures that are kept here
    bool operator==(const TableRecord&) const = default;
};

/// What an action looked like at the table where it was made.
struct LinkedPicture {
    std::size_t number = 0; ///< of the action in the record, from 1
    std::string action;
    std::string sha256; ///< of `jpeg`, 64 hexadecimal digits
    std::string jpeg;
    bool operator==(const LinkedPicture&) const = default;
};

/// What is said of the way to the other table.
struct LinkNews {
    /// `Players`: it changes how the game goes on, and the record keeps it. `Machine`: who looks
    /// after this machine may want to know.
    enum class For { Players, Machine };
    For whom = For::Players;
    Message text;
    bool operator==(const LinkNews&) const = default;
};

/// The way to the other table. None of them waits but `begin`.
struct OtherTable {
    std::string side; ///< that sits at this table
    /// Meets the other table where this one is the guest. Errors: CannotRead where it is not met,
    /// WrongUsage where it has another game.
    std::function<Expected<void>(const TableSetting&)> begin;
    std::function<void(const TableRecord&)> tell;
    std::function<std::optional<TableRecord>()> heard; ///< the newest, once
    std::function<std::optional<LinkNews>()> news;     ///< each once
    /// The other table is shown it, now or when it is back. May be empty, as the next.
    std::function<void(LinkedPicture)> show{};
    std::function<std::optional<LinkedPicture>()> shown{}; ///< from there, whole; each once
};

/// What the referee is to do for the other table.
struct ToFollow {
    std::string make;            ///< somebody makes it here; empty: nothing
    std::optional<Message> note; ///< the players are told
    /// What is a fact there is one here, where the gate lets the other table say it; none: nothing.
    std::optional<referee::Command> command{};
    bool isFree = false; ///< what was asked for is asked for no more
};

/// What the other table's record and this one's are at odds about.
struct TablesDiffer {
    std::vector<std::string> where; ///< squares and pieces that the actions name
    Message said;                   ///< which action each has, and how that is mended
    bool operator==(const TablesDiffer&) const = default;
};

/// Follows the other table's record with this one's.
class OtherSide {
public:
    explicit OtherSide(OtherTable table) : table_(std::move(table)), records_(table_.side) {}

    /// The record that the game goes on with.
    /// `kept`: as in TableRecord.
    void goOnFrom(RecordedLine line, std::vector<std::string> kept);
    /// That sits at this table.
    [[nodiscard]] const std::string& side() const { return table_.side; }
    /// What was announced here.
    void take(const Event& event);
    std::optional<LinkNews> news() { return table_.news(); }
    /// Of what was taken last; its number and action are not asked for. The other table is shown it
    /// where the action was made here.
    void picture(const Event& event, LinkedPicture picture);
    /// From the other table, each once. Once the record keeps it, `keeps` says so there.
    std::optional<LinkedPicture> shown();
    void keeps(const std::string& sha256);
    /// What is to be done now, each once.
    std::optional<ToFollow> next();
    /// Is it for the other table to act?
    [[nodiscard]] bool isAwaited(const std::vector<std::string>& toMove) const;
    /// None: the records agree, or one table only has to follow.
    [[nodiscard]] const std::optional<TablesDiffer>& differ() const { return differ_; }

private:
    void tell();
    void hear(TableRecord heard);
    [[nodiscard]] ToFollow taskFor(const Relation& relation) const;
    [[nodiscard]] std::optional<Message> whyAtOdds(const Relation& relation) const;
    [[nodiscard]] std::vector<std::string> placesAtOdds(const Relation& relation) const;
    [[nodiscard]] ToFollow toMake(const RecordedAction& action) const;
    /// What this table's record is held against: what is wanted, or the other's record.
    [[nodiscard]] const RecordedLine& opposite() const;
    /// The first action of the other side that was made here and not there.
    [[nodiscard]] std::optional<std::size_t> strangerHere(const Relation& relation) const;

    OtherTable table_;
    TwoRecords records_;
    std::optional<Relation> last_;
    bool met_ = false;
    bool hasEnded_ = false; ///< there
    bool differed_ = false;
    std::optional<TablesDiffer> differ_;
    std::vector<std::string> kept_;
};

} // namespace umpire
