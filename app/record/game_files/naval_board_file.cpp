#include "app/record/game_files/naval_files.h"
#include "rules/games/naval_battle/state.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace umpire {
namespace {

using namespace naval_battle;

constexpr std::size_t kMinColumns = 6;  ///< minimum for two entrances with four batteries
constexpr std::size_t kMaxColumns = 26; ///< the columns are named a to z
constexpr int kMaxRows = 99;
constexpr std::string_view kCoastSign = "--";

/// A line with squares or with a coast.
struct BoardLine {
    int number = 0;         ///< number of the line in the file, counted from 1
    std::size_t indent = 0; ///< number of characters before the first square
    std::string sign;       ///< "--" for a coast, otherwise the number of the row
    std::string squares;
};

std::vector<BoardLine> linesOf(const std::string& text) {
    std::vector<BoardLine> lines;
    std::istringstream stream(text);
    int number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        line.erase(line.find_last_not_of(" \r\t") + 1);
        if (line.empty() || line.front() == '#') {
            continue;
        }
        const std::size_t gap = std::min(line.find(' '), line.size());
        const std::size_t begin = std::min(line.find_first_not_of(' ', gap), line.size());
        lines.push_back({number, begin, line.substr(0, gap), line.substr(begin)});
    }
    return lines;
}

/// Reads a board. Stores only the first error.
class BoardReader {
public:
    explicit BoardReader(const GameFile& file) : name_(file.name), lines_(linesOf(file.text)) {}

    Loaded<Board> read() {
        if (checkShape()) {
            // the board is built from the bottom: red's port, coast, sea, coast, yellow's port
            std::ranges::reverse(lines_);
            for (const BoardLine& line : lines_) {
                line.sign == kCoastSign ? readCoast(line) : readRow(line);
            }
            checkPorts();
        }
        if (error_.empty()) {
            checkWays();
        }
        return error_.empty() ? Loaded<Board>(std::move(board_)) : tl::make_unexpected(error_);
    }

private:
    void fail(const std::string& place, const std::string& what) {
        if (error_.empty()) {
            error_.append(name_).append(": ").append(place).append(" ").append(what);
        }
    }
    static std::string lineName(const BoardLine& line) {
        return "line " + std::to_string(line.number);
    }
    void failAt(const BoardLine& line, std::size_t column, const std::string& what) {
        const std::string found = std::string(" `") + line.squares[column] + "`";
        fail(lineName(line) + ", column " + std::to_string(line.indent + column + 1),
             "is" + found + "; " + what);
    }
    bool checkShape();
    bool checkSigns();
    void readRow(const BoardLine& line);
    void readCoast(const BoardLine& line);
    void checkPorts();
    void checkEntrances(Side side);
    void checkWays();
    const BoardLine& lineOfRow(int row) const;

    std::string name_;
    std::vector<BoardLine> lines_;
    Board board_;
    int coasts_ = 0;
    std::string error_;
};

bool BoardReader::checkShape() {
    const auto rows = std::ranges::count_if(
        lines_, [](const BoardLine& line) { return line.sign != kCoastSign; });
    if (rows == 0 || rows > kMaxRows || std::ssize(lines_) - rows != 2) {
        fail("the board", "has " + std::to_string(rows) + " rows and " +
                              std::to_string(std::ssize(lines_) - rows) +
                              " coasts; give at most 99 rows and two coasts");
        return false;
    }
    board_.rows = int(rows);
    board_.columns = int(lines_[0].squares.size());
    for (const BoardLine& line : lines_) {
        const std::size_t width = line.squares.size();
        if (width != lines_[0].squares.size() || width < kMinColumns || width > kMaxColumns) {
            fail(lineName(line),
                 "has " + std::to_string(width) + " columns; give every line the same number, " +
                     std::to_string(kMinColumns) + " to " + std::to_string(kMaxColumns));
        }
    }
    return error_.empty() && checkSigns();
}

/// Checks that the numbers of the rows decrease by 1 down to 1.
bool BoardReader::checkSigns() {
    int row = board_.rows;
    for (const BoardLine& line : lines_) {
        if (line.sign == kCoastSign) {
            continue;
        }
        const std::string number = std::to_string(row);
        if (line.sign != number && line.sign != "0" + number) {
            fail(lineName(line), "begins with `" + line.sign + "`; number it " + number);
        }
        --row;
    }
    return error_.empty();
}

void BoardReader::readCoast(const BoardLine& line) {
    Coast& coast = board_.coasts[std::size_t(coasts_++)];
    coast.rowBelow = int(board_.squares.size()) / board_.columns - 1;
    for (std::size_t column = 0; column < line.squares.size(); ++column) {
        if (line.squares[column] != '=' && line.squares[column] != '^') {
            failAt(line, column, "a coast is made of `=` and entrances `^`");
        }
        coast.open.push_back(line.squares[column] == '^');
    }
}

void BoardReader::readRow(const BoardLine& line) {
    constexpr std::array<std::string_view, 3> kWaters = {"RB", "~oI", "YB"};
    constexpr std::array<std::string_view, 3> kWanted = {
        "the red port is made of `R` and batteries `B`",
        "the sea is made of `~`, neutral water `o` and islands `I`",
        "the yellow port is made of `Y` and batteries `B`"};
    for (std::size_t column = 0; column < line.squares.size(); ++column) {
        const char sign = line.squares[column];
        if (kWaters[std::size_t(coasts_)].find(sign) == std::string_view::npos) {
            failAt(line, column, std::string(kWanted[std::size_t(coasts_)]));
        }
        if (sign == 'B') {
            board_.batteries[std::size_t(coasts_ / 2)].push_back(int(board_.squares.size()));
        }
        board_.squares.push_back(coasts_ == 0   ? Water::RedPort
                                 : coasts_ == 2 ? Water::YellowPort
                                 : sign == 'o'  ? Water::Neutral
                                 : sign == 'I'  ? Water::Island
                                                : Water::Sea);
    }
}

const BoardLine& BoardReader::lineOfRow(int row) const {
    std::vector<const BoardLine*> rows;
    for (const BoardLine& line : lines_) {
        if (line.sign != kCoastSign) {
            rows.push_back(&line);
        }
    }
    return *rows[std::size_t(row)];
}

void BoardReader::checkPorts() {
    const int red = board_.coasts[0].rowBelow;
    const int yellow = board_.coasts[1].rowBelow;
    if (red < 0 || yellow <= red || yellow >= board_.rows - 1) {
        return fail("the board",
                    "lacks a port or the sea; put rows below, between and above the coasts");
    }
    for (const Side side : kSides) {
        checkEntrances(side);
    }
}

/// Checks the entrances of a coast against NB-1, NB-5 and NB-A8.
void BoardReader::checkEntrances(Side side) {
    const Coast& coast = board_.coasts[indexOf(side)];
    const int row = coast.rowBelow + int(indexOf(side));
    const std::string who(nameOf(side));
    std::vector<SquareIndex> wanted;
    int entrances = 0;
    for (int column = 0; column < board_.columns; ++column) {
        const auto isOpen = [&](int at) {
            return at >= 0 && at < board_.columns && coast.open[std::size_t(at)];
        };
        entrances += int(isOpen(column) && !isOpen(column - 1));
        if (!isOpen(column) && (isOpen(column - 1) || isOpen(column + 1))) {
            wanted.push_back(row * board_.columns + column);
        }
    }
    if (entrances != 2 || wanted.size() != 4) {
        return fail("the " + who + " coast", "has " + std::to_string(entrances) +
                                                 " entrances; give it two, with coast on both "
                                                 "sides of each and four squares for batteries");
    }
    for (SquareIndex square = 0; square < int(board_.squares.size()); ++square) {
        const bool is = std::ranges::count(board_.batteries[indexOf(side)], square) > 0;
        const bool should = std::ranges::count(wanted, square) > 0;
        if (is != should) {
            failAt(lineOfRow(square / board_.columns), std::size_t(square % board_.columns),
                   is ? "a battery stands on the coast beside an entrance (NB-5)"
                      : "a battery `B` belongs beside the entrance (NB-5)");
        }
    }
}

/// Checks that every square with water can be reached from the red port, and so the yellow port
/// too.
void BoardReader::checkWays() {
    const auto chart = chartOf({{}, board_});
    std::vector<bool> reached(board_.squares.size(), false);
    std::vector<SquareIndex> edge{0};
    reached[0] = true;
    while (!edge.empty()) {
        const SquareIndex square = edge.back();
        edge.pop_back();
        for (const Neighbour& step : chart->steps[std::size_t(square)]) {
            if (step.to != kNoSquare && !reached[std::size_t(step.to)]) {
                reached[std::size_t(step.to)] = true;
                edge.push_back(step.to);
            }
        }
    }
    for (std::size_t square = 0; square < reached.size(); ++square) {
        if (!reached[square] && board_.squares[square] != Water::Island) {
            failAt(lineOfRow(int(square) / board_.columns), square % std::size_t(board_.columns),
                   "no way leads there from the red port; open one");
        }
    }
}

} // namespace

Loaded<naval_battle::Board> navalBoardFrom(const GameFile& file) {
    return BoardReader(file).read();
}

} // namespace umpire
