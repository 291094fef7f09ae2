#include "app/club/tournament/read_players.h"

#include "app/club/tournament/csv.h"
#include "app/common/failure/printable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

namespace umpire::tournament {
namespace {

enum class Column { Name, Number, Club, Federation, Rating };

struct Heading {
    std::string_view said; ///< in small letters
    Column column;
};
/// As spreadsheets of five languages call them.
constexpr std::array kHeadings = {
    Heading{"name", Column::Name},
    Heading{"player", Column::Name},
    Heading{"team", Column::Name},
    Heading{"név", Column::Name},
    Heading{"játékos", Column::Name},
    Heading{"csapat", Column::Name},
    Heading{"име", Column::Name},
    Heading{"играч", Column::Name},
    Heading{"отбор", Column::Name},
    Heading{"имя", Column::Name},
    Heading{"игрок", Column::Name},
    Heading{"команда", Column::Name},
    Heading{"imię", Column::Name},
    Heading{"imię i nazwisko", Column::Name},
    Heading{"nazwisko", Column::Name},
    Heading{"gracz", Column::Name},
    Heading{"drużyna", Column::Name},
    Heading{"number", Column::Number},
    Heading{"no", Column::Number},
    Heading{"no.", Column::Number},
    Heading{"szám", Column::Number},
    Heading{"sorszám", Column::Number},
    Heading{"номер", Column::Number},
    Heading{"№", Column::Number},
    Heading{"numer", Column::Number},
    Heading{"nr", Column::Number},
    Heading{"club", Column::Club},
    Heading{"klub", Column::Club},
    Heading{"egyesület", Column::Club},
    Heading{"клуб", Column::Club},
    Heading{"federation", Column::Federation},
    Heading{"szövetség", Column::Federation},
    Heading{"федерация", Column::Federation},
    Heading{"federacja", Column::Federation},
    Heading{"rating", Column::Rating},
    Heading{"elo", Column::Rating},
    Heading{"értékszám", Column::Rating},
    Heading{"рейтинг", Column::Rating},
    Heading{"ranking", Column::Rating},
};
/// "board 1" in the five languages.
constexpr std::array<std::string_view, 9> kBoards = {
    "board ", "member ", "tábla ", "дъска ", "доска ", "szachownica ", "tag ", "член ", "plansza "};

/// Small letters, of Latin and Cyrillic too, so far as the headings need them.
std::string small(std::string_view text) {
    static constexpr std::array<std::array<std::string_view, 2>, 33> kPairs = {{
        {"Á", "á"}, {"É", "é"}, {"Ö", "ö"}, {"Ü", "ü"}, {"Ż", "ż"}, {"Ę", "ę"}, {"А", "а"},
        {"Б", "б"}, {"В", "в"}, {"Г", "г"}, {"Д", "д"}, {"Е", "е"}, {"Ж", "ж"}, {"З", "з"},
        {"И", "и"}, {"Й", "й"}, {"К", "к"}, {"Л", "л"}, {"М", "м"}, {"Н", "н"}, {"О", "о"},
        {"П", "п"}, {"Р", "р"}, {"С", "с"}, {"Т", "т"}, {"У", "у"}, {"Ф", "ф"}, {"Х", "х"},
        {"Ц", "ц"}, {"Ч", "ч"}, {"Ъ", "ъ"}, {"Ю", "ю"}, {"Я", "я"},
    }};
    std::string made;
    for (std::size_t at = 0; at < text.size();) {
        const auto pair = std::ranges::find_if(
            kPairs, [&](const auto& each) { return text.substr(at).starts_with(each[0]); });
        if (pair != kPairs.end()) {
            made += (*pair)[1];
            at += (*pair)[0].size();
        } else {
            const char letter = text[at++];
            made += letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
        }
    }
    return made;
}

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    const auto last = text.find_last_not_of(" \t");
    return first == std::string_view::npos ? "" : std::string(text.substr(first, last - first + 1));
}

std::optional<int> numberIn(std::string_view text) {
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(number)
                                                                    : std::nullopt;
}

/// Which column is where.
struct Layout {
    std::map<Column, std::size_t> columns;
    std::map<int, std::size_t> boards; ///< of a team's members, by number
    std::vector<std::string> said;     ///< as the file calls them
};

class Import {
public:
    explicit Import(std::string_view file) : file_(file) {}

    Expected<std::vector<Player>> of(const std::vector<CsvRecord>& records) {
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
        return players;
    }

private:
    static tl::unexpected<Failure> failed(Message why) {
        return failWith(ExitStatus::CannotRead, std::move(why));
    }

    tl::unexpected<Failure> fieldFailed(int line, std::size_t field, const Message& why) const {
        return failed(message("%1, line %2, column `%3`: %4", file_, line,
                              printable(layout_.said[field]), why));
    }

    std::optional<Failure> readLayout(const CsvRecord& record) {
        for (std::size_t field = 0; field < record.fields.size(); ++field) {
            layout_.said.push_back(trimmed(record.fields[field]));
            const std::string said = small(layout_.said.back());
            const auto* const known = std::ranges::find(kHeadings, said, &Heading::said);
            if (known != kHeadings.end() && !layout_.columns.emplace(known->column, field).second) {
                return fieldFailed(record.line, field,
                                   message("another column says the same; remove one of them"))
                    .value();
            }
            for (const std::string_view board : kBoards) {
                const auto number =
                    said.starts_with(board) ? numberIn(said.substr(board.size())) : std::nullopt;
                if (number) {
                    layout_.boards[*number] = field;
                }
            }
        }
        if (!layout_.columns.contains(Column::Name)) {
            return failed(message("%1, line %2: no column is called `name`; the first line names "
                                  "the columns, such as `name,club,rating`",
                                  file_, record.line))
                .value();
        }
        return std::nullopt;
    }

    /// Empty where there is no such column.
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

    Expected<int> numberOf(const CsvRecord& record, int inOrder) const {
        const auto where = layout_.columns.find(Column::Number);
        if (where == layout_.columns.end()) {
            return inOrder;
        }
        const auto number = numberIn(trimmed(record.fields[where->second]));
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
        const auto rating = numberIn(text);
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

    Expected<Player> playerIn(const CsvRecord& record, int inOrder) {
        const auto number = numberOf(record, inOrder);
        const auto name = textIn(record, Column::Name);
        const auto club = textIn(record, Column::Club);
        const auto federation = textIn(record, Column::Federation);
        const auto rating = ratingOf(record);
        const auto members = membersOf(record);
        for (const auto* text : {&name, &club, &federation}) {
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
        return player;
    }

    std::optional<Failure> firstOfItsKind(const CsvRecord& record, int number,
                                          const std::string& name, const std::string& club) {
        const std::size_t column = layout_.columns.at(Column::Name);
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
    std::map<std::string, int> lines_; ///< where a name with its club stands
    std::map<int, int> numbers_;       ///< where a number stands
};

} // namespace

Expected<std::vector<Player>> readPlayers(std::string_view csv, std::string_view name) {
    const auto records = readCsv(csv, name);
    return records ? Import(name).of(*records) : tl::make_unexpected(records.error());
}

} // namespace umpire::tournament
