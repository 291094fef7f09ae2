#pragma once

#include "app/game/board/drawing.h"
#include "app/game/board/svg.h"

#include <algorithm>
#include <map>

/// What the drawings of all boards share.
namespace umpire {

/// The part of a board that is drawn, in the board's units; y goes up.
struct DrawnPart {
    double left = 0.0;
    double low = 0.0;
    double width = 0.0;
    double height = 0.0;
};
/// A rectangle in the drawing's units; y goes down.
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
    /// `axes`: the room for letters and numbers beside the squares. `rim`: the room on all sides.
    BoardCanvas(const DrawnPart& part, double axes, double rim, BoardMarks marks);

    [[nodiscard]] svg::XY at(double x, double y) const;
    /// `left` and `low`: its corner on the board.
    [[nodiscard]] DrawnBox boxOf(double left, double low, double width, double height) const;
    /// Tells whether the board is turned by one quarter or by three.
    [[nodiscard]] bool liesAcross() const { return marks_.turns % 2 != 0; }
    /// Returns SVG's transform of a shape that is drawn around (0, 0) with its bow to the right.
    /// `heading`: counter-clockwise from the board's x axis.
    [[nodiscard]] std::string placing(svg::XY middle, Radians heading) const;

    /// Begins the group of a place. `kind`: "cell", "spot" or "galley". `spoken`: for people who do
    /// not see the drawing.
    void openPlace(std::string_view kind, const std::string& name, const std::string& spoken,
                   const DrawnBox& box);
    void closePlace() { svg.close("g"); }
    /// Marks the shape if the last action or a difference names the place. The line has a white
    /// rim and is visible on every ground.
    void mark(const std::string& name, std::string_view element, const svg::Attributes& shape,
              double width);
    /// Writes a square's letter below the board and its number on the left, turned like the board.
    void writeAxes(const std::string& name, const DrawnBox& square, double height);

    /// Tells the preview where a place or a piece is drawn; the first one of a name counts.
    void nameFor(const std::string& name, svg::XY middle, double radius);
    /// Draws the preview. `square`: the side of a square; 0: the board has none.
    void drawGhost(double width, double square);

    [[nodiscard]] BoardDrawing drawing() const;

    svg::Writer svg{};

private:
    struct NamedPlace {
        svg::XY middle;
        double radius = 0.0;
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
    svg::XY origin_{}; ///< of the drawn part's upper left corner
    double width_ = 0.0;
    double height_ = 0.0;
    std::vector<DrawnPlace> places_{};
    std::map<std::string, NamedPlace> named_{};
};

BoardDrawing drawn(const CellBoard& board, const std::vector<std::string>& players,
                   const BoardMarks& marks);
BoardDrawing drawn(const GalleyBoard& board, const std::vector<std::string>& players,
                   const BoardMarks& marks);
BoardDrawing drawn(const referee::PieceBoard& board, const std::vector<std::string>& players,
                   const BoardMarks& marks);

} // namespace umpire
