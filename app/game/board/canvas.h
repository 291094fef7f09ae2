#pragma once

#include "app/game/board/drawing.h"
#include "app/game/board/svg.h"

#include <algorithm>
#include <map>
#include <optional>

/// Common parts of the drawings of all boards.
namespace umpire {

/// The part of a board that is drawn, in the units of the board; y points upwards.
struct DrawnPart {
    double left = 0.0;
    double low = 0.0;
    double width = 0.0;
    double height = 0.0;
};
/// A rectangle in the units of the drawing; y points downwards.
struct DrawnBox {
    double left = 0.0;
    double top = 0.0;
    double width = 0.0;
    double height = 0.0;
    [[nodiscard]] svg::XY middle() const { return {left + width / 2, top + height / 2}; }
    [[nodiscard]] double side() const { return std::min(width, height); }
    [[nodiscard]] DrawnBox inset(double by) const {
        return {left + by, top + by, width - 2 * by, height - 2 * by};
    }
    [[nodiscard]] svg::Attributes attributes() const {
        return {{"x", left}, {"y", top}, {"width", width}, {"height", height}};
    }
};

class BoardCanvas {
public:
    /// `axes`: width of the space for the letters and numbers beside the squares; `rim`: width of
    /// the margin on each side. Both are in the units of the drawing.
    BoardCanvas(const DrawnPart& part, double axes, double rim, BoardMarks marks);

    [[nodiscard]] svg::XY at(double x, double y) const;
    /// Converts a rectangle of the board. (`left`, `low`) is its lower left corner.
    [[nodiscard]] DrawnBox boxOf(double left, double low, double width, double height) const;
    /// Tells whether the board is turned by a quarter or by three quarters.
    [[nodiscard]] bool liesAcross() const { return marks_.turns % 2 != 0; }
    /// Returns the SVG transform for a shape that is drawn around (0, 0) with its bow to the right.
    /// `heading` is measured counter-clockwise from the board's x axis.
    [[nodiscard]] std::string placing(svg::XY middle, Radians heading) const;

    /// Begins the group of a place. `kind`: "cell", "spot" or "galley". `spoken`: the description
    /// for people who cannot see the drawing.
    void openPlace(std::string_view kind, const std::string& name, const std::string& spoken,
                   const DrawnBox& box);
    void closePlace() { svg.close("g"); }
    /// Draws an outline around the place if the last action or a difference names it. The line has
    /// a white rim, so that it is visible on every background.
    void mark(const std::string& name, std::string_view element, const svg::Attributes& shape,
              double width);
    /// Writes the square's letter below the bottom row, and its number beside the first column. On
    /// a turned board, writes them at the corresponding edges.
    void writeAxes(const std::string& name, const DrawnBox& square, double height);

    /// Records where a place or a piece is drawn, for the preview. Only the first call for a name
    /// has an effect.
    void nameFor(const std::string& name, svg::XY middle, double radius);
    /// Makes the preview frame that place, so that no ring covers the pieces in it.
    void frameFor(const std::string& name, const DrawnBox& box) { named_.at(name).frame = box; }
    /// Draws the preview. `square`: side of a square in the units of the drawing; 0 if the board
    /// has no squares.
    void drawGhost(double width, double square);

    [[nodiscard]] BoardDrawing drawing() const;

    svg::Writer svg{};

private:
    struct NamedPlace {
        svg::XY middle;
        double radius = 0.0;
        std::optional<DrawnBox> frame{}; ///< drawn instead of a ring
    };
    /// Letters of the preview.
    struct Badge {
        std::string words;
        svg::XY at;
        double height = 0.0;
    };
    enum Edge { Below, Left, Above, Right };

    [[nodiscard]] Edge edgeOf(Edge unturned) const { return Edge((unturned + marks_.turns) % 4); }
    void writeBeside(const std::string& text, const DrawnBox& square, Edge edge, double height);
    [[nodiscard]] const NamedPlace* placeOf(const GhostEnd& end) const;
    void drawWay(const GhostWay& way, double width, double square);
    void drawShip(const GhostShip& ship, double width);

    DrawnPart part_;
    BoardMarks marks_;
    double axes_;
    svg::XY origin_{}; ///< upper left corner of the drawn part
    double width_ = 0.0;
    double height_ = 0.0;
    std::vector<DrawnPlace> places_{};
    std::map<std::string, NamedPlace> named_{};
    std::vector<Badge> badges_{};
};

BoardDrawing drawn(const CellBoard& board, const std::vector<std::string>& players,
                   const BoardMarks& marks);
BoardDrawing drawn(const GalleyBoard& board, const std::vector<std::string>& players,
                   const BoardMarks& marks);
BoardDrawing drawn(const referee::PieceBoard& board, const std::vector<std::string>& players,
                   const BoardMarks& marks);

} // namespace umpire
