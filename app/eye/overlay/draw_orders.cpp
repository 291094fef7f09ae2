#include "app/eye/one_picture/names.h"
#include "app/eye/overlay/sketch.h"

#include <algorithm>
#include <array>

namespace umpire {
namespace {

/// Distance from a column's middle that clears the matches laid across (21 mm and a tolerance).
constexpr Millimetres kBracketAside = 29_mm;
constexpr Millimetres kBracketDepth = 5_mm;

/// Returns the nearest and the farthest end of the column's matches.
std::pair<Millimetres, Millimetres> spanOf(const Look& look, const OrderColumn& column) {
    std::vector<Millimetres> ends;
    for (const Match& match : look.observation.matches) {
        if (std::ranges::count(column.matches, match.id) > 0) {
            ends.insert(ends.end(), {match.tail.y, match.head.y});
        }
    }
    const auto [least, most] = std::ranges::minmax_element(ends);
    return ends.empty() ? std::pair{0_mm, 0_mm} : std::pair{*least, *most};
}

std::string readingOf(const OrderColumn& column) {
    std::string text = "orders of " + nameOf(column.side) + ":";
    for (const Order order : column.sequence) {
        text.append(text.ends_with(':') ? " " : ", ").append(nameOf(order));
    }
    std::ranges::replace(text, '_', ' ');
    return text;
}

} // namespace

void drawOrders(Sketch& sketch, const Look& look, const OrderColumn& column) {
    const auto [low, high] = spanOf(look, column);
    if (look.observation.registration.method == RegistrationMethod::None || low == high) {
        return;
    }
    const Millimetres middle = look.view.areaOrigin.x + look.view.areaWidth * 0.5;
    const double inward = column.columnX < middle ? 1.0 : -1.0;
    const Millimetres back = column.columnX + kBracketAside * inward;
    const Millimetres tip = back - kBracketDepth * inward;
    const auto at = [&](Millimetres x, Millimetres y) { return pixelOf(look.view, {x, y}, 0_mm); };
    const std::array bracket{at(tip, high), at(back, high), at(back, low), at(tip, low)};
    sketch.canvas.path(bracket, {colours::kPlain, 2.0});
    sketch.layout.avoid(bracket, 4.0 * sketch.canvas.unit());
    sketch.labels.push_back({bracket[1], readingOf(column), std::nullopt, colours::kPlain, 1});
}

} // namespace umpire
