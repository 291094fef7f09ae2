#include "app/record/game_files/trireme_domain_file.h"

#include "rules/games/triremes/course.h"

#include <algorithm>
#include <set>

namespace umpire {
namespace {

using namespace triremes;

// Limits of the map. If two maps lie side by side (TR-21), one letter must suffice for each column.
// If they lie end to end, two digits must suffice for each row.
constexpr int kFewestColumns = 4;
constexpr int kMaxColumns = 13;
constexpr int kFewestRows = 4;
constexpr int kMaxRows = 49;
constexpr int kAnchors = 6;         ///< on each map (TR-2)
constexpr int kFortressSquares = 6; ///< on each map (TR-2)
constexpr std::size_t kRowNumberWidth = 3;
constexpr std::string_view kSquareLetters = ".#~Ao";

/// A row of the map, as the file contains it.
struct Row {
    std::size_t line = 0; ///< number of the line in the file, counted from 1
    int number = 0;
    std::string_view squares;
};

/// Reads a map. Stores the first error.
class DomainReader {
public:
    explicit DomainReader(const GameFile& file) : file_(file) {}

    Loaded<std::shared_ptr<const Atlas>> read() {
        if (!readRows() || !checkShape() || !fillDomain() || !checkCounts() || !checkAnchors() ||
            !checkCoast() || !checkSailing()) {
            return tl::make_unexpected(error_);
        }
        return atlas_;
    }

private:
    bool fail(const std::string& where, const std::string& why) {
        error_ = file_.name + ": " + where + why;
        return false;
    }
    bool failAt(std::size_t line, std::size_t column, const std::string& why) {
        return fail("line " + std::to_string(line) + ", column " + std::to_string(column) + ": ",
                    why);
    }
    bool failAt(CellName cell, const std::string& why) {
        const Row& row = rows_[rows_.size() - 1 - std::size_t(cell.row)];
        return failAt(row.line, kRowNumberWidth + std::size_t(cell.column) + 1,
                      text(cell) + " " + why);
    }
    bool readRows();
    bool readRow(std::string_view line, std::size_t number);
    bool checkShape();
    bool fillDomain();
    bool fillSquare(CellName cell, char letter);
    bool checkCount(std::string_view what, char letter, std::ptrdiff_t needed);
    bool checkCounts();
    bool checkAnchors();
    bool checkCoast();
    bool checkSailing();
    bool comesToTheOther(const Anchor& anchor) const;

    const GameFile& file_;
    std::vector<Row> rows_; ///< in the order of the file: the last row of the map comes first
    Domain domain_;
    std::string letters_; ///< the letters of all squares, row by row, beginning with a1
    std::shared_ptr<const Atlas> atlas_;
    std::string error_;
};

bool DomainReader::readRow(std::string_view line, std::size_t number) {
    NotationReader reader(line);
    const auto row = reader.takeNumber();
    if (!row || reader.at() != 2 || !reader.take(" ")) {
        return failAt(number, 1, "begin a row with its two digits and a space, such as `05 `");
    }
    if (!rows_.empty() && *row != rows_.back().number - 1) {
        return failAt(number, 1,
                      "rows go down by 1; give row " + std::to_string(rows_.back().number - 1) +
                          ", not " + std::to_string(*row));
    }
    rows_.push_back({number, *row, reader.rest()});
    return true;
}

bool DomainReader::readRows() {
    std::string_view rest = file_.text;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        if (!line.empty() && line.front() != '#' && !readRow(line, number)) {
            return false;
        }
    }
    return true;
}

std::string range(int least, int most) {
    return "from " + std::to_string(least) + " to " + std::to_string(most);
}

bool DomainReader::checkShape() {
    const auto rows = int(rows_.size());
    if (rows < kFewestRows || rows > kMaxRows) {
        return fail("",
                    "give " + range(kFewestRows, kMaxRows) + " rows, not " + std::to_string(rows));
    }
    if (rows_.back().number != 1) {
        return failAt(rows_.back().line, 1, "the last line is row 01; give the rows down to it");
    }
    const std::size_t columns = rows_.front().squares.size();
    if (columns < kFewestColumns || columns > kMaxColumns) {
        return failAt(rows_.front().line, kRowNumberWidth + 1,
                      "give " + range(kFewestColumns, kMaxColumns) + " squares, not " +
                          std::to_string(columns));
    }
    for (const Row& row : rows_) {
        if (row.squares.size() != columns) {
            return failAt(row.line, kRowNumberWidth + 1 + std::min(columns, row.squares.size()),
                          "give " + std::to_string(columns) + " squares as in the first row, not " +
                              std::to_string(row.squares.size()));
        }
    }
    domain_.columns = int(columns);
    domain_.rows = rows;
    return true;
}

bool DomainReader::fillSquare(CellName cell, char letter) {
    if (kSquareLetters.find(letter) == std::string_view::npos) {
        return failAt(cell, "holds no square; give one of `.` coast, `#` fortress, `~` sea, `A` "
                            "anchor, `o` compass");
    }
    letters_ += letter;
    domain_.squares.push_back(letter == '.'   ? Terrain::Coast
                              : letter == '#' ? Terrain::Fortress
                                              : Terrain::Sea);
    if (letter == 'A') {
        domain_.anchors.push_back(cell);
    } else if (letter == 'o') {
        domain_.compass = cell;
    }
    return true;
}

bool DomainReader::fillDomain() {
    for (int row = 0; row < domain_.rows; ++row) {
        const std::string_view squares = rows_[rows_.size() - 1 - std::size_t(row)].squares;
        for (int column = 0; column < domain_.columns; ++column) {
            if (!fillSquare({column, row}, squares[std::size_t(column)])) {
                return false;
            }
        }
    }
    return true;
}

/// Checks the number of squares with a letter. Reports the first square that is too many.
bool DomainReader::checkCount(std::string_view what, char letter, std::ptrdiff_t needed) {
    const auto count = std::ranges::count(letters_, letter);
    if (count == needed) {
        return true;
    }
    const std::string why = "give " + std::to_string(needed) + " " + std::string(what) + " `" +
                            letter + "`, not " + std::to_string(count) + " (TR-2)";
    if (count < needed) {
        return fail("", why);
    }
    std::ptrdiff_t left = needed + 1;
    const auto extra =
        std::ranges::find_if(letters_, [&](char l) { return l == letter && --left == 0; });
    const auto index = int(extra - letters_.begin());
    return failAt({index % domain_.columns, index / domain_.columns}, "is 1 too many: " + why);
}

bool DomainReader::checkCounts() {
    return checkCount("anchors", 'A', kAnchors) &&
           checkCount("fortress squares", '#', kFortressSquares) && checkCount("compass", 'o', 1);
}

bool DomainReader::checkAnchors() {
    for (const CellName anchor : domain_.anchors) {
        if (anchor.row == 0) {
            return failAt(anchor, "is an anchor in row 1; leave a row below it for the stern");
        }
        const CellName stern{anchor.column, anchor.row - 1};
        if (domain_.at(stern) != Terrain::Sea) {
            return failAt(anchor,
                          "is an anchor with " + text(stern) + " below it; give the stern sea");
        }
        if (std::ranges::find(domain_.anchors, stern) != domain_.anchors.end()) {
            return failAt(anchor, "is an anchor right above the anchor " + text(stern) +
                                      "; give the stern a square of its own");
        }
    }
    return true;
}

/// Checks that soldiers can walk from each square of the coast to any other.
bool DomainReader::checkCoast() {
    atlas_ = std::make_shared<const Atlas>(atlasOf(domain_));
    const Chart& chart = atlas_->charts[0];
    // this map's squares come first in the atlas
    const auto cellCount = Square(domain_.squares.size());
    Square first = 0;
    while (!chart.isCoast(first)) {
        ++first;
    }
    std::set<Square> seen = {first};
    std::vector<Square> open = {first};
    while (!open.empty()) {
        const Square square = open.back();
        open.pop_back();
        for (const Heading heading : kHeadings) {
            const Square next = chart.step(square, heading);
            if (chart.isCoast(next) && next < cellCount && seen.insert(next).second) {
                open.push_back(next);
            }
        }
    }
    for (Square square = 0; square < cellCount; ++square) {
        if (chart.isCoast(square) && !seen.contains(square)) {
            return failAt(chart.nameOf(square), "is coast that nobody can walk to from " +
                                                    text(chart, first) +
                                                    "; join them by `.` squares side by side");
        }
    }
    return true;
}

/// Tells whether a ship from the anchor can reach a square beside the coast of the other map with
/// the moves of TR-8 on an empty board. Its own coast needs no check, because the sea reaches no
/// other coast on its side.
bool DomainReader::comesToTheOther(const Anchor& anchor) const {
    State state;
    state.settings.atlas = atlas_;
    const Chart& chart = state.chart();
    std::set<std::pair<Square, Heading>> seen = {{anchor.bow, anchor.heading}};
    std::vector<Ship> open = {{anchor.bow, anchor.heading, anchor.owner}};
    while (!open.empty()) {
        const Ship ship = open.back();
        open.pop_back();
        for (Square square = 0; square < chart.squareCount(); ++square) {
            if (chart.isCoast(square) && chart.domainOf[std::size_t(square)] == 1 &&
                touches(state.settings, ship, square)) {
                return true;
            }
        }
        state.ships = {ship};
        for (const Pose& pose : manoeuvresOf(chart, ship)) {
            const auto course = courseTo(state, ship, pose);
            if (course.index() == 0 && seen.insert({pose.bow, pose.heading}).second) {
                open.push_back(std::get<Course>(course).ship);
            }
        }
    }
    return false;
}

bool DomainReader::checkSailing() {
    for (std::size_t i = 0; i < domain_.anchors.size(); ++i) {
        // the anchors of the first player come first
        const Anchor& anchor = atlas_->charts[0].anchors[i];
        if (!comesToTheOther(anchor)) {
            return failAt(domain_.anchors[i], "is an anchor from which no ship comes to the coast "
                                              "of the other map; open the sea up to the last row");
        }
    }
    return true;
}

} // namespace

Loaded<std::shared_ptr<const Atlas>> triremeAtlasFrom(const GameFile& file) {
    return DomainReader(file).read();
}

} // namespace umpire
