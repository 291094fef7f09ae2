#include "app/game/board/canvas.h"
#include "app/game/board/looks.h"

#include <cmath>
#include <utility>

namespace umpire {
namespace {

using svg::Attributes;
using svg::XY;

/// Distance from the bow to the full width of the deck, as a share of the deck's length.
constexpr double kShoulder = 0.26;

XY between(XY from, XY to, double share) {
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

double distanceOf(XY from, XY to) {
    return std::hypot(to.x - from.x, to.y - from.y);
}

/// Returns the share of a line from `from` to the middle of the box that lies inside the box.
double edgeFrom(XY from, const DrawnBox& box) {
    const XY middle = box.middle();
    return std::min({box.width / 2 / std::abs(middle.x - from.x),
                     box.height / 2 / std::abs(middle.y - from.y), 1.0});
}

/// Draws a dashed line with a white rim, so that it is visible on every background.
void drawLine(svg::Writer& svg, std::string_view element, const Attributes& shape, double width) {
    Attributes line = shape;
    line.emplace_back("fill", "none");
    line.emplace_back("stroke-linejoin", "round");
    svg.shape(element, line, {{"stroke", "#ffffff"}, {"stroke-width", width * 2}});
    svg.shape(element, line,
              {{"stroke", looks::kActed},
               {"stroke-width", width},
               {"stroke-dasharray", svg::numeral(width * 2.2) + " " + svg::numeral(width * 1.4)}});
}

/// Draws letters on a white background.
void drawBadge(svg::Writer& svg, const std::string& words, XY at, double height) {
    const double half = height * (0.35 * double(words.size()) + 0.35);
    svg.shape("rect", {{"x", at.x - half},
                       {"y", at.y - height * 0.75},
                       {"width", 2 * half},
                       {"height", height * 1.5},
                       {"rx", height * 0.6},
                       {"fill", "#ffffff"},
                       {"stroke", looks::kActed},
                       {"stroke-width", height * 0.14}});
    svg.text(words, {{"x", at.x},
                     {"y", at.y + height * 0.36},
                     {"fill", looks::kActed},
                     {"font-size", height},
                     {"font-weight", "bold"},
                     {"text-anchor", "middle"}});
}

/// Draws an arrow through all points. Its head is at the last point.
void drawArrow(svg::Writer& svg, std::vector<XY> points, double width) {
    const XY tip = points.back();
    const XY before = points[points.size() - 2];
    const double length = distanceOf(before, tip);
    if (length <= 0.0) {
        return;
    }
    const double head = std::min(width * 3.4, length);
    const XY along{(tip.x - before.x) / length, (tip.y - before.y) / length};
    const auto back = [&](double aside) {
        return XY{tip.x - along.x * head - along.y * aside,
                  tip.y - along.y * head + along.x * aside};
    };
    points.back() = back(0.0);
    drawLine(svg, "polyline", {{"points", svg::joined(points)}}, width);
    svg.shape("polygon", {{"points", svg::joined({tip, back(head * 0.62), back(-head * 0.62)})},
                          {"fill", looks::kActed},
                          {"stroke", "#ffffff"},
                          {"stroke-width", width * 0.5}});
}

} // namespace

void BoardCanvas::nameFor(const std::string& name, XY middle, double radius) {
    if (!name.empty()) {
        named_.try_emplace(name, NamedPlace{middle, radius});
    }
}

const BoardCanvas::NamedPlace* BoardCanvas::placeOf(const GhostEnd& end) const {
    for (const std::string& name : {end.piece, end.place}) {
        if (const auto found = named_.find(name); found != named_.end()) {
            return &found->second;
        }
    }
    return nullptr;
}

void BoardCanvas::drawWay(const GhostWay& way, double width, double square) {
    const NamedPlace* from = placeOf(way.from);
    const NamedPlace* to = placeOf(way.to);
    to = to == nullptr ? from : to;
    if (to == nullptr) {
        return;
    }
    if (way.heading && square > 0.0) {
        const double half = square * 0.42;
        drawLine(svg, "polygon",
                 {{"points", svg::joined({{half, 0},
                                          {half * 0.2, half},
                                          {-half * 2.9, half * 0.8},
                                          {-half * 2.9, -half * 0.8},
                                          {half * 0.2, -half}})},
                  {"transform", placing(to->middle, *way.heading)}},
                 width);
    } else if (to->frame) {
        drawLine(svg, "rect", to->frame->attributes(), width);
    } else {
        drawLine(svg, "circle", {{"cx", to->middle.x}, {"cy", to->middle.y}, {"r", to->radius}},
                 width);
    }
    if (!way.label.empty()) {
        badges_.push_back({way.label, to->middle, std::max(to->radius * 0.5, width * 2)});
    }
    const double length = from == nullptr ? 0.0 : distanceOf(from->middle, to->middle);
    if (length > to->radius) { // the shortened arrow leaves the number of the piece visible
        const double tail = std::min(from->radius * 0.75, length / 4) / length;
        const double inside = to->frame ? edgeFrom(from->middle, *to->frame)
                                        : std::min(to->radius * 0.45, length / 3) / length;
        drawArrow(svg,
                  {between(from->middle, to->middle, tail),
                   between(from->middle, to->middle, 1.0 - inside)},
                  width);
    }
}

void BoardCanvas::drawShip(const GhostShip& ship, double width) {
    const auto drawnAt = [this](TablePoint point) { return at(point.x.value(), point.y.value()); };
    std::array<XY, 4> hull;
    std::ranges::transform(ship.hull, hull.begin(), drawnAt);
    const auto& [bowPort, sternPort, sternStarboard, bowStarboard] = hull;
    const XY bow = between(bowPort, bowStarboard, 0.5);
    drawLine(svg, "polygon",
             {{"class", "hull"},
              {"points",
               svg::joined({bow, between(bowPort, sternPort, kShoulder), sternPort, sternStarboard,
                            between(bowStarboard, sternStarboard, kShoulder)})}},
             width);
    std::vector<XY> path;
    std::ranges::transform(ship.path, std::back_inserter(path), drawnAt);
    const XY end = path.back();
    std::string words = ship.name;
    for (const GhostSign& sign : ship.signs) {
        if (path.size() > 1 && sign.at == ship.path.back()) {
            words += " " + sign.letters;
        } else {
            badges_.push_back({sign.letters, drawnAt(sign.at), width * 3});
        }
    }
    if (path.size() > 1) {
        // the shortened arrow leaves the name of the galley visible
        path.front() = between(path[0], path[1], 0.4);
        path.push_back(bow);
        drawArrow(svg, path, width);
    }
    badges_.push_back({words, end, width * 3});
}

/// Draws the letters last, so that no line strikes them out.
void BoardCanvas::drawGhost(double width, double square) {
    if (marks_.ghost.isEmpty()) {
        return;
    }
    svg.open("g", {{"class", "ghost"}, {"pointer-events", "none"}, {"aria-hidden", "true"}});
    for (const GhostShip& ship : marks_.ghost.ships) {
        drawShip(ship, width);
    }
    for (const GhostWay& way : marks_.ghost.ways) {
        drawWay(way, width, square);
    }
    for (const Badge& badge : std::exchange(badges_, {})) {
        drawBadge(svg, badge.words, badge.at, badge.height);
    }
    svg.close("g");
}

} // namespace umpire
