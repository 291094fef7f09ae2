#include "vision/matches/column_slots.h"

#include "vision/matches/laid_order.h"

#include <algorithm>

namespace umpire::matches {

using proposals::StickHypothesis;

namespace {

constexpr OrderColumnOptions kColumn;
constexpr Millimetres kGap = 4_mm; ///< usual gap between two orders; columns have 3 to 5 mm
/// Maximum gap between two visible orders of one column: two orders that are laid across may be
/// unseen between them.
constexpr Millimetres kUnseenMost = kColumn.acrossSlot * 2 + kGap * 3;
/// Prior probabilities of an order in a free slot: at the end of a column, and in a gap, because
/// players leave no gaps. (With 0.95 for a gap, one match is false among the forty painted matches
/// of the benchmark; with 0.8, a film of an oak table asks about orders that are completely
/// visible.)
constexpr double kAtEnd = 0.5;
constexpr double kInGap = 0.87;

struct Slot {
    Millimetres y; ///< middle of the slot
    double chance;
};

/// The orders of a column, sorted by y.
using OrderRow = std::vector<LaidOrder>;

bool areOfOneColumn(const LaidOrder& a, const LaidOrder& b) {
    const Millimetres gap = gapBetween(a, b);
    return abs(a.middle.x - b.middle.x) <= kColumn.asideMost && gap >= kColumn.gapLeast &&
           gap <= kUnseenMost;
}

std::vector<OrderRow> columnsOf(const std::vector<LaidOrder>& laid) {
    std::vector<OrderRow> columns;
    for (const LaidOrder& order : laid) {
        const auto column = std::ranges::find_if(
            columns, [&](const OrderRow& each) { return areOfOneColumn(each.back(), order); });
        if (column == columns.end()) {
            columns.push_back({order});
        } else {
            column->push_back(order);
        }
    }
    return columns;
}

Millimetres axisOf(const OrderRow& column) {
    Millimetres sum;
    for (const LaidOrder& order : column) {
        sum += order.middle.x;
    }
    return sum / double(column.size());
}

/// Tells whether few other matches are near the column. In a heap of tossed matches, two matches
/// may look like a column.
bool standsAlone(const OrderRow& column, std::span<const Match> found) {
    const Millimetres x = axisOf(column);
    const auto isNear = [&](const Match& match) {
        const TablePoint middle = midpoint(match.tail, match.head);
        const TablePoint nearest{
            x, std::clamp(middle.y, column.front().middle.y, column.back().middle.y)};
        return distance(middle, nearest) < kColumn.solitude;
    };
    const auto near = std::size_t(std::ranges::count_if(found, isNear));
    return near < column.size() + (column.size() + 1) / 2;
}

/// Returns the slots of a column in which no match was found: before the column, in its gaps and
/// after it.
std::vector<Slot> freeSlotsOf(const OrderRow& column, Millimetres half) {
    const LaidOrder& first = column.front();
    const LaidOrder& last = column.back();
    std::vector<Slot> slots = {{first.middle.y - first.halfSlot - kGap - half, kAtEnd},
                               {last.middle.y + last.halfSlot + kGap + half, kAtEnd}};
    for (std::size_t i = 1; i < column.size(); ++i) {
        const LaidOrder& low = column[i - 1];
        const LaidOrder& high = column[i];
        const Millimetres gap = gapBetween(low, high);
        if (gap >= half * 4.0) {
            slots.push_back({low.middle.y + low.halfSlot + kGap + half, kInGap});
            slots.push_back({high.middle.y - high.halfSlot - kGap - half, kInGap});
        } else if (gap >= half * 2.0 + kColumn.gapLeast) {
            slots.push_back({low.middle.y + low.halfSlot + gap * 0.5, kInGap});
        }
    }
    return slots;
}

StickHypothesis stickIn(TablePoint middle, bool along, double chance, const PieceSizes& sizes) {
    const Millimetres half = sizes.matchLength * 0.5;
    const TablePoint reach = along ? TablePoint{0_mm, half} : TablePoint{half, 0_mm};
    return {.tail = middle - reach, .head = middle + reach, .score = chance};
}

} // namespace

std::vector<StickHypothesis> freeSlots(std::span<const Match> found, const PieceSizes& sizes) {
    std::vector<StickHypothesis> sticks;
    for (const OrderRow& column : columnsOf(laidOrders(found, sizes, kColumn))) {
        if (column.size() < 2 || !standsAlone(column, found)) {
            continue;
        }
        for (const bool along : {true, false}) {
            for (const Slot& slot : freeSlotsOf(column, halfSlotOf(along, sizes, kColumn))) {
                sticks.push_back(stickIn({axisOf(column), slot.y}, along, slot.chance, sizes));
            }
        }
    }
    return sticks;
}

} // namespace umpire::matches
