#include "app/club/tournament/read_players.h"

#include "app/club/tournament/csv.h"
#include "app/club/tournament/player_columns.h"
#include "app/common/failure/number_in.h"
#include "app/common/failure/printable.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace umpire::tournament {
namespace {

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    const auto last = text.find_last_not_of(" \t");
    return first == std::string_view::npos ? "" : std::string(text.substr(first, last - first + 1));
}

/// The positions of the columns in a record.
struct Layout {
    std::map<Column, std::size_t> columns;
    std::map<int, std::size_t> boards; ///< a team's members, by board number
    std::vector<std::string> said;     ///< the names that the file uses for the columns
};

class Import {
public:
    explicit Import(std::string_view file) : file_(file) {}

    /// Tells whether the record is a header: whether a field is the heading of a name.
    static bool hasName(const CsvRecord& record) {
        return std::ranges::any_of(record.fields, [](const std::string& field) {
            const auto column = columnNamed(trimmed(field));
            return column == Column::Name || column == Column::LastName ||
                   column == Column::FirstName;
        });
    }

    Expected<Imported> of(const CsvFile& file) {
        const std::vector<CsvRecord>& records = file.records;
        for (const int line : file.linesBefore) {
            notes_.push_back(message("%1, line %2: the line stands before the names of the columns "
                                     "and is left out",
                                     file_, line));
        }
        if (records.empty()) {
            return failed(message("%1: the file is empty; its first line names the columns, such "
                                  "as `name,club,rating`",
                                  file_));
        }
        if (const auto fault = readLayout(records[0])) {
            return tl::make_unexpected(*fault);
        }
        if (records.size() == 1 || records.size() - 1 > std::size_t(kMostPlayers)) {
            return failed(message("%1: %2 players are in the file; give 1 to %3", file_,
                                  records.size() - 1, kMostPlayers));
        }
        std::vector<Player> players;
        for (std::size_t i = 1; i < records.size(); ++i) {
            auto player = playerIn(records[i], int(i));
            if (!player) {
                return tl::make_unexpected(player.error());
            }
            players.push_back(std::move(*player));
        }
        std::ranges::sort(players, {}, &Player::number);
        Imported made;
        made.tournament.players = std::move(players);
        made.notes = std::move(notes_);
        return made;
    }

private:
    static tl::unexpected<Failure> failed(Message why) {
        return failWith(ExitStatus::CannotRead, std::move(why));
    }

    tl::unexpected<Failure> fieldFailed(int line, std::size_t field, const Message& why) const {
        return failed(message("%1, line %2, column `%3`: %4", file_, line,
                              printable(layout_.said[field]), why));
    }

    /// Returns the column with that field's heading; none if the heading is unknown. A field
    /// without a heading before the players' names is the title, as in files of Chess-Results.
    static std::optional<Column> columnAt(const CsvRecord& record, std::size_t field) {
        const std::string said = trimmed(record.fields[field]);
        const bool isTitle = said.empty() && field + 1 < record.fields.size() &&
                             columnNamed(trimmed(record.fields[field + 1])) == Column::Name;
        return isTitle ? std::optional(Column::Title) : columnNamed(said);
    }

    std::optional<Failure> readLayout(const CsvRecord& record) {
        for (std::size_t field = 0; field < record.fields.size(); ++field) {
            layout_.said.push_back(trimmed(record.fields[field]));
            const std::string& said = layout_.said.back();
            const auto column = columnAt(record, field);
            if (column) {
                const auto [first, isNew] = layout_.columns.emplace(*column, field);
                const std::string& before = layout_.said[first->second];
                if (!isNew && before == said) {
                    return fieldFailed(record.line, field,
                                       message("another column says the same; remove one of them"))
                        .value();
                }
                if (!isNew) {
                    notes_.push_back(message("%1, line %2: the column `%3` says the same as `%4` "
                                             "and is left out",
                                             file_, record.line, printable(said),
                                             printable(before)));
                }
            }
            const auto board = boardNamed(said);
            if (board) {
                layout_.boards[*board] = field;
            } else if (!column && !said.empty()) {
                notes_.push_back(message("%1, line %2: the column `%3` is not understood and left "
                                         "out",
                                         file_, record.line, printable(said)));
            }
        }
        if (!hasName(record)) {
            return failed(message("%1, line %2: no column is called `name`; the first line names "
                                  "the columns, such as `name,club,rating`",
                                  file_, record.line))
                .value();
        }
        return std::nullopt;
    }

    /// Returns the field's text; empty if the file has no such column. Error: a control character,
    /// or a text that is too long.
    Expected<std::string> textIn(const CsvRecord& record, std::size_t field) const {
        const std::string text = trimmed(record.fields[field]);
        const bool plain = std::ranges::none_of(text, [](char letter) {
            return static_cast<unsigned char>(letter) < ' ' || letter == '\x7F';
        });
        if (!plain) {
            return fieldFailed(record.line, field,
                               message("the text has an end of line or a control character; "
                                       "remove it"));
        }
        if (text.size() > kLongestName) {
            return fieldFailed(
                record.line, field,
                message("the text is longer than %1 bytes; shorten it", kLongestName));
        }
        return text;
    }

    Expected<std::string> textIn(const CsvRecord& record, Column column) const {
        const auto where = layout_.columns.find(column);
        return where == layout_.columns.end() ? Expected<std::string>("")
                                              : textIn(record, where->second);
    }

    /// Returns the first of the columns that form a name.
    [[nodiscard]] std::size_t nameColumn() const {
        for (const Column column : {Column::Name, Column::LastName, Column::FirstName}) {
            if (const auto found = layout_.columns.find(column); found != layout_.columns.end()) {
                return found->second;
            }
        }
        return 0;
    }

    /// Puts the last name before the first, as FIDE does. If the file has only one of these columns
    /// and a column `name`, the column `name` stands for the other.
    Expected<std::string> nameIn(const CsvRecord& record) const {
        const bool hasLast = layout_.columns.contains(Column::LastName);
        const auto last = textIn(record, hasLast ? Column::LastName : Column::Name);
        const bool hasFirst = layout_.columns.contains(Column::FirstName);
        const auto first = hasFirst  ? textIn(record, Column::FirstName)
                           : hasLast ? textIn(record, Column::Name)
                                     : Expected<std::string>("");
        if (!last || !first) {
            return !last ? last : first;
        }
        return *last + (last->empty() || first->empty() ? "" : ", ") + *first;
    }

    Expected<int> numberOf(const CsvRecord& record, int inOrder) const {
        const auto where = layout_.columns.find(Column::Number);
        if (where == layout_.columns.end()) {
            return inOrder;
        }
        const auto number = numberIn<int>(trimmed(record.fields[where->second]));
        if (!number || *number < 1 || *number > kMostPlayers) {
            return fieldFailed(record.line, where->second,
                               message("`%1` is no number of a player; give 1 to %2",
                                       printable(record.fields[where->second]), kMostPlayers));
        }
        return *number;
    }

    Expected<int> ratingOf(const CsvRecord& record) const {
        const auto where = layout_.columns.find(Column::Rating);
        const std::string text =
            where == layout_.columns.end() ? "" : trimmed(record.fields[where->second]);
        if (text.empty()) {
            return 0;
        }
        const auto rating = numberIn<int>(text);
        if (!rating || *rating < 0 || *rating > kHighestRating) {
            return fieldFailed(record.line, where->second,
                               message("`%1` is no rating; give a whole number from 0 to %2, or "
                                       "leave the field empty",
                                       printable(text), kHighestRating));
        }
        return *rating;
    }

    Expected<std::vector<std::string>> membersOf(const CsvRecord& record) const {
        std::vector<std::string> members;
        for (const auto& [number, field] : layout_.boards) {
            auto member = textIn(record, field);
            if (!member) {
                return tl::make_unexpected(member.error());
            }
            members.push_back(std::move(*member));
        }
        while (!members.empty() && members.back().empty()) {
            members.pop_back();
        }
        return members;
    }

    /// Returns the text in FIDE's form; omits an invalid text, with a note.
    std::string inForm(const CsvRecord& record, Column column, const std::string& text,
                       const Message& why) {
        if (text.empty()) {
            return text;
        }
        const std::size_t field = layout_.columns.at(column);
        std::string made = column == Column::Sex ? sexIn(text, layout_.said[field]) : bornIn(text);
        if (made.empty()) {
            notes_.push_back(message("%1, line %2, column `%3`: %4", file_, record.line,
                                     printable(layout_.said[field]), why));
        }
        return made;
    }

    Expected<Player> playerIn(const CsvRecord& record, int inOrder) {
        const auto number = numberOf(record, inOrder);
        const auto name = nameIn(record);
        const auto title = textIn(record, Column::Title);
        const auto fideNumber = textIn(record, Column::FideNumber);
        const auto sex = textIn(record, Column::Sex);
        const auto born = textIn(record, Column::Born);
        const auto club = textIn(record, Column::Club);
        const auto federation = textIn(record, Column::Federation);
        const auto rating = ratingOf(record);
        const auto members = membersOf(record);
        for (const auto* text : {&name, &club, &federation, &title, &fideNumber, &sex, &born}) {
            if (!*text) {
                return tl::make_unexpected(text->error());
            }
        }
        if (!number || !rating || !members) {
            return tl::make_unexpected(!number   ? number.error()
                                       : !rating ? rating.error()
                                                 : members.error());
        }
        if (const auto fault = firstOfItsKind(record, *number, *name, *club)) {
            return tl::make_unexpected(*fault);
        }
        Player player;
        player.number = *number;
        player.name = *name;
        player.club = *club;
        player.federation = *federation;
        player.rating = *rating;
        player.members = *members;
        player.title = *title;
        player.fideNumber = *fideNumber;
        player.sex = inForm(record, Column::Sex, *sex,
                            message("`%1` is left out; write m or w", printable(*sex)));
        player.born = inForm(
            record, Column::Born, *born,
            message("`%1` is left out; write a year, or a date as 1990/01/02", printable(*born)));
        return player;
    }

    std::optional<Failure> firstOfItsKind(const CsvRecord& record, int number,
                                          const std::string& name, const std::string& club) {
        const std::size_t column = nameColumn();
        if (name.empty()) {
            return fieldFailed(record.line, column,
                               message("the name is missing; give one, or remove the line"))
                .value();
        }
        if (const auto [same, isNew] = lines_.emplace(name + '\n' + club, record.line); !isNew) {
            return fieldFailed(record.line, column,
                               message("line %1 has the same name and club; remove one of them, "
                                       "or tell them apart",
                                       same->second))
                .value();
        }
        if (const auto [same, isNew] = numbers_.emplace(number, record.line); !isNew) {
            return fieldFailed(record.line, layout_.columns.at(Column::Number),
                               message("line %1 has the number %2 too; give each number once",
                                       same->second, number))
                .value();
        }
        return std::nullopt;
    }

    std::string_view file_;
    Layout layout_;
    std::map<std::string, int> lines_; ///< file line of each pair of name and club
    std::map<int, int> numbers_;       ///< file line of each number
    std::vector<Message> notes_;
};

} // namespace

Expected<Imported> readPlayers(std::string_view csv, std::string_view name) {
    return readCsv(csv, name, &Import::hasName).and_then([&](const CsvFile& file) {
        return Import(name).of(file);
    });
}

} // namespace umpire::tournament
