#include "app/mind/odds/drop.h"

#include <string>

namespace umpire::odds {

Match matchAt(TablePoint middle, Radians heading, Millimetres length, std::size_t number) {
    Match match;
    match.id = "m" + std::to_string(number + 1);
    match.head = middle + along(heading, length * 0.5);
    match.tail = middle - along(heading, length * 0.5);
    match.confidence = 1.0;
    return match;
}

Landing dropNeedles(const Scene& scene, const Throw& handful, Draws draws) {
    Landing landing;
    for (int number = 0; number < handful.matches; ++number) {
        const double x = draws.normal();
        const double y = draws.normal();
        const Radians heading(2.0 * std::numbers::pi * draws.uniform());
        const TablePoint middle = scene.place + TablePoint{handful.spread * x, handful.spread * y};
        landing.matches.push_back(
            matchAt(middle, heading, scene.sizes.matchLength, std::size_t(number)));
    }
    return landing;
}

} // namespace umpire::odds
