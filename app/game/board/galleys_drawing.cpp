#include "app/game/board/canvas.h"
#include "app/game/board/looks.h"

namespace umpire {
namespace {

using svg::Attributes;
using svg::XY;

/// Lengths in millimetres of the table, which are the units of the drawing.
constexpr double kTableRim = 10.0;
constexpr double kRoom = 75.0; ///< minimum distance between a galley and the edge of the drawn part
constexpr double kBerth = 90.0; ///< distance between two galleys that are not placed yet
constexpr double kOarLength = 13.0;

struct Span {
    double from = 0.0;
    double size = 0.0;
};
/// Returns the range that shows all galleys along one side of the table: at least a third of the
/// side.
Span spanOf(const std::vector<double>& at, double side) {
    const double low = *std::ranges::min_element(at) - kRoom;
    const double high = *std::ranges::max_element(at) + kRoom;
    const double size = std::min(std::max(high - low, side / 3), side);
    return {std::clamp((low + high - size) / 2, 0.0, side - size), size};
}

/// Returns the part of the table that shows all galleys and wrecks, and their places in the
/// preview. While some galleys are not placed yet, returns the whole table with a row below it for
/// these galleys.
DrawnPart partOf(const GalleyBoard& board, const Ghost& ghost) {
    const double width = board.width.value();
    const double depth = board.depth.value();
    std::vector<double> xs;
    std::vector<double> ys;
    const auto add = [&](TablePoint point) {
        xs.push_back(point.x.value());
        ys.push_back(point.y.value());
    };
    for (const BoardGalley& galley : board.galleys) { // a wreck too, so that the scale stays
        add(galley.center);
    }
    for (const GhostShip& ship : ghost.ships) {
        std::ranges::for_each(ship.path, add);
        std::ranges::for_each(ship.hull, add);
    }
    if (!board.waiting.empty() || xs.empty()) {
        const double below = board.waiting.empty() ? 0.0 : kBerth;
        return {0.0, -below, width, depth + below};
    }
    const Span across = spanOf(xs, width);
    const Span up = spanOf(ys, depth);
    return {across.from, up.from, across.size, up.size};
}

class Galleys {
public:
    Galleys(const GalleyBoard& board, const std::vector<std::string>& players,
            const BoardMarks& marks)
        : board_(board), players_(players),
          canvas_(partOf(board, marks.ghost), 0.0, kTableRim, marks),
          length_(board.boxLength.value()), beam_(board.boxWidth.value()) {}

    BoardDrawing drawing() {
        const DrawnBox table = canvas_.boxOf(0.0, 0.0, board_.width.value(), board_.depth.value());
        // the sea fills the rim too, so that it ends alike at all edges of the drawing
        canvas_.svg.shape("rect", table.inset(-kTableRim).attributes(),
                          {{"rx", 6}, {"fill", looks::kSea}, {"class", "sea"}});
        for (const BoardGalley& galley : board_.galleys) {
            draw(galley, canvas_.at(galley.center.x.value(), galley.center.y.value()));
        }
        double x = kBerth / 2;
        for (const BoardGalley& galley : board_.waiting) {
            draw(galley, canvas_.at(x, -kBerth / 2));
            x += std::min(kBerth, board_.width.value() / double(board_.waiting.size()));
        }
        canvas_.drawGhost(4.5, 0.0);
        return canvas_.drawing();
    }

private:
    void draw(const BoardGalley& galley, XY middle);
    void drawOars(const BoardGalley& galley);
    void drawMasts(const BoardGalley& galley);
    [[nodiscard]] Attributes hull() const {
        const double bow = length_ / 2;
        const double shoulder = bow - beam_ * 0.45;
        return {{"points", svg::joined({{bow, 0},
                                        {shoulder, beam_ / 2},
                                        {-bow, beam_ / 2},
                                        {-bow, -beam_ / 2},
                                        {shoulder, -beam_ / 2}})},
                {"stroke-linejoin", "round"}};
    }

    const GalleyBoard& board_;
    const std::vector<std::string>& players_;
    BoardCanvas canvas_;
    double length_;
    double beam_;
};

void Galleys::draw(const BoardGalley& galley, XY middle) {
    const looks::Look& look = looks::lookOf(players_[std::size_t(galley.seat)]);
    const double half = length_ * 0.7;
    const bool isBuilt = galley.builtOars > 0;
    canvas_.nameFor(galley.name, middle, half);
    canvas_.openPlace("galley", galley.name, galley.name,
                      {middle.x - half, middle.y - half, 2 * half, 2 * half});
    canvas_.svg.open("g", {{"transform", canvas_.placing(middle, galley.heading)},
                           {"opacity", galley.sunk ? 0.45 : 1.0}});
    canvas_.mark(galley.name, "polygon", hull(), 11);
    if (isBuilt) {
        drawOars(galley);
    }
    Attributes paint{{"class", "ground"},
                     {"fill", isBuilt ? look.fill : "none"},
                     {"stroke", isBuilt ? look.edge : looks::kLost},
                     {"stroke-width", 3}};
    if (galley.sunk || !isBuilt) {
        paint.emplace_back("stroke-dasharray", "6 5");
    }
    canvas_.svg.shape("polygon", hull(), paint);
    if (isBuilt) {
        drawMasts(galley);
    }
    canvas_.svg.close("g");
    const auto write = [&](std::string_view words, double down, double height,
                           std::string_view ink) {
        canvas_.svg.text(words, {{"x", middle.x},
                                 {"y", middle.y + down},
                                 {"fill", ink},
                                 {"font-size", height},
                                 {"font-weight", "bold"},
                                 {"text-anchor", "middle"}});
    };
    if (galley.sunk) {
        for (const double up : {-28.0, 28.0}) {
            canvas_.svg.shape("line",
                              {{"x1", middle.x - 28},
                               {"y1", middle.y - up},
                               {"x2", middle.x + 28},
                               {"y2", middle.y + up}},
                              {{"stroke", looks::kSunk}, {"stroke-width", 6}});
        }
        canvas_.svg.shape("rect", DrawnBox{middle.x - 16, middle.y - 11, 32, 22}.attributes(),
                          {{"rx", 5}, {"fill", look.fill}, {"stroke", looks::kSunk}});
    } // the name lies on the cross
    write(galley.name, 7, 20, isBuilt ? look.ink : "currentColor");
    canvas_.closePlace();
}

/// Draws each oar as a match, and each lost oar as a dotted line. The bow points to the right.
void Galleys::drawOars(const BoardGalley& galley) {
    for (const bool port : {true, false}) {
        const int count = port ? galley.port : galley.starboard;
        const int places = std::max(galley.builtOars, count);
        const double side = port ? -1.0 : 1.0;
        for (int oar = 0; oar < places; ++oar) {
            const double along = length_ * (0.26 - 0.7 * (oar + 0.5) / std::max(places, 4));
            const bool isThere = oar < count;
            Attributes line{{"x1", along},
                            {"y1", side * beam_ / 2},
                            {"x2", along - 4},
                            {"y2", side * (beam_ / 2 + kOarLength)},
                            {"stroke", isThere ? looks::kOar : looks::kLost},
                            {"stroke-width", isThere ? 3.4 : 1.4}};
            if (!isThere) {
                line.emplace_back("stroke-dasharray", "2 2");
            }
            canvas_.svg.shape("line", line);
        }
    }
}

/// Draws the masts along the starboard edge of the deck, where the name leaves room. A lost mast is
/// an empty ring.
void Galleys::drawMasts(const BoardGalley& galley) {
    for (int mast = 0; mast < std::max(galley.builtMasts, galley.masts); ++mast) {
        const bool isThere = mast < galley.masts;
        canvas_.svg.shape("circle", {{"cx", -length_ * 0.42 + mast * 6.5},
                                     {"cy", beam_ * 0.34},
                                     {"r", 2.6},
                                     {"fill", isThere ? looks::kHead : "none"},
                                     {"stroke", isThere ? "#ffffff" : looks::kLost},
                                     {"stroke-width", 0.8}});
    }
}

} // namespace

BoardDrawing drawn(const GalleyBoard& board, const std::vector<std::string>& players,
                   const BoardMarks& marks) {
    return Galleys(board, players, marks).drawing();
}

} // namespace umpire
