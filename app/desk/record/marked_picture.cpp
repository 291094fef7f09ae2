#include "app/desk/record/marked_picture.h"

#include "app/desk/parts/ink.h"
#include "calibration/calibration_files.h"
#include "calibration/register_table.h"

#include <cmath>
#include <QRegularExpression>

namespace umpire::desk {
namespace {

constexpr double kFrame = 4.0;  ///< units of Ink
constexpr double kArrow = 4.0;  ///< units of Ink
constexpr double kInset = 0.06; ///< of a square's side

/// Column and row from 0, of "d1"; none where the board has no such square.
std::optional<std::pair<int, int>> squareNamed(const std::string& name,
                                               const BoardPlacement& board) {
    const int column = name.front() - 'a';
    const int row = std::stoi(name.substr(1)) - 1;
    const bool isThere = column >= 0 && column < board.columns && row >= 0 && row < board.rows;
    return isThere ? std::optional(std::pair(column, row)) : std::nullopt;
}

class Marker {
public:
    Marker(Ink& ink, const PicturedTable& pictured)
        : ink_(ink), view_(pictured.view), board_(*pictured.table.board) {}

    [[nodiscard]] QPointF at(double column, double row) const {
        const ImagePoint point = imageFromTable(view_, {board_.origin.x + board_.cell * column,
                                                        board_.origin.y + board_.cell * row, 0_mm});
        return {point.x.value(), point.y.value()};
    }
    void frame(std::pair<int, int> square, const Line& line) {
        const double left = square.first + kInset;
        const double right = square.first + 1.0 - kInset;
        const double near = square.second + kInset;
        const double far = square.second + 1.0 - kInset;
        ink_.outline(QPolygonF{{at(left, near), at(right, near), at(right, far), at(left, far)}},
                     line);
    }
    void arrow(std::pair<int, int> from, std::pair<int, int> to, const Line& line) {
        const QPointF tail = at(from.first + 0.5, from.second + 0.5);
        const QPointF tip = at(to.first + 0.5, to.second + 0.5);
        ink_.path(QPolygonF{{tail, tip}}, line);
        ink_.arrowHead(tail, tip, line.colour);
    }

private:
    Ink& ink_;
    const TableView& view_;
    const BoardPlacement& board_;
};

} // namespace

std::optional<PicturedTable> tableIn(const QImage& picture, const GameSettings& settings) {
    if (settings.tableFile.empty() || picture.isNull()) {
        return std::nullopt;
    }
    const auto table = parseTable(settings.tableFile, "table");
    if (!table) {
        return std::nullopt;
    }
    QImage bytes = picture.convertToFormat(QImage::Format_BGR888);
    const cv::Mat pixels(bytes.height(), bytes.width(), CV_8UC3, bytes.bits(),
                         std::size_t(bytes.bytesPerLine()));
    const auto found = registerTable(pixels, *table, std::nullopt);
    return found ? std::optional(PicturedTable{found->view, *table}) : std::nullopt;
}

std::vector<std::string> squaresOf(const Event& event) {
    static const QRegularExpression kSquare(QStringLiteral("(?<![A-Za-z0-9])[a-z][1-9][0-9]?"
                                                           "(?![A-Za-z0-9])"));
    std::string told;
    if (const auto* illegal = std::get_if<IllegalSeen>(&event)) {
        told = english(illegal->action);
    } else if (const auto* corrected = std::get_if<Corrected>(&event)) {
        told = corrected->what;
    } else if (const auto action = actionIn(event); action && !isForOnePlayer(event)) {
        told = *action;
    }
    std::vector<std::string> squares;
    const auto text = QString::fromStdString(told);
    for (auto each = kSquare.globalMatch(text); each.hasNext();) {
        squares.push_back(each.next().captured().toStdString());
    }
    return squares;
}

bool isAgainstTheRules(const Event& event) {
    return std::holds_alternative<IllegalSeen>(event) ||
           std::holds_alternative<IllegalStands>(event);
}

QImage marked(const QImage& picture, const PicturedTable& pictured, const Event& event) {
    std::vector<std::pair<int, int>> squares;
    for (const std::string& name : squaresOf(event)) {
        const auto square =
            pictured.table.board ? squareNamed(name, *pictured.table.board) : std::nullopt;
        if (square) {
            squares.push_back(*square);
        }
    }
    if (squares.empty()) {
        return picture;
    }
    QImage drawn = picture.convertToFormat(QImage::Format_RGB32);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0.5, 0.5); // Ink's pixels have their centres at integers
    Ink ink(painter, drawn.size());
    Marker marker(ink, pictured);
    const bool isWrong = isAgainstTheRules(event);
    const QColor colour = isWrong ? colours::kWrong : colours::kPlayed;
    const Qt::PenStyle style = isWrong ? Qt::DashLine : Qt::SolidLine;
    for (const auto& square : squares) {
        marker.frame(square, {colour, kFrame, style});
    }
    if (squares.front() != squares.back()) {
        marker.arrow(squares.front(), squares.back(), {colour, kArrow, style});
    }
    ink.write();
    return drawn;
}

int turnsOf(const PicturedTable& pictured) {
    const TableDescription& table = pictured.table;
    const auto at = [&](double x, double y) {
        const ImagePoint point =
            imageFromTable(pictured.view, {table.width * x, table.height * y, 0_mm});
        return QPointF(point.x.value(), point.y.value());
    };
    const QPointF away = at(0.5, 0.6) - at(0.5, 0.4); // from side A, in the picture
    constexpr double kQuarter = 1.5707963267948966;
    const double clockwise = std::atan2(away.x(), -away.y());
    return (int(std::lround(clockwise / kQuarter)) % 4 + 4) % 4;
}

} // namespace umpire::desk
