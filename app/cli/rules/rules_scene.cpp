#include "app/cli/rules/rules_board.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

constexpr Millimetres kAcross = 4_mm; ///< width of the table that one character shows
/// depth of the table that one character shows; characters are twice as high as wide
constexpr Millimetres kDown = 8_mm;

/// A drawing of the table in rows of characters, the far edge first.
class ScenePlan {
public:
    explicit ScenePlan(const Scene& scene)
        : corner_(scene.corner), cells_(std::size_t(std::ceil(scene.height / kDown)),
                                        Row(std::size_t(std::ceil(scene.width / kAcross)), " ")) {}

    void put(TablePoint point, std::string_view character) {
        cellAt(columnOf(point), point) = character;
    }

    /// Writes a text with its middle at the point.
    void write(TablePoint point, std::string_view text) {
        std::vector<std::string> letters;
        for (const char byte : text) {
            // a UTF-8 character begins here
            const bool begins = (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
            letters.resize(letters.size() + (begins ? 1 : 0));
            letters.back() += byte;
        }
        std::ptrdiff_t column = columnOf(point) - std::ptrdiff_t(letters.size() / 2);
        for (const std::string& letter : letters) {
            cellAt(column++, point) = letter;
        }
    }
    void line(TablePoint from, TablePoint to, std::string_view character) {
        const TablePoint way = to - from;
        const int steps = 1 + int(std::max(std::abs(way.x / kAcross), std::abs(way.y / kDown)));
        for (int step = 0; step <= steps; ++step) {
            put(from + way * (double(step) / steps), character);
        }
    }
    /// Fills an area given by its corners in order.
    void fill(const std::vector<TablePoint>& corners, std::string_view character) {
        for (std::size_t row = 0; row < cells_.size(); ++row) {
            for (std::size_t column = 0; column < cells_[row].size(); ++column) {
                if (isInside(middleOf(column, row), corners)) {
                    cells_[row][column] = character;
                }
            }
        }
    }
    [[nodiscard]] std::string text() const {
        std::string lines;
        for (const Row& row : cells_) {
            std::string line = "  ";
            for (const std::string& cell : row) {
                line += cell;
            }
            lines += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        }
        return lines;
    }

private:
    using Row = std::vector<std::string>; ///< one string per character

    [[nodiscard]] std::ptrdiff_t columnOf(TablePoint point) const {
        return std::ptrdiff_t(std::floor((point.x - corner_.x) / kAcross));
    }
    /// Returns the cell at that place; a dummy cell if the place is outside the drawing.
    std::string& cellAt(std::ptrdiff_t column, TablePoint point) {
        const auto up = std::ptrdiff_t(std::floor((point.y - corner_.y) / kDown));
        const auto row = std::ptrdiff_t(cells_.size()) - 1 - up;
        const bool isIn = row >= 0 && row < std::ptrdiff_t(cells_.size()) && column >= 0 &&
                          column < std::ptrdiff_t(cells_[0].size());
        return isIn ? cells_[std::size_t(row)][std::size_t(column)] : beside_;
    }
    [[nodiscard]] TablePoint middleOf(std::size_t column, std::size_t row) const {
        return corner_ + TablePoint{kAcross * (double(column) + 0.5),
                                    kDown * (double(cells_.size() - row) - 0.5)};
    }
    static bool isInside(TablePoint point, const std::vector<TablePoint>& corners) {
        bool inside = false;
        TablePoint last = corners.back();
        for (const TablePoint& next : corners) {
            if ((next.y > point.y) != (last.y > point.y)) {
                const double part = (point.y - next.y) / (last.y - next.y);
                inside ^= point.x < next.x + (last.x - next.x) * part;
            }
            last = next;
        }
        return inside;
    }

    TablePoint corner_;
    std::vector<Row> cells_;
    std::string beside_;
};

/// Returns "-", "/", "|" or "\\" for a line's direction.
std::string_view strokeOf(const std::vector<TablePoint>& ends) {
    constexpr std::array<std::string_view, 4> kStrokes = {"-", "/", "|", "\\"};
    const TablePoint way = ends[1] - ends[0];
    const double eighths = std::atan2(way.y.value(), way.x.value()) / std::numbers::pi * 4.0;
    return kStrokes[std::size_t(std::lround(eighths) + 4) % kStrokes.size()];
}

/// Returns an arrow's character; `corners` are its tip and the two corners behind the tip.
std::string_view arrowOf(const std::vector<TablePoint>& corners) {
    constexpr std::array<std::string_view, 8> kArrows = {">", "/", "^", "\\", "<", ",", "v", "`"};
    const TablePoint way = corners[0] - (corners[1] + corners[2]) * 0.5;
    const double eighths = std::atan2(way.y.value(), way.x.value()) / std::numbers::pi * 4.0;
    return kArrows[std::size_t(std::lround(eighths) + 8) % kArrows.size()];
}

void put(ScenePlan& plan, const SceneMark& mark, const BoardWords& words) {
    const std::vector<TablePoint>& points = mark.points;
    switch (mark.kind) {
    case SceneKind::Zone:
        return plan.fill(points, ":");
    case SceneKind::HullOfA:
        return plan.fill(points, "#");
    case SceneKind::HullOfB:
        return plan.fill(points, "%");
    case SceneKind::Bow:
        return plan.put(points[0] + (points[1] + points[2] - points[0] * 2.0) * 0.1,
                        arrowOf(points));
    case SceneKind::Order:
    case SceneKind::Oar:
        return plan.line(points[0], points[1], strokeOf(points));
    case SceneKind::Hit:
        return plan.line(points[0], points[1], ".");
    case SceneKind::Match:
        return plan.line(points[0], points[1], "*");
    case SceneKind::Mast:
        return plan.put(points[0], "I");
    case SceneKind::Head:
        return plan.put(points[0], "o");
    case SceneKind::NameOfA:
    case SceneKind::NameOfB:
    case SceneKind::Label:
        return plan.write(points[0], words.said(mark.text));
    }
}

} // namespace

BoardText drawn(const Scene& scene, const BoardWords& words) {
    ScenePlan plan(scene);
    for (const SceneMark& mark : scene.marks) {
        put(plan, mark, words);
    }
    return {plan.text(),
            words.line(message("# is a galley of side A, %1 one of side B; I is a mast, and o the "
                               "head of a match. Lines beside a hull are oars, and lines before a "
                               "bow order matches. *** is a match that was dropped, dots show what "
                               "it hits, and : is the side zone.",
                               "%"))};
}

} // namespace umpire
