#include "app/game/board/canvas.h"

#include "app/game/board/looks.h"

#include <utility>

namespace umpire {

using svg::Attributes;
using svg::XY;

BoardCanvas::BoardCanvas(const DrawnPart& part, double axes, double rim, BoardMarks marks)
    : part_(part), marks_(std::move(marks)), axes_(axes) {
    marks_.turns = (marks_.turns % 4 + 4) % 4;
    origin_ = {rim + (edgeOf(Below) == Left || edgeOf(Left) == Left ? axes : 0.0),
               rim + (edgeOf(Below) == Above || edgeOf(Left) == Above ? axes : 0.0)};
    width_ = (liesAcross() ? part.height : part.width) + axes + 2 * rim;
    height_ = (liesAcross() ? part.width : part.height) + axes + 2 * rim;
}

XY BoardCanvas::at(double x, double y) const {
    XY point{x - part_.left, part_.low + part_.height - y};
    double height = part_.height;
    double width = part_.width;
    for (int quarter = 0; quarter < marks_.turns; ++quarter) {
        point = {height - point.y, point.x};
        std::swap(width, height);
    }
    return {point.x + origin_.x, point.y + origin_.y};
}

DrawnBox BoardCanvas::boxOf(double left, double low, double width, double height) const {
    const XY one = at(left, low);
    const XY other = at(left + width, low + height);
    const auto [leftmost, rightmost] = std::minmax(one.x, other.x);
    const auto [highest, lowest] = std::minmax(one.y, other.y);
    return {leftmost, highest, rightmost - leftmost, lowest - highest};
}

std::string BoardCanvas::placing(XY middle, Radians heading) const {
    return "translate(" + svg::numeral(middle.x) + " " + svg::numeral(middle.y) + ") rotate(" +
           svg::numeral(90.0 * marks_.turns - degreesFromRadians(heading)) + ")";
}

void BoardCanvas::openPlace(std::string_view kind, const std::string& name,
                            const std::string& spoken, const DrawnBox& box) {
    const std::string key = "data-" + std::string(kind);
    svg.open("g", spoken == name ? Attributes{{key, name}}
                                 : Attributes{{key, name}, {"aria-label", spoken}});
    places_.push_back({name, box.left, box.top, box.width, box.height});
}

void BoardCanvas::mark(const std::string& name, std::string_view element, const Attributes& shape,
                       double width) {
    const bool isWrong = std::ranges::count(marks_.wrong, name) > 0;
    if (!isWrong && std::ranges::count(marks_.acted, name) == 0) {
        return;
    }
    svg.shape(element, shape,
              {{"fill", "none"}, {"stroke", "#ffffff"}, {"stroke-width", width * 1.7}});
    Attributes line{{"class", isWrong ? "wrong" : "acted"},
                    {"fill", "none"},
                    {"stroke", isWrong ? looks::kWrong : looks::kActed},
                    {"stroke-width", width}};
    if (isWrong) {
        line.emplace_back("stroke-dasharray",
                          svg::numeral(width * 1.7) + " " + svg::numeral(width * 0.9));
    }
    svg.shape(element, shape, line);
}

void BoardCanvas::writeBeside(const std::string& text, const DrawnBox& square, Edge edge,
                              double height) {
    XY at = square.middle();
    at.y += 0.36 * height;
    at.x += edge == Left    ? -square.width / 2 - axes_ / 2
            : edge == Right ? square.width / 2 + axes_ / 2
                            : 0.0;
    at.y += edge == Above   ? -square.height / 2 - axes_ / 2
            : edge == Below ? square.height / 2 + axes_ / 2
                            : 0.0;
    svg.text(text, {{"class", "axis"},
                    {"x", at.x},
                    {"y", at.y},
                    {"fill", "currentColor"},
                    {"font-size", height},
                    {"text-anchor", "middle"}});
}

void BoardCanvas::writeAxes(const std::string& name, const DrawnBox& square, double height) {
    const std::string letter = name.substr(0, 1);
    const std::string number = name.substr(1);
    if (number == "1") {
        writeBeside(letter, square, edgeOf(Below), height);
    }
    if (letter == "a") {
        writeBeside(number, square, edgeOf(Left), height);
    }
}

BoardDrawing BoardCanvas::drawing() const {
    return {"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + svg::numeral(width_) +
                " " + svg::numeral(height_) + "\">" + svg.written() + "</svg>",
            width_, height_, places_};
}

} // namespace umpire
