#include "app/desk/record/marks_of_games.h"

#include <QRegularExpression>
#include <QString>

namespace umpire::desk::marks {
namespace {

/// Returns column and row, counted from 0, of a square such as "d1"; none if the board has no such
/// square.
std::optional<std::pair<int, int>> squareNamed(const std::string& name,
                                               const BoardPlacement& board) {
    const int column = name.front() - 'a';
    const int row = std::stoi(name.substr(1)) - 1;
    const bool isThere = column >= 0 && column < board.columns && row >= 0 && row < board.rows;
    return isThere ? std::optional(std::pair(column, row)) : std::nullopt;
}

using Square = std::pair<int, int>;

TablePoint at(const BoardPlacement& board, double column, double row) {
    return board.origin + TablePoint{board.cell * column, board.cell * row};
}

TablePoint middleOf(const BoardPlacement& board, Square square) {
    return at(board, square.first + 0.5, square.second + 0.5);
}

std::vector<TablePoint> cornersOf(const BoardPlacement& board, Square square) {
    const auto [column, row] = square;
    return {at(board, column, row), at(board, column + 1, row), at(board, column + 1, row + 1),
            at(board, column, row + 1)};
}

/// A square in the notation, with the text between it and the previous square.
struct Named {
    std::string square;
    std::string joint; ///< text such as "-", "x", "*" or "<"; with blanks or words, the square
                       ///< belongs to another action
};

/// Returns the squares that a notation names, in order. A square may have a heading behind it
/// ("c7n") or a unit's letters before it ("PAp1").
std::vector<Named> namedIn(const std::string& told) {
    static const QRegularExpression kSquare(QStringLiteral(
        "(?:(?<![A-Za-z0-9])|(?<=[0-9]x)|(?<=[0-9]xx)|(?<=[ ][A-Z]{2}))[a-z][1-9][0-9]?"
        "(?=xx?[a-z][0-9]|[nesw]?(?![A-Za-z0-9]))"));
    std::vector<Named> named;
    const auto text = QString::fromStdString(told);
    qsizetype end = 0;
    for (auto each = kSquare.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch found = each.next();
        QString joint = text.mid(end, found.capturedStart() - end);
        if (joint.size() > 1 && QStringLiteral("nesw").contains(joint.front())) {
            joint.remove(0, 1); // removes the heading of the previous square
        }
        named.push_back({found.captured().toStdString(), joint.toStdString()});
        end = found.capturedEnd();
    }
    return named;
}

bool strikes(const std::string& joint) {
    return joint == "x" || joint == "xx" || joint == "*" || joint == "#" || joint == "%" ||
           joint == "~";
}

} // namespace

void addSquares(const std::string& told, const BoardPlacement& board, EventMarks& marks) {
    // square of the piece that moves next; none if unknown
    std::optional<std::pair<int, int>> stands;
    std::string joins; // the last joining text, which a comma stands for
    const std::vector<Named> named = namedIn(told);
    for (std::size_t i = 0; i < named.size(); ++i) {
        const auto square = squareNamed(named[i].square, board);
        if (!square) {
            stands.reset();
            continue;
        }
        const bool hits = strikes(named[i].joint);
        add(marks, {named[i].square, cornersOf(board, *square),
                    hits ? MarkedPlace::Role::Struck : MarkedPlace::Role::Played});
        joins = named[i].joint == "," ? joins : named[i].joint;
        const bool isWay = stands && (hits || joins == "-" || joins == ">" || joins == "<");
        if (isWay) {
            const TablePoint one = middleOf(board, *stands);
            const TablePoint other = middleOf(board, *square);
            marks.ways.push_back(joins == "<" ? MarkedWay{other, one} : MarkedWay{one, other});
        }
        const bool isOneOfSeveral = i + 1 < named.size() && named[i + 1].joint == ",";
        stands = !isWay || (joins == "-" && !isOneOfSeveral) ? square : stands;
    }
}

} // namespace umpire::desk::marks
