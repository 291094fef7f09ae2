#include "vision/matches/laid_order.h"

#include <algorithm>
#include <cmath>

namespace umpire::matches {
namespace {

std::optional<LaidOrder> laidOf(std::span<const Match> matches, std::size_t index,
                                const PieceSizes& sizes, const OrderColumnOptions& options) {
    const Match& match = matches[index];
    const double most = std::sin(options.tiltMost.value());
    const TablePoint axis = along(directionOf(match.tail, match.head), 1_mm);
    const bool along = std::abs(axis.x.value()) <= most;
    if (!along && std::abs(axis.y.value()) > most) {
        return std::nullopt;
    }
    return LaidOrder{index,
                     midpoint(match.tail, match.head),
                     along,
                     match.headed == Headed::Yes,
                     (along ? axis.y : axis.x) > 0_mm,
                     halfSlotOf(along, sizes, options)};
}

/// Tells whether both ends of two matches are at most `within` apart, so that they are one match.
bool areOne(const Match& a, const Match& b, Millimetres within) {
    const auto near = [&](TablePoint tail, TablePoint head) {
        return distance(a.tail, tail) <= within && distance(a.head, head) <= within;
    };
    return near(b.tail, b.head) || near(b.head, b.tail);
}

} // namespace

Millimetres halfSlotOf(bool along, const PieceSizes& sizes, const OrderColumnOptions& options) {
    return (along ? sizes.matchLength : options.acrossSlot) * 0.5;
}

std::vector<LaidOrder> laidOrders(std::span<const Match> matches, const PieceSizes& sizes,
                                  const OrderColumnOptions& options) {
    std::vector<LaidOrder> laid;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const bool isReadTwice = std::ranges::any_of(matches, [&](const Match& other) {
            return other.confidence > matches[i].confidence &&
                   areOne(matches[i], other, options.sameWithin);
        });
        const auto one = isReadTwice ? std::nullopt : laidOf(matches, i, sizes, options);
        if (one) {
            laid.push_back(*one);
        }
    }
    std::ranges::sort(laid, {}, [](const LaidOrder& one) { return one.middle.y; });
    return laid;
}

Millimetres gapBetween(const LaidOrder& one, const LaidOrder& other) {
    return abs(one.middle.y - other.middle.y) - one.halfSlot - other.halfSlot;
}

} // namespace umpire::matches
